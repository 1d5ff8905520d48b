"""Beholding.  (CR 2026 701.4)"""

from entaku.magic.game.choices import Procedure, choose_objects
from entaku.magic.spells.resolving.asking import Context, objects
from entaku.magic.spells.resolving.follow import follows
from entaku.magic.spells.resolving.possible_choices import possible
from entaku.magic.zones import moving
from entaku.oracle.ir.things import ControlledBy, Group, You
from entaku.oracle.mechanics.behold import Behold


@possible(Behold)
def can_behold(ctx: Context, node: Behold) -> bool:
    return bool(beholdable(ctx, node))


@follows(Behold)
def behold(ctx: Context, node: Behold) -> Procedure[bool]:
    """A card that is chosen in the hand is revealed.  (CR 2026 701.4a)"""
    chosen = yield from choose_objects(
        ctx.game, ctx.controller, "game-behold", beholdable(ctx, node), about=(ctx.source,)
    )
    moving.reveal(ctx.game, ctx.controller, [one for one in chosen if one in ctx.game.hands[ctx.controller]])
    ctx.bound[node.bind] = tuple(chosen)
    return bool(chosen)


def beholdable(ctx: Context, node: Behold) -> list[int]:
    """The cards in hand and the permanents that can be beheld; not the spell that is being cast."""
    cards = objects(ctx, Group(node.where, "hand", You()))
    permanents = objects(ctx, Group((*node.where, ControlledBy(You()))))
    announced = ctx.bound.get("announcing")
    return [number for number in (*permanents, *cards) if number not in (announced, ctx.source)]
