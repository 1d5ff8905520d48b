"""Detain.  (CR 701.29)"""

from entaku.cards.ir.changes import CantAttack, CantBeActivated, CantBlock
from entaku.cards.mechanics.detain import Detain
from entaku.magic import changing
from entaku.magic.game import Effect
from entaku.magic.questions import Context, present
from entaku.magic.resolving.follow import at_once
from entaku.magic.resolving.permanents import on_battlefield

DETAINED = (CantAttack(), CantBlock(), CantBeActivated())


@at_once(Detain)
def detain(ctx: Context, node: Detain) -> bool:
    game = ctx.game
    there = tuple(n for n in present(ctx, node.what) if on_battlefield(ctx, n))
    if there:
        stamp = changing.stamp(game)
        changing.add_effect(
            game, Effect(stamp, ctx.source, ctx.controller, "your next turn", there, DETAINED, turn=game.turn)
        )
    return bool(there)
