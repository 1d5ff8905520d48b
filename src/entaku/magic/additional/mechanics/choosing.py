"""Things and players that are chosen, without being targeted.  (CR 608.2d)"""

from entaku.kernel.seats import Seat
from entaku.magic.concepts import targets
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, choose_objects, choose_player
from entaku.magic.game.state import SeatRef
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context, amount, players
from entaku.magic.spells.resolving.follow import follows
from entaku.magic.spells.resolving.possible_choices import possible
from entaku.oracle.ir.targets import Limit
from entaku.oracle.ir.things import You
from entaku.oracle.mechanics.choosing import ChooseOfEach, ChoosePlayer, ChooseSource, ChooseThings


@follows(ChooseThings)
def choose_things(ctx: Context, node: ChooseThings) -> Procedure[bool]:
    """Players choose in turn order; where you alone do, "each" still means what it did before.  (CR 101.4)"""
    game = ctx.game
    kept: list[int] = []
    for seat in players(ctx, node.who):
        inner = ctx if isinstance(node.who, You) else ctx.with_bound(each=SeatRef(seat))
        found = asking.objects(inner, node.what)
        most = None if node.amount is None else amount(inner, node.amount)
        if node.random:
            picked = list(found)
            game.stream(seat, "choose").shuffle(picked)
            kept += picked[:most]
            continue
        if node.total is not None:
            kept += yield from chosen_within(inner, seat, "game-choose", node.total, found, most)
            continue
        least = 0 if node.optional or most is None else most
        kept += yield from choose_objects(game, seat, "game-choose", found, least, most, (ctx.source,))
    ctx.bound[node.bind] = tuple(kept)
    return bool(kept)


def chosen_within(
    ctx: Context, seat: Seat, purpose: str, total: Limit, found: list[int], most: int | None
) -> Procedure[list[int]]:
    """One thing after the other, as long as what they have together may be so much."""
    picked: list[int] = []
    while most is None or len(picked) < most:
        fitting = [one for one in found if one not in picked and targets.is_within(ctx, total, [*picked, one])]
        more = yield from choose_objects(ctx.game, seat, purpose, fitting, 0, 1, (ctx.source,))
        if not more:
            break
        picked += more
    return picked


@possible(ChooseThings)
def can_choose_all(ctx: Context, node: ChooseThings) -> bool:
    """Whether there are as many things as you have to choose.  (CR 608.2d)"""
    if node.optional or node.amount is None or not isinstance(node.who, You):
        return True
    return len(asking.objects(ctx, node.what)) >= amount(ctx, node.amount)


@follows(ChooseOfEach)
def choose_of_each(ctx: Context, node: ChooseOfEach) -> Procedure[bool]:
    """Starting with the controller, each of the players chooses one of each kind.  (CR 101.4)"""
    game = ctx.game
    kept: list[int] = []
    choosers = players(ctx, node.choosers)
    for seat in (seat for seat in game.seats_in_turn_order(ctx.controller) if seat in choosers):
        inner = ctx.with_bound(each=SeatRef(seat))
        of = players(inner, node.who)
        for kind in node.kinds:
            found = [n for n in asking.objects(inner, kind) if asking.controller_of(game, n) in of]
            kept += yield from choose_objects(game, seat, "game-choose", found, about=(ctx.source,))
    ctx.bound[node.bind] = tuple(dict.fromkeys(kept))
    return bool(kept)


@follows(ChoosePlayer)
def choose_one_player(ctx: Context, node: ChoosePlayer) -> Procedure[bool]:
    for seat in players(ctx, node.who):
        found = players(ctx, node.of)
        chosen: Seat | None
        if node.random:
            mixed = list(found)
            ctx.game.stream(seat, "choose").shuffle(mixed)
            chosen = mixed[0] if mixed else None
        else:
            chosen = yield from choose_player(ctx.game, seat, "game-choose-player", found, (ctx.source,))
        ctx.bound[node.bind] = () if chosen is None else (SeatRef(chosen),)
        if chosen is not None:
            mutators.happen(ctx.game, e.Chosen(seat, "player", "", chosen))
    return bool(ctx.bound.get(node.bind))


@follows(ChooseSource)
def choose_source(ctx: Context, node: ChooseSource) -> Procedure[bool]:
    """A source of damage: any permanent, or any spell.  (CR 609.7a)"""
    game = ctx.game
    there = [*game.battlefield, *(n for n in game.stack if n != ctx.source)]
    found = [number for number in there if asking.fits(ctx, number, node.where)]
    chosen = yield from choose_objects(game, ctx.controller, "game-choose-source", found, about=(ctx.source,))
    ctx.bound[node.bind] = tuple(chosen)
    return bool(chosen)
