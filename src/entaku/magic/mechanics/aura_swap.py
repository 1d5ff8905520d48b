"""Aura swap.  (CR 702.65)"""

from entaku.cards.mechanics.aura_swap import SwapAura
from entaku.magic import layers, moving, targets
from entaku.magic.changing import Going
from entaku.magic.choices import Procedure, choose_objects
from entaku.magic.game import SeatRef
from entaku.magic.questions import Context
from entaku.magic.resolving.follow import follows


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
    auras = [n for n in game.hands[seat] if "Aura" in layers.look(game, game.objects[n]).subtypes]
    fitting = [n for n in auras if targets.may_enchant(game, n, seat, host)]
    chosen = yield from choose_objects(game, seat, "game-aura-swap", fitting, 0, 1, (item.id,))
    if not chosen:
        return False
    there = Going(chosen[0], "battlefield", attached=item.attached, attached_player=item.attached_player)
    yield from moving.move(game, [Going(item.id, "hand"), there])
    return True
