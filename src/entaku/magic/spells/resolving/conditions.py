"""Whether a condition of an ability holds: its "if", "unless" and "as long as".  (CR 603.4, 611.3a)"""

from collections.abc import Iterator

from entaku.magic.game.definitions import Traits
from entaku.magic.spells.resolving import amounts, asking
from entaku.magic.spells.resolving.asking import Context
from entaku.magic.turn.steps import COMBAT_STEPS, STEPS
from entaku.oracle.ir import conditions as c
from entaku.oracle.ir import things as t


def _exists(ctx: Context, node: c.Exists) -> bool:
    count = len(asking.things(ctx, node.what))
    return count >= node.least and (node.most is None or count <= node.most)


def _owns_both(ctx: Context, node: c.OwnsBoth) -> bool:
    """Its controller owns the source and another of these, and controls both.  (CR 701.37)"""
    mine = (t.OwnedBy(t.You()), t.ControlledBy(t.You()))
    there = ctx.source in ctx.game.battlefield and asking.fits(ctx, ctx.source, mine)
    others = asking.objects(ctx, t.Group((*node.other.where, *mine)))
    return there and any(number != ctx.source for number in others)


def _matches(ctx: Context, node: c.Matches) -> bool:
    found = asking.objects(ctx, node.what)
    return bool(found) and all(asking.fits(ctx, number, node.where) for number in found)


def _died(ctx: Context, node: c.DiedThisTurn) -> bool:
    return asking.amount(ctx, t.DeathsThisTurn(node.where)) > 0


def _is_monarch(ctx: Context, node: c.IsMonarch) -> bool:
    who = ctx.game.memory.monarch_before if node.as_turn_began else ctx.game.monarch
    return who is not None and who in asking.players(ctx, node.who)


def _has_blessing(ctx: Context, node: c.HasBlessing) -> bool:
    return any(ctx.game.players[seat].blessed for seat in asking.players(ctx, node.who))


def _during(ctx: Context, node: c.During) -> bool:
    if node.before:
        combat = ctx.game.combat
        return (combat is None or combat.number < 2) and STEPS.index(ctx.game.step) < min(
            STEPS.index(step) for step in node.steps
        )
    step = ctx.game.step
    return any(
        wanted == step or (wanted == "main" and step.endswith(" main")) or (wanted == "combat" and step in COMBAT_STEPS)
        for wanted in node.steps
    )


def _was_cast(ctx: Context, node: c.WasCast) -> bool:
    for number in asking.objects(ctx, node.what):
        found = asking.seen(ctx.game, number)
        if found is None or found[0].how_cast.origin is None:
            return False
        cast = found[0].how_cast
        if node.origin is not None and cast.origin != node.origin:
            return False
        if node.but is not None and cast.origin == node.but and cast.by == found[0].owner:
            return False
        if node.by_you and cast.by != ctx.controller:
            return False
    return True


def _most_votes(ctx: Context, node: c.MostVotes) -> bool:
    votes = [choice for _, choice in amounts.votes_of(ctx)]
    mine = votes.count(node.choice)
    others = [votes.count(choice) for choice in set(votes) if choice != node.choice]
    most = max(others, default=0)
    return mine >= most if node.or_tied else mine > most


def _whole_pool(ctx: Context, _: c.WholePoolInDeck) -> bool:
    player = ctx.game.setup.players[ctx.controller]
    if player.pool is None:
        return not player.sideboard
    started = list(ctx.game.players[ctx.controller].started_with)
    for card in player.pool.cards:
        if card.name not in started:
            return False
        started.remove(card.name)
    return True


def removed_cards(ctx: Context, where: tuple[t.Predicate, ...]) -> Iterator[Traits]:
    """The cards like this that a player removed from the draft with cards of the source's name."""
    setup = ctx.game.setup
    pool = setup.players[ctx.controller].pool
    for removed in pool.removed_by(ctx.source_name) if pool is not None else ():
        if removed.card is not None:
            traits = setup.definition(removed.card.name).traits
            if all(traits.is_type(p.what) for p in where if isinstance(p, t.Is)):
                yield traits


def _removed_has(ctx: Context, node: c.RemovedCardHas) -> bool:
    return any(traits.has(node.keyword) for traits in removed_cards(ctx, node.where))


def _guessed(ctx: Context, _: c.GuessedRight) -> bool:
    pool = ctx.game.setup.players[ctx.controller].pool
    return pool is not None and pool.guessed_right(ctx.source_name)


def _most_life(ctx: Context, node: c.MostLife) -> bool:
    game = ctx.game
    most = max(
        (p.life for p in game.players if not p.left and asking.in_range(game, ctx.controller, p.seat)), default=0
    )
    return any(game.players[seat].life == most for seat in asking.players(ctx, node.who))


def _attacked_this_turn(ctx: Context, node: c.AttackedThisTurn) -> bool:
    found = asking.objects(ctx, node.what)
    return bool(found) and all(number in ctx.game.memory.attacked for number in found)


def _fought(ctx: Context, node: c.FoughtThisCombat) -> bool:
    combat, found = ctx.game.combat, asking.objects(ctx, node.what)
    return combat is not None and bool(found) and all(number in combat.fought for number in found)


asking.CONDITIONS |= {
    c.Exists: _exists,
    c.OwnsBoth: _owns_both,
    c.Compared: lambda ctx, n: asking.COMPARISONS[n.how](asking.amount(ctx, n.left), asking.amount(ctx, n.right)),
    c.Matches: _matches,
    c.DiedThisTurn: _died,
    c.IsMonarch: _is_monarch,
    c.HasInitiative: lambda ctx, node: ctx.game.initiative in asking.players(ctx, node.who),
    c.HasBlessing: _has_blessing,
    c.TurnOf: lambda ctx, n: any(map(ctx.game.is_turn_of, asking.players(ctx, n.who))),
    c.During: _during,
    c.WasCast: _was_cast,
    c.MostVotes: _most_votes,
    c.GuessedRight: _guessed,
    c.WholePoolInDeck: _whole_pool,
    c.RemovedCardHas: _removed_has,
    c.FirstThisTurn: lambda ctx, _: bool(ctx.bound.get("first", True)),
    c.AttackedThisTurn: _attacked_this_turn,
    c.FoughtThisCombat: _fought,
    c.MostLife: _most_life,
    c.HandEmpty: lambda ctx, n: any(not ctx.game.hands[seat] for seat in asking.players(ctx, n.who)),
    c.WordIs: lambda ctx, n: ctx.bound.get(n.name) == n.word,
    c.Bind: lambda ctx, n: bool(ctx.bound.get(n.name)),
    c.Every: lambda ctx, n: all(asking.holds(ctx, part) for part in n.of),
    c.Either: lambda ctx, n: any(asking.holds(ctx, part) for part in n.of),
    c.Unless: lambda ctx, n: not asking.holds(ctx, n.of),
}
