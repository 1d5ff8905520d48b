"""Cards in exile that are cast on a later turn: plotted ones, and what was warped.  (CR 2026 702.170, 702.185)"""

from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context, objects
from entaku.magic.spells.resolving.follow import at_once
from entaku.oracle.mechanics.plotting import BecomePlotted


@at_once(BecomePlotted)
def become_plotted(ctx: Context, node: BecomePlotted) -> bool:
    """Only a card that is in exile, face up, can be.  (CR 2026 702.170e)"""
    there = [number for n in objects(ctx, node.what) if (number := asking.current(ctx, n)) is not None]
    found = [number for number in there if ctx.game.objects[number].zone == "exile"]
    for number in found:
        mutators.alter(ctx.game, number, plotted=node.how)
        if node.how == "plot":
            mutators.happen(ctx.game, e.Undergone(number, "becomes plotted"))
    return bool(found)
