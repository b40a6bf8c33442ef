"""The actions of a turn: moves and fights, deployments, meteors, and a cruiser that flies on (GO-16 … GO-30)."""

from __future__ import annotations

import numpy as np

from raumhafen.engine.kernel import helper, lowest
from raumhafen.games.galaktico.edition import CRUISER, DESTROYER, HYPERFLIGHTS, SCOUT, SECTOR, SECTORS, TYPES
from raumhafen.games.galaktico.model import DEPLOY, FLY, FLY_ON, MOVE, NOTHING, OVER, SHIFT, STAY, TURN
from raumhafen.games.galaktico.rules.board import (
    INSIDE,
    NONE,
    ONE,
    all_ships,
    any_of,
    both,
    calm_fields,
    drop,
    either,
    empty_fields,
    enemy_ships,
    enemy_stations,
    field_of,
    in_sector,
    kind_on,
    only,
    put,
    read,
    spread,
    station_field,
    without,
)
from raumhafen.games.galaktico.rules.fights import WON, fight, take_station
from raumhafen.games.galaktico.rules.flights import (
    anywhere,
    crossed_by,
    flights,
    fly,
    meteor_exits,
    range_of,
    steps_to,
    strikes,
)

# --- what may be done -------------------------------------------------------------------------------------------------


@helper
def movers(s, seat):
    """GO-16: the ships of a seat that have not moved in this turn, the one on the station aside."""
    return without(all_ships(s, seat), read(s.moved))


@helper
def movable(e, s, seat, sector):
    """GO-16, GO-23: the ships of a seat in a sector that may move, as its word."""
    ships = movers(s, seat)[sector]
    return ships | e.station if sector == seat and s.docked[seat] != NOTHING else ships


@helper
def prey_of(e, s, seat, kind):
    """GO-26, GO-34: what a ship may attack, or take: only a destroyer takes a station."""
    prey = enemy_ships(s, seat)
    return either(prey, enemy_stations(e, s, seat)) if kind == DESTROYER else prey


@helper
def flights_of(e, s, seat, kind, ships, crossed, empty, calm):
    """All that ships of a type may do: see `flights`."""
    prey = prey_of(e, s, seat, kind)
    return flights(kind, ships, np.int64(e.reach[kind]), np.int64(HYPERFLIGHTS[kind]), crossed, empty, calm, prey)


@helper
def list_moves(e, s, seat, empty, out):
    """GO-16 … GO-24: every ship that may move, and every different result."""
    calm, station = calm_fields(e, s, seat), station_field(e, seat)
    n = np.int64(0)
    for sector in range(SECTORS):
        ships = movable(e, s, seat, sector)
        while ships:
            field = field_of(sector, lowest(ships))
            ships &= ships - ONE
            kind, first = kind_on(e, s, seat, field), only(field)
            crossed = crossed_by(s, kind, first, field == station, empty)
            ends, attacked = flights_of(e, s, seat, kind, first, crossed, empty, calm)
            plain = either(ends, attacked[0])
            if any_of(either(attacked[1], attacked[2])):
                n = list_attacks(field, plain, attacked[1], attacked[2], out, n)
            else:
                n = list_ends(field, plain, out, n)
    return n


@helper
def list_ends(field, ends, out, n):
    """The moves of a ship to some fields."""
    for sector in range(SECTORS):
        word = ends[sector]
        while word:
            out[n] = MOVE(field, field_of(sector, lowest(word)), 0)
            word &= word - ONE
            n += 1
    return n


@helper
def list_attacks(field, plain, one, two, out, n):
    """GO-30: a cruiser's attacks differ in the number of hyperflights."""
    for sector in range(SECTORS):
        word = plain[sector] | one[sector] | two[sector]
        while word:
            bit = word & (~word + ONE)
            word ^= bit
            target = field_of(sector, lowest(bit))
            out[n] = MOVE(field, target, 0)
            n += plain[sector] & bit != NONE
            out[n] = MOVE(field, target, 1)
            n += one[sector] & bit != NONE
            out[n] = MOVE(field, target, 2)
            n += two[sector] & bit != NONE
    return n


@helper
def deployable(s, seat, kind):
    """GO-23: the station is free, and there is a ship of that type in reserve."""
    return s.docked[seat] == NOTHING and s.reserve[seat, kind] > 0


@helper
def list_deployments(s, seat, out, n):
    """GO-23."""
    for kind in range(TYPES):
        out[n] = DEPLOY(kind)
        n += deployable(s, seat, kind)
    return n


@helper
def shiftable(s, seat):
    """GO-25: the meteors that a seat may move."""
    own = in_sector(INSIDE, seat)
    near = spread(read(s.ships[seat * TYPES + DESTROYER]))
    return both(either(own, near), read(s.meteors))


