"""The look back at a match, in a real browser."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.checks import BEYOND, violations
from tests.browser.fixtures import DESKTOP, PHONE
from tests.browser.table import by_mouse, play_on

OPEN = """table => fetch("/api/tables", {
    method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(table)
}).then(answer => answer.json()).then(table => table.id)"""
DUEL = {
    "game": "raumschiffe",
    "person": {"name": "Ada", "colour": "sky"},
    "seats": [{"who": "me"}, {"who": "bot", "level": "greedy"}],
    "options": {"variant": "cuddle", "target": "6", "limit": "6"},
}


def finished(page, lounge, request=DUEL):
    """A short match, played to its end."""
    page.goto(lounge.address)
    page.locator("[data-action=play-now]").first.wait_for()
    page.goto(f"{lounge.address}/t/{page.evaluate(OPEN, request)}")
    play_on(page, by_mouse(3))


def look_back(page):
    page.locator("[data-action=look-back]").click()
    page.locator("[data-look-back]").wait_for()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("locale", ["de-DE", "en-GB"])
def test_the_look_back_after_a_match(unguarded, lounge, axe, size, locale):
    page = unguarded(size, locale)
    finished(page, lounge)
    assert page.locator("[data-look-back]").count() == 0  # only on request
    look_back(page)
    assert page.locator("[data-line]").count() == 2
    assert re.search(r"Ada: .*\d+.%", page.locator("[data-course]").get_attribute("aria-label"))
    assert page.locator("[data-turning]").count() in (1, 2, 3)
    said = page.locator("[data-turning]").first.inner_text()
    assert re.search(r": \d+.% → \d+.%", said)
    assert ("Zug" if locale == "de-DE" else "Move") in said
    assert violations(page, axe) == []
    assert page.evaluate(BEYOND) == []


def test_every_moment_can_be_looked_at_by_keyboard_and_by_pointing(visit, lounge):
    page = visit()
    finished(page, lounge)
    look_back(page)
    told, slider = page.locator("[data-told] strong").first, page.locator("[data-moment]")
    slider.focus()
    page.keyboard.press("Home")
    expect(told).to_have_text("At the start")
    page.keyboard.press("ArrowRight")
    expect(told).to_have_text("Moves 1–14, all at once")
    page.keyboard.press("End")
    assert slider.get_attribute("aria-valuetext").count("%") == 2
    box = page.locator("[data-course]").bounding_box()
    page.mouse.move(box["x"] + 45, box["y"] + 100)
    expect(told).to_have_text("At the start")
