"""The rules of Galaktico, clause by clause (`docs/rules/galaktico.md`): setting up, turns, and what may be done.

What is chosen in secret is in `setup`, how ships fly in `flights`, fights and the end are in `fights`.
"""

from __future__ import annotations

import numpy as np

from raumhafen.engine import kernel
from raumhafen.engine.kernel import as_record, helper, lowest, places
from raumhafen.engine.rng import below, rekey
from raumhafen.games.galaktico.edition import (
    COUNTS,
    CRUISER,
    DESTROYER,
    DIRECTIONS,
    FIELDS,
    HYPERFLIGHTS,
    SCOUT,
    SECTOR,
    SECTORS,
    TYPES,
    Edition,
)
from raumhafen.games.galaktico.model import (
    ACTIONS_A_TURN,
    BY_LAPSE,
    BY_STANDSTILL,
    DEPLOY,
    FLY,
    FLY_ON,
    MOVE,
    NOT_YET,
    NOTHING,
    OVER,
    READY,
    SET_SHIELD,
    SETUP,
    SHIFT,
    STAY,
    TURN,
    State,
)
from raumhafen.games.galaktico.rules.fights import WON, fight, finish, take_station
from raumhafen.games.galaktico.rules.flights import (
    NONE,
    ONE,
    all_ships,
    any_of,
    anywhere,
    both,
    calm_fields,
    crossed_by,
    drop,
    either,
    empty_fields,
    enemy_ships,
    enemy_stations,
    field_of,
    flights,
    fly,
    kind_at,
    only,
    out_of_meteor,
    put,
    read,
    spread,
    station_field,
    steps_to,
    without,
)
from raumhafen.games.galaktico.rules.setup import legal_setup, set_up

# --- setting up -------------------------------------------------------------------------------------------------------


@kernel.start
def start(edition, state, options, seats, key):
    """GO-5, GO-6: meteors lie in all sectors; everyone has all ships in hand and sets up."""
    e, s = as_record(edition, Edition), as_record(state, State)
    state[:] = 0
    rekey(s, key)
    s.seats = seats
    s.standstill = options[0]
    s.phase = SETUP
    s.starter = NOTHING
    s.turn = NOTHING
    s.attacker = NOTHING
    s.defender = NOTHING
    s.ender = NOTHING
    s.loser = NOTHING
    s.flying = NOTHING
    s.docked[:] = NOTHING
    s.shield[:] = NOTHING
    s.carrier[:] = NOTHING
    for sector in range(SECTORS):
        s.meteors[sector] = e.meteors
    for seat in range(seats):
        for kind in range(TYPES):
            s.reserve[seat, kind] = e.count[kind]


@helper
def be_ready(s, seat):
    """GO-13, GO-14: when everyone has finished the placement is open, and the starting player is drawn."""
    s.ready |= 1 << seat
    if s.ready == (1 << s.seats) - 1:
        s.ready = 0
        s.reveals += 1
        s.starter = below(s, np.int64(s.seats))
        s.turn = s.starter
        s.phase = TURN
        s.actions = ACTIONS_A_TURN


# --- a turn -----------------------------------------------------------------------------------------------------------


@helper
def go_on(e, s):
    """GO-15: on to whoever can act next; where nothing is legal, the rest of a turn lapses."""
    while s.phase == TURN and (s.actions == 0 or not can_act(e, s, np.int64(s.turn))):
        end_turn(s)


@helper
def end_turn(s):
    """GO-14: the next seat's turn, unless nobody can act (GO-15) or all stands still (GO-38)."""
    s.turns += 1
    s.lapsed += s.actions == ACTIONS_A_TURN
    s.quiet = 0 if s.stirred else min(np.int64(s.quiet) + 1, 255)
    s.stirred = 0
    for sector in range(SECTORS):
        s.moved[sector] = NONE
    ending = BY_LAPSE if s.lapsed == s.seats else BY_STANDSTILL if 0 < s.standstill <= s.quiet else NOT_YET
    if ending != NOT_YET:
        finish(s, ending)
    else:
        s.turn = (s.turn + 1) % s.seats
        s.actions = ACTIONS_A_TURN


