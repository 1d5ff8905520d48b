"""A game's table lies well on the screen at its great moments, in both languages at both widths."""

import pytest

from tests.browser.conftest import Server, Sit
from tests.browser.looking import look
from tests.browser.scenes import GAMES


@pytest.mark.sweep
@pytest.mark.parametrize("moment", ["attack", "vote", "divide", "modes"])
def test_a_moment_of_a_game(server: Server, sit: Sit, moment: str) -> None:
    """Nothing is too wide, cut off or covered, every control is large enough, and axe finds nothing grave."""
    with GAMES[moment](server) as scene:
        look(sit, scene)
