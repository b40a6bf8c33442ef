"""Raumschiffe in a real browser."""

from tests.browser.checks import BEYOND
from tests.browser.fixtures import PHONE
from tests.browser.table import ask, by_mouse, invitation, join, open_table, over, play_now, play_on, take_turns


def test_a_whole_match_against_a_bot_by_mouse(visit, lounge):
    page = visit()
    play_now(page, lounge.address, "raumschiffe")
    assert play_on(page, by_mouse(1)) > 10
    assert page.locator("[data-result] [data-proven=true]").count() == 1


def test_two_people_duel_on_their_phones(visit, lounge):
    host, guest = visit(PHONE, "de-DE"), visit(PHONE)
    agreed = {"variant": "cuddle", "target": "6", "limit": "6"}
    open_table(host, lounge.address, "me", "friend", game="raumschiffe", **agreed)
    join(guest, lounge.address, invitation(host, 1))
    if host.locator("[data-action=start]").count():
        host.locator("[data-action=start]").click()
    wide = []

    def ended():
        for page in (host, guest):
            wide.extend(page.evaluate(BEYOND))
        return over(host) and over(guest)

    take_turns(host, guest, until=ended)
    assert wide == []
    results = [page.locator("[data-result] li strong").all_inner_texts() for page in (host, guest)]
    assert len({tuple(said.split()[0] for said in points) for points in results}) == 1
    assert "Punkte" in results[0][0]


class Hand:
    """Someone who lays cards, with the mouse or with the keyboard."""

    def __init__(self, page):
        self.page = page
        page.locator("button[data-choice]:visible").first.wait_for()

    def card(self, number=0):
        return self.page.locator(".hand button[data-choice]").nth(number)

    def spot(self, name):
        """A spot on which a card may be laid."""
        return self.page.locator(f"button[data-choice={name}]")

    def lying(self, name):
        """The card on a spot, that can be taken back."""
        return self.page.locator(f"button[data-back^={name}]")

    def lay(self, name):
        card = self.card().get_attribute("data-choice")
        self.card().click()
        self.spot(name).click()
        self.lies(name, card)
        return card

    def lies(self, name, card):
        self.page.locator(f"button[data-back='{name} {card}']").wait_for()

    def drag(self, what, onto):
        start, end = what.bounding_box(), onto.bounding_box()
        mouse = self.page.mouse
        mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] * 0.8)
        mouse.down()
        mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
        mouse.up()


def test_cards_are_swapped_until_ready(visit, lounge):
    page = visit()
    play_now(page, lounge.address, "raumschiffe")
    hand = Hand(page)
    first, second, third = (hand.lay(spot) for spot in ("energy", "shield", "pilot"))
    assert page.locator("[data-choice=ready]").count() == 0
    assert "Projectile weapon, Armour, Resources" in page.locator("[data-prompt]").inner_text()

    hand.lying("energy").click()  # a card that was not the last goes back to the hand
    hand.spot("energy").wait_for()
    assert page.locator(f".hand button[data-choice={first}]").count() == 1
    page.locator(f".hand button[data-choice={first}]").click()
    assert "replace" in hand.lying("shield").get_attribute("aria-label")
    hand.lying("shield").click()  # and takes the place of another
    hand.lies("shield", first)
    assert page.locator(f".hand button[data-choice={second}]").count() == 1

    hand.drag(hand.lying("shield"), hand.spot("armour"))
    hand.lies("armour", first)
    hand.drag(hand.lying("armour"), hand.lying("pilot"))  # two that lie there change places
    hand.lies("pilot", first)
    hand.lies("armour", third)
    hand.drag(page.locator(f".hand button[data-choice={second}]"), hand.lying("armour"))
    hand.lies("armour", second)
    hand.drag(hand.lying("armour"), page.locator(".hand .gone").first)
    hand.spot("armour").wait_for()

    hand.lying("pilot").focus()
    page.keyboard.press("Enter")
    hand.spot("pilot").wait_for()
    page.locator("button[data-choice]:focus").wait_for()  # the keyboard goes on from somewhere
    assert page.locator("button[data-back]").count() == 0
    assert page.locator("[data-action=undo]").is_disabled()

    for spot in ("projectile", "armour", "resources", "shield", "energy"):
        hand.lay(spot)
    hand.card().click()  # there is only one spot left for it
    page.locator("[data-choice=ready]").click()
    page.locator("ol.log li", has_text="You are ready").wait_for()
    assert page.locator("button[data-back]").count() == 0


#: Notes whether a seat was ever seen to think: that may be over before a test looks.
WATCH = """() => {
    const look = () => (window.thought ||= Boolean(document.querySelector("[data-thinking=true] .thinking")));
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    look();
}"""


def test_against_an_admiral_with_the_coach_at_ones_side(visit, lounge):
    page = visit()
    open_table(page, lounge.address, "me", "bot:admiral", game="raumschiffe", variant="cuddle", target="6", limit="6")
    page.locator("[data-seat='1']", has_text="Vega").or_(page.locator("[data-seat='1']", has_text="Rigel")).wait_for()
    page.evaluate(WATCH)
    for _ in range(9):  # ask, and do what the coach would do, until the ship is laid out
        page.locator("[data-mine=true]").wait_for()
        hint = ask(page, page.locator("[data-action=hint]").click)
        said = hint.inner_text().replace("\u00a0", " ")
        assert ("% (± " in said) == (hint.get_attribute("data-sure") != "only")
        if page.locator("[data-choice=ready]").count():
            break
        hint.locator("[data-advised]").first.click()
        hint.wait_for(state="detached")
    play_on(page, by_mouse(3))
    assert page.evaluate("window.thought")
    assert "Admiral" in page.locator("[data-seat='1']").inner_text()
