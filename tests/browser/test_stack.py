"""What waits to resolve lies in the middle of the table, and what is chosen leaves the boards as they are."""

import json
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from entaku.laboratory.bench_table import Recorded, recorded
from entaku.messages import Language
from tests.browser.conftest import Sit
from tests.browser.looking import AT_REST, barred, misplaced, rest_swept
from tests.browser.people import Person
from tests.browser.tables import Told

Json = dict[str, Any]
WIDTHS = {1440: 900, 390: 844, 2560: 1440}
HAND = ("Twin Bolt", "Caller of the Untamed", "Charging Rhino", "Realm Seekers", "Plains", "Arcane Savant")
LIBRARY = ("Messenger Jays", "Plains", "Adriana's Valor", "Deal Broker") * 6
RESPONSE = {"key": "cast-9400", "what": "cast", "card": 9400}
LEVEL = (
    """() => [...document.querySelectorAll('.board')].map((one) => Math.round(one.getBoundingClientRect().height))"""
)
CUT = """() => [...document.querySelectorAll('.pile .says, .pile .title, .pile .aims')]
  .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent)"""


@cache
def table() -> Recorded:
    return recorded(answers=0, objects=60)


def permanents(seat: int) -> list[Json]:
    shown = json.loads(table().shown)["view"]["battlefield"]
    return [one for one in shown if one.get("controller", 0) == seat and "Creature" in one["types"]]


def held() -> list[Json]:
    return [{"id": 9400 + place, "name": name, "types": ["Creature"]} for place, name in enumerate(HAND)]


def sat(sit: Sit, language: Language = "en", width: int = 1440) -> tuple[Person, Told]:
    """Somebody with cards in hand, in their own main phase."""
    ada = sit("Ada", language, width, WIDTHS[width], touch=width < 900)
    told = Told(ada.page, table())
    shown = json.loads(table().shown)["view"]["players"]
    players = [{**one, "hand": held() if one["seat"] == 0 else [], "hand_size": len(HAND)} for one in shown]
    told.update(players=players, turn=7, step="precombat main", active=0)
    told.ask_priority(RESPONSE)
    expect(ada.page.locator(".in-hand")).to_have_count(len(HAND))
    ada.page.wait_for_load_state("networkidle")
    return ada, told


def waits(told: Told) -> None:
    """Four things wait to resolve: two spells with targets, a creature, and what triggered."""
    theirs, own = permanents(1)[0], permanents(0)[0]
    told.update(
        stack=[
            {"id": 9300, "name": "Arcane Savant", "controller": 1},
            {"id": 9301, "name": theirs["name"], "controller": 1, "source": theirs["id"], "is_ability": True,
             "ability": "unsaid", "target_seats": [0]},
            {"id": 9302, "name": "Orcish Cannonade", "controller": 0, "targets": [theirs["id"]]},
            {"id": 9303, "name": "Kill Shot", "controller": 1, "targets": [own["id"]]},
        ]
    )  # fmt: skip
    told.ask_priority(RESPONSE)


def settled(page: Page) -> list[int]:
    """How high the boards are once they keep still."""
    page.evaluate(AT_REST)
    found: list[int] = page.evaluate(LEVEL)
    return found


WAYS = rest_swept(("en", 1440), ("ja", 390), ("ja", 1440), ("en", 390), ("en", 2560))


@pytest.mark.parametrize(("language", "width"), WAYS)
def test_the_stack_lies_on_the_table_in_its_order(sit: Sit, language: Language, width: int) -> None:
    """What resolves next comes first; all that a card says there is seen, nothing is misplaced, nobody is kept out."""
    ada, told = sat(sit, language, width)
    before = settled(ada.page)
    waits(told)
    items = ada.page.locator("main .pile [data-item]")
    expect(items).to_have_count(4)
    assert items.evaluate_all("all => all.map(one => one.dataset.item)") == ["9303", "9302", "9301", "9300"]
    assert ada.page.evaluate(CUT) == []
    assert misplaced(ada.page) == []
    assert barred(ada.page) == []
    if width > 900:
        assert settled(ada.page) == before
        pile, main = (ada.page.locator(one).bounding_box() for one in (".pile", "main"))
        assert pile is not None
        assert main is not None
        assert main["y"] <= pile["y"]
        assert pile["y"] + pile["height"] <= main["y"] + main["height"]