@helper
def list_shifts(s, seat, empty, out, n):
    """GO-25: each meteor that may be moved, in each direction that is free."""
    meteors = shiftable(s, seat)
    for sector in range(SECTORS):
        word = meteors[sector]
        while word:
            field = field_of(sector, lowest(word))
            word &= word - ONE
            near = without(spread(only(field)), only(field))
            direction = 0
            for beside in range(SECTORS):
                around = near[beside]
                while around:
                    bit = around & (~around + ONE)
                    around ^= bit
                    out[n] = SHIFT(field, direction)
                    n += empty[beside] & bit != NONE
                    direction += 1
    return n


@helper
def flown_on(e, s):
    """GO-30: where a cruiser that has won may end its flight, besides staying."""
    field, seat = np.int64(s.flying), np.int64(s.turn)
    first, empty = only(field), empty_fields(e, s)
    steps, hyperflights = range_of(e, s, CRUISER, field)
    crossed = crossed_by(s, CRUISER, first, False, empty)
    reached, _, _ = fly(first, steps, hyperflights, crossed, calm_fields(e, s, seat))
    return both(anywhere(reached), empty)


@helper
def list_flown_on(e, s, out):
    """GO-30."""
    n, ends = np.int64(0), flown_on(e, s)
    for sector in range(SECTORS):
        word = ends[sector]
        while word:
            out[n] = FLY_ON(field_of(sector, lowest(word)))
            word &= word - ONE
            n += 1
    out[n] = STAY()
    return n + 1


# --- what is done -----------------------------------------------------------------------------------------------------


@helper
def act(e, s, seat, action):
    """An action of a turn, or its second part."""
    if action in MOVE:
        field, target, hyperflights = MOVE.arguments(action)
        move_ship(e, s, seat, field, target, hyperflights)
    elif action in DEPLOY:  # GO-23
        kind = DEPLOY.argument(action)
        s.reserve[seat, kind] -= 1
        s.docked[seat] = kind
        s.stirred = 1
    elif action in SHIFT:
        meteor, direction = SHIFT.arguments(action)
        shift_meteor(s, meteor, direction)
    else:
        if action in FLY_ON:
            fly_on(s, seat, FLY_ON.argument(action))
        land(s)


@helper
def move_ship(e, s, seat, field, target, hyperflights):
    """A ship moves: to an empty field, onto a station (GO-34), or into a fight (GO-26)."""
    docked, kind = field == station_field(e, seat), kind_on(e, s, seat, field)
    empty, goal = empty_fields(e, s), only(target)
    if any_of(both(goal, either(empty, enemy_stations(e, s, seat)))):
        leave(s, seat, kind, field, docked)
        put(s.ships[seat * TYPES + kind], target)
        put(s.moved, target)
        if not any_of(both(goal, empty)):
            take_station(e, s, seat, target // SECTOR)
        return
    first, steps, calm = only(field), np.int64(e.reach[kind]), calm_fields(e, s, seat)
    crossed = crossed_by(s, kind, first, docked, empty)
    bonus, left = np.int64(0), np.int64(0)
    if kind == SCOUT and any_of(meteor_exits(s, goal, first, steps, crossed, calm)):  # GO-28
        bonus = np.int64(e.meteor_bonus)
    if kind == CRUISER:
        left = steps - steps_to(goal, strikes(kind), first, steps, hyperflights, crossed, calm)
    leave(s, seat, kind, field, docked)
    if fight(e, s, seat, kind, target, bonus) == WON and left > 0 and s.phase != OVER:
        s.flying = target
        s.steps_left = left
        s.hyperflights_left = HYPERFLIGHTS[CRUISER] - hyperflights
        if any_of(flown_on(e, s)):
            s.phase = FLY
        else:
            land(s)


@helper
def leave(s, seat, kind, field, docked):
    """A ship leaves its field."""
    if docked:
        s.docked[seat] = NOTHING
    else:
        drop(s.ships[seat * TYPES + kind], field)


@helper
def fly_on(s, seat, field):
    """GO-30: to another field, without a fight."""
    cruisers = s.ships[seat * TYPES + CRUISER]
    drop(cruisers, np.int64(s.flying))
    drop(s.moved, np.int64(s.flying))
    put(cruisers, field)
    put(s.moved, field)


@helper
def land(s):
    """GO-30: the flight is over, and with it the action."""
    s.phase = TURN
    s.flying = NOTHING
    s.steps_left = 0
    s.hyperflights_left = 0


@helper
def shift_meteor(s, field, direction):
    """GO-25."""
    near = without(spread(only(field)), only(field))
    for sector in range(SECTORS):
        around = near[sector]
        while around:
            if direction == 0:
                drop(s.meteors, field)
                put(s.meteors, field_of(sector, lowest(around)))
                return
            direction -= 1
            around &= around - ONE
