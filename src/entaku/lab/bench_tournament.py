"""Measures nights: pairing many players, replaying a long log."""

import time

from entaku.kernel.randomness import Stream, seed_from
from entaku.lab.benchmarks import Benchmark, Figure
from entaku.tournament import acts
from entaku.tournament.night import Night, Setup, read, write
from entaku.tournament.pairing import pair, past_of, sizes_of

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


BENCHMARKS: dict[str, Benchmark] = {"pairing": pairing, "night-replay": replay}
