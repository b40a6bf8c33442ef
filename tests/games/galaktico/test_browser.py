"""Galaktico in a real browser: by mouse to the first fight, setting up by keyboard, three at one table, by thumb."""

import random

import pytest

from tests.browser.checks import BEYOND, violations
from tests.browser.fixtures import DESKTOP, PHONE
from tests.browser.table import by_keyboard, invitation, join, open_table, play_now, play_on

SHIELDS = ("wave-absorber", "deflector", "inversion-field", "prism-shield")
WEAPONS = (
    *("crypto-projectile", "cryo-flash", "plasma-bomb", "corrosion-ray"),
    *("photon-lance", "quantum-torpedo", "laser-battery", "impulse-thrower"),
)
BEGIN = {"destroyer": 1, "fighter": 1, "cruiser": 2, "scout": 3}
AROUND = ("33", "34", "35", "43", "45", "53", "54")
MINE = ".table[data-mine=true][data-settled=true]"
AT = "found => found.map(each => each.dataset.at)"


class Captain:
    """Someone at a table of Galaktico, with the mouse."""

    def __init__(self, page, seed=1):
        self.page = page
        self.lots = random.Random(seed)
        page.locator("button[data-choice]:visible").first.wait_for()
        self.sector = "ABC"[int(page.locator(".table").get_attribute("data-own"))]

    def choice(self, token):
        return self.page.locator(f"button[data-choice='{token}']").first

    def lies(self, *tokens):
        self.page.locator(f"button[data-back='{' '.join(tokens)}']").wait_for()

    def choose(self, *tokens):
        """Click one after the other, until nothing else is left to choose."""
        for token in tokens:
            self.choice(token).click()
            if not self.page.locator("[data-state=chosen]").count():
                return

    def give(self, kind, card):
        self.choose(card, kind)
        self.lies(kind, card)

    def put(self, kind, field):
        self.choose(kind, field)
        self.page.locator(f"[data-at=ship-{'ABC'.index(self.sector)}-{field}]").wait_for()

    def set_up(self):
        for kind, shield in zip(BEGIN, SHIELDS, strict=True):
            self.give(kind, shield)
        for number, weapon in enumerate(WEAPONS):
            self.give(list(BEGIN)[number // 2], weapon)
        fields = iter(AROUND)
        for kind, count in BEGIN.items():
            for _ in range(count):
                self.put(kind, self.sector + next(fields))
        self.choice("ready").click()
        self.choice("ready").wait_for(state="detached")

    def act(self):
        """An action: an attack where one is to be seen, else a flight towards the others."""
        ships = self.page.locator(".field.own button[data-choice]")
        for number in self.lots.sample(range(ships.count()), ships.count()):
            before = self.page.locator(".table").get_attribute("data-mine")
            ships.nth(number).click()
            if self.page.locator("[data-state=chosen]").count() == 0:
                return  # there was only one thing to do
            aims = self.page.locator(".field.attack button[data-choice]")
            if aims.count():
                aims.first.click()
                hyper = self.page.locator("button[data-choice^=hyper]")
                if hyper.count():
                    hyper.first.click()
                return
            if number == ships.count() - 1 or self.lots.random() < 0.3:
                targets = self.page.locator(".field.reached button[data-choice]")
                targets.nth(self.lots.randrange(targets.count())).click()
                return
            self.page.keyboard.press("Escape")
            assert before == "true"
        self.page.locator("button[data-choice]").first.click()

    def play_until(self, done, limit=120):
        for _ in range(limit):
            if done():
                return
            self.page.locator(f"[data-result], {MINE}").first.wait_for()
            if done():
                return
            self.move()
        raise AssertionError("it does not come to that")

    def move(self):
        """Act, and see what came of it; nothing, where there is more to choose first."""
        moved = gone_on(self.page)
        if not self.stay():
            self.act()
        moved.or_(self.page.locator("[data-state=chosen]").first).first.wait_for()
        return moved.count() > 0

    def stay(self):
        """A cruiser that has won does not fly on."""
        stay = self.page.locator("button[data-choice=stay]:visible")
        if stay.count():
            stay.click()
            return True
        return False

    def fought(self):
        return self.page.locator("[data-at=fight]").count() > 0


def gone_on(page):
    """The table, once more has happened than is shown now."""
    number = page.locator(".table").get_attribute("data-number")
    return page.locator(f".table[data-settled=true]:not([data-number='{number}'])")


def test_a_match_by_mouse_to_the_first_fight(visit, lounge):
    page = visit()
    play_now(page, lounge.address, "galaktico")
    captain = Captain(page)
    captain.set_up()
    captain.play_until(captain.fought)
    totals = [int(text) for text in page.locator("[data-at=fight] [data-total] b").all_inner_texts()]
    parts = [
        [int(text) for text in page.locator(f"[data-at=fight] [data-part='{side}'] > b").all_inner_texts()]
        for side in (0, 1)
    ]
    assert [sum(numbers) for numbers in parts] == totals
    assert " = " in page.locator("[data-at=fight]").get_attribute("aria-label")


def test_the_whole_setup_by_keyboard(visit, lounge):
    page = visit()
    page.goto(lounge.address)
    page.locator("[data-game=galaktico] [data-action=play-now]").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    page.locator("button[data-choice]:visible").first.wait_for()
    play_on(page, by_keyboard(4), until=lambda: page.locator("[data-choice=ready]").count() > 0)
    assert page.locator("[data-at^=ship-0-]").count() == 7
    page.locator("[data-choice=ready]").focus()
    page.keyboard.press("Enter")
    page.locator("ol.log li", has_text="You are ready").wait_for()
    assert page.locator("button[data-back]").count() == 0


def test_what_was_set_up_can_be_changed_until_ready(visit, lounge):
    page = visit()
    play_now(page, lounge.address, "galaktico")
    captain = Captain(page)
    captain.give("scout", "deflector")
    captain.give("cruiser", "plasma-bomb")
    captain.put("scout", "A34")
    page.locator("button[data-back='cruiser plasma-bomb']").click()
    captain.choice("plasma-bomb").wait_for()

    captain.choice("null-field").click()  # another shield takes the place of the first
    assert "replace" in page.locator("button[data-back='scout deflector']").get_attribute("aria-label")
    page.locator("button[data-back='scout deflector']").click()
    captain.lies("scout", "null-field")

    page.locator("[data-token=deflector]").drag_to(page.locator("[data-at=card-0-fighter] [data-token=fighter]").first)
    captain.lies("fighter", "deflector")
    drag(page, page.locator("[data-at=item-0-null-field]"), page.locator("[data-at=item-0-deflector]"))
    captain.lies("fighter", "null-field")  # two that lie there change places
    captain.lies("scout", "deflector")

    drag(page, page.locator("[data-at=stock-0-destroyer]"), page.locator("[data-token=A55]"))
    captain.lies("destroyer", "A55")
    drag(page, page.locator("[data-at=ship-0-A55]"), page.locator("[data-token=A34]"))
    captain.lies("destroyer", "A34")
    captain.lies("scout", "A55")


def drag(page, what, onto):
    start, end = what.bounding_box(), onto.bounding_box()
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    page.mouse.up()


def test_why_a_field_is_out_of_reach(visit, lounge):
    page = visit(locale="de-DE")
    play_now(page, lounge.address, "galaktico")
    captain = Captain(page)
    captain.set_up()
    page.locator(MINE).wait_for()
    ship = page.locator(f"button[data-choice='{captain.sector}33']")  # a destroyer
    ship.click()
    page.locator("button[data-why='C66']").click()
    refusal = page.locator("[data-prompt] [role=alert]")
    refusal.wait_for()
    far = refusal.inner_text()
    assert "(GO-" in far  # which clause it is depends on where the bots have set up
    page.locator("button[data-why='C12']").click()
    page.locator("[data-prompt] [role=alert]", has_text="C12").wait_for()
    assert refusal.inner_text() != far
    drag(page, page.locator(f"[data-at=ship-0-{captain.sector}34]"), page.locator("[data-token=C66]"))
    page.locator("[data-prompt] [role=alert]", has_text="(GO-").wait_for()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    ship.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Shift+ArrowLeft")  # with Shift the arrows also go where nothing can be chosen
    page.keyboard.press("Shift+ArrowLeft")
    assert page.evaluate("document.activeElement.closest('.field') !== null")


def test_three_browsers_at_one_table(visit, lounge):
    host, *guests = pages = [visit(), visit(PHONE, "de-DE"), visit()]
    open_table(host, lounge.address, "me", "friend", "friend", game="galaktico")
    for seat, guest in enumerate(guests, 1):
        join(guest, lounge.address, invitation(host, seat))
    if host.locator("[data-action=start]").count():
        host.locator("[data-action=start]").click()
    captains = [Captain(page, number) for number, page in enumerate(pages)]
    assert [captain.sector for captain in captains] == ["A", "B", "C"]
    for captain in captains[:2]:
        captain.set_up()
        assert pages[2].locator("[data-at^=ship-]").count() == 0  # nobody sees what the others set up
    captains[2].set_up()
    for page in pages:
        for seat, sector in enumerate("ABC"):
            page.locator(f"[data-at=ship-{seat}-{sector}54]").wait_for()
        page.locator(".table[data-settled=true]").wait_for()

    def where(page):
        return sorted(name for name in page.locator("[data-at^=ship-]").evaluate_all(AT))

    for _ in range(9):
        assert where(pages[0]) == where(pages[1]) == where(pages[2])
        acting = [captain for captain in captains if captain.page.locator(MINE).count()]
        assert len(acting) == 1
        seen = [gone_on(page) for page in pages]
        if acting[0].move():
            for table in seen:
                table.wait_for()
    low = [
        page.locator(f"[data-field={captain.sector}66]").bounding_box()["y"]
        for page, captain in zip(pages, captains, strict=True)
    ]
    high = [
        page.locator(f"[data-field={'ABC'[(number + 1) % 3]}66]").bounding_box()["y"]
        for number, page in enumerate(pages)
    ]
    assert all(own > other for own, other in zip(low, high, strict=True))  # everyone sits below


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_no_serious_violation_in_any_phase_and_nothing_too_small(unguarded, lounge, axe, size):
    page = unguarded(size, "de-DE")
    play_now(page, lounge.address, "galaktico")
    captain = Captain(page, 3)

    def examine():
        page.locator("[data-board] button[data-choice]:visible").first.wait_for()  # not while others act
        assert violations(page, axe) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate(BEYOND) == []
        boxes = [button.bounding_box() for button in page.locator("[data-board] button:visible").all()]
        assert min(min(box["width"], box["height"]) for box in boxes) >= 24

    examine()
    captain.set_up()
    page.locator(MINE).wait_for()
    examine()
    page.locator(".field.own button[data-choice]").first.click()
    examine()
    captain.play_until(captain.fought)
    examine()
