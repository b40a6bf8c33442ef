"""Several people: two browsers at one table, one screen for two, a big screen with phones, and power cuts."""

from urllib.parse import urlsplit

from tests.browser.fixtures import PHONE
from tests.browser.table import OFFERED, by_mouse, invitation, join, open_table, over, take_turns


def fresh_invitation(page, address, seat):
    """The link behind a QR code on the big screen, which a test cannot scan: ask for another."""
    page.locator(f"[data-invite='{seat}'] svg").first.wait_for()
    table = urlsplit(page.url).path.split("/")[-1]
    answer = page.request.post(f"{address}/api/tables/{table}/seats/{seat}/invitation", headers={"Origin": address})
    assert answer.status == 201
    return answer.json()["path"]


def log_lines(page):
    return page.locator("ol.log li").count()


def test_two_browsers_with_one_who_leaves_and_returns_and_a_power_cut(visit, lounge):
    host, guest = visit(), visit()
    open_table(host, lounge.address, "me", "friend")
    join(guest, lounge.address, invitation(host, 1))
    if host.locator("[data-action=start]").count():
        host.locator("[data-action=start]").click()
    take_turns(host, guest, until=lambda: log_lines(host) > 6)

    table = guest.url
    guest.goto("about:blank")
    host.locator("[data-seat='1'][data-online=false]").wait_for()
    guest.goto(table)
    host.locator("[data-seat='1'][data-online=true]").wait_for()
    take_turns(host, guest, until=lambda: log_lines(host) > 15)

    told = log_lines(host)
    lounge.kill()
    lounge.open()
    host.locator(".table[data-link=open]").wait_for()
    take_turns(host, guest, until=lambda: over(host) and over(guest))
    assert log_lines(host) > told
    assert (
        host.locator("[data-result] li strong").all_inner_texts()
        == guest.locator("[data-result] li strong").all_inner_texts()
    )


def test_an_invitation_is_good_once(visit, lounge):
    host, guest, late = visit(), visit(), visit()
    open_table(host, lounge.address, "me", "friend")
    path = invitation(host, 1)
    join(guest, lounge.address, path)
    answer = late.request.post(
        f"{lounge.address}/api/join",
        data={"code": path.split("/")[-1], "person": {"name": "Late", "colour": "sky"}},
        headers={"Origin": lounge.address},
    )
    assert answer.status in (403, 404, 409)


#: Everything of the board that lies on top where it lies, or could be read out: nothing may, behind a curtain.
PEEK = """[...document.querySelectorAll('[data-board] [data-token]')].filter(token => {
    const box = token.getBoundingClientRect()
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return top !== null && !top.closest('[data-curtain]')
}).map(token => token.outerHTML.slice(0, 80))"""


def test_one_screen_for_two_hides_hands_behind_a_curtain(visit, lounge):
    page = visit()
    open_table(page, lounge.address, "me", "here")
    if page.locator("[data-action=start]").count():
        page.locator("[data-action=start]").click()
    curtains = 0
    while curtains < 2:
        page.locator(f"[data-curtain], {OFFERED}").first.wait_for()
        if page.locator("[data-curtain]").count():
            box = page.locator("[data-curtain]").bounding_box()
            assert (box["x"], box["y"], box["width"], box["height"]) == (0, 0, 1440, 900)
            assert page.evaluate(PEEK) == []
            page.locator("[data-action=show]").click()
            curtains += 1
        else:
            by_mouse(3)(page)


def test_a_big_screen_shows_the_public_table_and_phones_their_hands(visit, lounge):
    screen, one, two = visit(), visit(PHONE), visit(PHONE)
    open_table(screen, lounge.address, "friend", "friend")
    screen.goto(screen.url + "?screen")
    join(one, lounge.address, fresh_invitation(screen, lounge.address, 0))
    join(two, lounge.address, fresh_invitation(screen, lounge.address, 1))
    for page in (screen, one):
        if page.locator("[data-action=start]").count():
            page.locator("[data-action=start]").click()
            break
    take_turns(one, two, until=lambda: over(one))
    screen.locator("[data-result]").first.wait_for()
    assert screen.locator("button[data-choice]").count() == 0
