"""What keyword actions and abilities let trigger: players who do them, objects they come over.  (CR 603.2, 701, 702)"""

from collections.abc import Iterable

from entaku.magic.additional.faces.doors import HALVES
from entaku.magic.game import events as e
from entaku.magic.game.state import SeatRef
from entaku.magic.spells.abilities.event_subject import Bound, Match, player_is, subject
from entaku.magic.spells.resolving.asking import Context, controller_of
from entaku.oracle.ir import happenings as h


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
}
"""What of these triggers on which event."""
