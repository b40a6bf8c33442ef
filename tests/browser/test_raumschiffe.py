"""Raumschiffe in a real browser."""

from tests.browser.table import by_mouse, play_now, play_on


def test_a_whole_match_against_a_bot_by_mouse(visit, lounge):
    page = visit()
    play_now(page, lounge.address, "raumschiffe")
    assert play_on(page, by_mouse(1)) > 10
    assert page.locator("[data-result] [data-proven=true]").count() == 1
