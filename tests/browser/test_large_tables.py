"""A large table in the browser: four players and 150 permanents, shown and brought up to date."""

import json

import pytest
from playwright.sync_api import Page

from entaku.laboratory.bench_table import OBJECTS, PLAYERS, Recorded, on_the_line, recorded
from tests.browser.conftest import Sit
from tests.browser.looking import rest_swept
from tests.browser.people import Person
from tests.browser.tables import Told
from tests.browser.timing import RESTED, Times, longest_tasks, updated

UPDATES = 60
MOST = 80
"""Nodes that any update of a large table may draw: far fewer than it has permanents, and each of these is several."""
LARGEST = 2_000
"""Bytes that any update of it may have."""
MOMENT = 50
"""Milliseconds of the main thread's that nobody feels."""
WATCHED = """() => {
  window.drawn = 0;
  new MutationObserver((changes) => {
    for (const change of changes) window.drawn += change.addedNodes.length;
  }).observe(document.body, { childList: true, subtree: true });
}"""
PICTURED = """() => [...document.querySelectorAll('.permanent .picture')].every(one => one.querySelector('img.art'))"""
"""Pictures are drawn beside the page, and come when they are done: on a busy machine long after all else."""
DRAWN = """() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => {
  done(window.drawn);
  window.drawn = 0;
})))"""


def at_a_large_table(sit: Sit, width: int = 1440, height: int = 900) -> tuple[Person, Recorded, Told]:
    """Somebody at a large table, what it tells them, and the line on which they are told."""
    told = recorded(answers=UPDATES)
    ada = sit("Ada", width=width, height=height)
    line = Told(ada.page, told)
    all_has_come(ada.page)
    return ada, told, line


def all_has_come(page: Page) -> None:
    """What comes after a board is drawn, before anything is counted."""
    page.wait_for_load_state("networkidle")
    page.wait_for_function(PICTURED)


def drawn(page: Page, told: Told, updates: tuple[bytes, ...]) -> list[int]:
    """How much each update has drawn anew: the nodes that came into the page."""
    page.evaluate(WATCHED)
    found = []
    for update in updates:
        told.say(update.decode())
        found.append(int(page.evaluate(DRAWN)))
    return found


@pytest.mark.sweep
@pytest.mark.parametrize(("width", "height"), rest_swept((1440, 900), (390, 844)))
def test_a_large_table_is_not_drawn_anew(sit: Sit, width: int, height: int) -> None:
    """An update draws what has changed, and is few bytes; the page is never wider than the screen."""
    ada, told, line = at_a_large_table(sit, width, height)
    page = ada.page
    if width < 900:
        ada.button("web-game-all-boards").click()
    ids = "[...document.querySelectorAll('[data-ids]')].flatMap(one => one.dataset.ids.split(' ')).length"
    assert page.evaluate(ids) >= OBJECTS
    all_has_come(page)  # of boards that are shown only now, too
    found = drawn(page, line, told.updates)
    assert 0 < max(found) < MOST
    assert max(on_the_line((told.shown, *told.updates))[1:]) < LARGEST
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.sweep
def test_an_update_of_a_large_table_is_soon_drawn(sit: Sit) -> None:
    """An update takes the page's main thread a moment of its processor's time, most of them far less."""
    ada, told, line = at_a_large_table(sit)
    times = Times.of(updated(ada.page, line, told.updates))
    assert times.middle < MOMENT
    assert times.nine_of_ten < 2 * MOMENT


@pytest.mark.sweep
def test_nothing_holds_the_page_up_for_longer_than_a_moment(sit: Sit) -> None:
    """No update of a large table, the largest neither, has a task of the main thread's that somebody would feel."""
    ada, told, line = at_a_large_table(sit)
    tasks = longest_tasks(ada.page, line, told.updates)
    assert 1 < max(tasks) < MOMENT


SIZES = "fields => fields.map(one => parseFloat(one.style.getPropertyValue('--size')))"


@pytest.mark.sweep
def test_cards_that_gain_room_grow_soon(sit: Sit) -> None:
    """Where most of what lies there dies, what is left is drawn larger within a few frames."""
    ada, told, line = at_a_large_table(sit)
    fields = ada.page.locator(".board > .field")
    before = max(fields.evaluate_all(SIZES))
    battlefield = json.loads(told.shown)["view"]["battlefield"]
    theirs = [place for place, card in enumerate(battlefield) if card.get("controller", 0) != 0]
    line.update(**{"battlefield-": theirs[2:]})
    for _ in range(PLAYERS):
        ada.page.evaluate(RESTED)
    assert max(fields.evaluate_all(SIZES)) > before
