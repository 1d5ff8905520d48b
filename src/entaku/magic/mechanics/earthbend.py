"""Earthbend.  (CR 2026 701.66)"""

from entaku.cards.ir.actions import Apply
from entaku.cards.ir.changes import AddTypes, Gain, SetSize
from entaku.cards.ir.happenings import AnyHappening, Dies, Moves
from entaku.cards.ir.instructions import Delayed
from entaku.cards.ir.short import keywords
from entaku.cards.ir.things import Bound, You
from entaku.cards.mechanics.counters import PutCounters
from entaku.cards.mechanics.earthbend import Earthbend
from entaku.cards.mechanics.moving import Move
from entaku.magic import changing
from entaku.magic import events as e
from entaku.magic.choices import Procedure
from entaku.magic.questions import Context, amount, present
from entaku.magic.resolving.follow import follow, follows
from entaku.magic.resolving.permanents import on_battlefield

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
    changing.happen(ctx.game, e.Done(ctx.controller, "earthbend"))
    return True
