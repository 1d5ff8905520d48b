"""Instructions about life, hands and libraries.  (CR 119, 121, 701)"""

from collections.abc import Sequence

from entaku.cards.ir import actions as x
from entaku.kernel.seats import Seat
from entaku.magic import changing, layers, moving, predicates
from entaku.magic.changing import Going
from entaku.magic.choices import (
    Procedure,
    choose_objects,
)
from entaku.magic.game import Attack, SeatRef
from entaku.magic.questions import Context, amount, players
from entaku.magic.resolving.follow import follows


@follows(x.PutFromHand)
def put_from_hand(ctx: Context, node: x.PutFromHand) -> Procedure[bool]:
    """Each player may choose, in turn order; all that was chosen enters at once.  (CR 101.4)"""
    game = ctx.game
    going: list[Going] = []
    for seat in players(ctx, node.who):
        inner = ctx.with_bound(each=SeatRef(seat))
        found = [n for n in game.hands[seat] if predicates.fits(inner, n, node.where)]
        chosen = yield from choose_objects(
            game, seat, "game-put-from-hand", found, 0, amount(inner, node.amount), (ctx.source,)
        )
        going += [Going(n, "battlefield", controller=seat, tapped=node.tapped) for n in chosen]
    moved = yield from moving.move(game, going)
    ctx.bound[node.bind] = tuple(moved)
    if node.attacking is not None:
        attack_too(ctx, moved, players(ctx, node.attacking))
    return bool(moved)


def attack_too(ctx: Context, numbers: Sequence[int], whom: Sequence[Seat]) -> None:
    """Creatures that have entered attacking a player: they weren't declared as attackers.  (CR 508.4)"""
    game = ctx.game
    there = [n for n in numbers if n in game.objects and game.objects[n].zone == "battlefield"]
    own = [
        n for n in there if layers.look(game, game.objects[n]).is_creature and game.objects[n].controller == game.active
    ]
    if game.combat is not None and whom and game.in_game(whom[0]):
        attacks = tuple(Attack(number, whom[0]) for number in own)
        changing.set_combat(game, changing.replace(game.combat, attacks=(*game.combat.attacks, *attacks)))
