# Raumschiffe in English.

## The ship: its systems, and the symbols that stand for them

system-projectile = Projectile weapon
system-armour = Armour
system-resources = Resources
system-shield = Energy shield
system-energy = Energy weapon
system-pilot = Pilot
regulator = Regulator

symbol-column = Column
symbol-bar = Bar
symbol-cross = Cross
symbol-circle = Circle
symbol-diamond = Diamond

## What can be agreed on

option-variant = Variant
option-variant-battle = Battle: hits cost cards
option-variant-cuddle = Cuddle: hits only bring points
option-target = To win: cards shot away, or points
option-limit = Rounds at most (0: no limit)
option-starter = Shoots first in round 1
option-starter-random = Chosen at random
option-starter-first = Seat 1
option-starter-second = Seat 2

## What is typed

token-projectile = projectile
token-armour = armour
token-resources = resources
token-shield = shield
token-energy = energy
token-pilot = pilot
token-ready = ready
token-add = add
token-keep = keep
short-projectile = p
short-armour = a
short-resources = r
short-shield = s
short-energy = e

## What is expected now

prompt-lay = { $missing ->
    [6] Lay in secret: a card under each of the five systems, and one on the pilot as your regulator.
    [1] One card is still missing: { $a }.
    [2] Two cards are still missing: { $a }, { $b }.
    [3] Three cards are still missing: { $a }, { $b }, { $c }.
   *[other] { $missing } more cards, in any order.
}
prompt-ready = All six cards are laid. Ready? Until you say so, you can still take them back.
prompt-late = Do you set your late +1 now? It would strengthen: { $system }.
prompt-over = The duel is over.

## Why something cannot be done

error-layout-incomplete = You cannot be ready yet, a card is still missing here: { $missing }.
error-spot-taken = “{ $found }”: a card lies there already. Take it back first if you want another one there.
error-not-in-hand = “{ $found }”: you do not hold that card.
error-no-spot = “{ $found }”, but where? Name a system as well, or the pilot.
error-late-only = “{ $found }” has to wait: now it is only about your late +1. Say “{ token-add }” or “{ token-keep }”.
error-raumschiffe-target = A target of { $found } cards is too high, a ship could run out of cards to lay: { $highest } at most. Only the cuddle variant, variant=cuddle, goes higher.
error-edition-raumschiffe-symbols = { $file }: with { $where } the symbols are { $found }, but no two systems may share one.

## The table

sketch-round = Round { $round }{ $limit ->
    [0] { "" }
   *[other] { " " }of { $limit }
}
sketch-target = { $cuddle ->
    [yes] { $target ->
        [one] { $target } point wins
       *[other] { $target } points win
    }
   *[no] { $target ->
        [one] { $target } card shot away wins
       *[other] { $target } cards shot away win
    }
}
sketch-starter = { $you ->
    [yes] you shoot first
   *[no] { $name } shoots first
}
sketch-points = { $cuddle ->
    [yes] Points
   *[no] Shot away
}
sketch-counts = Hand, pile, discard
sketch-secret = { $ready ->
    [yes] is ready
   *[no] lays in secret
}
sketch-late = { $set ->
    [yes] +1 set
   *[no] +1 left
}
sketch-removed = { $you ->
    [yes] You have lost:
   *[no] { $name } has lost:
}
sketch-last = Last round
sketch-repelled = repelled
sketch-gain = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sketch-asked = Will { $name } set the late +1 { $system ->
    [projectile] on the projectile weapon
    [armour] on the armour
    [resources] on the resources
    [shield] on the energy shield
   *[energy] on the energy weapon
}?
sketch-hand = Your hand

## What happened

