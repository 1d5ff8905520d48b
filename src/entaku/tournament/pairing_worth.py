"""What a pairing of groups costs, and what no pairing can cost less than."""

from collections.abc import Mapping, Sequence
from itertools import combinations

from msgspec import Struct

SMALL_AGAIN, MEETING, BRACKET = 1_000_000, 10_000, 4_000
"""What is grave: first of all that somebody sits in a small group who has sat there oftener than others."""
GRAVE = 1 << 40
"""What one unit of what is grave counts more than any distance in points."""


class Past(Struct):
    """What earlier rounds did: who sat together, who sat in a small group or had a bye, who sat where."""

    met: dict[tuple[int, int], int]
    small: dict[int, int]
    byes: dict[int, int]
    seats: dict[int, list[int]]


class Quality(Struct, frozen=True):
    """How good a pairing of groups is.

    `meetings` are pairs that have sat together before; `distance` is the sum over all pairs of the squares of the
    steps in points between them, and `least` what it is at least in any pairing that meets as few again.  `proved`:
    whether no pairing meets fewer again.
    """

    meetings: int
    distance: int
    least: int
    proved: bool


class Costs:
    """What groups of these players cost after these rounds, where the largest group has so many."""

    def __init__(
        self,
        players: Sequence[int],
        points: Mapping[int, int],
        past: Past,
        brackets: Mapping[int, int],
        largest: int,
    ) -> None:
        ladder = {value: step for step, value in enumerate(sorted({points.get(one, 0) for one in players}))}
        self.step = {player: ladder[points.get(player, 0)] for player in players}
        self._met, self._small, self._brackets, self._largest = past.met, past.small, brackets, largest

    def grave(self, group: Sequence[int]) -> int:
        """What weighs more than points: a small group again, meetings again, brackets apart."""
        total = sum(self.grave_pair(one, other) for one, other in combinations(group, 2))
        if len(group) < self._largest:
            total += sum(map(self.small_again, group))
        return total

    def grave_pair(self, one: int, other: int) -> int:
        """What two cost that sit together, points left out."""
        times = self.meetings(one, other)
        return MEETING * times * (times + 1) + BRACKET * abs(self._brackets.get(one, 0) - self._brackets.get(other, 0))

    def small_again(self, player: int) -> int:
        """What it costs that somebody sits in a small group."""
        return SMALL_AGAIN * self._small.get(player, 0)

    def meetings(self, one: int, other: int) -> int:
        """How often two have sat together."""
        return self._met.get((one, other) if one < other else (other, one), 0)

    def distance(self, group: Sequence[int]) -> int:
        """The squares of the steps in points between all of a group."""
        steps = [self.step[player] for player in group]
        return len(steps) * sum(one * one for one in steps) - sum(steps) ** 2

    def of(self, group: Sequence[int]) -> int:
        """All that a group costs, what is grave first."""
        return GRAVE * self.grave(group) + self.distance(group)

    def quality(self, groups: Sequence[Sequence[int]], least: int, proved: bool) -> Quality:
        """How good these groups are."""
        meetings = sum(self.meetings(*two) > 0 for group in groups for two in combinations(group, 2))
        return Quality(meetings, sum(map(self.distance, groups)), least, proved)


def least_distance(steps: Sequence[int], sizes: Sequence[int]) -> int:
    """What the distance of groups of these sizes is at least, whoever has met.

    Groups of one size are nearest where they follow one another in the order of points: exchanging players of two
    groups so that one has the higher ones makes the squares of their sums larger.  Of several sizes each player is as
    near to as many others as sit with them, at best.

    >>> least_distance([0, 0, 1, 1, 2, 2], (3, 3)), least_distance([0, 0, 0, 5], (4,))
    (4, 75)
    """
    ordered = sorted(steps)
    if len(set(sizes)) == 1:
        size = sizes[0]
        parts = [ordered[start : start + size] for start in range(0, len(ordered), size)]
        return sum(len(part) * sum(one * one for one in part) - sum(part) ** 2 for part in parts)
    nearest = [_nearest(ordered, place, max(sizes) - 1) for place in range(len(ordered))]
    few, many = min(sizes) - 1, max(sizes) - 1
    spared = sorted((sum(each[few:many]) for each in nearest), reverse=True)
    in_small = sum(size for size in sizes if size < max(sizes))
    return max(0, sum(map(sum, nearest)) - sum(spared[:in_small]) + 1) // 2


def _nearest(ordered: Sequence[int], place: int, count: int) -> list[int]:
    """The squares of the steps to so many others, the smallest first."""
    around = (*ordered[max(0, place - count) : place], *ordered[place + 1 : place + 1 + count])
    return sorted((one - ordered[place]) ** 2 for one in around)[:count]
