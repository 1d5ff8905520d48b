"""Encore.  (CR 702.141)"""

from entaku.cards.ir.abilities import Keyword, Triggered
from entaku.cards.ir.changes import Gain, MustAttack
from entaku.cards.ir.durations import END_OF_TURN
from entaku.cards.ir.happenings import BeginningOf
from entaku.cards.ir.short import EACH_OPPONENT
from entaku.cards.ir.things import Bound, BoundPlayer
from entaku.cards.mechanics.destroying import Sacrifice
from entaku.cards.mechanics.encore import Encore
from entaku.magic import copying, moving, questions
from entaku.magic.choices import Procedure
from entaku.magic.game import SeatRef
from entaku.magic.moving import Wanted
from entaku.magic.questions import Context
from entaku.magic.resolving.follow import follows
from entaku.magic.resolving.permanents import add_changes, add_delayed

ATTACKS = (MustAttack(BoundPlayer("each")),)
HASTE = (Gain((Keyword("haste"),)),)
GOES = Triggered(BeginningOf("end"), (Sacrifice(Bound("encored")),))


@follows(Encore)
def encore(ctx: Context, node: Encore) -> Procedure[bool]:
    """The tokens enter at once; each attacks the opponent for whom it was created, if able.  (CR 702.141a)"""
    found = questions.seen(ctx.game, ctx.source)
    if found is None:
        return False
    opponents = questions.players(ctx, EACH_OPPONENT)
    definition = copying.token_of(ctx, found[0])
    made = yield from moving.tokens(ctx.game, [Wanted(definition, ctx.controller, len(opponents))])
    for place, number in enumerate(made):  # where more are created, as many more for each
        whom = opponents[place * len(opponents) // len(made)]
        add_changes(ctx.with_bound(each=SeatRef(whom)), (number,), ATTACKS, END_OF_TURN)
    if made:
        ctx.bound["encored"] = tuple(made)
        add_changes(ctx, made, HASTE, "end of game")
        add_delayed(ctx, GOES, True, None)
    return bool(made)
