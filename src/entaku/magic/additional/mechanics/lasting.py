"""Rules for players, and replacement effects, that a spell or ability makes for a while.  (CR 611, 614, 615)"""

from msgspec import structs

from entaku.kernel.seats import Seat
from entaku.magic.game import mutators
from entaku.magic.game.state import Effect, SeatRef
from entaku.magic.spells.abilities.given_keywords import SINCE
from entaku.magic.spells.resolving import locked_in_values
from entaku.magic.spells.resolving.asking import Context, amount, players, present
from entaku.magic.spells.resolving.follow import at_once
from entaku.oracle.ir.player_rules import CastAsThoughFlash, CostsLess, SkipsStep, SpellsHave
from entaku.oracle.ir.replacements import InsteadOfDamage, InsteadOfMoving
from entaku.oracle.ir.things import Bound, BoundPlayer
from entaku.oracle.mechanics.lasting import Establish


@at_once(Establish)
def establish(ctx: Context, node: Establish) -> bool:
    """A rule or replacement effect that lasts for a while; targets are settled now."""
    game = ctx.game
    rule = node.rule
    shield = None
    if isinstance(rule, InsteadOfDamage) and rule.shield is not None:
        shield = amount(ctx, rule.shield)
    if isinstance(rule, SkipsStep) and rule.once and not isinstance(rule.who, BoundPlayer):
        return all(skips_next(ctx, node, rule, seat) for seat in players(ctx, rule.who))
    if isinstance(rule, InsteadOfMoving) and rule.to is None:  # what has come there by now, however it did  (CR 400.7)
        ctx = ctx.with_bound(leaving=tuple(present(ctx, rule.what)))
        rule = structs.replace(rule, what=Bound("leaving"))
    waits = isinstance(rule, SpellsHave | CostsLess | CastAsThoughFlash) and rule.next
    ctx = ctx.with_bound(**({SINCE: game.next_id} if waits else {}))
    settled = locked_in_values.without_targets(ctx, rule)
    kept = tuple((key, value) for key, value in ctx.bound.items() if isinstance(value, tuple | SeatRef | str | int))
    mutators.add_effect(
        game,
        Effect(mutators.stamp(game), ctx.source, ctx.controller, node.until, (), (), settled, kept, game.turn, shield),
    )
    return True


def skips_next(ctx: Context, node: Establish, rule: SkipsStep, seat: Seat) -> bool:
    """Each of several players skips one of their own.  (CR 614.10a)"""
    alone = structs.replace(rule, who=BoundPlayer("skipping"))
    return establish(ctx.with_bound(skipping=(SeatRef(seat),)), structs.replace(node, rule=alone))
