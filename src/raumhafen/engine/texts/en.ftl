# What the engine, the terminal and the command say in English. A game's own words are in its folder texts/.

## What is wrong with a wish

error-game = There is no game “{ $found }”. There are: { $known }.
error-game-broken = The game { $game } is installed and cannot be loaded from the package { $package }: { $problem }
error-no-game = Which game? Name one of: { $known }.
error-seats = { $game } is for { $fixed ->
    [yes] { $high ->
        [one] one seat
       *[other] { $high } seats
    }
   *[no] { $low } to { $high } seats
}, not { $found }.
error-option = { $game } has no option “{ $option }”. It has: { $known }.
error-no-options = { $game } has no options, so there is no “{ $option }” either.
error-option-value = The option { $option } cannot be “{ $found }”. It can be: { $expected }.
error-option-form = An option is written name=value, not “{ $found }”.
error-edition = { $game } has no edition “{ $found }”. It has: { $known }. A file of your own ends in .toml.
error-key = A key is 32 hexadecimal digits, not “{ $key }”.
error-bot = There is no bot “{ $found }”. There are: { $known }.
error-optimal = The bot “optimal” needs the solution of what is played, and there is none here yet. This makes it: { $command }
error-solve-game = “{ $found }” cannot be solved exactly. Can be: { $known }.
error-solve-goal = There is no goal “{ $found }”. There are: { $known }.
error-language = Raumhafen does not speak “{ $found }”. It speaks: { $known }.
error-whole = { $option } takes a whole number from { $low } up, not “{ $found }”.
error-name = “{ $found }” cannot be a name: a name has 1 to { $longest } printable characters.
error-names = { $found } names were given, but the table has { $seats } seats.
error-bots-too-many = { $found } bots were given, but the table has { $seats } seats.
error-bots-seats = { $found } bots were given for { $seats } seats. Name one bot for all seats, or one for each.
error-games = There must be at least one game, not { $found }.
error-above-zero = { $option } takes a number above 0, such as 0.5, not “{ $found }”.
error-duel-bots = Name the bots that are to meet: at least two, or one in a game that is played alone.
error-workers = There must be at least one worker, not { $found }.
error-load-with = { $option } cannot go together with --load: the record already says it.
error-load-game = The record is of the game “{ $found }”, not of “{ $game }”.
error-load-over = This match is already over. Watch it with: raumhafen replay { $file }
error-seat-or-open = --seat and --open cannot go together: either one seat watches, or everyone.

error-usage = That cannot be understood: { $problem } Help: { $command } --help
error-usage-command = There is no command “{ $found }”. There are: { $known }.
error-usage-option = There is no option { $found }{ $known ->
    [none] .
   *[other] ; perhaps { $known }?
} Help: { $command } --help
error-usage-extra = “{ $found }” is too much here. Help: { $command } --help
error-usage-missing = { $found } is missing. Help: { $command } --help
error-usage-value = { $found } wants a value behind it. Help: { $command } --help

## Files

error-file = The file { $file } cannot be used: { $problem }.
error-file-text = The file { $file } is no text in UTF-8.
error-file-missing = it does not exist
error-file-forbidden = access is not allowed
error-file-folder = it is a folder
error-file-name = its name holds characters that cannot be printed
error-file-other = { $problem }
error-no-folder = There is no folder { $folder }.
error-save-name = Say what the file shall be called: { $command } FILE

error-edition-unreadable = The edition { $file } cannot be read: { $problem }.
error-edition-not-text = The edition { $file } is no text file in UTF-8.
error-edition-syntax = The edition { $file } is no valid TOML: { $problem }.
error-edition-suffix = { $file } is no edition: the file of an edition ends in .toml.
error-edition-missing = { $file }: { $where } is missing.
error-edition-source = { $file }: { $where } does not say where it comes from. Its source is one of P, D, S, R, not { $found }.
error-edition-unknown = { $file }: { $where } is not known here. Known are: { $known }.
error-edition-whole = { $file }: { $where } is { $found }, but should be a whole number from { $low } to { $high }.
error-edition-choice = { $file }: { $where } is { $found }, but should be one of: { $words }.
error-edition-text = { $file }: { $where } is { $found }, but should be text in quotes.
error-edition-list = { $file }: { $where } is { $found }, but should be a list in square brackets.
error-edition-table = { $file }: { $where } is { $found }, but should be a table.
error-edition-tables = { $file }: { $where } is { $found }, but should be a list of tables.
error-edition-count = { $file }: { $where } has { $found } entries, but should have { $count }.
error-edition-name = { $file }: { $where } is { $found }, but should be a name of letters, digits and the signs - _ .
error-edition-rising = { $file }: { $where } is { $found }, but should rise from each number to the next.

