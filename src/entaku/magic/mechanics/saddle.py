"""Saddled Mounts.  (CR 2026 702.171)"""

from entaku.cards.mechanics.saddle import BecomeSaddled
from entaku.magic import changing
from entaku.magic.questions import Context, present
from entaku.magic.resolving.follow import at_once
from entaku.magic.resolving.permanents import on_battlefield


@at_once(BecomeSaddled)
def become_saddled(ctx: Context, node: BecomeSaddled) -> bool:
    """It stays so for the turn, as the object that it is.  (CR 2026 702.171b)"""
    memory = ctx.game.memory
    there = tuple(number for number in present(ctx, node.what) if on_battlefield(ctx, number))
    changing.set_fields(ctx.game, memory=changing.replace(memory, saddled=(*memory.saddled, *there)))
    return bool(there)
