"""Whole turns of a game by keys alone: no mouse, no touch, and the place is never lost."""

import time
from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server, Sit
from tests.browser.lines import Line, begin, drafted
from tests.browser.people import PATIENCE, Person
from tests.browser.players import Player
from tests.browser.scenes import eager

CUBE = "30 Twin Bolt\n30 Goblin Balloon Brigade"
POINTED = """() => { window.pointed = 0; for (const kind of ['pointerdown', 'mousedown', 'touchstart'])
  addEventListener(kind, () => (window.pointed += 1), true); }"""
ANSWERED = "number => document.querySelector('.bar[data-purpose]')?.dataset.decision !== number"
FOCUSED = "() => document.activeElement !== document.body || !document.querySelector('.bar[data-purpose]')"
FAR = 150
"""More presses of Tab than any part of the page is away."""


class Typist(Player):
    """Plays with keys alone: Tab to get there, Enter to do it, and the keys that the page shows."""

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.done: Counter[str] = Counter()
        self._has_been_somewhere = False

    def act(self) -> bool:
        """Answer what is asked, if anything is; the focus is somewhere afterwards."""
        purpose, number = self.question
        if not purpose:
            return False
        ways: dict[str, Callable[[], None]] = {
            "game-priority": self._use,
            "game-attack": self._attack,
            "game-block": self._block,
            "game-target": self._aim,
        }
        ways.get(purpose, self._answer)()
        self.done[purpose] += 1
        self.page.wait_for_function(ANSWERED, arg=number)
        if self._has_been_somewhere:
            self.page.wait_for_function(FOCUSED)
        return True

    def reach(self, selector: str) -> None:
        """Tab until the focus is there."""
        for _ in range(FAR):
            if self.page.evaluate("selector => document.activeElement.matches(selector)", selector):
                self._has_been_somewhere = True
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {selector}")

    def press(self, selector: str) -> None:
        """Go there and press Enter."""
        self.reach(selector)
        self.page.keyboard.press("Enter")

    def _use(self) -> None:
        bolt = '.in-hand.live[aria-label^="Twin Bolt"]'
        if not self.done["game-target"] and self.page.locator(bolt).count():
            self.press(bolt)
        elif self.page.locator(".in-hand.live").count():
            self.press(".in-hand.live")
        else:
            self.page.keyboard.press("Space")

    def _attack(self) -> None:
        if not self.done["game-attack"]:  # later everybody stays at home, to block
            self.page.keyboard.press("1")
            expect(self.page.locator(".own .permanent.lit").first).to_be_visible()
        self.press('.bar [data-key="confirm"]')

    def _block(self) -> None:
        self.press(".own .permanent.live")
        if not self.page.locator(".own .permanent .flag").count():
            self.press(".boards .permanent.live")
        expect(self.page.locator(".own .permanent .flag").first).to_be_visible()
        self.press('.bar [data-key="confirm"]')

    def _aim(self) -> None:
        self.press(".boards .permanent.live, .who.live")
        if self.bar.locator('[data-key="confirm"]').count():
            self.press('.bar [data-key="confirm"]:enabled')

    def _answer(self) -> None:
        if self.bar.locator(".prompt .tile").count():
            self.press(".prompt .tile")
        self.press(".prompt .button.primary:enabled")


@pytest.mark.sweep
def test_whole_turns_by_keyboard_alone(server: Server, sit: Sit) -> None:
    """Keep, play a land, cast, aim, attack, block, pass: Tab, Enter, Space and digits do it all."""
    lines = drafted(server, ("Ada", "健"), 2, CUBE)
    ada, ken = lines
    begin(lines, grace=None, life=100)
    ada.close()
    person = sit("Ada", kept={f"entaku.token.{ada.code}": ada.token})
    person.page.goto(f"/r/{ada.code}")
    person.page.locator(".bar[data-purpose]").wait_for()
    person.page.evaluate(POINTED)
    typist = Typist(person)
    wanted = {"game-mulligan", "game-priority", "game-target", "game-attack", "game-block"}
    last = time.monotonic()
    while not wanted <= set(typist.done):
        assert time.monotonic() - last < PATIENCE, "nothing happens any more"
        if typist.act() | answered(ken):
            last = time.monotonic()
    assert person.page.evaluate("window.pointed") == 0
    ken.close()


def answered(line: Line) -> bool:
    """Whether somebody on the other side was asked something, which they have answered."""
    line.hear()
    if line.over or line.question is None:
        return False
    line.answer(eager(line))
    return True
