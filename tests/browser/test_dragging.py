"""What is dragged at a game's table: attackers onto players, abilities onto their targets, cards onto the board."""

from functools import cache

import pytest
from playwright.sync_api import Locator, Page, expect

from entaku.laboratory.bench_table import Recorded, recorded
from tests.browser.conftest import Sit
from tests.browser.looking import AT_REST
from tests.browser.people import Person
from tests.browser.tables import Told


@cache
def table() -> Recorded:
    return recorded(answers=0)


def sat(sit: Sit) -> tuple[Person, Told]:
    """Somebody at the recorded table, in their own first main phase."""
    person = sit("Ada")
    told = Told(person.page, table())
    told.update(step="precombat main", active=0, turn=1)
    return person, told


def number(card: Locator) -> int:
    return int(card.get_attribute("data-id") or 0)


def drag(page: Page, card: Locator, onto: Locator) -> None:
    """By the mouse, in a few steps, from the middle of one to the middle of the other."""
    page.evaluate(AT_REST)
    start, end = card.bounding_box(), onto.bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    page.mouse.up()


def test_an_ability_is_dragged_at_its_target(sit: Sit) -> None:
    """Let go over a creature, the ability is begun, and the creature is its target without another click."""
    ada, told = sat(sit)
    own, other = (ada.page.locator(f"{board} .permanent").first for board in (".own", "[data-board='1']"))
    ability = {"key": f"activate:{number(own)}:0", "what": "activate", "card": number(own)}
    told.ask_priority(ability)
    expect(ada.page.locator(".own .permanent.live")).to_have_count(1)
    drag(ada.page, ada.page.locator(".own .permanent.live"), other)
    told.wait_for([ability["key"]])
    options = [{"key": 7, "card": number(own)}, {"key": 8, "card": number(other)}]
    told.ask("game-target", {"type": "choose", "options": options, "least": 1, "most": 1}, 7)
    told.wait_for([ability["key"], 8])


@pytest.mark.sweep
def test_what_is_dragged_onto_the_board_is_aimed_at_nothing(sit: Sit) -> None:
    """Let go over the bare felt, the ability is begun and its target is asked for."""
    ada, told = sat(sit)
    own = ada.page.locator(".own .permanent").first
    ability = {"key": f"activate:{number(own)}:0", "what": "activate", "card": number(own)}
    told.ask_priority(ability)
    expect(ada.page.locator(".own .permanent.live")).to_have_count(1)
    drag(ada.page, ada.page.locator(".own .permanent.live"), ada.page.locator(".phases"))
    told.wait_for([ability["key"]])
    options = [{"key": 7, "card": number(own)}]
    told.ask("game-target", {"type": "choose", "options": options, "least": 1, "most": 1}, 7)
    expect(ada.page.locator(".bar[data-purpose='game-target']")).to_be_visible()
    told.wait_for([ability["key"]])


def test_attackers_are_dragged_onto_players(sit: Sit) -> None:
    """One onto a player in the list, one onto a board: each attacks whom it was dragged onto."""
    ada, told = sat(sit)
    page = ada.page
    creatures = page.locator(".own .permanent:not(.land)")
    attackers = [number(creatures.nth(place)) for place in (0, 1)]
    players = [{"key": seat, "seat": seat} for seat in (1, 2, 3)]
    shape = {
        "type": "assign", "subjects": [{"key": card, "card": card} for card in attackers],
        "choices": [players, players], "least": 0, "most": 1,
    }  # fmt: skip
    told.ask("game-attack", shape, [[], []])
    expect(page.locator(".own .permanent.live")).to_have_count(2)
    drag(page, page.locator(f".permanent[data-id='{attackers[0]}']"), page.locator(".rail li[data-seat='2'] .who"))
    drag(page, page.locator(f".permanent[data-id='{attackers[1]}']"), page.locator("[data-board='3'] header h3"))
    expect(page.locator(".own .permanent.lit")).to_have_count(2)
    page.locator("[data-key='confirm']").click()
    told.wait_for([[[2], [3]]])


@pytest.mark.sweep
def test_a_drag_that_ends_nowhere_does_nothing(sit: Sit) -> None:
    """Let go over the log, a card stays where it is, and the click that ends the drag is none."""
    ada, told = sat(sit)
    own = ada.page.locator(".own .permanent").first
    told.ask_priority({"key": f"activate:{number(own)}:0", "what": "activate", "card": number(own)})
    expect(ada.page.locator(".own .permanent.live")).to_have_count(1)
    drag(ada.page, ada.page.locator(".own .permanent.live"), ada.page.locator(".log header"))
    expect(ada.page.locator(".ghost")).to_have_count(0)
    assert told.given == []
