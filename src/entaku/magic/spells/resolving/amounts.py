"""How many: the numbers that phrases mean, but for those that count what has happened.  (CR 608.2, 107)"""

from entaku.kernel.seats import Seat
from entaku.magic.game.definitions import Traits
from entaku.magic.game.state import Object
from entaku.magic.spells.resolving.asking import (
    AMOUNTS,
    Context,
    amount,
    chosen_of,
    controller_of,
    objects,
    players,
    recipients,
    seen,
)
from entaku.oracle.ir import things as t


def _x(ctx: Context, _: t.X) -> int:
    bound = ctx.bound.get("X")
    if isinstance(bound, int):
        return bound
    if ctx.spell is not None and ctx.spell.cast.x:
        return ctx.spell.cast.x
    found = seen(ctx.game, ctx.source)
    return found[0].how_cast.x if found else 0


def stat(found: tuple[Object, Traits], which: str) -> int:
    """One number of an object."""
    item, traits = found
    if which == "power":
        return traits.power or 0
    if which == "toughness":
        return traits.toughness or 0
    if which == "mana value":
        return traits.mana_value + (item.how_cast.x * x_symbols(traits) if item.zone == "stack" else 0)
    return (traits.power or 0) + (traits.toughness or 0)


def x_symbols(traits: Traits) -> int:
    """How often {X} is in the mana cost."""
    return 0 if traits.cost is None else traits.cost.symbols.count("X")


def _stats(ctx: Context, which: str, what: t.Things) -> list[int]:
    found = (seen(ctx.game, number) for number in objects(ctx, what))
    return [stat(pair, which) for pair in found if pair]


def _count(ctx: Context, node: t.Count) -> int:
    return len(recipients(ctx, node.of))


def _counters(ctx: Context, node: t.CountersOn) -> int:
    found = (seen(ctx.game, number) for number in objects(ctx, node.of))
    return sum(number for pair in found if pair for kind, number in pair[0].counters if node.kind in ("", kind))


def _kicked(ctx: Context, _: t.TimesKicked) -> int:
    if ctx.spell is not None and ctx.spell.cast.kicked:
        return ctx.spell.cast.kicked
    found = seen(ctx.game, ctx.source)
    return found[0].how_cast.kicked if found else 0


def _mutated(ctx: Context, _: t.TimesMutated) -> int:
    found = seen(ctx.game, ctx.source)
    return found[0].mutated if found else 0


def _bound_amount(ctx: Context, node: t.BoundAmount) -> int:
    value = ctx.bound.get(node.name, 0)
    if isinstance(value, tuple):
        return len(value)
    return value if isinstance(value, int) else 0


def _noted_number(ctx: Context, _: t.NotedNumber) -> int:
    pool = ctx.game.setup.players[ctx.controller].pool
    return 0 if pool is None else pool.highest(ctx.source_name)


def _chosen_number(ctx: Context, _: t.ChosenNumber) -> int:
    """The number that was just chosen, or that was chosen for the source."""
    if isinstance(now := ctx.bound.get("chosen number"), int):
        return now
    for key, value in chosen_of(ctx):
        if key == "number":
            return int(value)
    return -1


def _removed(ctx: Context, _: t.RemovedCards) -> int:
    pool = ctx.game.setup.players[ctx.controller].pool
    return 0 if pool is None else len(pool.removed_by(ctx.source_name))


def _attacked_players(ctx: Context, node: t.PlayersAttacked) -> int:
    if node.turn:
        against = ctx.game.opponents(ctx.controller) if node.opponents else ctx.game.seats_in_turn_order()
        return sum((ctx.controller, seat) in ctx.game.memory.assailed for seat in against)
    combat = ctx.game.combat
    if combat is None or not ctx.game.is_turn_of(ctx.controller):
        return 0
    if len(ctx.game.setup.sharing[ctx.controller]) == 1:
        return len(combat.attacked_players)
    own = (one for one in combat.attacks if controller_of(ctx.game, one.attacker) == ctx.controller)
    return len({one.player for one in own if one.planeswalker is None})


def _blocked(ctx: Context, node: t.Blocked) -> int:
    combat, who = ctx.game.combat, objects(ctx, node.what)
    return 0 if combat is None else sum(1 for attack in combat.attacks for b in attack.blockers if b in who)


def _symbols(ctx: Context, node: t.DevotionLike) -> int:
    total, colours = 0, node.colours or str(ctx.bound.get("colour", ""))
    for number in objects(ctx, node.of):
        found = seen(ctx.game, number)
        if found and found[1].cost:
            total += sum(any(colour in symbol for colour in colours) for symbol in found[1].cost.symbols)
    return total


def _half(ctx: Context, node: t.Half) -> int:
    whole = amount(ctx, node.amount)
    return (whole + 1) // 2 if node.up else whole // 2


def votes_of(ctx: Context) -> tuple[tuple[Seat, str], ...]:
    """The votes of the vote that this ability has held."""
    votes = ctx.bound.get("votes", ())
    return votes if isinstance(votes, tuple) else ()


AMOUNTS |= {
    t.X: _x,
    t.Count: _count,
    t.Sum: lambda ctx, node: sum(_stats(ctx, node.stat, node.of)),
    t.Greatest: lambda ctx, node: max(_stats(ctx, node.stat, node.of), default=0),
    t.StatOf: lambda ctx, node: sum(_stats(ctx, node.stat, node.of)),
    t.CountersOn: _counters,
    t.LifeOf: lambda ctx, node: sum(ctx.game.players[seat].life for seat in players(ctx, node.who)),
    t.SpeedOf: lambda ctx, node: sum(ctx.game.players[seat].speed for seat in players(ctx, node.who)),
    t.GreatestLife: lambda ctx, node: max(
        (ctx.game.players[seat].life for seat in players(ctx, t.Each(node.among))), default=0
    ),
    t.CardsDrawn: lambda ctx, node: sum(ctx.game.players[seat].cards_drawn for seat in players(ctx, node.who)),
    t.CardsDiscarded: lambda ctx, node: sum(map(ctx.game.memory.discards.count, players(ctx, node.who))),
    t.PlayerCounters: lambda ctx, node: sum(
        dict(ctx.game.players[seat].counters()).get(node.kind, 0) for seat in players(ctx, node.who)
    ),
    t.TimesKicked: _kicked,
    t.TimesMutated: _mutated,
    t.BoundAmount: _bound_amount,
    t.NotedNumber: _noted_number,
    t.ChosenNumber: _chosen_number,
    t.RemovedCards: _removed,
    t.VotesFor: lambda ctx, node: sum(choice == node.choice for _, choice in votes_of(ctx)),
    t.PlayersAttacked: _attacked_players,
    t.Times: lambda ctx, node: node.factor * amount(ctx, node.amount),
    t.Half: _half,
    t.Plus: lambda ctx, node: sum(amount(ctx, part) for part in node.of),
    t.Blocked: _blocked,
    t.DevotionLike: _symbols,
}
