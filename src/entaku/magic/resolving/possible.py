"""What a player may choose to do: only what can be done, and as a cost only wholly.  (CR 118.12, 608.2d)"""

from collections.abc import Callable, Iterable
from typing import Any  # Any: each row takes a node of its own kind

from entaku.cards.ir import actions as x
from entaku.cards.ir import things as t
from entaku.magic import moving, questions
from entaku.magic.game import SeatRef
from entaku.magic.questions import Context, amount, objects, players

Possible = Callable[[Context, Any], bool]

POSSIBLE: dict[type, Possible] = {}
"""What can be known before of an action that a player may choose to take."""


def possible(kind: type) -> Callable[[Possible], Possible]:
    """Mark a function as the one that says whether a kind of action can be taken to the full."""

    def register(check: Possible) -> Possible:
        POSSIBLE[kind] = check
        return check

    return register


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


def _search(ctx: Context, node: x.Search) -> bool:
    """Nothing keeps the player from searching.  (CR 118.12b)"""
    return all(moving.may_search(ctx.game, seat) for seat in players(ctx, node.who))


def _move(ctx: Context, node: x.Move) -> bool:
    """What is to be moved is there.  (CR 608.2d)"""
    return any(questions.current(ctx, number) is not None for number in objects(ctx, node.what))


_POSSIBLE: dict[type, Possible] = {
    x.Sacrifice: _sacrifice,
    x.Search: _search,
    x.Move: _move,
}
POSSIBLE.update(_POSSIBLE)
