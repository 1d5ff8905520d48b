"""Swiss rounds of two-player matches: nobody meets twice while it can be avoided, players of equal points meet.

The pairing is a perfect matching of least cost (`networkx`): first the fewest second byes, then the fewest meetings
again, then the bye for the lowest, then the smallest differences in points, then lots.  Same players, history and
stream give the same pairing.
"""

from collections.abc import Collection, Mapping, Sequence
from itertools import combinations, groupby

from entaku.kernel.randomness import Stream
from entaku.tournament.acts import Seating
from entaku.tournament.finishing import PlayerId
from entaku.tournament.matches import records
from entaku.tournament.state import State

NEIGHBOURS = 16
"""A player is matched with one of so many next ones in the order of points first, which is quick for large halls;
where that leaves somebody over, with anybody."""

CHUNK = 16
"""In large halls so many of equal points, drawn by lot, are matched among themselves: such a match, first met, costs
nothing but lots, so that the whole pairing stays as good as it can be.  What is matched at once grows with the number
of different points alone."""

LOTS = 1_000
BYE = 0
"""Stands for the bye in a matching; players count from 1."""

Pair = tuple[PlayerId, PlayerId]


def pair(
    players: Sequence[PlayerId],
    points: Mapping[PlayerId, int],
    met: Mapping[Pair, int],
    byes: Collection[PlayerId],
    stream: Stream,
) -> tuple[list[Pair], PlayerId | None]:
    """The matches of a round, those of the most points first, and who has the bye where the players are odd.

    `met` counts meetings by pairs (the lower number first); `byes` have had one already.
    """
    order = list(players)
    stream.shuffle(order)
    order.sort(key=lambda player: -points.get(player, 0))
    place = {player: number for number, player in enumerate(order)}
    costs = Costs(order, points, met, byes, stream)
    equals, order = _equals(order, points, met, costs)
    near = [
        (one, other, costs.of(one, other))
        for place, one in enumerate(order)
        for other in order[place + 1 : place + 1 + NEIGHBOURS]
        if (min(one, other), max(one, other)) not in met
    ]
    first = [(BYE, player, costs.of_bye(player)) for player in order if player not in byes] if len(order) % 2 else []
    matched = _matching(near + first)
    if 2 * len(matched) < len(order):
        anybody = [(one, other, costs.of(one, other)) for at, one in enumerate(order) for other in order[at + 1 :]]
        anyway = [(BYE, player, costs.of_bye(player)) for player in order] if len(order) % 2 else []
        matched = _matching(anybody + anyway)
    bye = next((one + other for one, other in matched if BYE in (one, other)), None)
    pairs = equals + [(one, other) for one, other in matched if BYE not in (one, other)]
    pairs.sort(key=lambda two: sorted(place[player] for player in two))
    return [_seated(two, stream) for two in pairs], bye


def _equals(
    order: Sequence[PlayerId], points: Mapping[PlayerId, int], met: Mapping[Pair, int], costs: "Costs"
) -> tuple[list[Pair], list[PlayerId]]:
    """Matches of equals who haven't met, in chunks, and who is left to be matched with anybody: few of each points."""
    pairs: list[Pair] = []
    left: list[PlayerId] = []
    for _, level in groupby(order, key=lambda player: points.get(player, 0)):
        equals = list(level)
        while len(equals) >= 2 * CHUNK:
            chunk, equals = equals[:CHUNK], equals[CHUNK:]
            fresh = [
                (one, other) for one, other in combinations(chunk, 2) if (min(one, other), max(one, other)) not in met
            ]
            matched = _matching([(one, other, costs.of(one, other)) for one, other in fresh])
            pairs += matched
            seated = {player for two in matched for player in two}
            left += [player for player in chunk if player not in seated]
        left += equals
    return pairs, left


class Costs:
    """What a match or a bye costs: each kind of reason outweighs all of those that come after it."""

    def __init__(
        self,
        order: Sequence[PlayerId],
        points: Mapping[PlayerId, int],
        met: Mapping[Pair, int],
        byes: Collection[PlayerId],
        stream: Stream,
    ) -> None:
        self._met, self._byes, self._stream = met, byes, stream
        ladder = {value: step for step, value in enumerate(sorted({points.get(one, 0) for one in order}))}
        self._step = {player: ladder[points.get(player, 0)] for player in order}
        self._distance = LOTS * (len(order) + 1)
        self._lower_bye = self._distance * (len(order) + 1) * (len(ladder) + 1) ** 2
        self._again = self._lower_bye * (len(ladder) + 1)
        self._bye_again = self._again * (len(order) + 1) * (1 + max(met.values(), default=0))

    def of(self, one: PlayerId, other: PlayerId) -> int:
        """What a match of these two costs: meetings so far, then the difference in points, then lots."""
        times = self._met.get((min(one, other), max(one, other)), 0)
        apart = self._step[one] - self._step[other]
        return self._again * times + self._distance * apart**2 + self._stream.below(LOTS)

    def of_bye(self, player: PlayerId) -> int:
        """What a bye costs: having had one, then points, then lots."""
        had = self._bye_again * (player in self._byes)
        return had + self._lower_bye * self._step[player] + self._stream.below(LOTS)


def _matching(edges: Sequence[tuple[int, int, int]]) -> list[Pair]:
    """The most pairs of least cost, in an order that follows from the edges alone."""
    import networkx  # takes most of a second, and only nights of this form need it

    graph: networkx.Graph[int] = networkx.Graph()
    for one, other, cost in edges:
        graph.add_edge(one, other, weight=-cost)
    return sorted((min(two), max(two)) for two in networkx.max_weight_matching(graph, maxcardinality=True))


def _seated(two: Pair, stream: Stream) -> Pair:
    order = list(two)
    stream.shuffle(order)
    return order[0], order[1]


def met(state: State) -> dict[Pair, int]:
    """How often two players sat at a match of the Swiss rounds together."""
    found: dict[Pair, int] = {}
    for group in state.groups.values():
        if group.half == "swiss" and len(group.game.order) == 2:
            one, other = sorted(group.game.order)
            found[one, other] = found.get((one, other), 0) + 1
    return found


def had_bye(state: State) -> set[PlayerId]:
    """Who won a Swiss round without a match: by a bye, or because nobody came."""
    alone = {player for group in state.groups.values() if len(group.game.order) == 1 for player in group.game.order}
    return alone | {player for _, player in state.byes}


def next_round(state: State, stream: Stream) -> tuple[Seating, ...]:
    """The next Swiss round of everybody who takes part; who is left over is in no match."""
    points = {player: record.points for player, record in records(state).items()}
    pairs, _ = pair(state.playing(), points, met(state), had_bye(state), stream)
    return tuple(Seating(two, "swiss") for two in pairs)
