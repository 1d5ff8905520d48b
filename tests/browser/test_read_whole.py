"""Wherever a card is read all of its words are there, at every width, and names are large enough and whole."""

import json
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from entaku.laboratory import bench_table
from entaku.laboratory.bench_table import Recorded, recorded
from entaku.messages import Language
from entaku.oracle.library import Library
from entaku.server.cards.facts import Facts
from tests.browser.conftest import Server, Sit
from tests.browser.lines import seated
from tests.browser.looking import misplaced, rest_swept
from tests.browser.people import OFFERED, Person
from tests.browser.tables import Told

Json = dict[str, Any]
HEIGHTS = {390: 844, 768: 1024, 1440: 900, 2560: 1440}
WORDY = (
    "Tyrant's Choice",
    "Council's Judgment",
    "Drakestown Forgotten",
    "Leovold's Operative",
    "Messenger Jays",
    "Plains",
)
CUT = """() => [...document.querySelectorAll('.card')].filter((one) => one.checkVisibility()).flatMap((card) => {
  const edge = card.getBoundingClientRect();
  return [...card.querySelectorAll('.name, .line, .text, .other')].filter((one) => {
    const box = one.getBoundingClientRect();
    const holds = one.closest('.body') ?? one.parentElement;
    return box.bottom > edge.bottom + 1 || box.right > edge.right + 1 || getComputedStyle(one).maskImage !== 'none'
      || one.scrollHeight > one.clientHeight + 2 || box.bottom > holds.getBoundingClientRect().bottom + 1;
  }).map((one) => `${card.querySelector('.name').textContent}: .${one.className}`);
})"""
"""What of the words on a card can't be read there."""
SMALL_NAMES = """(least) => [...document.querySelectorAll('.boards .name, .own .name, .rail .name, .in-hand .name')]
  .map((one) => [one.textContent.trim(), parseFloat(getComputedStyle(one).fontSize)])
  .filter(([, size]) => size < least)"""


def people_of(count: int) -> Recorded:
    """A table of so many players, each with a dozen permanents."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bench_table, "PLAYERS", count)
        patch.setattr(bench_table, "VIEWERS", (*range(count), "public"))
        return recorded(answers=0, objects=12 * count)


@cache
def table(count: int) -> Recorded:
    return people_of(count)


def facts() -> dict[str, Json]:
    library = Library(None)
    return {name: json.loads(bytes(raw)) for name, raw in Facts(library).playable(
        {name: library.find(name) for name in WORDY}
    ).items()}  # fmt: skip


def sat(sit: Sit, language: Language, width: int, count: int = 4) -> tuple[Person, Told]:
    """Somebody with wordy cards in hand."""
    ada = sit("Ada", language, width, HEIGHTS[width], touch=width < 900)
    told = Told(ada.page, table(count))
    told.say(json.dumps({"type": "update", "table": 1, "cards": facts()}))
    hand = [{"id": 9400 + place, "name": name, "types": ["Sorcery"]} for place, name in enumerate(WORDY)]
    shown = json.loads(table(count).shown)["view"]["players"]
    players = [{**one, "hand": hand if one["seat"] == 0 else [], "hand_size": len(hand)} for one in shown]
    told.update(players=players, turn=7, step="precombat main", active=0)
    told.ask_priority({"key": "cast-9400", "what": "cast", "card": 9400})
    expect(ada.page.locator(".in-hand")).to_have_count(len(hand))
    ada.page.wait_for_load_state("networkidle")
    return ada, told


WAYS = rest_swept(("ja", 1440), ("en", 390), ("ja", 390), ("ja", 768), ("en", 1440), ("ja", 2560))


@pytest.mark.parametrize(("language", "width"), WAYS)
def test_a_hand_is_as_high_as_its_words(sit: Sit, language: Language, width: int) -> None:
    """Cards with many words are wider, and as high as they need be: none of the words is cut."""
    ada, _ = sat(sit, language, width)
    assert ada.page.evaluate(CUT) == []
    assert misplaced(ada.page) == []


@pytest.mark.parametrize(("language", "width"), WAYS)
def test_a_pack_is_as_high_as_its_words(server: Server, sit: Sit, language: Language, width: int) -> None:
    """Each card of a pack has all its words."""
    lines = seated(server, ("Ada",), 8, {"sets": ["CNS"]})
    line = lines[0]
    line.ask("start")
    line.when(lambda one: bool(one.view))
    kept = {f"entaku.token.{line.code}": line.token}
    ada = sit("Ada", language, width, HEIGHTS[width], touch=width < 900, kept=kept)
    ada.page.goto(f"/r/{line.code}")
    ada.page.locator(OFFERED).first.wait_for()
    ada.page.wait_for_load_state("networkidle")
    assert ada.page.evaluate(CUT) == []
    line.close()


@pytest.mark.parametrize("language", rest_swept("en", "ja"))
def test_on_a_phone_six_players_are_turned_over_one_by_one(sit: Sit, language: Language) -> None:
    """A finger drawn across a board shows the next one, and back; names are written in 11 pixels or more."""
    ada, _ = sat(sit, language, 390, 6)
    page = ada.page
    board = page.locator(".boards .board")
    expect(board).to_have_count(1)
    assert page.evaluate(SMALL_NAMES, 11) == []
    seen = [board.get_attribute("data-board")]
    for _ in range(4):
        drawn_across(page, -160)
        expect(board).not_to_have_attribute("data-board", seen[-1] or "")
        seen.append(board.get_attribute("data-board"))
    assert sorted(seen, key=str) == ["1", "2", "3", "4", "5"]
    drawn_across(page, 160)
    expect(board).to_have_attribute("data-board", seen[-2] or "")


def drawn_across(page: Page, by: int) -> None:
    """A finger is put on the board and drawn so far to the right."""
    box = page.locator(".boards").bounding_box()
    assert box is not None
    session = page.context.new_cdp_session(page)
    x, y = box["x"] + box["width"] / 2, box["y"] + 26
    points = [x + by * step / 5 for step in range(6)]
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for at in points[1:]:
        session.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": at, "y": y}]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
