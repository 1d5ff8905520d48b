"""At which of the shop's tables each group sits."""

from collections.abc import Iterator, Sequence
from itertools import count

from entaku.tournament.acts import Seating
from entaku.tournament.state import State

NO_TABLE = 0
"""Where somebody goes on without a game, and sits nowhere."""


def tables_for(state: State, seatings: Sequence[Seating]) -> tuple[int, ...]:
    """A table's number for each of these groups: a pod stays at the tables it had, the others take the lowest free.

    Left out are tables that are blocked, and those at which an earlier round is still played.
    """
    shut = {*state.settings.blocked_tables, *(group.table for group in state.groups.values() if not group.is_over)}
    kept = {pod: [table for table in tables if table not in shut] for pod, tables in _last_tables(state).items()}
    asked = [(seating.pod, len(seating.players) > 1) for seating in seatings]
    held = [table for pod in dict.fromkeys(pod for pod, plays in asked if plays) for table in _of(kept, pod, asked)]
    free = _free(state, shut | set(held))
    left = {pod: iter(_of(kept, pod, asked)) for pod, _ in asked}
    return tuple((next(left[pod], 0) or next(free)) if plays else NO_TABLE for pod, plays in asked)


def _of(kept: dict[int, list[int]], pod: int | None, asked: Sequence[tuple[int | None, bool]]) -> list[int]:
    """As many of the tables that a pod had as it needs now."""
    wanted = sum(plays for other, plays in asked if other == pod)
    return [] if pod is None else kept.get(pod, [])[:wanted]


def _last_tables(state: State) -> dict[int, list[int]]:
    """The tables of each pod in the last round that it played."""
    found: dict[int, dict[int, list[int]]] = {}
    for group in state.groups.values():
        if group.pod is not None and group.table:
            found.setdefault(group.pod, {}).setdefault(group.round, []).append(group.table)
    return {pod: sorted(rounds[max(rounds)]) for pod, rounds in found.items()}


def _free(state: State, shut: set[int]) -> Iterator[int]:
    """The other tables, the lowest first."""
    return (table for table in count(state.settings.first_table) if table not in shut)
