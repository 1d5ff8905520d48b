"""Permanents tapped and untapped.  (CR 701.21)"""

from entaku.cards.mechanics.tapping import Tap, TapOrUntap, Untap
from entaku.magic import (
    changing,
)
from entaku.magic.choices import Procedure, yes
from entaku.magic.questions import Context, present
from entaku.magic.resolving.follow import at_once, follows
from entaku.magic.resolving.permanents import on_battlefield


@at_once(Tap)
def tap(ctx: Context, node: Tap) -> bool:
    return changing.tap(ctx.game, [n for n in present(ctx, node.what) if on_battlefield(ctx, n)])


@at_once(Untap)
def untap(ctx: Context, node: Untap) -> bool:
    return changing.tap(ctx.game, [n for n in present(ctx, node.what) if on_battlefield(ctx, n)], untap=True)


@follows(TapOrUntap)
def tap_or_untap(ctx: Context, node: TapOrUntap) -> Procedure[bool]:
    """Which of the two is chosen as the spell or ability resolves.  (CR 608.2d)"""
    there = [number for number in present(ctx, node.what) if on_battlefield(ctx, number)]
    for number in there:
        untap = yield from yes(ctx.game, ctx.controller, "game-untap", (number, ctx.source))
        changing.tap(ctx.game, [number], untap=untap)
    return bool(there)
