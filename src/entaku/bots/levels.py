"""How well bots play games, from easy to expert."""

import time
from collections.abc import Mapping
from typing import Final, Literal, get_args

from msgspec.structs import replace

from entaku.bots.careless import CarelessBot
from entaku.bots.playing.player import PlayBot
from entaku.bots.reasons import Reason, ReasonKind, by_rule, half_seen, is_idle
from entaku.bots.searching.candidates import candidates
from entaku.bots.searching.player import Budget, Imagine, SearchBot
from entaku.kernel.decisions import Answer, Decision
from entaku.kernel.seats import Seat
from entaku.magic.game.setup import GameSetup
from entaku.magic.views.game_view import GameView

Level = Literal["easy", "normal", "hard", "expert"]
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
BUDGETS: Final[Mapping[Level, Budget]] = {"hard": Budget(4, 4, 0.8), "expert": Budget(8, 32, 1.8)}
"""How far the levels look that look ahead, and for how many seconds at most."""
UNHURRIED: Final[Mapping[Level, Budget]] = {level: replace(one, seconds=None) for level, one in BUDGETS.items()}
"""As far, for as long as it takes: the same game each time."""
BY_WORK: Final[Mapping[Level, Budget]] = {level: replace(one, clock=time.thread_time) for level, one in BUDGETS.items()}
"""As far, and as many seconds of the processor: as on a machine that does nothing else."""


class LevelBot:
    """A player of a level, with how far that level looks ahead and for how long, if it does."""

    def __init__(self, setup: GameSetup, seat: Seat, level: Level, budgets: Mapping[Level, Budget] = BUDGETS) -> None:
        quick = CarelessBot.of(setup, seat) if level == "easy" else PlayBot.of(setup, seat)
        budget = budgets.get(level)
        self.level = level
        self._quick = quick
        self.search: SearchBot | None = None
        if budget is not None:
            self.search = SearchBot(quick, setup.definitions, budget)
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
        found = candidates(search.quick.copy(), view, decision, usual, search.budget.moves)
        return len(found) > 1 and not search.has_waited(view, found)

    def at_once(self, view: GameView, decision: Decision) -> Answer:
        """The answer by rule of thumb, without a look ahead; `reason` is then that, if anything was done."""
        answer = self.quick.answer(view, decision)
        reason = by_rule(decision, answer)
        self.reason = half_seen(reason) if self.level == "easy" else reason
        return answer

    def answer(self, view: GameView, decision: Decision, imagine: Imagine) -> Answer:
        """A lawful answer to a decision of the view's own seat; `reason` is then why, if there is anything to say."""
        search = self.search
        if search is None:
            return self.at_once(view, decision)
        answer = search.answer(view, decision, imagine)
        taken = next((one for one in search.weighed if one.answer == answer), None)
        if taken is None:
            self.reason = by_rule(decision, answer)
            return answer
        usual = search.weighed[0]
        kind: ReasonKind = "waited" if is_idle(decision, answer) else "looked"
        self.reason = Reason(
            kind, len(search.weighed), usual.games, round(100 * taken.outlook), round(100 * usual.outlook)
        )
        return answer
