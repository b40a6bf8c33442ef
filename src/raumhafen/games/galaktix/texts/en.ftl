# Galaktix in English.

## Dice, star roads, rockets, medals

colour-blue = Blue
colour-purple = Purple
colour-green = Green
colour-yellow = Yellow
colour-red = Red
tool = Tool

road-blue = Blue star road
road-purple = Purple star road
road-green = Green star road
road-yellow = Yellow star road
road-red = Red star road

medal-none = no medal
medal-bronze = Bronze
medal-silver = Silver
medal-gold = Gold

stock-white = { $count ->
    [one] { $count } white rocket
   *[other] { $count } white rockets
}
stock-grey = { $count ->
    [one] { $count } grey rocket
   *[other] { $count } grey rockets
}
stock-black = { $count ->
    [one] { $count } black rocket
   *[other] { $count } black rockets
}
stock-parts = { $count ->
    [one] { $count } part
   *[other] { $count } parts
}
stock-nothing = nothing

## The levels, and what each is about

idea-1-1 = The basics
idea-1-2 = Parts
idea-1-3 = Spread out
idea-1-4 = The middle
idea-1-5 = Finale
idea-2-1 = Win the greys
idea-2-2 = Greys on board
idea-2-3 = Mostly grey
idea-2-4 = Precision
idea-2-5 = Grey finale
idea-3-1 = Win the blacks
idea-3-2 = Blacks on board
idea-3-3 = Black and parts
idea-3-4 = Beside the vortex
idea-3-5 = Black finale
idea-4-1 = A bit of everything
idea-4-2 = Without white
idea-4-3 = White against the maze
idea-4-4 = Mixed crew
idea-4-5 = Grand finale

## What can be agreed on

option-level = Level
option-level-1-1 = 1-1 { idea-1-1 }
option-level-1-2 = 1-2 { idea-1-2 }
option-level-1-3 = 1-3 { idea-1-3 }
option-level-1-4 = 1-4 { idea-1-4 }
option-level-1-5 = 1-5 { idea-1-5 }
option-level-2-1 = 2-1 { idea-2-1 }
option-level-2-2 = 2-2 { idea-2-2 }
option-level-2-3 = 2-3 { idea-2-3 }
option-level-2-4 = 2-4 { idea-2-4 }
option-level-2-5 = 2-5 { idea-2-5 }
option-level-3-1 = 3-1 { idea-3-1 }
option-level-3-2 = 3-2 { idea-3-2 }
option-level-3-3 = 3-3 { idea-3-3 }
option-level-3-4 = 3-4 { idea-3-4 }
option-level-3-5 = 3-5 { idea-3-5 }
option-level-4-1 = 4-1 { idea-4-1 }
option-level-4-2 = 4-2 { idea-4-2 }
option-level-4-3 = 4-3 { idea-4-3 }
option-level-4-4 = 4-4 { idea-4-4 }
option-level-4-5 = 4-5 { idea-4-5 }

## What is typed

token-blue = blue
token-purple = purple
token-green = green
token-yellow = yellow
token-red = red
token-tool = tool
token-none = none
token-white = white
token-grey = grey
token-black = black
token-built = parts
token-back = back
token-stop = stop
token-roll = roll
token-done = done
short-white = w
short-grey = g
short-black = b

## What is expected now

prompt-roll = { $round ->
    [1] Ready for take-off? Roll the dice.
   *[other] Roll for round { $round }.
}
prompt-parts = { $road }: on the fields you skipped you may leave { $parts ->
    [one] your part.
   *[other] parts, one on each.
} Or just go on.
prompt-keep = Which dice do you keep? All others are rolled once more, and then the roll stands.
prompt-place = Place a rocket on a road your dice show, or give one back.
prompt-place-or-stop = The rockets are gone, but two parts make one. Do you fly on, or stop here?
prompt-give-back = None of your rockets can land with these dice. You have to give one back.
prompt-give-back-or-stop = Nothing can land with these dice. Give two parts back and go on, or stop here.
prompt-over = The game is over.

## Why something cannot be done

