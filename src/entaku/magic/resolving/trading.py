"""Instructions about what changes places: control, counters, mana for an effect.  (CR 701.10, 122.5)"""

from entaku.cards.ir import changes as ch
from entaku.cards.ir import things as t
from entaku.cards.ir import trading as x
from entaku.magic import paying, questions
from entaku.magic.choices import Procedure, choose_number
from entaku.magic.game import SeatRef
from entaku.magic.questions import Context, objects, players
from entaku.magic.resolving.follow import at_once, follows
from entaku.magic.resolving.permanents import add_changes, on_battlefield

MOST_PAID = 200
"""So much mana a player pays at most for an effect of this kind."""


@at_once(x.ExchangeControl)
def exchange_control(ctx: Context, node: x.ExchangeControl) -> bool:
    """Both change places, or neither does: if one is gone, or one player controls both.  (CR 701.10b, 701.10c)"""
    game = ctx.game
    pair = (*objects(ctx, node.what), *objects(ctx, node.with_))
    if len(pair) != 2 or not all(on_battlefield(ctx, number) for number in pair):
        return False
    one, other = (questions.controller_of(game, number) for number in pair)
    if one is None or other is None or one == other:
        return False
    for number, seat in zip(pair, (other, one), strict=True):
        inner = ctx.with_bound(**{"new controller": (SeatRef(seat),)})
        add_changes(inner, (number,), (ch.SetController(t.BoundPlayer("new controller")),), "end of game")
    return True


@at_once(x.SwapControl)
def swap_control(ctx: Context, node: x.SwapControl) -> bool:
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


@follows(x.PayAnyAmount)
def pay_any_amount(ctx: Context, node: x.PayAnyAmount) -> Procedure[bool]:
    """Each player in turn order from the controller pays as much mana as they like; mana may be made for it."""
    game, total = ctx.game, 0
    allowed = players(ctx, node.who)
    for seat in game.seats_in_turn_order(ctx.controller):
        if seat not in allowed:
            continue
        most = 0
        while most < MOST_PAID and paying.can_pay(game, seat, generic(most + 1)):
            most += 1
        paid = yield from choose_number(game, seat, "game-pay-any", 0, most, 0, (ctx.source,))
        if paid and (yield from paying.pay(game, seat, generic(paid))):
            total += paid
    ctx.bound[node.bind] = total
    return total > 0


def generic(number: int) -> paying.Price:
    """A price of so much generic mana."""
    return paying.Price((str(number),))
