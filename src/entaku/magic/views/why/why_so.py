"""Why an object is what it is: from what is printed on it through every layer to what it is now.  (CR 613)

Nothing is worked out here: the layers are watched as they are applied, and each of their steps is told by what is
different after it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec import Struct

from entaku.kernel.errors import Unlawful
from entaku.kernel.seats import Viewer
from entaku.magic.game.definitions import Traits
from entaku.magic.game.mutators import replace
from entaku.magic.game.state import Game, Object
from entaku.magic.spells.layers import layer_dependency as layer
from entaku.magic.spells.layers import layers, watched
from entaku.magic.spells.layers.characteristics import size_of_counter
from entaku.magic.spells.layers.watched import Step
from entaku.magic.views import viewing
from entaku.magic.views.why.reasons import Because, Changed, How, Origin, from_source, lines
from entaku.magic.views.why.why_costs import CostSo, costs_of
from entaku.magic.views.wording import in_words
from entaku.messages import Language, say
from entaku.oracle.card import Face
from entaku.oracle.importers.imported import Texts
from entaku.oracle.ir.abilities import Ability, Static
from entaku.oracle.ir.things import Self
from entaku.oracle.subtypes import CREATURE_TYPES
from entaku.oracle.typelines import in_japanese

ALL_CREATURE_TYPES = "creature types"
"""How all creature types together are told.  (CR 205.3m)"""

NUMBERS: dict[int, tuple[str, str]] = {
    layer.CONTROL: ("2", "613.1b"),
    layer.TEXT: ("3", "613.1c"),
    layer.TYPE: ("4", "613.1d"),
    layer.COLOUR: ("5", "613.1e"),
    layer.ABILITY: ("6", "613.1f"),
    layer.DEFINED: ("7a", "613.4a"),
    layer.SET: ("7b", "613.4b"),
    layer.MODIFIED: ("7c", "613.4c"),
    layer.SWITCHED: ("7d", "613.4d"),
    layer.RULES: ("", "613.11"),
}
"""The layers' numbers, and the rules that say what belongs to each."""


class WhySo(Struct, frozen=True, omit_defaults=True):
    """How an object came to be what it is, from what is printed on it to what it is now."""

    card: int
    reasons: tuple[Because, ...]
    costs: tuple[CostSo, ...] = ()

    def said(self, language: Language = "en") -> str:
        """Each step on a line, as a player would say it, with its layer and rule."""
        found = [*lines(self.reasons, language)]
        for cost in self.costs:
            found += [cost.title(language), *lines(cost.reasons, language)]
        return "\n".join(found)


def why_so(game: Game, viewer: Viewer, number: int) -> WhySo:
    """How an object came to be what it is.  Raises Unlawful for what the viewer may not know."""
    item = game.objects.get(number)
    if item is None:
        raise Unlawful("why-unknown-card")
    is_known = viewing.knows(game, item, viewer)
    if not is_known and item.zone not in ("battlefield", "stack"):
        raise Unlawful("why-unknown-card")
    costs = tuple(costs_of(game, viewer, item)) if is_known else ()
    return WhySo(number, tuple(reasons(game, viewer, item, is_known)), costs)


def reasons(game: Game, viewer: Viewer, item: Object, is_known: bool) -> Iterator[Because]:
    """What is printed on it, its copiable values if they are others, and what the layers make of them."""
    before = item.definition.traits if is_known else item.base
    first: Origin = "created" if item.is_token else "printed" if is_known else "face-down"
    yield Because(first, "", "109.3" if first != "face-down" else "708.2a", tuple(all_of(before)), name=before.name)
    if item.base is not before:
        origin, rule = copiable(item)
        changes = tuple(differences(before, item.base, layer.SET))
        if changes:
            yield Because(origin, "1", rule, changes, name=item.base.name if origin == "copy" else "")
    if item.face_down and item.zone in ("exile", "command"):
        hidden = tuple(differences(item.base, layers.FACE_DOWN, layer.SET))
        yield Because("face-down", "", "406.3" if item.zone == "exile" else "702.106a", hidden)
        return
    before = item.base.copy()
    before.controller = item.controller
    for step in watched.steps(game, item.id):
        yield from of_step(game, viewer, item, step, before)
        before = step.now


def copiable(item: Object) -> tuple[Origin, str]:
    """Why its copiable values are others than what is printed on it, and the rule.  (CR 613.2)"""
    if item.face_down:
        return "face-down", "613.2b"
    values = item.copies or item.definition
    if values.is_merged:
        return "merged", "723.2a"
    return ("unlocked", "2026 709.5") if values is item.definition else ("copy", "613.2a")


def of_step(game: Game, viewer: Viewer, item: Object, step: Step, before: Traits) -> Iterator[Because]:
    """A step of the layers, as the viewer may know it; nothing where nothing is different after it."""
    number, rule = NUMBERS[step.layer]
    if not step.source:
        yield from counted(item)
        return
    changes = tuple(named(game, one) for one in differences(before, step.now, step.layer))
    if not changes:
        return
    told = Because("effect", number, rule, changes, controller=step.controller, turn=step.turn)
    yield from_source(game, viewer, item, step.source, told)


