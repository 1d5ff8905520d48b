"""Permanents that phase out.  (CR 702.26)"""

from entaku.magic.additional import phasing
from entaku.magic.spells.resolving.asking import Context, present
from entaku.magic.spells.resolving.follow import at_once
from entaku.magic.spells.resolving.lasting_effects import on_battlefield
from entaku.oracle.mechanics.phasing import PhaseOut


@at_once(PhaseOut)
def phase_out(ctx: Context, node: PhaseOut) -> bool:
    """Those that are there phase out, all at once."""
    there = [number for number in present(ctx, node.what) if on_battlefield(ctx, number)]
    phasing.phase_out(ctx.game, there)
    return bool(there)
