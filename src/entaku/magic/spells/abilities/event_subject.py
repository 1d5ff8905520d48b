"""Whether an object or a player is the one that an event is said to be about.  (CR 603.2)"""

from collections.abc import Callable, Iterable
from typing import Any  # Any: each row takes a node of its own kind

from entaku.kernel.seats import Seat
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context
from entaku.oracle.ir import things as t

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
        found = asking.seen(ctx.game, number)
        if found is None or (node.of is not None and found[0].owner not in asking.players(ctx, node.of)):
            return False
        return found[0].zone == node.zone and asking.fits_as(ctx, *found, node.where)
    if kind in asking.PLAYERS:
        return False
    return number in asking.things(ctx, node)  # type: ignore[arg-type]  # its kind is among those that are looked up


def player_is(ctx: Context, node: t.Things | t.Players | None, seat: Seat) -> bool:
    """Whether a player is whom an event is said to be about."""
    if node is None:
        return True
    if type(node) in asking.PLAYERS:
        return seat in asking.players(ctx, node)  # type: ignore[arg-type]  # its kind is among those that are looked up
    return False
