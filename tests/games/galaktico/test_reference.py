"""The kernels against the plain reference: what may be done in thousands of random positions, most of them crowded, and
what comes of it."""

from collections import Counter
from random import Random

import pytest

from raumhafen.engine.about import SPECTATOR

from .plane import FIELDS, MIRRORS, NEAR
from .positions import COUNT, KINDS, STATIONS, Table, opening, table
from .reference import HYPERFLIGHTS, POWER, RANGE, STOPS, Reference, Side


def random_loadout(lots: Random) -> dict[str, str]:
    shields, weapons = lots.sample(sorted(STOPS), 4), lots.sample(sorted(POWER), 8)
    return {kind: f"{shields[n]} {weapons[2 * n]} {weapons[2 * n + 1]}" for n, kind in enumerate(KINDS)}


def random_fleet(lots: Random, fields: list[str]) -> tuple[str, dict[str, int]]:
    """Ships on fields that are taken from these, one perhaps on the station, and some in reserve."""
    fleet, kept = [], {}
    for kind in KINDS:
        there = min(lots.choice([0, 1, 1, 1, 2, 3]) if kind == "destroyer" else lots.randint(0, 3), len(fields))
        fleet.append(" ".join([kind, *(fields.pop() for _ in range(there))]))
        least = int(kind == "destroyer" and there == 0)  # without any the match would be over
        kept[kind] = lots.randint(least, min(2, COUNT[kind] - there)) if lots.random() < 0.6 else least
    if lots.random() < 0.5 and (spare := [kind for kind in KINDS if kept[kind]]):
        kind = lots.choice(spare)
        kept[kind] -= 1
        fleet.append(f"{kind} on station")
    return " ".join(fleet), kept


def crowded(lots: Random, seats: int, most: int = 40) -> Table:
    """Ships close together: destroyers, meteors everywhere, stations with a ship on them, ends near."""
    stations, begin = STATIONS[:seats], lots.randrange(len(FIELDS))
    fields = [name for name in FIELDS[begin:] + FIELDS[:begin] if name not in stations][: lots.choice([20, 40, 104])]
    lots.shuffle(fields)
    fleets, reserve = zip(*(random_fleet(lots, fields) for _ in range(seats)), strict=True)
    taken = " ".join(fleets)
    rest = [name for name in FIELDS if name not in taken and name not in stations]
    turn, actions = lots.randrange(seats), lots.choice([1, 2])
    own = [word for word in fleets[turn].split() if word in FIELDS]
    return table(
        *fleets,
        meteors=" ".join(lots.sample(rest, lots.choice([count for count in (0, 8, 24, 24, 24, 40) if count <= most]))),
        reserve=reserve,
        turn=turn,
        actions=actions,
        moved=lots.choice(own) if own and actions == 1 else "",
        points=[lots.choice([0, 0, 10, 20, 29]) for _ in range(seats)],
        figures={seat: {kind: lots.choice([0, 0, 1, 2, 4]) for kind in KINDS} for seat in range(seats)},
        loadouts=[random_loadout(lots) for _ in range(seats)],
        quiet=lots.choice([0, 0, 38, 39]),
    )


def told(t: Table) -> Reference:
    """The same position for the reference."""
    view, docked = t.view, t.docked
    sides = [
        Side(t.loadout(seat), t.reserve(seat), docked[seat], t.figures(seat), player.points, player.fought)
        for seat, player in enumerate(view.players)
    ]
    moved = {ship.field for ship in view.ships if ship.moved}
    begun = {"turn": view.turn, "actions": view.actions, "quiet": view.quiet, "turns": view.turns}
    return Reference(sides, t.ships, t.meteors, moved=moved, standstill=view.standstill, **begun)


def compare(t: Table, expected: Reference) -> None:
    """Everything that lies on the table, and everything that may be done."""
    view = t.view
    assert (view.phase, view.ending, view.ender) == (expected.phase, expected.ending, expected.ender)
    assert t.match.scores == tuple(side.points for side in expected.sides)
    assert [player.points for player in view.players] == [side.points for side in expected.sides]
    assert [player.fought for player in view.players] == [side.fought for side in expected.sides]
    for seat, side in enumerate(expected.sides):
        assert t.figures(seat) == side.figures
        assert {card.kind for card in view.players[seat].cards if card.shown} == side.shown
        assert t.match.ranks[seat] == sum(other.points > side.points for other in expected.sides)
    if expected.ending != "station":  # who lies where then is of no account
        assert t.ships == expected.ships
        assert t.docked == [side.docked for side in expected.sides]
        assert [t.reserve(seat) for seat in t.seats] == [side.reserve for side in expected.sides]
    assert t.meteors == expected.meteors
    if expected.phase == "over":
        return
    assert (t.turn, view.actions) == (expected.turn, expected.actions)
    assert (view.turns, view.quiet) == (expected.turns, expected.quiet)
    assert {ship.field for ship in view.ships if ship.moved} == expected.moved
    assert t.legal() == expected.legal()
    if expected.phase == "fly":
        flying = view.flying
        assert (flying.field, flying.steps, flying.hyperflights) == (expected.flying, *expected.left)


