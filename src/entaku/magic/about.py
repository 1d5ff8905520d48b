"""Whether an object or a player is the one that an event is said to be about.  (CR 603.2)"""

from collections.abc import Callable, Iterable
from typing import Any  # Any: each row takes a node of its own kind

from entaku.cards.ir import things as t
from entaku.kernel.seats import Seat
from entaku.magic import predicates, questions
from entaku.magic.questions import Context

Bound = dict[str, object]
Match = Callable[[Context, Any, Any], Iterable[Bound]]


def subject(ctx: Context, node: t.Things | t.Players | None, number: int) -> bool:
    """Whether an object is what an event is said to be about."""
    if node is None:
        return True
    kind = type(node)
    if kind is t.Self:
        return number == ctx.source
    if isinstance(node, t.Group):
        found = questions.seen(ctx.game, number)
        if found is None or (node.of is not None and found[0].owner not in questions.players(ctx, node.of)):
            return False
        return found[0].zone == node.zone and predicates.fits_as(ctx, *found, node.where)
    if kind in questions.PLAYER_NODES:
        return False
    return number in questions.things(ctx, node)  # type: ignore[arg-type]  # its kind is among those that are looked up


def player_is(ctx: Context, node: t.Things | t.Players | None, seat: Seat) -> bool:
    """Whether a player is whom an event is said to be about."""
    if node is None:
        return True
    if type(node) in questions.PLAYER_NODES:
        return seat in questions.players(ctx, node)  # type: ignore[arg-type]  # its kind is among those that are looked up
    return False
