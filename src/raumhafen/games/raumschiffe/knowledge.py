"""Who knows what at the table (RS-16): observing a state, and imagining the rest of it."""

from __future__ import annotations

from raumhafen.engine import kernel
from raumhafen.engine.kernel import as_record, count_bits, helper
from raumhafen.engine.rng import below, forget_key, rekey
from raumhafen.games.raumschiffe.edition import SPOTS, SYSTEMS, Edition
from raumhafen.games.raumschiffe.model import LATE, LAY, NOTHING, State
from raumhafen.games.raumschiffe.rules import NONE, add_up, counts, only, pile, random_card

GLANCES = 4  # at further cards for a spot


@kernel.observe
def observe(edition, state, seat):
    """RS-4, RS-16: nobody sees another's hand, nor anything of a layout before it is shown, not even how far it is."""
    s = as_record(state, State)
    forget_key(s)
    for other in range(s.seats):
        if other != seat:
            s.hand[other] = NONE
            if s.phase == LAY:
                for spot in range(SPOTS):
                    s.laid[other, spot] = NOTHING
                for system in range(SYSTEMS):
                    s.power[other, system] = 0


@kernel.resample
def resample(edition, state, seat, key):
    """A random world that fits all that a seat knows: the other's cards from what is left of the other's own deck."""
    e, s = as_record(edition, Edition), as_record(state, State)
    rekey(s, key)
    if s.phase == LATE:
        return  # everything lies open, and nobody holds a card
    for other in range(s.seats):
        if other == seat:
            continue
        s.hand[other] = s.counted[other]
        while count_bits(s.hand[other]) < s.held[other]:
            s.hand[other] |= only(random_card(s, pile(s, other)))
        if s.phase == LAY and s.ready >> other & 1:
            lay_out(e, s, other)


@helper
def lay_out(e, s, seat):
    """A layout as a player may have chosen it: any is possible, but strong cards lie more often where they count.

    Were all as likely, the seat that lays last would seem to shoot at one that does not know the rules.
    """
    first = below(s, SPOTS)
    for step in range(SPOTS):
        spot = (first + step) % SPOTS
        card = random_card(s, s.hand[seat])
        for _ in range(GLANCES):
            another = random_card(s, s.hand[seat])
            if counts(another, spot) > counts(card, spot):
                card = another
        s.laid[seat, spot] = card
        s.hand[seat] &= ~only(card)
    add_up(e, s, seat)
