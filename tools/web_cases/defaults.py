"""Tie-breakers as a night has them: for `night/defaults.ts`."""

from collections.abc import Iterator
from random import Random
from typing import get_args

from entaku.tournament.settings import Settings, Tie

MANY = 30


def cases() -> Iterator[dict[str, object]]:
    """A night's settings, and what parts players of equal points in it."""
    random = Random("defaults")
    ties: tuple[Tie, ...] = get_args(Tie)
    for _ in range(MANY):
        chosen = tuple(random.sample(ties, random.randint(0, 4)))
        agreed = Settings(structure=random.choice(("points", "swiss", "elimination")), ties=chosen)
        yield {"structure": agreed.structure, "ties": chosen, "breakers": agreed.tie_breakers}
