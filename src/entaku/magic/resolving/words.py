"""The words that tie instructions together: may, if, unless, for each, when.  (CR 608.2)"""

from entaku.cards.ir import instructions as i
from entaku.cards.ir.abilities import CostPart, Triggered
from entaku.cards.ir.actions import Search, Unknown
from entaku.cards.ir.happenings import BeginningOf
from entaku.cards.ir.things import Each, X, You
from entaku.kernel.seats import Seat
from entaku.magic import by_hand, changing, conditions, costs, moving, paying, questions
from entaku.magic.choices import Procedure, yes
from entaku.magic.game import SeatRef, Waiting
from entaku.magic.questions import Context, players
from entaku.magic.resolving.follow import at_once, follow, follows
from entaku.magic.resolving.permanents import add_delayed


@follows(i.May)
def may(ctx: Context, node: i.May) -> Procedure[bool]:
    """A player may do it; if they do, then the rest."""
    did = False
    for seat in players(ctx, node.who):
        inner = ctx if type(node.who) is You else acting_as(ctx, seat)
        did = (yield from offered(ctx, inner, node, seat)) or did
    return did


def acting_as(ctx: Context, seat: Seat) -> Context:
    """The same ability, with a player as "each" and as the one who does it."""
    inner = ctx.with_bound(each=SeatRef(seat))
    inner.bound["actor"] = SeatRef(seat)
    return inner


def offered(ctx: Context, inner: Context, node: i.May, seat: Seat) -> Procedure[bool]:
    game = ctx.game
    payer = Context(game, ctx.source, seat, ctx.spell, inner.bound)
    if node.pay and not costs.can_pay_all(game, seat, payer, node.pay):
        yield from follow(inner, node.otherwise)
        return False
    if node.do and isinstance(node.do[0], Search) and not moving.may_search(game, seat):
        return False
    wanted = yield from yes(game, seat, "game-may-pay" if node.pay else "game-may", (ctx.source,))
    did = False
    if wanted:
        did = True
        if node.pay:
            did = yield from pay(payer, node.pay)
        if did and node.do:
            did = yield from follow(inner, node.do)
    yield from follow(inner, node.then if did else node.otherwise)
    if inner is not ctx:
        ctx.bound.update({key: value for key, value in inner.bound.items() if key not in ("each", "actor")})
    return did


def pay(ctx: Context, parts: tuple[CostPart, ...]) -> Procedure[bool]:
    """Pay a cost while something resolves; its X is that of the spell or ability.  (CR 118.12, 107.3)"""
    symbols = costs.symbols_of(parts)
    x = questions.amount(ctx, X()) if "X" in symbols else 0
    paid = yield from costs.pay_parts(ctx, parts, paying.Price(symbols, x))
    return paid


@follows(i.If)
def if_(ctx: Context, node: i.If) -> Procedure[bool]:
    did = yield from follow(ctx, node.do if conditions.holds(ctx, node.condition) else node.otherwise)
    return did


@follows(i.Instead)
def instead(ctx: Context, node: i.Instead) -> Procedure[bool]:
    did = yield from follow(ctx, node.instead if conditions.holds(ctx, node.condition) else node.do)
    return did


@follows(i.DoUnless)
def unless(ctx: Context, node: i.DoUnless) -> Procedure[bool]:
    """Done, unless the player pays or does the other thing instead.  (CR 118.12a)"""
    for seat in players(ctx, node.who):
        inner = acting_as(ctx, seat)
        payer = Context(ctx.game, ctx.source, seat, ctx.spell, inner.bound)
        possible = costs.can_pay_all(ctx.game, seat, payer, node.pay) if node.pay else True
        if possible and (yield from yes(ctx.game, seat, "game-unless", (ctx.source,))):
            did = True
            if node.pay:
                did = yield from pay(payer, node.pay)
            if did and node.unless:
                did = yield from follow(inner, node.unless)
            if did:
                return False
    did = yield from follow(ctx, node.do)
    return did


@follows(i.ForEach)
def for_each(ctx: Context, node: i.ForEach) -> Procedure[bool]:
    did = False
    for thing in questions.recipients(ctx, node.of):
        inner = ctx.with_bound(each=(thing,))
        did = (yield from follow(inner, node.do)) or did
        ctx.bound.update({key: value for key, value in inner.bound.items() if key != "each"})
    return did


@follows(i.Repeat)
def repeat(ctx: Context, node: i.Repeat) -> Procedure[bool]:
    did = False
    for _ in range(questions.amount(ctx, node.amount)):
        did = (yield from follow(ctx, node.do)) or did
    return did


@follows(i.RepeatAtWill)
def repeat_at_will(ctx: Context, node: i.RepeatAtWill) -> Procedure[bool]:
    """Once, and again as often as a player says so."""
    while True:
        yield from follow(ctx, node.do)
        who = players(ctx, node.who)
        if ctx.game.is_over or not who or not (yield from yes(ctx.game, who[0], "game-repeat", (ctx.source,))):
            return True


@follows(i.WithX)
def with_x(ctx: Context, node: i.WithX) -> Procedure[bool]:
    """X is counted once, and is the same in all that follows."""
    inner = ctx.with_bound(X=questions.amount(ctx, node.amount))
    did = yield from follow(inner, node.do)
    ctx.bound.update({key: value for key, value in inner.bound.items() if key != "X"})
    return did


@follows(i.ForEachVote)
def for_each_vote(ctx: Context, node: i.ForEachVote) -> Procedure[bool]:
    """Once for each vote for a choice, in the order in which they were cast."""
    for voter, choice in questions.votes_of(ctx):
        if choice == node.choice:
            yield from follow(ctx.with_bound(voter=(SeatRef(voter),)), node.do)
    return True


@at_once(i.AtNext)
def at_next(ctx: Context, node: i.AtNext) -> bool:
    whose = You() if node.yours else Each()
    add_delayed(ctx, Triggered(BeginningOf(node.step, whose), node.do), True, None)
    return True


@at_once(i.Reflexive)
def reflexive(ctx: Context, node: i.Reflexive) -> bool:
    """It triggers now, and goes onto the stack the next time a player would get priority.  (CR 603.12)"""
    bound = tuple((key, value) for key, value in ctx.bound.items() if isinstance(value, tuple | SeatRef | str | int))
    ability = Triggered(BeginningOf("upkeep"), node.do, node.targets)
    one = Waiting(ctx.controller, ctx.source, ability, bound, ctx.spell.x if ctx.spell else 0)
    changing.set_fields(ctx.game, waiting=(*ctx.game.waiting, one))
    return True


@follows(Unknown)
def unknown(ctx: Context, node: Unknown) -> Procedure[bool]:
    """A clause nobody here understands: the table is told, and its controller does it by hand."""
    by_hand.tell(ctx.game, ctx.controller, ctx.source_name, node.text)
    yield from by_hand.by_hand(ctx.game, ctx.controller, (ctx.source,))
    return True
