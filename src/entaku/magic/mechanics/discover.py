"""Discover.  (CR 2026 701.57)"""

from entaku.cards.ir import things as t
from entaku.cards.mechanics.casting import CastFree
from entaku.cards.mechanics.discover import Discover
from entaku.magic import changing, moving
from entaku.magic import events as e
from entaku.magic.changing import Going
from entaku.magic.choices import Procedure
from entaku.magic.questions import Context, amount, seen, stat
from entaku.magic.resolving.follow import follow, follows


@follows(Discover)
def discover(ctx: Context, node: Discover) -> Procedure[bool]:
    """What is found is cast, or else put into the hand; the others go to the bottom.  (CR 2026 701.57a)"""
    game, seat = ctx.game, ctx.controller
    most = amount(ctx, node.amount)
    exiled: list[int] = []
    while game.libraries[seat]:
        exiled += yield from moving.move(game, [Going(game.libraries[seat][0], "exile")])
        found = seen(game, exiled[-1]) if exiled else None
        if found is not None and "Land" not in found[1].types and stat(found, "mana value") <= most:
            ctx.bound["discovered"] = (exiled[-1],)
            cheap = t.Stat("mana value", "<=", most)  # the resulting spell, too
            yield from follow(ctx, (CastFree(t.Among("discovered", (cheap,))),))
            last = exiled.pop()
            if last in game.objects and game.objects[last].zone == "exile":
                yield from moving.move(game, [Going(last, "hand")])
            break
    left = [number for number in exiled if number in game.objects and game.objects[number].zone == "exile"]
    game.stream(seat, "discover").shuffle(left)
    yield from moving.put_into_library(game, seat, left, True, False)
    changing.happen(game, e.Done(seat, "discover"))
    return True
