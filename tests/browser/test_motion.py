"""What happens at a game's table is seen to happen, where somebody wants that; sounds and motion are off at will."""

import json
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from entaku.laboratory.bench_table import Recorded, recorded
from tests.browser.conftest import Sit
from tests.browser.people import Person
from tests.browser.tables import Told

FLOWN = """() => {
  window.flown = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) window.flown.push(node.className);
  }).observe(document.body, { childList: true });
}"""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

AROUND = """() => {
  const [table, words] = [".game main", ".turn-banner"].map(one => document.querySelector(one).getBoundingClientRect());
  return [words.top - table.top, table.bottom - words.bottom];
}"""
"""How much of the table is seen above and below the words of a turn that begins."""


BEAR = {"id": 9960, "name": "Bear", "types": ["Creature"], "colours": "G", "power": 2, "toughness": 2}


@cache
def table() -> Recorded:
    return recorded(answers=0)


def sat(sit: Sit, moves: bool, kept: dict[str, object]) -> tuple[Person, Told]:
    """Somebody at the recorded table, on a device that likes motion or not, with these settings."""
    ada = sit("Ada", kept={"entaku.settings": json.dumps(kept)})
    ada.page.emulate_media(reduced_motion="no-preference" if moves else "reduce")
    told = Told(ada.page, table())
    ada.page.wait_for_load_state("networkidle")
    ada.page.evaluate(FLOWN)
    return ada, told


def happen(told: Told, page: Page) -> list[str]:
    """A creature of an opponent dies, another is hit; gives what was seen to move."""
    dies, hit = (
        int(page.locator(f".board[data-board='{seat}'] .permanent").first.get_attribute("data-id") or 0)
        for seat in (1, 2)
    )
    told.update(
        {"type": "moved", "was": dies, "now": 9901, "card": "Soulcatcher", "owner": 1, "controller": 1,
         "origin": "battlefield", "to": "graveyard", "seen": True, "cause": "dies"},
        {"type": "damaged", "source": dies, "object": hit, "seat": None, "amount": 3, "combat": False},
        turn=9,
    )  # fmt: skip
    expect(page.locator(".log")).to_contain_text("Soulcatcher")
    page.evaluate(DRAWN)
    found: list[str] = page.evaluate("() => window.flown")
    return found


def test_a_card_flies_and_damage_is_counted(sit: Sit) -> None:
    """What leaves the battlefield is seen to go, and what is hit to tremble; nothing of it stays."""
    ada, told = sat(sit, moves=True, kept={})
    assert sorted(happen(told, ada.page)) == ["flyer", "hit-number"]
    expect(ada.page.locator(".flyer, .hit-number")).to_have_count(0)


def test_ones_own_turn_is_told_where_the_table_is_seen(sit: Sit) -> None:
    """On a phone whose table is scrolled away from the own board, the words don't lie over the hand."""
    ada = sit("Ada", width=390, height=844, touch=True)
    ada.page.emulate_media(reduced_motion="no-preference")
    told = Told(ada.page, table())
    ada.page.wait_for_load_state("networkidle")
    ada.page.locator(".game main").evaluate("main => main.scrollTo({top: 0})")
    told.update({"type": "turn-began", "seat": 0, "turn": 9}, turn=9)
    ada.page.locator(".turn-banner").wait_for(state="attached")
    above, below = ada.page.evaluate(AROUND)
    assert above >= 0
    assert below >= 0


@pytest.mark.parametrize(("moves", "kept"), [(False, {}), (True, {"motion": False})])
def test_nothing_moves_where_nobody_wants_it(sit: Sit, moves: bool, kept: dict[str, object]) -> None:
    """A device that asks for less motion, and a viewer who has switched it off, see the same table at rest."""
    ada, told = sat(sit, moves, kept)
    assert happen(told, ada.page) == []


@pytest.mark.parametrize(("moves", "kept"), [(False, {}), (True, {"motion": False})])
def test_less_motion_is_no_transition(sit: Sit, moves: bool, kept: dict[str, object]) -> None:
    """Where somebody wants less motion no property of anything goes over into another, however quickly."""
    ada, told = sat(sit, moves, kept)
    lasting = "[...document.querySelectorAll('*')].filter(one => parseFloat(getComputedStyle(one).transitionDuration))"
    assert ada.page.evaluate(f"{lasting}.length") == 0
    slow = "document.getAnimations().filter(one => one.effect.getComputedTiming().activeDuration > 1)"
    told.update(turn=9, active=1, battlefield=[{**BEAR, "tapped": True}])
    expect(ada.page.locator('[data-id="9960"]')).to_be_visible()
    assert ada.page.evaluate(f"{slow}.length") == 0


def test_a_token_flies_with_its_own_picture(sit: Sit) -> None:
    """A token, of which only the table knows what it looks like, leaves with the picture that it had."""
    ada, told = sat(sit, moves=True, kept={})
    wolf = {"id": 9950, "name": "Wolf", "types": ["Creature"], "colours": "G", "power": 2, "toughness": 2}
    told.update(battlefield=[{**wolf, "token": True, "owner": 1, "controller": 1}])
    picture = ada.page.locator('[data-id="9950"] img.art')
    expect(picture).to_be_visible()
    address = picture.get_attribute("src")
    ada.page.evaluate(PICTURES)
    told.update(
        {"type": "moved", "was": 9950, "now": 9951, "card": "Wolf", "owner": 1, "controller": 1,
         "origin": "battlefield", "to": "graveyard", "seen": True, "cause": "state"},
        battlefield=[],
    )  # fmt: skip
    ada.page.wait_for_function("() => window.pictures.length > 0")
    assert ada.page.evaluate("() => window.pictures") == [f'url("{address}")']


def test_what_is_cast_flies_as_a_card(sit: Sit) -> None:
    """A spell goes to the stack in the shape of a card, however wide the line is on which it stands there."""
    ada, told = sat(sit, moves=True, kept={})
    told.update(
        {"type": "moved", "was": 9960, "now": 9961, "card": "Soulcatcher", "owner": 1, "controller": 1,
         "origin": "hand", "to": "stack", "seen": True, "cause": "cast"},
        stack=[{"id": 9961, "name": "Soulcatcher", "controller": 1}],
    )  # fmt: skip
    ada.page.locator(".flyer").wait_for(state="attached")
    wide, high = ada.page.evaluate("(({offsetWidth, offsetHeight}) => [offsetWidth, offsetHeight])" + FLYER)
    assert 0.6 <= wide / high <= 1.2


FLYER = "(document.querySelector('.flyer'))"
PICTURES = """() => {
  window.pictures = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.className === 'flyer') window.pictures.push(node.style.backgroundImage);
  }).observe(document.body, { childList: true });
}"""


def test_coins_turn_and_dice_roll(sit: Sit) -> None:
    """A coin and dice are seen to fall, and what came of them lies there; nothing of it stays, or moves unasked."""
    ada, told = sat(sit, moves=True, kept={})
    told.update({"type": "coin", "seat": 1, "won": True}, {"type": "dice", "seat": 2, "sides": 20, "results": [17]})
    expect(ada.page.locator(".coin.heads")).to_be_visible()
    expect(ada.page.locator(".die")).to_have_text("17")
    expect(ada.page.locator(".coin, .die, .toss-told")).to_have_count(0)
    bo, told = sat(sit, moves=False, kept={})
    told.update({"type": "coin", "seat": 1, "won": False}, turn=9)
    expect(bo.page.locator(".log li")).not_to_have_count(0)
    bo.page.evaluate(DRAWN)
    assert bo.page.evaluate("() => window.flown") == []
