"""The rules of Raumschiffe, clause by clause (`docs/rules/raumschiffe.md`)."""

from __future__ import annotations

import numpy as np

from raumhafen.engine import kernel
from raumhafen.engine.kernel import Bytes, as_record, compiled, count_bits, helper, i64, lowest, places, u8s
from raumhafen.engine.rng import begin, below
from raumhafen.games.raumschiffe import CUDDLE, FIRST, SECOND
from raumhafen.games.raumschiffe.edition import (
    ARMOUR,
    DECK,
    ENERGY,
    LATE_RANK,
    PILOT,
    PROJECTILE,
    RESOURCES,
    SHIELD,
    SPOTS,
    SYSTEMS,
    Edition,
)
from raumhafen.games.raumschiffe.model import (
    KEEP_LATE,
    LATE,
    LAY,
    LAY_CARD,
    NOTHING,
    OVER,
    READY,
    SET_LATE,
    SHOTS,
    STEPS,
    State,
)

ALL = np.uint32(DECK)
ONE = np.uint32(1)
NONE = np.uint32(0)
BOTH = 3

# --- cards, as sets ---------------------------------------------------------------------------------------------------


@helper
def only(card):
    """The set of one card."""
    return ONE << np.uint32(card)


@helper
def on_table(s, seat):
    """The cards that a seat has laid, as a set."""
    cards = NONE
    for spot in range(SPOTS):
        if s.laid[seat, spot] != NOTHING:
            cards |= only(s.laid[seat, spot])
    return cards


@helper
def pile(s, seat):
    """RS-3: a seat's draw pile is whatever of its deck lies nowhere else."""
    return ALL & ~(s.hand[seat] | s.discard[seat] | s.removed[seat] | on_table(s, seat))


@helper
def random_card(s, cards):
    """A random card of a set."""
    left = np.int64(cards)
    for _ in range(below(s, count_bits(cards))):
        left &= left - 1  # pass over the lowest
    return lowest(left)


@helper
def top_card(s, seat):
    """RS-8, RS-11: the next card of the pile, renewed from the discard if it is empty; NOTHING if both are."""
    cards = pile(s, seat)
    if cards == NONE:
        cards = np.uint32(s.discard[seat])
        s.discard[seat] = NONE
        s.counted[seat] = s.hand[seat]  # everyone can count: what is not in the new pile is in hand
        if cards == NONE:
            return NOTHING
    return random_card(s, cards)


# --- setting up and laying --------------------------------------------------------------------------------------------


@kernel.start
def start(edition, state, options, seats, key):
    """RS-3: eight cards each; RS-7: the starter is random, unless agreed."""
    e, s = as_record(edition, Edition), as_record(state, State)
    begin(state, s, seats, key)
    s.variant = options[0]
    s.target = options[1]
    s.limit = options[2]
    s.turn = NOTHING
    s.system = NOTHING
    s.starter = 0 if options[3] == FIRST else 1 if options[3] == SECOND else below(s, 2)
    s.last_laid[:] = NOTHING
    for seat in range(seats):
        draw(s, seat, e.first_hand)
    clear_away(s)
    begin_round(s)


@helper
def draw(s, seat, count):
    """RS-10: draw that many cards, or as many as there are."""
    s.counted[seat] = NONE
    for _ in range(count):
        card = top_card(s, seat)
        if card == NOTHING:
            break
        s.hand[seat] |= only(card)
    s.held[seat] = count_bits(s.hand[seat])


@helper
def begin_round(s):
    """RS-4: both lay, in secret and at once."""
    s.rounds += 1
    s.phase = LAY
    s.ready = 0


@helper
def clear_away(s):
    """Nothing lies on the ships."""
    for seat in range(s.seats):
        s.late[seat] = NOTHING
        for spot in range(SPOTS):
            s.laid[seat, spot] = NOTHING
        for system in range(SYSTEMS):
            s.power[seat, system] = 0


@helper
def reveal(s):
    """RS-4, RS-7: layouts and the rest of both hands become public; then the shots."""
    for seat in range(s.seats):
        s.unlaid[seat] = s.hand[seat]
        s.discard[seat] |= s.hand[seat]
        s.hand[seat] = NONE
        s.held[seat] = 0
        s.counted[seat] = NONE
    s.reveals += 1
    s.ready = 0
    s.phase = LATE
    s.step = 0
    s.defends = 0
    s.fired = 0
    for shot in range(SHOTS):
        s.attack[shot] = 0
        s.guard[shot] = 0
        s.loss[shot] = NONE


