"""Ninjutsu.  (CR 702.49)"""

from entaku.cards.mechanics.ninjutsu import Ninjutsu
from entaku.magic import moving, questions
from entaku.magic.changing import Going
from entaku.magic.choices import Procedure
from entaku.magic.mechanics.moving import attack_in_place
from entaku.magic.questions import Context
from entaku.magic.resolving.follow import follows


@follows(Ninjutsu)
def ninjutsu(ctx: Context, node: Ninjutsu) -> Procedure[bool]:
    """The card enters, if it is where it was, and attacks in the place of what was returned.  (CR 702.49c, 702.49d)"""
    game, number = ctx.game, questions.current(ctx, ctx.source)
    if number is None or game.objects[number].zone not in ("hand", "command") or "returned" not in ctx.bound:
        return False
    moved = yield from moving.move(game, [Going(number, "battlefield", controller=ctx.controller, tapped=True)])
    attack_in_place(ctx, moved)
    return bool(moved)
