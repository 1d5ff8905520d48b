"""The words that tie instructions together: may, if, unless, for each, when.  (CR 608.2)"""

from msgspec import structs

from entaku.kernel.seats import Seat
from entaku.magic.by_hand import acts
from entaku.magic.concepts import x_values
from entaku.magic.concepts.mana import costs, payment
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, yes
from entaku.magic.game.state import SeatRef, Waiting
from entaku.magic.spells.casting.casting_methods import NOT_CAST
from entaku.magic.spells.resolving import amounts, asking
from entaku.magic.spells.resolving.asking import Context, players
from entaku.magic.spells.resolving.follow import at_once, follow, follows
from entaku.magic.spells.resolving.lasting_effects import add_delayed
from entaku.magic.spells.resolving.possible_choices import can_do_all, is_paid
from entaku.magic.spells.resolving.possible_choices import possible as possible_to
from entaku.oracle.ir import instructions as i
from entaku.oracle.ir.abilities import CostPart, PayLife, Triggered
from entaku.oracle.ir.actions import Unknown
from entaku.oracle.ir.happenings import BeginningOf
from entaku.oracle.ir.things import Each, X, You


@follows(i.May)
def may(ctx: Context, node: i.May) -> Procedure[bool]:
    """A player may do it; if they do, then the rest.  Several choose in turn order before any does it.  (CR 101.4)

    Who has left doesn't, so what follows if they don't is done.  (CR 800.4f)
    """
    wanted: list[tuple[Seat, bool]] = []
    asked = players(ctx, node.who)
    if not asked and not isinstance(node.who, Each):
        yield from follow(ctx, node.otherwise)
    for seat in asked:
        inner = ctx if type(node.who) is You else acting_as(ctx, seat)
        wants = possible(inner, node, seat) and (yield from wish(inner, node, seat))
        wanted.append((seat, wants))
    willing: list[SeatRef] = []
    for seat, wants in wanted:
        inner = ctx if type(node.who) is You else acting_as(ctx, seat)
        if (yield from answered(inner, node, seat, wants)):
            willing.append(SeatRef(seat))
        if inner is not ctx:
            ctx.bound.update({key: value for key, value in inner.bound.items() if key not in ("each", "actor")})
    if type(node.who) is not You:
        ctx.bound["willing"] = tuple(willing)
    return bool(willing)


def acting_as(ctx: Context, seat: Seat) -> Context:
    """The same ability, with a player as "each" and as the one who does it."""
    inner = ctx.with_bound(each=SeatRef(seat))
    inner.bound["actor"] = SeatRef(seat)
    return inner


def possible(ctx: Context, node: i.May, seat: Seat) -> bool:
    """Whether a player could do it at all, and all of it."""
    if node.pay and not costs.can_pay_all(ctx.game, seat, paying_as(ctx, seat), owed(ctx, node.pay)):
        return False
    return can_do_all(ctx, node.do)


def paying_as(ctx: Context, seat: Seat) -> Context:
    """The same ability, with a player who pays for it."""
    return Context(ctx.game, ctx.source, seat, ctx.spell, ctx.bound)


def owed(ctx: Context, parts: tuple[CostPart, ...]) -> tuple[CostPart, ...]:
    """A cost with life that is counted as whoever asks for it counts, for "you" isn't who pays.  (CR 109.5)"""
    return tuple(
        structs.replace(part, amount=asking.amount(ctx, part.amount))
        if isinstance(part, PayLife) and not isinstance(part.amount, int | X)
        else part
        for part in parts
    )


def wish(ctx: Context, node: i.May, seat: Seat) -> Procedure[bool]:
    wanted = yield from yes(ctx.game, seat, "game-may-pay" if node.pay else "game-may", (ctx.source,))
    return wanted


def answered(ctx: Context, node: i.May, seat: Seat, wanted: bool) -> Procedure[bool]:
    """What a player said is done, and what depends on it; who has left does nothing."""
    wanted = wanted and ctx.game.in_game(seat)
    inner = ctx
    if wanted and chooses_x(ctx, node.pay):
        inner = ctx.with_bound(X=(yield from x_of(paying_as(ctx, seat), node.pay)))
    did = wanted and (not node.pay or (yield from pay(paying_as(inner, seat), owed(inner, node.pay))))
    if did and node.do:
        done, when_done = (node.do[:-1], node.do[-1:]) if type(node.do[-1]) is i.Reflexive else (node.do, ())
        did = (yield from follow(inner, done)) or is_paid(done)
        yield from follow(inner, when_done if did else ())
    yield from follow(inner, node.then if did else node.otherwise)
    if inner is not ctx:
        ctx.bound.update({key: value for key, value in inner.bound.items() if key != "X"})
    return did


def chooses_x(ctx: Context, parts: tuple[CostPart, ...]) -> bool:
    """Whether who pays chooses X just then: a triggered ability asks for {X} that nothing defines.  (CR 107.3f)"""
    triggered = ctx.spell is not None and isinstance(ctx.spell.ability, Triggered)
    return triggered and "X" not in ctx.bound and "X" in costs.symbols_of(parts)


def x_of(ctx: Context, parts: tuple[CostPart, ...]) -> Procedure[int]:
    """The value that is chosen for the X of a cost which is paid now: one that can be paid."""

    def can_pay(x: int) -> bool:
        return costs.can_pay_all(ctx.game, ctx.controller, ctx.with_bound(X=x), parts, x)

    x = yield from x_values.choose(ctx.game, ctx.controller, list(x_values.payable(can_pay, parts)), ctx.source)
    return x


