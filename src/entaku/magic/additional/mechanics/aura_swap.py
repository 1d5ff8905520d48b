"""Aura swap.  (CR 702.65)"""

from entaku.magic.concepts import targets
from entaku.magic.game.choices import Procedure, choose_objects
from entaku.magic.game.state import SeatRef
from entaku.magic.spells.layers import projection
from entaku.magic.spells.resolving.asking import Context
from entaku.magic.spells.resolving.follow import follows
from entaku.magic.zones import moving
from entaku.magic.zones.zone_changes import Going
from entaku.oracle.mechanics.aura_swap import SwapAura


@follows(SwapAura)
def swap_aura(ctx: Context, node: SwapAura) -> Procedure[bool]:
    """Both halves at once, or nothing: with a card that may enchant the same, and both of one owner.

    (CR 701.10d, 701.10e, 702.65b)
    """
    game, seat = ctx.game, ctx.controller
    item = game.objects.get(ctx.source)
    if item is None or item.zone != "battlefield" or item.owner != seat:
        return False
    host = item.attached if item.attached_player is None else SeatRef(item.attached_player)
    if host is None:
        return False
    auras = [n for n in game.hands[seat] if "Aura" in projection.look(game, game.objects[n]).subtypes]
    fitting = [n for n in auras if targets.may_enchant(game, n, seat, host)]
    chosen = yield from choose_objects(game, seat, "game-aura-swap", fitting, 0, 1, (item.id,))
    if not chosen:
        return False
    there = Going(chosen[0], "battlefield", attached=item.attached, attached_player=item.attached_player)
    yield from moving.move(game, [Going(item.id, "hand"), there])
    return True
