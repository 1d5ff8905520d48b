"""What the ability backup does as it resolves.  (CR 2026 702.165)"""

from entaku.magic.game.choices import Procedure
from entaku.magic.spells.resolving.asking import Context, amount, present, seen
from entaku.magic.spells.resolving.follow import follow, follows
from entaku.magic.spells.resolving.lasting_effects import on_battlefield
from entaku.magic.zones import moving
from entaku.oracle.ir.abilities import Ability, Keyword
from entaku.oracle.ir.actions import Apply
from entaku.oracle.ir.changes import Gain
from entaku.oracle.ir.things import Targeted
from entaku.oracle.mechanics.backup import BackUp


@follows(BackUp)
def back_up(ctx: Context, node: BackUp) -> Procedure[bool]:
    """What is printed below is given to another creature than the source itself.  (CR 2026 702.165a, 702.165b)"""
    there = [number for number in present(ctx, Targeted()) if on_battlefield(ctx, number)]
    yield from moving.put_counters(
        ctx.game, [(number, amount(ctx, node.amount)) for number in there], "+1/+1", ctx.controller
    )
    given = below(ctx)
    if given and any(number != ctx.source for number in there):
        yield from follow(ctx, (Apply(Targeted(), (Gain(given),)),))
    return bool(there)


def below(ctx: Context) -> tuple[Ability, ...]:
    """The abilities of the source that are printed below its backup ability."""
    found = seen(ctx.game, ctx.source)
    own = found[0].base.kit.abilities if found is not None else ()
    names = [one.name if isinstance(one, Keyword) else "" for one in own]
    return own[names.index("backup") + 1 :] if "backup" in names else ()
