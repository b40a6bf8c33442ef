# Galaktische Schlachten in English. All names are invented.

## Worlds: three planets a colour, of rising value, then the capitals

world-0 = Solenne
world-1 = Auris
world-2 = Maravel
world-3 = Rubra
world-4 = Tamris
world-5 = Vulkara
world-6 = Nereth
world-7 = Lazula
world-8 = Ondamar
world-9 = Fennwara
world-10 = Sylvane
world-11 = Verdis
world-12 = Ametha
world-13 = Iolanth
world-14 = Murex
world-15 = Cuprin
world-16 = Zinnara
world-17 = Ambrosil
world-18 = Aurentia
world-19 = Pyrrhos
world-20 = Thalassar
world-21 = Arboreth
world-22 = Porphyra
world-23 = Ignivar

figure-yellow = Solveig the pilot
figure-red = Brann the smith
figure-blue = Nerida the mapmaker
figure-green = Fenn the gardener
figure-violet = Ilsabe the stargazer
figure-orange = Tamo the trader

colour-yellow = Yellow
colour-red = Red
colour-blue = Blue
colour-green = Green
colour-violet = Violet
colour-orange = Orange
clone = clone

## What is typed

token-look = look
token-turn = turn
token-capital = capital
token-figure = figure
token-no-figure = no-figure
token-clone = clone
token-yellow = yellow
token-red = red
token-blue = blue
token-green = green
token-violet = violet
token-orange = orange

## What is expected

prompt-look = The next prize is yours to choose: look at a planet in secret, or turn one up at once.
prompt-turn = Now turn up the prize: the planet you have seen, or any other.
prompt-capital = All planets are won: turn up the capital for the last round.
prompt-commit = The prize is { $world } ({ $colour } { $value }). Which of your figures do you commit?
prompt-play = The prize is { $world } ({ $colour } { $value }). Play cards of one colour, and specials if you like.
prompt-over = The match is over.

## Why something cannot be done

error-not-in-hand = You do not hold “{ $found }”.
error-no-passing = There is no passing: play at least one card.
error-two-colours = “{ $found }” are cards of different colours: all must be of one colour, only specials may join them.
error-specials-alone = Specials alone can only be played from a hand without a coloured card: add one.
error-not-your-figure = “{ $found }”: only the figures that stand before you are yours to commit.
error-figures-first = “{ $found }” comes later: first choose which figures you commit, or none.
error-look-at-capital = Nobody may look at the capital before it is turned up.
error-capital-not-open = The capital can only be turned up once all planets of some row are won.
error-looked-already = You have looked at a planet in this round: now turn one up.
error-not-face-down = “{ $found }”: no planet lies face down there any more.
error-prize-first = “{ $found }” comes later: first turn up the prize.
error-edition-schlachten-cards = { $file }: { $where } makes { $found } cards altogether with the colours, but there should be 99.

## The table

sketch-head = Round { $round } · { $pile } cards to draw · { $discard } discarded
sketch-capital = Capital { $back } { $open ->
    [yes] (a row is won: it may be turned up)
   *[no] (stays closed until a row is won)
}
sketch-looked = Looked at:
sketch-middle = Figures in the middle:
sketch-prize = Prize: { $world }
sketch-prize-figure = Most clones: { $figure }, { $where ->
    [seat] now with { $name }
   *[middle] from the middle
}
sketch-points = { $points } { $points ->
    [one] point
   *[other] points
}
sketch-worlds = { $worlds } { $worlds ->
    [one] world
   *[other] worlds
}
sketch-cards = { $cards } { $cards ->
    [one] card
   *[other] cards
}
sketch-leads = starts
sketch-figures = { $count ->
    [one] Figure
   *[other] Figures
} { $figures }
sketch-committed = commits { $figures }
sketch-played = { $cards }{ $bonus ->
    [0] { "" }
   *[other] { " " }(bonus { $bonus })
} = { $main }{ $ahead ->
    [yes] { " " }(ahead)
   *[no] { "" }
}
sketch-clones = clones { $clones }{ $ahead ->
    [yes] { " " }(ahead)
   *[no] { "" }
}
sketch-hand = Your hand:

## What happened

