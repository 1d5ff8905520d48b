"""How many pods and groups so many players make, and who sits where in them by lot."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TypeVar

from msgspec import Struct

from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import Stream
from entaku.tournament.settings import Settings

FEWEST, MOST = 3, 10_000
COST = {8: 0, 7: 3, 9: 3, 6: 4, 10: 4, 5: 12, 4: 20, 3: 28}
"""What a pod of each size costs, in halves: the nearer to eight the better, never over ten (EV-1)."""

MOST_IN_A_GROUP_GAME = 6
"""So many draft and play a Group Game at most.  (EV-13)"""

Thing = TypeVar("Thing")


class PodSplit(Struct, frozen=True):
    """The size of a pod and of the groups that play in it."""

    size: int
    groups: tuple[int, ...]


class Split(Struct, frozen=True):
    """How the players of a night are split into pods and groups."""

    players: int
    pods: tuple[PodSplit, ...]


def split(players: int) -> Split:
    """The pods and groups of a night.  (EV-1, EV-2)

    Raises Unlawful for fewer players than a group needs, or more than any hall holds.

    >>> [(pod.size, pod.groups) for pod in split(14).pods]
    [(8, (4, 4)), (6, (3, 3))]
    """
    if players < FEWEST:
        raise Unlawful("night-too-few", players=players, fewest=FEWEST)
    if players > MOST:
        raise Unlawful("night-too-many", players=players, most=MOST)
    spare = max(0, (players - 33) // 8)  # pods of eight cost nothing; the rest decides
    sizes = sorted((8,) * spare + _cheapest(players - 8 * spare)[2], reverse=True)
    return Split(players, tuple(PodSplit(size, groups_of(size, later=index > 0)) for index, size in enumerate(sizes)))


def split_of_group_games(players: int) -> Split:
    """The tables of Group Games: everybody at one, or at tables as near to four as can be.  (EV-13, EV-14)

    Raises Unlawful for fewer players than a game needs, or more than any hall holds.

    >>> [split_of_group_games(players).pods[0].groups for players in (3, 6)]
    [(3,), (6,)]
    >>> [pod.size for pod in split_of_group_games(11).pods]
    [4, 4, 3]
    """
    if players < FEWEST:
        raise Unlawful("night-too-few", players=players, fewest=FEWEST)
    if players > MOST:
        raise Unlawful("night-too-many", players=players, most=MOST)
    tables = 1 if players <= MOST_IN_A_GROUP_GAME else max(2, round(players / 4))
    fewer, more = divmod(players, tables)
    sizes = [fewer + 1] * more + [fewer] * (tables - more)
    return Split(players, tuple(PodSplit(size, (size,)) for size in sizes))


def split_of(settings: Settings, players: int) -> Split:
    """The pods and groups of so many players, as the night is played.  (EV-2, EV-14)"""
    return split_of_group_games(players) if settings.structure == "group-game" else split(players)


def groups_of(size: int, later: bool = False) -> tuple[int, ...]:
    """The groups of a pod: one up to five players, else two as near to each other as can be.  (EV-2)

    The table of the rule names the smaller group first in the first pod and last in a later one, and so do we.
    Drops may leave a pod of two or one: that is one group too.
    """
    if size <= 5:
        return (size,)
    smaller, larger = size // 2, size - size // 2
    return (larger, smaller) if later else (smaller, larger)


def dealt(
    things: Sequence[Thing], sizes: Sequence[int], stream: Stream, together: Mapping[Thing, int] | None = None
) -> tuple[tuple[Thing, ...], ...]:
    """The things in random order, dealt into parts of the given sizes.  (EV-3)

    Those of one number come `together` as far as the sizes let them, in random order all the same.
    """
    order = list(things)
    stream.shuffle(order)
    if together:
        order.sort(key=lambda thing: -together.get(thing, 0))
    parts, start = [], 0
    for size in sizes:
        part = order[start : start + size]
        if together:
            stream.shuffle(part)
        parts.append(tuple(part))
        start += size
    return tuple(parts)


@cache
def _cheapest(players: int) -> tuple[int, int, tuple[int, ...]]:
    """The least cost, the fewest pods at that cost, and their sizes."""
    best: tuple[int, int, tuple[int, ...]] = (1_000_000, 0, ())
    if players == 0:
        return (0, 0, ())
    for size, cost in COST.items():
        if size <= players:
            rest = _cheapest(players - size)
            best = min(best, (rest[0] + cost, rest[1] + 1, (*rest[2], size)))
    return best
