"""Instructions about objects: moving, destroying, tapping, counters, tokens, copies.  (CR 701, 707)"""

from collections.abc import Sequence

from entaku.cards.ir import actions as x
from entaku.cards.ir import changes as ch
from entaku.cards.ir import things as t
from entaku.cards.ir.abilities import Triggered
from entaku.cards.ir.instructions import Delayed
from entaku.magic import (
    changing,
    copying,
    grounding,
    layers,
    moving,
    protection,
    questions,
    targets,
)
from entaku.magic import events as e
from entaku.magic.changing import Going
from entaku.magic.choices import Procedure
from entaku.magic.definitions import Definition, token_definition
from entaku.magic.game import DelayedTrigger, Effect, SeatRef
from entaku.magic.moving import Wanted
from entaku.magic.questions import Context, amount, objects, players, present, things
from entaku.magic.resolving.follow import at_once, follows


@follows(x.Move)
def move(ctx: Context, node: x.Move) -> Procedure[bool]:
    game = ctx.game
    numbers = list(dict.fromkeys(present(ctx, node.what)))
    if node.to == "library":
        moved = yield from into_libraries(ctx, node, numbers)
    else:
        under = players(ctx, node.under) if node.under is not None else ()
        if node.under is not None and not under:
            return False
        source = questions.seen(game, ctx.source)
        exiled_by = (ctx.source, source[1].name if source else "") if node.to == "exile" else None
        going = [
            Going(
                number, node.to, controller=under[0] if under else None, tapped=node.tapped, face_down=node.face_down,
                counters=((node.counter, 1),) if node.counter else (), exiled_by=exiled_by,
                hidden=node.to == "hand" and game.objects[number].zone == "library",
            )
            for number in numbers
        ]  # fmt: skip
        moved = yield from moving.move(game, going)
    # what went to the command zone instead isn't where the rest of the text looks for it
    ctx.bound[node.bind] = tuple(n for n in moved if node.to == "command" or game.objects[n].zone != "command")
    return bool(moved)


def into_libraries(ctx: Context, node: x.Move, numbers: Sequence[int]) -> Procedure[list[int]]:
    """Cards go to their owners' libraries; each owner orders their own.  (CR 401.4)"""
    game = ctx.game
    moved: list[int] = []
    piles: dict[int, list[int]] = {}
    for number in numbers:
        if number in game.objects:
            piles.setdefault(game.objects[number].owner, []).append(number)
    for owner, own in piles.items():
        seat = ctx.controller if node.any_order else owner
        moved += yield from moving.put_into_library(game, seat, own, node.bottom, len(own) > 1)
    return moved


@follows(x.ExileUntil)
def exile_until(ctx: Context, node: x.ExileUntil) -> Procedure[bool]:
    """Exile until something happens; nothing is exiled if it has already happened.  (CR 610.3)"""
    game = ctx.game
    if node.until == "source leaves" and ctx.source not in game.objects:
        return False
    moved = yield from moving.move(game, [Going(n, "exile") for n in present(ctx, node.what)])
    if moved:
        effect = Effect(changing.stamp(game), ctx.source, ctx.controller, node.until, tuple(moved), turn=game.turn)
        changing.add_effect(game, effect)
    return bool(moved)


def on_battlefield(ctx: Context, number: int) -> bool:
    item = ctx.game.objects.get(number)
    return item is not None and item.zone == "battlefield"


@at_once(x.Attach)
def attach(ctx: Context, node: x.Attach) -> bool:
    game = ctx.game
    to = [thing if isinstance(thing, SeatRef) else questions.current(ctx, thing) for thing in things(ctx, node.to)]
    for number in present(ctx, node.what):
        if on_battlefield(ctx, number) and to and may_attach(ctx, number, to[0]):
            changing.attach(game, number, to[0])
    return True


