"""What a card is that nobody knows is typed into a form: in an own deck, and in the cube of a new table."""

import pytest
from playwright.sync_api import Locator, expect

from entaku.messages import Language
from tests.browser.conftest import Sit
from tests.browser.looking import ACROSS, WIDTHS, barred, misplaced, rest_swept
from tests.browser.people import Person
from tests.browser.turning import in_each_language

TEAPOT = "Nobody’s Teapot"
SAID = "{2} | Artifact Creature — teapot | 2/3 | Flying"


def fill(person: Person, within: Locator) -> None:
    """Open the form, say what the card is, and have it written into the list; a cost that is none is not."""
    within.locator("[data-typing] summary").click()
    form = within.locator("[data-typing] fieldset")
    cost = form.get_by_label(person.say("typed-cost"))
    cost.fill("two")
    form.get_by_role("button").click()
    assert not cost.evaluate("field => field.validity.valid")
    expect(cost).to_have_value("two")
    form.get_by_label(person.say("typed-type")).select_option("Artifact Creature")
    for field, said in (("cost", "{2}"), ("kinds", "teapot"), ("size", "2/3"), ("text", "Flying")):
        form.get_by_label(person.say(f"typed-{field}")).fill(said)
    assert in_each_language(person, misplaced, barred) == []
    form.get_by_role("button").click()


def at(sit: Sit, language: Language, width: int) -> Person:
    return sit("Ada", language, width, WIDTHS[width], touch=width < 900)


@pytest.mark.parametrize(("language", "width"), rest_swept(*reversed(ACROSS)))
@pytest.mark.sweep
def test_a_card_of_an_own_deck_is_described(sit: Sit, language: Language, width: int) -> None:
    """The line has it then, the card is played by the rules, and the list can be handed in."""
    ada = at(sit, language, width)
    page = ada.page
    ada.open_form()
    page.get_by_label(ada.say("web-your-name")).fill(ada.name)
    ada.button("own-decks-instead").click()
    page.locator("[name=own-rules][value=free-40]").check()
    page.get_by_label(ada.say("web-seats"), exact=True).fill("2")
    ada.button("web-create").click()
    own = page.locator("section.own")
    own.get_by_label(ada.say("web-check-list")).fill(f"36 Island\n4 {TEAPOT}")
    ada.button("web-check-now").click()
    expect(own).to_contain_text(ada.say("own-by-hand", count=1))
    fill(ada, own)
    expect(own.get_by_label(ada.say("web-check-list"))).to_have_value(f"36 Island\n4 {TEAPOT} | {SAID}")
    expect(own).to_contain_text(ada.say("own-none-by-hand"))
    expect(own.locator("[data-typing]")).to_have_count(0)
    ada.button("own-hand-in").click()
    expect(own.locator("p.ready")).to_be_visible()


@pytest.mark.parametrize(("language", "width"), rest_swept(*reversed(ACROSS)))
def test_a_card_of_a_new_tables_cube_is_described(sit: Sit, language: Language, width: int) -> None:
    """Its line has what it is then, and nothing of the cube is unknown any more."""
    ada = at(sit, language, width)
    page = ada.page
    ada.open_form()
    ada.button("web-cube").click()
    page.get_by_label(ada.say("web-cube-list")).fill(f"60 Typhoid Rats\n30 {TEAPOT}")
    ada.button("web-cube-check").click()
    fill(ada, page.locator("main"))
    expect(page.get_by_label(ada.say("web-cube-list"))).to_have_value(f"60 Typhoid Rats\n30 {TEAPOT} | {SAID}")
    expect(page.locator("main")).to_contain_text(ada.say("web-cube-all-known"))
    expect(page.locator("[data-typing]")).to_have_count(0)
