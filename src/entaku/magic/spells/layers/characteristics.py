"""What each kind of change makes of an object's characteristics.  (CR 613.1)"""

import re
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any  # Any: each row takes a node of its own kind

from msgspec import structs

from entaku.kernel.remembering import MOST_KNOWN, of_each
from entaku.magic.concepts import predicates
from entaku.magic.game.definitions import BASIC_TAPS, HEXPROOF_FROM, Traits, kit_of, sorted_types
from entaku.magic.game.state import Object
from entaku.magic.spells.layers import text_changing
from entaku.magic.spells.resolving import asking, conditions, locked_in_values
from entaku.oracle.identity import LAND_MANA
from entaku.oracle.ir import changes as ch
from entaku.oracle.ir import things as t
from entaku.oracle.ir.abilities import Ability, Keyword
from entaku.oracle.ir.walking import exchanged, nodes
from entaku.oracle.keywords.meanings import meaning, written_out
from entaku.oracle.subtypes import (
    ARTIFACT_TYPES,
    CREATURE_TYPES,
    ENCHANTMENT_TYPES,
    LAND_TYPES,
    OTHER_SUBTYPES,
    PLANESWALKER_TYPES,
)

Make = Callable[[asking.Context, Traits, Any], None]


def apply(ctx: asking.Context, traits: Traits, change: ch.Change) -> None:
    """Make one change to an object's characteristics."""
    make = _CHANGES.get(type(change))
    if make is not None:
        make(ctx, traits, change)


def gain(ctx: asking.Context, traits: Traits, change: ch.Gain) -> None:
    """It has these abilities too, but for those that it can't have.  (CR 113.11)"""
    gained = given_by(change, ctx.source) if names_its_giver(change) else change.abilities
    if chosen_by_source(change):
        gained = tuple(locked_in_values.ground_keyword(ctx, ability) for ability in gained)  # type: ignore[misc]  # a settled ability is one
    if any(has_counted_number(ability) for ability in gained):
        gained = numbered(ctx, gained)
    if traits.barred:
        gained = tuple(one for one in gained if getattr(one, "name", None) not in traits.barred)
    traits.kit = kit_of((*traits.kit.abilities, *gained))


@of_each
def names_its_giver(change: ch.Gain) -> bool:
    """Whether abilities that something gains speak of the object that gives them."""
    return any(isinstance(one, t.Giver) for one in nodes(change))


@lru_cache(maxsize=MOST_KNOWN)
def given_by(change: ch.Gain, giver: int) -> tuple[Ability, ...]:
    """These abilities with the object that gives them, by whatever name it goes later.  (CR 201.5a)"""
    return exchanged(change.abilities, lambda one: t.Giver(giver) if isinstance(one, t.Giver) else one)


def gain_removed(ctx: asking.Context, traits: Traits, change: ch.GainRemoved) -> None:
    """It has what cards removed from the draft have by a keyword, each variant as they have it.  (CR 702.11e)"""
    names = {change.keyword, predicates.VARIANTS.get(change.keyword)}
    removed = conditions.removed_cards(ctx, change.where)
    found = tuple(one for each in removed for one in each.kit.keyword_list if one.name in names)
    gain(ctx, traits, ch.Gain(found))


def has_counted_number(ability: Ability) -> bool:
    """Whether it is a keyword whose number is counted as it is granted: "soulshift X, where X is …".  (CR 613.1f)"""
    return isinstance(ability, Keyword) and not isinstance(ability.amount, int | t.X | None)