error-dice-first = “{ $found }” cannot be done now: name the dice you keep, or say “{ token-none }”.
error-not-among-dice = “{ $found }”: that is not what your dice show.
error-no-stopping = As long as there are rockets in the depot there is no stopping: place one or give one back.
error-rolled-for-good = It is too late for “{ $found }”, dice are rerolled only once: now place a rocket or give one back.
error-too-few-parts = It takes two parts to build a rocket, and you do not have that many.
error-no-such-rocket = “{ $found }”: there is no such rocket in your depot.
error-road-finished = { $colour } has arrived, nothing flies beyond field 10.
error-not-rolled = No die shows { $colour }.
error-vortex = “{ $found }”: that is a vortex, and only a black rocket can stand there.
error-which-rocket = “{ $found }”, but with which rocket? Name its colour as well, or “{ token-built }”.
error-wrong-count = { $dice } × { $colour } leads to field { $field }: all dice of the colour count, only a grey rocket may land sooner.
error-no-part = “{ $found }”: you have no part to leave there.
error-not-skipped = “{ $found }”: parts only go to fields that were skipped in this round.
error-part-vortex = “{ $found }”: that is a vortex, and it swallows parts too.
error-part-there = “{ $found }”: something is there already, and each field takes only one part.
error-roll-first = “{ $found }” cannot be done now: the dice come first.
error-edition-galaktix-order = { $file }: { $where } should be { $found }, for levels stand in their order.
error-edition-galaktix-box = { $file }: { $where } asks for { $found }, and the box does not hold that many.
error-edition-galaktix-road = { $file }: { $where } is { $found }, but should be ten signs: . free, # vortex, W, G and S for an extra rocket in white, grey or black.
error-edition-galaktix-summit = { $file }: { $where } is { $found }, but the last field cannot be a vortex.
error-edition-galaktix-ladder = { $file }: { $where } is { $found }, but points may not fall on the way up.
error-edition-galaktix-field = { $file }: { $where } is { $found }, but should name a field such as b3: b, p, g, y or r for blue, purple, green, yellow or red, and a number from 1 to 10.
error-edition-galaktix-flag = { $file }: { $where } is { $found }, but there is a vortex, or a flag already.

## The table

sketch-level = Level { $level }: { $idea }
sketch-round = { $round ->
    [0] before take-off
   *[other] Round { $round }
}
sketch-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}{ $flags ->
    [0] { "" }
    [one] { " " }({ $flags } for a flag)
   *[other] { " " }({ $flags } for flags)
}
sketch-medal = { $medal } from { $points }{ $reached ->
    [yes] { " " }(reached)
   *[no] { "" }
}
sketch-field = Field
sketch-ladder = Ladder
sketch-height = Height
sketch-points = Points
sketch-dice = Dice
sketch-depot = Depot
sketch-supply = Supply
sketch-lands = { " " }to field { $field }{ $vortex ->
    [yes] { " " }(vortex)
   *[no] { "" }
}
sketch-arrived = { " " }(arrived)
sketch-brings = { $parts ->
    [0] { "" }
    [one] { " " }for { $parts } part
   *[other] { " " }for { $parts } parts
}
sign-white = W
sign-grey = G
sign-black = B
sign-built = w
sign-part = p
legend-vortex = vortex
legend-extra = extra rocket
legend-flag = flag
legend-stands = stands there
legend-white = white
legend-grey = grey
legend-black = black
legend-built = white, built of parts
legend-part = part
legend-lands = landing

## What happened

