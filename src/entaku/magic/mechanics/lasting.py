"""Rules for players, and replacement effects, that a spell or ability makes for a while.  (CR 611, 614, 615)"""

from entaku.cards.ir.replacements import InsteadOfDamage
from entaku.cards.mechanics.lasting import Establish
from entaku.magic import changing, grounding
from entaku.magic.game import Effect, SeatRef
from entaku.magic.questions import Context, amount
from entaku.magic.resolving.follow import at_once


@at_once(Establish)
def establish(ctx: Context, node: Establish) -> bool:
    """A rule or replacement effect that lasts for a while; targets are settled now."""
    game = ctx.game
    rule = node.rule
    shield = None
    if isinstance(rule, InsteadOfDamage) and rule.shield is not None:
        shield = amount(ctx, rule.shield)
    ctx = ctx.with_bound()
    settled = grounding.without_targets(ctx, rule)
    kept = tuple((key, value) for key, value in ctx.bound.items() if isinstance(value, tuple | SeatRef | str | int))
    changing.add_effect(
        game,
        Effect(changing.stamp(game), ctx.source, ctx.controller, node.until, (), (), settled, kept, game.turn, shield),
    )
    return True
