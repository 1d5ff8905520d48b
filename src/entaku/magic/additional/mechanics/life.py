"""Life totals: gained, lost, set and exchanged.  (CR 119)"""

from collections.abc import Iterable

from entaku.kernel.seats import Seat
from entaku.magic.concepts import cant_cause
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, choose_objects, choose_player, yes
from entaku.magic.game.state import Game, SeatRef
from entaku.magic.spells.replacement import amounts
from entaku.magic.spells.replacement.doing import opportunities
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context, amount, objects, players
from entaku.magic.spells.resolving.follow import at_once, follows
from entaku.magic.variants import rumble
from entaku.magic.zones import moving
from entaku.magic.zones.zone_changes import Going
from entaku.oracle.ir.things import Group
from entaku.oracle.mechanics.life import ExchangeLife, GainLife, LoseLife, LoseLifeUnless, SetLife


@follows(GainLife)
def gain_life(ctx: Context, node: GainLife) -> Procedure[bool]:
    """Players gain life at once.  (CR 119.3, 608.2e)"""
    gains = []
    for seat in players(ctx, node.who):
        gained = yield from amounts.life_after_replacement(
            ctx.game, seat, amount(ctx.with_bound(each=SeatRef(seat)), node.amount), opportunities(ctx)
        )
        gains.append((seat, gained))
    batch = [mutators.change_life(ctx.game, seat, gained, quiet=True) for seat, gained in gains]
    mutators.happen(ctx.game, *(event for event in batch if event is not None))
    return any(gained > 0 for _, gained in gains)


@at_once(LoseLife)
def lose_life(ctx: Context, node: LoseLife) -> bool:
    """Players lose life at once.  (CR 119.3, 608.2e)"""
    losses = [(s, amount(ctx.with_bound(each=SeatRef(s)), node.amount)) for s in players(ctx, node.who)]
    total = lose(ctx, losses)
    ctx.bound[node.bind] = total
    return total > 0


def lose(ctx: Context, losses: Iterable[tuple[Seat, int]]) -> int:
    """Players lose so much life, all at once; how much in all."""
    total, batch = 0, []
    for seat, loss in losses:
        if loss > 0:
            event = mutators.change_life(ctx.game, seat, -loss, quiet=True)
            rumble.credit(ctx.game, event, (ctx.controller,))
            batch += [event] if event is not None else []
            total += loss
    mutators.happen(ctx.game, *batch)
    return total


@follows(LoseLifeUnless)
def lose_life_unless(ctx: Context, node: LoseLifeUnless) -> Procedure[bool]:
    """Each chooses in turn order what to give up, if anything; then it is given up, and the others lose life."""
    game, losses, going = ctx.game, [], []
    for seat in players(ctx, node.who):
        given = yield from given_up(ctx, seat, node.what)
        if given is None:
            losses.append((seat, amount(ctx.with_bound(each=SeatRef(seat)), node.amount)))
        else:
            going.append(given)
    moved = yield from moving.move(game, going)
    return lose(ctx, losses) > 0 or bool(moved)


def given_up(ctx: Context, seat: Seat, what: Group) -> Procedure[Going | None]:
    """What a player chooses to sacrifice, or to discard; None for neither."""
    game = ctx.game
    if cant_cause.may_cause(game, ctx.controller, "sacrifice", seat):
        found = [n for n in objects(ctx, what) if asking.controller_of(game, n) == seat]
        found = [n for n in found if moving.may_sacrifice(game, n)]
        if found and (yield from yes(game, seat, "game-unless", (ctx.source,))):
            chosen = yield from choose_objects(game, seat, "game-sacrifice", found, about=(ctx.source,))
            return Going(chosen[0], "graveyard", cause="sacrifice")
    if not game.hands[seat] or not cant_cause.may_cause(game, ctx.controller, "discard", seat):
        return None
    if not (yield from yes(game, seat, "game-unless", (ctx.source,))):
        return None
    chosen = yield from choose_objects(game, seat, "game-discard", game.hands[seat], about=(ctx.source,))
    return Going(chosen[0], "graveyard", cause="discard")


@follows(ExchangeLife)
def exchange_life(ctx: Context, node: ExchangeLife) -> Procedure[bool]:
    """Each gains or loses what makes the totals change places.  (CR 701.10c, 119.7)"""
    game = ctx.game
    pair = [*players(ctx, node.who), *(() if node.with_ is None else players(ctx, node.with_))]
    if len(pair) != 2 or any(not game.in_game(seat) for seat in pair):
        return False
    one, other = pair
    if other in game.setup.sharing[one]:
        return False  # teammates have one total  (CR 810.9e)
    first, second = game.players[one].life, game.players[other].life
    if first == second or amounts.cant_gain_life(game, one if first < second else other):
        return False
    for seat, total in ((one, second), (other, first)):
        yield from set_to(ctx, seat, total)
    return True


@follows(SetLife)
def set_life(ctx: Context, node: SetLife) -> Procedure[bool]:
    """Each gains or loses what makes their total what it becomes; all are counted before any changes.  (CR 119.5)

    Of a team one player does, whom it chooses.  (CR 810.9d)
    """
    game = ctx.game
    seats = yield from one_of_each_team(game, players(ctx, node.who))
    totals = [(seat, amount(ctx.with_bound(each=SeatRef(seat)), node.amount)) for seat in seats]
    before = [player.life for player in game.players]
    for seat, total in totals:
        yield from set_to(ctx, seat, total)
    return before != [player.life for player in game.players]


def one_of_each_team(game: Game, seats: Iterable[Seat]) -> Procedure[list[Seat]]:
    """Of these players one for each life total, chosen by whose it is.  (CR 805.2, 810.9d)"""
    found: dict[tuple[Seat, ...], list[Seat]] = {}
    for seat in seats:
        found.setdefault(game.setup.sharing[seat], []).append(seat)
    chosen: list[Seat] = []
    for team, mates in found.items():
        one = mates[0] if len(mates) == 1 else (yield from choose_player(game, team[0], "game-choose-player", mates))
        chosen += [] if one is None else [one]
    return chosen


def set_to(ctx: Context, seat: Seat, total: int) -> Procedure[None]:
    """A player gains or loses life, so that they have so much: what changes gains of life does so here.  (CR 119.5)"""
    change = total - ctx.game.players[seat].life
    if change > 0:
        yield from moving.gain_life(ctx.game, seat, change)
    else:
        rumble.credit(ctx.game, mutators.change_life(ctx.game, seat, change), (ctx.controller,))
