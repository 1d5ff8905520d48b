"""A night of Commander from its ready-made settings, and what a pod of six is told."""

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.organising import Organiser
from tests.browser.test_nights import picture


def test_a_night_of_commander_is_one_press(sit: Sit) -> None:
    """The form shows what it sets; the night has it, and its players are asked for their brackets."""
    desk = Organiser(sit("店長", "ja", width=1440, height=900))
    page = desk.page

    def commander(desk: Organiser) -> None:
        old = page.locator("[data-preset=commander-2010]")
        old.click()
        expect(old).to_have_attribute("aria-pressed", "true")
        expect(page.get_by_label(desk.say("web-game-mulligan"))).to_have_value("partial-paris")
        page.locator("[data-preset=commander]").click()
        expect(page.get_by_label(desk.say("web-game-life"))).to_have_value("40")
        expect(page.get_by_label(desk.say("web-game-mulligan"))).to_have_value("london")
        expect(page.locator("[data-ask-brackets]")).to_be_checked()
        picture(page, "commander-form")

    desk.make_night("統率者の夜", commander)
    desk.type_names(["Ada", "Ben", "Cid", "Dai"])
    page.locator('[data-player="Ada"] [data-bracket]').select_option("4")
    expect(page.locator('[data-player="Ada"] [data-bracket]')).to_have_value("4")
    desk.go_on("publish")


def test_a_losers_group_of_two_is_said_before(sit: Sit) -> None:
    """Six players make one; the desk and the rules say so before the pods are drawn, and settings can change it."""
    desk = Organiser(sit("Aya", "en"))
    desk.make_night("Six")
    page = desk.page
    desk.type_names(["Ada", "Ben", "Cid", "Dai", "Eve", "Fay"])
    expect(page.locator("[data-few-losers]")).to_have_text(desk.say("nights-split-losers", players=2))
    desk.open_tab("settings")
    page.get_by_label(desk.say("nights-sizes")).fill("3+3")
    desk.button("nights-survivors-add").click()
    page.get_by_label(desk.say("nights-survivors-of", sizes="3+3")).last.fill("1")
    desk.button("nights-settings-save").click()
    desk.open_tab("players")
    expect(page.locator("[data-few-losers]")).to_have_count(0)
