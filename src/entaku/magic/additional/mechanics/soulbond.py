"""Pairs of creatures.  (CR 702.95)"""

from entaku.magic.additional import paired_creatures
from entaku.magic.spells.resolving.asking import Context, objects
from entaku.magic.spells.resolving.follow import at_once
from entaku.oracle.mechanics.soulbond import Pair


@at_once(Pair)
def pair(ctx: Context, node: Pair) -> bool:
    """The two that are spoken of become paired, if they are there still.  (CR 702.95c)"""
    both = [*objects(ctx, node.what), *objects(ctx, node.to)]
    return len(both) == 2 and paired_creatures.pair(ctx.game, ctx.controller, both[0], both[1])
