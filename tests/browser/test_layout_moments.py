"""What is asked in a game lies well on every screen: modes, piles, votes, conspiracies."""

import pytest

from tests.browser.album import looked_through
from tests.browser.conftest import Server, Sit
from tests.browser.scenes import GAMES

QUESTIONS = ("modes", "vote", "piles", "choose-pile", "conspiracies", "agenda-name")


@pytest.mark.sweep
@pytest.mark.parametrize("moment", QUESTIONS)
def test_a_question_of_a_game(server: Server, sit: Sit, moment: str) -> None:
    """Nothing is too wide, cut off or covered, every control is large enough, and axe finds nothing grave."""
    with GAMES[moment](server) as scene:
        told = looked_through(sit, scene, f"game-{moment}")
        assert told == [], "\n".join(told)
