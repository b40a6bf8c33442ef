# Punktegalaxie in English.

## What lies on the table

galaxus = Galaxus

tile-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
tile-planets = { tile-points } for each { $colours }
tile-system = { tile-points } for each system with at least { $count } planets
tile-tiles = { tile-points } for each tile of your own
tile-asteroids = { tile-points } for each asteroid
tile-wormholes = { tile-points } for each wormhole
tile-moons = { tile-points } for every { $count } moons
tile-research = { tile-points } for every { $count } research symbols
tile-value = { tile-points } for each planet of value { $count }
tile-suns = { tile-points } for each sun
tile-equal = { tile-points } for every { $count } equal research symbols

## What can be agreed on

option-difficulty = Galaxus, if you play alone
option-difficulty-easy = Easy
option-difficulty-medium = Medium
option-difficulty-hard = Hard

## What is typed

token-red = red
token-blue = blue
token-green = green
token-yellow = yellow
token-violet = violet
token-sun = sun
token-moon = moon
token-asteroid = asteroid
token-wormhole = wormhole
token-rocket = rocket
token-rockets = rockets
token-side = side
token-new = new
token-upper = upper
token-lower = lower
token-row = row
token-tile = tile
token-planets = planets
token-system = system
token-tiles = tiles
token-asteroids = asteroids
token-wormholes = wormholes
token-moons = moons
token-research = research
token-value = value
token-suns = suns
token-equal = equal
token-total = total
token-none = none
token-no = no

## What is expected now

prompt-side = Choose the side of your start sun.
prompt-take = { $taken ->
    [0] Round { $round }: take your first card from the market.
   *[other] Take your second card.
}
prompt-lay = { $left ->
    [1] Lay your other card.
   *[other] Lay your two cards, in either order.
}
prompt-tile = Your rockets have earned you a tile: choose one.
prompt-mark = You have beaten Galaxus! You may mark one achievement.
prompt-over = The match is over.

## Why something cannot be done

error-side-first = “{ $found }” has to wait: first choose the side of your start sun.
error-take-first = “{ $found }” has to wait: { $taken ->
    [0] first you take two cards from the market.
   *[other] one more card is to be taken first.
}
error-one-by-one = “{ $found }”: cards are taken one after the other.
error-stack-empty = “{ $found }”: that stack is empty. It is renewed at the end of the turn.
error-place-empty = “{ $found }”: nothing lies there. The market is refilled at the end of the turn.
error-no-free-sun = “{ $found }”: an asteroid needs a sun that has none yet, and you have no such sun.
error-lay-first = “{ $found }”: you have taken both cards. Now lay them.
error-not-in-hand = “{ $found }”: you have not taken that card.
error-which-card = “{ $found }”, but which card?
error-no-spot = “{ $found }”, but where?
error-asteroid-alone = An asteroid begins no system: it goes behind a sun.
error-sun-there = “{ $found }”: that system has a sun already.
error-sun-beside = “{ $found }”: a sun does not lie in the row.
error-no-sun-there = “{ $found }”: that system has no sun.
error-asteroid-there = “{ $found }”: an asteroid lies there already.
error-asteroid-behind = “{ $found }”: an asteroid lies behind the sun.
error-in-the-row = “{ $found }”: that card goes into the row.
error-row-empty = “{ $found }”: the row is still empty, it has no ends.
error-which-end = “{ $found }”: at which end, upper or lower?
error-out-of-order = “{ $found }” breaks the sequence. What fits there: { $fits }.
error-tile-first = “{ $found }” has to wait: choose a tile first.
error-tile-gone = “{ $found }” is not on offer.
error-not-achieved = “{ $found }” was not achieved in this match.
error-edition-punktegalaxie-planet = { $file }: { $where } is { $found }, but should be a planet such as R5, RB3 1r or X: one colour or two of R B G Y V and a number from 1 to 7, then perhaps rockets (1r, 2r) and a letter from A to G.
error-edition-punktegalaxie-space = { $file }: { $where } is { $found }, but should be such as sun RR 3 A, moon RB 4, asteroid 1r or wormhole: a sun or moon with the colours it needs (R B G Y V; a moon one or two) and its points, then perhaps rockets (1r, 2r) and a letter from A to G.
error-edition-punktegalaxie-start-sun = { $file }: { $where } is { $found }, but should be such as sun RB 2: the colours it needs (R B G Y V) and its points; start suns carry no symbols.
error-edition-punktegalaxie-tile = { $file }: { $where } is { $found }, but should be such as planets RR 1, system 5 2, value 3 1 or moons 3 2: planets, system, tiles, asteroids, wormholes, moons, research, value, suns or equal, then how many (of planets: which colours; a value from 1 to 7), then the points.
error-edition-punktegalaxie-pairing = { $file }: { $where } is { $found }, but may not share a factor with 140, or some sides would belong to several cards.