def named(game: Game, change: Changed) -> Changed:
    """A change of controller with the name of who controls the object now."""
    return replace(change, words=(game.setup.players[change.seat].name,)) if change.what == "controller" else change


def counted(item: Object) -> Iterator[Because]:
    """What counters make of power and toughness, each kind of them.  (CR 122.1a)"""
    for kind, count in item.counters:
        power, toughness = size_of_counter(kind)
        if power or toughness:
            more = Changed("size", "more", power * count, toughness * count)
            yield Because("counters", "7c", "122.1a", (more,), counters=((kind, count),))


def all_of(traits: Traits) -> Iterator[Changed]:
    """Everything that an object is, where nothing has changed it."""
    if traits.power is not None:
        yield Changed("size", "is", traits.power, traits.toughness)
    if traits.cost is not None:
        yield Changed("cost", "is", words=(str(traits.cost),))
    yield Changed("colours", "is", words=tuple(traits.colours))
    yield typed("is", type_words(traits))
    if traits.kit.abilities:
        yield of_abilities("is", traits, traits.kit.abilities, Counter(keywords(traits)))


def differences(before: Traits, now: Traits, where: int) -> Iterator[Changed]:
    """What is different of an object after a step in a layer."""
    yield from sizes(before, now, where)
    if str(before.cost) != str(now.cost):
        yield Changed("cost", "is", words=() if now.cost is None else (str(now.cost),))
    if before.colours != now.colours:
        yield Changed("colours", "is", words=tuple(now.colours))
    if before.controller != now.controller and now.controller >= 0 <= before.controller:
        yield Changed("controller", "is", seat=now.controller)
    was, has = type_words(before), type_words(now)
    for how, words in (("loses", was - has), ("gains", has - was)):
        if words:
            yield typed("loses" if how == "loses" else "gains", words)
    yield from of_kits(before, now)
    if before.other_names != now.other_names:
        yield Changed("names", "gains")
    if len(now.rules) > len(before.rules):
        added = tuple(Static(Self(), (one.rule,)) for one in now.rules[len(before.rules) :])  # type: ignore[arg-type]  # what effects say of an object is a change
        yield Changed("rules", "gains", said=in_words(added, face_of(now)))


def sizes(before: Traits, now: Traits, where: int) -> Iterator[Changed]:
    """How power and toughness are others: switched, so much more, or these."""
    if (before.power, before.toughness) == (now.power, now.toughness):
        return
    if where == layer.SWITCHED:
        yield Changed("size", "switched", now.power, now.toughness)
    elif where == layer.MODIFIED:
        more = (now.power or 0) - (before.power or 0), (now.toughness or 0) - (before.toughness or 0)
        yield Changed("size", "more", *more)
    else:
        yield Changed("size", "is", now.power, now.toughness)


def type_words(traits: Traits) -> frozenset[str]:
    """The words of a type line, all creature types as one."""
    words = traits.supertypes | traits.types | traits.subtypes
    return (words - CREATURE_TYPES) | {ALL_CREATURE_TYPES} if words >= CREATURE_TYPES else words


def typed(how: How, words: Iterable[str]) -> Changed:
    """Types that it has, gains or loses, in both languages."""
    order = viewing.in_order(frozenset(words))
    return Changed("types", how, words=order, said=tuple(map(in_both, order)))


def in_both(word: str) -> Texts:
    """A type in both languages, or all creature types."""
    if word == ALL_CREATURE_TYPES:
        return Texts(say("why-so-all-creature-types", "en"), say("why-so-all-creature-types", "ja"))
    return Texts(word, in_japanese(word))


def keywords(traits: Traits) -> Iterator[str]:
    return (one.name for one in traits.kit.keyword_list)


def of_kits(before: Traits, now: Traits) -> Iterator[Changed]:
    """The abilities that it has lost and gained."""
    if before.kit is now.kit:
        return
    had, has = before.kit.abilities, now.kit.abilities
    named, names = Counter(keywords(before)), Counter(keywords(now))
    lost, gained = missing(had, has), missing(has, had)
    if lost or named - names:
        yield of_abilities("loses", before, lost, named - names)
    if gained or names - named:
        yield of_abilities("gains", now, gained, names - named)


def missing(some: tuple[Ability, ...], others: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Those abilities that aren't among the others, as often as they are one more."""
    left = Counter(map(id, others))
    found: list[Ability] = []
    for one in some:
        if left[id(one)]:
            left[id(one)] -= 1
        else:
            found.append(one)
    return tuple(found)


def of_abilities(how: How, traits: Traits, abilities: tuple[Ability, ...], names: Counter[str]) -> Changed:
    """Abilities that it has, gains or loses: in words, and the names of the keywords among them."""
    return Changed("abilities", how, words=tuple(sorted(names.elements())), said=in_words(abilities, face_of(traits)))


def face_of(traits: Traits) -> Face:
    """What its abilities call the object."""
    return Face(traits.name, types=tuple(sorted(traits.types)), subtypes=tuple(sorted(traits.subtypes)))
