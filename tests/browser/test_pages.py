"""Every page, in both languages and both sizes: nothing serious for axe to find, nothing cut off."""

import pytest
from playwright.sync_api import expect

from tests.browser.checks import violations
from tests.browser.fixtures import DESKTOP, PHONE
from tests.browser.table import play_now
from tests.picked import PARTY

PAGES = {
    "lounge": "/",
    "open-table": f"/?open={PARTY}",
    "rules": f"/rules/{PARTY}",
    "settings": "/settings",
    "join": "/join/nothing-behind-this-code",
}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("locale", ["de-DE", "en-GB"])
def test_no_serious_violation_on_any_page(unguarded, lounge, axe, size, locale):
    page = unguarded(size, locale)
    for name, path in PAGES.items():
        page.goto(lounge.address + path)
        page.wait_for_load_state("networkidle")
        page.locator("h1:visible").first.wait_for()
        expect(page.locator("html"), name).to_have_attribute("lang", locale[:2])
        assert violations(page, axe) == [], name
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{name} is wider than the screen"
    play_now(page, lounge.address, PARTY)
    page.locator("button[data-choice]:visible").first.wait_for()
    assert violations(page, axe) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_whatever_can_be_pressed_is_large_enough(visit, lounge, size):
    page = visit(size)
    play_now(page, lounge.address, PARTY)
    page.locator("button[data-choice]:visible").first.wait_for()
    small = page.evaluate(
        """[...document.querySelectorAll('button, a[href], select, input')]
           .map(each => [each.outerHTML.slice(0, 120), each.getBoundingClientRect()])
           .filter(([_, box]) => box.width > 0 && (box.width < 24 || box.height < 24)).map(([said]) => said)"""
    )
    assert small == []


def test_the_language_can_be_switched_anywhere(visit, lounge):
    page = visit(locale="de-DE")
    page.goto(lounge.address + f"/rules/{PARTY}")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.locator("main h2").first.wait_for()  # the rules are there
    german = page.locator("main").inner_text()
    page.get_by_role("button", name="English").first.click()
    page.locator("html[lang=en]").wait_for()
    expect(page.locator("main")).not_to_have_text(german, use_inner_text=True)
