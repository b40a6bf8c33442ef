# What the server says in English.

serve-open = The lounge is open: { $address }
serve-occupied = The lounge is open already: { $address }
page-no-client = The client has not been built yet. Build it with: python3 run.py

error-table = There is no such table.
error-seat = There is no such seat.
error-code = This invitation is not valid, or it has been used already.
error-rules = These rules are not there.
error-no-edition = There is no such edition.
error-not-your-seat = This seat is not yours.
error-not-host = Only the host of the table can do that.
error-not-seated = Only those who sit at the table can do that.
error-host = This server does not go by that name.
error-origin = Requests like this must come from a page of this server.
error-too-often = That was too often. Wait a moment.
error-too-large = That is too large.
error-bad-request = The server cannot make sense of that request.
error-message = The server cannot make sense of that message.
error-no-such-address = There is nothing at this address.
error-no-such-method = This address does not know that method.
error-fault = Something went wrong on the server. Nothing has changed.
error-busy = Too much is going on at this table. Try again.
error-preparing = The rules are still being made ready.
error-one-of-me = You can take one seat only; others at your screen sit “here”.
error-started = The match has started already.
error-not-started = The match has not started yet.
error-not-over = The match is not over yet.
error-match-over = The match is over.
error-seats-open = There are seats that nobody has taken yet.
error-seat-taken = Somebody sits there already.
error-seats-fixed = Seats do not change during a match.
error-not-absent = A bot can stand in only for somebody who has been away for a while.
error-stood-in = A bot is standing in for you. Return first.
error-clock-ran-out = Your clock has run out; the bot plays on.
error-workers = Several processes need a database that they share: name a PostgreSQL with --database.
error-port = Port { $port } cannot be used: { $problem }.
