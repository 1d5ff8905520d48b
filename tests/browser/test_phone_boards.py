"""On a phone one opponent's board is shown: what a question needs to be seen is in sight there."""

import json
from collections.abc import Mapping
from typing import Final

import pytest
from playwright.sync_api import expect

from entaku.laboratory.bench_table import recorded
from entaku.messages import Language
from tests.browser.conftest import Server, Sit
from tests.browser.looking import rest_swept
from tests.browser.people import Person
from tests.browser.players import Player, play
from tests.browser.tables import Told
from tests.browser.test_commander import HOUND, Leading, Looking, begin_led_by
from tests.browser.test_full_boards import CREATURES, LANDS, full, sat
from tests.browser.test_ways import SMALL_TARGETS

WARDEN: Final[Mapping[str, object]] = HOUND | {
    "name": "Cinder Toll Warden",
    "power": "1",
    "toughness": "1",
    "text": "At the beginning of your upkeep, tap target land an opponent controls.",
}
"""A made-up commander that asks for a target on somebody else's board."""


class Settling(Player):
    """Plays lands, and nothing else."""

    def _use(self) -> None:
        lands = self.page.locator(".in-hand.live")
        if lands.count():
            lands.first.click()
        else:
            self.page.keyboard.press("Space")


class Aiming(Leading):
    """Leaves it to the test what is aimed at."""

    leaves = frozenset({"game-target"})


@pytest.mark.rule("CR 601.2c")
@pytest.mark.sweep
def test_a_board_with_what_can_be_chosen_is_shown(server: Server, sit: Sit) -> None:
    """Whose turn it was just now has no land: the board of the player who has one is shown, and marked elsewhere."""
    people = {
        name: sit(name, language, width=width, height=height, touch=width < 900)
        for name, language, width, height in (("Ada", "en", 1440, 900), ("健", "ja", 390, 844), ("Bo", "en", 1440, 900))
    }
    ken = people["健"]
    begin_led_by(server, tuple(people.values()), WARDEN, f"Commander\n1 {WARDEN['name']}\n\nDeck\n99 Mountain\n")
    expect(ken.page.locator(".rail .name")).to_have_count(3)
    names = ken.page.locator(".rail .name").all_inner_texts()
    at = names.index("健")
    after, before = (people[names[(at + step) % 3]] for step in (1, 2))
    phone = Aiming(ken)
    play(phone, Settling(after), Looking(before), until=lambda: phone.question[0] == "game-target")
    shown = ken.page.locator(".boards .board")
    expect(shown).to_have_count(1)
    expect(shown).to_have_attribute("aria-label", after.name)
    expect(shown.locator(".live")).not_to_have_count(0)
    expect(ken.page.locator(".sought")).to_have_count(0)
    ken.page.locator(".who").filter(has_text=before.name).tap()
    expect(shown).to_have_attribute("aria-label", before.name)
    mark = ken.page.get_by_role("button", name=ken.say("web-game-sought", player=after.name))
    expect(mark).to_be_visible()
    assert ken.page.evaluate(SMALL_TARGETS) == []
    mark.tap()
    expect(shown).to_have_attribute("aria-label", after.name)
    shown.locator(".live").first.tap()
    expect(shown.locator(".permanent.tapped")).to_have_count(1)


BEAR: Final[Mapping[str, object]] = {"name": "Bear", "types": ["Creature"], "colours": "G", "power": 2, "toughness": 2}
WHOLE = """() => {
  const main = document.querySelector('main');
  return [...document.querySelectorAll('.permanent')].every((one) => {
    const [card, table] = [one.getBoundingClientRect(), main.getBoundingClientRect()];
    return card.top >= table.top && card.bottom <= table.bottom;
  });
}"""
"""Every card on the boards that are shown is seen without scrolling."""


def at_a_table(sit: Sit, width: int, height: int) -> tuple[Person, Told]:
    ken = sit("健", "ja", width=width, height=height, touch=True)
    return ken, Told(ken.page, recorded(answers=0))


@pytest.mark.rule("CR 509.1")
def test_the_attackers_are_shown_to_whoever_may_block(sit: Sit) -> None:
    """Whoever comes back to the question which creatures block sees the board of the player who attacks."""
    ken, told = at_a_table(sit, 390, 844)
    own, theirs = {**BEAR, "id": 9301}, {**BEAR, "id": 9302, "owner": 3, "controller": 3, "tapped": True}
    attacker = {"key": "9302", "what": "attacker", "card": 9302}
    shape = {"type": "assign", "subjects": [{"key": "9301", "card": 9301}], "choices": [[attacker]], "most": 1}
    asked = {
        "id": 1_000_001, "seat": 0, "actor": 0, "purpose": "game-block", "shape": shape, "default": [[]],
        "about": [], "optional": False, "clock": None,
    }  # fmt: skip
    attacks = [{"attacker": 9302, "player": 0}]
    changes = {"turn": 9, "active": 3, "step": "declare blockers", "battlefield": [own, theirs], "attacks": attacks}
    update = {"type": "update", "table": 1, "changes": changes, "asked": [{"decision": asked, "left": None}]}
    told.say(json.dumps(update))
    expect(ken.page.locator(".bar[data-purpose=game-block]")).to_be_visible()
    expect(ken.page.locator(".boards .board")).to_have_attribute("data-board", "3")
    expect(ken.page.locator('[data-id="9302"]')).to_be_visible()


