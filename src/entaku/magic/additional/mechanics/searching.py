"""Libraries searched and shuffled.  (CR 701.19, 701.20)"""

from collections.abc import Sequence

from entaku.kernel.seats import Seat
from entaku.magic.additional.mechanics.choosing import chosen_within
from entaku.magic.concepts import cant_cause
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, order, yes
from entaku.magic.game.state import Game, SeatRef
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context, amount, players
from entaku.magic.spells.resolving.follow import at_once, follows
from entaku.magic.spells.resolving.possible_choices import possible
from entaku.magic.variants import commander
from entaku.magic.zones import moving, zone_mutators
from entaku.magic.zones.zone_changes import Going
from entaku.oracle.ir.things import Zone
from entaku.oracle.mechanics.searching import EVERYWHERE, Search, Shuffle


@follows(Search)
def search(ctx: Context, node: Search) -> Procedure[bool]:
    """Search, reveal if so said, put the cards where they go, and shuffle if a library was searched.  (CR 701.19)

    Of all cards of a quality those that lie open are found, those in hidden zones need not be.  (CR 701.19b)
    """
    game, did = ctx.game, False
    all_found: list[int] = []
    for seat in players(ctx, node.who):
        inner = ctx.with_bound(each=SeatRef(seat))
        zones = yield from searched(ctx, node, seat)
        own = (seat,) if node.whose is None else tuple(players(inner, node.whose))
        pool = [n for zone in zones for n in game.in_zone(zone, own) if asking.fits(inner, n, node.where)]
        pool = [n for n in pool if game.objects[n].owner in own]
        kept = not cant_cause.may_cause(game, ctx.controller, "search", seat)
        hidden_from = frozenset(n for owner in own for n in out_of_reach(game, seat, owner, kept))
        pool = [n for n in pool if n not in hidden_from]
        if "outside" in node.zones:
            pool = [n for n in pool if game.objects[n].zone != "outside" or commander.may_bring(game, seat, n)]
        chosen = yield from found_of(inner, node, seat, pool)
        if "library" in zones and node.whose is None and not kept and moving.may_search(game, seat):
            mutators.happen(game, e.Done(seat, "search"))
        if node.reveal and node.whose is None:
            moving.reveal(game, seat, chosen)
        if node.to is None or node.whose is not None:
            all_found += chosen
            ctx.bound["searched library"] = int("library" in node.zones)
        elif node.to == "library":
            all_found += yield from shuffled_under(game, seat, chosen)
        else:
            all_found += yield from moving.move(game, [found_going(ctx, node, seat, number) for number in chosen])
        if "library" in zones and node.to not in ("library", None) and node.whose is None:
            mutators.shuffle(game, seat)
        did = did or bool(chosen) or node.amount is None
    ctx.bound[node.bind] = tuple(all_found)
    return did


def found_of(ctx: Context, node: Search, seat: Seat, pool: list[int]) -> Procedure[list[int]]:
    """Which of the cards that are like what is sought a player finds."""
    most = None if node.amount is None else amount(ctx, node.amount)
    if node.total is not None:
        chosen = yield from chosen_within(ctx, seat, "game-search", node.total, pool, most)
        return chosen
    least = 0 if node.where or node.up_to or most is None else most
    lie_open = [n for n in pool if ctx.game.objects[n].zone == "graveyard"] if most is None and not node.up_to else []
    hidden = [n for n in pool if n not in lie_open]
    chosen = yield from moving.search(ctx.game, seat, hidden, least, most, (ctx.source,))
    return [*lie_open, *chosen]


def found_going(ctx: Context, node: Search, seat: Seat, number: int) -> Going:
    """A card that was found, on its way; what is put where everybody sees it is seen there."""
    hides = not node.reveal and node.to not in zone_mutators.PUBLIC
    exiled_by = asking.as_exiler(ctx.game, ctx.source) if node.to == "exile" else None
    assert node.to is not None
    return Going(number, node.to, controller=seat, tapped=node.tapped, hidden=hides, exiled_by=exiled_by)


def out_of_reach(game: Game, seat: Seat, owner: Seat, kept: bool) -> frozenset[int]:
    """The cards of an owner's library that a player finds in no search; all, if the player is kept from searching."""
    return frozenset(game.libraries[owner]) if kept else moving.out_of_reach(game, seat, owner)


def searched(ctx: Context, node: Search, seat: Seat) -> Procedure[tuple[Zone, ...]]:
    """The zones that a player searches: a library and/or others they choose for one card, not for all.  (CR 701.19)"""
    for_one = node.zones == EVERYWHERE and node.whose is None and node.amount is not None
    if node.zones != ("library", "graveyard") and not for_one:
        return node.zones
    in_library = yield from yes(ctx.game, seat, "game-search-library", (ctx.source,))
    return node.zones if in_library else tuple(zone for zone in node.zones if zone != "library")


def shuffled_under(game: Game, seat: Seat, chosen: Sequence[int]) -> Procedure[list[int]]:
    """The library is shuffled and the cards found are put on top of it, in an order of the searcher's choice."""
    if len(chosen) > 1:
        chosen = yield from order(game, seat, "game-order-library", chosen)
    mutators.shuffle(game, seat, chosen)
    on_top = [number for number in chosen if number in game.libraries[seat]]
    mutators.set_library(game, seat, (*on_top, *(n for n in game.libraries[seat] if n not in on_top)))
    for number in on_top:
        mutators.alter(game, number, known_to=(seat,))
    return on_top


@at_once(Shuffle)
def shuffle(ctx: Context, node: Shuffle) -> bool:
    spoken_of = [thing for value in ctx.bound.values() if isinstance(value, tuple) for thing in value]
    for seat in players(ctx, node.who):
        mutators.shuffle(ctx.game, seat, (thing for thing in spoken_of if isinstance(thing, int)))
    return True


@possible(Search)
def can_search(ctx: Context, node: Search) -> bool:
    """Nothing keeps the player from searching.  (CR 118.12b)"""
    game, seats = ctx.game, players(ctx, node.who)
    allowed = all(cant_cause.may_cause(game, ctx.controller, "search", seat) for seat in seats)
    return allowed and all(moving.may_search(game, seat) for seat in seats)
