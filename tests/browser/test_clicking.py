"""Little clicking at a game's table: where the focus is, what a press does, how it is drawn.

Yields, passing, keys of one's own and the log are tried in an emulated browser (web/tests/pages).
"""

import json
import re
from functools import cache

import pytest
from playwright.sync_api import expect

from entaku.laboratory.bench_table import Recorded, recorded
from entaku.messages import Language
from entaku.oracle.library import Library
from tests.browser.conftest import Server, Sit
from tests.browser.looking import rest_swept
from tests.browser.people import Person
from tests.browser.tables import Told
from tests.oracle.making import mtgjson_row

ABILITY = {"id": 9001, "name": "Soulcatcher", "controller": 1, "is_ability": True, "ability": "aa"}


@cache
def table() -> Recorded:
    return recorded(answers=0)


def sat(sit: Sit, language: Language = "en", width: int = 1440, height: int = 900) -> tuple[Person, Told]:
    """Somebody at the recorded table, in their own first main phase."""
    person = sit("Ada", language, width, height)
    told = Told(person.page, table())
    told.update(step="precombat main", active=0, turn=1)
    return person, told


def option(told: Told, person: Person) -> dict[str, object]:
    """Something that can be done: the ability of the first permanent of the own board."""
    card = int(person.page.locator(".own .permanent").first.get_attribute("data-id") or 0)
    return {"key": f"activate:{card}:0", "what": "activate", "card": card}


def test_what_makes_mana_alone_calls_for_no_press(sit: Sit) -> None:
    """What can be tapped for mana alone has a thin edge at a priority, and the full one where it is chosen of."""
    ada, told = sat(sit)
    own = ada.page.locator(".own .permanent")
    land, other = (int(own.nth(place).get_attribute("data-id") or 0) for place in (0, 1))
    mana = {"key": f"mana:{land}:0", "what": "mana", "card": land}
    use = {"key": f"activate:{other}:0", "what": "activate", "card": other}
    edge = "one => getComputedStyle(one).outlineWidth"
    told.ask_priority(use, mana)
    expect(own.nth(1)).to_have_class(re.compile("live"))
    assert [own.nth(place).evaluate(edge) for place in (0, 1)] == ["1px", "3px"]
    told.ask_priority({**use, "card": land}, mana)
    expect(own.nth(0)).not_to_have_class(re.compile("source"))
    assert own.nth(0).evaluate(edge) == "3px"
    told.ask("game-target", {"type": "choose", "options": [mana], "least": 1, "most": 1}, mana["key"])
    expect(own.nth(1)).not_to_have_class(re.compile("live"))
    assert own.nth(0).evaluate(edge) == "3px"


def test_cards_are_reached_used_and_read_by_keyboard_alone(sit: Sit) -> None:
    """Arrows go from card to card, Enter uses one, a full stop or "?" shows it large; its label says how it is."""
    ada, told = sat(sit)
    page = ada.page
    use = option(told, ada)
    told.ask_priority(use)
    page.locator('.bar [data-key="pass"]').wait_for()
    page.keyboard.press("ArrowRight")
    for key in (".", "?"):
        expect(page.locator(".live:focus")).to_have_count(1)
        page.keyboard.press(key)
        expect(page.locator("dialog[open] h2")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator(f'[data-id="{use["card"]}"]').focus()
    label = str(page.evaluate("document.activeElement.ariaLabel"))
    page.keyboard.press("Enter")
    told.wait_for([use["key"]])
    assert len(label.split(", ")) > 1


def test_a_double_click_on_a_card_is_one_press(sit: Sit) -> None:
    """Its second half uses nothing, and shows nothing large, that lies under the pointer by then."""
    ada, told = sat(sit)
    page = ada.page
    use = option(told, ada)
    told.ask_priority(use)
    expect(page.locator(".own .permanent.live")).to_have_count(1)
    page.locator(".own .permanent.live").dblclick()
    told.wait_for([use["key"]])
    expect(page.locator("dialog[open]")).to_have_count(0)
    choice = {"type": "choose", "options": [{"key": 7, "card": use["card"]}], "least": 0, "most": 2}
    told.ask("game-target", choice, [])
    page.locator(".own .permanent.live").dblclick()
    expect(page.locator(".own .permanent.lit")).to_have_count(1)


def test_space_passes_once_a_dialog_is_closed(sit: Sit) -> None:
    """Behind a dialog nothing is passed, and what the mouse opened isn't opened again; where Tab has come it is."""
    ada, told = sat(sit)
    page = ada.page
    told.ask_priority(option(told, ada))
    pile = page.locator("[data-board='1'] header button").last
    pile.click()
    expect(page.locator("dialog[open]")).to_have_count(1)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")
    assert told.given == []
    expect(page.locator("dialog[open]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("Space")
    told.wait_for(["pass"])
    expect(page.locator("dialog[open]")).to_have_count(0)
    told.ask_priority(option(told, ada))
    pile.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(pile).to_be_focused()
    page.keyboard.press("Space")
    expect(page.locator("dialog[open]")).to_have_count(1)
    assert told.given == ["pass"]


def test_one_board_or_all_on_a_phone(sit: Sit) -> None:
    """At 390 pixels one opponent is shown, or all of them at will; nothing is wider than the screen."""
    ada, _ = sat(sit, "ja", 390, 844)
    page = ada.page
    boards = page.locator(".boards .board")
    expect(boards).to_have_count(1)
    ada.button("web-game-all-boards").click()
    expect(boards).to_have_count(3)
    page.keyboard.press("o")
    expect(boards).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("language", "width"), rest_swept(("ja", 390), ("en", 1440)))
def test_the_zoom_shows_imported_rulings(server: Server, sit: Sit, language: Language, width: int) -> None:
    """A card held large has its rulings with their dates, marked as English on a Japanese page too."""
    rulings = [{"date": f"20{year}-01-02", "text": f"It purrs for {{{year}}}."} for year in range(10, 22)]
    file = server.data / f"rulings-{language}.jsonl"
    file.write_text(json.dumps(mtgjson_row("Soulcatcher", rulings=rulings)), encoding="utf-8")
    Library(server.data).import_files([file])
    ada, told = sat(sit, language, width, 844)
    told.update(stack=[ABILITY])
    told.ask_priority(option(told, ada))
    ada.page.locator(".item").click(button="right")
    ruled = ada.page.get_by_role("region", name=ada.say("web-rulings"))
    expect(ruled.locator("time")).to_have_count(12)
    expect(ruled.locator("time").first).to_have_text("2010-01-02")
    expect(ruled.locator("[lang=en]").first).to_contain_text("It purrs for")
    last = ruled.locator("li").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport()
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
