"""What continuous effects change about cards and spells, which are no permanents.  (CR 113.6, 611.3)

Each is looked at when somebody asks for it; the layers go through permanents alone.
"""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from entaku.cards.ir import changes as ch
from entaku.cards.ir import things as t
from entaku.kernel.seats import Seat
from entaku.magic import characteristics, layers, questions
from entaku.magic.definitions import Kit, Traits
from entaku.magic.game import Bindings, Game, Object


class Elsewhere(Struct, frozen=True):
    """Changes to objects that are no permanents: of one zone those that a group means, or these objects.  (CR 113.6)"""

    what: t.Group | frozenset[int]
    changes: tuple[ch.Change, ...]
    source: int
    controller: Seat
    bound: Bindings = ()


def granted(game: Game, item: Object, traits: Traits) -> Traits:
    """The characteristics of an object that is no permanent, with what effects add to them.  (CR 611.3, 613)"""
    for ctx, change in changes(game, item):
        if type(change) in layers.LAYER_OF:
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
        if not isinstance(what, t.Group) or questions.is_one_of(ctx, item, what):
            for change in part.changes:
                yield ctx, change


def may_mean(what: t.Group | frozenset[int], item: Object) -> bool:
    """Whether these objects are known by number and it is one, or they are cards and spells of the zone where it is."""
    if not isinstance(what, t.Group):
        return item.id in what
    return item.zone == what.zone and (item.spell is None or item.spell.ability is None)


def kit_of_card(game: Game, item: Object) -> Kit:
    """The abilities of an object that is no permanent."""
    return layers.look(game, item).kit if layers.projection(game).elsewhere else item.base.kit


def with_kits(game: Game, numbers: Iterable[int]) -> list[tuple[Object, Kit]]:
    """Objects that are no permanents, each with its abilities."""
    items = [game.objects[number] for number in numbers]
    if layers.projection(game).elsewhere:
        return [(item, layers.look(game, item).kit) for item in items]
    return [(item, item.base.kit) for item in items]


def note(game: Game, result: "layers.Projection", part: "layers.Part") -> None:
    """Keep what an effect changes about objects that are no permanents."""
    effect, ability = part.effect, part.ability
    what: t.Things | frozenset[int] | None = None
    if ability is not None:
        what = ability.what
    elif effect is not None:
        what = effect.among or frozenset(number for number in effect.objects if number not in result.traits)
    if not what or (isinstance(what, t.Group) and what.zone == "battlefield"):
        return
    if isinstance(what, t.Group | frozenset) and layers.exists(game, result, part):
        changes = ability.changes if ability is not None else effect.changes if effect is not None else ()
        ctx = layers.context(game, result, part)
        bound = tuple(ctx.bound.items())
        if changes:
            result.elsewhere.append(Elsewhere(what, changes, part.source, ctx.controller, bound))