## The table

sketch-round = { $round ->
    [0] Before the first round
   *[other] Round { $round } of 13
}
sketch-galaxus = Galaxus: { $difficulty }
sketch-starter = { $you ->
    [yes] You begin
   *[no] { $name } begins
} every round
sketch-stack = { $count ->
    [0] no stack
    [one] { $count } card
   *[other] { $count } cards
}
sketch-behind = On the other side:
sketch-many = one of { $count }
sketch-marker = Galaxus will take { $first }, then { $second }.
sketch-offer = Tiles on offer:
sketch-held = tiles:
sketch-above = Sun=points
sketch-row = fits lower end │ row │ fits upper end =points
sketch-empty = (empty row)
sketch-start = start sun, side a { $first } or b { $second }
sketch-rockets = { $rockets ->
    [one] { $rockets } rocket
   *[other] { $rockets } rockets
} ({ $missing } more for a tile)
sketch-letters = research { $letters }
sketch-suns = { $suns ->
    [one] { $suns } sun
   *[other] { $suns } suns
}, { $asteroids ->
    [one] { $asteroids } asteroid
   *[other] { $asteroids } asteroids
}
sketch-hand = { $you ->
    [yes] In your hand:
   *[no] In the hand of { $name }:
}

## What happened

log-sided = { $you ->
    [yes] You turn your start sun
   *[no] { $name } turns the start sun
} to side { $side }: { $sun }.
log-took = { $you ->
    [yes] You take
   *[no] { $name } takes
} { $place }: { $card }.{ $following ->
    [none] { "" }
   *[other] { " " }Below it: { $following }.
}
log-laid = { $where ->
    [new] { $you ->
        [yes] You begin
       *[no] { $name } begins
    } a new system
   *[other] { $you ->
        [yes] You lay
       *[no] { $name } lays
    } { $where ->
        [upper] at the upper end of system { $system }
        [lower] at the lower end of system { $system }
        [asteroid] behind the sun of system { $system }
        [loose] aside
       *[other] into system { $system }
    }
}: { $card }{ $gain ->
    [none] { "" }
   *[other] { " " }({ $gain })
}.
log-got-tile = { $you ->
    [yes] Your rockets bring you
   *[no] The rockets bring { $name }
} a tile: { $tile }.
log-renewed = Stack { $place } was empty and gets the lower half of stack { $source }.
log-marked = { $achievement ->
    [none] Nothing is marked.
   *[other] Marked: { $achievement }.
}
log-ended = { $outcome ->
    [won] Galaxus is beaten:
    [lost] It was not enough against Galaxus this time:
   *[none] The galaxies are finished:
} { $result }.

## The achievements

achievement-total = { $value } points in all
achievement-suns = { $value } points for suns
achievement-planets = { $value } points for planets
achievement-moons = { $value } points for moons
achievement-research = { $value } different research symbols
achievement-tiles = { $value } points for tiles
book-achievement = achievement
book-count = marked
book-title = { $title }: the achievements
book-empty = Nobody is in it yet: anyone who beats Galaxus may mark one and is entered.
book-entered = { $kind ->
    [first] It stands in the book for { $name } now.
   *[other] { $name } had that marked in the book already.
}

