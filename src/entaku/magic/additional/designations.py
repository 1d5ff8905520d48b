"""Designations: markers of permanents and players, by which rules and abilities know them, and that aren't copied.

(CR 2026 701.54b, 709.5c, 719.3b, 722.3a)
"""

from entaku.kernel.seats import Seat
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.state import Game, Object
from entaku.oracle.ir.designations import Designation


def give_initiative(game: Game, seat: Seat) -> None:
    """A player takes the initiative, whoever had it.  (CR 2026 726.3)"""
    mutators.set_fields(game, initiative=seat)
    mutators.happen(game, e.InitiativeTaken(seat), e.Done(seat, "take the initiative"))


def give(game: Game, number: int, designation: Designation) -> bool:
    """Give a permanent a designation, if it hasn't got it.  Whether it got it."""
    item = game.objects.get(number)
    if item is None or designation in item.designations:
        return False
    mutators.alter(game, number, designations=(*item.designations, designation))
    mutators.happen(game, e.Designated(number, designation))
    return True


def take(game: Game, number: int, designation: Designation) -> bool:
    """Take a designation from a permanent that has it.  Whether it had it."""
    item = game.objects.get(number)
    if item is None or designation not in item.designations:
        return False
    mutators.alter(game, number, designations=without(item, designation).designations)
    mutators.happen(game, e.Designated(number, designation, lost=True))
    return True


def take_from_phased(game: Game, seat: Seat, designation: Designation) -> None:
    """Take a designation from what a player controls and is phased out, which nobody sees.  (CR 702.26b)"""
    kept = tuple(
        mutators.replace(one, object=without(one.object, designation)) if one.seat == seat else one
        for one in game.phased
    )
    if kept != game.phased:
        mutators.set_fields(game, phased=kept)


def without(item: Object, designation: Designation) -> Object:
    return mutators.replace(item, designations=tuple(one for one in item.designations if one != designation))
