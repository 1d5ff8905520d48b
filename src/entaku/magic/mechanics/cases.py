"""Cases that become solved, and stay so until they leave the battlefield.  (CR 2026 719.3b)"""

from entaku.cards.mechanics.cases import Solve
from entaku.magic import designations
from entaku.magic.questions import Context
from entaku.magic.resolving.follow import at_once
from entaku.magic.resolving.permanents import on_battlefield


@at_once(Solve)
def solve(ctx: Context, node: Solve) -> bool:
    return on_battlefield(ctx, ctx.source) and designations.give(ctx.game, ctx.source, "solved")
