"""Detain.  (CR 701.29)"""

from entaku.magic.game import mutators
from entaku.magic.game.state import Effect
from entaku.magic.spells.resolving.asking import Context, present
from entaku.magic.spells.resolving.follow import at_once
from entaku.magic.spells.resolving.lasting_effects import on_battlefield
from entaku.oracle.ir.changes import CantAttack, CantBeActivated, CantBlock
from entaku.oracle.mechanics.detain import Detain

DETAINED = (CantAttack(), CantBlock(), CantBeActivated())


@at_once(Detain)
def detain(ctx: Context, node: Detain) -> bool:
    game = ctx.game
    there = tuple(n for n in present(ctx, node.what) if on_battlefield(ctx, n))
    if there:
        stamp = mutators.stamp(game)
        mutators.add_effect(
            game, Effect(stamp, ctx.source, ctx.controller, "your next turn", there, DETAINED, turn=game.turn)
        )
    return bool(there)
