"""On a phone one opponent's board is shown: what a question needs to be seen is in sight there."""

from collections.abc import Mapping
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server, Sit
from tests.browser.players import Player, play
from tests.browser.test_commander import HOUND, Leading, Looking, begin_led_by
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
