"""Meld.  (CR 701.37, 713)"""

from collections.abc import Iterator, Sequence

from entaku.magic.additional.faces import meld_pairs
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, choose_objects
from entaku.magic.game.state import Game
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context
from entaku.magic.spells.resolving.follow import follows
from entaku.magic.zones import moving
from entaku.magic.zones.zone_changes import Going
from entaku.oracle.ir import things as t
from entaku.oracle.mechanics.meld import Meld

MINE = (t.OwnedBy(t.You()), t.ControlledBy(t.You()))


@follows(Meld)
def meld(ctx: Context, node: Meld) -> Procedure[bool]:
    """Both are exiled, and come back as one permanent if they are the two cards of a pair.  (CR 701.37a, 701.37c)"""
    game, source = ctx.game, ctx.source
    others = [number for number in asking.objects(ctx, t.Group((*node.other.where, *MINE))) if number != source]
    chosen = yield from choose_objects(game, ctx.controller, "game-meld", others, about=(source,))
    if not chosen or source not in game.battlefield:
        return False
    moved = yield from moving.move(game, [Going(source, "exile"), Going(chosen[0], "exile")])
    there = tuple(exiled(game, moved))
    whole = meld_pairs.melded(game, there, node.into)
    if whole is None:
        return True
    going = Going(there[0], "battlefield", controller=ctx.controller, face=whole, along=there[1:])
    names = tuple(game.objects[number].definition.name for number in there)
    for number in (yield from moving.move(game, [going])):
        mutators.happen(game, e.Melded(number, whole.traits.name, names, ctx.controller))
    return True


def exiled(game: Game, moved: Sequence[int]) -> Iterator[int]:
    """What of these lies in exile."""
    return (number for number in moved if number in game.objects and game.objects[number].zone == "exile")
