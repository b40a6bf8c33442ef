"""The level map in a real browser: a result finds its way into it, the book comes and goes as a file."""

import json

import pytest

from tests.browser.checks import violations
from tests.browser.fixtures import DESKTOP, PHONE
from tests.browser.table import by_mouse, play_on

HEAD = {"kind": "raumhafen-book", "version": 1, "game": "galaktix", "edition": "reference"}


def text(**best):
    return json.dumps({**HEAD, "players": [{"name": name, "best": results} for name, results in best.items()]})


def lay(page, lounge, **best):
    """Let the book of the house be this one."""
    answer = page.request.post(
        f"{lounge.address}/api/books/galaktix/import",
        data={"text": text(**best), "replace": True},
        headers={"origin": lounge.address},
    )
    assert answer.ok, answer.text()


def shown(page):
    """What the map says of each level that was played."""
    page.locator("[data-chart]").wait_for()
    return {
        level.get_attribute("data-level"): int(level.get_attribute("data-score"))
        for level in page.locator("[data-level][data-score]").all()
    }


@pytest.mark.parametrize(("size", "locale"), [(DESKTOP, "de-DE"), (PHONE, "en-GB")], ids=["desktop", "phone"])
def test_from_the_map_to_a_result_and_on_to_the_next_level(visit, lounge, size, locale):
    page = visit(size, locale)
    lay(page, lounge, Bo={"1-1": 13})
    page.goto(lounge.address)
    page.locator("[data-game=galaktix] [data-action=book]").click()
    page.locator("[data-action=add]").click()
    page.locator(".who input").fill("Ada")
    page.keyboard.press("Enter")
    assert shown(page) == {}
    assert page.locator("[data-next=true]").get_attribute("data-level") == "1-1"
    page.locator("[data-level='1-1']").click()
    page.wait_for_url("**/t/*")
    play_on(page, by_mouse(3))
    points = int(page.locator("[data-points]").get_attribute("data-points"))
    assert page.locator("[data-result] .place:visible").count() == 0
    page.locator("[data-result] [data-action=book]").click()
    page.wait_for_url("**/book/galaktix")
    assert shown(page) == {"1-1": points}
    medal = "" if points < 12 else "bronze" if points < 15 else "silver" if points < 18 else "gold"
    assert page.locator("[data-level='1-1']").get_attribute("data-medal") == medal
    page.locator("[data-player=Bo]").click()
    assert shown(page) == {"1-1": 13}
    assert page.locator("[data-next=true]").get_attribute("data-level") == "1-2"
    page.go_back()
    page.locator("[data-action=next-level]").click()
    page.locator("[data-board]").get_by_text("1-2").first.wait_for()


def test_the_book_is_exported_imported_and_a_broken_one_refused(unguarded, lounge, tmp_path):
    page = unguarded(DESKTOP, "de-DE")
    lay(page, lounge, Ada={"1-1": 18, "1-2": 12})
    page.goto(f"{lounge.address}/book/galaktix")
    page.locator("[data-player=Ada]").click()
    assert shown(page) == {"1-1": 18, "1-2": 12}
    assert page.locator("[data-chapter='1'] [data-sum]").get_attribute("data-sum") == "30"
    page.locator("[data-action=keeping]").click()
    with page.expect_download() as download:
        page.locator("[data-action=export]").click()
    assert json.loads(download.value.path().read_text("utf-8")) == json.loads(text(Ada={"1-1": 18, "1-2": 12}))
    file = page.locator("[data-form=import] input[type=file]")
    for content, reason in (
        ("{oops", "kein gültiges JSON"),
        ("{}", "kein Buch von Raumhafen"),
        (text(Ada={"7-7": 3}), "„7-7“"),
        (text(Ada={"1-1": 500}), "ganze Zahl von 0 bis"),
        ("x" * 100_000, "zu groß"),
    ):
        (tmp_path / "book.json").write_text(content, "utf-8")
        file.set_input_files(tmp_path / "book.json")
        page.locator("[data-form=import] [type=submit]").click()
        page.locator("[data-keeping] [role=alert]").get_by_text(reason).wait_for()
    assert shown(page) == {"1-1": 18, "1-2": 12}
    (tmp_path / "book.json").write_text(text(ADA={"1-2": 15, "4-5": 0}, Cy={}), "utf-8")
    file.set_input_files(tmp_path / "book.json")
    page.locator("[data-form=import] [type=submit]").click()
    page.locator("[data-keeping] [role=status]").wait_for()
    page.keyboard.press("Escape")
    assert shown(page) == {"1-1": 18, "1-2": 15, "4-5": 0}
    assert page.locator("[data-player=Cy]").count() == 1


def test_a_full_book_says_so_and_how_to_make_room(visit, lounge):
    page = visit()
    lay(page, lounge, A={}, B={}, C={}, D={}, E={})
    page.goto(f"{lounge.address}/book/galaktix")
    assert "cannot be entered" in page.locator("[data-full]").inner_text()
    page.locator("[data-level='4-2']").click()
    page.wait_for_url("**/t/*")
    play_on(page, by_mouse(4))
    page.locator("[data-result] [data-full]").wait_for()
    page.locator("[data-result] [data-action=book]").click()
    page.locator("[data-action=keeping]").click()
    page.locator("[data-keep=C] [data-action=remove]").click()
    page.locator("[data-keep=C] [data-action=remove-sure]").click()
    page.locator("[data-keep=C]").wait_for(state="detached")
    page.keyboard.press("Escape")
    page.locator("[data-full]").wait_for(state="detached")


def test_a_level_is_started_by_keyboard(visit, lounge):
    page = visit()
    lay(page, lounge)
    page.goto(f"{lounge.address}/book/galaktix")
    page.locator("[data-chart]").wait_for()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.dataset.level") == "2-2":
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    page.locator("[data-board]").get_by_text("2-2").first.wait_for()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("locale", ["de-DE", "en-GB"])
def test_no_serious_violation_and_nothing_cut_off(unguarded, lounge, axe, size, locale):
    page = unguarded(size, locale)
    lay(page, lounge, Ada={"1-1": 18, "1-2": 12, "2-1": 3}, **{"W" * 24: {}})
    page.goto(f"{lounge.address}/book/galaktix")
    page.locator("[data-player=Ada]").click()
    for action in (None, "keeping"):
        if action:
            page.locator(f"[data-action={action}]").click()
            page.locator("[data-keeping]").wait_for()
            assert page.evaluate("[...document.querySelectorAll('dialog')].every(d => d.scrollWidth <= d.clientWidth)")
        assert violations(page, axe) == [], action
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), action
    boxes = [button.bounding_box() for button in page.locator("button:visible, a.button:visible").all()]
    assert min(min(box["width"], box["height"]) for box in boxes) >= 24
