"""Schemes that are abandoned.  (CR 701.26)"""

from entaku.magic.spells.resolving.asking import Context, objects
from entaku.magic.spells.resolving.follow import at_once
from entaku.magic.variants import archenemy
from entaku.oracle.mechanics.archenemy import Abandon


@at_once(Abandon)
def abandon(ctx: Context, node: Abandon) -> bool:
    """Those of them that are ongoing schemes, and face up.  (CR 701.26a)"""
    there = {item.id: item for item in archenemy.face_up(ctx.game)}
    found = [there[n] for n in objects(ctx, node.what) if n in there and archenemy.is_ongoing(there[n])]
    for item in found:
        archenemy.abandon(ctx.game, item)
    return bool(found)
