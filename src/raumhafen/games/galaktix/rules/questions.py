"""What those who look on may ask of the rules: views, refusals, reports. Nothing here changes anything."""

from __future__ import annotations

from raumhafen.engine.kernel import Bytes, Int64s, as_record, compiled, edition_bytes, i64, i64s, u8s, void
from raumhafen.games.galaktix.edition import FIELDS, ROADS, VORTEX, Edition
from raumhafen.games.galaktix.model import NOWHERE, ROLL, State
from raumhafen.games.galaktix.rules.board import (
    NOT_COUNTED,
    NOT_SKIPPED,
    ON_VORTEX,
    OPEN,
    all_at_the_end,
    at_the_end,
    count,
    field_for_part,
    has,
    landing,
    least_steps,
    may_stand,
    medals_reached,
    offers_something,
    parts_brought,
    parts_can_go,
    points,
    road_points,
    shown,
)


@compiled(void(edition_bytes, u8s, i64s))
def standing(edition: Bytes, observed: Bytes, out: Int64s) -> None:
    """GX-13, GX-14: the points of each road; then those of the game, and how many medals they reach."""
    e, s = as_record(edition, Edition), as_record(observed, State)
    for road in range(ROADS):
        out[road] = road_points(e, s.level, s.height[road])
    out[ROADS] = points(e, s)
    out[ROADS + 1] = medals_reached(e.medal[s.level], out[ROADS])


@compiled(i64(edition_bytes, i64, i64))
def level_medals(edition: Bytes, level: int, score: int) -> int:
    """GX-14: how many medals of a level a score reaches."""
    reached: int = medals_reached(as_record(edition, Edition).medal[level], score)
    return reached


@compiled(i64(edition_bytes, i64, i64))
def chapter_medals(edition: Bytes, chapter: int, score: int) -> int:
    """GX-14: how many medals of a chapter the sum of its best results reaches."""
    reached: int = medals_reached(as_record(edition, Edition).chapter_medal[chapter], score)
    return reached


@compiled(i64(edition_bytes, i64))
def most_points(edition: Bytes, level: int) -> int:
    """GX-13, GX-19: no game of a level brings more: every road at its end, every flag won."""
    e = as_record(edition, Edition)
    total: int = ROADS * road_points(e, level, FIELDS)
    for road in range(ROADS):
        for field in range(FIELDS):
            total += e.flag[level, road, field]
    return total


@compiled(i64(i64, i64))
def parts_for(tools: int, spare: int) -> int:
    """GX-4, GX-11: how many parts tools bring, by what is left in the supply."""
    parts: int = parts_brought(tools, spare)
    return parts


@compiled(void(edition_bytes, u8s, i64s))
def landings(edition: Bytes, observed: Bytes, out: Int64s) -> None:
    """GX-5, GX-6: for each road how many dice show its colour, the field to which all of them lead (NOWHERE if the road
    is at its end), and whether that is a vortex."""
    e, s = as_record(edition, Edition), as_record(observed, State)
    for road in range(ROADS):
        dice = count(s, road)
        field = NOWHERE if at_the_end(s, road) else landing(s, road, dice)
        out[3 * road], out[3 * road + 1] = dice, field
        out[3 * road + 2] = field > 0 and dice > 0 and shown(e, s, road, field) == VORTEX


@compiled(i64(edition_bytes, u8s, i64, i64, i64))
def reaches(edition: Bytes, observed: Bytes, rocket: int, road: int, field: int) -> int:
    """GX-5, GX-6, GX-17, GX-18: what a field is to a rocket on an open road: NOT_COUNTED, ON_VORTEX or OPEN."""
    e, s = as_record(edition, Edition), as_record(observed, State)
    dice = count(s, road)
    for steps in range(least_steps(rocket, dice), dice + 1):
        if landing(s, road, steps) == field:
            return OPEN if may_stand(e, s, rocket, road, field) else ON_VORTEX
    return NOT_COUNTED


@compiled(i64(edition_bytes, u8s, i64))
def in_depot(edition: Bytes, observed: Bytes, rocket: int) -> int:
    """Is there such a rocket, or are there parts for it? 1 or 0."""
    return 1 if has(as_record(observed, State), rocket) else 0


@compiled(i64(edition_bytes, u8s, i64, i64))
def part_on(edition: Bytes, observed: Bytes, road: int, field: int) -> int:
    """GX-10: what a field is to a part: NOT_SKIPPED, ON_VORTEX, TAKEN or OPEN."""
    s = as_record(observed, State)
    if road != s.road:
        return NOT_SKIPPED
    found: int = field_for_part(as_record(edition, Edition), s, field)
    return found


@compiled(i64(edition_bytes, u8s, i64, i64))
def worth_a_part(edition: Bytes, observed: Bytes, road: int, field: int) -> int:
    """GX-8, GX-19: does a field offer anything? 1 or 0."""
    return 1 if offers_something(as_record(edition, Edition), as_record(observed, State), road, field) else 0


@compiled(i64(edition_bytes, u8s))
def parts_may_follow(edition: Bytes, observed: Bytes) -> int:
    """GX-10: may a part still be placed in this round? 1 or 0."""
    e, s = as_record(edition, Edition), as_record(observed, State)
    return 1 if s.phase == ROLL and parts_can_go(e, s) else 0


@compiled(i64(edition_bytes, u8s))
def roads_finished(edition: Bytes, observed: Bytes) -> int:
    """GX-12: is every road at its end? 1 or 0."""
    return 1 if all_at_the_end(as_record(observed, State)) else 0
