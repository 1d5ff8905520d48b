"""Measures environments: how many steps a second who acts by chance takes, in games of four and in drafts of four.

Time is the processor's.  All of a step belongs to it: what is seen, which actions there are, what comes of the one that
is taken.
"""

import random
import time
from importlib.util import find_spec

from entaku.front.learning import env
from entaku.laboratory.benchmarks import Benchmark, Figure

SEATS = 4
CONTESTS = {"game": 4, "draft": 4}
"""How many contests are played: always the same, so that two runs can be compared."""


def measured(stage: str) -> tuple[int, float, float]:
    """Steps that were taken, the seconds of all but the last of each contest, and those of the last ones.

    After the last pick of a draft bots build and play, so that it can be said who has won.
    """
    environment, luck = env(stage, seats=SEATS), random.Random(5)
    steps, seconds, last = 0, 0.0, 0.0
    for seed in range(1 + CONTESTS[stage]):
        environment.reset(seed=seed)
        for _ in environment.agent_iter():
            begun = time.process_time()
            _, _, over, off, info = environment.last()
            if over or off:
                break
            environment.step(luck.choice(info["action_mask"].nonzero()[0].tolist()))
            taken = time.process_time() - begun
            if seed == 0:
                continue  # what is kept of cards is made in the first
            steps += 1
            if environment.terminations[environment.agent_selection]:
                last += taken
            else:
                seconds += taken
    return steps, seconds, last


def games() -> dict[str, Figure]:
    """Steps a second of games of four."""
    steps, seconds, last = measured("game")
    return {"environment-games": Figure(steps / (seconds + last), "steps/s")}


def drafts() -> dict[str, Figure]:
    """Steps a second of drafts of four, without and with the games that bots play at the end."""
    steps, seconds, last = measured("draft")
    contests = CONTESTS["draft"]
    return {
        "environment-drafts": Figure((steps - contests) / seconds, "steps/s"),
        "environment-drafts-played": Figure(steps / (seconds + last), "steps/s"),
        "environment-drafts-end": Figure(last / contests * 1000, "ms"),
    }


LIBRARIES = ("gymnasium", "pettingzoo")
BENCHMARKS: dict[str, Benchmark] = (
    {"environment-games": games, "environment-drafts": drafts} if all(map(find_spec, LIBRARIES)) else {}
)
