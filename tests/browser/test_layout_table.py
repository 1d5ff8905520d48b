"""A game's table lies well on the screen at its great moments, in both languages at both widths."""

import pytest

from tests.browser.conftest import Server, Sit
from tests.browser.looking import look
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
SEEN = ("chat", "log", "zoom", "stops", "graveyard", "settings", "over", "replay", "commander", *COMPANION)
"""What is opened at a table, its end, and a game on paper; lost lines have tests of their own."""


@pytest.mark.sweep
@pytest.mark.parametrize("sight", SEEN)
def test_what_is_opened_at_a_table(server: Server, sit: Sit, sight: str) -> None:
    """The same for dialogs, the last page, replays, commanders, and the companion."""
    with STORIES[sight](server) as scene:
        look(sit, scene)