def may_attach(ctx: Context, number: int, to: object) -> bool:
    """Whether an Aura or Equipment may be put there.  (CR 701.3b)"""
    game = ctx.game
    traits = layers.look(game, game.objects[number])
    if not isinstance(to, int) or to == number or not on_battlefield(ctx, to):
        return False
    if "Aura" in traits.subtypes:
        return targets.may_enchant(game, number, traits.controller, to)
    return layers.look(game, game.objects[to]).is_creature and not protection.protected(game, to, number)


@follows(x.Create)
def create(ctx: Context, node: x.Create) -> Procedure[bool]:
    token = grounding.ground_fields(ctx, node.token) if not isinstance(node.token.power, int) else node.token
    assert isinstance(token, x.Token)
    definition = token_definition(token)
    wanted = [
        Wanted(definition, seat, amount(ctx.with_bound(each=SeatRef(seat)), node.amount))
        for seat in players(ctx, node.who)
    ]
    made = yield from moving.tokens(ctx.game, wanted, node.tapped)
    ctx.bound[node.bind] = tuple(made)
    return bool(made)


@follows(x.CreateCopies)
def create_copies(ctx: Context, node: x.CreateCopies) -> Procedure[bool]:
    """Tokens that are copies; each enters as what it copies would.  (CR 707.5, 707.10)"""
    wanted: list[Wanted] = []
    for number in objects(ctx, node.of):
        found = questions.seen(ctx.game, number)
        if found is not None:
            copied = copying.copy_of(ctx, found[0], node.except_)
            definition = Definition(copied.card, copied.traits, is_token=True)
            wanted += (Wanted(definition, seat, amount(ctx, node.amount)) for seat in players(ctx, node.who))
    made = yield from moving.tokens(ctx.game, wanted)
    ctx.bound[node.bind] = tuple(made)
    return bool(made)


@follows(x.Monstrosity)
def monstrosity(ctx: Context, node: x.Monstrosity) -> Procedure[bool]:
    game = ctx.game
    item = game.objects.get(ctx.source)
    if item is None or item.monstrous:
        return False
    count = amount(ctx, node.amount)
    yield from moving.put_counters(game, [(ctx.source, count)], "+1/+1")
    changing.alter(game, ctx.source, monstrous=max(1, count))
    changing.happen(game, e.Monstrous(ctx.source, count))
    return True


@at_once(x.Goad)
def goad(ctx: Context, node: x.Goad) -> bool:
    """Until your next turn these attack each combat, and somebody else if able.  (CR 701.38)"""
    game = ctx.game
    found = [n for n in present(ctx, node.what) if on_battlefield(ctx, n)]
    if found:
        add_changes(ctx, found, (ch.Goaded(),), "your next turn")
        changing.happen(game, *(e.Goaded(n, ctx.controller) for n in found))
    return bool(found)


@at_once(x.Apply)
def apply(ctx: Context, node: x.Apply) -> bool:
    """Changes that last for a while; what they affect, and how much, is settled now.  (CR 611.2c, 608.2h)"""
    found = present(ctx, node.what)
    if is_at_any_time(node):
        ctx = ctx.with_bound()
        changes, among = grounding.without_targets(ctx, (node.changes, node.what))
        add_changes(ctx, (), changes, node.until, among)
        return True
    if not found:
        return False
    ctx = ctx.with_bound()
    changes = grounding.without_targets(ctx, grounding.ground(ctx, node.changes))
    if any(isinstance(change, ch.SetController) and type(change.who) is not t.You for change in changes):
        ctx, changes = with_new_controller(ctx, changes)
    each_its_own = node.until == UNTAP_STEP
    for numbers in ((number,) for number in found) if each_its_own else (found,):
        for those, allowed in by_what_is_barred(ctx, numbers, changes):
            add_changes(ctx, those, allowed, node.until)
    return True


UNTAP_STEP: ch.Until = "its controller's next untap step"
"""Ends for each object at another time, as each may have another controller."""


def is_at_any_time(node: x.Apply) -> bool:
    """Whether it is about all that is like this at any time, as no characteristics change.  (CR 611.2c)

    What doesn't untap during its controller's next untap step is settled, unless the player is named.
    """
    if not isinstance(node.what, t.Group) or any(type(change) in layers.LAYER_OF for change in node.changes):
        return False
    return node.until != UNTAP_STEP or any(isinstance(one, t.ControlledBy) for one in node.what.where)


