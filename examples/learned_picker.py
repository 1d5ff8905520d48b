"""A picker that learns what cards are worth from whether their drafters win: policy gradient, numpy alone.

Two seats draft one round of boosters, bots build and play.  While it learns both pick with a chance that grows with a
linear value of a card's facts; what the winner picked becomes likelier, what the loser picked less so.  Before and
after, seat 1 picks at random.

python examples/learned_picker.py [DRAFTS [SEED]]
"""

import sys

import numpy as np
from numpy.typing import NDArray

import entaku
from entaku.front.layout import CARD

FACTS = ("a card", "mana value", "power", "toughness", "white", "blue", "black", "red", "green", "creature", "land",
         "instant", "sorcery", "artifact", "enchantment", "planeswalker")  # fmt: skip
STEP = 0.05
"""How far one draft moves the values: so little that no few games decide, whichever they are."""


class Picker:
    """Picks by the values of facts, and remembers for each seat by how much its picks would have been likelier."""

    def __init__(self, luck: np.random.Generator) -> None:
        self.luck = luck
        self.values = np.zeros(len(FACTS))
        self.slopes = np.zeros((2, len(FACTS)))

    def pick(self, seat: int, actions: NDArray[np.float32]) -> int:
        """One of the lawful actions; `actions` is that part of an observation."""
        lawful = np.flatnonzero(actions[:, 0])
        facts = actions[lawful, 3 : 3 + CARD][:, : len(FACTS)]
        chances = np.exp(facts @ self.values)
        chances /= chances.sum()
        taken = int(self.luck.choice(len(lawful), p=chances))
        self.slopes[seat] += facts[taken] - chances @ facts
        return int(lawful[taken])

    def learn(self, rewards: tuple[float, float]) -> None:
        """Make what each seat picked likelier, or less so; then comes another draft."""
        self.values += STEP * np.array(rewards) @ self.slopes
        self.slopes[:] = 0


def play(drafts: int, picker: Picker, seed: int, *, learning: bool) -> float:
    """So many drafts; gives the mean reward of seat 0.  Who learns sits at both seats, else chance sits at seat 1."""
    env = entaku.env("draft", seats=2, rounds=1)
    total = 0.0
    for number in range(drafts):
        env.reset(seed=None if number else seed)
        for agent in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                break
            if learning or agent == "player_0":
                env.step(picker.pick(int(agent[-1]), env.parts(observation)["actions"]))
            else:
                env.step(int(picker.luck.choice(np.flatnonzero(info["action_mask"]))))
        total += env.rewards["player_0"]
        if learning:
            picker.learn((env.rewards["player_0"], env.rewards["player_1"]))
    return total / drafts


def main(drafts: int, seed: int = 1, trials: int = 60) -> tuple[float, float]:
    """Learn; gives the mean reward before and after, against a seat that picks at random."""
    picker = Picker(np.random.default_rng(seed))
    before = play(trials, picker, 1000 + seed, learning=False)
    picker.slopes[:] = 0
    play(drafts, picker, seed, learning=True)
    after = play(trials, picker, 1000 + seed, learning=False)
    print(f"mean reward against random picks: {before:+.2f} before, {after:+.2f} after {drafts} drafts")
    for value, fact in sorted(zip(picker.values.tolist(), FACTS, strict=True), reverse=True):
        print(f"{value:+.3f}  {fact}")
    return before, after


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]) if len(sys.argv) > 1 else (200,))
