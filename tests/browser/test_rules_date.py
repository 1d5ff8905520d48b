"""Of when the rules are: chosen for a new table, said in the lobby and beside the game."""

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.test_commander import hand_in


def test_the_date_of_the_rules_is_chosen_and_said(sit: Sit) -> None:
    """Commander of 2010 is another choice; what is chosen stands in the lobby, and in the game for everybody."""
    ada = sit("Ada")
    page = ada.page
    ada.open_form()
    page.get_by_label(ada.say("web-your-name")).fill(ada.name)
    ada.button("own-decks-instead").click()
    date = page.locator("select", has=page.locator("option[value='2022-04']"))
    today = ada.say("web-game-date-today", date="2026-09")
    expect(date.locator("option")).to_have_text([today, "2022-04"])
    page.locator("input[name=own-rules][value=free-40]").check()
    expect(date.locator("option")).to_have_text([today, "2022-04", "2010-12-15"])
    date.select_option("2022-04")
    page.get_by_label(ada.say("web-seats"), exact=True).fill("2")
    ada.button("web-create").click()
    said = ada.say("web-game-date", date="2022-04")
    expect(page.get_by_text(said)).to_be_visible()
    hand_in(ada, "40 Forest")
    ada.button("web-add-bot").first.click()
    ada.button("own-start").click()
    expect(page.locator(".log").get_by_text(said)).to_be_visible()
