"""What was exiled to be crafted, as it returns.  (CR 2026 702.167)"""

from entaku.magic.concepts.predicates import USED_TO_CRAFT
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure
from entaku.magic.spells.resolving.asking import Context, objects
from entaku.magic.spells.resolving.follow import follow, follows
from entaku.oracle.ir.things import Bound
from entaku.oracle.mechanics.crafting import ReturnCrafted
from entaku.oracle.mechanics.moving import Move


@follows(ReturnCrafted)
def return_crafted(ctx: Context, node: ReturnCrafted) -> Procedure[bool]:
    """The cards that it was crafted with are remembered as long as they lie in exile, tokens aren't.

    (CR 2026 702.167c, 111.7)
    """
    did = yield from follow(ctx, (Move(node.what, "battlefield", transformed=True, bind="returned"),))
    returned = [number for number in objects(ctx, Bound("returned")) if number in ctx.game.battlefield]
    for number in objects(ctx, node.materials) if returned else ():
        material = ctx.game.objects.get(number)
        if material is not None and material.zone == "exile":
            mutators.alter(ctx.game, number, exiled_by=(returned[0], USED_TO_CRAFT))
    return did