# --- strength ---------------------------------------------------------------------------------------------------------


@helper
def rank(card):
    """RS-1: the number of a card's symbols."""
    return count_bits(card)


@helper
def lying(s, seat, spot):
    """The card on a spot; where none lies there are no symbols, as on the joker."""
    card = np.int64(s.laid[seat, spot])
    return card if card != NOTHING else np.int64(0)


@helper
def counts(card, system):
    """RS-5: what an energy card brings to a system: its rank, if it has the symbol. The pilot has none."""
    return rank(card) if card >> system & 1 else np.int64(0)


@helper
def add_up(e, s, seat):
    """RS-5, RS-6: each system has the rank of its energy card, if that has its symbol, and what the regulator adds."""
    regulator = lying(s, seat, PILOT)
    for system in range(SYSTEMS):
        total = counts(lying(s, seat, system), system)
        if regulator >> system & 1:
            total += e.bonus[rank(regulator)]
        if s.late[seat] == system:
            total += e.late
        s.power[seat, system] = total


# --- the round --------------------------------------------------------------------------------------------------------


@helper
def attacks(starter, step):
    """RS-7: starter and other in turn, first with energy, then with projectiles; resources go the same way."""
    return starter if step % 2 == 0 else 1 - starter


@helper
def weapon(step):
    """RS-7: the attacking system of a step; after the shots, resources."""
    return RESOURCES if step >= SHOTS else ENERGY if step < 2 else PROJECTILE


@helper
def defence(attacking):
    """RS-7: the system that a weapon is aimed at."""
    return SHIELD if attacking == ENERGY else ARMOUR


@helper
def damage(attack, guard):
    """RS-8: attack minus defence."""
    return max(attack - guard, np.int64(0))


@helper
def attacker(s):
    """The seat whose step it is."""
    return attacks(np.int64(s.starter), np.int64(s.step))


@helper
def decides(s):
    """Whose late +1 is asked about now."""
    return 1 - attacker(s) if s.defends else attacker(s)


@helper
def in_use(s):
    """The system that a late +1 would strengthen now."""
    attacking = weapon(np.int64(s.step))
    return defence(attacking) if s.defends else attacking


@helper
def late_left(s, seat):
    """RS-9: has a seat an unspent +1, of a regulator with three symbols?"""
    return rank(lying(s, seat, PILOT)) == LATE_RANK and s.late[seat] == NOTHING


@helper
def may_be_late(s):
    """RS-9: the unspent +1 is for a system in use that the regulator names."""
    return late_left(s, decides(s)) and lying(s, decides(s), PILOT) >> in_use(s) & 1 == 1


@helper
def go_on(e, s):
    """Step by step up to the next decision on a late +1: the attacker's, the defender's, then the shot."""
    while s.phase == LATE and not may_be_late(s):
        pass_on(e, s)
    late = s.phase == LATE
    s.turn = decides(s) if late else NOTHING
    s.system = in_use(s) if late else NOTHING


@helper
def pass_on(e, s):
    """The question at hand is settled: the defender is next, or the step is carried out."""
    if s.step < SHOTS and not s.defends:
        s.defends = 1
        return
    s.defends = 0
    if s.step < SHOTS:
        shoot(s)
    s.step += 1
    if s.phase != OVER and s.step == STEPS:
        end_round(e, s)


@helper
def shoot(s):
    """RS-8, RS-12, RS-13: attack minus defence leaves the other's pile for good; thirteen win at once."""
    seat, other = attacker(s), 1 - attacker(s)
    attacking = weapon(np.int64(s.step))
    s.shooter[s.step] = seat
    s.weapon[s.step] = attacking
    s.attack[s.step] = s.power[seat, attacking]
    s.guard[s.step] = s.power[other, defence(attacking)]
    s.fired += 1
    hits = damage(np.int64(s.attack[s.step]), np.int64(s.guard[s.step]))
    if hits == 0:
        return
    if s.variant == CUDDLE:
        s.points[seat] += hits
    else:
        s.reveals += 1
        for _ in range(hits):
            card = top_card(s, other)
            if card == NOTHING:
                break
            s.removed[other] |= only(card)
            s.loss[s.step] |= only(card)
        s.points[seat] = count_bits(s.removed[other])
    if s.points[seat] >= s.target:
        s.phase = OVER


