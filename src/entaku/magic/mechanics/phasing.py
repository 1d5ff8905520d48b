"""Permanents that phase out.  (CR 702.26)"""

from entaku.cards.mechanics.phasing import PhaseOut
from entaku.magic import phasing
from entaku.magic.questions import Context, present
from entaku.magic.resolving.follow import at_once
from entaku.magic.resolving.permanents import on_battlefield


@at_once(PhaseOut)
def phase_out(ctx: Context, node: PhaseOut) -> bool:
    """Those that are there phase out, all at once."""
    there = [number for number in present(ctx, node.what) if on_battlefield(ctx, number)]
    phasing.phase_out(ctx.game, there)
    return bool(there)
