"""Crewed Vehicles.  (CR 702.122)"""

from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.spells.resolving.asking import Context, present
from entaku.magic.spells.resolving.follow import at_once
from entaku.magic.spells.resolving.lasting_effects import on_battlefield
from entaku.oracle.mechanics.crew import BecomeCrewed


@at_once(BecomeCrewed)
def become_crewed(ctx: Context, node: BecomeCrewed) -> bool:
    """Its crew ability has resolved.  (CR 702.122d)"""
    there = [number for number in present(ctx, node.what) if on_battlefield(ctx, number)]
    mutators.happen(ctx.game, *(e.Undergone(number, "becomes crewed") for number in there))
    return bool(there)
