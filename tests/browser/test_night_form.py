"""What an organiser sets up and prints, also on a phone: the form of a night, and its sheets."""

import pytest
from playwright.sync_api import expect

from entaku.messages import Language
from tests.browser.conftest import Sit
from tests.browser.looking import WIDTHS, misplaced, rest_swept
from tests.browser.organising import Organiser
from tests.browser.test_nights import picture

STRUCTURES = ("two-rounds", "group-game", "points", "swiss", "elimination")


@pytest.mark.parametrize(("language", "width"), rest_swept(("ja", 390), ("en", 390), ("ja", 1440), ("en", 1440)))
def test_the_form_of_every_kind_of_night_fits(sit: Sit, language: Language, width: int) -> None:
    """On paper and here; decisions have a clock here alone, so the form asks for one only there."""
    aya = sit("綾", language, width, WIDTHS[width], touch=width < 900)
    page = aya.page
    page.goto("/night")
    clock = page.locator("form.make [data-game-clock]")
    for structure in STRUCTURES:
        aya.button(f"nights-structure-{structure}").click()
        expect(clock).to_have_count(0)
        assert misplaced(page) == []
        page.locator("[data-here]").click()
        expect(clock).to_have_count(1)
        assert misplaced(page) == []
        aya.button("nights-where-paper").click()


@pytest.mark.parametrize("language", rest_swept("ja", "en"))
def test_sheets_are_whole_on_a_phone(sit: Sit, language: Language) -> None:
    """Smaller than paper, with nothing beside the edge; between two rounds of matches it is the standings at first."""
    desk = Organiser(sit("綾", language))
    desk.make_night("金曜ドラフト", lambda one: one.button("nights-structure-swiss").click())
    desk.type_names(["佐藤", "田中 太郎", "Ada Lovelace", "健"])
    desk.go_on("publish")
    desk.go_on("play")
    for number in (1, 2):
        desk.group(number).locator('[data-result="2-1"]').click()
        desk.group(number).locator("[data-games]").first.wait_for()
    page = desk.page
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"/n/{desk.code}/sheets")
    sheets = page.locator("[data-sheet]")
    expect(sheets).to_have_count(1)
    expect(sheets.get_by_role("heading", name=desk.say("nights-standings"))).to_be_visible()
    while page.locator(".bar button[aria-pressed=false]").count():
        page.locator(".bar button[aria-pressed=false]").first.click()
    picture(page, f"phone-sheets-{language}")
    assert misplaced(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.emulate_media(media="print")
    page.wait_for_function("() => getComputedStyle(document.querySelector('[data-sheet]')).zoom === '1'")
