"""Cards whose types were called otherwise until a month, in games by the rules of before.  (CR 205.2, 205.3)"""

from functools import lru_cache

from entaku.magic.game.definitions import Definition, define
from entaku.magic.spells.layers.text_changing import reword
from entaku.oracle.card import Card
from entaku.oracle.ir.abilities import Tree
from entaku.oracle.renamed import renamed_on, types_as_of


@lru_cache(maxsize=8192)
def definition_as_of(card: Card, tree: Tree, month: str) -> Definition:
    """The definition of a card with the types that it had in a month, in its type line and its text."""
    definition = define(card, tree)
    for each in dict.fromkeys((definition, *definition.faces)):
        traits = each.traits
        for renamed in renamed_on(traits.name, month):
            reword(traits, renamed.today, renamed.before)
        traits.types = frozenset(types_as_of(tuple(traits.types), traits.name, month))
    return definition