def test_it_is_folded_away_and_opened_again(sit: Sit) -> None:
    """Folded, it says what resolves next, and the boards below can be looked at."""
    ada, told = sat(sit)
    waits(told)
    fold = ada.page.locator("[data-fold]")
    fold.click()
    expect(ada.page.locator(".pile [data-item]")).to_have_count(0)
    expect(ada.page.locator(".pile")).to_contain_text("Kill Shot")
    fold.click()
    expect(ada.page.locator(".pile [data-item]")).to_have_count(4)


@pytest.mark.parametrize("width", rest_swept(1440, 390))
def test_targets_are_lit(sit: Sit, width: int) -> None:
    """Around each target that is seen there is light, and around what an ability on the stack is of."""
    ada, told = sat(sit, width=width)
    own = permanents(1)[0]
    told.update(
        stack=[
            {"id": 9301, "name": own["name"], "controller": 1, "source": own["id"], "is_ability": True, "ability": "x"},
            {"id": 9302, "name": "Orcish Cannonade", "controller": 0, "targets": [own["id"]]},
        ]
    )
    if width < 900:  # there it lies over the board
        ada.page.locator("[data-fold]").click()
    target = ada.page.locator(f'[data-ids~="{own["id"]}"]').first
    for kind in ("aimed", "source"):
        ring = ada.page.locator(f".arrows rect.{kind}").first
        expect(ring).to_be_attached()
        at, card = ring.bounding_box(), target.bounding_box()
        assert at is not None
        assert card is not None
        assert at["x"] <= card["x"]
        assert at["x"] + at["width"] >= card["x"] + card["width"]
        assert at["y"] <= card["y"]


DISCARD = {
    "type": "choose",
    "least": 2,
    "most": 2,
    "options": [{"key": one["id"], "card": one["id"]} for one in held()],
}
SEARCH = {
    "type": "choose", "least": 0, "most": 1,
    "options": [{"key": 9600 + place, "card": 9600 + place, "text": name} for place, name in enumerate(LIBRARY)],
}  # fmt: skip
PILES = {
    "type": "split", "parts": [{"what": what, "least": 0, "most": 4} for what in ("first", "second")],
    "options": [{"key": 9600 + place, "card": 9600 + place, "text": name} for place, name in enumerate(LIBRARY[:4])],
}  # fmt: skip


@pytest.mark.parametrize(("language", "width"), WAYS)
def test_boards_keep_their_size_whatever_is_chosen(sit: Sit, language: Language, width: int) -> None:
    """A discard is chosen in the hand; what lies in a library, and piles, in a tray over the boards."""
    ada, told = sat(sit, language, width)
    before = settled(ada.page)
    asked: list[tuple[str, Json, object]] = [
        ("game-discard", DISCARD, [9400, 9401]), ("game-search", SEARCH, []), ("game-piles", PILES, [[], []]),
    ]  # fmt: skip
    for purpose, shape, usual in asked:
        told.ask(purpose, shape, usual)
        expect(ada.page.locator(f".bar[data-purpose={purpose}]")).to_be_visible()
        expect(ada.page.locator(".bar [data-key=confirm]")).to_be_attached()
        assert settled(ada.page) == before, purpose
        assert misplaced(ada.page) == []
        assert barred(ada.page) == []


def test_a_tray_is_put_away_to_look_at_the_table(sit: Sit) -> None:
    """What lies below is seen, and the choice is where it was."""
    ada, told = sat(sit)
    told.ask("game-search", SEARCH, [])
    tile = ada.page.locator(".bar .tile").first
    tile.click()
    ada.page.locator("[data-away]").click()
    expect(tile).to_be_hidden()
    ada.page.locator("[data-away]").click()
    expect(tile).to_have_attribute("aria-pressed", "true")
    ada.page.locator(".bar [data-key=confirm]").click()
    told.wait_for([[9600]])
