"""Explore.  (CR 701.40)"""

from entaku.cards.mechanics.explore import Explore
from entaku.magic import changing, moving, questions
from entaku.magic import events as e
from entaku.magic.changing import Going
from entaku.magic.choices import Procedure, yes
from entaku.magic.questions import Context, objects
from entaku.magic.resolving.follow import follows


@follows(Explore)
def explore(ctx: Context, node: Explore) -> Procedure[bool]:
    """Each explores for its controller, also where it has left: then only the card moves.  (CR 701.40a, 701.40c)"""
    numbers = objects(ctx, node.what)
    for number in numbers:
        yield from explores(ctx, number)
    return bool(numbers)


def explores(ctx: Context, number: int) -> Procedure[None]:
    """A land goes to the hand; for anything else it grows, and the card stays or goes to the graveyard."""
    game, seat = ctx.game, questions.controller_of(ctx.game, number)
    if seat is None or not game.in_game(seat):
        return
    top = list(game.libraries[seat][:1])
    moving.reveal(game, seat, top)
    lands = [card for card in top if "Land" in game.objects[card].base.types]
    if lands:
        yield from moving.move(game, [Going(card, "hand") for card in lands])
    else:
        if number in game.battlefield:
            yield from moving.put_counters(game, [(number, 1)], "+1/+1")
        if top and (yield from yes(game, seat, "game-explore", (top[0],))):
            yield from moving.move(game, [Going(card, "graveyard") for card in top])
    changing.happen(game, e.Undergone(number, "explores"))
