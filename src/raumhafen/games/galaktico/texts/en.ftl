# Galaktico in English.

## Ships, effects, shields and weapons

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

option-standstill = Quiet turns in a row that end the game (0: no limit)

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

## What is expected now

prompt-setup = Set up in secret. Still missing: { $shields } shields, { $weapons } weapons, { $ships } ships.
prompt-ready = All is set up. Ready?
prompt-turn = { $actions ->
    [one] One action is left.
   *[other] Your turn: { $actions } actions.
}
prompt-fly = Your cruiser on { $field } has won. Fly on? Steps left: { $steps }, hyperflights: { $hyperflights }.
prompt-over = The game is over.

## Why something cannot be done

error-setup-incomplete = You cannot be ready yet. Still missing: { $shields } shields, { $weapons } weapons, { $ships } ships.
error-shield-in-use = “{ $found }”: that shield is in use already.
error-weapon-in-use = “{ $found }”: that weapon is in use already.
error-has-shield = “{ $found }”: there is a shield already ({ $ship }).
error-has-weapons = “{ $found }”: there are two weapons already ({ $ship }).
error-not-start-field = “{ $found }”: ships begin on the eight fields around your station.
error-none-to-place = “{ $found }”: no more of these begin on the board ({ $ship }).
error-start-field-taken = “{ $found }”: a ship stands there already.
error-station-in-use = “{ $found }”: your station is not free ({ $ship }).
error-none-in-reserve = “{ $found }”: none of these is left in reserve ({ $ship }).
error-deploy-on-station = “{ $found }”: a ship is deployed on the own station, { $station }.
error-not-your-ship = “{ $found }”: that is not your ship.
error-nothing-to-move = “{ $found }”: nothing stands there that you could move.
error-moved-already = “{ $found }”: a ship moves only once a turn.
error-meteor-out-of-hand = “{ $found }”: you move meteors in your own sector and next to your active destroyers.
error-meteor-one-field = “{ $found }”: a meteor is moved by one field.
error-meteor-target = “{ $found }”: a meteor needs an empty field.
error-only-flying-on = “{ $found }” has to wait: now the cruiser on { $field } flies on, or stays.
error-fights-once = “{ $found }”: a cruiser that flies on does not fight again.
error-same-field = “{ $found }”: a move ends on another field than it began.
error-which-hyperflights = “{ $found }”: with how many hyperflights? { $counts }
error-stop-on-meteor = “{ $found }”: nobody stops on a meteor.
error-own-station = “{ $found }”: nobody flies onto the own station.
error-station-by-destroyer = “{ $found }”: only a destroyer takes a station.
error-own-ship-there = “{ $found }”: your own ship stands there.
error-gravity = “{ $found }”: foreign gravity prevents the hyperflight.
error-attack-by-hyperflight = “{ $found }”: a cruiser cannot attack out of a hyperflight.
error-meteors-in-the-way = “{ $found }”: meteors are in the way.
error-station-in-the-way = “{ $found }”: a station is in the way.
error-ships-in-the-way = “{ $found }”: ships are in the way.
error-no-hyperflight = “{ $found }”: these ships know no hyperflight ({ $ship }).
error-way-blocked = “{ $found }”: the way is blocked.
error-no-way-out = “{ $found }”: there is no way there ({ $ship }).
error-too-far = “{ $found }”: too far, { $steps } steps with a range of { $range } ({ $ship }).
error-edition-galaktico-start = { $file }: with { $where } { $found } ships begin on the board, but there are only eight start fields.
error-edition-galaktico-pair = { $file }: { $where } is { $found }, but a shield stops two different effects.
error-edition-galaktico-shield = { $file }: { $where } is { $found }, but another shield stops that pair; each pair exists once.
error-edition-galaktico-station = { $file }: { $where } is { $found }, but a station has all eight neighbours in its own sector: both digits 2 … 5.
error-edition-galaktico-meteor-twice = { $file }: { $where } is { $found }, where a meteor lies already; eight different fields are expected.
error-edition-galaktico-meteor-station = { $file }: { $where } is { $found }, but that is the station’s field.
error-edition-galaktico-meteor-start = { $file }: { $where } is { $found }, but around the station ships begin.

## The table

sketch-head = Turns so far: { $turns }, actions left: { $actions }
sketch-player = { $name }: points { $points }, reserve { $reserve }

## What happened

log-equipped = { $you ->
    [yes] You equip: { $ship }, { $card }.
   *[no] { $name } equips: { $ship }, { $card }.
}
log-placed = { $you ->
    [yes] You place: { $ship } on { $field }.
   *[no] { $name } places: { $ship } on { $field }.
}
log-ready = { $you ->
    [yes] You are ready.
   *[no] { $name } is ready.
}
log-began = { $you ->
    [yes] You begin.
   *[no] { $name } begins.
}
log-moved = { $you ->
    [yes] You fly: { $ship } { $field } → { $target }, hyperflights { $hyperflights }{ $attack ->
        [yes] , attack
       *[no] { "" }
    }.
   *[no] { $name } flies: { $ship } { $field } → { $target }, hyperflights { $hyperflights }{ $attack ->
        [yes] , attack
       *[no] { "" }
    }.
}
log-fought = Fight on { $field }: { $attacker } against { $defender }. { $result ->
    [tied] Both ships are beaten.
   *[won] { $you ->
        [yes] You win.
       *[no] { $name } wins.
    }
}
log-flew-on = { $you ->
    [yes] You fly on: { $field } → { $target }.
   *[no] { $name } flies on: { $field } → { $target }.
}
log-deployed = { $you ->
    [yes] You deploy on { $field }: { $ship }.
   *[no] { $name } deploys on { $field }: { $ship }.
}
log-shifted = { $you ->
    [yes] You move a meteor: { $field } → { $target }.
   *[no] { $name } moves a meteor: { $field } → { $target }.
}
log-took = { $you ->
    [yes] You take the station { $field }: points { $points }.
   *[no] { $name } takes the station { $field }: points { $points }.
}
log-lapsed = { $you ->
    [yes] You can do nothing more; actions lost: { $actions }.
   *[no] { $name } can do nothing more; actions lost: { $actions }.
}
log-ended = The game is over: { $ending ->
    [points] enough points.
    [station] a station is taken.
    [destroyers] all destroyers of a player are beaten.
    [lapse] nobody can act.
   *[standstill] standstill.
} { $result }

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
board-shields = Shields
board-weapons = Weapons
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
board-shown = open
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
board-fight = Fight
board-last = Last fight
board-last-close = Put the fight away
board-no-fight = Nobody has fought yet.
board-base = base strength
board-bonus = out of the meteor field
board-against = against
board-stopped = stopped
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
