"""Schemes that are abandoned.  (CR 701.26)"""

from entaku.cards.mechanics.archenemy import Abandon
from entaku.magic import archenemy
from entaku.magic.questions import Context, objects
from entaku.magic.resolving.follow import at_once


@at_once(Abandon)
def abandon(ctx: Context, node: Abandon) -> bool:
    """Those of them that are ongoing schemes, and face up.  (CR 701.26a)"""
    there = {item.id: item for item in archenemy.face_up(ctx.game)}
    found = [there[n] for n in objects(ctx, node.what) if n in there and archenemy.is_ongoing(there[n])]
    for item in found:
        archenemy.abandon(ctx.game, item)
    return bool(found)
