"""Control that changes places.  (CR 701.10b)"""

from entaku.magic.game.state import SeatRef
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context, objects, players
from entaku.magic.spells.resolving.follow import at_once
from entaku.magic.spells.resolving.lasting_effects import add_changes, on_battlefield
from entaku.oracle.ir import changes as ch
from entaku.oracle.ir import things as t
from entaku.oracle.mechanics.control import ExchangeControl, SwapControl


@at_once(ExchangeControl)
def exchange_control(ctx: Context, node: ExchangeControl) -> bool:
    """Both change places, or neither does: if one is gone, or one player controls both.  (CR 701.10b, 701.10c)"""
    game = ctx.game
    pair = (*objects(ctx, node.what), *(() if node.with_ is None else objects(ctx, node.with_)))
    if len(pair) != 2 or not all(on_battlefield(ctx, number) for number in pair):
        return False
    one, other = (asking.controller_of(game, number) for number in pair)
    if one is None or other is None or one == other:
        return False
    for number, seat in zip(pair, (other, one), strict=True):
        inner = ctx.with_bound(**{"new controller": (SeatRef(seat),)})
        add_changes(inner, (number,), (ch.SetController(t.BoundPlayer("new controller")),), "end of game")
    return True


@at_once(SwapControl)
def swap_control(ctx: Context, node: SwapControl) -> bool:
    """All that each of two players controls goes to the other at once, until end of turn.  (CR 701.10b)"""
    mine = SeatRef(ctx.controller)
    given: list[tuple[SeatRef, tuple[int, ...]]] = []
    for seat in players(ctx, node.who):
        for whose, to in ((mine, SeatRef(seat)), (SeatRef(seat), mine)):
            where = (*node.where, t.ControlledBy(t.BoundPlayer("whose")))
            given.append((to, tuple(objects(ctx.with_bound(whose=(whose,)), t.Group(where)))))
    for to, numbers in given:
        inner = ctx.with_bound(**{"new controller": (to,)})
        add_changes(inner, numbers, (ch.SetController(t.BoundPlayer("new controller")),), "end of turn")
    ctx.bound[node.bind] = tuple(number for _, numbers in given for number in numbers)
    return bool(ctx.bound[node.bind])
