"""Raumschiffe in a real browser: a whole match by mouse, and one on two phones."""

from tests.browser.conftest import PHONE
from tests.browser.table import by_mouse, over, play_now, play_on
from tests.browser.test_together import invitation, join, open_table, take_turns


def test_a_whole_match_against_a_bot_by_mouse(visit, lounge):
    page = visit()
    play_now(page, lounge.address, "raumschiffe")
    assert play_on(page, by_mouse(1)) > 10
    assert page.locator("[data-result] [data-proven=true]").count() == 1


def test_a_duel_of_two_phones(visit, lounge):
    host, guest = visit(PHONE, "de-DE"), visit(PHONE)
    open_table(host, lounge.address, "me", "friend", game="raumschiffe")
    join(guest, lounge.address, invitation(host, 1))
    take_turns(host, guest, until=lambda: over(host) and over(guest))
    points = [page.locator("[data-result] li strong").all_inner_texts() for page in (host, guest)]
    assert [said.split()[0] for said in points[0]] == [said.split()[0] for said in points[1]]
