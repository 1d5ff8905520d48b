"""Nights of thousands: no list of theirs is gone through again for each of its players."""

import random
from collections.abc import Callable, ItemsView, Iterator, ValuesView
from functools import partial
from typing import TypeVar

import pytest

from entaku.kernel.randomness import Stream, seed_from
from entaku.server.nights.views import desk_of, view_of
from entaku.tournament import swiss
from entaku.tournament.exporting import TABLES, as_csv, as_json
from entaku.tournament.night import Night
from entaku.tournament.settings import Settings, Structure
from entaku.tournament.sheets import pairings
from entaku.tournament.standings import standings
from tests.tournament.nights import in_round_1, play_out

T = TypeVar("T")


class Counting(dict[int, T]):
    """Players or groups, counted each time somebody goes through all of them."""

    looks = 0

    def __iter__(self) -> Iterator[int]:
        Counting.looks += len(self)
        return super().__iter__()

    def items(self) -> ItemsView[int, T]:  # type: ignore[override]  # typeshed wants dict's own kind
        Counting.looks += len(self)
        return super().items()

    def values(self) -> ValuesView[T]:  # type: ignore[override]  # typeshed wants dict's own kind
        Counting.looks += len(self)
        return super().values()


def _exported(table: str, night: Night) -> str:
    return as_csv(night, table, night.state)


SAID: dict[str, Callable[[Night], object]] = {
    "standings": lambda night: standings(night.state),
    "sheets": lambda night: pairings(night.state),
    "view": lambda night: view_of("CODE", night, {}, 0.0),
    "desk": lambda night: desk_of(night, 0.0),
    "json": lambda night: as_json(night, night.state),
    **{table: partial(_exported, table) for table in TABLES},
}


@pytest.mark.parametrize("structure", ["two-rounds", "points"])
def test_nothing_said_of_a_night_goes_through_everybody_for_each(structure: Structure) -> None:
    """Twice as many players take about twice as many looks at players, in every view, sheet and export."""
    looks: dict[str, list[int]] = {name: [] for name in SAID}
    for players in (48, 96):
        night = in_round_1(players, Settings(structure=structure))
        for group in night.state.groups.values():
            play_out(night, group)
        night.state.players, night.state.groups = Counting(night.state.players), Counting(night.state.groups)
        for name, said in SAID.items():
            Counting.looks = 0
            said(night)
            looks[name].append(Counting.looks)
    assert {name for name, (few, many) in looks.items() if many > 2.5 * few} == set()


@pytest.mark.parametrize("players", [61, 130])
def test_equals_matched_apart_leave_the_pairing_as_good(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Equals are matched in chunks: meetings again and differences in points are those of one matching."""
    points = dict.fromkeys(range(1, players + 1), 0)
    met: dict[tuple[int, int], int] = {}
    byes: set[int] = set()
    luck = random.Random(5)

    def paired(chunk: int, number: int) -> tuple[list[tuple[int, int]], int | None]:
        monkeypatch.setattr(swiss, "CHUNK", chunk)
        return swiss.pair(sorted(points), points, met, byes, Stream(seed_from(number), "t", "pairing"))

    def worth(pairs: list[tuple[int, int]]) -> tuple[int, int]:
        again = sum((min(two), max(two)) in met for two in pairs)
        return again, sum(((points[one] - points[other]) // 3) ** 2 for one, other in pairs)

    for number in range(5):
        pairs, bye = paired(8, number)
        whole, _ = paired(players, number)
        assert {player for two in pairs for player in two} | {bye} - {None} == set(points)
        assert worth(pairs) == worth(whole)
        for two in pairs:
            met[min(two), max(two)] = 1
            points[luck.choice(two)] += 3
        if bye is not None:
            byes.add(bye)
            points[bye] += 3
