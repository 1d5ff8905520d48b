"""The same contests as games of OpenSpiel: a chance node for the seed, then the agents' steps.

pyspiel.load_game("python_entaku(stages=draft,players=2,rounds=1)")
"""

import hashlib
from typing import Any  # Any: parameters of a game, as OpenSpiel has them

import msgspec
import numpy as np
import pyspiel

from entaku.front.contest import Contest, check_stages, rewards
from entaku.front.encoding import ACTIONS
from entaku.front.environment import Plan
from entaku.front.layout import parts_of, size
from entaku.front.observing import Observer
from entaku.kernel.errors import Unlawful
from entaku.kernel.seats import Seat

NAME = "python_entaku"
SEEDS = 1000
"""So many seeds the chance node has, if the game isn't told another number."""
MOST_STEPS = 50_000
PARAMETERS: dict[str, Any] = {
    "stages": "draft", "players": 2, "rounds": 0, "sets": "CNS", "format": "conspiracy", "rules": "free-60",
    "seeds": SEEDS,
}  # fmt: skip
KIND = pyspiel.GameType(
    short_name=NAME,
    long_name="Entaku",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=8,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


class EntakuGame(pyspiel.Game):
    """Drafts, deck building and games for 2 to 8 players; several words of a parameter are joined by "+"."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        self.plan = Plan(
            check_stages(given["stages"].split("+")),
            given["players"],
            None,
            given["rules"],
            given["sets"].split("+"),
            None,
            given["format"],
            given["rounds"] or None,
            made_up=False,
            data=None,
        )
        self.seeds: int = given["seeds"]
        if self.seeds < 1:
            raise Unlawful("front-spiel-seeds", seeds=self.seeds)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=self.seeds,
            num_players=given["players"],
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_STEPS,
        )
        super().__init__(KIND, info, given)

    def new_initial_state(self) -> "EntakuState":
        """The chance node."""
        return EntakuState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> "EntakuObserver":
        """Who looks at states for a player: as arrays and as text, with or without what was before."""
        return EntakuObserver(self.plan.seats, iig_obs_type is not None and iig_obs_type.perfect_recall)


class EntakuState(pyspiel.State):
    """A contest, or the chance node before it.  `trails` has a digest of all that each seat has seen and done."""

    def __init__(self, game: EntakuGame) -> None:
        super().__init__(game)
        self.plan = game.plan
        self.seeds = game.seeds
        self.contest: Contest | None = None
        self.trails = [b""] * game.plan.seats

    def current_player(self) -> int:
        """Who is next; of several who are asked at once the one who was asked first."""
        if self.contest is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return next(iter(self.contest.encoded))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every seed is as likely."""
        return [(seed, 1 / self.seeds) for seed in range(self.seeds)]

    def _legal_actions(self, player: int) -> list[int]:
        encoded = self.contest.asked(player) if self.contest is not None else None
        return encoded.actions if encoded is not None and player == self.current_player() else []

    def _apply_action(self, action: int) -> None:
        if self.contest is None:
            self.contest = self.plan.open(str(action))
        else:
            seat = self.current_player()
            self.trails[seat] = _digest(self.trails[seat], b"%d" % action)
            self.contest.step(seat, action)
        self.trails = [_digest(trail, self._seen(seat)) for seat, trail in enumerate(self.trails)]

    def _seen(self, seat: Seat) -> bytes:
        """What a seat sees and is asked, as JSON."""
        assert self.contest is not None
        encoded = self.contest.asked(seat)
        asked = None if encoded is None else (encoded.decision, encoded.taken)
        return msgspec.json.encode((self.contest.view(seat), asked))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        encoded = self.contest.asked(player) if self.contest is not None else None
        if action == 0 or encoded is None or encoded.menu is None or action > len(encoded.menu.entries):
            return f"{action}: none"
        entry = encoded.menu.entries[action - 1]
        return f"{action}: {entry.number}" if entry.option is None else f"{action}: {entry.option.key}"

    def information_state_string(self, player: int | None = None) -> str:
        """Everything that the seat has seen and done, as a digest, and what it sees now."""
        seat = self.current_player() if player is None else player
        if self.contest is None:
            return "nothing yet"
        return f"{self.trails[seat].hex()} {self._seen(seat).decode()}"

    def observation_string(self, player: int | None = None) -> str:
        """What the seat sees and is asked now."""
        seat = self.current_player() if player is None else player
        return "nothing yet" if self.contest is None else self._seen(seat).decode()

    def is_terminal(self) -> bool:
        """Whether the contest is over."""
        return self.contest is not None and self.contest.over

    def returns(self) -> list[float]:
        """By place, once it is over."""
        if self.contest is None or not self.contest.over:
            return [0.0] * self.plan.seats
        return rewards(self.contest.places)

    def __str__(self) -> str:
        return "chance" if self.contest is None else self.contest.show()


class EntakuObserver:
    """A seat's observation: `tensor` as the environment has it, `dict` its parts by name."""

    def __init__(self, seats: int, recalls: bool) -> None:
        self.recalls = recalls
        self.tensor = np.zeros(size(seats), np.float32)
        self.dict = parts_of(self.tensor, seats)

    def set_from(self, state: EntakuState, player: int) -> None:
        """Look at a state."""
        self.tensor.fill(0)
        if state.contest is not None:
            self.tensor[:] = Observer(state.contest.traits).observe(state.contest, player)

    def string_from(self, state: EntakuState, player: int) -> str:
        """The same as text; with all that was before, where that is recalled."""
        return state.information_state_string(player) if self.recalls else state.observation_string(player)


def _digest(before: bytes, now: bytes) -> bytes:
    return hashlib.sha256(before + now).digest()


pyspiel.register_game(KIND, EntakuGame)
