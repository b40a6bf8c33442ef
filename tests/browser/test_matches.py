"""Whole matches in a real browser."""

import pytest
from playwright.sync_api import expect

import raumhafen as rh
from tests.browser.fixtures import DESKTOP, PHONE
from tests.browser.table import by_keyboard, by_mouse, over, play_now, play_on, press
from tests.picked import PARTY


@pytest.mark.parametrize(("size", "locale"), [(DESKTOP, "de-DE"), (PHONE, "en-GB")], ids=["desktop-de", "phone-en"])
def test_a_whole_match_against_bots_by_mouse(visit, lounge, size, locale):
    page = visit(size, locale)
    play_now(page, lounge.address, PARTY)
    assert play_on(page, by_mouse(1)) > 10
    result = page.locator("[data-result]")
    expect(result.locator("[data-proven=true]")).to_have_count(1)
    points = [int(said.inner_text().split()[0]) for said in result.locator("li strong").all()]
    with page.expect_download() as download:
        result.locator("a[download]").click()
    match = rh.replay(download.value.path().read_text(encoding="utf-8"))
    assert match.over
    assert sorted(points) == sorted(match.scores)
    words = {"de-DE": "Punkte", "en-GB": "points"}
    assert words[locale] in result.inner_text()


def test_a_whole_match_by_keyboard_only(visit, lounge):
    page = visit()
    page.goto(lounge.address)
    page.locator(f"[data-game={PARTY}] [data-action=play-now]").wait_for()
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.dataset.action") == "play-now":
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    assert play_on(page, by_keyboard(2)) > 10
    assert over(page)
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_have_count(1)


def test_from_the_first_visit_to_the_first_move_in_three_clicks(visit, lounge):
    page = visit()
    page.goto(lounge.address)
    page.locator(f"[data-game={PARTY}] [data-action=play-now]").click()  # one
    page.locator("button[data-choice]:visible").first.wait_for()
    before = page.locator("ol.log li").count()
    page.locator("button[data-choice]:visible").first.click()  # two
    if page.locator("button[data-action=play]:visible").count():
        page.locator("button[data-action=play]").click()  # three
    page.locator("ol.log li").nth(before).wait_for()


def test_a_choice_is_taken_back_by_escape_and_by_a_second_click(visit, lounge):
    page = visit()
    play_now(page, lounge.address, PARTY)
    chosen, offered = page.locator("[data-state=chosen]"), page.locator("button[data-choice]:visible")
    for number in range(200):  # until it is something that does not end the turn by itself
        offered.first.wait_for()
        press(offered.nth(number % max(offered.count(), 1)))
        if chosen.count():
            break
    assert chosen.count() == 1
    page.keyboard.press("Escape")
    assert chosen.count() == 0
