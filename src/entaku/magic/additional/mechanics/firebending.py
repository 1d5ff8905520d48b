"""Mana that stays until combat ends.  (CR 2026 702.189)"""

from entaku.magic.concepts.mana import mana_pools
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.spells.resolving.asking import Context, amount
from entaku.magic.spells.resolving.follow import at_once
from entaku.oracle.mechanics.firebending import AddLastingMana


@at_once(AddLastingMana)
def add_lasting_mana(ctx: Context, node: AddLastingMana) -> bool:
    """What of it isn't spent is still there in the next step of combat.  (CR 2026 702.189a)"""
    made = "R" * amount(ctx, node.amount)
    mutators.add_mana(ctx.game, ctx.controller, made, ctx.source)
    mana_pools.keep_mana(ctx.game, ctx.controller, made)
    mutators.happen(ctx.game, e.Done(ctx.controller, "firebend"))
    return bool(made)
