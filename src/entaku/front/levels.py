"""Bots of a level, as players of seats."""

from collections.abc import Callable
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from entaku.bots.levels import BUDGETS, LEVELS, Level, LevelBot
from entaku.front.given import shortly
from entaku.kernel.decisions import Answer, Decision
from entaku.kernel.errors import Unlawful
from entaku.kernel.seats import Seat
from entaku.magic.game.play import Play
from entaku.magic.game.setup import GameSetup
from entaku.magic.views.determinization import imagined
from entaku.magic.views.game_view import GameView


class Bot(Struct, frozen=True):
    """A bot that plays as well as its level, looking ahead for so many seconds at most where that level does.

    Without seconds it looks as far as it means to, and plays the same game each time.
    """

    level: Level
    seconds: float | None = None


def bot(level: Level = "normal", *, seconds: float | None = None) -> Bot:
    """A player for a seat of a game: "easy", "normal", "hard" or "expert".

    Raises Unlawful for another level.

    >>> import entaku
    >>> foxes = "24 Plains\\n36 Silverchase Fox"
    >>> entaku.duel(foxes, foxes, seed=3).play(entaku.bot("normal"), entaku.bot("easy")).over
    True
    """
    if level not in LEVELS:
        raise Unlawful("front-level-unknown", level=shortly(level), known=", ".join(LEVELS))
    return Bot(level, seconds)


class SeatedBot:
    """A bot at a seat of a game, which looks ahead in games that the seat can't tell from this one."""

    def __init__(self, setup: GameSetup, seat: Seat, bot: Bot, state: Callable[[], Play]) -> None:
        budgets = {level: replace(budget, seconds=bot.seconds) for level, budget in BUDGETS.items()}
        self._state = state
        self._bot = LevelBot(setup, seat, bot.level, budgets)

    def answer(self, view: GameView, decision: Decision) -> Answer:
        """A lawful answer to a decision of the view's own seat."""
        return self._bot.answer(view, decision, partial(imagined, self._state(), decision.actor))
