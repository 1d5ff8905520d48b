"""The best groups there are, chosen among all by HiGHS, where scipy is installed and the players are few enough.

Each possible group is a column of a set partition: every player sits in one group, and there are as many groups of each
size as wanted.  First what is grave is made least, then, among the groups that allow it, the distance in points.
What is solved beforehand without whole numbers bounds what any pairing costs, and rules most groups out.
"""

import math
from collections.abc import Sequence
from importlib.util import find_spec
from itertools import chain, combinations
from typing import TYPE_CHECKING

from entaku.tournament.pairing_worth import Costs, Quality, least_distance

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray
    from scipy.sparse import csc_matrix

    Numbers = NDArray[numpy.float64]

MOST_SOLVED = 32
"""Of so many players all possible groups are looked at: 36,000 of four."""
MOST_WEIGHED, NODES = 10_500, 200
"""So many groups are weighed against one another at most, in so many parts of the problem: a second's work.  Where more
are left the pairing that it began with stays, beside its bound."""
SLACK = 1e-6


def has_solver() -> bool:
    """Whether scipy is installed."""
    return find_spec("scipy") is not None


def best_groups(groups: Sequence[Sequence[int]], costs: Costs) -> tuple[list[list[int]], Quality]:
    """Groups of the same players and sizes that cost least, and how good they are; `groups` are what it begins with."""
    choice = _Choice(groups, costs)
    found, proved = [list(group) for group in groups], True
    grave = sum(map(costs.grave, found))
    if grave:
        better, bound = choice.least(choice.grave, grave)
        found = found if better is None else better
        grave = sum(map(costs.grave, found))
        proved = bound >= grave
    if not proved:
        least = least_distance([costs.step[player] for player in choice.players], [len(group) for group in found])
        return found, costs.quality(found, least, proved)
    distance = sum(map(costs.distance, found))
    better, bound = choice.least(choice.distance, distance, grave)
    return (found if better is None else better), costs.quality(better or found, bound, proved)


class _Choice:
    """All groups that there could be, with what each costs."""

    def __init__(self, groups: Sequence[Sequence[int]], costs: Costs) -> None:
        import numpy

        self.players = [player for group in groups for player in group]
        sizes = [len(group) for group in groups]
        self.sizes = {size: sizes.count(size) for size in sorted(set(sizes))}
        grave_of, steps, small = self._matrices(costs)
        grave, distance = [], []
        self._members: list[tuple[int, ...]] = []
        for size in self.sizes:
            members = numpy.array(list(combinations(range(len(self.players)), size)))
            self._members += map(tuple, members.tolist())
            pairs = list(combinations(range(size), 2))
            grave.append(sum(grave_of[members[:, one], members[:, other]] for one, other in pairs))
            distance.append(sum((steps[members[:, one]] - steps[members[:, other]]) ** 2 for one, other in pairs))
            if size < max(self.sizes):
                grave[-1] = grave[-1] + small[members].sum(axis=1)
        self.grave: Numbers = numpy.concatenate(grave)
        self.distance: Numbers = numpy.concatenate(distance)

    def _matrices(self, costs: Costs) -> "tuple[Numbers, Numbers, Numbers]":
        import numpy

        grave = numpy.array([[float(costs.grave_pair(one, other)) for other in self.players] for one in self.players])
        steps = numpy.array([float(costs.step[player]) for player in self.players])
        return grave, steps, numpy.array([float(costs.small_again(player)) for player in self.players])

    def least(self, cost: "Numbers", known: int, grave: int | None = None) -> tuple[list[list[int]] | None, int]:
        """The groups that cost least, None where none cost less than is `known`, and what all cost at least.

        `grave`: they may be no graver than this together.
        """
        import numpy
        from scipy.optimize import Bounds, LinearConstraint, linprog, milp

        some = numpy.arange(len(cost)) if grave is None else numpy.flatnonzero(self.grave <= grave + 0.5)
        rows, wanted = self._rows(some), self._wanted()
        top = None if grave is None else self.grave[some][None, :]
        whole = linprog(
            cost[some], top, None if top is None else [grave], rows, wanted, bounds=(0, None), method="highs"
        )
        if whole.status:
            return None, 0
        bound = _up(whole.fun)
        if bound >= known:
            return None, known
        dear = cost[some] - rows.T @ whole.eqlin.marginals
        dear = dear if top is None else dear - top[0] * whole.ineqlin.marginals[0]
        kept = dear <= known - whole.fun + SLACK
        if kept.sum() > MOST_WEIGHED:
            return None, bound
        limits = [LinearConstraint(rows[:, kept], wanted, wanted)]
        if top is not None and grave is not None:
            limits.append(LinearConstraint(top[:, kept], -numpy.inf, grave + 0.5))
        options = {"node_limit": NODES, "mip_rel_gap": 0.0}
        best = milp(cost[some][kept], constraints=limits, integrality=1, bounds=Bounds(0, 1), options=options)
        bound = bound if best.mip_dual_bound is None else max(bound, min(known, _up(best.mip_dual_bound)))
        if best.x is None or round(best.fun) >= known:
            return None, bound
        picked = some[kept][best.x > 0.5]
        return [[self.players[place] for place in self._members[column]] for column in picked.tolist()], bound

    def _rows(self, some: "NDArray[numpy.int64]") -> "csc_matrix":
        """Which players are in each of these groups, and of which size it is."""
        import numpy
        from scipy.sparse import csc_matrix

        at = {size: len(self.players) + row for row, size in enumerate(self.sizes)}
        entries = [(*self._members[column], at[len(self._members[column])]) for column in some.tolist()]
        ends = numpy.cumsum([0, *map(len, entries)])
        inside = numpy.fromiter(chain.from_iterable(entries), dtype=numpy.int64, count=int(ends[-1]))
        shape = (len(self.players) + len(at), len(entries))
        return csc_matrix((numpy.ones(len(inside)), inside, ends), shape=shape)

    def _wanted(self) -> list[int]:
        return [1] * len(self.players) + list(self.sizes.values())


def _up(bound: float) -> int:
    """A bound of whole numbers: the next one up, but for what computing with fractions adds."""
    return math.ceil(bound - SLACK)