@pytest.mark.rule("GO-16")
@pytest.mark.rule("GO-17")
@pytest.mark.rule("GO-18")
@pytest.mark.rule("GO-19")
@pytest.mark.rule("GO-20")
@pytest.mark.rule("GO-21")
@pytest.mark.rule("GO-22")
@pytest.mark.rule("GO-23")
@pytest.mark.rule("GO-24")
@pytest.mark.rule("GO-25")
@pytest.mark.rule("GO-30")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_same_may_be_done_in_crowded_positions(seats):
    lots, seen = Random(seats), Counter()
    for _ in range(900):
        t = crowded(lots, seats)
        actions = told(t).legal()
        assert t.legal(int(t.s.turn)) == actions
        seen.update(action.split()[-1] for action in actions if "hyper" in action)
        ships = t.ships
        seen["attacks"] += sum(action.split()[1] in ships for action in actions)
        seen["stations"] += sum(" " + station in action for action in actions for station in STATIONS[:seats])
    assert seen["hyper-0"] > 500
    assert seen["hyper-1"] > 500
    assert seen["hyper-2"] > 500
    assert seen["attacks"] > 5000
    assert seen["stations"] > 500


@pytest.mark.rule("GO-17")
@pytest.mark.rule("GO-18")
@pytest.mark.rule("GO-19")
def test_walking_every_single_way_finds_nothing_else():
    """The reference leaves out ways that come to the same; here it leaves out nothing."""
    lots, most = Random(17), 0
    for _ in range(60):
        t = crowded(lots, 2 + lots.randrange(2))
        expected = told(t)
        if sum(expected.kind_at(start) == "scout" for start in expected.movable()) > 1:
            continue
        every = expected.legal(every=True)
        assert every == expected.legal() == t.legal(int(t.s.turn))
        most = max(most, len(every))
    assert most > 50


def attacks(t: Table) -> list[str]:
    ships = t.ships
    return sorted(action for action in t.legal() if len(action.split()) > 1 and action.split()[1] in ships)


@pytest.mark.rule("GO-26")
@pytest.mark.rule("GO-27")
@pytest.mark.rule("GO-28")
@pytest.mark.rule("GO-29")
@pytest.mark.rule("GO-30")
@pytest.mark.rule("GO-31")
@pytest.mark.rule("GO-33")
@pytest.mark.rule("GO-34")
@pytest.mark.rule("GO-35")
@pytest.mark.rule("GO-36")
@pytest.mark.rule("GO-37")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_same_comes_of_fights(seats):
    lots, seen = Random(26 + seats), Counter()
    for _ in range(200):
        t = crowded(lots, seats)
        if not t.legal(int(t.s.turn)):
            continue
        taken = [f"{start} {station}" for start in t.ships for station in STATIONS[:seats]]
        fights, ships = attacks(t), t.ships
        on_destroyers = [action for action in fights if ships[action.split()[1]][1] == "destroyer"]
        chosen = lots.sample(fights, min(2, len(fights))) + on_destroyers[:1] + sorted(t.legal() & set(taken))[:1]
        for action in chosen:
            now, expected = t.copy(), told(t)
            now.do(action)
            expected.do(action)
            compare(now, expected)
            if expected.totals != (0, 0):
                assert now.totals == expected.totals
            attack, defence = expected.totals
            seen["tie" if attack == defence else "won" if attack > defence else "lost"] += 1
            seen["bonus"] += now.view.last is not None and now.view.last.attacker.bonus == 3
            seen[expected.ending, expected.ender == t.turn] += 1
            if expected.phase == "fly":
                seen["fly"] += 1
                onwards = lots.choice(sorted(now.legal()))
                now.do(onwards)
                expected.do(onwards)
                compare(now, expected)
    for what in ("tie", "won", "lost", "bonus", "fly"):
        assert seen[what] >= 20, what
    for ending in ("points", "destroyers"):
        assert min(seen[ending, True], seen[ending, False]) >= 4, ending
    assert seen["station", True] >= 8


