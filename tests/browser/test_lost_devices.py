"""A device is lost: whoever has it sees and enters nothing any more, and whom it belonged to goes on with another."""

import pytest
from playwright.sync_api import Locator, expect

from entaku.messages import Language
from tests.browser.conftest import Sit
from tests.browser.looking import rest_swept
from tests.browser.organising import Organiser
from tests.browser.people import Person
from tests.browser.test_companion import lose
from tests.browser.test_ways import SMALL_TARGETS, fits

NAMES = ["葵", "Ben", "千恵", "大"]


def renew(of: Locator) -> None:
    """Somebody says that a device is lost, and makes a new link."""
    of.locator("summary").click()
    of.locator("[data-renew]").click()


def phone(sit: Sit, name: str, language: Language) -> Person:
    return sit(name, language, width=390, height=844, touch=True)


@pytest.mark.parametrize("language", rest_swept("ja", "en"))
def test_a_players_lost_phone_and_an_organisers_lost_laptop(sit: Sit, language: Language) -> None:
    """The desk makes another link for each: the old ones end where they are open, and open nothing any more."""
    desk = Organiser(sit("綾", language))
    desk.make_night("Friday")
    desk.type_names(NAMES)
    page = desk.page
    page.locator('[data-player="Ben"] .name').click()
    lost, own = phone(sit, "lost", language), page.locator("dialog [data-link=player]")
    old = str(own.get_attribute("href"))
    lost.page.goto(old)
    expect(lost.page.locator("[data-me=Ben]")).to_be_visible()
    renew(page.locator("[data-lost-device=link]"))
    expect(lost.page.get_by_role("alert")).to_have_text(lost.say("night-link-renewed"))
    lost.page.reload()
    expect(lost.page.locator("[data-me=Ben]")).to_be_visible()
    expect(lost.button("nights-drop-me")).to_have_count(0)
    lost.page.goto("about:blank")
    lost.page.goto(old)
    expect(lost.page.get_by_role("alert")).to_have_text(lost.say("night-link-renewed"))
    lost.page.reload()
    expect(lost.page.locator("[data-me=Ben]")).to_be_visible()
    expect(own).not_to_have_attribute("href", old)
    new = phone(sit, "new", language)
    new.page.goto(str(own.get_attribute("href")))
    expect(new.button("nights-drop-me")).to_be_visible()
    assert fits(page)
    desk.button("web-close").click()
    desk.button("nights-links").click()
    shown = str(page.locator("[data-link=desk]").get_attribute("href"))
    laptop = sit("laptop", language)
    laptop.page.goto(shown)
    laptop.page.locator("[data-stage]").wait_for()
    renew(page.locator("[data-lost-device=desk]"))
    page.locator("[data-first-code] [data-desk-recovery]").wait_for()
    expect(laptop.page.get_by_role("alert")).to_have_text(laptop.say("night-desk-closed"))
    expect(laptop.page.get_by_label(laptop.say("web-recovery-code"))).to_be_visible()
    laptop.page.reload()
    expect(laptop.page.get_by_text(laptop.say("nights-need-key"))).to_be_visible()
    code = page.locator("[data-first-code] [data-desk-recovery]").inner_text()
    laptop.page.get_by_label(laptop.say("web-recovery-code")).fill(code)
    laptop.button("web-recovery-use").click()
    laptop.page.locator("[data-stage]").wait_for()
    expect(page.get_by_role("alert")).to_have_text(desk.say("night-desk-closed"))
    expect(new.button("nights-drop-me")).to_be_visible()


@pytest.mark.parametrize("language", rest_swept("en", "ja"))
def test_a_lost_phone_at_a_game_on_paper(sit: Sit, language: Language) -> None:
    """Whoever is at the table makes a new code: their own phone counts on, the lost one is sent away."""
    ada, lost = phone(sit, "Ada", language), phone(sit, "lost", language)
    page = ada.page
    page.goto("/companion")
    ada.button("companion-begin").tap()
    page.locator("[data-share]").tap()
    page.locator("[data-make-shared]").tap()
    expect(page.locator("[data-nowhere]")).to_be_visible()
    lost.page.goto(link(ada))
    lost.page.locator("main [data-seat='1']").tap()
    lose(lost.page, 1, 2)
    expect(page.locator(".seat[data-seat='1'] .life")).to_have_text("18")
    renew(page.locator("[data-lost-device=phone]"))
    expect(lost.page.get_by_role("alert")).to_contain_text(lost.say("companion-key-renewed"))
    assert page.evaluate(SMALL_TARGETS) == []
    ada.button("web-game-close").tap()
    lose(page, 1, 1)
    expect(page.locator(".seat[data-seat='1'] .life")).to_have_text("17")
    lost.page.reload()
    expect(lost.page.get_by_role("alert")).to_contain_text(lost.say("companion-key-unknown"))
    expect(lost.page.locator(".seat[data-seat='1'] .life")).to_have_text("18")
    lost.page.goto("about:blank")
    lost.page.goto(link(ada))
    expect(lost.page.locator(".seat[data-seat='1'] .life")).to_have_text("17")


def link(person: Person) -> str:
    """The way to the table that a phone shows as a code."""
    key = person.page.evaluate("JSON.parse(localStorage['entaku.companion.table']).key")
    return f"/companion/{person.page.url.split('/companion/')[1]}#key={key}"
