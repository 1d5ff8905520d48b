"""Who names a card for a hidden agenda is offered what is named most, and finds every other by its letters."""

import pytest
from playwright.sync_api import expect

from entaku.messages import Language
from entaku.oracle.catalogue import shipped
from tests.browser.conftest import Server, Sit
from tests.browser.looking import ACROSS, WIDTHS, misplaced, rest_swept
from tests.browser.scenes import asked, at_room, conspiring, reached, wanted
from tests.browser.test_nights import picture
from tests.browser.turning import in_each_language

CUBE = """
30 Brago's Favor
8 Tyrant's Choice
6 Reflecting Pool
6 Liliana's Specter
6 Typhoid Rats
6 Child of Night
6 Vampire Hexmage
6 Wakedancer
6 Quag Vampires
6 Blood-Toll Harpy
6 Murder
6 Phyrexian Arena
"""
NAMED = {"en": "Dack Fayden", "ja": "ダク・フェイデン"}
"""A card that nobody here has."""


def kind(name: str) -> int:
    """How late a card comes to mind: creatures, others, lands, conspiracies."""
    card = shipped().find(name)
    return 3 if card.is_conspiracy else 2 if card.is_type("Land") else 0 if card.is_type("Creature") else 1


@pytest.mark.rule("CR 702.106a")
@pytest.mark.parametrize(("language", "width"), rest_swept(*ACROSS))
def test_names_for_an_agenda(server: Server, sit: Sit, language: Language, width: int) -> None:
    """The deck's creatures are offered first, conspiracies and lands last; all are found, in either language."""
    with reached(server, CUBE, wanted("game-choose-name"), conspiring) as (line, _):
        scene = at_room(line, asked("game-choose-name"))
        ada = sit("Ada", language, width, WIDTHS[width], width < 900, scene.kept)
        page = ada.page
        page.goto(scene.address)
        scene.ready(ada)
        prompt = page.locator(".bar .prompt")
        offered = prompt.get_by_role("option")
        expect(offered.first).to_be_visible()
        if language == "ja":  # the words come a little after the names
            expect(offered.first).not_to_contain_text("a")
        kinds = [kind(name) for name in offered.all_inner_texts()]
        assert kinds[0] == 0
        assert kinds == sorted(kinds)
        assert in_each_language(ada, misplaced) == []
        picture(page, f"phone-agenda-{language}-{width}")
        letters = prompt.get_by_role("combobox")
        swamp = shipped().find("Swamp")
        conspiracy = shipped().find("Brago's Favor")
        for card in (swamp, conspiracy, shipped().find(NAMED[language])):
            words = card.ja if language == "ja" else card.name
            for typed in (words, card.name):
                letters.fill(typed[:-1])
                expect(prompt.get_by_role("option", name=words, exact=True)).to_be_visible()
        picture(page, f"phone-agenda-typed-{language}-{width}")
        assert line.question is not None
        before = line.question["id"]
        letters.fill(NAMED[language])
        prompt.locator(".button.primary").click()
        line.when(lambda one: (one.question or {}).get("id") != before)
