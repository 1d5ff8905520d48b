"""Earthbend.  (CR 2026 701.66)"""

from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure
from entaku.magic.spells.resolving.asking import Context, amount, present
from entaku.magic.spells.resolving.follow import follow, follows
from entaku.magic.spells.resolving.lasting_effects import on_battlefield
from entaku.oracle.ir.actions import Apply
from entaku.oracle.ir.changes import AddTypes, Gain, SetSize
from entaku.oracle.ir.happenings import AnyHappening, Dies, Moves
from entaku.oracle.ir.instructions import Delayed
from entaku.oracle.ir.short import keywords
from entaku.oracle.ir.things import Bound, You
from entaku.oracle.mechanics.counters import PutCounters
from entaku.oracle.mechanics.earthbend import Earthbend
from entaku.oracle.mechanics.moving import Move

BENT = Bound("bent")
GONE = AnyHappening((Dies(BENT), Moves(BENT, "exile", "battlefield")))


@follows(Earthbend)
def earthbend(ctx: Context, node: Earthbend) -> Procedure[bool]:
    """It stays a creature, and comes back tapped once it dies or is exiled.  (CR 2026 701.66a)"""
    there = tuple(number for number in present(ctx, node.what) if on_battlefield(ctx, number))
    if not there:
        return False
    ctx.bound["bent"] = there
    back = Move(Bound("it"), "battlefield", You(), tapped=True)
    awake = (AddTypes(("Creature",)), SetSize(0, 0), Gain(keywords("haste")))
    yield from follow(ctx, (
        Apply(BENT, awake, "end of game"),
        PutCounters(BENT, amount=amount(ctx, node.amount)),
        Delayed(GONE, (back,)),
    ))  # fmt: skip
    mutators.happen(ctx.game, e.Done(ctx.controller, "earthbend"))
    return True