error-record-format = Line { $line }: a record begins with “{ $expected }”, not with “{ $found }”.
error-record-line = Line { $line }: “{ $found }” is neither an action (seat number and tokens) nor a tag in its place. Tags are: { $known }.
error-record-tag = Line { $line }: “{ $found }” cannot stand behind { $tag }.
error-record-tag-twice = Line { $line }: { $tag } was said before.
error-record-tag-missing = Line { $line }: the record ends, but never says { $tag }.
error-record-no-action = Line { $line }: a seat, but no action.
error-record-after-end = Line { $line }: an action after the end.
error-record-refused = Line { $line }: { $reason }
error-record-edition = The edition has the mark { $expected }, but the record was played with { $found }.
error-record-key-hash = The key does not match the hash that was published for it.
error-record-result = The result is { $expected }, not { $found }.
error-record-seal = The match does not end as recorded: something above was changed.
error-record-unsealed = The record does not say { $tag }, so there is nothing to verify it by.
error-record-running = The match is not over yet: a record is verified at its end.
error-review-running = The match is still running: a look back would give secrets away.

## What is wrong with a move

error-no-seat = There is no seat { $seat }: seats are 0 to { $last }.
error-over = The match is over.
error-not-active = Seat { $seat } is not to act now, but { $active }.
error-not-legal = “{ $found }” is not possible now.
error-no-action = “{ $found }” is nothing that can be done now. You could, for example: { $example }
error-choice-number = There is no choice { $found }: the numbers go from 1 to { $last }.
error-ambiguous = “{ $found }” could mean several things: { $choices }
error-undo = There is nothing to take back: the last move was another player’s, or it brought something new to light.
error-undo-action = “{ $found }” cannot be taken back now. You could take back: { $example }

## At the table

you = You
name-person = Crew { $number }
name-bot-1 = Vega
name-bot-2 = Rigel
name-bot-3 = Mira
name-bot-4 = Altair
name-bot-5 = Capella
name-bot-6 = Deneb
name-bot-7 = Antares
name-bot-8 = Spica
and = { $first } and { $last }

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

play-seats = At the table: { $names }.
play-seat-bot = { $name } (bot, { $level })
play-thinking = { $name } is thinking …
play-key-hash = The key behind every shuffle stays secret until the end. Its SHA-256, for you to check then:
play-key = The key of this match was { $key }
play-help-hint = Type a number, or the words; “{ $help }” tells you what else there is.
play-loaded = Taken up again after { $moves } { $moves ->
    [one] move
   *[other] moves
}.
play-turn = Your turn.
play-turn-of = { $name }, your turn.
play-many = { $count } choices. Type what you want, in any order; for example: { $example }
play-many-tokens = You can use: { $tokens }
play-many-list = “{ $list }” shows them all, numbered.
play-many-first = You can begin with: { $tokens }
play-many-list-of = “{ $list } { $first }” shows what goes with that, “{ $list }” everything.
play-undone = Taken back: { $action }
play-curtain = Hand over to { $name }. { $name }, press Enter when nobody else is looking.
play-curtain-undo = (The last player may still take their move back: { $undo })
play-over = The match is over.
play-after = “{ $save } FILE” keeps the match, also for a look back; Enter leaves.
play-goodbye = See you at the spaceport!
play-goodbye-running = You leave a running match. See you at the spaceport!

play-save-ask = { $file } exists already. Overwrite it? ({ $yes }/{ $no })
play-save-kept = Nothing was written.
play-saved = Written to { $file }.
play-saved-over = Anybody can check it: raumhafen verify { $file }
play-saved-review = And this was its course: raumhafen review { $file }
play-saved-running = It holds the key: anyone who reads it can work out every secret. Go on with:

command-undo = undo
command-rules = rules
command-save = save
command-list = list
command-hint = hint
command-help = help
command-quit = quit
command-yes = yes
command-no = no

help-choose = Type the number of a choice, or its words in any order: { $example }
help-short = Beginnings will do as long as they are clear: { $example }
help-tab = The Tab key completes words.
help-undo = take back your last move, as long as nobody has moved and nothing new has come to light; with its words, another move that nobody has seen yet
help-undo-move = MOVE
help-rules = the rules of the game
help-save = write the match to a file (with its key)
help-save-name = FILE
help-list = every choice with its number, or only those with these words
help-list-words = WORDS
help-hint = what the coach would do now, the three best choices
help-help = this help
help-quit = leave
help-empty = (Enter alone)
help-empty-does = show the table once more

