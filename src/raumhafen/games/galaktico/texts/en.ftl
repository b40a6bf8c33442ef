# Galaktico in English.

## Ships, shields and weapons

type-destroyer = Destroyer
type-fighter = Fighter
type-cruiser = Cruiser
type-scout = Scout
types-destroyer = Destroyers
types-fighter = Fighters
types-cruiser = Cruisers
types-scout = Scouts
card-wave-absorber = Wave Absorber
card-deflector = Deflector
card-inversion-field = Inversion Field
card-prism-shield = Prism Shield
card-phase-cloak = Phase Cloak
card-null-field = Null Field
card-crypto-projectile = Crypto Projectile
card-cryo-flash = Cryo Flash
card-plasma-bomb = Plasma Bomb
card-corrosion-ray = Corrosion Ray
card-photon-lance = Photon Lance
card-quantum-torpedo = Quantum Torpedo
card-laser-battery = Laser Battery
card-impulse-thrower = Impulse Thrower

## What can be agreed on

option-standstill = Quiet turns in a row that end the game (0: never)

## What is typed

token-destroyer = destroyer
token-fighter = fighter
token-cruiser = cruiser
token-scout = scout
token-wave-absorber = wave-absorber
token-deflector = deflector
token-inversion-field = inversion-field
token-prism-shield = prism-shield
token-phase-cloak = phase-cloak
token-null-field = null-field
token-crypto-projectile = crypto-projectile
token-cryo-flash = cryo-flash
token-plasma-bomb = plasma-bomb
token-corrosion-ray = corrosion-ray
token-photon-lance = photon-lance
token-quantum-torpedo = quantum-torpedo
token-laser-battery = laser-battery
token-impulse-thrower = impulse-thrower
token-hyper = hyper
token-stay = stay
token-ready = ready
short-destroyer = d
short-fighter = f
short-cruiser = c
short-scout = s

## What is expected now

prompt-setup = Give each type of ship a shield and two weapons, and place your ships around the station, in any order. Missing: shields { $shields }, weapons { $weapons }, ships { $ships }.
prompt-ready = All is equipped and placed. Ready? Until you say so, you can still change it.
prompt-turn = { $actions ->
    [one] One action left: fly, deploy a ship, or move a meteor.
   *[other] You have { $actions } actions: fly, deploy a ship, or move a meteor.
}
prompt-fly = Your Cruiser on { $field } has won and may fly on for { $steps ->
    [one] { $steps } more step
   *[other] { $steps } more steps
}{ $hyperflights ->
    [0] , without hyperflights
    [one] , with up to { $hyperflights } hyperflight
   *[other] , with up to { $hyperflights } hyperflights
}. Or it stays.
prompt-over = The game is over.

## Why something cannot be done

error-setup-incomplete = You are ready once all is equipped and placed. Missing: shields { $shields }, weapons { $weapons }, ships { $ships }.
error-shield-in-use = “{ $found }”: a type has that shield already. Take it back first.
error-weapon-in-use = “{ $found }”: a type has that weapon already. Take it back first.
error-has-shield = “{ $found }”: your { $ship }s have a shield already. Take it back first.
error-has-weapons = “{ $found }”: your { $ship }s have two weapons already. Take one back first.
error-not-start-field = “{ $found }”: ships are placed on the eight fields around your station.
error-none-to-place = “{ $found }”: you have placed enough { $ship }. The others are in reserve and come later, by way of the station.
error-start-field-taken = “{ $found }”: a ship stands there already.
error-station-in-use = “{ $found }”: a ship is still on your station ({ $ship }). It has to leave before another comes.
error-none-in-reserve = “{ $found }”: you have no { $ship } left in reserve.
error-deploy-on-station = “{ $found }”: new ships go on your own station, { $station }.
error-not-your-ship = “{ $found }”: that is not your ship.
error-nothing-to-move = “{ $found }”: there is nothing you could move.
error-moved-already = “{ $found }”: this ship has flown in this turn, and each flies only once.
error-meteor-out-of-hand = “{ $found }”: you cannot move that meteor. It would have to lie in your sector, or next to one of your Destroyers.
error-meteor-one-field = “{ $found }”: a meteor moves by one field only.
error-meteor-target = “{ $found }”: a meteor needs an empty field, and a station is none.
error-only-flying-on = “{ $found }” has to wait: first the Cruiser on { $field } flies on, or stays. Name a field, or say “{ token-stay }”.
error-fights-once = “{ $found }”: when it flies on, a Cruiser does not fight again.
error-same-field = “{ $found }”: the ship is there already. A flight ends on another field.
error-which-hyperflights = “{ $found }”, but with how many hyperflights? They decide how far your Cruiser can fly on. Possible: { $counts }
error-stop-on-meteor = “{ $found }”: nobody can stop on a meteor.
error-own-station = “{ $found }”: nobody flies back to their own station.
error-station-by-destroyer = “{ $found }”: only a Destroyer can take a station.
error-own-ship-there = “{ $found }”: one of your own ships is there.
error-gravity = “{ $found }”: that would take a hyperflight, and another player’s gravity field bars it.
error-attack-by-hyperflight = “{ $found }”: only a Fighter attacks by the hyperflight itself; a Cruiser needs a normal step after it.
error-meteors-in-the-way = “{ $found }”: meteors bar the way, and only Scouts fly through them.
error-station-in-the-way = “{ $found }”: a station bars the way.
error-ships-in-the-way = “{ $found }”: ships bar the way.
error-no-hyperflight = “{ $found }” would be a hyperflight. { $ship } cannot do that, only Fighters and Cruisers.
error-way-blocked = “{ $found }”: the way there is barred.
error-no-way-out = “{ $found }”: your { $ship } is shut in, no way leads there.
error-too-far = “{ $found }” is too far: it takes { $steps } steps, and your { $ship } flies { $range } at most now.
error-edition-galaktico-start = { $file }: with { $where }, { $found } ships begin on the board, but there are only eight start fields.
error-edition-galaktico-pair = { $file }: { $where } is { $found }, but a shield stops two different effects.
error-edition-galaktico-shield = { $file }: { $where } is { $found }, but another shield stops that pair; each pair exists once.
error-edition-galaktico-station = { $file }: { $where } is { $found }, but a station has all eight neighbours in its own sector: both digits are 2 to 5.
error-edition-galaktico-meteor-twice = { $file }: { $where } is { $found }, but a meteor lies there already; eight different fields are expected.
error-edition-galaktico-meteor-station = { $file }: { $where } is { $found }, but that is the field of the station.
error-edition-galaktico-meteor-start = { $file }: { $where } is { $found }, but ships are placed around the station.

