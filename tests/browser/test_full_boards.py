"""A table late in a game: every board is full, counters lie on creatures, names and sizes are read all the same."""

import json
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from entaku.laboratory.bench_table import Recorded, recorded
from entaku.messages import Language
from tests.browser.conftest import Sit
from tests.browser.looking import misplaced, rest_swept
from tests.browser.people import Person
from tests.browser.tables import Told

Json = dict[str, Any]
CREATURES = 12
LANDS = ("Plains", "Island", "Swamp", "Mountain", "Forest", "Plains", "Swamp", "Swamp", "Forest")
STATES: tuple[Json, ...] = (
    {"counters": [["+1/+1", 6]]},
    {"counters": [["+1/+1", 2], ["charge", 3]], "tapped": True, "damage": 1},
    {"counters": [["-1/-1", 1]], "sick": True},
    {"tapped": True},
    {"damage": 1},
    {"token": True},
)
"""What the first creatures of each player are like; the others are as they came."""
SCROLLED = """() => [...document.querySelectorAll('.field')]
  .filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.parentElement.dataset.board)"""
SAGA = {"id": 9101, "name": "Tale of Snow", "types": ["Enchantment"], "colours": "W", "counters": [["lore", 2]]}
WALKER = {"id": 9102, "name": "Mirel", "types": ["Planeswalker"], "colours": "U", "counters": [["loyalty", 5]]}
GROWN = {
    "id": 9103, "name": "Bear", "types": ["Creature"], "colours": "G", "power": 8, "toughness": 8,
    "counters": [["+1/+1", 6]],
}  # fmt: skip
LONG = ("Enraged Revolutionary", "Crookclaw Transmuter")
PARTED_WORDS = """() => [...document.querySelectorAll('.in-hand .card .name')].flatMap((one) => {
  const [words, range] = [one.firstChild, document.createRange()];
  return [...words.data.matchAll(/[^ ]+/g)].filter((word) => {
    range.setStart(words, word.index);
    range.setEnd(words, word.index + word[0].length);
    return new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size > 1;
  }).map((word) => word[0]);
})"""
"""Words of names in hand that stand on two lines."""


@cache
def table() -> Recorded:
    return recorded(answers=0)


def full() -> list[Json]:
    """A battlefield on which each of four players has a dozen creatures, in every state, and nine lands."""
    shown = json.loads(table().shown)["view"]["battlefield"]
    found: list[Json] = []
    for seat in range(4):
        kinds = [one for one in shown if one.get("controller", 0) == seat and "Creature" in one["types"]]
        for place in range(CREATURES):
            card = kinds[place % len(kinds)]
            found.append({**card, "sick": False, **(STATES[place] if place < len(STATES) else {})})
        for place, land in enumerate(LANDS):
            found.append({"name": land, "types": ["Land"], "owner": seat, "controller": seat, "tapped": place % 3 == 0})
    return [{**one, "id": 9200 + number} for number, one in enumerate(found)]


def sat(sit: Sit, language: Language, width: int, battlefield: list[Json], **changes: object) -> tuple[Person, Told]:
    """Somebody at the recorded table with this battlefield."""
    height = 844 if width < 500 else 1440 if width > 2000 else 900
    ada = sit("Ada", language, width, height, touch=width < 900)
    told = Told(ada.page, table())
    told.update(battlefield=battlefield, turn=31, step="precombat main", **changes)
    told.ask_priority()
    expect(ada.page.locator(f'.own [data-ids~="{battlefield[0]["id"]}"]')).to_be_attached()
    ada.page.wait_for_load_state("networkidle")
    return ada, told


def settled(page: Page) -> None:
    """Boards have found their height, and cards their size."""
    page.wait_for_function(f"() => !({SCROLLED})().length")


@pytest.mark.parametrize(
    ("language", "width"), rest_swept(("en", 1440), ("ja", 1440), ("en", 390), ("ja", 390), ("ja", 2560))
)
@pytest.mark.sweep
def test_nothing_lies_over_a_name_on_a_full_board(sit: Sit, language: Language, width: int) -> None:
    """Counters, damage and sizes of small cards leave their names alone, and nothing sticks out of a card."""
    ada, _ = sat(sit, language, width, full())
    if width > 900:
        settled(ada.page)
    assert misplaced(ada.page) == []