def shut_in(lots: Random, seats: int) -> Table:
    """Hardly a field is free: nobody has a reserve, few ships stand among meteors."""
    stations = STATIONS[:seats]
    fields = lots.sample([name for name in FIELDS if name not in stations], 20)
    fleets = []
    for seat in range(seats):
        kinds = ["destroyer", *lots.sample(KINDS, lots.randint(0, 2) if seat else 2)]
        fleet = " ".join(f"{kind} {fields.pop()}" for kind in kinds)
        fleets.append(fleet + f" {lots.choice(KINDS)} on station" * (lots.random() < 0.3))
    free = " ".join(fields[: lots.randint(1, 4)])
    return table(*fleets, free=free, actions=lots.choice([1, 2]), loadouts=[random_loadout(lots) for _ in range(seats)])


@pytest.mark.rule("GO-15")
@pytest.mark.rule("GO-38")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_same_turns_lapse(seats):
    lots, seen = Random(15 + seats), Counter()
    for _ in range(150):
        t = shut_in(lots, seats)
        expected = told(t)
        for _ in range(6):
            if expected.phase == "over" or not expected.legal():
                break
            action, turns = lots.choice(sorted(expected.legal())), expected.turns
            t.do(action)
            expected.do(action)
            compare(t, expected)
            seen["lapsed"] += expected.turns > turns + 1
    assert seen["lapsed"] >= 20


def set_up_at_random(lots: Random, seats: int, **options: int) -> Table:
    t = opening(seats, lots.randrange(1000), **options)
    while t.phase == "setup":
        seat = lots.choice(sorted(t.active))
        t.do(lots.choice(sorted(t.legal(seat))), seat=seat)
    return t


@pytest.mark.rule("GO-14")
@pytest.mark.rule("GO-15")
@pytest.mark.rule("GO-38")
@pytest.mark.parametrize("seats", [2, 3])
def test_games_agree_from_their_beginning_to_their_end(seats):
    lots, endings = Random(14 * seats), Counter()
    for number in range(4):
        t = set_up_at_random(lots, seats, standstill=6 * (number == 3))
        expected = told(t)
        compare(t, expected)
        while expected.phase != "over" and expected.turns < 150:
            fights = attacks(t) if expected.phase == "turn" else []
            action = lots.choice(fights if fights and lots.random() < 0.7 else sorted(t.legal()))
            t.do(action)
            expected.do(action)
            compare(t, expected)
        endings[expected.ending] += 1
    assert endings["points"] + endings["destroyers"] + endings["station"] >= 2
    assert endings["standstill"] >= 1


# What is drawn on the board: a way for each move.


def check_way(expected: Reference, start: str, path: list[str], jumps: list[int]) -> None:
    """Every step of a way is allowed; but for its end, which the legal actions hold."""
    held, here = expected.foreign_gravity(), start
    for number, place in enumerate(path):
        if number in jumps:
            assert place in MIRRORS[here]
            assert not {here, place} & held
        else:
            assert place in NEAR[here]
        last = number == len(path) - 1
        over = expected.empty(place) or place == start != expected.stations[expected.turn]
        assert last or over or (expected.kind_at(start) == "scout" and place in expected.meteors)
        here = place


@pytest.mark.rule("GO-17")
@pytest.mark.rule("GO-19")
@pytest.mark.rule("GO-28")
@pytest.mark.rule("GO-30")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_view_shows_a_way_for_each_move_and_what_it_leaves(seats):
    lots = Random(30 + seats)
    for _ in range(120):
        t = crowded(lots, seats)
        expected, seat = told(t), int(t.s.turn)
        shown: set[str] = set()
        for reach in t.match.view(seat).reach:
            kind, ways = expected.kind_at(reach.ship), expected.ways(reach.ship)
            for course in reach.courses:
                check_way(expected, reach.ship, course.path, course.jumps)
                assert len(course.path) <= RANGE[kind]
                assert len(course.jumps) <= HYPERFLIGHTS[kind]
                shown.add(f"{reach.ship} {course.path[-1]}")
            for attack in reach.attacks:
                check_way(expected, reach.ship, attack.path, attack.jumps)
                target, jumped = attack.path[-1], len(attack.jumps)
                assert (attack.seat, attack.kind) == expected.ships[target]
                assert attack.bonus == (3 if kind == "scout" and target in ways.from_meteor else 0)
                if kind == "cruiser":
                    assert attack.steps_left == 4 - ways.steps[target, jumped]
                    assert attack.hyperflights_left == 2 - jumped
                    assert len(attack.path) == ways.steps[target, jumped]
                shown.add(f"{reach.ship} {target} hyper-{jumped}" if kind == "cruiser" else f"{reach.ship} {target}")
        assert shown == t.legal(seat) - expected.deployments() - expected.shifts()
    assert t.match.view(SPECTATOR).reach == []