@helper
def movers(s, seat):
    """GO-16: the ships of a seat that have not moved in this turn, the one on the station aside."""
    return without(all_ships(s, seat), read(s.moved))


@helper
def shiftable(s, seat):
    """GO-25: the meteors that a seat may move."""
    own = all_fields_of(seat)
    near = spread(read(s.ships[seat * TYPES + DESTROYER]))
    return both(either(own, near), read(s.meteors))


@helper
def all_fields_of(sector):
    """A whole sector, its margin included."""
    return ~NONE if sector == 0 else NONE, ~NONE if sector == 1 else NONE, ~NONE if sector == 2 else NONE


@helper
def may_deploy(s, seat):
    """GO-23: the station is free, and there is a reserve."""
    if s.docked[seat] != NOTHING:
        return False
    for kind in range(TYPES):
        if s.reserve[seat, kind] > 0:
            return True
    return False


@helper
def can_act(e, s, seat):
    """GO-15: is any action legal?"""
    if may_deploy(s, seat):
        return True
    empty = empty_fields(e, s)
    if any_of(both(spread(either(movers(s, seat), shiftable(s, seat))), empty)):
        return True
    # All are blocked on every side: it takes meteors, mirrors or fights. To cross the field that it left opens nothing
    # to a ship, so all of a type can be asked at once.
    calm = calm_fields(e, s, seat)
    for kind in range(TYPES):
        ships = without(read(s.ships[seat * TYPES + kind]), read(s.moved))
        if s.docked[seat] == kind:
            ships = either(ships, only(station_field(e, seat)))
        crossed = crossed_by(s, kind, ships, True, empty)
        ends, zero, one, two = ways_of(e, s, seat, kind, ships, crossed, empty, calm)
        if any_of(either(either(ends, zero), either(one, two))):
            return True
    return False


# --- moves ------------------------------------------------------------------------------------------------------------


@helper
def ways_of(e, s, seat, kind, ships, crossed, empty, calm):
    """All that ships of a type may do: see `flights`."""
    prey = enemy_ships(s, seat)
    if kind == DESTROYER:
        prey = either(prey, enemy_stations(e, s, seat))
    return flights(kind, ships, np.int64(e.reach[kind]), HYPERFLIGHTS[kind], crossed, empty, calm, prey)


@helper
def movable(e, s, seat, sector):
    """The ships of a seat in a sector that may move, as its word."""
    ships = movers(s, seat)[sector]
    return ships | e.station if sector == seat and s.docked[seat] != NOTHING else ships


@helper
def kind_on(e, s, seat, field):
    """The type of a seat's ship on a field, the station included."""
    return np.int64(s.docked[seat]) if field == station_field(e, seat) else kind_at(s, seat, field)


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
            ends, zero, one, two = ways_of(e, s, seat, kind, first, crossed, empty, calm)
            plain = either(ends, zero)
            if any_of(either(one, two)):
                n = list_attacks(field, plain, one, two, out, n)
            else:
                n = list_fields(MOVE + field * FIELDS * COUNTS, np.int64(COUNTS), plain, out, n)
    return n


