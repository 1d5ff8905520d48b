"""The rest of the desk: rulings and penalties, deck lists, and a judge who may do no more than judge."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.organising import Organiser
from tests.browser.people import Person
from tests.browser.test_nights import picture
from tests.browser.test_ways import SMALL_TARGETS, fits

NAMES = ["葵", "Ben", "千恵", "大"]


@pytest.mark.sweep
def test_the_rest_of_the_desk(sit: Sit) -> None:
    """A warning with what came before it, seen by its player alone; a judge by a link that is then withdrawn."""
    desk = Organiser(sit("綾", "ja"))
    page = desk.page
    desk.make_night("金曜の夜", agreed)
    desk.type_names(NAMES)
    page.locator('[data-player="Ben"] .name').click()
    link = str(page.locator("[data-link=player]").get_attribute("href"))
    desk.button("web-close").click()
    paid(desk)
    phone = sit("ben", "en", width=390, height=844, touch=True)
    phone.page.goto(link)
    listed(desk, phone)
    desk.go_on("pair")
    desk.go_on("publish")
    desk.go_on("play")
    desk.open_tab("rulings")
    page.locator("[data-ruling-player]").select_option(label="Ben")
    expect(page.locator("[data-before]")).to_contain_text(desk.say("nights-ruling-clean", name="Ben"))
    page.locator("[data-ruling-text]").fill("遅刻")
    desk.button("nights-ruling-enter").click()
    expect(page.locator("[data-before] [data-ruling=warning]")).to_contain_text("遅刻")
    page.locator("[data-ruling-kind]").select_option("disqualification")
    expect(page.locator("p.warning")).to_have_text(desk.say("nights-ruling-what-disqualification"))
    page.locator("[data-ruling-kind]").select_option("ruling")
    page.locator("[data-ruling-text]").fill("瞬速のクリーチャーはブロック宣言前なら出せます。")
    desk.button("nights-ruling-enter").click()
    expect(page.locator("[data-rulings] [data-ruling]")).to_have_count(2)
    picture(page, "desk-rulings")
    page.set_viewport_size({"width": 390, "height": 844})
    assert fits(page)
    picture(page, "phone-desk-rulings")
    own = phone.page.locator("[data-own-rulings]")
    expect(own.locator("[data-ruling]")).to_have_count(1)
    expect(own).to_contain_text("遅刻")
    assert fits(phone.page)
    assert phone.page.evaluate(SMALL_TARGETS) == []
    picture(phone.page, "phone-own-rulings")
    page.set_viewport_size({"width": 1440, "height": 900})
    judged(desk, phone, sit)


def agreed(desk: Organiser) -> None:
    """Deck lists are collected, and a fee."""
    desk.page.locator("[data-ask-lists]").check()
    desk.page.locator("[data-fee]").fill("500")
    desk.page.locator("[data-currency]").fill("円")


def paid(desk: Organiser) -> None:
    """A fee is marked and summed up; packs go into stock, and one is given."""
    page = desk.page
    page.locator("[data-player=Ben] [data-paid]").click()
    expect(page.locator("[data-fee-sum]")).to_have_text(
        desk.say("nights-fee-sum", paid=1, all=4, sum="500", currency="円")
    )
    picture(page, "desk-fees")
    desk.open_tab("prizes")
    page.locator("[data-stock-name]").fill("パック")
    desk.button("nights-stock-add").click()
    page.locator("[data-give-item]").select_option(label="パック")
    page.locator("[data-give-to]").select_option(label="Ben")
    page.locator("[data-give-shares]").fill("2")
    page.locator("[data-give]").click()
    expect(page.locator("[data-item=パック]")).to_contain_text(desk.say("nights-stock-left", left=34, count=36))
    page.set_viewport_size({"width": 390, "height": 844})
    assert fits(page)
    page.locator("[data-stock]").scroll_into_view_if_needed()
    picture(page, "phone-desk-stock")
    page.set_viewport_size({"width": 1440, "height": 900})


def listed(desk: Organiser, phone: Person) -> None:
    """A list with an unknown card is told and refused, a good one handed in; the desk reads and compares it."""
    own, page = phone.page.locator("[data-own-list]"), desk.page
    own.locator("textarea").fill("39 Forest\n1 Forrrrest of Nowhere")
    own.locator("[data-look-over]").click()
    expect(own.locator("[data-unknown]")).to_contain_text("Forrrrest of Nowhere")
    picture(phone.page, "phone-own-list-wrong")
    own.locator("textarea").fill("40 Forest")
    own.locator("[data-hand-in]").click()
    expect(own.locator("[data-list-state]")).to_contain_text(phone.say("nights-own-list-in"))
    assert fits(phone.page)
    assert phone.page.evaluate(SMALL_TARGETS) == []
    picture(phone.page, "phone-own-list")
    desk.open_tab("lists")
    expect(page.locator("[data-lists-count]")).to_have_text(desk.say("nights-lists-count", handed=1, all=4))
    page.locator("[data-list=Ben]").get_by_role("button").click()
    page.locator("[data-list-read] textarea").fill("39 Forest\n1 Swamp")
    desk.button("nights-list-compare-now").click()
    expect(page.locator("[data-differences] li")).to_have_count(2)
    picture(page, "desk-lists")
    page.locator("[data-lock]").click()
    expect(own.locator("[data-list-state]")).to_have_text(phone.say("nights-own-list-fixed"))
    page.set_viewport_size({"width": 390, "height": 844})
    assert fits(page)
    picture(page, "phone-desk-lists")
    page.set_viewport_size({"width": 1440, "height": 900})


def judged(desk: Organiser, phone: Person, sit: Sit) -> None:
    """A judge comes by their own link, gives a table more time, and is sent away."""
    page = desk.page
    desk.button("nights-links").click()
    staff = page.locator("[data-staff=judge]")
    staff.locator("[data-make]").click()
    link = str(staff.locator("[data-link=judge]").get_attribute("href"))
    picture(page, "desk-role-links")
    judge = sit("純", "ja", width=390, height=844, touch=True)
    judge.page.goto(link)
    judge.page.locator("[data-role=judge] input").fill("純")
    tabs = judge.page.locator("[data-tab]")
    assert [tabs.nth(at).get_attribute("data-tab") for at in range(tabs.count())] == [
        "games", "notices", "rulings", "lists", "standings", "log",
    ]  # fmt: skip
    for gone in ("[data-next]", "[data-first-code]", "[data-table]"):
        expect(judge.page.locator(gone)).to_have_count(0)
    judge.page.locator("[data-give-time]").click()
    expect(judge.page.locator("[data-clock]")).to_have_text("78:00")
    assert fits(judge.page)
    assert judge.page.evaluate(SMALL_TARGETS) == []
    picture(judge.page, "phone-judge")
    expect(phone.page.locator("[data-clock]")).to_have_text("78:00")
    judge.page.locator("[data-tab=log]").click()
    first = judge.page.locator("[data-entry]").first
    expect(first.locator(".by")).to_have_text(
        judge.say("nights-by-role", name="純", role=judge.say("night-role-judge"))
    )
    expect(first.get_by_role("button")).to_be_enabled()
    expect(judge.page.locator("[data-entry='1']").get_by_role("button")).to_have_count(0)
    staff.locator("[data-withdraw]").click()
    expect(judge.page.get_by_role("alert")).to_have_text(judge.say("night-desk-closed"))
