"""Airbend.  (CR 2026 701.65)"""

from entaku.cards.mechanics.airbend import Airbend
from entaku.magic import changing, moving
from entaku.magic import events as e
from entaku.magic.changing import Going
from entaku.magic.choices import Procedure
from entaku.magic.questions import Context, present
from entaku.magic.resolving.follow import follows


@follows(Airbend)
def airbend(ctx: Context, node: Airbend) -> Procedure[bool]:
    """All of them are exiled at once.  (CR 2026 701.65a)"""
    game = ctx.game
    moved = yield from moving.move(game, [Going(number, "exile") for number in present(ctx, node.what)])
    for number in moved:
        if number in game.objects and game.objects[number].zone == "exile":
            changing.alter(game, number, plotted="airbend")
    if moved:
        changing.happen(game, e.Done(ctx.controller, "airbend"))
    return bool(moved)
