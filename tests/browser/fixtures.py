"""What a browser test is given: a lounge, a browser, pages; for the tests of each game too."""

import subprocess
from pathlib import Path

import pytest

from tests.browser.lounge import lounge as open_lounge

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 300_000  # milliseconds: reached only where something is broken
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1440, "height": 900}}


@pytest.fixture(scope="session")
def lounge(tmp_path_factory):
    with open_lounge(tmp_path_factory.mktemp("lounge")) as place:
        yield place


@pytest.fixture(scope="module")  # while it runs, so does an event loop, and no other test could have its own
def chromium():
    from playwright.sync_api import expect, sync_playwright  # this file is loaded for all tests: most need no browser

    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS, timeout=PATIENCE)
        yield browser
        browser.close()


def chromium_path():
    found = subprocess.run(["which", "chromium"], capture_output=True, text=True, check=False).stdout.strip()
    assert found, "these tests need Debian's package chromium"
    return found


@pytest.fixture
def visit(chromium, lounge):
    """Open a browser of its own (cookies, settings): `visit(phone, locale)` gives a page.

    Whatever is requested from elsewhere, and whatever a page complains about, fails the test.
    """
    contexts, strangers, complaints = [], [], []

    def open_page(size=DESKTOP, locale="en-GB", motion="reduce"):
        context = chromium.new_context(**size, locale=locale, reduced_motion=motion)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on(
            "request",
            lambda request: request.url.startswith((lounge.address, "data:", "blob:")) or strangers.append(request.url),
        )
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert strangers == []
    assert [said for said in complaints if "WebSocket" not in said and "ERR_CONNECTION_REFUSED" not in said] == []


@pytest.fixture
def unguarded(chromium, lounge):
    """A page whose content policy lets the examiner in; the policy itself is tested with the server."""

    contexts = []

    def open_page(size, locale):
        contexts.append(chromium.new_context(**size, locale=locale, reduced_motion="reduce", bypass_csp=True))
        contexts[-1].set_default_timeout(PATIENCE)
        return contexts[-1].new_page()

    yield open_page
    for context in contexts:
        context.close()


@pytest.fixture(scope="session")
def axe():
    source = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
    return source.read_text(encoding="utf-8")
