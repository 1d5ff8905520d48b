"""Drafts, deck building and games as environments of PettingZoo: agents take turns, or act at once."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, TypeAlias  # Any: spaces and infos, as PettingZoo has them

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from entaku.drafts.formats import DraftFormat
from entaku.front.contest import Contest, Stage, check_stages, rewards
from entaku.front.drafts import Draft, draft
from entaku.front.encoding import ACTIONS, Encoded
from entaku.front.games import Game, decks_in, game
from entaku.front.given import DeckLike, shortly, words_in
from entaku.front.layout import COLUMNS, parts_of, size
from entaku.front.observing import Observer, plain
from entaku.front.opponents import Opponent, opponents_in
from entaku.kernel.errors import Unlawful
from entaku.kernel.seats import Seat
from entaku.magic.game.profile import RulesProfile

Mask: TypeAlias = NDArray[np.int8]
MOST_SEATS = 8
IDLE: Mask = np.eye(1, ACTIONS, dtype=np.int8)[0]
"""The mask of who isn't asked."""


class Plan:
    """What an environment plays, and how a contest of a seed is opened."""

    def __init__(
        self,
        stages: Sequence[Stage],
        seats: int,
        decks: Sequence[DeckLike] | None,
        rules: str | RulesProfile,
        sets: Sequence[str],
        cube: str | Path | None,
        form: str | DraftFormat,
        rounds: int | None,
        made_up: bool,
        data: str | Path | None,
        opponents: Opponent | Sequence[Opponent | None] | None = None,
    ) -> None:
        if type(seats) is not int or not 2 <= seats <= MOST_SEATS:
            raise Unlawful("front-seats", seats=shortly(seats), most=MOST_SEATS)
        count = seats if decks is None else len(decks_in(decks))
        if decks is not None and (count != seats or set(stages) != {"game"}):
            raise Unlawful("front-env-decks", decks=count, seats=seats)
        self.stages, self.seats, self.decks, self.rules = stages, seats, decks, rules
        self.sets, self.cube, self.form, self.rounds = sets, cube, form, rounds
        self.made_up, self.data = made_up, data
        self.opponents = opponents_in(opponents, seats)

    def open(self, seed: str) -> Contest:
        """The contest of a seed."""
        if set(self.stages) == {"game"}:
            return Contest(self.stages, seed, None, self._deal, self.opponents)
        return Contest(self.stages, seed, self._open_draft, None, self.opponents)

    def _open_draft(self, seed: str) -> Draft:
        return draft(
            self.seats,
            sets=self.sets,
            cube=self.cube,
            format=self.form,
            rounds=self.rounds,
            seed=seed,
            made_up=self.made_up,
            data=self.data,
        )

    def _deal(self, seed: str) -> Game:
        decks = self.decks if self.decks is not None else [None] * self.seats
        return game(decks, rules=self.rules, seed=seed, made_up=self.made_up, data=self.data)


def agent_of(seat: Seat) -> str:
    """What PettingZoo calls a seat's agent."""
    return f"player_{seat}"


def masked(encoded: Encoded | None) -> Mask:
    """1 for each lawful action of a step; 0 alone, where nothing is asked."""
    menu = encoded.menu if encoded is not None else None
    if menu is None:
        return IDLE.copy()
    found = np.zeros(ACTIONS, np.int8)
    found[0] = menu.may_stop
    found[1 : 1 + len(menu.entries)] = 1
    for place in menu.gone:
        found[1 + place] = 0
    return found


class Running:
    """A contest and how it is looked at; what both kinds of environments share."""

    def __init__(self, plan: Plan, render_mode: str | None, most_steps: int) -> None:
        self.plan = plan
        self.render_mode = render_mode
        self.most_steps = most_steps
        self.possible_agents = [agent_of(seat) for seat in range(plan.seats) if seat not in plan.opponents]
        self.agents: list[str] = []
        self._seats = {agent_of(seat): seat for seat in range(plan.seats)}
        observation = {agent: Box(-1.0, 1.0, (size(plan.seats),), np.float32) for agent in self.possible_agents}
        self.observation_spaces: dict[str, Any] = dict(observation)
        self.action_spaces: dict[str, Any] = {agent: Discrete(ACTIONS) for agent in self.possible_agents}
        self._chance, _ = seeding.np_random(None)
        self._observer: Observer | None = None
        self.contest: Contest | None = None
        self.steps = 0

    def begin(self, seed: int | None) -> Contest:
        """A new contest."""
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        contest = self.contest = self.plan.open(str(int(self._chance.integers(1 << 62))))
        self._observer = Observer(contest.traits)
        self.steps = 0
        self.agents = list(self.possible_agents)
        return contest

    @property
    def playing(self) -> Contest:
        """What is being played.  Raises Unlawful before the first `reset`."""
        if self.contest is None:
            raise Unlawful("front-env-not-begun")
        return self.contest

    def seat_of(self, agent: str) -> Seat:
        return self._seats[agent]

    def mask(self, agent: str) -> Mask:
        """1 for each action that the agent may take; who isn't asked may take 0, which does nothing."""
        return masked(self.playing.asked(self.seat_of(agent)))

    def info(self, agent: str) -> dict[str, Any]:
        """The mask, the purpose of what is asked, and how many unlawful actions the agent has taken."""
        contest, seat = self.playing, self.seat_of(agent)
        encoded = contest.asked(seat)
        return {
            "action_mask": masked(encoded),
            "purpose": encoded.decision.purpose if encoded is not None else "",
            "unlawful": contest.illegal.get(seat, 0),
        }

    def look(self, agent: str) -> NDArray[np.float32]:
        """The agent's observation."""
        contest = self.playing
        assert self._observer is not None
        return self._observer.observe(contest, self.seat_of(agent))

    def parts(self, observation: NDArray[np.float32]) -> Mapping[str, NDArray[np.float32]]:
        """An observation by its named parts, as views into it; `columns` has what stands in each."""
        return parts_of(observation, self.plan.seats)

    def plain(self, agent: str) -> dict[str, Any]:
        """What the agent sees as plain data: view, decision, and what each lawful action means."""
        return plain(self.playing, self.seat_of(agent))

    def text(self) -> str | None:
        """The contest as text, or printed, as the render mode says."""
        if self.render_mode is None:
            return None
        told = self.playing.show()
        if self.render_mode == "human":
            print(told)
            return None
        return told

    @property
    def broken_off(self) -> bool:
        return self.steps >= self.most_steps and not self.playing.over

    def won(self) -> dict[str, float]:
        """What everybody has at the end, by place; where it was broken off by the places as the table stands."""
        given = rewards(self.playing.standing)
        return {agent: given[self.seat_of(agent)] for agent in self.possible_agents}


