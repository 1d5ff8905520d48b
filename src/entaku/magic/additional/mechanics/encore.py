"""Encore.  (CR 702.141)"""

from entaku.magic.additional import copying
from entaku.magic.game.choices import Procedure
from entaku.magic.game.state import SeatRef
from entaku.magic.spells.replacement.creating import Wanted
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context
from entaku.magic.spells.resolving.follow import follows
from entaku.magic.spells.resolving.lasting_effects import add_changes, add_delayed
from entaku.magic.zones import moving
from entaku.oracle.ir.abilities import Keyword, Triggered
from entaku.oracle.ir.changes import Gain, MustAttack
from entaku.oracle.ir.durations import END_OF_TURN
from entaku.oracle.ir.happenings import BeginningOf
from entaku.oracle.ir.short import EACH_OPPONENT
from entaku.oracle.ir.things import Bound, BoundPlayer
from entaku.oracle.mechanics.destroying import Sacrifice
from entaku.oracle.mechanics.encore import Encore

ATTACKS = (MustAttack(BoundPlayer("each")),)
HASTE = (Gain((Keyword("haste"),)),)
GOES = Triggered(BeginningOf("end"), (Sacrifice(Bound("encored")),))


@follows(Encore)
def encore(ctx: Context, node: Encore) -> Procedure[bool]:
    """The tokens enter at once; each attacks the opponent for whom it was created, if able.  (CR 702.141a)"""
    found = asking.seen(ctx.game, ctx.source)
    if found is None:
        return False
    opponents = asking.players(ctx, EACH_OPPONENT)
    definition = copying.token_of(ctx, found[0])
    made = yield from moving.tokens(ctx.game, [Wanted(definition, ctx.controller, len(opponents))])
    for place, number in enumerate(made):  # where more are created, as many more for each
        whom = opponents[place * len(opponents) // len(made)]
        add_changes(ctx.with_bound(each=SeatRef(whom)), (number,), ATTACKS, END_OF_TURN)
    if made:
        ctx.bound["encored"] = tuple(made)
        add_changes(ctx, made, HASTE, "end of game")
        add_delayed(ctx, GOES, once=True, until=None)
    return bool(made)
