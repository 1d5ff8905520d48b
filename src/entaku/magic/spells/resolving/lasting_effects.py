"""Instructions whose effects last: changes, rules, delayed triggers.  (CR 603.7, 611)"""

from collections.abc import Sequence

from entaku.magic.game import mutators
from entaku.magic.game.state import DelayedTrigger, Effect, SeatRef
from entaku.magic.spells.casting.casting_methods import NOT_CAST
from entaku.magic.spells.layers import projection
from entaku.magic.spells.layers.layer_dependency import LAYER_OF
from entaku.magic.spells.resolving import locked_in_values
from entaku.magic.spells.resolving.asking import Context, players, present
from entaku.magic.spells.resolving.follow import at_once
from entaku.oracle.ir import actions as x
from entaku.oracle.ir import changes as ch
from entaku.oracle.ir import things as t
from entaku.oracle.ir.abilities import Triggered
from entaku.oracle.ir.durations import Until
from entaku.oracle.ir.instructions import Delayed


def on_battlefield(ctx: Context, number: int) -> bool:
    item = ctx.game.objects.get(number)
    return item is not None and item.zone == "battlefield"


@at_once(x.Apply)
def apply(ctx: Context, node: x.Apply) -> bool:
    """Changes that last for a while; what they affect, and how much, is settled now.  (CR 611.2c, 608.2h)"""
    found = present(ctx, node.what)
    if is_at_any_time(node):
        ctx = ctx.with_bound()
        changes, among = locked_in_values.without_targets(ctx, (node.changes, node.what))
        add_changes(ctx, (), changes, node.until, among)
        return True
    if not found:
        return False
    ctx = ctx.with_bound()
    changes = locked_in_values.without_targets(ctx, locked_in_values.ground(ctx, node.changes))
    if any(isinstance(change, ch.SetController) and type(change.who) is not t.You for change in changes):
        ctx, changes = with_new_controller(ctx, changes)
    each_its_own = node.until == UNTAP_STEP
    for numbers in ((number,) for number in found) if each_its_own else (found,):
        for those, allowed in by_what_is_barred(ctx, numbers, changes):
            add_changes(ctx, those, allowed, node.until)
    return True


UNTAP_STEP: Until = "its controller's next untap step"
"""Ends for each object at another time, as each may have another controller."""


def is_at_any_time(node: x.Apply) -> bool:
    """Whether it is about all that is like this at any time, as no characteristics change.  (CR 611.2c)

    What doesn't untap during its controller's next untap step is settled, unless the player is named.
    """
    if not isinstance(node.what, t.Group) or any(type(change) in LAYER_OF for change in node.changes):
        return False
    return node.until != UNTAP_STEP or any(isinstance(one, t.ControlledBy) for one in node.what.where)


def by_what_is_barred(
    ctx: Context, found: Sequence[int], changes: tuple[ch.Change, ...]
) -> Sequence[tuple[Sequence[int], tuple[ch.Change, ...]]]:
    """The changes without abilities that an object can't have: those never come to apply to it.  (CR 113.11)"""
    barred = {n: projection.look(ctx.game, ctx.game.objects[n]).barred for n in found}
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
    ctx: Context, found: Sequence[int], changes: tuple[ch.Change, ...], until: Until, among: t.Group | None = None
) -> None:
    until = locked_in_values.without_targets(ctx, until)
    bound = tuple((key, value) for key, value in ctx.bound.items() if isinstance(value, tuple | SeatRef | str))
    game = ctx.game
    effect = Effect(
        mutators.stamp(game), ctx.source, ctx.controller, until, tuple(found), tuple(changes), bound=bound,
        turn=game.turn, among=among,
    )  # fmt: skip
    mutators.add_effect(game, effect)


@at_once(Delayed)
def delayed(ctx: Context, node: Delayed) -> bool:
    add_delayed(ctx, Triggered(node.on, node.do, node.targets, if_=node.if_), node.once, node.until)
    return True


def add_delayed(ctx: Context, ability: Triggered, once: bool, until: Until | None) -> None:
    """A delayed trigger that remembers what its maker knew.  (CR 603.7c)"""
    game = ctx.game
    bound = tuple((key, value) for key, value in ctx.bound.items() if isinstance(value, tuple | SeatRef | str | int))
    cast, moved = (ctx.spell.cast, ctx.spell.moved) if ctx.spell is not None else (NOT_CAST, ())
    span = (game.began, game.next_id)
    record = DelayedTrigger(
        mutators.new_id(game), ctx.controller, ctx.source, ability, bound, once, until, game.turn, cast, ctx.spell,
        (*moved, span),
    )  # fmt: skip
    mutators.add_delayed(game, record)
