"""Saddled Mounts.  (CR 2026 702.171)"""

from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.spells.resolving.asking import Context, present
from entaku.magic.spells.resolving.follow import at_once
from entaku.magic.spells.resolving.lasting_effects import on_battlefield
from entaku.oracle.mechanics.saddle import BecomeSaddled


@at_once(BecomeSaddled)
def become_saddled(ctx: Context, node: BecomeSaddled) -> bool:
    """It stays so for the turn, as the object that it is.  (CR 2026 702.171b)"""
    memory = ctx.game.memory
    there = tuple(number for number in present(ctx, node.what) if on_battlefield(ctx, number))
    mutators.set_fields(ctx.game, memory=mutators.replace(memory, saddled=(*memory.saddled, *there)))
    mutators.happen(ctx.game, *(e.Undergone(number, "becomes saddled") for number in there))
    return bool(there)
