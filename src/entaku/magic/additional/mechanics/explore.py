"""Explore.  (CR 701.40)"""

from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, yes
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context, objects
from entaku.magic.spells.resolving.follow import follows
from entaku.magic.zones import moving
from entaku.magic.zones.zone_changes import Going
from entaku.oracle.mechanics.explore import Explore


@follows(Explore)
def explore(ctx: Context, node: Explore) -> Procedure[bool]:
    """Each explores for its controller, also where it has left: then only the card moves.  (CR 701.40a, 701.40c)"""
    numbers = objects(ctx, node.what)
    for number in numbers:
        yield from explores(ctx, number)
    return bool(numbers)


def explores(ctx: Context, number: int) -> Procedure[None]:
    """A land goes to the hand; for anything else it grows, and the card stays or goes to the graveyard."""
    game, seat = ctx.game, asking.controller_of(ctx.game, number)
    if seat is None or not game.in_game(seat):
        return
    top = list(game.libraries[seat][:1])
    moving.reveal(game, seat, top)
    lands = [card for card in top if "Land" in game.objects[card].base.types]
    if lands:
        yield from moving.move(game, [Going(card, "hand") for card in lands])
    else:
        if number in game.battlefield:
            yield from moving.put_counters(game, [(number, 1)], "+1/+1", seat)
        if top and (yield from yes(game, seat, "game-explore", (top[0],))):
            yield from moving.move(game, [Going(card, "graveyard") for card in top])
    mutators.happen(game, e.Undergone(number, "explores"))
