"""Mana that stays until combat ends.  (CR 2026 702.189)"""

from entaku.cards.mechanics.firebending import AddLastingMana
from entaku.magic import changing, pools
from entaku.magic.questions import Context, amount
from entaku.magic.resolving.follow import at_once


@at_once(AddLastingMana)
def add_lasting_mana(ctx: Context, node: AddLastingMana) -> bool:
    """What of it isn't spent is still there in the next step of combat.  (CR 2026 702.189a)"""
    made = "R" * amount(ctx, node.amount)
    changing.add_mana(ctx.game, ctx.controller, made, ctx.source)
    pools.keep_mana(ctx.game, ctx.controller, made)
    return bool(made)
