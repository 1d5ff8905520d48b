"""Cards in exile that are cast on a later turn: plotted ones, and what was warped.  (CR 2026 702.170, 702.185)"""

from entaku.cards.mechanics.plotting import BecomePlotted
from entaku.magic import changing, questions
from entaku.magic.questions import Context, objects
from entaku.magic.resolving.follow import at_once


@at_once(BecomePlotted)
def become_plotted(ctx: Context, node: BecomePlotted) -> bool:
    """Only a card that is in exile, face up, can be.  (CR 2026 702.170e)"""
    there = [number for n in objects(ctx, node.what) if (number := questions.current(ctx, n)) is not None]
    found = [number for number in there if ctx.game.objects[number].zone == "exile"]
    for number in found:
        changing.alter(ctx.game, number, plotted=node.how)
    return bool(found)
