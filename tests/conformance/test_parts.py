"""Parts of views are kept by the fields they are made of: none may depend on a field that it does not name."""

from itertools import islice

import msgspec

from tests.conformance.settings import positions


def test_what_was_kept_is_what_would_be_made_anew(setting):
    before = None
    for match in islice(positions(setting, 28), 150):
        now = {seat: match.observed(seat) for seat in range(-1, match.seats)}
        for seat, seen in now.items():
            same_view(match, seen, seat)
            if seat in match.active:
                spell, anew = (match.game.presentation.speller(data, seen, seat) for data in editions(match))
                assert [spell(action.id) for action in match.legal(seat)] == [anew(a.id) for a in match.legal(seat)]
        if before is not None and (move := match.moves[-1]).open:
            for seat, seen in before.items():
                told = (seen, move.seat, move.action.id, now[seat], seat)
                kept, anew = (match.game.presentation.events_between(data, *told) for data in editions(match))
                assert msgspec.json.encode(kept) == msgspec.json.encode(anew)
        before = now


def test_what_was_kept_is_not_shown_under_other_options(setting):
    """All that is the same but for an option, which a match never changes, and a server's matches have differently."""
    options = [option for option in setting.game.about.options if option.name in setting.game.state_layout.names]
    for match in islice(positions(setting, 29, every=5), 40):
        for option in options:
            for value in {option.low, option.high}:
                seen = match.observed()
                same_view(match, seen, -1)
                seen.view(setting.game.state_layout)[0][option.name] = value
                same_view(match, seen, -1)


def editions(match):
    """The edition, and one that could still change: of that nothing is kept, so that all is made anew."""
    return match.edition.data, match.edition.data.copy()


def same_view(match, seen, seat):
    kept, anew = (match.game.presentation.view(data, seen, seat) for data in editions(match))
    assert msgspec.json.encode(kept) == msgspec.json.encode(anew)
