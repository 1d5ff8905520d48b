"""Pairs of creatures.  (CR 702.95)"""

from entaku.cards.mechanics.soulbond import Pair
from entaku.magic import pairs
from entaku.magic.questions import Context, objects
from entaku.magic.resolving.follow import at_once


@at_once(Pair)
def pair(ctx: Context, node: Pair) -> bool:
    """The two that are spoken of become paired, if they are there still.  (CR 702.95c)"""
    both = [*objects(ctx, node.what), *objects(ctx, node.to)]
    return len(both) == 2 and pairs.pair(ctx.game, ctx.controller, both[0], both[1])
