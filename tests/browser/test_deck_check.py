"""The page that checks a deck list, on a phone and a laptop."""

import pytest
from playwright.sync_api import expect

from entaku.messages import Language
from tests.browser.conftest import Sit
from tests.browser.looking import rest_swept
from tests.browser.test_ways import SMALL_TARGETS, fits

LIST = "Commander\n1 Marchesa, the Black Rose\n\nDeck\n2 Brimstone Volley\n1 Doomed Traveler\n"


@pytest.mark.rule("CM-2", "CM-6")
@pytest.mark.parametrize("language", rest_swept("ja", "en"))
def test_a_pasted_list_is_checked_on_a_phone(sit: Sit, language: Language) -> None:
    """From the start page to the check: each problem with its rule, the list as it was read, nothing too wide."""
    ada = sit("Ada", language, width=390, height=844, touch=True)
    page = ada.page
    page.goto("/")
    page.get_by_role("link", name=ada.say("web-check")).tap()
    page.get_by_label(ada.say("web-check-rules")).select_option("commander-2010")
    page.get_by_label(ada.say("web-check-list"), exact=True).fill(LIST)
    page.get_by_role("button", name=ada.say("web-check-now"), exact=True).tap()
    volley = "《硫黄の流弾》" if language == "ja" else "“Brimstone Volley”"
    expect(page.locator("li").filter(has_text="CM-6").filter(has_text=volley)).to_have_count(1)
    expect(page.locator("li").filter(has_text="CM-2")).to_have_count(1)
    expect(page.get_by_role("heading", name=ada.say("web-check-as-read"))).to_be_visible()
    assert fits(page)
    assert page.evaluate(SMALL_TARGETS) == []


def test_a_file_that_is_no_list_is_refused_in_one_sentence(sit: Sit) -> None:
    """A broken file says so on the page; the list can be mended and checked again."""
    ada = sit("Ada")
    page = ada.page
    page.goto("/deck-check")
    page.get_by_label(ada.say("web-check-list"), exact=True).fill("<cockatrice_deck")
    page.get_by_role("button", name=ada.say("web-check-now"), exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text(ada.say("web-check-list"))
    page.get_by_label(ada.say("web-check-list"), exact=True).fill(LIST)
    page.get_by_role("button", name=ada.say("web-check-now"), exact=True).click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator("li").filter(has_text="CR 903")).not_to_have_count(0)


@pytest.mark.rule("CM-2", "CM-6", "CM-16")
def test_a_sideboard_s_problems_are_shown(sit: Sit) -> None:
    """A card that the deck has already, one outside the colours, and an eleventh card each have their line."""
    ken = sit("健", "ja")
    page = ken.page
    page.goto("/deck-check")
    page.get_by_label(ken.say("web-check-rules")).select_option("commander-2010")
    beside = "1 Brimstone Volley\n1 Doomed Traveler\n9 Swamp\n"
    text = f"Commander\n1 Marchesa, the Black Rose\n\nDeck\n1 Brimstone Volley\n98 Swamp\n\nSideboard\n{beside}"
    page.get_by_label(ken.say("web-check-list"), exact=True).fill(text)
    page.get_by_role("button", name=ken.say("web-check-now"), exact=True).click()
    rules = page.locator("section.illegal > ul .rule")
    expect(rules).to_have_text(["CM-16", "CM-6", "CM-2"])
    expect(page.locator("section.illegal > ul li").filter(has_text="サイドボード")).to_have_count(3)
    expect(page.get_by_role("heading", name=ken.say("web-check-sideboard", count=11))).to_be_visible()


def test_a_made_up_card_of_a_deck_is_described(sit: Sit) -> None:
    """A card that nobody knows gets its type in a form; it then stands in the list, and only the group can allow it."""
    ken = sit("健", "ja", width=390, height=844, touch=True)
    page = ken.page
    page.goto("/deck-check")
    page.get_by_label(ken.say("web-check-list"), exact=True).fill("Commander\n1 Test Queen\n\nDeck\n99 Forest")
    page.get_by_role("button", name=ken.say("web-check-now"), exact=True).tap()
    page.locator("[data-typing] summary").tap()
    fields = page.locator("[data-typing] fieldset")
    fields.get_by_role("combobox", name=ken.say("typed-type")).select_option("Legendary Creature")
    fields.get_by_role("textbox", name=ken.say("typed-cost")).fill("{2}{G}")
    ken.button("typed-write").tap()
    expect(page.locator("[data-typing]")).to_have_count(1)  # a creature has a size
    fields.get_by_role("textbox", name=ken.say("typed-size")).fill("3/3")
    assert fits(page)
    ken.button("typed-write").tap()
    expect(page.locator("[data-typing]")).to_have_count(0)
    expect(page.get_by_text("《Test Queen》はリストに書かれたとおりのカードです")).to_be_visible()


def test_the_check_page_has_dates_and_a_bracket(sit: Sit) -> None:
    """The list's date is there before and after; a card that changes games is told; another day has another list."""
    ken = sit("健", "ja")
    page = ken.page
    page.goto("/deck-check")
    expect(page.locator("form")).to_contain_text("2026-02-09")
    text = "Commander\n1 Marchesa, the Black Rose\n\nDeck\n1 Necropotence\n1 Expropriate\n97 Swamp\n"
    page.get_by_label(ken.say("web-check-list"), exact=True).fill(text)
    page.get_by_role("button", name=ken.say("web-check-now"), exact=True).click()
    expect(page.get_by_role("heading", name=ken.say("web-check-bracket", bracket=3))).to_be_visible()
    expect(page.locator(".results section").first).to_contain_text(
        ken.say("check-lists-today", listed="2026-02-09", edition="2026-09")
    )
    page.get_by_label(ken.say("web-check-day")).fill("2022-05-01")
    page.get_by_role("button", name=ken.say("web-check-now"), exact=True).click()
    expect(page.get_by_role("heading", name=ken.say("web-check-bracket", bracket=3))).to_have_count(0)
    expect(page.locator(".results section").first).to_contain_text("2022-05-01")
    assert fits(page)
