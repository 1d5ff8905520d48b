"""Cascade and ripple: spells found on top of a library and cast for nothing.  (CR 702.60, 702.85)"""

from collections.abc import Sequence

from entaku.magic.game.choices import Procedure, yes
from entaku.magic.game.state import Game
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.amounts import stat
from entaku.magic.spells.resolving.asking import Context, amount, seen
from entaku.magic.spells.resolving.follow import follow, follows
from entaku.magic.zones import moving
from entaku.magic.zones.zone_changes import Going
from entaku.oracle.ir import things as t
from entaku.oracle.mechanics.cascade import Cascade, Ripple
from entaku.oracle.mechanics.casting import CastFree


@follows(Cascade)
def cascade(ctx: Context, node: Cascade) -> Procedure[bool]:
    """What isn't cast goes to the bottom of the library in a random order.  (CR 702.85a)"""
    spell = seen(ctx.game, ctx.source)
    dear = stat(spell, "mana value") if spell is not None else 0
    exiled, _ = yield from cast_first(ctx, "cascade", dear - 1)
    yield from put_back(ctx, "cascade", exiled)
    return True


def cast_first(ctx: Context, word: str, most: int) -> Procedure[tuple[list[int], bool]]:
    """Cards are exiled from the top until there is a nonland one of at most that mana value, which may be cast free.

    Gives back what was exiled, and whether the last of it is such a card.  Neither may the resulting spell cost more.
    """
    game, seat = ctx.game, ctx.controller
    exiled: list[int] = []
    while game.libraries[seat]:
        exiled += yield from moving.move(game, [Going(game.libraries[seat][0], "exile")])
        found = seen(game, exiled[-1]) if exiled else None
        if found is not None and "Land" not in found[1].types and stat(found, "mana value") <= most:
            ctx.bound[word] = (exiled[-1],)
            yield from follow(ctx, (CastFree(t.Among(word, (t.Stat("mana value", "<=", most),))),))
            return exiled, True
    return exiled, False


def put_back(ctx: Context, word: str, exiled: Sequence[int]) -> Procedure[None]:
    """What is still in exile goes to the bottom of the library in a random order."""
    game, seat = ctx.game, ctx.controller
    left = [number for number in exiled if is_exiled(game, number)]
    game.stream(seat, word).shuffle(left)
    yield from moving.put_into_library(game, seat, left, bottom=True, any_order=False)


def is_exiled(game: Game, number: int) -> bool:
    return number in game.objects and game.objects[number].zone == "exile"


@follows(Ripple)
def ripple(ctx: Context, node: Ripple) -> Procedure[bool]:
    """What isn't cast goes to the bottom of the library in an order of the player's choice.  (CR 702.60a)"""
    game, seat = ctx.game, ctx.controller
    if not game.libraries[seat] or not (yield from yes(game, seat, "game-ripple", (ctx.source,))):
        return False
    top = list(game.libraries[seat][: amount(ctx, node.amount)])
    moving.reveal(game, seat, top)
    ctx.bound["rippled"] = tuple(n for n in top if asking.fits(ctx, n, (t.SameNameAs(t.Self()),)))
    yield from follow(ctx, (CastFree(t.Bound("rippled")),))
    left = [number for number in top if number in game.libraries[seat]]
    yield from moving.put_into_library(game, seat, left, bottom=True, any_order=len(left) > 1)
    return True
