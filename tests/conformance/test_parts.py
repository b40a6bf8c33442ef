"""Parts of views are kept by the fields they are made of: none may depend on a field that it does not name."""

from itertools import islice

import msgspec

from tests.conformance.settings import positions


def test_what_was_kept_is_what_would_be_made_anew(setting):
    """Of an edition that could still change nothing is kept, so that everything is made anew for it."""
    presentation = setting.game.presentation
    before = None
    for match in islice(positions(setting, 28), 150):
        kept = match.edition.data
        changeable = kept.copy()
        for seat in range(-1, match.seats):
            seen = match.observed(seat)
            view = msgspec.json.encode(presentation.view(kept, seen, seat))
            assert view == msgspec.json.encode(presentation.view(changeable, seen, seat))
            if seat in match.active:
                spell, anew = presentation.speller(kept, seen, seat), presentation.speller(changeable, seen, seat)
                assert [spell(action.id) for action in match.legal(seat)] == [anew(a.id) for a in match.legal(seat)]
        if before is not None and (move := match.moves[-1]).open:
            for seat, seen in before.items():
                told = (seen, move.seat, move.action.id, match.observed(seat), seat)
                events = msgspec.json.encode(presentation.events_between(kept, *told))
                assert events == msgspec.json.encode(presentation.events_between(changeable, *told))
        before = {seat: match.observed(seat) for seat in range(-1, match.seats)}