def test_full_boards_are_seen_whole(sit: Sit) -> None:
    """Where the others' boards are full and one's own has room to spare, they have more of the table's height."""
    ada, told = sat(sit, "en", 1440, full()[:1])
    own = ada.page.locator(".own")
    before = own.evaluate("one => one.clientHeight")
    told.update(battlefield=full())
    settled(ada.page)
    assert own.evaluate("one => one.clientHeight") < before


def test_counters_say_what_they_are(sit: Sit) -> None:
    """A planeswalker's loyalty and a saga's chapter are told as such; what is added to a size, in two letters."""
    ada, _ = sat(sit, "en", 1440, [SAGA, WALKER, GROWN])
    said = {one["id"]: ada.page.locator(f'.permanent[data-id="{one["id"]}"]') for one in (SAGA, WALKER, GROWN)}
    expect(said[9101].locator(".counters")).to_have_text("II")
    expect(said[9102].locator(".counters")).to_have_count(0)
    expect(said[9102].locator(".size")).to_have_text("5")
    expect(said[9103].locator(".counters")).to_have_text("+6")
    expect(said[9103].locator(".size")).to_have_text("8/8")


@pytest.mark.parametrize("width", rest_swept(390, 1440))
def test_a_long_word_in_a_name_is_written_smaller(sit: Sit, width: int) -> None:
    """No name in hand is broken within a word, however narrow its card."""
    shown = json.loads(table().shown)["view"]["players"]
    hand = [{"id": 9400 + place, "name": name, "types": ["Creature"]} for place, name in enumerate(LONG)]
    players = [{**one, "hand": hand if one["seat"] == 0 else [], "hand_size": len(hand)} for one in shown]
    ada, _ = sat(sit, "en", width, [GROWN], players=players)
    expect(ada.page.locator(".in-hand")).to_have_count(len(hand))
    assert ada.page.evaluate(PARTED_WORDS) == []


def test_an_arrow_follows_what_it_points_at(sit: Sit) -> None:
    """Boards that are laid anew take arrows along; on the stack the picture is pointed at, not the words."""
    aimed = {**GROWN, "id": 9104, "controller": 1}
    own = {**GROWN, "id": 9105}
    ada, told = sat(
        sit, "en", 1440, [own, aimed], stack=[{"id": 9300, "name": "Twin Bolt", "controller": 0, "targets": [9104]}]
    )
    path = ada.page.locator(".arrows path.target")
    thumb = ada.page.locator('[data-item="9300"] .thumb').bounding_box()
    assert thumb is not None
    expect(path).to_have_count(1)
    start = ENDS.format(at=0)
    x, y = path.evaluate(start)
    assert thumb["x"] <= x <= thumb["x"] + thumb["width"]
    assert thumb["y"] <= y <= thumb["y"] + thumb["height"]
    told.update(battlefield=[aimed, *full()])
    settled(ada.page)
    ada.page.wait_for_function(MEETS, arg=9104)


ENDS = "one => {{ const at = one.getPointAtLength({at}); return [at.x, at.y]; }}"
MEETS = """(id) => {
  const [path, card] = [document.querySelector('.arrows path.target'), document.querySelector(`[data-ids~="${id}"]`)];
  const [at, box] = [path.getPointAtLength(path.getTotalLength()), card.getBoundingClientRect()];
  return at.x >= box.left && at.x <= box.right && at.y >= box.top && at.y <= box.bottom;
}"""
"""The arrow's point lies on the card."""


@pytest.mark.parametrize(("width", "height"), rest_swept((2560, 1440), (1440, 900)))
def test_before_hands_are_drawn_what_is_asked_has_their_place(sit: Sit, width: int, height: int) -> None:
    """Below the first question no bare wood is seen, and its cards are as large as its place allows."""
    ada = sit("Ada", width=width, height=height)
    Told(ada.page, table())
    bar = ada.page.locator(".bar[data-purpose=game-conspiracies]")
    expect(bar).to_be_visible()
    bottom = bar.evaluate("one => one.getBoundingClientRect().bottom")
    assert bottom == pytest.approx(height, abs=1)
    tile = bar.locator(".tile").first.bounding_box()
    assert tile is not None
    assert tile["width"] >= 0.1 * height
    before = ada.page.locator(".own").evaluate("one => one.offsetHeight")
    assert before >= 0.15 * height
