"""Connive.  (CR 701.47)"""

from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, choose_objects
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context, objects
from entaku.magic.spells.resolving.follow import follows
from entaku.magic.zones import moving
from entaku.oracle.mechanics.connive import Connive


@follows(Connive)
def connive(ctx: Context, node: Connive) -> Procedure[bool]:
    """Its controller draws and discards; it grows if that was no land card, and if it is still there.  (CR 701.47a)"""
    game, numbers = ctx.game, objects(ctx, node.what)
    for number in numbers:
        seat = asking.controller_of(game, number)
        if seat is None or not game.in_game(seat):
            continue
        yield from moving.draw(game, seat, 1)
        chosen = yield from choose_objects(game, seat, "game-discard", game.hands[seat], about=(ctx.source,))
        grows = any("Land" not in game.objects[card].base.types for card in chosen)
        yield from moving.discard(game, chosen)
        if grows and number in game.battlefield:
            yield from moving.put_counters(game, [(number, 1)], "+1/+1", seat)
        mutators.happen(game, e.Undergone(number, "connives"))
    return bool(numbers)
