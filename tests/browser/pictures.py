"""The pictures in `docs/pictures`, taken from a real lounge: `python -m tests.browser.pictures`."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

import raumhafen as rh
from tests.browser.fixtures import ARGUMENTS, DESKTOP, PHONE, chromium_path
from tests.browser.lounge import lounge
from tests.browser.table import by_mouse, over, play_now, play_on
from tests.picked import PARTY, SOLO

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
PAGES = {
    "lounge": "/",
    "open-table": f"/?open={PARTY}",
    "rules": f"/rules/{PARTY}",
    "book": f"/book/{SOLO}",
    "settings": "/settings",
}


def take(page: Page, name: str) -> None:
    """A picture of what is to be seen now."""
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(300)
    page.screenshot(path=FOLDER / f"{name}.png")
    print(FOLDER / f"{name}.png", flush=True)


def main() -> None:
    """Every page at both sizes, the table in the middle of a match and at its end."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, lounge(Path(data)) as place, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
        for size_name, size, locale in (("desktop", DESKTOP, "en-GB"), ("phone", PHONE, "de-DE")):
            page = browser.new_context(**size, locale=locale, reduced_motion="reduce").new_page()
            for name, path in PAGES.items():
                page.goto(place.address + path)
                take(page, f"{name}-{size_name}")
            for game in rh.GAMES:
                play_now(page, place.address, game)
                moves = iter(range(2 * rh.about(game).minutes))  # well under way by then
                play_on(page, by_mouse(4), until=lambda moves=moves: next(moves, None) is None)
                page.locator("button[data-choice]:visible").first.wait_for()
                take(page, f"{game}-{size_name}")
            play_now(page, place.address, PARTY)
            play_on(page, by_mouse(5), until=lambda page=page: over(page))
            take(page, f"result-{size_name}")
            page.locator("[data-action=look-back]").click()
            page.locator("[data-course]").wait_for()
            page.locator("[data-course]").scroll_into_view_if_needed()
            take(page, f"look-back-{size_name}")
        browser.close()


if __name__ == "__main__":
    main()