log-looked = { $you ->
    [yes] You look
   *[no] { $name } looks
} at { $place }.
log-saw = { $you ->
    [yes] You look
   *[no] { $name } looks
} at { $place } and { $you ->
    [yes] see
   *[no] sees
} { $world }.
log-turned = { $you ->
    [yes] You turn
   *[no] { $name } turns
} up { $place }: { $world } is the prize.
log-turned-capital = { $you ->
    [yes] You turn
   *[no] { $name } turns
} up the capital: { $world } decides the last round.
log-committed = { $you ->
    [yes] You commit
   *[no] { $name } commits
} the { $count ->
    [one] figure
   *[other] figures
} { $figures }.
log-played = { $you ->
    [yes] You play
   *[no] { $name } plays
} { $cards }{ $bonus ->
    [0] { "" }
   *[other] { " " }(bonus { $bonus })
}: { $main }{ $clones ->
    [0] { "" }
   *[other] , clones { $clones }
}.
log-won = { $you ->
    [yes] You win
   *[no] { $name } wins
} { $world } with { $main }.
log-returned = Back to the middle: { $figures }.
log-recruited = { $you ->
    [yes] You take
   *[no] { $name } takes
} { $figure } { $from ->
    [seat] from { $loser }
    [you] from you
   *[middle] from the middle
} (clones { $clones }).
log-renewed = The pile is empty: { $size } discarded cards are shuffled into a new one.
log-drew = { $you ->
    [yes] You draw
   *[no] { $name } draws
} { $cards }.
log-ended = The battle for the capital is over.

## The board in the browser

button-look = Look in secret
button-turn = Turn up
button-no-figure = Commit no figure
board-card = { $colour } { $value }{ $clone ->
    [yes] { " " }with clone
   *[no] { "" }
}, card { $number }{ $matches ->
    [yes] , of the prize’s colour
   *[no] { "" }
}
board-special = Special +{ $value }, card { $number }
board-world = { $world }, { $colour } { $value }
board-capital-face = Capital { $world }, { $colour } { $value }
board-figure = { $figure }, { $colour }
board-figure-at = { $figure }: { $where ->
    [middle] in the middle
    [committed] { $you ->
        [yes] committed by you
       *[no] committed by { $name }
    }
   *[seat] { $you ->
        [yes] yours
       *[no] with { $name }
    }
}
board-place-down = Place { $place }, face down{ $count ->
    [0] { "" }
    [one] , { $names } has looked
   *[other] , { $names } have looked
}
board-place-known = Place { $place }, face down, you know it: { $world }{ $count ->
    [0] { "" }
    [one] . { $names } has looked too
   *[other] . { $names } have looked too
}
board-place-prize = Place { $place }: from here comes the prize, { $world }
board-place-won = Place { $place }, empty: { $you ->
    [yes] you have
   *[no] { $name } has
} won { $world }
board-capital = Capital
board-capital-down = Capital, face down: { $open ->
    [yes] it may be turned up now, for the last round
   *[no] it stays closed until a row is won
}
board-capital-up = Capital: { $world }
board-round = Round { $round }.
board-round-short = Round { $round }
board-bonus-hint = { $colour } counts +{ $value }
board-choosing = { $you ->
    [yes] You choose the prize
   *[no] { $name } chooses the prize
}
board-clone-prize = For the most clones
board-figure-place = { $where ->
    [middle] from the middle
   *[seat] { $you ->
        [yes] now yours
       *[no] now with { $name }
    }
}
board-middle = Figures in the middle
board-committed = Committed figures
board-pile = Pile
board-discard = Discarded
board-pile-label = In the pile: { sketch-cards }
board-discard-label = Discarded: { sketch-cards }
board-last = Last round
board-hand = Your hand
board-hand-size = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
board-worlds = Planets in 3 rows
board-holdings = { $name }: { sketch-points }, { board-hand-size }{ $count ->
    [0] { "" }
   *[other] . Won: { $worlds }
}
board-turn = to act
board-ahead = ahead
board-winner = has won
board-main = Score { $main }
board-clones = Clones { $clones }
board-main-short = Score
board-clones-short = Clones
board-sum-cards = Cards
board-sum-prize = Prize’s colour
board-sum-figure = Figure
board-sum-bonus = Bonus
board-over = { $you ->
    [yes] You hold
   *[no] { $name } holds
} the capital
board-summary-prize = Prize: { $world }.
board-summary-seat = { $you ->
    [yes] You have
   *[no] { $name } has
} played { $cards }: score { $main }, clones { $clones }{ $ahead ->
    [yes] , ahead
   *[no] { "" }
}.
board-summary-turn = { $you ->
    [yes] You are
   *[no] { $name } is
} to act.
