"""A duellist that learns what to do from how the table stands after it: policy gradient, numpy alone.

It plays at random at first, with a chance that grows with a linear value of what an action is about: nothing, a land, a
creature and how large, an ability; in main phases, attacks, blocks and otherwise apart.  What is followed by a better
standing against its opponent (life, creatures, power, lands, at last the game itself) becomes likelier.  The opponent
plays at random, before and after.

python examples/learned_duellist.py [GAMES [SEED]]
"""

import sys
from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

import entaku

FACTS = ("nothing", "creature", "land", "power", "toughness", "mana value", "spell ability", "activated ability")
WHEN = (("precombat main", "postcombat main"), ("declare attackers",), ("declare blockers",))
STANDING = {"life": 1.0, "creatures": 0.5, "power": 1.0, "lands": 0.5}
STEP, FORESIGHT = 0.3, 0.95
"""How far a game moves the values; how much of what comes a step later counts for the one before it."""
Parts = Mapping[str, NDArray[np.float32]]


class Duellist:
    """Acts by the values of facts, and remembers by how much each step would have been likelier, and the standing."""

    def __init__(self, columns: Mapping[str, Sequence[str]], luck: np.random.Generator) -> None:
        self.luck = luck
        self.facts = [columns["actions"].index(fact) for fact in FACTS]
        self.steps = [[columns["asked"].index(step) for step in steps] for steps in WHEN]
        self.standing = [columns["seats"].index(each) for each in STANDING]
        self.values = np.zeros((len(WHEN) + 1, len(FACTS)))
        self.slopes: list[NDArray[np.float64]] = []
        self.stood: list[float] = []
        self.usual = 1.0

    def act(self, parts: Parts) -> int:
        """One of the lawful actions of an observation."""
        lawful = np.flatnonzero(parts["actions"][:, 0])
        facts = parts["actions"][lawful][:, self.facts].astype(float)
        when = next((n for n, steps in enumerate(self.steps) if parts["asked"][steps].max() > 0), len(WHEN))
        chances = np.exp(facts @ self.values[when])
        chances /= chances.sum()
        taken = int(self.luck.choice(len(lawful), p=chances))
        slope = np.zeros_like(self.values)
        slope[when] = facts[taken] - chances @ facts
        own, other = parts["seats"][:2, self.standing] @ np.array(list(STANDING.values()))
        self.slopes.append(slope)
        self.stood.append(float(own - other))
        return int(lawful[taken])

    def learn(self, reward: float) -> None:
        """Make each step likelier by how much better it stood afterwards; then comes another game."""
        gains = np.diff([*self.stood, self.stood[-1] + reward]) if self.stood else np.zeros(0)
        for place in range(len(gains) - 2, -1, -1):
            gains[place] += FORESIGHT * gains[place + 1]
        self.usual = 0.95 * self.usual + 0.05 * float((gains**2).mean()) if len(gains) else self.usual
        for gain, slope in zip(gains, self.slopes, strict=True):
            self.values += STEP * gain / np.sqrt(self.usual * len(gains)) * slope
        self.forget()

    def forget(self) -> None:
        """Another game comes, of which nothing has happened."""
        self.slopes.clear()
        self.stood.clear()


def play(games: int, duellist: Duellist, seed: int, *, learning: bool) -> float:
    """So many duels with decks that bots build; gives the mean reward of seat 0, where the duellist sits."""
    env = entaku.env("game", seats=2)
    total = 0.0
    for number in range(games):
        env.reset(seed=None if number else seed)
        for agent in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                break
            if agent == "player_0":
                env.step(duellist.act(env.parts(observation)))
            else:
                env.step(int(duellist.luck.choice(np.flatnonzero(info["action_mask"]))))
        total += env.rewards["player_0"]
        if learning:
            duellist.learn(env.rewards["player_0"])
        duellist.forget()
    return total / games


def main(games: int, seed: int = 1, trials: int = 60) -> tuple[float, float]:
    """Learn; gives the mean reward before and after, against a seat that plays at random."""
    duellist = Duellist(entaku.env("game", seats=2).columns, np.random.default_rng(seed))
    before = play(trials, duellist, 1000 + seed, learning=False)
    play(games, duellist, seed, learning=True)
    after = play(trials, duellist, 1000 + seed, learning=False)
    print(f"mean reward against random play: {before:+.2f} before, {after:+.2f} after {games} games")
    for steps, values in zip((*WHEN, ("otherwise",)), duellist.values.tolist(), strict=True):
        print(", ".join(steps) + ":", *(f"{fact} {value:+.2f}" for fact, value in zip(FACTS, values, strict=True)))
    return before, after


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]) if len(sys.argv) > 1 else (120,))
