"""What a permanent is crafted with: permanents, and cards in a graveyard.  (CR 118.3, CR 2026 702.167)"""

from msgspec import structs

from entaku.magic.game.choices import Procedure, choose_objects
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context
from entaku.magic.zones import moving
from entaku.magic.zones.zone_changes import Going
from entaku.oracle.ir import abilities as a
from entaku.oracle.ir import things as t


def found(ctx: Context, part: a.MaterialsCost) -> list[int]:
    """What may be exiled to pay: the permanent itself is exiled besides, and a card is as it is called.  (702.167b)"""
    there = [n for n in asking.permanents(ctx, part.what.where) if asking.controller_of(ctx.game, n) == ctx.controller]
    buried = asking.objects(ctx, structs.replace(part.what, zone="graveyard", of=t.You()))
    return [n for n in (*there, *buried) if n != ctx.source]


def exile(ctx: Context, part: a.MaterialsCost) -> Procedure[None]:
    """The permanent and so many of them are exiled, or more, as the player chooses."""
    game, seat, may = ctx.game, ctx.controller, found(ctx, part)
    most = len(may) if part.more else part.amount
    chosen = yield from choose_objects(game, seat, "game-cost-exile", may, part.amount, most, (ctx.source,))
    moved = yield from moving.move(game, [Going(n, "exile") for n in (ctx.source, *chosen)])
    this = game.last_known[ctx.source].became
    ctx.bound[part.bind] = this
    ctx.bound[part.materials] = tuple(n for n in moved if n not in this)
