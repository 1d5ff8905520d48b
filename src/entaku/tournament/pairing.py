"""Rounds of groups by points: near in points, few meetings twice, fair seats, nobody often in a small group.

A local search: start from the order of points, swap two players of different groups while that costs no more; then,
where it can be done (`best_groups`), the best of all; then seat each group.  Meetings again come before points,
whatever the points are.  Same players, history and stream give the same pairing.
"""

from collections.abc import Mapping, Sequence
from itertools import combinations, permutations

from entaku.kernel.randomness import Stream
from entaku.tournament.best_groups import MOST_SOLVED, best_groups, has_solver
from entaku.tournament.pairing_worth import Costs, Past, Quality, least_distance

STEPS_EACH, MOST_STEPS = 250, 60_000
"""Tried swaps for each player, and for all: less than a second however many they are."""
NEAR = 4
"""So many groups on each side are near in points."""
PART, MOST_IN_PARTS = 5, 100
"""Of more players than that the best groups are found in parts of so many groups, up to so many players."""


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
    players: Sequence[int],
    points: Mapping[int, int],
    past: Past,
    sizes: Sequence[int],
    stream: Stream,
    brackets: Mapping[int, int] | None = None,
) -> tuple[tuple[int, ...], ...]:
    """Groups of the given sizes, each in the order of its seats; those of one bracket together, where that is known."""
    return paired(players, points, past, sizes, stream, brackets)[0]


def paired(
    players: Sequence[int],
    points: Mapping[int, int],
    past: Past,
    sizes: Sequence[int],
    stream: Stream,
    brackets: Mapping[int, int] | None = None,
) -> tuple[tuple[tuple[int, ...], ...], Quality | None]:
    """The groups of a round, and how good they are; None where there is nothing to choose."""
    of = brackets or {}
    order = list(players)
    stream.shuffle(order)
    order.sort(key=lambda player: (-of.get(player, 0), -points.get(player, 0)))
    groups, start = [], 0
    for size in sizes:
        groups.append(order[start : start + size])
        start += size
    if len(groups) < 2:
        return tuple(_seated(group, past, stream) for group in groups), None
    costs = Costs(order, points, past, of, max(sizes))
    _search(groups, costs, stream)
    groups, quality = _finished(groups, costs)
    return tuple(_seated(group, past, stream) for group in groups), quality


def _finished(groups: list[list[int]], costs: Costs) -> tuple[list[list[int]], Quality]:
    """The best groups there are, as far as that can be found out, and what all cost at least."""
    players = [player for group in groups for player in group]
    least = least_distance([costs.step[player] for player in players], [len(group) for group in groups])
    quality = costs.quality(groups, least, proved=not sum(map(costs.grave, groups)))
    if (quality.proved and quality.distance <= least) or not has_solver():
        return groups, quality
    if len(players) <= MOST_SOLVED:
        return best_groups(groups, costs)
    if len(players) <= MOST_IN_PARTS:
        groups = _in_parts(groups, costs)
    return groups, costs.quality(groups, least, proved=not sum(map(costs.grave, groups)))


def _in_parts(groups: list[list[int]], costs: Costs) -> list[list[int]]:
    """The best groups of the players of a few that are near in points, then of the next few."""
    groups = sorted(groups, key=lambda group: -sum(costs.step[player] for player in group) / len(group))
    for start in range(0, len(groups) - PART + 1, PART // 2):
        part = groups[start : start + PART]
        groups[start : start + PART] = best_groups(part, costs)[0]
    return groups


def _search(groups: list[list[int]], costs: Costs, stream: Stream) -> None:
    """Exchange two players of different groups as long as that costs no more, where something costs anything.

    Mostly near in the order of points: the groups stand in it.
    """
    each = [costs.of(group) for group in groups]
    for _ in range(min(MOST_STEPS, STEPS_EACH * sum(map(len, groups)))):
        first = _dear(each, stream)
        if first is None:
            return
        second = _beside(first, len(groups), stream)
        one, other = groups[first], groups[second]
        here, there = stream.below(len(one)), stream.below(len(other))
        one[here], other[there] = other[there], one[here]
        cost_one, cost_other = costs.of(one), costs.of(other)
        if cost_one + cost_other <= each[first] + each[second]:
            each[first], each[second] = cost_one, cost_other
        else:
            one[here], other[there] = other[there], one[here]


def _dear(each: Sequence[int], stream: Stream) -> int | None:
    """The next group from anywhere on that costs something, None where none does."""
    start = stream.below(len(each))
    return next((at % len(each) for at in range(start, start + len(each)) if each[at % len(each)]), None)


def _beside(first: int, groups: int, stream: Stream) -> int:
    """Another group: three times of four one of those next to it."""
    if groups > 2 * NEAR and stream.below(4):
        step = 1 + stream.below(NEAR)
        return (first + (step if stream.below(2) else -step)) % groups
    second = stream.below(groups - 1)
    return second + (second >= first)


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
