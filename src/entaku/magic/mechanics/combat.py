"""Creatures that leave combat.  (CR 506.4)"""

from entaku.cards.mechanics.combat import LeaveCombat
from entaku.magic import changing
from entaku.magic.questions import Context, present
from entaku.magic.resolving.follow import at_once


@at_once(LeaveCombat)
def leave_combat(ctx: Context, node: LeaveCombat) -> bool:
    for number in present(ctx, node.what):
        changing.leave_combat(ctx.game, number)
    return True
