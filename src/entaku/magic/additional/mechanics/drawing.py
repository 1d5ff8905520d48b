"""Cards drawn, discarded, milled and put back.  (CR 121, 701.8, 701.13)"""

from entaku.magic.concepts import cant_cause
from entaku.magic.game.choices import Procedure, choose_number, choose_objects, order
from entaku.magic.game.state import SeatRef
from entaku.magic.spells.replacement.doing import OPPORTUNITIES, opportunities
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context, amount, players
from entaku.magic.spells.resolving.follow import follows
from entaku.magic.spells.resolving.possible_choices import possible
from entaku.magic.zones import moving
from entaku.magic.zones.zone_changes import Going
from entaku.oracle.mechanics.drawing import Discard, Draw, Mill, PutBack


@follows(Draw)
def draw(ctx: Context, node: Draw) -> Procedure[bool]:
    """How many each draws is counted before anybody does.  (CR 608.2h)"""
    drawn: list[int] = []
    counts = [(seat, amount(ctx.with_bound(each=SeatRef(seat)), node.amount)) for seat in players(ctx, node.who)]
    for seat, count in counts:
        if node.up_to:
            about = (ctx.source,)
            count = yield from choose_number(ctx.game, seat, "game-draw-up-to", 0, count, count, about, stands_in=False)
        used = ctx.bound.get(OPPORTUNITIES)
        drawn += yield from moving.draw(ctx.game, seat, count, used if isinstance(used, list) else None)
    if node.bind:
        ctx.bound[node.bind] = tuple(drawn)
    ctx.bound["drawn"] = tuple(drawn)
    return bool(drawn)


@follows(Discard)
def discard(ctx: Context, node: Discard) -> Procedure[bool]:
    """Each player chooses in turn order, then all discard at once.  (CR 101.4)"""
    game, chosen = ctx.game, []
    discarded_by: list[SeatRef] = []
    for seat in players(ctx, node.who):
        if not cant_cause.may_cause(game, ctx.controller, "discard", seat):
            continue
        inner = ctx.with_bound(each=SeatRef(seat))
        hand = [n for n in game.hands[seat] if asking.fits(inner, n, node.where)]
        if node.what is not None:
            named = asking.objects(inner, node.what)
            hand = [n for n in hand if n in named]
        count = len(hand) if node.amount is None or node.what is not None else amount(inner, node.amount)
        chooser = seat
        if node.chooser is not None:
            who = players(inner, node.chooser)
            chooser = who[0] if who else seat
        if node.random:
            picked = list(hand)
            game.stream(seat, "discard").shuffle(picked)
            picked = picked[:count]
        else:
            least = 0 if node.up_to else count
            picked = yield from choose_objects(game, chooser, "game-discard", hand, least, count, (ctx.source,))
        chosen += picked
        if picked:
            discarded_by.append(SeatRef(seat))
    gone = yield from moving.discard(game, chosen, by=ctx.controller)
    ctx.bound[node.bind or "discarded"] = tuple(gone)
    before = ctx.bound.get("discarders", ())
    ctx.bound["discarders"] = (*before, *discarded_by) if isinstance(before, tuple) else tuple(discarded_by)
    return bool(gone)


@follows(Mill)
def mill(ctx: Context, node: Mill) -> Procedure[bool]:
    """Players mill at once.  (CR 608.2e, 701.13)"""
    counts = [(seat, amount(ctx.with_bound(each=SeatRef(seat)), node.amount)) for seat in players(ctx, node.who)]
    moved = yield from moving.mill(ctx.game, counts, opportunities(ctx))
    if node.bind:
        ctx.bound[node.bind] = tuple(moved)
    return bool(moved)


@follows(PutBack)
def put_back(ctx: Context, node: PutBack) -> Procedure[bool]:
    """Cards from the hand go on top of the library in the order chosen, the first on top."""
    game = ctx.game
    for seat in players(ctx, node.who):
        count = amount(ctx, node.amount)
        chosen = yield from choose_objects(game, seat, "game-put-back", game.hands[seat], count, count)
        chosen = yield from order(game, seat, "game-order-library", chosen)
        for number in reversed(chosen):
            yield from moving.move(game, [Going(number, "library", hidden=True)])
    return True


@possible(Discard)
def can_discard(ctx: Context, node: Discard) -> bool:
    """There are as many cards in hand as are to be discarded; a whole hand may be empty.  (CR 118.3, 701.8a)"""
    if not all(cant_cause.may_cause(ctx.game, ctx.controller, "discard", seat) for seat in players(ctx, node.who)):
        return False
    if node.up_to:
        return True
    for seat in players(ctx, node.who):
        inner = ctx.with_bound(each=SeatRef(seat))
        fitting = sum(asking.fits(inner, n, node.where) for n in ctx.game.hands[seat])
        if node.amount is not None and fitting < amount(inner, node.amount):
            return False
    return True


@possible(Draw)
def can_draw(ctx: Context, node: Draw) -> bool:
    """Nothing keeps the player from drawing; an empty library doesn't.  (CR 121.3)"""
    for seat in players(ctx, node.who):
        limit = moving.draw_limit(ctx.game, seat)
        if limit is not None and ctx.game.players[seat].cards_drawn >= limit:
            return False
    return True


@possible(Mill)
def can_mill(ctx: Context, node: Mill) -> bool:
    """There are as many cards in the library.  (CR 701.13b)"""
    return all(len(ctx.game.libraries[seat]) >= amount(ctx, node.amount) for seat in players(ctx, node.who))
