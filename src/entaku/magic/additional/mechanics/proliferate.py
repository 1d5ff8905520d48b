"""Proliferate.  (CR 701.27)"""

from entaku.kernel.seats import Seat
from entaku.kernel.table import Event
from entaku.magic.concepts.counters import player_counters
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, choose_things
from entaku.magic.game.state import SeatRef, Thing
from entaku.magic.spells.replacement import amounts
from entaku.magic.spells.resolving.asking import Context, objects, players
from entaku.magic.spells.resolving.follow import follows
from entaku.oracle.ir import things as t
from entaku.oracle.mechanics.proliferate import Proliferate


@follows(Proliferate)
def proliferate(ctx: Context, node: Proliferate) -> Procedure[bool]:
    """Each of the players chooses and gives counters in turn."""
    for seat in players(ctx, node.who):
        counted = having_counters(ctx)
        chosen = yield from choose_things(ctx.game, seat, "game-proliferate", counted, 0, None, (ctx.source,))
        yield from give_another(ctx, chosen, seat)
        mutators.happen(ctx.game, e.Done(seat, "proliferate"))
    return True


def having_counters(ctx: Context) -> list[Thing]:
    """The permanents and players that have a counter."""
    game = ctx.game
    permanents = [number for number in objects(ctx, t.Group(())) if game.objects[number].counters]
    return [*permanents, *(SeatRef(seat) for seat in players(ctx, t.Each()) if game.players[seat].counters())]


def give_another(ctx: Context, chosen: list[Thing], by: Seat) -> Procedure[None]:
    """What was chosen gets one more counter of each kind that it has, all at once, as replacement effects allow."""
    game = ctx.game
    more: list[tuple[int, str, int]] = []
    for number in (thing for thing in chosen if isinstance(thing, int)):
        for kind, _ in game.objects[number].counters:
            more.append((number, kind, (yield from amounts.counters_after_replacement(game, number, kind, 1))))
    batch: list[Event | None] = []
    poisoned: set[tuple[int, ...]] = set()
    for seat in (thing.seat for thing in chosen if isinstance(thing, SeatRef)):
        for kind, _ in game.players[seat].counters():
            team = game.setup.sharing[seat]
            if kind == "poison" and team in poisoned:
                continue  # poison is the team's: the first of it that was chosen gets the counter  (CR 701.27b)
            poisoned |= {team} if kind == "poison" else set()
            batch.append(player_counters.change(game, seat, kind, 1, quiet=True))
    there = [one for one in more if one[0] in game.objects]
    batch += [mutators.change_counters(game, *one, quiet=True, by=by) for one in there]
    mutators.happen(game, *(event for event in batch if event is not None))
