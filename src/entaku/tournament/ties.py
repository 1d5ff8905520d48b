"""Tie-breakers in the order that a night has agreed on: each parts those who are still level after the ones before.

Who is level in all of them stands as registered.
"""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from typing import NamedTuple

from entaku.kernel.randomness import Seed, Stream
from entaku.tournament.finishing import PlayerId
from entaku.tournament.said import Said, saying
from entaku.tournament.settings import Tie

Values = Mapping[PlayerId, Fraction | int]
"""What each player has of something; the more, the better."""


class TieBreaker(NamedTuple):
    """`values` of those who are level, and how what a player has is said; None where it is told only if it parts."""

    key: Tie
    values: Callable[[Sequence[PlayerId]], Values]
    said: Callable[[PlayerId], Said] | None


class Meetings(NamedTuple):
    """What players took from one another: by pairs, the parts of 1 that the first took, one for each meeting."""

    taken: Mapping[tuple[PlayerId, PlayerId], Sequence[Fraction]]

    def among(self, level: Sequence[PlayerId]) -> Values:
        """What each took on average from the others who are level; nothing for all unless everybody met everybody."""
        found: dict[PlayerId, Fraction | int] = {}
        for one in level:
            parts = [self.taken.get((one, other), ()) for other in level if other != one]
            if not parts or not all(parts):
                return dict.fromkeys(level, 0)
            found[one] = sum((part for each in parts for part in each), Fraction(0)) / sum(map(len, parts))
        return found

    def breaker(self) -> TieBreaker:
        """The games of those who are level against each other."""
        return TieBreaker("head-to-head", self.among, None)


LOTS = 1 << 64
"""So many lots there are: enough that no two players of a night have the same."""


def by_lot(seed: Seed) -> TieBreaker:
    """Each player's lot, one for the whole night.

    It follows from the night's seed and the player's number alone, so that no undo and no correction draws it again
    and whoever comes later changes nobody's.
    """

    def values(level: Sequence[PlayerId]) -> Values:
        return {player: Stream(seed, "night", "lot", player).below(LOTS) for player in level}

    return TieBreaker("lot", values, None)


def in_order(
    players: Sequence[PlayerId], points: Mapping[PlayerId, int], breakers: Sequence[TieBreaker]
) -> list[tuple[PlayerId, tuple[Said, ...]]]:
    """Everybody, best first by points and then by the tie-breakers, each with what these say of them."""
    parted: dict[PlayerId, set[Tie]] = {player: set() for player in players}

    def apart(level: Sequence[PlayerId], left: Sequence[TieBreaker]) -> list[PlayerId]:
        if len(level) == 1 or not left:
            return sorted(level)
        breaker, *later = left
        steps = _steps(level, breaker.values(level))
        if len(steps) > 1:
            for player in level:
                parted[player].add(breaker.key)
        return [player for step in steps for player in apart(step, later)]

    order = [player for step in _steps(players, points) for player in apart(step, breakers)]
    return [(player, _reasons(player, breakers, parted[player])) for player in order]


def _steps(players: Sequence[PlayerId], values: Values) -> list[list[PlayerId]]:
    """The players by what they have, the most first; those who have the same together."""
    ranked = sorted(players, key=lambda player: (-values[player], player))
    return [list(step) for _, step in groupby(ranked, key=lambda player: values[player])]


def _reasons(player: PlayerId, breakers: Sequence[TieBreaker], parted: set[Tie]) -> tuple[Said, ...]:
    return tuple(
        saying(f"night-why-{breaker.key}") if breaker.said is None else breaker.said(player)
        for breaker in breakers
        if breaker.said is not None or breaker.key in parted
    )