hint-thinking = The coach is thinking …
hint-preparing = The coach is getting ready, and will answer after that …
hint-only = There is only one thing you can do:
hint-clear = The first suggestion is clearly the best.
hint-probable = The first suggestion is probably the best.
hint-even = There is hardly any difference between the best.
hint-exact = The coach has worked it out to the end:
hint-search = The coach has thought ahead and estimates how often you win with each:
hint-estimate = The coach estimates. This is how it went on the average when a bot played on from here, { $games } times each:
hint-points = { $exact ->
    [yes] { $value }
   *[no] about { $value } (± { $margin })
} points
hint-chance = { $exact ->
    [yes] { $chance }
   *[no] { $chance } (± { $margin })
} to win
hint-percent = { $kind ->
    [sure-0] impossible
    [sure-100] certain
    [least] below 1{ "\u00A0" }%
    [most] above 99{ "\u00A0" }%
   *[some] { $percent }{ "\u00A0" }%
}
hint-chances-best = Each chance is what it is if you play for that alone from here.
hint-chances-estimate = The chances are estimates from { $games } games that were played for points.

result-place = { $place }.
result-points = { $points } { $points ->
    [one] point
   *[other] points
}
result-you-win = You win!
result-wins = { $name } wins.
result-shared = { $names } share the victory.
result-alone = { $you ->
    [yes] Your result
   *[no] The result of { $name }
}: { $points } { $points ->
    [one] point
   *[other] points
}

## Books

error-no-book = { $game } has no book.
error-book-nobody = Nobody in the book is called “{ $found }”. In it are: { $known }.
error-book-full = The book has { $most } columns and all are taken: { $known }. { $name } gets one as soon as a player is removed from the book.
error-book-name-taken = Another player in the book is already called “{ $found }”.
error-book-merge = Both books together have { $found } players, but a book has only { $most } columns. Remove a player first, or replace the book.
error-book-large = That is too large for a book: it may have { $most } characters.
error-book-syntax = That is no book: it is no valid JSON in line { $line }, column { $column }.
error-book-kind = That is no book of Raumhafen.
error-book-version = The book has the version { $found }, and only { $known } is known here.
error-book-game = The book is of the game { $found }, not of { $game }.
error-book-edition = The book is of the edition { $found }, not of { $edition }.
error-book-missing = Something is missing in the book: { $where }.
error-book-unknown = There is something in the book that does not belong there: { $where }.
error-book-twice = Something stands twice in the book: “{ $found }”.
error-book-players = The players of the book cannot be read: “{ $found }” is none.
error-book-columns = There are { $found } players in the book, but it has only { $most } columns.
error-book-name = “{ $found }” in the book cannot be a name: a name has 1 to { $longest } printable characters.
error-book-name-twice = Two players of the book are called “{ $found }”.
error-book-best = The results of { $name } in the book cannot be read: “{ $found }”.
error-book-entry = { $name } has a result for “{ $found }” in the book, and there is no such thing.
error-book-value = The result of { $name } for { $entry } in the book is “{ $found }”, but should be a whole number from 0 to { $most }.
error-book-busy = The book is being written by another program right now. Try again.
error-book-broken = The book { $file } is damaged and was left as it is. { $problem }
error-book-wishes = { $first } and { $second } cannot go together: one thing at a time.
error-book-replace = --replace says what --import does, and cannot stand alone.

book-title = { $title }: the challenge book
book-empty = Nobody is in it yet: anyone who plays a match to its end is entered.
book-next = Next for { $name }: { $entry }
book-exported = Written to { $file }.
book-imported = Taken in from { $file }. In the book are now: { $names }.
book-removed = { $name } was removed from the book.
book-renamed = { $name } is now called { $to } in the book.
book-entered = { $kind ->
    [first] Entered in the book for { $name }, { $entry }: { $value }
    [better] Entered in the book for { $name }, { $entry }: { $value }, better than { $before } so far
   *[other] { $name } has { $before } for { $entry } in the book, and that stays.
}
book-ask = What name shall it be entered under in the book? (Enter alone: not at all.)
book-unnamed = It is not in the book. With “--names NAME” it is entered at once the next time.
book-room = To make room: { $command }

