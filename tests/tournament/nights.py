"""Nights that the tests begin with."""

from entaku.kernel.randomness import seed_from
from entaku.tournament import acts
from entaku.tournament.night import Night, Setup
from entaku.tournament.settings import Settings
from entaku.tournament.state import Group

DESK = "desk"


def registered(players: int, settings: Settings | None = None, seed: int = 1) -> Night:
    """A night with so many players checked in, numbered from 1."""
    night = Night(Setup("Friday", settings or Settings()), seed_from(seed))
    for number in range(1, players + 1):
        night.add(DESK, acts.Registered(number, f"Player {number}"))
        night.add(DESK, acts.CheckedIn(number))
    return night


def in_round_1(players: int, settings: Settings | None = None, seed: int = 1) -> Night:
    """A night whose first round is published."""
    night = registered(players, settings, seed)
    if night.state.settings.in_pods:
        night.add(DESK, night.draw_pods())
    next_round(night)
    return night


def next_round(night: Night) -> None:
    """Draw and publish the next round."""
    night.add(DESK, night.draw_round())
    night.add(DESK, acts.PairingPublished())


def play_out(night: Night, group: Group) -> None:
    """One after the other leaves, in turn order, until the group is decided."""
    for player in group.game.alive[: len(group.game.alive) - group.survivors]:
        night.add(DESK, acts.LeftGame(group.number, (player,), "life"))
