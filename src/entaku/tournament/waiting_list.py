"""Who has a place at a night and who waits for one: first come, or by lots whose seed everybody is shown."""

from collections.abc import Mapping, Sequence
from hashlib import sha256

from entaku.tournament.finishing import PlayerId
from entaku.tournament.state import State


def lots_of(seed: str, players: Sequence[PlayerId]) -> Mapping[PlayerId, str]:
    """Each player's lot: the SHA-256 of "SEED:NUMBER", so that anybody can work them out; the lowest goes first.

    >>> min(lots_of("6d1f", (1, 2, 3)).items(), key=lambda one: one[1])[0]
    2
    """
    return {player: sha256(f"{seed}:{player}".encode()).hexdigest() for player in players}


def line(state: State) -> tuple[PlayerId, ...]:
    """Who waits for a place, the next one first: those drawn by lots before those who came later."""
    waiting = [one for one in state.players.values() if one.waits and not one.dropped]
    return tuple(one.number for one in sorted(waiting, key=lambda one: (state.lots.get(one.number, "g"), one.number)))


def next_in_line(state: State) -> PlayerId | None:
    """Who gets the place that is free, as long as nobody has been seated and lots, if there are any, are drawn."""
    if state.pods or state.round or _awaits_lots(state) or free(state) <= 0:
        return None
    return next(iter(line(state)), None)


def free(state: State) -> int:
    """How many more may have a place; 1 where nobody counts."""
    capacity = state.settings.capacity
    return 1 if not capacity else capacity - sum(not one.waits and not one.dropped for one in state.players.values())


def must_wait(state: State) -> bool:
    """Whether somebody who registers now waits for a place."""
    if not state.settings.capacity or state.pods or state.round:
        return False
    return _awaits_lots(state) or free(state) <= 0 or bool(line(state))


def _awaits_lots(state: State) -> bool:
    return bool(state.settings.capacity) and state.settings.places == "lottery" and not state.lot_seed
