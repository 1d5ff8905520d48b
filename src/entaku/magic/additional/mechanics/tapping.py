"""Permanents tapped and untapped.  (CR 701.21)"""

from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, yes
from entaku.magic.spells.resolving.asking import Context, present
from entaku.magic.spells.resolving.follow import at_once, follows
from entaku.magic.spells.resolving.lasting_effects import on_battlefield
from entaku.oracle.mechanics.tapping import Tap, TapOrUntap, Untap


@at_once(Tap)
def tap(ctx: Context, node: Tap) -> bool:
    return mutators.tap(ctx.game, [n for n in present(ctx, node.what) if on_battlefield(ctx, n)])


@at_once(Untap)
def untap(ctx: Context, node: Untap) -> bool:
    return mutators.tap(ctx.game, [n for n in present(ctx, node.what) if on_battlefield(ctx, n)], untap=True)


@follows(TapOrUntap)
def tap_or_untap(ctx: Context, node: TapOrUntap) -> Procedure[bool]:
    """Which of the two is chosen as the spell or ability resolves.  (CR 608.2d)"""
    there = [number for number in present(ctx, node.what) if on_battlefield(ctx, number)]
    for number in there:
        untap = yield from yes(ctx.game, ctx.controller, "game-untap", (number, ctx.source))
        mutators.tap(ctx.game, [number], untap=untap)
    return bool(there)
