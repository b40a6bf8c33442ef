# What the browser says in English. What it says of a game is in src/games/<id>/texts/.

## Everywhere

name = Raumhafen
tagline = Five games among the stars. Pull up a chair.
home = To the lounge
close = Close
back = Back
save = Done
retry = Try again
copy = Copy link
copied = Copied
share = Share
language = Language
language-de = Deutsch
language-en = English
skip-to-content = Skip to content

## Lounge

worlds = The five games
play-now = Play now
play-now-of = Play now: { $game }
open-table = Open a table
open-table-of = Open a table: { $game }
rules = Rules
rules-of = Rules of { $game }
players = { $low ->
    [1] { $high ->
        [1] solo
       *[other] 1–{ $high } players
    }
   *[other] { $high ->
        [2] two players
       *[other] { $low }–{ $high } players
    }
}
minutes = { $minutes } min
difficulty = Difficulty: { $level }
difficulty-1 = easy
difficulty-2 = medium
difficulty-3 = tricky
preparing-game = Getting ready … { $percent }%

continue = Continue
continue-table = { $game } with { $names }
continue-open = Waiting for players
alone = yourself
and = { $first } and { $last }

profile = How others see you
profile-edit = Change name and colour
your-name = Your name
your-colour = Your colour
name-needed = A name needs at least one character.
colour-amber = Amber, circle
colour-rose = Rose, diamond
colour-sky = Sky blue, triangle
colour-mint = Mint, square
colour-lilac = Lilac, star
colour-sand = Sand, cross

## Opening a table

seats = Seats
seat-number = Seat { $number }
seat-count = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
fewer-seats = One seat fewer
more-seats = One seat more
seat-me = You
seat-friend = A friend, by link
seat-here = A friend at this screen
seat-bot = Bot: { $level }
seat-name = Name at seat { $number }
level-cadet = Cadet
level-cadet-about = plays whatever is allowed and avoids only the worst
level-pilot = Pilot
level-pilot-about = plays soundly, with many a lapse
level-captain = Captain
level-captain-about = plays with care and seldom slips
level-admiral = Admiral
level-admiral-about = makes no slips and thinks ahead, two seconds at most
level-optimal = Oracle
level-optimal-about = knows the solution and makes no mistakes
level-random = Chance
level-random-about = plays any legal move at random
level-greedy = Greedy
level-greedy-about = takes what looks best right afterwards
clocks = Clocks
no-clocks = none
clock-minutes = { $minutes } min a seat
big-screen = This device is the big screen
big-screen-about = A TV or tablet shows the table, each phone only its own hand. Everyone joins by QR code.
open-now = Open
start-now = Start playing

## At an open table

room-title = A table for { $game }
room-wait = As soon as every seat is taken, the match can start.
room-ready = Everyone is here.
room-not-host = The player who opened the table starts the match.
start = Start the match
invite = Invite
invite-about = Send this link to one person, or let them scan the code. It is good for this one seat.
qr = QR code to join
taken-by = { $name } sits here
free-seat = Still free
change-to = Give seat { $number } to
watchers = { $count ->
    [one] One person is watching
   *[other] { $count } are watching
}

## Joining

join-title = Pull up a chair
join-about = You were invited to a table. What is your name?
join-now = Take the seat

## At the table

table-of = Table: { $game }
your-turn = Your turn
wait-for = { $count ->
    [one] It is { $names }’s turn
   *[other] { $names } are to act
}
wait-thinking = { $names } { $count ->
    [one] is
   *[other] are
} thinking …
play = Play
play-tokens = Play: { $tokens }
choose = Choices
undo = Take back
hint = Hint
hint-title = What the coach advises
hint-lost = Your question did not arrive. Try again.
taking-back = { $name } – take back
replacing = { $name } – replace
why-not = { $name } – why not?
board = Board
log = Log
log-empty = Nothing has happened yet.
log-undone = A move was taken back.
side-panel = Log and rules
menu = Menu
online = online
offline = offline
bot-level = bot, { $level }
stands-in = A bot is standing in ({ $level })
awaited = to act
thinking = thinking
you = You
points = { $points } { $points ->
    [one] point
   *[other] points
}
clock-left = { $time } left
seat-menu = { $name }: manage seat
let-bot = Let a bot stand in
let-bot-level = Which bot?
leave = Leave the table
leave-ask = Your seat stays yours. A bot may play on for you until you return.
return = Play myself again
watching = You are watching
key-hash = Checksum of all chance
key-hash-about = Everything random in this match comes from a secret key. Its checksum is fixed from the start:

link-connecting = Connecting …
link-lost = The connection is gone. Trying again …
link-back = Connected again.
preparing = Getting the rules ready, just this once …
loading = Loading …
refused = That is not possible
refused-lost = Your move did not arrive. Please try again.

curtain-title = Pass on to { $name }
curtain-about = { $name }, tap the button when nobody else is looking.
curtain-show = I am { $name }
curtain-undo = Take back the last move

screen = Big screen
fullscreen = Full screen
screen-join = Scan your seat
screen-about = Phone out, scan the code, take your seat.
screen-address = or open { $address }

## Keys

keys = Keys
keys-arrows = from one choice to the next
keys-why = also to what cannot be chosen; Enter asks why
keys-enter = choose
keys-escape = take a choice back
keys-undo = take back the last move
keys-hint = ask the coach
keys-help = this list
key-arrows = Arrow keys
key-why = Shift + arrow keys
key-enter = Enter
key-escape = Esc
key-undo = Ctrl + Z
key-hint = H
key-help = ?

## After the match

result = Result
result-won = You won!
result-lost = { $name } wins.
result-shared = { $names } share the victory.
result-over = The match is over.
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place
again = Another match
again-go = To the new match
record = Match as a file
look-back = Look back
look-back-thinking = Thinking the match through once more. That takes a few seconds …
look-back-moment = Moment
look-back-line = { $name }: { $first } at the start, { $last } at the end.
look-back-table = As a table
key = Key
key-right = The key fits the checksum from the start: nothing was arranged.
key-wrong = The key does not fit the checksum from the start!
key-details = All above board?

## The book of a game

book = Book
book-of = { $book } of { $game }
book-who = Who is playing?
book-new = { $name } (new)
book-add = Another name
book-add-now = Play as this name
book-full = All { $columns } columns of the book are taken, so { $name } cannot be entered. Make room by removing a player.
book-entered-not = The book is full: this result was not entered. Remove a player to make room.
book-manage = Manage the book
book-export = Export as a file
book-import = Import a file
book-file = The file of a book
book-how = What happens to the present book?
book-merge = Keep the best of both
book-replace = Replace it
book-import-now = Import
book-imported-now = The book was taken in.
book-unreadable = The file cannot be read.
book-columns = Players
book-rename = Rename
book-remove = Remove
book-remove-sure = Really remove { $name }, with all results?
book-none = Nobody is in it yet.
book-wait = The book is being fetched …

## Settings

settings = Settings
sound = Sounds
sound-about = Short and soft
motion = Motion
motion-auto = as the system
motion-on = on
motion-off = off
contrast = More contrast
on = on
off = off

## Figures

statistics = Statistics
statistics-own = You have { $matches ->
    [0] not finished a match here yet.
    [one] played one match here
   *[other] played { $matches } matches here
}{ $matches ->
    [0] { "" }
   *[other] { $wins ->
        [0] .
        [one] { " " }and won one.
       *[other] { " " }and won { $wins }.
    }
}
statistics-game = Game
statistics-wins = Wins
statistics-all = everyone here
statistics-mine = of these you
statistics-none = No match has been finished here yet.

## When something goes wrong

missing-title = Nothing here but empty space
missing-about = This page does not exist, or no longer does.
no-table-title = There is no such table
no-table-about = Perhaps a piece of the link is missing, or the table was cleared away.
no-join-title = This seat is taken
no-join-about = The invitation was used or replaced. Ask for a new one.
trouble-title = Something went wrong
unreachable = The server does not answer. Is it running, and are you online?