@helper
def end_round(e, s):
    """RS-10: draw by resources, at least six; then what was laid is discarded. RS-15: the limit of rounds."""
    for seat in range(s.seats):
        draw(s, seat, max(np.int64(e.hand) + s.power[seat, RESOURCES], np.int64(e.least_hand)))
        for system in range(SYSTEMS):
            s.last_power[seat, system] = s.power[seat, system]
        for spot in range(SPOTS):
            card = s.laid[seat, spot]
            s.last_laid[seat, spot] = card
            s.discard[seat] |= only(card)
    clear_away(s)
    s.reveals += 1
    if s.limit > 0 and s.rounds >= s.limit:
        s.phase = OVER
        return
    s.starter = 1 - s.starter
    begin_round(s)


# --- who may do what --------------------------------------------------------------------------------------------------


@kernel.active
def active(edition, state):
    """Both lay at once, until they are ready; a late +1 is one seat's decision."""
    s = as_record(state, State)
    if s.phase == OVER:
        return 0
    if s.phase == LAY:
        return BOTH & ~np.int64(s.ready)
    return np.int64(1) << s.turn


@kernel.legal
def legal(edition, state, seat, out):
    """All that a seat may do now."""
    s = as_record(state, State)
    n = 0
    if s.phase == LATE and s.turn == seat:
        out[0] = SET_LATE()
        out[1] = KEEP_LATE()
        n = 2
    elif s.phase == LAY and s.ready >> seat & 1 == 0:
        for spot in range(SPOTS):
            if s.laid[seat, spot] == NOTHING:  # RS-5: any card may be laid anywhere
                cards = np.int64(s.hand[seat])
                while cards:
                    out[n] = LAY_CARD(spot, lowest(cards))
                    cards &= cards - 1
                    n += 1
        if n == 0:
            out[0] = READY()
            n = 1
    return n


@kernel.apply
def apply(edition, state, seat, action):
    """The one way a match goes on."""
    e, s = as_record(edition, Edition), as_record(state, State)
    if action in LAY_CARD:
        spot, card = LAY_CARD.arguments(action)
        s.laid[seat, spot] = card
        s.hand[seat] &= ~only(card)
        add_up(e, s, seat)
    elif action in READY:
        s.ready |= 1 << seat
        if s.ready == BOTH:
            reveal(s)
            go_on(e, s)
    else:
        if action in SET_LATE:
            s.late[seat] = s.system
            add_up(e, s, seat)
        pass_on(e, s)
        go_on(e, s)


# --- points -----------------------------------------------------------------------------------------------------------


@kernel.scores
def scores(edition, state, out):
    """RS-12, RS-13: cards removed, or points."""
    s = as_record(state, State)
    for seat in range(s.seats):
        out[seat] = s.points[seat]


@kernel.ranks
def ranks(edition, state, out):
    """RS-12, RS-15: who has removed more is ahead; equal is a draw."""
    s = as_record(state, State)
    for seat in range(s.seats):
        out[seat] = s.points[seat]
    places(out, s.seats)


# --- questions of those who look on -----------------------------------------------------------------------------------


@compiled(i64(i64, i64))
def attacker_of(starter: int, step: int) -> int:
    """RS-7: the seat that shoots in a step of the round."""
    seat: int = attacks(starter, step)
    return seat


@compiled(i64(i64))
def weapon_of(step: int) -> int:
    """RS-7: the system that shoots in a step of the round."""
    system: int = weapon(step)
    return system


@compiled(i64(i64))
def target_of(system: int) -> int:
    """RS-7: the system that a weapon is aimed at."""
    target: int = defence(system)
    return target


@compiled(i64(i64, i64))
def damage_of(attack: int, guard: int) -> int:
    """RS-8: the damage of a shot."""
    hits: int = damage(attack, guard)
    return hits


@compiled(i64(u8s, i64))
def has_late(observed: Bytes, seat: int) -> int:
    """RS-9: has a seat an unspent late +1? 1 or 0."""
    return 1 if late_left(as_record(observed, State), seat) else 0


@compiled(i64(i64, i64))
def strength_of(card: int, system: int) -> int:
    """RS-5: what an energy card brings to a system."""
    total: int = counts(card, system)
    return total