## Getting ready

preparing = Preparing the rules, only this once …
preparing-again = Preparing the rules, as at every start, since nothing can be kept in { $folder } …

## Lists and reports

yes = yes
no = no
number = { $value }
seat-number = Seat { $seat }

games-id = name
games-title = title
games-seats = seats
games-minutes = minutes
games-difficulty = difficulty
games-hint = Play one: raumhafen play NAME
difficulty-1 = easy
difficulty-2 = medium
difficulty-3 = tricky

edition-title = { $title }, edition { $name } ({ $hash })
edition-value = value
edition-is = is
edition-mark = mark
edition-good = { $file } is a valid edition “{ $name }” of { $title } ({ $hash }).
mark-P = printed in the rulebook
mark-D = derived: printed examples or counting leave no other value
mark-S = from a public review of the game
mark-R = reconstructed by us: plausible and balanced, but check it against your box

replay-watch = { $title }, { $seats } seats, { $moves } moves
verify-seal = Played again move by move: { $moves } moves lead to the same bytes (seal { $seal }).
verify-key = The key fits the hash published before the first move: nothing was arranged.
verify-result = Result: { $result }.

review-title = { $title }: a look back at { $moves } { $moves ->
    [one] move
   *[other] moves
}
review-running = Thinking the match through once more
review-chances = The chances of winning, as an onlooker could have judged them: from every moment on, bots finished { $worlds } imagined matches.
review-points = The points to be expected: from every moment on, bots finished { $worlds } imagined matches.
review-turning = Turning points
review-steady = No single move changed much.
review-move = { $last ->
    [0] Move { $first }
   *[other] Moves { $first }–{ $last }
}
review-start = At the start
review-end = At the end
review-secret = all at once
review-chance = { $value } %
review-point = { $value } { $value ->
    [one] point
   *[other] points
}

simulate-running = Playing
simulate-title = { $title }: { $games } { $games ->
    [one] game
   *[other] games
}, { $moves } moves in { $seconds } s ({ $rate } moves a second)
simulate-seat = seat
simulate-bot = bot
simulate-wins = wins
simulate-share = share
simulate-points = points on average
simulate-key = Key { $key }: the same key plays the same games.

duel-table = At the table: { $bots }. After every game they change seats.
duel-alone = Each plays the same games, alone.
duel-limit = A bot that searches has { $seconds } s for each move.
duel-interval = 95 %
duel-even = even share
duel-above = above it
duel-open = uncertain
duel-key = Key { $key }: the same games again; but bots that think by the clock may play them differently.

ladder-title = The ladder of bots
ladder-running = { $number } of { $of }: { $game }, { $seats ->
    [one] alone
   *[other] { $seats } seats
}, { $pair }
ladder-written = Written by `{ $command }` from the sources { $sources }.
ladder-together = Each level against the one below. With two seats they change places after every game; at larger tables one of the higher level sits among those of the lower one, at each seat equally often. The share is that of its wins, a shared first place counting its part, with the interval after Wilson. A target counts as reached by the share that was measured; how certain that is, the interval tells.
ladder-alone = Each bot alone, over the same games: the mean points. A level should have more of them than the one below.
ladder-game = game
ladder-seats = seats
ladder-pair = pair
ladder-games = games
ladder-more = > { $value }
ladder-exact = exact
ladder-count = Reached: { $reached } of { $of }.

solve-running = Solving
solve-title = { $title } { $level }: { $positions } positions solved in { $seconds } s
solve-points = Best expected score: { $value } points
solve-bronze = Best chance of bronze ({ $target } points): { $value } %
solve-silver = Best chance of silver ({ $target } points): { $value } %
solve-gold = Best chance of gold ({ $target } points): { $value } %
solve-games = { $games } games played by the solution: { $mean } on average, ± { $margin } (95 %)
solve-shares = Of these reached bronze { $bronze } %, silver { $silver } %, gold { $gold } %.
medals-running = Solving level { $level }
medals-level = Level
medals-value = Best expected
medals-positions = Positions
medals-seconds = Seconds
medals-points = Bronze / silver / gold
medals-shares = Reached
medals-chapter = Chapter { $chapter }: { $bronze } / { $silver } / { $gold }
solve-kept = Kept for coach and bot: { $path } ({ $size } MB)

bench-name = figure
bench-value = measured
bench-unit = unit
bench-target = target
bench-met = met
bench-at-least = ≥ { $value }
bench-at-most = ≤ { $value }
