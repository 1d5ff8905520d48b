"""Notices from the desk on a phone: at once, until they are dismissed, in the viewer's language."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.organising import Organiser
from tests.browser.people import Person
from tests.browser.test_nights import picture
from tests.browser.test_ways import SMALL_TARGETS, fits

NAMES = ["葵", "Ben", "千恵", "大"]
LONG = "次のラウンドは15分後に始めます。デッキとサイドボードを確認して、席でお待ちください。"


def player_link(desk: Organiser, name: str) -> str:
    """The link that makes a phone this player's."""
    desk.page.locator(f'[data-player="{name}"] .name').click()
    link = str(desk.page.locator("[data-link=player]").get_attribute("href"))
    desk.button("web-close").click()
    return link


def send(desk: Organiser, to: str, ready: str, text: str = "") -> None:
    """Send a notice from the desk."""
    page = desk.page
    page.locator("[data-notice-to]").select_option(label=to)
    page.locator("[data-notice-ready]").select_option(ready)
    if text:
        page.locator("[data-notice-text]").fill(text)
    page.locator("[data-notice-send]").click()
    expect(page.get_by_text(desk.say("nights-notice-is-sent"), exact=True)).to_be_visible()


@pytest.mark.sweep
def test_notices_on_a_phone_and_at_the_desk(sit: Sit) -> None:
    """A player is called, everybody is told; each phone has its own until it is dismissed there."""
    desk = Organiser(sit("Aya", "en"))
    page = desk.page
    desk.make_night("金曜の夜")
    desk.type_names(NAMES)
    links = {name: player_link(desk, name) for name in ("葵", "Ben")}
    phones = {"葵": phone(sit, "葵", "ja"), "Ben": phone(sit, "Ben", "en"), "": phone(sit, "onlooker", "en")}
    for name, one in phones.items():
        one.page.goto(links.get(name, f"/n/{desk.code}"))
        one.page.locator("h1").wait_for()
    desk.open_tab("notices")
    send(desk, "葵", "come")
    send(desk, desk.say("nights-notice-everybody"), "", LONG)
    aoi, ben, onlooker = (one.page.locator("[data-notice]") for one in phones.values())
    expect(aoi).to_have_count(2)
    expect(aoi.nth(1)).to_contain_text(phones["葵"].say("night-notice-come"))
    for notices in (ben, onlooker):
        expect(notices).to_have_count(1)
        expect(notices).to_contain_text(LONG)
    expect(phones["葵"].page.get_by_role("alert")).to_contain_text(LONG)
    assert fits(phones["葵"].page)
    assert phones["葵"].page.evaluate(SMALL_TARGETS) == []
    picture(phones["葵"].page, "phone-notices")
    sent = page.locator("[data-notices-sent] [data-sent]")
    expect(sent).to_have_count(2)
    expect(sent.first).to_contain_text(LONG)
    expect(sent.first).to_contain_text("Aya")
    picture(page, "desk-notices")
    page.set_viewport_size({"width": 390, "height": 844})
    assert fits(page)
    picture(page, "phone-desk-notices")
    page.set_viewport_size({"width": 1440, "height": 900})
    dismissed_once(phones["葵"])
    sent.first.get_by_role("button").click()
    expect(ben).to_have_count(0)
    expect(onlooker).to_have_count(0)
    paired(desk, phones["葵"])


def phone(sit: Sit, name: str, language: str) -> Person:
    return sit(name, language, width=390, height=844, touch=True)


def dismissed_once(aoi: Person) -> None:
    """What is dismissed stays away after a reload, what isn't stays there."""
    notices = aoi.page.locator("[data-notice]")
    notices.first.locator("[data-dismiss]").click()
    expect(notices).to_have_count(1)
    aoi.page.reload()
    expect(notices).to_have_count(1)
    expect(notices).to_contain_text(aoi.say("night-notice-come"))
    notices.locator("[data-dismiss]").click()
    expect(notices).to_have_count(0)
    aoi.page.reload()
    aoi.page.locator("h1").wait_for()
    expect(notices).to_have_count(0)


def paired(desk: Organiser, aoi: Person) -> None:
    """Once the pairing is published each phone says its own seat; while a game is counted the desk is heard, too."""
    desk.go_on("pair")
    desk.go_on("publish")
    desk.go_on("play")
    seat = desk.players_of(1).index("葵") + 1
    notice = aoi.page.locator("[data-notice=paired]")
    expect(notice).to_contain_text(aoi.say("night-notice-seat", round=1, table=1, seat=seat))
    picture(aoi.page, "phone-notice-paired")
    notice.locator("[data-dismiss]").click()
    aoi.page.locator("[data-companion]").tap()
    aoi.button("companion-begin").tap()
    aoi.page.locator("[data-share]").wait_for()
    desk.open_tab("notices")
    send(desk, "葵", "come")
    over = aoi.page.locator("[data-notice=desk]")
    expect(over).to_contain_text(aoi.say("night-notice-come"))
    assert fits(aoi.page)
    picture(aoi.page, "phone-notice-companion")
    over.locator("[data-dismiss]").tap()
    expect(over).to_have_count(0)
