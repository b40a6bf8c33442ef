"""Galaktix in a real browser: whole levels by mouse, by keyboard, and by thumb."""

import re

import pytest

import raumhafen as rh
from tests.browser.checks import violations
from tests.browser.fixtures import DESKTOP, PHONE
from tests.browser.table import ask, by_keyboard, by_mouse, play_now, play_on

STEPS = 4  # choices made before the table is examined


def compare(page):
    """The score that is shown, on the board and in the result, is that of the record."""
    result = page.locator("[data-result]")
    assert result.locator("[data-proven=true]").count() == 1
    shown = int(result.locator("[data-points]").get_attribute("data-points"))
    with page.expect_download() as download:
        result.locator("a[download]").click()
    match = rh.replay(download.value.path().read_text(encoding="utf-8"))
    assert match.over
    assert shown == match.scores[0]
    assert int(page.locator("[data-board] [data-at=score]").inner_text()) == shown


@pytest.mark.parametrize(("size", "locale"), [(DESKTOP, "de-DE"), (PHONE, "en-GB")], ids=["mouse", "thumb"])
def test_a_whole_level_by_mouse_and_by_thumb(visit, lounge, size, locale):
    page = visit(size, locale)
    play_now(page, lounge.address, "galaktix")
    assert play_on(page, by_mouse(1)) > 10
    compare(page)


def test_a_whole_level_by_keyboard_only(visit, lounge):
    page = visit()
    page.goto(lounge.address)
    page.locator("[data-game=galaktix] [data-action=play-now]").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    assert play_on(page, by_keyboard(2)) > 10
    compare(page)


def test_a_rocket_is_dragged_to_its_field_while_everything_moves(visit, lounge):
    page = visit(motion="no-preference")
    play_now(page, lounge.address, "galaktix")
    for _ in range(6):
        page.locator("button[data-choice=roll]").click()
        dice = page.locator(".tray .place button[data-choice]")
        dice.nth(4).wait_for()
        for number in range(5):
            dice.nth(number).click()  # the fifth plays
        rocket = page.locator("[data-token=white]")
        page.locator("[data-token=white] button[data-choice]").wait_for()
        fields = page.locator(".road [data-drop]")
        landed = fields.count() > 0
        target = fields.first if landed else page.locator("[data-token=back]")
        field = target.get_attribute("data-token")
        rocket.drag_to(target)
        page.locator("button[data-choice=roll]").wait_for()
        if landed:
            break
    assert page.locator(f"[data-at=piece-{field}]").count() == 1


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_no_serious_violation_in_any_phase_and_nothing_too_small(unguarded, lounge, axe, size):
    page = unguarded(size, "de-DE")
    play_now(page, lounge.address, "galaktix")
    seen = set()
    choose = by_mouse(5)
    while len(seen) < STEPS:
        page.locator("button[data-choice]:visible").first.wait_for()
        prompt = page.locator("[data-prompt]").inner_text()
        if prompt not in seen:
            seen.add(prompt)
            assert violations(page, axe) == [], prompt
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), prompt
            boxes = [button.bounding_box() for button in page.locator("[data-board] button:visible").all()]
            assert min(min(box["width"], box["height"]) for box in boxes) >= 24, prompt
        choose(page)


def test_the_coach_is_asked_by_mouse_and_by_keyboard(visit, lounge):
    page = visit(DESKTOP, "de-DE")
    play_now(page, lounge.address, "galaktix")
    page.locator("button[data-choice=roll]").click()
    page.locator(".tray .place button[data-choice]").nth(4).wait_for()
    hint = ask(page, page.locator("[data-action=hint]").click)
    # where the solution of this level is kept, the player gets an exact answer
    assert re.search("Der Coach (schätzt|hat es bis zum Ende ausgerechnet)", hint.inner_text())
    assert page.locator("[data-advised]").count() == 3
    best = page.locator("[data-advised]").first
    tokens = best.get_attribute("data-advised").split()
    assert "Punkte" in best.inner_text()
    assert "Gold" in best.inner_text()
    marked = page.locator("[data-board] [data-marked]")
    assert sorted(one.get_attribute("data-token") for one in marked.all()) == sorted(tokens)
    best.click()
    if len(tokens) < 5 and tokens != ["none"]:  # more dice might be kept, so it is only chosen
        chosen = page.locator("[data-board] [data-state=chosen]")
        assert sorted(one.get_attribute("data-token") for one in chosen.all()) == sorted(tokens)
        page.locator("button[data-action=play]").click()
    page.locator("button[data-choice=back], button[data-choice=white]").first.wait_for()
    assert page.locator("[data-hint], [data-marked]").count() == 0  # it spoke of another position
    ask(page, lambda: page.keyboard.press("h"))
    page.locator("[data-advised]").first.focus()
    page.keyboard.press("Enter")  # a rocket on a field is a whole action
    page.locator("button[data-choice=roll]").wait_for()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_hint_can_be_read_by_everyone(unguarded, lounge, axe, size):
    page = unguarded(size, "en-GB")
    play_now(page, lounge.address, "galaktix")
    page.locator("button[data-choice=roll]").click()
    page.locator(".tray .place button[data-choice]").nth(4).wait_for()
    ask(page, page.locator("[data-action=hint]").click)
    assert violations(page, axe) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for button in page.locator("[data-advised]").all():
        box = button.bounding_box()
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= size["viewport"]["height"]
    page.locator("[data-action=hint-close]").click()
    assert page.locator("[data-hint]").count() == 0