## The board in the browser

board-planet = Planet { $value }{ $count ->
    [0] {""}
   *[other] , { $colours }
}
board-sun = Sun: { $points ->
    [one] 1 point
   *[other] { $points } points
} for each { $colours }
board-moon = Moon: { $points ->
    [one] 1 point
   *[other] { $points } points
} { $count ->
    [1] beside { $colours }
   *[other] between { $colours }
}
board-asteroid = Asteroid
board-wormhole = Wormhole
board-rockets = { $count ->
    [one] 1 rocket
   *[other] { $count } rockets
}
board-letter = research { $letter }
board-worth = Brings { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-market = Market
board-place = { $place }{ $height ->
    [0] {""}
   *[other] , a stack of { $height } cards
}: { $card }
board-place-empty = { $place }: empty
board-others = { $count ->
    [1] Other side
   *[other] Other side, one of these
}: { $cards }
board-other-side = { $count ->
    [1] On the other side:
   *[other] On the other side, one of:
}
board-hand = { $you ->
    [yes] Your cards
   *[no] Cards of { $name }
}
board-start-sun = Your start sun
board-side = Side { $side }: { $card }
board-offer = Rocket tiles on offer
board-tiles-held = { $count ->
    [one] 1 rocket tile
   *[other] { $count } rocket tiles
}
board-tile-planets = Rocket tile: { tile-planets }
board-tile-system = Rocket tile: { tile-system }
board-tile-tiles = Rocket tile: { tile-tiles }
board-tile-asteroids = Rocket tile: { tile-asteroids }
board-tile-wormholes = Rocket tile: { tile-wormholes }
board-tile-moons = Rocket tile: { tile-moons }
board-tile-research = Rocket tile: { tile-research }
board-tile-value = Rocket tile: { tile-value }
board-tile-suns = Rocket tile: { tile-suns }
board-tile-equal = Rocket tile: { tile-equal }
board-rockets-until = { board-rockets }, { $missing } more to the next tile
board-letters = Research: { $letters }
board-spot-upper = System { $system }, upper end
board-spot-lower = System { $system }, lower end
board-spot-row = System { $system }, empty row
board-spot-sun = System { $system }, room for a sun
board-spot-asteroid = System { $system }, behind the sun
board-spot-new = New system
board-new-short = new
board-gain = { $points ->
    [1] +1 point
    [-1] −1 point
   *[other] { $signed } points
}
board-suns = Suns
board-planets = Planets
board-moons = Moons
board-research = Research
board-tiles = Tiles
board-asteroids = Asteroids
board-total = Total
board-tie-break = Rockets break ties
board-sheet = Score sheet
board-galaxy = { $you ->
    [yes] Your galaxy
   *[no] Galaxy of { $name }
}
board-galaxy-of = { board-galaxy }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $rockets ->
    [one] 1 rocket
   *[other] { $rockets } rockets
}.
board-open = Look at the galaxy of { $name }
board-system-name = System { $system }
board-system = System { $system }{ $above ->
    [none] , no sun
   *[other] : { $above }
}. { $row ->
    [none] Its row is empty.
   *[other] Row from above: { $row }. { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $different ->
        [one] one value
       *[other] { $different } different values
    }.
}
board-loose-cards = Loose: { $cards }.
board-summary-market = Market: { $cards }.
board-marks = Which achievement do you mark?
board-mark = Mark: { $achievement }
board-marked-before = marked already
button-none = Mark none
board-against = Against Galaxus
board-count = { $count } of { $all } achievements marked
board-how-marked = After each win against Galaxus you mark one that you reached in that match.
board-achieved = { $marked ->
    [yes] marked
   *[no] not marked yet
}
board-outcome = { $won ->
    [yes] Galaxus is beaten! ({ $difficulty })
   *[no] Galaxus was stronger this time. ({ $difficulty })
}
board-play-other = Galaxus { $difficulty }
