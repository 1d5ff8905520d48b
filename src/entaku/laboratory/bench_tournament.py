"""Measures nights: pairing many players, replaying a long log."""

import time
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from entaku.kernel.randomness import Stream, seed_from
from entaku.laboratory.benchmarks import Benchmark, Figure
from entaku.tournament import acts
from entaku.tournament.exporting import TABLES, as_csv
from entaku.tournament.night import Night, Setup, read, write
from entaku.tournament.pairing import pair, past_of, sizes_of
from entaku.tournament.settings import Settings
from entaku.tournament.sheets import pairings
from entaku.tournament.standings import standings

T = TypeVar("T")

PLAYERS, ROUNDS = 128, 7


def pairing() -> dict[str, Figure]:
    """Seven rounds of 128 players: the slowest pairing, and how often two players met again."""
    players = list(range(PLAYERS))
    points = dict.fromkeys(players, 0)
    groups: list[tuple[int, ...]] = []
    slowest = 0.0
    for round_number in range(ROUNDS):
        begun = time.process_time()
        made = pair(
            players, points, past_of(groups), sizes_of(PLAYERS), Stream(seed_from(7), "bench", "pairing", round_number)
        )
        slowest = max(slowest, time.process_time() - begun)
        groups += made
        for group in made:
            points[group[round_number % len(group)]] += 5
    again = sum(times - 1 for times in past_of(groups).met.values())
    return {"pairing-128": Figure(slowest, "s"), "pairing-128-meetings-again": Figure(again, "pairs")}


def replay() -> dict[str, Figure]:
    """Reading a night of 100 players on paper back from its log."""
    night = Night(Setup("bench"), seed_from(7))
    for player in range(1, 101):
        night.add("desk", acts.Registered(player, f"Player {player}"))
        night.add("desk", acts.CheckedIn(player))
    night.add("desk", night.draw_pods())
    for _ in range(2):
        night.add("desk", night.draw_round())
        night.add("desk", acts.PairingPublished())
        for group in night.state.groups_in(night.state.round):
            for player in group.game.order[: len(group.game.order) - group.survivors]:
                night.add("desk", acts.LeftGame(group.number, (player,), "life"))
    saved = write(night)
    begun = time.process_time()
    read(saved)
    return {"night-replay-100": Figure((time.process_time() - begun) * 1000, "ms")}


LARGE = 2000
"""So many players a large hall has."""


def large() -> dict[str, Figure]:
    """A night of 2000 for each form: what its dearest registration, draw, view, sheet and export costs."""
    slowest: dict[str, float] = {}

    def timed(what: str, do: Callable[[], T]) -> T:
        begun = time.process_time()
        done = do()
        slowest[what] = max(slowest.get(what, 0.0), time.process_time() - begun)
        return done

    for structure in ("two-rounds", "points", "swiss"):
        night = Night(Setup("bench", Settings(structure=structure, capacity=LARGE)), seed_from(7))
        timed("registrations", partial(_register, night))
        if night.state.settings.in_pods:
            night.add("desk", night.draw_pods())
        for _ in range(2):
            night.add("desk", timed("draw", night.draw_round))
            night.add("desk", acts.PairingPublished())
            for group in night.state.groups_in(night.state.round):
                if len(group.game.order) == 2:
                    night.add("desk", acts.MatchReported(group.number, {group.game.order[0]: 2}))
                elif not group.is_over:
                    leaving = group.game.order[group.survivors :]
                    night.add("desk", acts.LeftGame(group.number, leaving, "life"))
        timed("sheets", partial(pairings, night.state))
        timed("standings", partial(standings, night.state))
        for table in TABLES:
            timed("exports", partial(as_csv, night, table, night.state))
        saved = write(night)
        timed("replay", partial(read, saved))
    return {f"night-{LARGE}-{what}": Figure(seconds, "s") for what, seconds in slowest.items()}


def _register(night: Night) -> None:
    for player in range(1, LARGE + 1):
        night.add("desk", acts.Registered(player, f"Player {player}"))
        night.add("desk", acts.CheckedIn(player))


BENCHMARKS: dict[str, Benchmark] = {"pairing": pairing, "night-replay": replay, "night-large": large}
