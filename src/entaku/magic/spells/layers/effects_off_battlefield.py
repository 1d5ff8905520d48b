"""What continuous effects change about cards and spells, which are no permanents.  (CR 611.3, 113.6)

Each is looked at when somebody asks for it; the layers go through permanents alone.
"""

from collections.abc import Iterator, Sequence

from entaku.kernel.seats import Seat
from entaku.magic.game.definitions import Kit, Traits
from entaku.magic.game.state import Game, Object
from entaku.magic.spells.layers import characteristics, projection
from entaku.magic.spells.layers.layer_dependency import LAYER_OF
from entaku.magic.spells.layers.projection import Elsewhere, Part, Projection
from entaku.magic.spells.resolving import asking
from entaku.magic.zones import castable_index
from entaku.magic.zones.castable_index import FROM_GRAVEYARD
from entaku.oracle.ir import changes as ch
from entaku.oracle.ir import things as t
from entaku.oracle.ir.abilities import Activated


def granted(game: Game, item: Object, traits: Traits) -> Traits:
    """The characteristics of an object that is no permanent, with what effects add to them.  (CR 611.3, 613)"""
    for _, _, changed in granting(game, item, traits):
        traits = changed
    return traits


def granting(game: Game, item: Object, traits: Traits) -> Iterator[tuple[asking.Context, ch.Change, Traits]]:
    """The same one after the other: each change, and what it makes of the characteristics."""
    for ctx, change in changes(game, item):
        if type(change) in LAYER_OF:
            traits = traits.copy()
            characteristics.apply(ctx, traits, change)
            yield ctx, change, traits


def changes(game: Game, item: Object) -> Iterator[tuple[asking.Context, ch.Change]]:
    """What effects change about an object that is no permanent."""
    for part in projection.current(game).elsewhere:
        what = part.what
        if not may_mean(what, item):
            continue
        ctx = asking.Context(game, part.source, part.controller, None, dict(part.bound))
        if not isinstance(what, t.Group) or is_one_of(ctx, item, what):
            for change in part.changes:
                yield ctx, change


def is_one_of(ctx: asking.Context, item: Object, node: t.Group) -> bool:
    """Whether an object that is no permanent is one of a group, by what is printed on it."""
    if item.zone != node.zone or (node.of is not None and item.owner not in asking.players(ctx, node.of)):
        return False
    if not asking.in_range(ctx.game, ctx.controller, item.controller):
        return False
    return asking.fits_as(ctx, item, item.base, node.where)


def may_mean(what: t.Group | frozenset[int], item: Object) -> bool:
    """Whether these objects are known by number and it is one, or they are cards and spells of the zone where it is."""
    if not isinstance(what, t.Group):
        return item.id in what
    return item.zone == what.zone and (item.spell is None or item.spell.ability is None)


def kit_of_card(game: Game, item: Object) -> Kit:
    """The abilities of an object that is no permanent."""
    return projection.look(game, item).kit if projection.current(game).elsewhere else item.base.kit


def recast(game: Game, seat: Seat) -> Sequence[int]:
    """The cards in a player's graveyard that have an ability by which they may be cast from there."""
    if not projection.current(game).elsewhere:
        return castable_index.held(game, seat).recast
    own = castable_index.held(game, seat).recast
    return [
        n for n in game.graveyards[seat] if n in own or kit_of_card(game, game.objects[n]).keywords & FROM_GRAVEYARD
    ]


def abilities(game: Game, seat: Seat) -> Sequence[tuple[int, int, Activated]]:
    """A player's activated abilities that work elsewhere than on the battlefield, with their objects and places."""
    known = castable_index.held(game, seat)
    if not projection.current(game).elsewhere:
        return known.abilities
    return [
        *(one for one in known.abilities if one[0] in game.command),
        *(
            (number, place, ability)
            for number in (*known.hand, *known.graveyard, *known.own_exile)
            for place, ability in enumerate(kit_of_card(game, game.objects[number]).activated)
            if ability.zone == game.objects[number].zone
        ),
    ]


def meant(game: Game, result: Projection, part: Part) -> t.Group | frozenset[int] | None:
    """Which objects that are no permanents an effect is about, if any: none of those that are gone.  (CR 400.7)"""
    effect, ability = part.effect, part.ability
    what: t.Things | frozenset[int] | None = None
    if ability is not None:
        what = ability.what
    elif effect is not None:
        there = (number for number in effect.objects if number not in result.traits)
        what = effect.among or frozenset(number for number in there if number in game.objects)
    if not isinstance(what, t.Group | frozenset) or (isinstance(what, t.Group) and what.zone == "battlefield"):
        return None
    return what or None


def note(result: Projection, part: Part, what: t.Group | frozenset[int], ctx: asking.Context) -> None:
    """Keep what an effect changes about objects that are no permanents."""
    effect, ability = part.effect, part.ability
    changes = ability.changes if ability is not None else effect.changes if effect is not None else ()
    if changes:
        result.elsewhere.append(Elsewhere(what, changes, part.source, ctx.controller, tuple(ctx.bound.items())))
