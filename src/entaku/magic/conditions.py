"""Whether a condition of an ability holds: its "if", "unless" and "as long as".  (CR 603.4, 611.3a)"""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any  # Any: each row takes a node of its own kind

from entaku.cards.ir import conditions as c
from entaku.cards.ir import things as t
from entaku.magic import predicates, questions, tallies
from entaku.magic.steps import COMBAT_STEPS, STEPS

if TYPE_CHECKING:
    from entaku.magic.definitions import Traits
    from entaku.magic.questions import Context


def holds(ctx: "Context", node: c.Condition) -> bool:
    """Whether a condition holds."""
    return _CONDITIONS[type(node)](ctx, node)


def _exists(ctx: "Context", node: c.Exists) -> bool:
    count = len(questions.things(ctx, node.what))
    return count >= node.least and (node.most is None or count <= node.most)


def _owns_both(ctx: "Context", node: c.OwnsBoth) -> bool:
    """Its controller owns the source and another of these, and controls both.  (CR 701.37)"""
    mine = (t.OwnedBy(t.You()), t.ControlledBy(t.You()))
    there = ctx.source in ctx.game.battlefield and predicates.fits(ctx, ctx.source, mine)
    others = questions.objects(ctx, t.Group((*node.other.where, *mine)))
    return there and any(number != ctx.source for number in others)


COMPARISONS: dict[str, Callable[[int, int], bool]] = {
    "<=": lambda a, b: a <= b,
    ">=": lambda a, b: a >= b,
    "=": lambda a, b: a == b,
    "<": lambda a, b: a < b,
    ">": lambda a, b: a > b,
}


def _matches(ctx: "Context", node: c.Matches) -> bool:
    found = questions.objects(ctx, node.what)
    return bool(found) and all(predicates.fits(ctx, number, node.where) for number in found)


def _died(ctx: "Context", node: c.DiedThisTurn) -> bool:
    return questions.amount(ctx, t.DeathsThisTurn(node.where)) > 0


def _is_monarch(ctx: "Context", node: c.IsMonarch) -> bool:
    who = ctx.game.memory.monarch_before if node.as_turn_began else ctx.game.monarch
    return who is not None and who in questions.players(ctx, node.who)


def _has_blessing(ctx: "Context", node: c.HasBlessing) -> bool:
    return any(ctx.game.players[seat].blessed for seat in questions.players(ctx, node.who))


def _during(ctx: "Context", node: c.During) -> bool:
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


def _was_cast(ctx: "Context", node: c.WasCast) -> bool:
    for number in questions.objects(ctx, node.what):
        found = questions.seen(ctx.game, number)
        cast = None if found is None else found[0].how_cast
        if cast is None or cast.origin is None:
            return False
        if node.origin is not None and cast.origin != node.origin:
            return False
        if node.by_you and cast.by != ctx.controller:
            return False
    return True


def _most_votes(ctx: "Context", node: c.MostVotes) -> bool:
    votes = [choice for _, choice in questions.votes_of(ctx)]
    mine = votes.count(node.choice)
    others = [votes.count(choice) for choice in set(votes) if choice != node.choice]
    most = max(others, default=0)
    return mine >= most if node.or_tied else mine > most


def _whole_pool(ctx: "Context", _: c.WholePoolInDeck) -> bool:
    player = ctx.game.setup.players[ctx.controller]
    if player.pool is None:
        return not player.sideboard
    started = list(ctx.game.players[ctx.controller].started_with)
    for card in player.pool.cards:
        if card.name not in started:
            return False
        started.remove(card.name)
    return True


def removed_cards(ctx: "Context", where: tuple[t.Predicate, ...]) -> Iterator["Traits"]:
    """The cards like this that a player removed from the draft with cards of the source's name."""
    setup = ctx.game.setup
    pool = setup.players[ctx.controller].pool
    for removed in pool.removed_by(ctx.source_name) if pool is not None else ():
        if removed.card is not None:
            traits = setup.definition(removed.card.name).traits
            if all(traits.is_type(p.what) for p in where if isinstance(p, t.Is)):
                yield traits


def _removed_has(ctx: "Context", node: c.RemovedCardHas) -> bool:
    return any(traits.has(node.keyword) for traits in removed_cards(ctx, node.where))


def _guessed(ctx: "Context", _: c.GuessedRight) -> bool:
    pool = ctx.game.setup.players[ctx.controller].pool
    return pool is not None and pool.guessed_right(ctx.source_name)


def _most_life(ctx: "Context", node: c.MostLife) -> bool:
    game = ctx.game
    most = max(
        (p.life for p in game.players if not p.left and questions.in_range(game, ctx.controller, p.seat)), default=0
    )
    return any(game.players[seat].life == most for seat in questions.players(ctx, node.who))


def _attacked_this_turn(ctx: "Context", node: c.AttackedThisTurn) -> bool:
    found = questions.objects(ctx, node.what)
    return bool(found) and all(number in ctx.game.memory.attacked for number in found)


_CONDITIONS: dict[type, Callable[["Context", Any], bool]] = {
    c.Exists: _exists,
    c.OwnsBoth: _owns_both,
    c.Compared: lambda ctx, n: COMPARISONS[n.how](questions.amount(ctx, n.left), questions.amount(ctx, n.right)),
    c.Matches: _matches,
    c.DiedThisTurn: _died,
    c.IsMonarch: _is_monarch,
    c.HasInitiative: lambda ctx, node: ctx.game.initiative in questions.players(ctx, node.who),
    c.HasBlessing: _has_blessing,
    c.TurnOf: lambda ctx, n: any(map(ctx.game.is_turn_of, questions.players(ctx, n.who))),
    c.During: _during,
    c.WasCast: _was_cast,
    **tallies.CONDITIONS,
    c.MostVotes: _most_votes,
    c.GuessedRight: _guessed,
    c.WholePoolInDeck: _whole_pool,
    c.RemovedCardHas: _removed_has,
    c.FirstThisTurn: lambda ctx, _: bool(ctx.bound.get("first", True)),
    c.AttackedThisTurn: _attacked_this_turn,
    c.MostLife: _most_life,
    c.HandEmpty: lambda ctx, n: any(not ctx.game.hands[seat] for seat in questions.players(ctx, n.who)),
    c.WordIs: lambda ctx, n: ctx.bound.get(n.name) == n.word,
    c.Bind: lambda ctx, n: bool(ctx.bound.get(n.name)),
    c.Every: lambda ctx, n: all(holds(ctx, part) for part in n.of),
    c.Either: lambda ctx, n: any(holds(ctx, part) for part in n.of),
    c.Unless: lambda ctx, n: not holds(ctx, n.of),
}
CONDITION_NODES = frozenset(_CONDITIONS)
