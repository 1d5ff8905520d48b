"""Cases that become solved, and stay so until they leave the battlefield.  (CR 2026 719.3b)"""

from entaku.magic.additional import designations
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.spells.resolving.asking import Context
from entaku.magic.spells.resolving.follow import at_once
from entaku.magic.spells.resolving.lasting_effects import on_battlefield
from entaku.oracle.mechanics.cases import Solve


@at_once(Solve)
def solve(ctx: Context, node: Solve) -> bool:
    """Whoever controls it solves it.  (CR 2026 719.3b)"""
    solved = on_battlefield(ctx, ctx.source) and designations.give(ctx.game, ctx.source, "solved")
    if solved:
        mutators.happen(ctx.game, e.Done(ctx.controller, "solve a Case"))
    return solved
