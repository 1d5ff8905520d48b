"""Player cards: made on a phone, registered by one tap, scanned at the desk, claimed; phones of typed-in players."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.organising import Organiser
from tests.browser.people import Person
from tests.browser.test_nights import picture
from tests.browser.test_ways import SMALL_TARGETS, fits


def is_fine(phone: Person, name: str) -> None:
    """The page fits a phone, in targets that fingers hit."""
    assert fits(phone.page)
    assert phone.page.evaluate(SMALL_TARGETS) == []
    picture(phone.page, name)


def make_card(phone: Person) -> str:
    """Make a player card where the page is; gives its number."""
    phone.page.get_by_label(phone.say("nights-your-name")).fill(phone.name)
    phone.page.locator("[data-make-card]").tap()
    phone.page.locator("[data-recovery]").wait_for()
    return str(phone.page.locator("[data-card]").get_attribute("data-card"))


def settle(desk: Organiser) -> None:
    """Players report and vote."""
    for key in ("nights-may-report", "nights-votes"):
        desk.page.get_by_label(desk.say(key)).check()


def registered_by_one_tap(phone: Person, code: str) -> str:
    """Somebody makes a card on the way to a night, and registers with it; gives the card's number."""
    phone.page.goto(f"/n/{code}")
    phone.page.locator("[data-make-card-first]").tap()
    number = make_card(phone)
    is_fine(phone, "phone-card")
    phone.page.locator("[data-to-night]").tap()
    phone.page.locator("[data-register-card]").wait_for()
    is_fine(phone, "phone-card-register")
    phone.page.locator("[data-register-card]").tap()
    phone.page.locator(f"[data-me={phone.name}]").wait_for()
    expect(phone.button("nights-not-me")).to_have_count(0)
    return number


def scan(desk: Organiser, typed: str) -> None:
    """A scanner types what it reads, and Enter."""
    desk.page.locator("[data-scan]").fill(typed)
    desk.page.locator("[data-scan]").press("Enter")


def claimed(phone: Person, desk: Organiser) -> None:
    """Somebody with a card finds their name typed in already, says that it is them, and the desk consents."""
    phone.page.goto("/card")
    make_card(phone)
    phone.page.goto(f"/n/{desk.code}")
    phone.page.locator("[data-register-card]").tap()
    phone.page.locator("[data-claim]").wait_for()
    is_fine(phone, "phone-claim")
    phone.page.locator("[data-claim]").tap()
    expect(phone.page.locator("[data-claimed]")).to_have_text(phone.say("card-claimed", name=phone.name))
    asked = desk.page.locator(f"[data-claim-of={phone.name}]")
    asked.wait_for()
    picture(desk.page, "desk-claim")
    asked.locator("[data-consent]").click()
    phone.page.locator(f"[data-me={phone.name}]").wait_for()
    is_fine(phone, "phone-claimed")


def reported_and_voted(phone: Person, *out: str) -> None:
    """Who has a personal link alone sees their seat, enters who left, and votes."""
    expect(phone.page.locator("[data-where]")).to_contain_text(phone.say("nights-table-number", table=1))
    is_fine(phone, "phone-link-seat")
    group = phone.page.locator("[data-group='1']")
    for name in out:
        group.locator(f'[data-line="{name}"]').tap()
    group.locator("[data-left]").tap()
    ballot = phone.page.locator("[data-ballot]").first
    ballot.wait_for()
    is_fine(phone, "phone-link-vote")
    ballot.get_by_role("button", name=out[0]).tap()
    ballot.wait_for(state="detached")


@pytest.mark.sweep
def test_players_with_cards_and_without(sit: Sit) -> None:
    """One registers by a card and is scanned, one claims a typed name, one has a personal link alone and votes."""
    desk = Organiser(sit("綾", "ja"))
    page = desk.page
    desk.make_night("金曜の夜", settle)
    desk.type_names(["葵", "健", "Ben"])
    sakura = sit("さくら", "ja", width=390, height=844, touch=True)
    number = registered_by_one_tap(sakura, desk.code)
    scan(desk, f"http+&&192.168.0.7&card&{number}")
    expect(page.locator("[data-scanned]")).to_have_text(desk.say("card-scan-done", name="さくら"))
    expect(sakura.page.get_by_text(sakura.say("nights-you-are-here"))).to_be_visible()
    scan(desk, "4901234567894")
    expect(page.locator("[data-scan-trouble]")).to_have_text(desk.say("player-card-unknown"))
    page.locator("[data-camera-start]").click()
    expect(page.get_by_role("alert").filter(has_text=desk.say("card-camera-refused"))).to_be_visible()
    claimed(sit("健", "ja", width=390, height=844, touch=True), desk)
    page.locator("[data-player=葵] .name").click()
    link = page.locator("[data-link=player]").get_attribute("href")
    page.keyboard.press("Escape")
    for stage in ("pair", "publish", "play"):
        desk.go_on(stage)
    aoi = sit("葵", "ja", width=390, height=844, touch=True)
    aoi.page.goto(str(link))
    reported_and_voted(aoi, "健", "さくら", "Ben")
    page.goto(f"/season?nights={desk.code}")
    expect(page.locator("[data-season]")).to_have_count(4)
    expect(page.locator("[data-season] [data-carded]")).to_have_count(2)
    picture(page, "season")
