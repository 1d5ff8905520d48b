"""What continuous effects change about cards and spells, which are no permanents.  (CR 113.6, 611.3)

Each is looked at when somebody asks for it; the layers go through permanents alone.
"""

from collections.abc import Iterator, Sequence

from entaku.cards.ir import changes as ch
from entaku.cards.ir import things as t
from entaku.cards.ir.abilities import Activated
from entaku.kernel.seats import Seat
from entaku.magic import characteristics, holdings, layers, predicates, questions
from entaku.magic.definitions import Kit, Traits
from entaku.magic.dependency import LAYER_OF
from entaku.magic.game import Game, Object
from entaku.magic.holdings import FROM_GRAVEYARD
from entaku.magic.projection import Elsewhere, Part, Projection


def granted(game: Game, item: Object, traits: Traits) -> Traits:
    """The characteristics of an object that is no permanent, with what effects add to them.  (CR 611.3, 613)"""
    for ctx, change in changes(game, item):
        if type(change) in LAYER_OF:
            traits = traits.copy()
            characteristics.apply(ctx, traits, change)
    return traits


def changes(game: Game, item: Object) -> Iterator[tuple[questions.Context, ch.Change]]:
    """What effects change about an object that is no permanent."""
    for part in layers.projection(game).elsewhere:
        what = part.what
        if not may_mean(what, item):
            continue
        ctx = questions.Context(game, part.source, part.controller, None, dict(part.bound))
        if not isinstance(what, t.Group) or is_one_of(ctx, item, what):
            for change in part.changes:
                yield ctx, change


def is_one_of(ctx: questions.Context, item: Object, node: t.Group) -> bool:
    """Whether an object that is no permanent is one of a group, by what is printed on it."""
    if item.zone != node.zone or (node.of is not None and item.owner not in questions.players(ctx, node.of)):
        return False
    if not questions.in_range(ctx.game, ctx.controller, item.controller):
        return False
    return predicates.fits_as(ctx, item, item.base, node.where)


def may_mean(what: t.Group | frozenset[int], item: Object) -> bool:
    """Whether these objects are known by number and it is one, or they are cards and spells of the zone where it is."""
    if not isinstance(what, t.Group):
        return item.id in what
    return item.zone == what.zone and (item.spell is None or item.spell.ability is None)


def kit_of_card(game: Game, item: Object) -> Kit:
    """The abilities of an object that is no permanent."""
    return layers.look(game, item).kit if layers.projection(game).elsewhere else item.base.kit


def recast(game: Game, seat: Seat) -> Sequence[int]:
    """The cards in a player's graveyard that have an ability by which they may be cast from there."""
    if not layers.projection(game).elsewhere:
        return holdings.held(game, seat).recast
    own = holdings.held(game, seat).recast
    return [
        n for n in game.graveyards[seat] if n in own or kit_of_card(game, game.objects[n]).keywords & FROM_GRAVEYARD
    ]


def abilities(game: Game, seat: Seat) -> Sequence[tuple[int, int, Activated]]:
    """A player's activated abilities that work elsewhere than on the battlefield, with their objects and places."""
    known = holdings.held(game, seat)
    if not layers.projection(game).elsewhere:
        return known.abilities
    return [
        *(one for one in known.abilities if one[0] in game.command),
        *(
            (number, place, ability)
            for number in (*known.hand, *known.graveyard, *known.own_exile(game, seat))
            for place, ability in enumerate(kit_of_card(game, game.objects[number]).activated)
            if ability.zone == game.objects[number].zone
        ),
    ]


def note(game: Game, result: Projection, part: Part) -> None:
    """Keep what an effect changes about objects that are no permanents: nothing of those that are gone.  (CR 400.7)"""
    effect, ability = part.effect, part.ability
    what: t.Things | frozenset[int] | None = None
    if ability is not None:
        what = ability.what
    elif effect is not None:
        there = (number for number in effect.objects if number not in result.traits)
        what = effect.among or frozenset(number for number in there if number in game.objects)
    if not what or (isinstance(what, t.Group) and what.zone == "battlefield"):
        return
    if isinstance(what, t.Group | frozenset) and layers.exists(game, result, part):
        changes = ability.changes if ability is not None else effect.changes if effect is not None else ()
        ctx = layers.context(game, result, part)
        bound = tuple(ctx.bound.items())
        if changes:
            result.elsewhere.append(Elsewhere(what, changes, part.source, ctx.controller, bound))
