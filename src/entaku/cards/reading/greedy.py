"""Which of what cards lack is worth adding next: what completes the most of them, given all that came before it."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

Lack = TypeVar("Lack")


class Step(NamedTuple, Generic[Lack]):
    """One thing to add: the cards that need it, and those that lack nothing else by then."""

    what: Lack
    needed: Sequence[str]
    completed: Sequence[str]

    def examples(self, most: int) -> tuple[str, ...]:
        """A few of the cards that it completes, or that need it if it completes none."""
        return tuple((self.completed or self.needed)[:most])


def greedily(lacks: Mapping[str, frozenset[Lack]], order: Sequence[Lack]) -> Iterator[Step[Lack]]:
    """Everything in `order` that cards lack, always what completes the most of them next.

    Of those that complete as many what more cards need comes first, then what stands first in `order`.

    >>> lacks = {"One": frozenset("ab"), "Two": frozenset("a"), "Three": frozenset("ab")}
    >>> [(step.what, len(step.needed), step.completed) for step in greedily(lacks, "ba")]
    [('a', 3, ['Two']), ('b', 2, ['One', 'Three'])]
    """
    needed: dict[Lack, list[str]] = defaultdict(list)
    for card, own in lacks.items():
        for lack in own:
            needed[lack].append(card)
    left = {card: set(own) for card, own in lacks.items()}
    alone = Counter(lack for own in lacks.values() if len(own) == 1 for lack in own)
    waiting = [lack for lack in order if lack in needed]
    while waiting:
        best = max(waiting, key=lambda lack: (alone[lack], len(needed[lack])))
        waiting.remove(best)
        yield Step(best, needed[best], [card for card in needed[best] if left[card] == {best}])
        for card in needed[best]:
            left[card].discard(best)
            if len(left[card]) == 1:
                alone.update(left[card])
