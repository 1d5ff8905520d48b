"""Creatures that leave combat.  (CR 506.4)"""

from entaku.magic.game import mutators
from entaku.magic.spells.resolving.asking import Context, present
from entaku.magic.spells.resolving.follow import at_once
from entaku.oracle.mechanics.combat import LeaveCombat


@at_once(LeaveCombat)
def leave_combat(ctx: Context, node: LeaveCombat) -> bool:
    left = [number for number in present(ctx, node.what) if mutators.leave_combat(ctx.game, number)]
    return bool(left)