@pytest.mark.parametrize(("width", "height"), rest_swept((390, 844), (768, 1024)))
def test_few_cards_are_large_where_pages_are_narrow(sit: Sit, width: int, height: int) -> None:
    """Cards grow into the room that boards have on a phone and a tablet, and all of them stay in sight."""
    ken, told = at_a_table(sit, width, height)
    few = [{**BEAR, "id": 9300 + place, "owner": place % 2, "controller": place % 2} for place in range(4)]
    told.update(turn=5, step="precombat main", active=1, battlefield=few)
    told.ask_priority()
    own = ken.page.locator(".own .permanent")
    expect(own).to_have_count(2)
    ken.page.wait_for_function(f"() => ({WHOLE})()")
    wide = own.first.evaluate("one => one.offsetWidth")
    many = [{**BEAR, "id": 9300 + place, "owner": place % 2, "controller": place % 2} for place in range(60)]
    told.update(battlefield=many)
    expect(own).to_have_count(30)
    ken.page.wait_for_function("wide => document.querySelector('.own .permanent').offsetWidth < wide", arg=wide)
    assert wide > 1.1 * own.first.evaluate("one => one.offsetWidth")


ARROWS_IN_SIGHT = """() => {
  const table = document.querySelector('main').getBoundingClientRect();
  return [...document.querySelectorAll('.arrows path.target')].every((one) => {
    const ends = [one.getPointAtLength(0), one.getPointAtLength(one.getTotalLength())];
    return ends.every(({ y }) => y <= table.bottom);
  });
}"""
"""No arrow begins or ends below the table, where what is asked and the hand are."""


def test_no_arrow_goes_through_the_hand(sit: Sit) -> None:
    """On a phone what has been scrolled below the table is pointed at from its edge, spells on the stack too."""
    ken, told = at_a_table(sit, 390, 844)
    many = [{**BEAR, "id": 9300 + place, "owner": place % 2, "controller": place % 2} for place in range(40)]
    stack = [{"id": 9500 + place, "name": "Twin Bolt", "controller": 1, "targets": [9300]} for place in range(4)]
    told.update(turn=5, step="precombat main", active=1, battlefield=many, stack=stack)
    told.ask_priority()
    expect(ken.page.locator(".arrows path.target")).to_have_count(4)
    ken.page.wait_for_function(ARROWS_IN_SIGHT)


def fighting(told: Told, purpose: str) -> None:
    """The first creature of each side may fight the other's."""
    mine, theirs = full()[0]["id"], full()[CREATURES + len(LANDS)]["id"]
    subject = {"key": mine, "what": "blocker" if purpose == "game-block" else "attacker", "card": mine}
    choice = {"key": theirs, "what": "attacker", "card": theirs}
    if purpose == "game-attack":
        choice = {"key": 0, "what": "defender", "seat": 1}
    told.ask(purpose, {"type": "assign", "subjects": [subject], "choices": [[choice]]}, [[]])


@pytest.mark.parametrize("language", rest_swept("ja", "en"))
@pytest.mark.parametrize("purpose", ["game-block", "game-attack"])
def test_the_own_board_is_in_sight_where_it_is_fought_with(sit: Sit, language: Language, purpose: str) -> None:
    """Who fights sees the end of their own board above what is asked."""
    ada, told = sat(sit, language, 390, full()[: CREATURES + len(LANDS) + 4], active=1)
    fighting(told, purpose)
    expect(ada.page.locator(f".bar[data-purpose={purpose}]")).to_be_visible()
    ada.page.wait_for_function(OWN_IN_SIGHT)


OWN_IN_SIGHT = """() => {
  const bar = document.querySelector('.bar').getBoundingClientRect();
  const own = document.querySelector('.own').getBoundingClientRect();
  return Math.abs(own.bottom - bar.top) < 16;
}"""
"""Whether the own board ends where what is asked begins."""


@pytest.mark.parametrize("language", rest_swept("en", "ja"))
def test_why_the_last_line_of_the_log_happened_is_in_sight(sit: Sit, language: Language) -> None:
    """The answer stands below the last line, where the log ends: it is brought into sight."""
    ada, told = sat(sit, language, 390, full()[:CREATURES])
    bear = {"id": 9200, "name": "Bear", "said": [{"en": "Destroy it.", "ja": "それを破壊する。"}]}
    found = {"occasion": "resolves", "rule": "608.2", "seat": 0, "by": [bear], "chose": [1]}
    told.answers = {"ask-why-happened": {"type": "told-why-happened", "found": found}}
    told.update(*({"type": "life-changed", "seat": 1, "change": -1, "now": 40 - each} for each in range(30)))
    ada.button("web-game-log").click()
    ada.page.locator(".log li .ask").last.click()
    expect(ada.page.locator(".how")).to_contain_text("CR 608.2")
    expect(ada.page.locator(".how")).to_be_in_viewport(ratio=0.99)
