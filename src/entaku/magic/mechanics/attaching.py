"""Auras and Equipment attached.  (CR 701.3)"""

from entaku.cards.mechanics.attaching import Attach
from entaku.magic import (
    changing,
    layers,
    protection,
    questions,
    targets,
)
from entaku.magic.game import SeatRef
from entaku.magic.questions import Context, present, things
from entaku.magic.resolving.follow import at_once
from entaku.magic.resolving.permanents import on_battlefield


@at_once(Attach)
def attach(ctx: Context, node: Attach) -> bool:
    game = ctx.game
    to = [thing if isinstance(thing, SeatRef) else questions.current(ctx, thing) for thing in things(ctx, node.to)]
    for number in present(ctx, node.what):
        if on_battlefield(ctx, number) and to and may_attach(ctx, number, to[0]):
            changing.attach(game, number, to[0])
    return True


def may_attach(ctx: Context, number: int, to: object) -> bool:
    """Whether an Aura or Equipment may be put there.  (CR 701.3b)"""
    game = ctx.game
    traits = layers.look(game, game.objects[number])
    if not isinstance(to, int) or to == number or not on_battlefield(ctx, to):
        return False
    if "Aura" in traits.subtypes:
        return targets.may_enchant(game, number, traits.controller, to)
    return layers.look(game, game.objects[to]).is_creature and not protection.protected(game, to, number)
