"""Events that don't happen, and what is done instead: draws, losing the game.  (CR 614.6, 614.10, 614.11)"""

from msgspec import Struct

from entaku.kernel.seats import Seat
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, yes
from entaku.magic.game.definitions import InForce, RuleInForce
from entaku.magic.game.state import Game, SeatRef
from entaku.magic.spells.layers import projection
from entaku.magic.spells.replacement.choosing import Used, replaced
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.follow import follow
from entaku.oracle.ir import replacements as rp
from entaku.oracle.ir.things import Self
from entaku.oracle.mechanics.drawing import Mill
from entaku.oracle.mechanics.moving import Move

OPPORTUNITIES = "opportunities"
"""The name under which instructions know which effects have had their opportunity to change an event.  (CR 614.5)"""


class Happening(Struct, frozen=True):
    """Something that is about to happen to a player, until something else has been done instead."""

    seat: Seat
    replaced: bool = False


class Dredges(Struct, frozen=True):
    """A card with dredge in a player's graveyard, among the effects that replace a draw.  (CR 702.52a)"""

    count: int
    may: bool = True


def dredging(game: Game, seat: Seat) -> list[RuleInForce]:
    """The cards that a player may dredge: the library must have as many cards as are milled.  (CR 702.52a, 702.52b)"""
    size = len(game.libraries[seat])
    return [
        InForce(Dredges(keyword.amount), number, seat)
        for number in game.graveyards[seat]
        for keyword in projection.look(game, game.objects[number]).kit.keyword_list
        if keyword.name == "dredge" and isinstance(keyword.amount, int) and keyword.amount <= size
    ]


def dredge(game: Game, seat: Seat, number: int, count: int) -> Procedure[None]:
    """So many cards are milled, and the card returns to the hand.  (CR 702.52a)"""
    yield from follow(asking.Context(game, number, seat), (Mill(count), Move(Self(), "hand")))


def opportunities(ctx: asking.Context) -> Used:
    """The effects of which what is followed is what they do instead.  (CR 614.5)"""
    used = ctx.bound.get(OPPORTUNITIES)
    return list(used) if isinstance(used, list) else []


def draws_instead(game: Game, seat: Seat, used: Used) -> Procedure[bool]:
    """Whether something else is done than drawing a card, also with no card to draw.  (CR 121.6, 614.11)

    `used` have had their opportunity: what they do instead may be to draw.
    """
    return (yield from done_otherwise(game, seat, rp.InsteadOfDrawing, used))


def is_first_of_step(game: Game, seat: Seat) -> bool:
    """Whether a card drawn now is the first that a player draws in their draw step."""
    return game.step == "draw" and game.is_turn_of(seat) and not game.players[seat].first_in_step


def loses_instead(game: Game, seat: Seat) -> Procedure[bool]:
    """Whether something else happens than that a player loses the game; conceding is not replaced.  (CR 104.3)"""
    return (yield from done_otherwise(game, seat, rp.InsteadOfLosing, []))


def done_otherwise(game: Game, seat: Seat, kind: type, used: Used) -> Procedure[bool]:
    """Whether an effect of a kind has put something else in the place of what would happen to a player."""
    buried = dredging(game, seat) if kind is rp.InsteadOfDrawing else []
    if not buried and not projection.current(game).replaces.get(kind):
        return False

    def applicable(now: Happening) -> list[RuleInForce]:
        found = projection.current(game).replaces.get(kind, ()) if not now.replaced else ()
        own = [one for one in found if seat in asking.players(asking.context(game, *one[1:]), one[0].who)]  # type: ignore[attr-defined]  # what is in force stands under its kind
        if kind is rp.InsteadOfDrawing and is_first_of_step(game, seat):
            own = [one for one in own if not one[0].but_first]  # type: ignore[attr-defined]  # what is in force stands under its kind
        return own if now.replaced else [*own, *buried]

    def affected(now: Happening) -> Seat:
        return now.seat

    def apply(now: Happening, chosen: RuleInForce) -> Procedure[Happening]:
        rule = chosen[0]
        assert isinstance(rule, rp.InsteadOfDrawing | rp.InsteadOfLosing | Dredges)
        if rule.may and not (yield from yes(game, seat, "game-may", (chosen[1],))):
            return now
        if isinstance(rule, Dredges):
            yield from dredge(game, seat, chosen[1], rule.count)
        else:
            yield from do_instead(game, chosen, seat, used=used)
        return Happening(seat, replaced=True)

    after = yield from replaced(game, Happening(seat), applicable, affected, apply, used)
    return after.replaced


def do_instead(
    game: Game, chosen: RuleInForce, seat: Seat, amount: int = 1, used: Used | None = None
) -> Procedure[None]:
    """Follow what an effect says instead of an event that concerns a player.  (CR 614.6)"""
    rule, source, controller, effect = chosen
    assert isinstance(rule, rp.InsteadOfDrawing | rp.InsteadOfLosing | rp.InsteadOfGainingLife | rp.InsteadOfSoMany)
    if effect is not None and getattr(rule, "once", False):
        mutators.swap_effect(game, effect, mutators.replace(effect, over=True))
    ctx = asking.context(game, source, controller, effect).with_bound(player=(SeatRef(seat),), amount=amount)
    if used:
        ctx.bound[OPPORTUNITIES] = list(used)
    yield from follow(ctx, rule.do)


def done_besides(game: Game, chosen: RuleInForce, number: int) -> Procedure[None]:
    """What an effect that put an object somewhere else does besides: "it" is what that has become.  (CR 614.6)"""
    rule, source, controller, effect = chosen
    assert isinstance(rule, rp.InsteadOfMoving)
    ctx = asking.context(game, source, controller, effect).with_bound(it=(number,))
    yield from follow(ctx, rule.then)
