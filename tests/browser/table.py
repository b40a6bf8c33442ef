"""The table page as a person uses it: by mouse, by keyboard, by thumb."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from urllib.parse import urlsplit

from playwright.sync_api import ElementHandle, Locator, Page

from tests.picked import PARTY

OFFERED = "button[data-choice]:visible, button[data-action=play]:visible"
SECONDS = 1200  # for a match: reached only where something is broken


def over(page: Page) -> bool:
    return page.locator("[data-result]").count() > 0


def play_on(page: Page, choose: Callable[[Page], None], until: Callable[[], bool] | None = None) -> int:
    """Play whenever something can be chosen, until the match is over; how often something was chosen."""
    deadline, choices = time.monotonic() + SECONDS, 0
    while not (until() if until else over(page)):
        assert time.monotonic() < deadline, "the match does not end"
        if page.locator("[data-curtain]").count():
            page.locator("[data-action=show]").click()
        elif page.locator(OFFERED).count():
            choose(page)
            choices += 1
        else:
            page.wait_for_timeout(40)
    return choices


def by_mouse(seed: int) -> Callable[[Page], None]:
    """Click something that is offered; say it is enough when it is."""
    lots = random.Random(seed)

    def choose(page: Page) -> None:
        play = page.locator("button[data-action=play]:visible")
        if play.count():
            press(play.first)
        else:
            offered = page.locator("button[data-choice]:visible")
            press(offered.nth(lots.randrange(max(offered.count(), 1))))

    return choose


def press(button: Locator | ElementHandle) -> None:
    """Click, unless the table has moved on meanwhile."""
    try:
        button.click(timeout=1500)
    except Exception as moved_on:
        if not any(reason in str(moved_on) for reason in ("Timeout", "detached", "not attached")):
            raise


def by_keyboard(seed: int) -> Callable[[Page], None]:
    """Arrows move between choices, Enter chooses: the mouse is never touched."""
    lots = random.Random(seed)

    def choose(page: Page) -> None:
        if page.locator("button[data-action=play]:visible").count():
            page.locator("button[data-action=play]:visible").first.focus()
        else:
            for _ in range(lots.randrange(1, 5)):
                page.keyboard.press(lots.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
        focused = "document.activeElement?.matches('button[data-choice], button[data-action=play]')"
        if page.evaluate(focused):
            page.keyboard.press("Enter")

    return choose


def play_now(page: Page, address: str, game: str) -> None:
    """From the first visit to the first move."""
    page.goto(address)
    page.locator(f"[data-game={game}] [data-action=play-now]").click()
    page.wait_for_url("**/t/*")


def open_table(page: Page, address: str, *seats: str, game: str = PARTY, **options: str) -> None:
    """Open a table with such seats and options, as the form has them."""
    page.goto(f"{address}/?open={game}")
    form = page.locator("[data-form=open-table]")
    form.wait_for()
    for number, who in enumerate(seats):
        seat = form.locator(f"select[data-seat='{number}']")
        if not seat.count():
            form.locator(".count button").last.click()  # one more
        seat.select_option(who)
    for name, value in options.items():
        field = form.locator(f"[data-option={name}]")
        if field.evaluate("field => field.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
    form.locator("button[type=submit]").click()
    page.wait_for_url("**/t/*")


def invitation(page: Page, seat: int) -> str:
    """The link for a seat, as it is shown to be sent on."""
    invite = page.locator(f"[data-invite='{seat}']")
    invite.locator("svg").first.wait_for()  # the QR code
    return urlsplit(invite.locator("input").input_value()).path


def join(page: Page, address: str, path: str) -> None:
    """Take the seat that a link is for."""
    page.goto(address + path)
    page.locator("[data-page=join] button[type=submit], [data-page=join] [data-action=join]").first.click()
    page.wait_for_url("**/t/*")


def take_turns(*pages: Page, until: Callable[[], bool]) -> None:
    """Each plays whenever something is offered."""
    choosers = [by_mouse(number) for number in range(len(pages))]
    deadline = time.monotonic() + SECONDS
    while time.monotonic() < deadline:
        if until():
            return
        for page, choose in zip(pages, choosers, strict=True):
            if page.locator("[data-curtain]").count():
                page.locator("[data-action=show]").click()
            elif page.locator(OFFERED).count():
                choose(page)
        pages[0].wait_for_timeout(20)
    raise AssertionError("it does not end")


def ask(page: Page, how: Callable[[], None]) -> Locator:
    """Ask the coach, who answers when it is ready; while others go on, it comes again by itself."""
    there = page.locator("[data-hint=there]")
    how()
    there.wait_for(timeout=1000 * SECONDS)
    return there
