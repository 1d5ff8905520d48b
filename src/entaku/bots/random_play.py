"""A player who does anything lawful, at random.  It finds the faults of rules, and is easy to beat.

It decides from the decision alone; its chance comes from its own stream, so that a game with it can be played again.
"""

from collections.abc import Mapping

from entaku.kernel.decisions import (
    Answer,
    Assign,
    Choose,
    Decision,
    Divide,
    Name,
    Number,
    Order,
    Split,
    YesNo,
)
from entaku.kernel.randomness import Seed, Stream


class RandomPlayer:
    """Answers decisions of any table.

    weights   how likely each kind of option is, 1 if it isn't named; those of weight 0 only for want of others
    """

    def __init__(self, seed: Seed, name: str, weights: Mapping[str, int] | None = None) -> None:
        self.stream = Stream(seed, name, "play")
        self.weights = {"mana": 0, "pass": 2} if weights is None else weights

    def answer(self, decision: Decision) -> Answer:
        """A lawful answer, every one of them possible."""
        shape, stream = decision.shape, self.stream
        if isinstance(shape, YesNo):
            return False if decision.purpose in ("game-mulligan", "game-concede") else stream.below(2) == 1
        if isinstance(shape, Number):
            return shape.least + stream.below(shape.most - shape.least + 1)
        if isinstance(shape, Choose):
            return self._choose(shape)
        if isinstance(shape, Order):
            keys = [option.key for option in shape.options]
            stream.shuffle(keys)
            return tuple(keys)
        if isinstance(shape, Name):
            return stream.choose(shape.known) if shape.known else decision.default
        if isinstance(shape, Assign):
            return self._assign(shape, decision)
        if isinstance(shape, Divide):
            return self._divide(shape, decision)
        return self._split(shape)

    def _choose(self, shape: Choose) -> Answer:
        if shape.least == shape.most == 1:
            weights = [self.weights.get(option.what, 3) for option in shape.options]
            if not any(weights):
                return shape.options[0].key
            return shape.options[self.stream.weighted(weights)].key
        keys = [option.key for option in shape.options]
        self.stream.shuffle(keys)
        count = shape.least + self.stream.below(min(shape.most, len(keys)) - shape.least + 1)
        return tuple(keys[:count])

    def _assign(self, shape: Assign, decision: Decision) -> Answer:
        if decision.about and isinstance(decision.about[0], str):
            return decision.default
        rows: list[tuple[int, ...]] = []
        for choices in shape.choices:
            take = self.stream.below(len(choices) + 1)
            key = choices[take].key if take < len(choices) else None
            rows.append((key,) if isinstance(key, int) else ())
        return tuple(rows)

    def _divide(self, shape: Divide, decision: Decision) -> Answer:
        if shape.least_each == 0:
            return decision.default
        shares = [shape.least_each for _ in shape.options]
        for _ in range(shape.total - sum(shares)):
            shares[self.stream.below(len(shares))] += 1
        return tuple(shares)

    def _split(self, shape: Split) -> Answer:
        keys = [option.key for option in shape.options if isinstance(option.key, int)]
        self.stream.shuffle(keys)
        cut = self.stream.below(len(keys) + 1)
        return (tuple(keys[:cut]), tuple(keys[cut:]))
