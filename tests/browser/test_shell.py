"""The pages' shell: cards on the first page, and the table's felt above every page, readable for everybody."""

import pytest
from playwright.sync_api import expect

from entaku.messages import Language
from tests.browser.conftest import Sit
from tests.browser.looking import barred, misplaced, rest_swept

PAGES = ("/", "/companion", "/deck-check", "/import", "/gallery", "/card", "/night")
FELT = """() => getComputedStyle(document.querySelector('header.top')).backgroundImage"""


@pytest.mark.parametrize(("language", "width"), rest_swept(("en", 1440), ("ja", 390), ("ja", 2560)))
def test_cards_lie_on_the_first_page(sit: Sit, language: Language, width: int) -> None:
    """Where there is room five cards lie in a fan, and nothing is misplaced or keeps anybody out."""
    ada = sit("Ada", language, width, 900, touch=width < 900)
    ada.page.goto("/")
    cards = ada.page.locator(".fan .card")
    expect(cards).to_have_count(5)
    expect(cards.first).to_be_visible(visible=width > 720)
    assert misplaced(ada.page) == []
    assert barred(ada.page) == []


@pytest.mark.parametrize("path", rest_swept(*PAGES))
def test_the_felt_lies_above_every_page(sit: Sit, path: str) -> None:
    """Every page begins with the table's felt, and what is written on it is read in the light and in the dark."""
    ada = sit("Ada")
    ada.page.goto(path)
    ada.page.locator("main, .seats, form").first.wait_for()
    assert "gradient" in ada.page.evaluate(FELT)
    assert [one for one in barred(ada.page) if "header" in one or ".top" in one] == []
