"""The cube page: a list looked over, filtered, sampled, kept, opened by its link and drafted."""

import re

import pytest
from playwright.sync_api import expect

from entaku.cards.catalogue import shipped
from entaku.messages import LANGUAGES, Language
from tests.browser.conftest import Sit
from tests.browser.looking import misplaced, rest_swept
from tests.browser.test_ways import SMALL_TARGETS, fits

NAMES = [name for name, card in shipped().cards.items() if not card.is_basic_land][:60]
LIST = "\n".join([*NAMES, "3 Regicide", "Nobody Knows This"])


@pytest.mark.parametrize(("language", "width", "touch"), rest_swept(("ja", 390, True), ("en", 1440, False)))
def test_a_cube_is_looked_over_kept_and_drafted(sit: Sit, language: Language, width: int, touch: bool) -> None:
    """Pasted, shown with charts, filtered by what is unknown, sampled, kept; its link leads to a table with it."""
    assert language in LANGUAGES
    ada = sit("Ada", language, width=width, height=844, touch=touch)
    page = ada.page
    page.goto("/")
    page.get_by_role("link", name=re.compile(re.escape(ada.say("web-cube-page-about")))).click()
    page.get_by_label(ada.say("web-cube-name")).fill("Mine")
    page.get_by_label(ada.say("web-cube-list")).fill(LIST)
    ada.button("web-cube-show").click()
    shown = page.locator("[data-shown]")
    expect(shown).to_have_text(ada.say("web-cube-size", count=64), use_inner_text=True)
    expect(page.locator("[data-charts] .column")).to_have_count(8)
    assert fits(page)
    if touch:
        assert page.evaluate(SMALL_TARGETS) == []

    page.get_by_role("combobox", name=ada.say("web-cube-only")).select_option("unknown")
    expect(shown).to_have_text(ada.say("web-cube-size", count=1), use_inner_text=True)
    page.get_by_role("button", name="Nobody Knows This").wait_for()
    ada.button("web-cube-clear").click()
    page.get_by_label(ada.say("web-cube-search")).fill("Regicide")
    expect(shown).to_have_text(ada.say("web-cube-size", count=3), use_inner_text=True)
    ada.button("web-cube-clear").click()

    ada.button("web-cube-open").click()
    page.locator("[data-sample] .tile").first.wait_for()
    expect(page.locator("[data-sample] .tile")).to_have_count(15)
    assert fits(page)

    ada.button("web-cube-save").click()
    link = page.locator("[data-link]").inner_text()
    expect(page.locator("[data-sample] .tile")).to_have_count(15)
    ben = sit("Ben", language)
    ben.page.goto(link)
    ben.page.locator("[data-name]", has_text="Mine").wait_for()
    ben.button("web-cube-draft").click()
    expect(ben.page.get_by_label(ben.say("web-cube-name"))).to_have_value("Mine")
    ben.page.get_by_label(ben.say("web-your-name")).fill("Ben")
    ben.page.get_by_label(ben.say("web-rounds"), exact=True).fill("1")
    ben.page.get_by_label(ben.say("web-seats"), exact=True).fill("2")
    ben.button("web-create").click()
    ben.page.locator("[data-code]").wait_for()
    ben.start()


def test_only_who_kept_a_cube_saves_it_again(sit: Sit) -> None:
    """A change by its owner stays under the link; somebody else's change gets a link of its own."""
    ada = sit("Ada")
    ada.page.goto("/cube")
    ada.page.get_by_label(ada.say("web-cube-list")).fill("Regicide\nDeal Broker")
    ada.button("web-cube-show").click()
    ada.button("web-cube-save").click()
    link = ada.page.locator("[data-link]").inner_text()
    for person, again in ((ada, "web-cube-save-again"), (sit("Ben"), "web-cube-save")):
        person.page.goto(link)
        person.button("web-cube-edit").click()
        person.page.get_by_label(person.say("web-cube-list")).fill("Regicide\nDeal Broker\nLore Seeker")
        if person is not ada:
            person.page.get_by_label(person.say("web-cube-list")).fill("Regicide")
        person.button("web-cube-show").click()
        person.button(again).click()
        kept = person.page.locator("[data-link]").inner_text()
        assert (kept == link) == (person is ada)


@pytest.mark.parametrize(("language", "width", "touch"), rest_swept(("ja", 390, True), ("en", 1440, False)))
def test_a_made_up_card_is_described(sit: Sit, language: Language, width: int, touch: bool) -> None:
    """What nobody knows is said in a form, stands in the list, and is a card with cost, type, size and text."""
    ada = sit("Ada", language, width=width, height=844, touch=touch)
    page = ada.page
    page.goto("/cube")
    page.get_by_label(ada.say("web-cube-list")).fill("Regicide\n2 Test Teapot")
    ada.button("web-cube-show").click()
    page.locator("[data-typing] summary").click()
    form = page.locator("[data-typing] form")
    form.get_by_role("combobox", name=ada.say("typed-type")).select_option("Artifact Creature")
    fields = {"cost": "{2}{R}", "kinds": "Teapot", "size": "2/3", "text": "Flying\nSing a song."}
    for field, said in fields.items():
        form.get_by_role("textbox", name=ada.say(f"typed-{field}")).fill(said)
    assert misplaced(page) == []
    assert fits(page)
    ada.button("typed-write").click()
    expect(page.locator("[data-unknown]")).to_have_count(0)
    expect(page.locator("[data-typing]")).to_have_count(0)
    page.get_by_label(ada.say("web-cube-search")).fill("Teapot")
    expect(page.get_by_role("button", name=re.compile("^Test Teapot.+2.3$"))).to_be_visible()
    ada.button("web-cube-edit").click()
    written = page.get_by_label(ada.say("web-cube-list")).input_value()
    line = "2 Test Teapot | {2}{R} | Artifact Creature — Teapot | 2/3 | Flying | Sing a song."
    assert written == f"Regicide\n{line}"