def pay(ctx: Context, parts: tuple[CostPart, ...]) -> Procedure[bool]:
    """Pay a cost while something resolves; its X is that of the spell or ability.  (CR 118.12, 107.3)"""
    paid = yield from costs.pay_parts(ctx, parts, payment.Price(costs.symbols_of(parts), x_in(ctx, parts)))
    return paid


def x_in(ctx: Context, parts: tuple[CostPart, ...]) -> int:
    """The X of a cost that is paid while something resolves, 0 for one without."""
    return max(0, asking.amount(ctx, X())) if "X" in costs.symbols_of(parts) else 0


@follows(i.If)
def if_(ctx: Context, node: i.If) -> Procedure[bool]:
    did = yield from follow(ctx, node.do if asking.holds(ctx, node.condition) else node.otherwise)
    return did


@follows(i.Instead)
def instead(ctx: Context, node: i.Instead) -> Procedure[bool]:
    did = yield from follow(ctx, node.instead if asking.holds(ctx, node.condition) else node.do)
    return did


@follows(i.DoUnless)
def unless(ctx: Context, node: i.DoUnless) -> Procedure[bool]:
    """Done, unless the player pays or does the other thing instead, all of it.  (CR 118.3, 118.12a)"""
    for seat in players(ctx, node.who):
        inner = acting_as(ctx, seat)
        payer = Context(ctx.game, ctx.source, seat, ctx.spell, inner.bound)
        price = owed(inner, node.pay)
        price = costs.times(price, asking.amount(inner, node.times)) if node.times != 1 else price
        possible = costs.can_pay_all(ctx.game, seat, payer, price, x_in(payer, price)) if price else True
        if (
            possible
            and can_do_all(inner, node.unless)
            and (yield from yes(ctx.game, seat, "game-unless", (ctx.source,)))
        ):
            did = True
            if price:
                did = yield from pay(payer, price)
            if did and node.unless:
                did = (yield from follow(inner, node.unless)) or is_paid(node.unless)
            if did:
                return False
    did = yield from follow(ctx, node.do)
    return did


@follows(i.Likewise)
def likewise(ctx: Context, node: i.Likewise) -> Procedure[bool]:
    """Players do the same, each as "you", in turn order."""
    did = False
    for seat in players(ctx, node.who):
        did = (yield from follow(paying_as(ctx, seat), node.do)) or did
    return did


@possible_to(i.Likewise)
def can_do_likewise(ctx: Context, node: i.Likewise) -> bool:
    return all(can_do_all(paying_as(ctx, seat), node.do) for seat in players(ctx, node.who))


@follows(i.ForEach)
def for_each(ctx: Context, node: i.ForEach) -> Procedure[bool]:
    did = False
    for thing in asking.recipients(ctx, node.of):
        inner = ctx.with_bound(each=(thing,))
        did = (yield from follow(inner, node.do)) or did
        ctx.bound.update({key: value for key, value in inner.bound.items() if key != "each"})
    return did


@follows(i.Repeat)
def repeat(ctx: Context, node: i.Repeat) -> Procedure[bool]:
    did = False
    for _ in range(asking.amount(ctx, node.amount)):
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


@follows(i.OnceEachTurn)
def once_each_turn(ctx: Context, node: i.OnceEachTurn) -> Procedure[bool]:
    """If it hasn't been done this turn; what triggered several times before it was does nothing more then."""
    ability = ctx.spell.ability if ctx.spell is not None else None
    if not isinstance(ability, Triggered) or (ctx.source, ability) in ctx.game.memory.taken:
        return False
    did = yield from follow(ctx, node.do)
    if did:
        memory = mutators.replace(ctx.game.memory, taken=(*ctx.game.memory.taken, (ctx.source, ability)))
        mutators.set_fields(ctx.game, memory=memory)
    return did


@follows(i.WithX)
def with_x(ctx: Context, node: i.WithX) -> Procedure[bool]:
    """X is counted once, and is the same in all that follows, also behind this.  (CR 107.3i)"""
    ctx.bound["X"] = asking.amount(ctx, node.amount)
    did = yield from follow(ctx, node.do)
    return did


@follows(i.ForEachVote)
def for_each_vote(ctx: Context, node: i.ForEachVote) -> Procedure[bool]:
    """Once for each vote for a choice, in the order in which they were cast."""
    for voter, choice in amounts.votes_of(ctx):
        if choice == node.choice:
            yield from follow(ctx.with_bound(voter=(SeatRef(voter),)), node.do)
    return True


@at_once(i.AtNext)
def at_next(ctx: Context, node: i.AtNext) -> bool:
    whose = You() if node.yours else Each()
    add_delayed(ctx, Triggered(BeginningOf(node.step, whose), node.do), once=True, until=None)
    return True


@at_once(i.Reflexive)
def reflexive(ctx: Context, node: i.Reflexive) -> bool:
    """It triggers now, and goes onto the stack the next time a player would get priority.  (CR 603.12)"""
    bound = tuple((key, value) for key, value in ctx.bound.items() if isinstance(value, tuple | SeatRef | str | int))
    ability = Triggered(BeginningOf("upkeep"), node.do, node.targets)
    cast, moved = (ctx.spell.cast, ctx.spell.moved) if ctx.spell else (NOT_CAST, ())
    span = (ctx.game.began, ctx.game.next_id)
    one = Waiting(ctx.controller, ctx.source, ability, bound, cast, moved=(*moved, span))
    mutators.set_fields(ctx.game, waiting=(*ctx.game.waiting, one))
    return True


@follows(Unknown)
def unknown(ctx: Context, node: Unknown) -> Procedure[bool]:
    """A clause nobody here understands: the table is told, and its controller does it by hand."""
    acts.tell(ctx.game, ctx.controller, ctx.source_name, node.text)
    yield from acts.by_hand(ctx.game, ctx.controller, (ctx.source,))
    return True
