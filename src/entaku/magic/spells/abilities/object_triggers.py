"""What lets trigger that instructions do with objects: cards milled, tokens created, things attached.  (CR 603.2)"""

from collections.abc import Iterable

from entaku.magic.game import events as e
from entaku.magic.game.state import SeatRef
from entaku.magic.spells.abilities.event_subject import Bound, Match, player_is, subject
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context
from entaku.oracle.ir import happenings as h
from entaku.oracle.ir import things as t


def _mills(ctx: Context, node: h.Mills, event: e.Moved) -> Iterable[Bound]:
    """Wherever a milled card goes in the end, it was milled.  (CR 701.13c)"""
    if event.cause != "mill" or not player_is(ctx, node.who, event.owner):
        return
    if not node.where or subject(ctx, t.Group(node.where, event.to), event.now):
        yield {"it": (event.now,), "player": (SeatRef(event.owner),)}


def _creates(ctx: Context, node: h.CreatesToken, event: e.Created) -> Iterable[Bound]:
    """Who a token is created under the control of has created it.  (CR 111.2)"""
    if event.zone != "battlefield" or not player_is(ctx, node.who, event.controller):
        return
    if not node.where or asking.fits(ctx, event.object, node.where):
        yield {"it": (event.object,), "player": (SeatRef(event.controller),)}


def _attached(ctx: Context, node: h.BecomesAttached, event: e.Attached) -> Iterable[Bound]:
    if event.to is not None and subject(ctx, node.what, event.object) and subject(ctx, node.to, event.to):
        yield {"it": (event.object,), "other": (event.to,)}


def _enters_attached(ctx: Context, node: h.BecomesAttached, event: e.Moved | e.Created) -> Iterable[Bound]:
    """What enters attached becomes attached as well, as an Aura spell does that resolves.  (CR 608.3a)"""
    number = event.now if isinstance(event, e.Moved) else event.object
    item = ctx.game.objects.get(number)
    if item is None or item.zone != "battlefield" or item.attached is None:
        return
    if subject(ctx, node.what, number) and subject(ctx, node.to, item.attached):
        yield {"it": (number,), "other": (item.attached,)}


def _nth_counter(ctx: Context, node: h.NthCounterPut, event: e.CountersChanged) -> Iterable[Bound]:
    """Also where several are put at once, of which one was the n-th."""
    reached = event.now - event.change < node.nth <= event.now
    if event.kind == node.kind and reached and subject(ctx, node.what, event.object):
        yield {"it": (event.object,)}


OF_MOVES: tuple[tuple[type, Match], ...] = ((h.Mills, _mills), (h.BecomesAttached, _enters_attached))
OF_CREATED: tuple[tuple[type, Match], ...] = ((h.CreatesToken, _creates), (h.BecomesAttached, _enters_attached))
OF_COUNTERS: tuple[tuple[type, Match], ...] = ((h.NthCounterPut, _nth_counter),)
"""What of these triggers on events on which others do, too."""
KINDS: dict[type, tuple[tuple[type, Match], ...]] = {e.Attached: ((h.BecomesAttached, _attached),)}
"""What of these triggers on which other event."""
