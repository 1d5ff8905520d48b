"""Ascend: who gets the city's blessing, for the rest of the game.  (CR 702.131)"""

from collections.abc import Sequence

from entaku.kernel.seats import Seat
from entaku.kernel.table import Event
from entaku.magic.game import events as e
from entaku.magic.game.state import Game
from entaku.magic.spells.layers import projection

ENOUGH = 10
"""So many permanents give the blessing to who ascends."""
COUNTED = (e.Moved, e.Created, e.ControlChanged, e.Phased)
"""What may leave a player with more permanents."""


def risen(game: Game, batch: Sequence[Event] | None = None) -> list[Seat]:
    """The players who get the blessing by a permanent of theirs: at once, whatever resolves.  (CR 702.131b)

    `batch` is what has just happened; without it, it is looked however things came to be.
    """
    if not game.setup.has_ascend or len(game.battlefield) < ENOUGH:
        return []
    if batch is not None and not any(isinstance(event, COUNTED) for event in batch):
        return []
    everything = projection.current(game).traits
    there = [everything[number] for number in game.battlefield]
    ascending = {traits.controller for traits in there if "ascend" in traits.kit.keywords}
    return [seat for seat in sorted(ascending) if may_rise(game, seat)]


def may_rise(game: Game, seat: Seat) -> bool:
    """Whether a player has permanents enough, and no blessing yet.  (CR 702.131a)"""
    everything = projection.current(game).traits
    controlled = sum(everything[number].controller == seat for number in game.battlefield)
    return controlled >= ENOUGH and not game.players[seat].blessed
