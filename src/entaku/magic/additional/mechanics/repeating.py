"""A process that is followed again.  (CR 608.2c)"""

from entaku.magic.game.choices import Procedure
from entaku.magic.multiplayer import leaving
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context
from entaku.magic.spells.resolving.follow import at_once, follow, follows
from entaku.oracle.ir.instructions import ThisProcess
from entaku.oracle.mechanics.repeating import RepeatThisProcess

_AGAIN = "again"
"""How often the process is to be followed again, None where each time says whether there is another."""


@follows(ThisProcess)
def this_process(ctx: Context, node: ThisProcess) -> Procedure[bool]:
    """As often as it says; each time knows of nothing that an earlier one did.

    So many more times are so many: these don't say again how often.  What never ends is a draw.  (CR 104.4b)
    """
    did = False
    for _ in range(ctx.game.setup.profile.loop_limit):
        now = ctx.with_bound()
        did = (yield from follow(now, node.do)) or did
        times = now.bound.get(_AGAIN, 0)
        if isinstance(times, int) or ctx.game.is_over:
            for _ in range(times if isinstance(times, int) else 0):
                did = (yield from follow(ctx.with_bound(), node.do)) or did
            return did
    leaving.loop(ctx.game)
    return did


@at_once(RepeatThisProcess)
def repeat_this_process(ctx: Context, node: RepeatThisProcess) -> bool:
    """It is noted, and done once the process has been followed to its end."""
    ctx.bound[_AGAIN] = None if node.times is None else asking.amount(ctx, node.times)
    return True
