"""Creatures that are paired, and how they cease to be.  (CR 702.95)"""

from entaku.kernel.seats import Seat
from entaku.magic.concepts.predicates import partner
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.state import Game, Object
from entaku.magic.spells.layers import projection


def pair(game: Game, seat: Seat, number: int, other: int) -> bool:
    """Two creatures become paired, if both are unpaired creatures of the player's.  Whether they do.  (CR 702.95c)"""
    both = (number, other)
    if number == other or not all(may_pair(game, seat, one) for one in both):
        return False
    mutators.alter(game, number, paired=other)
    mutators.alter(game, other, paired=number)
    mutators.happen(game, e.Paired(number, other))
    return True


def may_pair(game: Game, seat: Seat, number: int) -> bool:
    """Whether something is an unpaired creature that a player controls.  (CR 702.95a, 702.95b)"""
    item = game.objects.get(number)
    return item is not None and is_creature_of(game, seat, item) and partner(game, item) is None


def is_creature_of(game: Game, seat: Seat, item: Object) -> bool:
    traits = projection.look(game, item)
    return item.zone == "battlefield" and traits.is_creature and traits.controller == seat


def notice(game: Game) -> None:
    """A pair is none any longer if one of them has gone, is no creature or is controlled by another.  (CR 702.95e)"""
    for number in game.battlefield:
        item = game.objects[number]
        if item.paired is None:
            continue
        other = partner(game, item)
        seat = projection.look(game, item).controller
        if other is None or not all(is_creature_of(game, seat, game.objects[n]) for n in (number, other)):
            mutators.alter(game, number, paired=None)
