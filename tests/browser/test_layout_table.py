"""A game's table lies well on the screen at its great moments, in both languages at both widths."""

import pytest

from tests.browser.conftest import Server, Sit
from tests.browser.looking import WIDTHS, look, misplaced
from tests.browser.scenes import GAMES
from tests.browser.stories import STORIES


@pytest.mark.sweep
@pytest.mark.parametrize("moment", GAMES)
def test_a_moment_of_a_game(server: Server, sit: Sit, moment: str) -> None:
    """Nothing is too wide, cut off or covered, every control is large enough, and axe finds nothing grave."""
    with GAMES[moment](server) as scene:
        look(sit, scene)


COMPANION = ("companion-details", "companion-log")
"""Of a game on paper: while it is played, each half of a seat is a button, and others lie over it."""
SEEN = ("chat", "log", "zoom", "stops", "graveyard", "settings", "menu", "over", "replay", "commander", *COMPANION)
"""What is opened at a table, its end, and a game on paper; lost lines have tests of their own."""


@pytest.mark.sweep
@pytest.mark.parametrize("sight", SEEN)
def test_what_is_opened_at_a_table(server: Server, sit: Sit, sight: str) -> None:
    """The same for dialogs, the last page, replays, commanders, and the companion."""
    with STORIES[sight](server) as scene:
        look(sit, scene)


SIZED = """wide => [...document.querySelectorAll('[style*="--size"]')].forEach(field => {
  field.style.setProperty('--size', `${wide}px`);
  field.querySelectorAll('.permanent').forEach(one => one.classList.toggle('tight', wide <= 56));
})"""
"""Lays out the cards of every seat as large as a board that leaves them this much room."""


@pytest.mark.sweep
def test_the_size_of_a_commander_stays_whole_on_cards_of_any_width(server: Server, sit: Sit) -> None:
    """Its surcharge and its star stand beside its power and toughness, or above where both have no room in a row."""
    with STORIES["commander"](server) as scene:
        person = sit("Ada", "en", 1440, WIDTHS[1440], kept=scene.kept)
        person.page.goto(scene.address)
        scene.ready(person)
        led = person.page.locator(".permanent:has(.leads), .permanent:has(.tax)")
        assert led.count()
        for wide in range(40, 100, 3):
            person.page.evaluate(SIZED, wide)
            assert [one for one in misplaced(person.page) if ".size" in one] == [], f"at {wide} pixels"
