"""What a player may choose to do: only what can be done, and as a cost only wholly.  (CR 118.12, 608.2d)"""

from collections.abc import Callable, Iterable
from typing import Any  # Any: each row takes a node of its own kind

from entaku.cards.ir import actions as x
from entaku.cards.ir import things as t
from entaku.magic import moving, predicates, questions
from entaku.magic.game import SeatRef
from entaku.magic.questions import Context, amount, objects, players


def can_do_all(ctx: Context, instructions: Iterable[object]) -> bool:
    """Whether all these instructions can be followed to the full, as far as that can be known before.

    What speaks of something that an earlier one of them finds isn't asked.
    """
    for place, node in enumerate(instructions):
        check = POSSIBLE.get(type(node))
        follows = place > 0 and isinstance(getattr(node, "what", None), t.Bound | t.Among)
        if check is not None and not follows and not check(ctx, node):
            return False
    return True


def is_paid(instructions: Iterable[object]) -> bool:
    """Whether "if you do" asks of these only whether the player has chosen to, whatever came of it.  (CR 118.12)"""
    return all(type(node) in POSSIBLE for node in instructions)


def _sacrifice(ctx: Context, node: x.Sacrifice) -> bool:
    """There are as many permanents as are to be sacrificed.  (CR 118.3, 701.17a)"""
    game = ctx.game
    for seat in players(ctx, node.who):
        inner = ctx.with_bound(each=SeatRef(seat))
        found = [n for n in objects(inner, node.what) if n in game.battlefield and moving.may_sacrifice(game, n)]
        own = sum(questions.controller_of(game, n) == seat for n in found)
        if own < (amount(inner, node.amount) if isinstance(node.what, t.Group) else 1):
            return False
    return True


def _discard(ctx: Context, node: x.Discard) -> bool:
    """There are as many cards in hand as are to be discarded; a whole hand may be empty.  (CR 118.3, 701.8a)"""
    for seat in players(ctx, node.who):
        inner = ctx.with_bound(each=SeatRef(seat))
        fitting = sum(predicates.fits(inner, n, node.where) for n in ctx.game.hands[seat])
        if node.amount is not None and fitting < amount(inner, node.amount):
            return False
    return True


def _draw(ctx: Context, node: x.Draw) -> bool:
    """Nothing keeps the player from drawing; an empty library doesn't.  (CR 121.3)"""
    for seat in players(ctx, node.who):
        limit = moving.draw_limit(ctx.game, seat)
        if limit is not None and ctx.game.players[seat].cards_drawn >= limit:
            return False
    return True


def _mill(ctx: Context, node: x.Mill) -> bool:
    """There are as many cards in the library.  (CR 701.13b)"""
    return all(len(ctx.game.libraries[seat]) >= amount(ctx, node.amount) for seat in players(ctx, node.who))


def _search(ctx: Context, node: x.Search) -> bool:
    """Nothing keeps the player from searching.  (CR 118.12b)"""
    return all(moving.may_search(ctx.game, seat) for seat in players(ctx, node.who))


def _move(ctx: Context, node: x.Move) -> bool:
    """What is to be moved is there.  (CR 608.2d)"""
    return any(questions.current(ctx, number) is not None for number in objects(ctx, node.what))


def _put_counters(ctx: Context, node: x.PutCounters) -> bool:
    """There is a permanent to put counters on.  (CR 608.2d)"""
    return any(number in ctx.game.battlefield for number in objects(ctx, node.what))


def _remove_counters(ctx: Context, node: x.RemoveCounters) -> bool:
    """There are as many counters as are to be removed.  (CR 118.3)"""
    found = [ctx.game.objects[number] for number in objects(ctx, node.what) if number in ctx.game.objects]
    if not node.kind or node.amount is None:
        return bool(found)
    return bool(found) and all(item.counter(node.kind) >= amount(ctx, node.amount) for item in found)


POSSIBLE: dict[type, Callable[[Context, Any], bool]] = {
    x.Sacrifice: _sacrifice,
    x.Discard: _discard,
    x.Draw: _draw,
    x.Mill: _mill,
    x.Search: _search,
    x.Move: _move,
    x.PutCounters: _put_counters,
    x.RemoveCounters: _remove_counters,
}
"""What can be known before of an action that a player may choose to take."""
