"""The trees of the cards we ship: what each does, by name."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module

from entaku.cards.identity import LAND_MANA
from entaku.cards.ir.abilities import Ability, Tree

MODULES = (
    "cns_conspiracies",
    "cns_trees",
    "cns_reprints_white_to_black",
    "cns_reprints_red_to_lands",
    "cn2_trees",
    "cn2_reprints_white_to_black",
    "cn2_reprints_red_to_lands",
)
"""The modules of `entaku.sets` that hold trees; they are data, and are loaded by name like the sets' facts."""


ALONE = (
    "like_no_other",
    "like_no_other_again",
    "like_no_other_lately",
    "like_no_other_besides",
    "merged_creatures",
    "two_faced_a_to_garruk",
    "two_faced_gutter_to_nezumi",
    "two_faced_nicol_to_z",
    "played_most_a_to_k",
    "played_most_l_to_z",
    "played_creatures_a_to_k",
    "played_creatures_l_to_z",
    "played_spells_a_to_l",
    "played_spells_m_to_z",
    "played_most_besides",
    "split_cards",
    "backs_and_adventures",
    "sagas_and_classes",
    "companions",
    "commander_2011",
    "commander_tables",
    "walkers_ajani_to_chandra",
    "walkers_davriel_to_gideon",
    "walkers_jace_to_koth",
    "walkers_liliana_to_nahiri",
    "walkers_nicol_to_sarkhan",
    "walkers_sorin_to_tezzeret",
    "walkers_ugin_to_xenagos",
    "walkers_lately_ajani_to_kaya",
    "walkers_lately_narset_to_vivien",
    "walkers_lately_ashiok_to_vivien",
    "walkers_lately_chandra_to_nicol",
)
"""The modules of trees of cards that we don't ship, which are written because nothing reads them."""


@cache
def written() -> Mapping[str, Tree]:
    """The trees that were written, of all cards: of those that we ship, and of some whose text can't be read.

    >>> "Chaos Warp" in written(), "Chaos Warp" in shipped()
    (True, False)
    """
    alone = {tree.name: tree for module in ALONE for tree in import_module(f"entaku.sets.{module}").TREES}
    return {**alone, **shipped()}


@cache
def shipped() -> Mapping[str, Tree]:
    """The tree of every card that we ship.

    >>> shipped()["Scaled Wurm"]
    Tree(name='Scaled Wurm')
    """
    found: dict[str, Tree] = {name: Tree(name) for name in LAND_MANA}
    for module in MODULES:
        for tree in import_module(f"entaku.sets.{module}").TREES:
            found[tree.name] = tree
    return found


@cache
def own_words() -> Mapping[Ability, str]:
    """What abilities of shipped cards do in words of our own, where no phrase says them; `~` stands for the card.

    >>> power_play, = shipped()["Power Play"].abilities
    >>> own_words()[power_play].startswith("The first turn is yours.")
    True
    """
    words: Mapping[str, Mapping[int, str]] = import_module("entaku.sets.own_words").WORDS
    return {
        shipped()[name].abilities[place]: text for name, by_place in words.items() for place, text in by_place.items()
    }
