"""Clashes.  (CR 701.23)"""

from entaku.kernel.seats import Seat
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, choose_player, yes
from entaku.magic.game.state import SeatRef
from entaku.magic.spells.layers import projection
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context
from entaku.magic.spells.resolving.follow import follows
from entaku.magic.zones import moving
from entaku.oracle.ir.short import EACH_OPPONENT
from entaku.oracle.mechanics.clash import Clash


@follows(Clash)
def clash(ctx: Context, node: Clash) -> Procedure[bool]:
    """You and an opponent reveal your top cards; each may put theirs on the bottom.  (CR 701.23a to 701.23c)"""
    game, seat = ctx.game, ctx.controller
    found = asking.players(ctx, EACH_OPPONENT)
    other = yield from choose_player(game, seat, "game-choose-player", found, (ctx.source,))
    if other is None:
        ctx.bound[node.bind] = ctx.bound[node.other] = ()
        return False
    shown: dict[Seat, int] = {}
    for one in game.seats_in_turn_order():
        if one in (seat, other) and game.libraries[one]:
            shown[one] = game.libraries[one][0]
            moving.reveal(game, one, (shown[one],))
    values = {one: projection.look(game, game.objects[number]).mana_value for one, number in shown.items()}
    won = seat in values and all(values[seat] > value for one, value in values.items() if one != seat)
    below = []
    for one, number in shown.items():
        if (yield from yes(game, one, "game-clash", (number,))):
            below.append((one, number))
    for one, number in below:
        rest = tuple(card for card in game.libraries[one] if card != number)
        if len(rest) < len(game.libraries[one]):
            mutators.set_library(game, one, (*rest, number))
    ctx.bound[node.bind] = (SeatRef(seat),) if won else ()
    beaten = other in values and all(values[other] > value for one, value in values.items() if one != other)
    mutators.happen(game, e.Done(seat, "clash", won), e.Done(other, "clash", beaten))
    ctx.bound[node.other] = (SeatRef(other),)
    return True
