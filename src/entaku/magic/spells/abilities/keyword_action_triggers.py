"""What keyword actions and abilities let trigger: who does them, and the objects that they are done with.

(CR 603.2, 701, 702)
"""

from collections.abc import Iterable

from entaku.magic.additional.faces.doors import HALVES
from entaku.magic.game import events as e
from entaku.magic.game.state import SeatRef
from entaku.magic.spells.abilities.event_subject import Bound, Match, player_is, subject
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context, controller_of
from entaku.oracle.ir import happenings as h
from entaku.oracle.ir import things as t


def _does(ctx: Context, node: h.Does, event: e.Done) -> Iterable[Bound]:
    """A player does it, of which this is not remembered yet; of a clash, whether it was won goes by a name."""
    if event.what != node.what or not player_is(ctx, node.who, event.seat) or (node.won and not event.won):
        return
    if node.first and ctx.game.memory.done.count((event.seat, event.what)):
        return
    player = (SeatRef(event.seat),)
    yield {"player": player, "won": player if event.won else ()}


def _flips(ctx: Context, node: h.Does, event: e.CoinFlipped) -> Iterable[Bound]:
    if node.what in ("flip a coin", "win a flip" if event.won else "lose a flip") and player_is(
        ctx, node.who, event.seat
    ):
        yield {"player": (SeatRef(event.seat),)}


def _rolls(ctx: Context, node: h.Does, event: e.DiceRolled) -> Iterable[Bound]:
    """Once for all dice that are rolled at a time.  (CR 706)"""
    if node.what == "roll dice" and player_is(ctx, node.who, event.seat):
        yield {"player": (SeatRef(event.seat),), "amount": max(event.results)}


def _rolls_planar(ctx: Context, node: h.Does, event: e.PlanarDieRolled) -> Iterable[Bound]:
    """The planar die is one of the dice, though its result is no number.  (CR 901.9d)"""
    if node.what == "roll dice" and player_is(ctx, node.who, event.seat):
        yield {"player": (SeatRef(event.seat),), "amount": 0}


def _shuffles(ctx: Context, node: h.Does, event: e.Shuffled) -> Iterable[Bound]:
    if node.what == "shuffle" and player_is(ctx, node.who, event.seat):
        yield {"player": (SeatRef(event.seat),)}


def _loses(ctx: Context, node: h.Does, event: e.PlayerLost) -> Iterable[Bound]:
    """A player loses the game, and leaves it only then.  (CR 104.5, 800.4a)"""
    if node.what == "lose the game" and player_is(ctx, node.who, event.seat):
        yield {"player": (SeatRef(event.seat),)}


def _pays_life(ctx: Context, node: h.Does, event: e.LifeChanged) -> Iterable[Bound]:
    """Life that is paid is lost, but not all life that is lost is paid.  (CR 119.4)"""
    if node.what == "pay life" and event.why == "paid" and event.change < 0 and player_is(ctx, node.who, event.seat):
        yield {"player": (SeatRef(event.seat),), "amount": -event.change}


def _unlocks(ctx: Context, node: h.Does, event: e.Designated) -> Iterable[Bound]:
    """A door is unlocked also as its Room enters.  (CR 2026 709.5h)"""
    if node.what == "unlock a door" and event.designation in HALVES and not event.lost:
        seat = controller_of(ctx.game, event.object)
        if seat is not None and player_is(ctx, node.who, seat):
            yield {"player": (SeatRef(seat),)}


def _undergoes(ctx: Context, node: h.Undergoes, event: e.Undergone) -> Iterable[Bound]:
    if event.change == node.change and subject(ctx, node.what, event.object):
        yield {"it": (event.object,)}


def _phases_out(ctx: Context, node: h.PhasesOut, event: e.Phased) -> Iterable[Bound]:
    if not event.into and subject(ctx, node.what, event.object):
        yield {"it": (event.object,)}


def _phases_in(ctx: Context, node: h.PhasesIn, event: e.Phased) -> Iterable[Bound]:
    if event.into and subject(ctx, node.what, event.object):
        yield {"it": (event.object,)}


def _crews(ctx: Context, node: h.Crews, event: e.Crewed) -> Iterable[Bound]:
    """Each creature of a crew crews the Vehicle, or saddles the Mount.  (CR 702.122b, 2026 702.171c)"""
    if event.saddling == node.saddling and subject(ctx, node.which, event.object):
        for number in event.crew:
            if subject(ctx, node.what, number):
                yield {"it": (number,), "other": (event.object,)}


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


KINDS: dict[type, tuple[tuple[type, Match], ...]] = {
    e.Done: ((h.Does, _does),),
    e.CoinFlipped: ((h.Does, _flips),),
    e.DiceRolled: ((h.Does, _rolls),),
    e.PlanarDieRolled: ((h.Does, _rolls_planar),),
    e.Shuffled: ((h.Does, _shuffles),),
    e.PlayerLost: ((h.Does, _loses),),
    e.LifeChanged: ((h.Does, _pays_life),),
    e.Designated: ((h.Does, _unlocks),),
    e.Undergone: ((h.Undergoes, _undergoes),),
    e.Phased: ((h.PhasesOut, _phases_out), (h.PhasesIn, _phases_in)),
    e.Crewed: ((h.Crews, _crews),),
    e.Attached: ((h.BecomesAttached, _attached),),
    e.Moved: ((h.Mills, _mills), (h.BecomesAttached, _enters_attached)),
    e.Created: ((h.CreatesToken, _creates), (h.BecomesAttached, _enters_attached)),
    e.CountersChanged: ((h.NthCounterPut, _nth_counter),),
}
"""What of these triggers on which event."""
