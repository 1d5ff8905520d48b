"""What mana that was just added may be spent on, and what follows where it is spent.  (CR 106.6)"""

from entaku.magic.concepts.mana import restricted_mana
from entaku.magic.spells.resolving.asking import Context
from entaku.magic.spells.resolving.follow import at_once
from entaku.oracle.mechanics.spending import IfSpent, NeverGeneric, SpendOnly, WhenSpent


@at_once(SpendOnly)
@at_once(IfSpent)
@at_once(WhenSpent)
@at_once(NeverGeneric)
def earmark(ctx: Context, node: SpendOnly | IfSpent | WhenSpent | NeverGeneric) -> bool:
    """Keep it of the mana that the instructions before have added."""
    made = str(ctx.bound.get("mana added", ""))
    if made:
        more = ctx.bound.get("earmarked") == made
        restricted_mana.earmark(ctx.game, ctx.controller, made, ctx.source, (node,), more)
        ctx.bound["earmarked"] = made
    return bool(made)
