"""Meld.  (CR 701.37, 713)"""

from collections.abc import Iterator, Sequence

from entaku.cards.ir import things as t
from entaku.cards.mechanics.meld import Meld
from entaku.magic import changing, melding, moving, questions
from entaku.magic import events as e
from entaku.magic.changing import Going
from entaku.magic.choices import Procedure, choose_objects
from entaku.magic.game import Game
from entaku.magic.questions import Context
from entaku.magic.resolving.follow import follows

MINE = (t.OwnedBy(t.You()), t.ControlledBy(t.You()))


@follows(Meld)
def meld(ctx: Context, node: Meld) -> Procedure[bool]:
    """Both are exiled, and come back as one permanent if they are the two cards of a pair.  (CR 701.37a, 701.37c)"""
    game, source = ctx.game, ctx.source
    others = [number for number in questions.objects(ctx, t.Group((*node.other.where, *MINE))) if number != source]
    chosen = yield from choose_objects(game, ctx.controller, "game-meld", others, about=(source,))
    if not chosen or source not in game.battlefield:
        return False
    moved = yield from moving.move(game, [Going(source, "exile"), Going(chosen[0], "exile")])
    there = tuple(exiled(game, moved))
    whole = melding.melded(game, there, node.into)
    if whole is None:
        return True
    going = Going(there[0], "battlefield", controller=ctx.controller, face=whole, along=there[1:])
    names = tuple(game.objects[number].definition.name for number in there)
    for number in (yield from moving.move(game, [going])):
        changing.happen(game, e.Melded(number, whole.traits.name, names, ctx.controller))
    return True


def exiled(game: Game, moved: Sequence[int]) -> Iterator[int]:
    """What of these lies in exile."""
    return (number for number in moved if number in game.objects and game.objects[number].zone == "exile")