def by_what_is_barred(
    ctx: Context, found: Sequence[int], changes: tuple[ch.Change, ...]
) -> Sequence[tuple[Sequence[int], tuple[ch.Change, ...]]]:
    """The changes without abilities that an object can't have: those never come to apply to it.  (CR 113.11)"""
    barred = {n: layers.look(ctx.game, ctx.game.objects[n]).barred for n in found}
    if not any(barred.values()) or not any(isinstance(change, ch.Gain) for change in changes):
        return [(found, changes)]
    parts = []
    for names in dict.fromkeys(barred.values()):
        allowed = (
            ch.Gain(tuple(one for one in change.abilities if getattr(one, "name", None) not in names))
            if isinstance(change, ch.Gain)
            else change
            for change in changes
        )
        kept = tuple(change for change in allowed if change != ch.Gain(()))
        parts.append(([n for n in found if barred[n] == names], kept))
    return [part for part in parts if part[1]]


def with_new_controller(ctx: Context, changes: tuple[ch.Change, ...]) -> tuple[Context, tuple[ch.Change, ...]]:
    """The changes with the player who gains control settled, as targets are forgotten afterwards.  (CR 608.2h)"""
    settled: list[ch.Change] = []
    for change in changes:
        if isinstance(change, ch.SetController):
            refs = tuple(map(SeatRef, players(ctx, change.who)))
            ctx = ctx.with_bound(**{"new controller": refs})
            change = ch.SetController(t.BoundPlayer("new controller"))
        settled.append(change)
    return ctx, tuple(settled)


def add_changes(
    ctx: Context, found: Sequence[int], changes: tuple[ch.Change, ...], until: ch.Until, among: t.Group | None = None
) -> None:
    bound = tuple((key, value) for key, value in ctx.bound.items() if isinstance(value, tuple | SeatRef | str))
    game = ctx.game
    effect = Effect(
        changing.stamp(game), ctx.source, ctx.controller, until, tuple(found), tuple(changes), bound=bound,
        turn=game.turn, among=among,
    )  # fmt: skip
    changing.add_effect(game, effect)


@at_once(x.Establish)
def establish(ctx: Context, node: x.Establish) -> bool:
    """A rule or replacement effect that lasts for a while; targets are settled now."""
    game = ctx.game
    rule = node.rule
    shield = None
    if isinstance(rule, ch.InsteadOfDamage) and rule.shield is not None:
        shield = amount(ctx, rule.shield)
    ctx = ctx.with_bound()
    settled = grounding.without_targets(ctx, rule)
    kept = tuple((key, value) for key, value in ctx.bound.items() if isinstance(value, tuple | SeatRef | str | int))
    changing.add_effect(
        game,
        Effect(changing.stamp(game), ctx.source, ctx.controller, node.until, (), (), settled, kept, game.turn, shield),
    )
    return True


@at_once(Delayed)
def delayed(ctx: Context, node: Delayed) -> bool:
    add_delayed(ctx, Triggered(node.on, node.do, node.targets, if_=node.if_), node.once, node.until)
    return True


def add_delayed(ctx: Context, ability: Triggered, once: bool, until: ch.Until | None) -> None:
    """A delayed trigger that remembers what its maker knew.  (CR 603.7c)"""
    game = ctx.game
    bound = tuple((key, value) for key, value in ctx.bound.items() if isinstance(value, tuple | SeatRef | str | int))
    x, moved = (ctx.spell.x, ctx.spell.moved) if ctx.spell is not None else (0, ())
    span = (game.began, game.next_id)
    record = DelayedTrigger(
        changing.new_id(game), ctx.controller, ctx.source, ability, bound, once, until, game.turn, x, ctx.spell,
        (*moved, span),
    )  # fmt: skip
    changing.add_delayed(game, record)
