"""Life totals: gained, lost, set and exchanged.  (CR 119)"""

from entaku.cards.mechanics.life import ExchangeLife, GainLife, LoseLife, SetLife
from entaku.kernel.seats import Seat
from entaku.magic import changing, moving, rumble
from entaku.magic.choices import Procedure
from entaku.magic.game import SeatRef
from entaku.magic.questions import Context, amount, players
from entaku.magic.replacement import amounts
from entaku.magic.resolving.follow import at_once, follows


@follows(GainLife)
def gain_life(ctx: Context, node: GainLife) -> Procedure[bool]:
    """Players gain life at once.  (CR 119.3, 608.2e)"""
    gains = []
    for seat in players(ctx, node.who):
        gained = yield from amounts.life_after_replacement(
            ctx.game, seat, amount(ctx.with_bound(each=SeatRef(seat)), node.amount)
        )
        gains.append((seat, gained))
    batch = [changing.change_life(ctx.game, seat, gained, quiet=True) for seat, gained in gains]
    changing.happen(ctx.game, *(event for event in batch if event is not None))
    return any(gained > 0 for _, gained in gains)


@at_once(LoseLife)
def lose_life(ctx: Context, node: LoseLife) -> bool:
    """Players lose life at once.  (CR 119.3, 608.2e)"""
    total = 0
    batch = []
    for seat in players(ctx, node.who):
        loss = amount(ctx.with_bound(each=SeatRef(seat)), node.amount)
        if loss > 0:
            event = changing.change_life(ctx.game, seat, -loss, quiet=True)
            rumble.credit(ctx.game, event, (ctx.controller,))
            batch += [event] if event is not None else []
            total += loss
    changing.happen(ctx.game, *batch)
    ctx.bound[node.bind] = total
    return total > 0


@follows(ExchangeLife)
def exchange_life(ctx: Context, node: ExchangeLife) -> Procedure[bool]:
    """Each gains or loses what makes the totals change places.  (CR 701.10c, 119.7)"""
    game = ctx.game
    pair = [*players(ctx, node.who), *(() if node.with_ is None else players(ctx, node.with_))]
    if len(pair) != 2 or any(not game.in_game(seat) for seat in pair):
        return False
    one, other = pair
    first, second = game.players[one].life, game.players[other].life
    if first == second or amounts.cant_gain_life(game, one if first < second else other):
        return False
    for seat, total in ((one, second), (other, first)):
        yield from set_to(ctx, seat, total)
    return True


@follows(SetLife)
def set_life(ctx: Context, node: SetLife) -> Procedure[bool]:
    """Each gains or loses what makes their total what it becomes; all are counted before any changes.  (CR 119.5)"""
    game = ctx.game
    totals = [(seat, amount(ctx.with_bound(each=SeatRef(seat)), node.amount)) for seat in players(ctx, node.who)]
    before = [player.life for player in game.players]
    for seat, total in totals:
        yield from set_to(ctx, seat, total)
    return before != [player.life for player in game.players]


def set_to(ctx: Context, seat: Seat, total: int) -> Procedure[None]:
    """A player gains or loses life, so that they have so much: what changes gains of life does so here.  (CR 119.5)"""
    change = total - ctx.game.players[seat].life
    if change > 0:
        yield from moving.gain_life(ctx.game, seat, change)
    else:
        rumble.credit(ctx.game, changing.change_life(ctx.game, seat, change), (ctx.controller,))