def numbered(ctx: asking.Context, gained: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """These abilities with the numbers that their keywords have now, in what they stand for too.

    So what looks back sees the number that there was.  (CR 603.10a)
    """
    found: list[Ability] = []
    place = 0
    while place < len(gained):
        one = gained[place]
        place += 1
        if isinstance(one, Keyword) and has_counted_number(one):
            assert one.amount is not None
            found += of_number(one, asking.amount(ctx, one.amount))
            meant = meaning(one)
            place += len(meant) if gained[place : place + len(meant)] == meant else 0
        else:
            found.append(one)
    return tuple(found)


@cache
def of_number(keyword: Keyword, number: int) -> tuple[Ability, ...]:
    """A keyword with this number and what it stands for then, the same ones each time it is looked at."""
    found: tuple[Ability, ...] = written_out((structs.replace(keyword, amount=number),))
    return found


def resize(ctx: asking.Context, traits: Traits, change: ch.Resize) -> None:
    if traits.power is not None:
        traits.power += asking.raised(ctx, change.power)
        traits.toughness = (traits.toughness or 0) + asking.raised(ctx, change.toughness)


def switch_size(_: asking.Context, traits: Traits, __: ch.SwitchSize) -> None:
    traits.power, traits.toughness = traits.toughness, traits.power


def bar(ctx: asking.Context, traits: Traits, change: ch.CantHave) -> None:
    """It loses keywords, and no effect gives it them, be it earlier or later.  (CR 113.11)"""
    traits.barred |= set(change.keywords)
    lose(ctx, traits, ch.Lose(change.keywords))


def set_controller(ctx: asking.Context, traits: Traits, change: ch.SetController) -> None:
    found = asking.players(ctx, change.who)
    if found:
        traits.controller = found[0]


def change_word(_: asking.Context, traits: Traits, change: ch.ChangeWord) -> None:
    text_changing.reword(traits, change.old, change.new)


def no_mana_cost(_: asking.Context, traits: Traits, __: ch.NoManaCost) -> None:
    traits.cost, traits.mana_value = None, 0


def own_name(ctx: asking.Context, traits: Traits, _: ch.OwnName) -> None:
    """A copy that keeps its name has no other.  (CR 707.9b)"""
    traits.name, traits.other_names = ctx.source_name, frozenset()


def add_names(ctx: asking.Context, traits: Traits, _: ch.AddNames) -> None:
    traits.other_names |= ctx.game.setup.nonlegendary_creatures


def set_size(ctx: asking.Context, traits: Traits, change: ch.SetSize) -> None:
    if change.power is not None:
        traits.power = asking.amount(ctx, change.power)
    if change.toughness is not None:
        traits.toughness = asking.amount(ctx, change.toughness)


def chosen_by_source(change: ch.Gain) -> bool:
    """Whether a granted keyword speaks of what was chosen for the source that grants it."""
    return any(
        isinstance(predicate, t.ChosenFor | t.BoundColour | t.OutsideIdentity)
        for ability in change.abilities
        if isinstance(ability, Keyword)
        for predicate in ability.where
    )


ALSO_LOST = {"hexproof": HEXPROOF_FROM, "banding": "bands with other"}
"""What is lost with a keyword.  (CR 702.11e, 702.22b)"""


def lose(_: asking.Context, traits: Traits, change: ch.Lose) -> None:
    if not change.keywords:
        traits.kit = kit_of(())
        return
    lost = (*change.keywords, *(ALSO_LOST[name] for name in change.keywords if name in ALSO_LOST))
    left = tuple(a for a in traits.kit.abilities if getattr(a, "name", None) not in lost)
    traits.kit = kit_of(left)


def add_colour(_: asking.Context, traits: Traits, change: ch.AddColour) -> None:
    traits.colours = "".join(colour for colour in "WUBRG" if colour in traits.colours + change.colours)


def set_colour(_: asking.Context, traits: Traits, change: ch.SetColour) -> None:
    traits.colours = change.colours


def add_creature_types(_: asking.Context, traits: Traits, __: ch.AddCreatureTypes) -> None:
    """A creature is of every creature type.  (CR 205.3m)"""
    if traits.types & {"Creature", "Tribal", "Kindred"}:
        traits.subtypes |= CREATURE_TYPES


def lose_creature_types(_: asking.Context, traits: Traits, __: ch.LoseCreatureTypes) -> None:
    """It is of none, be it a changeling or not: what defines its characteristics came before.  (CR 604.3, 613.3)"""
    traits.subtypes -= CREATURE_TYPES
    traits.typeless = True


def add_types(_: asking.Context, traits: Traits, change: ch.AddTypes) -> None:
    """It is of these types too; a land with a basic land type taps for its mana.  (CR 205.1b, 305.6)"""
    types, supertypes, subtypes = sorted_types(change.types)
    traits.types |= types
    traits.supertypes |= supertypes
    taps = tuple(BASIC_TAPS[land] for land in change.types if land in LAND_MANA and land not in traits.subtypes)
    if taps and "Land" in traits.types:
        traits.kit = kit_of((*traits.kit.abilities, *taps))
    traits.subtypes |= subtypes


def add_chosen_type(ctx: asking.Context, traits: Traits, _: ch.AddChosenType) -> None:
    """A creature type is had by what may have one alone.  (CR 205.3d)"""
    chosen = asking.types_chosen(ctx)
    if not CREATURE_TYPES.issuperset(chosen) or traits.types & {"Creature", "Tribal", "Kindred"}:
        add_types(ctx, traits, ch.AddTypes(chosen))


def set_chosen_type(ctx: asking.Context, traits: Traits, _: ch.SetChosenType) -> None:
    for kind in asking.types_chosen(ctx):
        if kind in LAND_MANA:
            set_land_type(ctx, traits, ch.SetLandType(kind))
        else:
            set_types(ctx, traits, ch.SetTypes((kind,)))


def set_land_type(_: asking.Context, traits: Traits, change: ch.SetLandType) -> None:
    """It loses its abilities and land types, and taps for the mana of the new type.  (CR 305.7)"""
    if change.land_type in LAND_MANA:
        traits.subtypes = (traits.subtypes - LAND_TYPES) | {change.land_type}
        traits.kit = kit_of((BASIC_TAPS[change.land_type],))


def set_types(_: asking.Context, traits: Traits, change: ch.SetTypes) -> None:
    """It becomes these types; subtypes go with the card types that are lost.  (CR 205.1a, 205.1b)"""
    types, supertypes, subtypes = sorted_types(change.types)
    if types and not change.keeps:
        sorts = [sort for kind, sort in SUBTYPES_OF.items() if kind in types and not sort & subtypes]
        traits.types = types
        traits.subtypes &= frozenset().union(*sorts)
        traits.subtypes |= subtypes
    elif types:
        traits.types |= types
        traits.subtypes |= subtypes
    else:
        traits.subtypes = (traits.subtypes & OTHER_SUBTYPES) | subtypes
    traits.supertypes |= supertypes


SUBTYPES_OF = {
    "Artifact": ARTIFACT_TYPES, "Creature": CREATURE_TYPES, "Enchantment": ENCHANTMENT_TYPES, "Land": LAND_TYPES,
    "Planeswalker": PLANESWALKER_TYPES,
}  # fmt: skip
"""The subtypes that go with a card type of permanents: they stay with it unless they are set, too.  (CR 205.1a)"""


def lose_types(_: asking.Context, traits: Traits, change: ch.LoseTypes) -> None:
    """It isn't of these types; a card type's subtypes go, unless another of its types has them too.  (CR 205.1b)"""
    traits.types -= frozenset(change.types)
    traits.supertypes -= frozenset(change.types)
    if "Creature" in change.types and not traits.types & {"Tribal", "Kindred"}:
        traits.subtypes -= CREATURE_TYPES


_CHANGES: dict[type, Make] = {
    ch.Gain: gain,
    ch.GainRemoved: gain_removed,
    ch.Lose: lose,
    ch.CantHave: bar,
    ch.Resize: resize,
    ch.SetSize: set_size,
    ch.SwitchSize: switch_size,
    ch.SetController: set_controller,
    ch.ChangeWord: change_word,
    ch.AddNames: add_names,
    ch.OwnName: own_name,
    ch.NoManaCost: no_mana_cost,
    ch.AddColour: add_colour,
    ch.SetColour: set_colour,
    ch.AddTypes: add_types,
    ch.AddChosenType: add_chosen_type,
    ch.AddCreatureTypes: add_creature_types,
    ch.LoseCreatureTypes: lose_creature_types,
    ch.SetTypes: set_types,
    ch.LoseTypes: lose_types,
    ch.SetLandType: set_land_type,
    ch.SetChosenType: set_chosen_type,
}


def counted(item: Object) -> tuple[int, int]:
    """How much the counters on an object add to its power and toughness."""
    changes = [(count, size_of_counter(kind)) for kind, count in item.counters]
    return sum(n * size[0] for n, size in changes), sum(n * size[1] for n, size in changes)


@cache
def size_of_counter(kind: str) -> tuple[int, int]:
    """What one counter of a kind adds to power and toughness.  (CR 122.1a)

    >>> size_of_counter("+1/+0"), size_of_counter("-0/-2"), size_of_counter("charge")
    ((1, 0), (0, -2), (0, 0))
    """
    found = re.fullmatch(r"([+-]\d+)/([+-]\d+)", kind)
    return (int(found[1]), int(found[2])) if found else (0, 0)