## The table

sketch-setup = All set up in secret, at the same time
sketch-turn = Turn { $turn }
sketch-starter = { $you ->
    [yes] you began
   *[no] { $name } began
}
sketch-quiet = { $quiet ->
    [one] { $quiet } quiet turn
   *[other] { $quiet } quiet turns
} in a row, { $standstill } end the game
sketch-over = { $ending ->
    [points] enough points from fights
    [station] a station is taken
    [destroyers] all destroyers of a fleet are beaten
    [lapse] nobody can do anything any more
   *[standstill] standstill
}
sketch-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sketch-fought = { $fought } of { $goal } from fights
sketch-ready = { $ready ->
    [yes] is ready
   *[no] is still setting up
}
sketch-reserve = reserve
sketch-place = to be placed
sketch-docked = on the station
sketch-hidden = hidden
sketch-open = open
sketch-secret = secret
sketch-still = can still be
sketch-attacks = Attacks
sketch-station = station!
sketch-last = Last fight, on { $field }: { $attacker } against { $defender }
sketch-bonus = meteor field
sketch-shields = Shields (stop)
sketch-weapons = Weapons
sign-destroyer = D
sign-fighter = F
sign-cruiser = C
sign-scout = S
sign-laser = L
sign-quantum = Q
sign-crypto = C
sign-impulse = I
legend-numbers = strength/range
legend-empty = empty
legend-meteor = meteor
legend-station = station
legend-gravity = gravity of others
legend-moved = has flown
legend-worth = points for beating one

## What happened