@helper
def list_fields(first, apart, fields, out, n):
    """An action for each field of a set."""
    for sector in range(SECTORS):
        word = fields[sector]
        while word:
            out[n] = first + field_of(sector, lowest(word)) * apart
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
            action = MOVE + (field * FIELDS + field_of(sector, lowest(bit))) * COUNTS
            out[n] = action
            n += plain[sector] & bit != NONE
            out[n] = action + 1
            n += one[sector] & bit != NONE
            out[n] = action + 2
            n += two[sector] & bit != NONE
    return n


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
            action = SHIFT + field * DIRECTIONS
            for beside in range(SECTORS):
                around = near[beside]
                while around:
                    bit = around & (~around + ONE)
                    around ^= bit
                    out[n] = action
                    n += empty[beside] & bit != NONE
                    action += 1
    return n


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
    if kind == SCOUT and out_of_meteor(s, goal, first, steps, crossed, calm):
        bonus = np.int64(e.meteor_bonus)
    if kind == CRUISER:
        left = steps - steps_to(goal, first, steps, hyperflights, crossed, calm)
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
def flown_on(e, s):
    """GO-30: where a cruiser that has won may end its flight, besides staying."""
    first, empty = only(np.int64(s.flying)), empty_fields(e, s)
    calm = calm_fields(e, s, np.int64(s.turn))
    reached, _, _ = fly(first, np.int64(s.steps_left), np.int64(s.hyperflights_left), either(empty, first), calm)
    return both(anywhere(reached), empty)


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


# --- who may do what --------------------------------------------------------------------------------------------------


@kernel.active
def active(edition, state):
    """All set up at once, until they are ready; then one seat at a time acts."""
    s = as_record(state, State)
    if s.phase == OVER:
        return 0
    if s.phase == SETUP:
        return ((1 << s.seats) - 1) & ~np.int64(s.ready)
    return np.int64(1) << s.turn


@kernel.legal
def legal(edition, state, seat, out):
    """All that a seat may do now."""
    e, s = as_record(edition, Edition), as_record(state, State)
    if s.phase == SETUP:
        return legal_setup(e, s, seat, out) if s.ready >> seat & 1 == 0 else 0
    if s.phase == OVER or s.turn != seat:
        return 0
    if s.phase == FLY:
        n = list_fields(np.int64(FLY_ON), np.int64(1), flown_on(e, s), out, np.int64(0))
        out[n] = STAY
        return n + 1
    empty = empty_fields(e, s)
    n = list_moves(e, s, seat, empty, out)
    if s.docked[seat] == NOTHING:  # GO-23
        for kind in range(TYPES):
            out[n] = DEPLOY + kind
            n += s.reserve[seat, kind] > 0
    return list_shifts(s, seat, empty, out, n)


@kernel.apply
def apply(edition, state, seat, action):
    """The one way a match goes on."""
    e, s = as_record(edition, Edition), as_record(state, State)
    if action == READY:
        be_ready(s, seat)
    elif action >= SET_SHIELD:
        set_up(e, s, seat, action)
    else:
        act(e, s, seat, action)
        if s.phase == TURN:  # not still in flight, nor over
            s.actions -= 1
            s.lapsed = 0
    if s.phase == TURN:
        go_on(e, s)


@helper
def act(e, s, seat, action):
    """An action of a turn, or its second part."""
    if action < FLY_ON:
        way, hyperflights = (action - MOVE) // COUNTS, (action - MOVE) % COUNTS
        move_ship(e, s, seat, way // FIELDS, way % FIELDS, hyperflights)
    elif action < DEPLOY:
        if action != STAY:
            fly_on(s, seat, action - FLY_ON)
        land(s)
    elif action < SHIFT:  # GO-23
        s.reserve[seat, action - DEPLOY] -= 1
        s.docked[seat] = action - DEPLOY
        s.stirred = 1
    else:
        shift_meteor(s, (action - SHIFT) // DIRECTIONS, (action - SHIFT) % DIRECTIONS)


# --- points -----------------------------------------------------------------------------------------------------------


@kernel.scores
def scores(edition, state, out):
    """GO-33, GO-34, GO-36: all points."""
    s = as_record(state, State)
    for seat in range(s.seats):
        out[seat] = s.points[seat]


@kernel.ranks
def ranks(edition, state, out):
    """GO-37: most points win, equal points share the win."""
    s = as_record(state, State)
    for seat in range(s.seats):
        out[seat] = s.points[seat]
    places(out, s.seats)
