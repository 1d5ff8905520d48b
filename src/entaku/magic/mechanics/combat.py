"""Creatures that leave combat.  (CR 506.4)"""

from entaku.cards.mechanics.combat import LeaveCombat
from entaku.magic import changing
from entaku.magic.questions import Context, present
from entaku.magic.resolving.follow import at_once


@at_once(LeaveCombat)
def leave_combat(ctx: Context, node: LeaveCombat) -> bool:
    left = [number for number in present(ctx, node.what) if changing.leave_combat(ctx.game, number)]
    return bool(left)
