"""Permanents tapped and untapped.  (CR 701.21)"""

from entaku.cards.mechanics.tapping import Tap, Untap
from entaku.magic import (
    changing,
)
from entaku.magic.questions import Context, present
from entaku.magic.resolving.follow import at_once
from entaku.magic.resolving.permanents import on_battlefield


@at_once(Tap)
def tap(ctx: Context, node: Tap) -> bool:
    changing.tap(ctx.game, [n for n in present(ctx, node.what) if on_battlefield(ctx, n)])
    return True


@at_once(Untap)
def untap(ctx: Context, node: Untap) -> bool:
    changing.tap(ctx.game, [n for n in present(ctx, node.what) if on_battlefield(ctx, n)], untap=True)
    return True