class Environment(AECEnv[str, Any, Any]):
    """An environment in which one agent acts after the other.  `running` has what is played."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["ansi", "human"], "name": "entaku_v1", "is_parallelizable": True,
    }  # fmt: skip

    columns: ClassVar[Mapping[str, Sequence[str]]] = COLUMNS
    """The names of the columns of each part of an observation."""

    def __init__(self, running: Running) -> None:
        super().__init__()
        self.running = running
        self.render_mode = running.render_mode
        self.possible_agents = running.possible_agents
        self.observation_spaces = running.observation_spaces
        self.action_spaces = running.action_spaces

    def observation_space(self, agent: str) -> Any:  # noqa: ANN401 (the library's types)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:  # noqa: ANN401
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new contest.  The same seed begins the same; without one, the next of its row."""
        self.running.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._settle()

    def step(self, action: Any) -> None:  # noqa: ANN401
        """Take a step for `agent_selection`.  An action that isn't lawful gives the decision its default answer."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.running.playing.step(self.running.seat_of(agent), int(action))
        self.running.steps += 1
        self._settle()
        self._accumulate_rewards()

    def _settle(self) -> None:
        """Say who is next, or what everybody has at the end."""
        contest = self.running.playing
        over, off = contest.over, self.running.broken_off
        if over or off:
            self.rewards = self.running.won()
            self.terminations = dict.fromkeys(self.agents, over)
            self.truncations = dict.fromkeys(self.agents, off)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = agent_of(next(iter(contest.encoded)))
        self.infos = {agent: self.running.info(agent) for agent in self.agents}

    def observe(self, agent: str) -> NDArray[np.float32]:
        """What an agent sees: `parts` has it by names, `plain` as plain data."""
        return self.running.look(agent)

    def parts(self, observation: NDArray[np.float32]) -> Mapping[str, NDArray[np.float32]]:
        """An observation by its named parts, as views into it."""
        return self.running.parts(observation)

    def plain(self, agent: str) -> dict[str, Any]:
        """What an agent sees as plain data: view, decision, and what each lawful action means."""
        return self.running.plain(agent)

    def render(self) -> str | None:
        """The table as text."""
        return self.running.text()

    def close(self) -> None:
        """Nothing is left open."""


class ParallelEnvironment(ParallelEnv[str, Any, Any]):
    """An environment in which all who are asked act at once; who isn't asked gives 0, or anything."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "human"], "name": "entaku_v1"}

    columns: ClassVar[Mapping[str, Sequence[str]]] = COLUMNS
    """The names of the columns of each part of an observation."""

    def __init__(self, running: Running) -> None:
        self.running = running
        self.render_mode = running.render_mode
        self.possible_agents = running.possible_agents
        self.agents: list[str] = []
        self.observation_spaces = running.observation_spaces
        self.action_spaces = running.action_spaces

    def observation_space(self, agent: str) -> Any:  # noqa: ANN401
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:  # noqa: ANN401
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """A new contest.  The same seed begins the same; without one, the next of its row."""
        self.running.begin(seed)
        self.agents = list(self.possible_agents)
        return self._seen(), self._infos()

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Take a step for everybody who is asked."""
        running, contest = self.running, self.running.playing
        for seat, encoded in list(contest.encoded.items()):
            agent = agent_of(seat)
            if agent in actions and contest.asked(seat) is encoded:
                contest.step(seat, int(actions[agent]))
        running.steps += 1
        over, off = contest.over, running.broken_off
        given = running.won() if over or off else dict.fromkeys(self.agents, 0.0)
        found = (
            self._seen(), given, dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, off), self._infos(),
        )  # fmt: skip
        if over or off:
            self.agents = []
        return found

    def _seen(self) -> dict[str, Any]:
        return {agent: self.running.look(agent) for agent in self.agents}

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: self.running.info(agent) for agent in self.agents}

    def parts(self, observation: NDArray[np.float32]) -> Mapping[str, NDArray[np.float32]]:
        """An observation by its named parts, as views into it."""
        return self.running.parts(observation)

    def plain(self, agent: str) -> dict[str, Any]:
        """What an agent sees as plain data: view, decision, and what each lawful action means."""
        return self.running.plain(agent)

    def render(self) -> str | None:
        """The table as text."""
        return self.running.text()

    def close(self) -> None:
        """Nothing is left open."""


def planned(stages: str | Sequence[str], plan: Mapping[str, Any]) -> Plan:
    """What an environment plays.  Raises Unlawful for what can't be played."""
    return Plan(check_stages(words_in(stages)), **plan)