log-equipped = { $you ->
    [yes] You equip your { $ship }s: { $card }.
   *[no] { $name } equips the { $ship }s: { $card }.
}
log-placed = { $you ->
    [yes] You place a { $ship } on { $field }.
   *[no] { $name } places a { $ship } on { $field }.
}
log-ready = { $you ->
    [yes] You are ready.
   *[no] { $name } is ready.
}
log-began = { $you ->
    [yes] All are ready. The lot decides: you begin.
   *[no] All are ready. The lot decides: { $name } begins.
}
log-moved = { $attack ->
    [yes] { $you ->
        [yes] From { $field } you attack { $target } with a { $ship }
       *[no] From { $field }, { $name } attacks { $target } with a { $ship }
    }
   *[no] { $you ->
        [yes] You fly a { $ship } from { $field } to { $target }
       *[no] { $name } flies a { $ship } from { $field } to { $target }
    }
}{ $hyperflights ->
    [0] { "" }
    [one] { " " }({ $hyperflights } hyperflight)
   *[other] { " " }({ $hyperflights } hyperflights)
}.
log-fought = Fight on { $field }: { $attacker }; { $defender }. { $result ->
    [tied] Both ships are beaten.
   *[won] { $you ->
        [yes] You win.
       *[no] { $name } wins.
    }
}
log-gained = { $you ->
    [yes] You get
   *[no] { $name } gets
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-flew-on = { $target ->
    [stay] { $you ->
        [yes] You leave the Cruiser on { $field }.
       *[no] { $name } leaves the Cruiser on { $field }.
    }
   *[other] { $you ->
        [yes] You fly the Cruiser on, from { $field } to { $target }.
       *[no] { $name } flies the Cruiser on, from { $field } to { $target }.
    }
}
log-deployed = { $you ->
    [yes] You deploy a { $ship } on { $field }.
   *[no] { $name } deploys a { $ship } on { $field }.
}
log-shifted = { $you ->
    [yes] You move a meteor from { $field } to { $target }.
   *[no] { $name } moves a meteor from { $field } to { $target }.
}
log-took = { $you ->
    [yes] You take the station on { $field }:
   *[no] { $name } takes the station on { $field }:
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-lapsed = { $you ->
    [yes] You can do nothing more,
   *[no] { $name } can do nothing more,
} { $actions ->
    [one] one action lapses.
   *[other] { $actions } actions lapse.
}
log-bonus = { $you ->
    [yes] You brought the end about and get
   *[no] { $name } brought the end about and gets
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} for that.
log-ended = The game is over: { $ending ->
    [points] enough points from fights.
    [station] a station is taken.
    [destroyers] all destroyers of a fleet are beaten.
    [lapse] nobody can do anything any more.
   *[standstill] too long without a fight or a new ship.
} It stands: { $result }.

## The board in the browser

button-ready = Ready
button-stay = Stay
button-hyper-0 = No hyperflight
button-hyper-1 = One hyperflight
button-hyper-2 = Two hyperflights
board-effect-laser = Laser
board-effect-quantum = Quantum
board-effect-crypto = Crypto
board-effect-impulse = Impulse
board-shield = { $card }: stops { $effects }
board-slot = { $ship }: { $card ->
    [shield] no shield yet
   *[weapon] room for a weapon
}
board-type = { $ship }: strength { $strength }, range { $range }{ $hyperflights ->
    [0] { "" }
    [one] , one hyperflight
   *[other] , { $hyperflights } hyperflights
}; { $figures ->
    [one] one figure
   *[other] { $figures } figures
} on the card, worth { $worth ->
    [one] 1 point
   *[other] { $worth } points
} when beaten; { $state ->
    [secret] loadout still hidden
    [own] equipped in secret: { $loadout }
   *[shown] equipped: { $loadout }
}
board-stock = { $ship }, { $setup ->
    [yes] still to be placed: { $count }
   *[no] in reserve: { $count }
}
board-cards = { $you ->
    [yes] Your fleet
   *[no] Fleet: { $name }
}
board-supply = Shields and weapons
board-still = Still hidden
board-still-about = What the hidden loadouts can still be
board-strength = strength
board-range = range
board-hyperflights = hyperflights
board-figures = { $count ->
    [one] one figure
   *[other] { $count } figures
}
board-worth = worth when beaten: { $worth }
board-sector = Sector { $sector }
board-field = { $field }, { $meteor ->
    [yes] meteor
   *[no] empty
}
board-field-ship = { $field }, { $ships }
board-field-station = { $field }, { $you ->
    [yes] your station
   *[no] station of { $name }
}{ $taken ->
    [yes] , on it: { $ships }
   *[no] { "" }
}
board-ship = { $you ->
    [yes] your { $ship }
   *[no] { $ship } of { $name }
}{ $moved ->
    [yes] , has moved
   *[no] { "" }
}
board-way = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}{ $hyperflights ->
    [0] { "" }
    [one] , one of them a hyperflight
   *[other] , { $hyperflights } of them hyperflights
}
board-attack = attack, nobody knows how it ends{ $bonus ->
    [0] { "" }
   *[other] , +{ $bonus } out of the meteor field
}
board-attack-known = attack { $attack } against { $defence }, { $result ->
    [win] wins
    [lose] loses
   *[tie] both beaten
}
board-choices = Attack with how many hyperflights?
board-choice = { $hyperflights ->
    [0] no hyperflight
    [one] one hyperflight
   *[other] { $hyperflights } hyperflights
}; left after that: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, { $left ->
    [one] 1 hyperflight
   *[other] { $left } hyperflights
}
board-then = { $steps ->
    [0] no flying on after that
    [one] 1 step left, hyperflights: { $left }
   *[other] { $steps } steps left, hyperflights: { $left }
}
board-last = Last fight
board-last-close = Put the fight away
board-base = base strength
board-bonus = out of the meteor field
board-against = against
board-attacks = attacks
board-defends = defends
board-tied = Both ships are beaten.
board-won = { $you ->
    [yes] You win
   *[no] { $name } wins
}
board-gain = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $fought } of { $goal } from fights
board-reserve = Reserve: { $ships }
board-destroyers = { $count ->
    [one] one destroyer left
   *[other] { $count } destroyers left
}
board-ready = ready
board-sets-up = sets up in secret
board-setup = All set up at once, in secret
board-turns = Turn { $turns }
board-starter = { $you ->
    [yes] you began
   *[no] { $name } began
}
board-quiet = quiet turns: { $quiet } of { $standstill }
board-ending = { $ending ->
    [points] { $you ->
        [yes] You have enough points from fights
       *[no] { $name } has enough points from fights
    }
    [station] { $you ->
        [yes] You took the station: { $loser }
       *[no] { $name } took the station: { $loser }
    }
    [destroyers] All destroyers beaten: { $loser }
    [lapse] Nobody could act any more
   *[standstill] Standstill
}
board-summary-seat = { $you ->
    [yes] You
   *[no] { $name }
}: { $points }; station { $station }; on the board: { $ships }; { $reserve }{ $ready ->
    [yes] ; ready
   *[no] { "" }
}.
board-summary-meteors = Meteors: { $fields }.
