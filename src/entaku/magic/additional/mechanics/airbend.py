"""Airbend.  (CR 2026 701.65)"""

from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure
from entaku.magic.spells.resolving.asking import Context, present
from entaku.magic.spells.resolving.follow import follows
from entaku.magic.zones import moving
from entaku.magic.zones.zone_changes import Going
from entaku.oracle.mechanics.airbend import Airbend


@follows(Airbend)
def airbend(ctx: Context, node: Airbend) -> Procedure[bool]:
    """All of them are exiled at once.  (CR 2026 701.65a)"""
    game = ctx.game
    moved = yield from moving.move(game, [Going(number, "exile") for number in present(ctx, node.what)])
    for number in moved:
        if number in game.objects and game.objects[number].zone == "exile":
            mutators.alter(game, number, plotted="airbend")
    if moved:
        mutators.happen(game, e.Done(ctx.controller, "airbend"))
    return bool(moved)
