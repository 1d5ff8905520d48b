"""Many contests side by side as a vector environment of gymnasium, over several processes.

In each the agent who is asked next takes the step, whichever seat it has: `infos["seat"]` says which, and
`infos["action_mask"]` what it may do.  A reward is that of the seat that took the step; at the end `infos["rewards"]`
has everybody's.  The step after the end begins the next contest, whatever action is given (autoreset NEXT_STEP).
"""

import os
from collections.abc import Mapping, Sequence
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, ClassVar, Literal  # Any: spaces and infos, as gymnasium has them

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from entaku.front.encoding import ACTIONS
from entaku.front.environment import Environment, Plan, Running
from entaku.front.layout import COLUMNS, parts_of, size
from entaku.kernel.errors import Unlawful
from entaku.kernel.seats import Seat

Ended = tuple[float, bool, bool, Seat, list[float]]
"""Of a step: its reward, whether the contest is over, whether it was broken off, who is next, what everybody has."""
Task = tuple[Literal["reset"], list[int | None]] | tuple[Literal["step"], list[int]]


class Share:
    """The contests of one process, and their part of what is seen."""

    def __init__(self, plan: Plan, most_steps: int, seen: NDArray[np.float32], masks: NDArray[np.int8]) -> None:
        self.seen, self.masks = seen, masks
        self.environments = [Environment(Running(plan, None, most_steps)) for _ in seen]

    def do(self, task: Task) -> list[Ended]:
        """What a task leads to, contest by contest; the observations lie in `seen`."""
        if task[0] == "reset":
            return [self._reset(place, seed) for place, seed in enumerate(task[1])]
        return [self._step(place, action) for place, action in enumerate(task[1])]

    def _reset(self, place: int, seed: int | None) -> Ended:
        environment = self.environments[place]
        environment.reset(seed=seed)
        return self._look(place, environment.agent_selection, 0.0)

    def _step(self, place: int, action: int) -> Ended:
        environment = self.environments[place]
        agent = environment.agent_selection
        if environment.terminations[agent] or environment.truncations[agent]:
            return self._reset(place, None)
        environment.step(action)
        return self._look(place, agent, environment.rewards[agent])

    def _look(self, place: int, agent: str, reward: float) -> Ended:
        """What is to be seen: at the end who took the last step sees it, else who is asked."""
        environment = self.environments[place]
        over, off = environment.terminations[agent], environment.truncations[agent]
        seer = agent if over or off else environment.agent_selection
        self.seen[place] = environment.observe(seer)
        self.masks[place] = environment.infos[seer]["action_mask"]
        own = [environment.rewards.get(f"player_{seat}", 0.0) for seat in range(environment.running.plan.seats)]
        return reward, over, off, environment.running.seat_of(seer), own


def serve(line: Connection, plan: Plan, most_steps: int, memory: tuple[Any, Any], places: slice) -> None:
    """A process that plays its share until it is told that there is nothing more to do, or nobody is left to say so."""
    seen, masks = arrays(memory, plan.seats)
    share = Share(plan, most_steps, seen[places], masks[places])
    while True:
        try:
            task = line.recv()
        except EOFError:
            return
        if task is None:
            return
        try:
            line.send(share.do(task))
        except Exception as problem:  # told to whoever asked, who raises it
            line.send(problem)


def arrays(memory: tuple[Any, Any], seats: int) -> tuple[NDArray[np.float32], NDArray[np.int8]]:
    """What is seen, and what may be done, in shared memory."""
    seen, masks = (np.frombuffer(part, kind) for part, kind in zip(memory, (np.float32, np.int8), strict=True))
    return seen.reshape(-1, size(seats)), masks.reshape(-1, ACTIONS)


class Copies(VectorEnv[Any, Any, Any]):
    """So many contests at once; `processes` None takes as many as there are processors, 0 plays in this one."""

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 (the library's own)
    columns: ClassVar[Mapping[str, Sequence[str]]] = COLUMNS

    def __init__(self, plan: Plan, copies: int, most_steps: int, processes: int | None = None) -> None:
        if type(copies) is not int or copies < 1:
            raise Unlawful("front-env-copies", copies=str(copies))
        self.plan, self.num_envs = plan, copies
        self.single_observation_space = Box(-1.0, 1.0, (size(plan.seats),), np.float32)
        self.single_action_space = Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, copies)
        self.action_space = batch_space(self.single_action_space, copies)
        count = min(copies, (os.cpu_count() or 1) if processes is None else processes)
        self._lines: list[Connection] = []
        self._playing: list[Any] = []
        self._share: Share | None = None
        if not count:
            self._seen = np.zeros((copies, size(plan.seats)), np.float32)
            self._masks = np.zeros((copies, ACTIONS), np.int8)
            self._share = Share(plan, most_steps, self._seen, self._masks)
            self._places = [slice(0, copies)]
            return
        context = get_context()
        memory = (context.RawArray("f", copies * size(plan.seats)), context.RawArray("b", copies * ACTIONS))
        self._seen, self._masks = arrays(memory, plan.seats)
        bounds = [copies * place // count for place in range(count + 1)]
        self._places = [slice(begin, end) for begin, end in pairwise(bounds)]
        for places in self._places:
            own, theirs = context.Pipe()
            process = context.Process(target=serve, args=(theirs, plan, most_steps, memory, places), daemon=True)
            process.start()
            theirs.close()
            self._lines.append(own)
            self._playing.append(process)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """A new contest in each; of one seed the copies have it and those after it."""
        seeds: list[int | None] = [None] * self.num_envs
        if isinstance(seed, int):
            seeds = [seed + place for place in range(self.num_envs)]
        elif seed is not None:
            seeds = list(seed)
        tasks: list[Task] = [("reset", seeds[places]) for places in self._places]
        ended = self._do(tasks)
        return self._seen.copy(), self._infos(ended)

    def step(
        self,
        actions: Any,  # noqa: ANN401 (the library's types)
    ) -> tuple[NDArray[np.float32], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Take a step in each."""
        given = [int(action) for action in actions]
        tasks: list[Task] = [("step", given[places]) for places in self._places]
        ended = self._do(tasks)
        rewards, over, off = ([one[part] for one in ended] for part in range(3))
        return (
            self._seen.copy(), np.array(rewards, np.float64), np.array(over, np.bool_), np.array(off, np.bool_),
            self._infos(ended),
        )  # fmt: skip

    def parts(self, observations: NDArray[np.float32]) -> Mapping[str, NDArray[np.float32]]:
        """The parts of each of the observations, by name: as those of one, with the number of the copy before."""
        found = [parts_of(one, self.plan.seats) for one in observations]
        return {name: np.stack([one[name] for one in found]) for name in found[0]}

    def close_extras(self, **how: Any) -> None:  # noqa: ANN401 (the library's types)
        """The processes end."""
        for line in self._lines:
            line.send(None)
            line.close()
        for process in self._playing:
            process.join()
        self._lines, self._playing = [], []

    def _do(self, tasks: Sequence[Task]) -> list[Ended]:
        if self._share is not None:
            return self._share.do(tasks[0])
        for line, task in zip(self._lines, tasks, strict=True):
            line.send(task)
        found: list[Ended] = []
        problems = []
        for line in self._lines:
            answer = line.recv()
            if isinstance(answer, Exception):
                problems.append(answer)
            else:
                found += answer
        if problems:
            raise problems[0]
        return found

    def _infos(self, ended: Sequence[Ended]) -> dict[str, Any]:
        return {
            "action_mask": self._masks.copy(),
            "seat": np.array([one[3] for one in ended]),
            "rewards": np.array([one[4] for one in ended], np.float64),
        }
