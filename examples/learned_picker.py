"""A picker that learns what cards are worth from whether their drafters win: policy gradient, numpy alone.

Two seats draft one round of boosters, bots build and play.  Seat 0 picks with a chance that grows with a linear value
of a card's facts; what it picked becomes likelier when it wins and less so when it loses.  Seat 1 picks at random.

python examples/learned_picker.py [DRAFTS]
"""

import sys

import numpy as np
from numpy.typing import NDArray

import entaku
from entaku.front.observing import CARD

FACTS = ("a card", "mana value", "power", "toughness", "white", "blue", "black", "red", "green", "creature", "land",
         "instant", "sorcery", "artifact", "enchantment", "planeswalker")  # fmt: skip
STEP = 0.3
"""How far one draft moves the values."""


class Picker:
    """Picks by the values of facts, and remembers by how much each pick would have been likelier."""

    def __init__(self, luck: np.random.Generator) -> None:
        self.luck = luck
        self.values = np.zeros(len(FACTS))
        self.slopes = np.zeros(len(FACTS))

    def pick(self, actions: NDArray[np.float32]) -> int:
        """One of the lawful actions; `actions` is that part of an observation."""
        lawful = np.flatnonzero(actions[:, 0])
        facts = actions[lawful, 3 : 3 + CARD][:, : len(FACTS)]
        chances = np.exp(facts @ self.values)
        chances /= chances.sum()
        taken = int(self.luck.choice(len(lawful), p=chances))
        self.slopes += facts[taken] - chances @ facts
        return int(lawful[taken])

    def learn(self, reward: float) -> None:
        """Make what was picked likelier, or less so."""
        self.values += STEP * reward * self.slopes


def play(drafts: int, picker: Picker, seed: int, *, learning: bool) -> float:
    """So many drafts; gives the mean reward of seat 0."""
    env = entaku.env("draft", seats=2, rounds=1)
    total = 0.0
    for number in range(drafts):
        env.reset(seed=None if number else seed)
        picker.slopes[:] = 0
        for agent in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                break
            if agent == "player_0":
                env.step(picker.pick(env.parts(observation)["actions"]))
            else:
                env.step(int(picker.luck.choice(np.flatnonzero(info["action_mask"]))))
        reward = env.rewards["player_0"]
        total += reward
        if learning:
            picker.learn(reward)
    return total / drafts


def main(drafts: int, trials: int = 60) -> tuple[float, float]:
    """Learn; gives the mean reward before and after, against a seat that picks at random."""
    picker = Picker(np.random.default_rng(1))
    before = play(trials, picker, 2, learning=False)
    play(drafts, picker, 1, learning=True)
    after = play(trials, picker, 2, learning=False)
    print(f"mean reward against random picks: {before:+.2f} before, {after:+.2f} after {drafts} drafts")
    for value, fact in sorted(zip(picker.values.tolist(), FACTS, strict=True), reverse=True):
        print(f"{value:+.3f}  {fact}")
    return before, after


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 150)
