"""Double-faced permanents that are turned over, and flip cards that are flipped.  (CR 701.28, 710)"""

from entaku.magic.additional import day_and_night
from entaku.magic.additional.faces import transform_and_flip
from entaku.magic.spells.resolving.asking import Context, present
from entaku.magic.spells.resolving.follow import at_once
from entaku.oracle.mechanics.transforming import Convert, Flip, Transform


@at_once(Transform)
def transform(ctx: Context, node: Transform) -> bool:
    """Turn permanents over, but for one that has been since its own ability was put onto the stack.  (CR 701.28f)"""
    did = False
    for number in present(ctx, node.what):
        if not (number == ctx.source and has_since(ctx)) and not day_and_night.decides(ctx.game.objects[number]):
            did = transform_and_flip.transform(ctx.game, number) or did
    return did


def has_since(ctx: Context) -> bool:
    """Whether the source has transformed since its ability went onto the stack, or was created to come later."""
    game = ctx.game
    if ctx.spell is None or ctx.spell.ability is None or not game.stack:
        return False
    since = ctx.bound.get("came to wait", game.stack[-1])
    return isinstance(since, int) and game.objects[ctx.source].turned > since


@at_once(Convert)
def convert(ctx: Context, node: Convert) -> bool:
    """The rules for transforming are those for converting.  (CR 2026 701.28a)"""
    return transform(ctx, Transform(node.what))


@at_once(Flip)
def flip(ctx: Context, node: Flip) -> bool:
    """Flip permanents, each once and for all.  (CR 710.4)"""
    did = False
    for number in present(ctx, node.what):
        did = transform_and_flip.flip(ctx.game, number) or did
    return did