log-rolled = Round { $round }: { $dice }.
log-kept = { $count ->
    [0] All rolled once more: { $dice }.
    [5] The roll stays as it is.
   *[other] Kept: { $kept }. The roll is now: { $dice }.
}
log-gained = { $parts ->
    [one] Tools bring { $parts } part.
   *[other] Tools bring { $parts } parts.
}
log-placed = { $rocket ->
    [white] A white rocket
    [grey] A grey rocket
    [black] A black rocket
   *[built] A rocket built of two parts
} flies { $steps ->
    [one] { $steps } field
   *[other] { $steps } fields
} and lands on { $colour } { $field }.
log-part-placed = A part is left on { $colour } { $field }.
log-won = { $colour } { $field } brings { $rocket ->
    [white] a white rocket
    [grey] a grey rocket
    [black] a black rocket
   *[none] { "" }
}{ $flag ->
    [yes] { $rocket ->
        [none] a flag
       *[other] { " " }and a flag
    }
   *[no] { "" }
}.
log-gave-back = { $rocket ->
    [white] A white rocket goes
    [grey] A grey rocket goes
    [black] A black rocket goes
   *[built] Two parts go
} back to the supply.
log-ended = { $stopped ->
    [yes] Time to stop:
   *[no] That was the last flight:
} { $score ->
    [one] { $score } point
   *[other] { $score } points
}{ $count ->
    [0] { $flags ->
        [0] { "" }
       *[other] { " " }(flags { $flags })
    }
   *[other] { " " }({ $roads }{ $flags ->
        [0] { "" }
       *[other] , flags { $flags }
    })
}. { $medal ->
    [bronze] That is bronze!
    [silver] That is silver!
    [gold] That is gold!
   *[none] Not enough for a medal yet.
}

## The challenge book

book-level = level
book-medals = medals
book-chapter = chapter { $chapter }

## The board in the browser

button-roll = Roll
button-none = Reroll all
button-white = White rocket
button-grey = Grey rocket
button-black = Black rocket
button-built = Rocket of 2 parts
button-back = Give back
button-stop = Stop here
button-done = Done
board-field = { $colour } { $field }: { $piece ->
    [white] white rocket
    [grey] grey rocket
    [black] black rocket
    [built] rocket built of parts
    [part] part
   *[none] { $shows ->
        [vortex] vortex
        [white] extra white rocket
        [grey] extra grey rocket
        [black] extra black rocket
       *[free] free
    }{ $flag ->
        [yes] , with a flag
       *[no] { "" }
    }
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} on the ladder
board-road = { $road }: { $height ->
    [0] no rocket yet
   *[other] highest rocket on field { $height }
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-landing = { $dice } × { $colour }: landing on field { $field }{ $vortex ->
    [yes] , in a vortex
   *[no] { "" }
}
board-landing-short = Landing
board-part-here = Leave a part here: { $colour } { $field }
board-die = Die { $number }: { $face }{ $kept ->
    [yes] , kept
   *[no] { "" }
}
board-dice = Dice
board-no-dice = Not rolled yet.
board-keep-hint = Tap the dice you keep.
board-depot = Depot
board-supply = Supply
board-parts = Parts
board-flags = { $count ->
    [one] { $count } flag won
   *[other] { $count } flags won
}
board-ladder = Points ladder
board-ladder-step = Field { $field }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-roads = Star roads
board-round = Round { $round }
board-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
board-medal = { $medal } from { $points } points{ $reached ->
    [yes] , reached
   *[no] { "" }
}
board-to-medal = { $missing ->
    [one] { $missing } more point
   *[other] { $missing } more points
} to { $medal }
board-medals = Medals
board-level = Level { $level }: { $idea }
board-levels = All levels
board-chapter = Chapter { $chapter }
board-chapter-1 = White rockets
board-chapter-2 = Grey rockets
board-chapter-3 = Black rockets
board-chapter-4 = The whole fleet
board-chapter-sum = Best results together: { $score }, { $medal }
board-best = Best result: { $score }, { $medal }
board-unplayed = Not played yet
board-play-level = Play level { $level }
board-chapter-of = { $played ->
    [0] Nothing played yet
   *[other] { board-chapter-sum } ({ $played } of { $levels } levels)
}
board-next = Next up
board-next-level = Next level
board-no-medal = Not enough for a medal yet
board-won-medal = { $medal }!
board-new-best = Your best result so far!
board-best-stays = Your best result here is { $score }.
board-summary = { $round ->
    [0] Before take-off.
   *[other] Round { $round }.
} { board-score }. Depot: { $depot }.
board-summary-dice = Dice: { $dice }.
