"""Ninjutsu.  (CR 702.49)"""

from entaku.magic.additional.mechanics.moving import attack_in_place
from entaku.magic.game.choices import Procedure
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context
from entaku.magic.spells.resolving.follow import follows
from entaku.magic.zones import moving
from entaku.magic.zones.zone_changes import Going
from entaku.oracle.mechanics.ninjutsu import Ninjutsu


@follows(Ninjutsu)
def ninjutsu(ctx: Context, node: Ninjutsu) -> Procedure[bool]:
    """The card enters, if it is where it was, and attacks in the place of what was returned.  (CR 702.49c, 702.49d)"""
    game, number = ctx.game, asking.current(ctx, ctx.source)
    if number is None or game.objects[number].zone not in ("hand", "command") or "returned" not in ctx.bound:
        return False
    moved = yield from moving.move(game, [Going(number, "battlefield", controller=ctx.controller, tapped=True)])
    attack_in_place(ctx, moved)
    return bool(moved)
