"""Cards revealed and looked at.  (CR 701.16)"""

from entaku.kernel.seats import Seat
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context, amount, players
from entaku.magic.spells.resolving.follow import at_once
from entaku.magic.zones import moving
from entaku.oracle.mechanics.revealing import LookAt, Reveal, RevealHand, RevealUntil


@at_once(Reveal)
def reveal(ctx: Context, node: Reveal) -> bool:
    found = asking.objects(ctx, node.what)
    by_owner: dict[Seat, list[int]] = {}
    for number in found:
        by_owner.setdefault(ctx.game.objects[number].owner, []).append(number)
    for seat, cards in by_owner.items():
        moving.reveal(ctx.game, seat, cards)
    ctx.bound[node.bind] = tuple(found)
    return bool(found)


@at_once(RevealHand)
def reveal_hand(ctx: Context, node: RevealHand) -> bool:
    cards = [number for seat in players(ctx, node.who) for number in ctx.game.hands[seat]]
    for seat in players(ctx, node.who):
        moving.reveal(ctx.game, seat, ctx.game.hands[seat])
    ctx.bound[node.bind] = tuple(cards)
    return bool(cards)


@at_once(LookAt)
def look(ctx: Context, node: LookAt) -> bool:
    found = tuple(asking.objects(ctx, node.what))
    moving.look_at(ctx.game, ctx.controller, found)
    ctx.bound[node.bind] = found
    return bool(found)


@at_once(RevealUntil)
def reveal_until(ctx: Context, node: RevealUntil) -> bool:
    game, found, rest = ctx.game, [], []
    for seat in players(ctx, node.who):
        wanted, shown = amount(ctx, node.amount), []
        for number in game.libraries[seat]:
            if wanted <= 0:
                break
            shown.append(number)
            if asking.fits(ctx, number, node.where):
                found.append(number)
                wanted -= 1
            else:
                rest.append(number)
        moving.reveal(game, seat, shown)
    ctx.bound[node.bind], ctx.bound[node.rest] = tuple(found), tuple(rest)
    return bool(found)