log-laid = { $you ->
    [yes] You lay
   *[no] { $name } lays
} { $card } { $spot ->
    [projectile] under the projectile weapon
    [armour] under the armour
    [resources] under the resources
    [shield] under the energy shield
    [energy] under the energy weapon
   *[pilot] on the pilot
}.
log-ready = { $you ->
    [yes] You are
   *[no] { $name } is
} ready.
log-revealed = { $you ->
    [yes] You reveal:
   *[no] { $name } reveals:
} { $cards }, regulator { $regulator }{ $count ->
    [0] { "" }
   *[other] ; discarded: { $rest }
}.
log-added = { $you ->
    [yes] You set your
   *[no] { $name } sets the
} late +1 { $system ->
    [projectile] on the projectile weapon
    [armour] on the armour
    [resources] on the resources
    [shield] on the energy shield
   *[energy] on the energy weapon
}.
log-kept = { $you ->
    [yes] You do not set your late +1 here.
   *[no] { $name } does not set the late +1 here.
}
log-fired = { $you ->
    [yes] You fire
   *[no] { $name } fires
} the { $weapon ->
    [projectile] projectile weapon: { $attack } against armour { $defence }
   *[energy] energy weapon: { $attack } against shield { $defence }
}{ $effect ->
    [none] . It bounces off.
    [points] . { sketch-gain }!
   *[cards] . { $hit ->
        [you] You lose
       *[other] { $target } loses
    } { $cards }.
}
log-drew = { $you ->
    [yes] You draw
   *[no] { $name } draws
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}{ $seen ->
    [yes] : { $cards }
   *[no] { "" }
}.
log-ended = The duel is over: { $result }.

## The board in the browser

button-ready = Ready
button-add = Set the +1
button-keep = Not here
board-short-projectile = Projectile
board-short-armour = Armour
board-short-resources = Resources
board-short-shield = Shield
board-short-energy = Energy
board-short-pilot = Pilot
board-card = Card with { $symbols }, rank { $rank }
board-spot = { $system }: { $card }, strength { $strength }{ $count ->
    [1] { "" }
   *[other] { " " }({ $sum }{ $late ->
        [yes] , the late +1 among it
       *[no] { "" }
    })
}{ $asked ->
    [yes] , the late +1 could go here
   *[no] { "" }
}
board-spot-empty = { $system }, still empty
board-spot-pilot = { $system }: { $card }, as the regulator
board-spot-hidden = { $system }, { $ready ->
    [yes] laid face down
   *[no] still secret
}
board-ship = { $you ->
    [yes] Your ship
   *[no] { $name }’s ship
}
board-ready = ready
board-lays = lays in secret
board-starts = shoots first
board-late = +1 left
board-held = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
board-pile = { $count ->
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
}
board-discard = Discard
board-discard-open = Discard { $count }, { $you ->
    [yes] look at your cards
   *[no] look at { $name }’s cards
}
board-discard-title = { $you ->
    [yes] Your open cards
   *[no] { $name }’s open cards
}
board-discard-count = Discarded: { $count }
board-removed-count = Out of the game: { $count }
board-no-cards = None yet.
board-points = { $cuddle ->
    [yes] Points: { $points } of { $target }
   *[no] Shot away: { $points } of { $target }
}
board-cuddle = Cuddle variant
board-shots = Shots of this round
board-no-shots = The shooting begins when both are ready.
board-shot = { $name }: { $weapon } { $attack } against { $aim } { $defence }, { $effect ->
    [open] still open
    [none] repelled
    [points] { $damage ->
        [one] { $damage } point
       *[other] { $damage } points
    }
   *[cards] { $damage ->
        [one] { $damage } card shot away
       *[other] { $damage } cards shot away
    }
}{ $shown ->
    [yes] : { $cards }
   *[no] { "" }
}
board-repelled = repelled
board-last = Last round
board-hand = Your hand
board-summary-seat = { $you ->
    [yes] You
   *[no] { $name }
}: { $points }; hand { $held }, pile { $pile }, discard { $discard }{ $state ->
    [ready] , ready
    [secret] , lays in secret
   *[open] { "" }
}.
