"""How well bots play games, from easy to expert, and why they do what they do."""

from collections.abc import Mapping
from typing import Final, Literal, get_args

from msgspec import Struct
from msgspec.structs import replace

from entaku.bots.careless import CarelessBot
from entaku.bots.playing.player import PlayBot
from entaku.bots.searching.candidates import candidates
from entaku.bots.searching.player import Budget, Imagine, SearchBot
from entaku.kernel.decisions import Answer, Decision
from entaku.kernel.seats import Seat
from entaku.magic.setup import GameSetup
from entaku.magic.views import GameView
from entaku.messages import Language, say

Level = Literal["easy", "normal", "hard", "expert"]
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
BUDGETS: Final[Mapping[Level, Budget]] = {"hard": Budget(4, 4, 0.8), "expert": Budget(8, 16, 1.8)}
"""How far the levels look that look ahead, and for how many seconds at most."""


class Reason(Struct, frozen=True):
    """Why a bot did something: what kind of reason, and what it found by looking ahead.

    kind   "rule" for a rule of thumb, "looked" for what looking ahead showed
    moves  so many answers were looked at, in at most so many imagined `games`
    share  the part in a hundred of all that the players have that the answer is expected to leave this one, `usual`
           that of the answer by rule of thumb
    """

    kind: Literal["rule", "looked"]
    moves: int = 0
    games: int = 0
    share: int = 0
    usual: int = 0

    def said(self, language: Language) -> str:
        """The reason as a sentence.

        >>> Reason("looked", 3, 4, 55, 48).said("en")
        'Of 3 moves, looked at in 4 imagined games, this leaves it 55 % of what all have; its rule of thumb, 48 %.'
        """
        return say(
            f"bot-why-{self.kind}", language, moves=self.moves, games=self.games, share=self.share, usual=self.usual
        )


class LevelBot:
    """A player of a level.  `timed`: whether it keeps to the seconds of its level, or thinks until it has done."""

    def __init__(self, setup: GameSetup, seat: Seat, level: Level, timed: bool = True) -> None:
        quick = CarelessBot.of(setup, seat) if level == "easy" else PlayBot.of(setup, seat)
        budget = BUDGETS.get(level)
        self.level = level
        self._quick = quick
        self.search: SearchBot | None = None
        if budget is not None:
            self.search = SearchBot(quick, setup.definitions, budget if timed else replace(budget, seconds=None))
        self.reason: Reason | None = None

    @property
    def quick(self) -> PlayBot:
        """Who answers by rule of thumb, and remembers what was done, be it after a look ahead."""
        return self._quick if self.search is None else self.search.quick

    def thinks(self, view: GameView, decision: Decision) -> bool:
        """Whether it looks ahead before it answers, which takes a while."""
        search = self.search
        if search is None:
            return False
        usual = search.quick.copy().answer(view, decision)
        return len(candidates(search.quick.copy(), view, decision, usual, 2)) > 1

    def at_once(self, view: GameView, decision: Decision) -> Answer:
        """The answer by rule of thumb, without a look ahead; `reason` is then that."""
        answer = self.quick.answer(view, decision)
        self.reason = Reason("rule")
        return answer

    def answer(self, view: GameView, decision: Decision, imagine: Imagine) -> Answer:
        """A lawful answer to a decision of the view's own seat; `reason` is then why."""
        search = self.search
        if search is None:
            return self.at_once(view, decision)
        answer = search.answer(view, decision, imagine)
        taken = next((one for one in search.weighed if one.answer == answer), None)
        if taken is None:
            self.reason = Reason("rule")
            return answer
        usual = search.weighed[0]
        self.reason = Reason(
            "looked", len(search.weighed), usual.games, round(100 * taken.outlook), round(100 * usual.outlook)
        )
        return answer
