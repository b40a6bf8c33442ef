# What the engine says. Facts that are numbers come as text or as whole numbers.

error-game = There is no game { $found }. There are: { $known }.
error-seats = { $game } is for { $low } to { $high } seats, not { $found }.
error-option = { $game } has no option { $option }. It has: { $known }.
error-no-options = { $game } has no options, so also no { $option }.
error-option-value = The option { $option } cannot be { $found }. It can be: { $expected }.
error-option-form = An option is written name=value, not { $found }.
error-edition = { $game } has no edition { $found }. It has: { $known }. A file of your own ends in .toml.
error-key = A key is 32 hexadecimal digits, not “{ $key }”.

error-edition-unreadable = The edition { $file } cannot be read: { $problem }.
error-edition-not-text = The edition { $file } is no text file in UTF-8.
error-edition-syntax = The edition { $file } is no valid TOML: { $problem }.
error-edition-missing = { $file }: { $where } is missing.
error-edition-source = { $file }: { $where } does not say where it comes from. Its source is one of P, D, S, R, not { $found }.
error-edition-unknown = { $file }: { $where } is not known here. Known are: { $known }.
error-edition-whole = { $file }: { $where } is { $found }, but should be a whole number from { $low } to { $high }.
error-edition-choice = { $file }: { $where } is { $found }, but should be one of { $words }.
error-edition-text = { $file }: { $where } is { $found }, but should be text in quotes.
error-edition-list = { $file }: { $where } is { $found }, but should be a list in square brackets.
error-edition-table = { $file }: { $where } is { $found }, but should be a table.
error-edition-tables = { $file }: { $where } is { $found }, but should be a list of tables.
error-edition-count = { $file }: { $where } has { $found } entries, but should have { $count }.
error-edition-name = { $file }: { $where } is { $found }, but should be a name of letters, digits, and the signs - _ .
error-edition-rising = { $file }: { $where } is { $found }, but should rise from each number to the next.

error-no-seat = There is no seat { $seat }: seats are 0 to { $last }.
error-over = The match is over.
error-not-active = It is not seat { $seat } that is awaited now, but { $active }.
error-not-legal = { $found } is no action that is possible now.
error-no-action = “{ $found }” is nothing that can be done now. Possible is, for example: { $example }
error-undo = There is nothing you could take back: the last move was somebody else’s, or it brought something new to light.

error-record-format = Line { $line }: a record begins with “{ $expected }”, not with “{ $found }”.
error-record-line = Line { $line }: “{ $found }” is neither an action (seat number and tokens) nor a tag in its place. Tags are: { $known }.
error-record-tag = Line { $line }: “{ $found }” cannot stand behind { $tag }.
error-record-tag-twice = Line { $line }: { $tag } was said before.
error-record-tag-missing = Line { $line }: the record ends, but never says { $tag }.
error-record-no-action = Line { $line }: a seat, but no action.
error-record-after-end = Line { $line }: an action after the end.
error-record-refused = Line { $line }: { $reason }
error-record-edition = The edition has the mark { $expected }, but the record was played with { $found }.
error-record-key-hash = The key does not match the mark that was published for it.
error-record-result = The result is { $expected }, not { $found }.
error-record-state = The match does not end as recorded: something above was changed.
error-record-unsealed = The record does not say { $tag }, so there is nothing to verify it by.
error-record-running = The match is not over yet: a record is verified at its end.
