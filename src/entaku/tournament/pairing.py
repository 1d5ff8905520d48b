"""Rounds of groups by points: near in points, few meetings twice, fair seats, nobody often in a small group.

A local search: start from the order of points, swap two players of different groups while that costs no more, then
seat each group.  Same players, history and stream give the same pairing.
"""

from collections.abc import Mapping, Sequence
from itertools import combinations, permutations

from msgspec import Struct

from entaku.kernel.randomness import Stream

MEETING, SMALL_AGAIN, DISTANCE = 10_000, 5_000, 10
STEPS_EACH = 250
"""Tried swaps for each player: 32,000 for 128 players, well under a second."""


class Past(Struct):
    """What earlier rounds did: who sat together, who sat in a small group or had a bye, who sat where."""

    met: dict[tuple[int, int], int]
    small: dict[int, int]
    byes: dict[int, int]
    seats: dict[int, list[int]]


def sizes_of(players: int, odd: str = "threes") -> tuple[int, ...]:
    """The group sizes of a round: fours, and threes (or fives) for the rest; fewer than three have byes.

    >>> sizes_of(10), sizes_of(10, "fives"), sizes_of(9)
    ((4, 3, 3), (5, 5), (3, 3, 3))
    """
    if players < 3:
        return ()
    if players == 5:
        return (5,)
    rest = players % 4
    if odd == "fives" and players // 4 >= rest and players >= 4:
        return (5,) * rest + (4,) * (players // 4 - rest)
    threes = (4 - rest) % 4
    return (4,) * ((players - 3 * threes) // 4) + (3,) * threes


def pair(
    players: Sequence[int], points: Mapping[int, int], past: Past, sizes: Sequence[int], stream: Stream
) -> tuple[tuple[int, ...], ...]:
    """Groups of the given sizes, each in the order of its seats."""
    order = list(players)
    stream.shuffle(order)
    order.sort(key=lambda player: -points.get(player, 0))
    ladder = {value: rank for rank, value in enumerate(sorted({points.get(one, 0) for one in order}))}
    rank = {player: ladder[points.get(player, 0)] for player in order}
    groups, start = [], 0
    for size in sizes:
        groups.append(order[start : start + size])
        start += size
    _search(groups, rank, past, stream)
    return tuple(_seated(group, past, stream) for group in groups)


def _search(groups: list[list[int]], rank: Mapping[int, int], past: Past, stream: Stream) -> None:
    if len(groups) < 2:
        return
    met, small, smallest = past.met, past.small, len(groups[0])

    def cost(group: Sequence[int]) -> int:
        total = 0
        for one, other in combinations(group, 2):
            times = met.get((one, other) if one < other else (other, one), 0)
            if times:
                total += MEETING * times * (times + 1)
            apart = rank[one] - rank[other]
            total += DISTANCE * apart * apart
        if len(group) < smallest:
            total += SMALL_AGAIN * sum(small.get(player, 0) for player in group)
        return total

    costs = [cost(group) for group in groups]
    for _ in range(STEPS_EACH * sum(map(len, groups))):
        if not any(costs):
            return
        first, second = stream.below(len(groups)), stream.below(len(groups) - 1)
        second += second >= first
        if not costs[first] and not costs[second]:
            continue
        one, other = groups[first], groups[second]
        here, there = stream.below(len(one)), stream.below(len(other))
        one[here], other[there] = other[there], one[here]
        cost_one, cost_other = cost(one), cost(other)
        if cost_one + cost_other <= costs[first] + costs[second]:
            costs[first], costs[second] = cost_one, cost_other
        else:
            one[here], other[there] = other[there], one[here]


def _seated(group: list[int], past: Past, stream: Stream) -> tuple[int, ...]:
    """The seats that repeat least: nobody first, or last, more often than needed."""
    stream.shuffle(group)
    last = len(group) - 1

    def cost(order: Sequence[int]) -> int:
        total = 0
        for seat, player in enumerate(order):
            for before in past.seats.get(player, ()):
                total += (before == seat) * 4 + (before == 0 and seat == 0) * 2 + (seat == last and before >= last)
        return total

    return min(permutations(group), key=cost)


def past_of(groups: Sequence[Sequence[int]], byes: Sequence[int] = ()) -> Past:
    """What the given groups, each in the order of its seats, and byes leave behind."""
    past = Past({}, {}, {}, {})
    for group in groups:
        for one, other in combinations(sorted(group), 2):
            past.met[one, other] = past.met.get((one, other), 0) + 1
        for seat, player in enumerate(group):
            past.seats.setdefault(player, []).append(seat)
            if len(group) == 3:
                past.small[player] = past.small.get(player, 0) + 1
    for player in byes:
        past.byes[player] = past.byes.get(player, 0) + 1
    return past
