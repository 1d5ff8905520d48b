"""A file with a list is opened wherever a list can be pasted; one that is no list is refused in one sentence."""

from collections.abc import Callable

import pytest
from playwright.sync_api import FilePayload, Locator, expect

from entaku.messages import Language
from tests.browser.conftest import Sit
from tests.browser.looking import rest_swept
from tests.browser.organising import Organiser
from tests.browser.test_printing import with_lists

LIST = "40 Forest\n20 Island\n"
NO_LIST = "40 Forest\0"

Place = Callable[[Sit, Language], Locator]


def deck_check(sit: Sit, language: Language) -> Locator:
    ada = sit("Ada", language)
    ada.page.goto("/deck-check")
    return ada.page.locator("main")


def cube(sit: Sit, language: Language) -> Locator:
    ada = sit("Ada", language)
    ada.page.goto("/cube")
    return ada.page.locator("main")


def new_table(sit: Sit, language: Language) -> Locator:
    ada = sit("Ada", language)
    ada.open_form()
    ada.button("web-cube").click()
    return ada.page.locator("main")


def own_deck(sit: Sit, language: Language) -> Locator:
    """The list for a table of own decks."""
    ada = sit("Ada", language)
    ada.open_form()
    ada.page.get_by_label(ada.say("web-your-name")).fill(ada.name)
    ada.button("own-decks-instead").click()
    ada.page.locator("[name=own-rules][value=free-60]").check()
    ada.page.get_by_label(ada.say("web-seats"), exact=True).fill("2")
    ada.button("web-create").click()
    return ada.page.locator("section.own")


def list_of_night(sit: Sit, language: Language) -> Locator:
    """The list of a player of a night, on their phone."""
    desk, ben = Organiser(sit("綾", language)), sit("Ben", language, width=390, height=844, touch=True)
    desk.make_night("Friday", with_lists)
    desk.register(ben)
    return ben.page.locator("[data-own-list]")


@pytest.mark.parametrize("language", rest_swept("ja", "en"))
@pytest.mark.parametrize(
    ("place", "found"),
    [
        (deck_check, ".sign"),
        (cube, "[data-shown]"),
        (new_table, ".report"),
        (own_deck, ".sign"),
        (list_of_night, ".sign"),
    ],
)
def test_a_lists_file_is_opened(sit: Sit, language: Language, place: Place, found: str) -> None:
    """As a program for Windows writes it, so that its bytes must have been understood; what comes of it is shown."""
    here = place(sit, language)
    chosen = here.locator("input[type=file]").last
    chosen.set_input_files(named("broken.txt", NO_LIST))
    expect(here.get_by_role("alert")).to_contain_text("broken.txt")
    expect(here.locator(found)).to_have_count(0)
    chosen.set_input_files(named("mine.txt", LIST))
    expect(here.locator(found).first).to_be_visible()
    expect(here.get_by_role("alert")).to_have_count(0)


def named(name: str, text: str) -> FilePayload:
    return {"name": name, "mimeType": "text/plain", "buffer": text.encode("utf-16")}
