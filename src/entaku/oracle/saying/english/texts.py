"""A card's whole text in English, made from its tree."""

import re

import entaku.oracle.saying.english.grammar  # noqa: F401  (makes the tables)
from entaku.oracle.card import Face
from entaku.oracle.ir.abilities import Ability, Keyword, Tree
from entaku.oracle.saying.english.dated import OWN_NOUNS_SINCE, as_of
from entaku.oracle.saying.english.own import own_words, with_own_words
from entaku.oracle.saying.english.telling import KINDS, Telling, Unsayable
from entaku.oracle.saying.english.words import with_articles, with_capitals
from entaku.oracle.trees import own_words as words_of_our_own

_QUOTED_END = re.compile(r'(?<![.!?])"\.$')
_LOYALTY = re.compile(r"^\[([+-]?(?:\d+|X))\]:")
"""A planeswalker's cost, which stands in brackets only where it is read.  (CR 107.7)"""


def paragraphs(tree: Tree, name: str, own: str = "") -> list[str]:
    """The paragraphs that a tree says on a card of this name; keywords without a cost stand in one row.

    `own` is what the card calls itself, its name if nothing is said.  What no phrase says is told in words of our own,
    as far as there are some, else left out.

    >>> from entaku.oracle.ir.short import dies, keywords, makes, token
    >>> paragraphs(Tree("Moss", (*keywords("flying", "haste"), dies(makes(token(1, 1, "W", "Ape"))))), "Moss")
    ['Flying, haste', 'When Moss dies, create a 1/1 white Ape creature token.']
    >>> paragraphs(Tree("Moss", (dies(makes(token(1, 1, "W", "Ape"))),)), "Moss", "this creature")
    ['When this creature dies, create a 1/1 white Ape creature token.']
    """
    equips = any(isinstance(each, Keyword) and each.name in ("equip", "reconfigure") for each in tree.abilities)
    told = Telling(attached=1 if equips else enchanted(tree))
    found: list[str] = []
    row: list[Keyword] = []
    for ability in (*tree.abilities, None):
        if isinstance(ability, Keyword) and not ability.cost and ability.name != "enchant":
            row.append(ability)
            continue
        if row:
            found += said("keyword row", tuple(row), told)
            row = []
        if isinstance(ability, Keyword):
            found += said("keyword row", (ability,), told)
        elif ability is not None:
            found += said("line", ability, told) or in_own_words(ability)
    return [shown(each, name, own) for each in found]


def as_printed(tree: Tree, face: Face, month: str) -> list[str]:
    """The paragraphs of a face in the words that cards had in a month ("2014-05"), as far as that can be told.

    >>> from entaku.oracle.ir.short import enters, makes, token
    >>> tree = Tree("Moss", (enters(makes(token(1, 1, "W", "Ape"))),))
    >>> as_printed(tree, Face("Moss", types=("Creature",)), "2014-05")
    ['When Moss enters the battlefield, create a 1/1 white Ape creature token.']
    >>> as_printed(tree, Face("Moss", types=("Creature",)), "2025-01")
    ['When this creature enters, create a 1/1 white Ape creature token.']
    """
    own = own_words(face) if month >= OWN_NOUNS_SINCE else ""
    return [as_of(each, month, face.name) for each in paragraphs(tree, face.name, own)]


def enchanted(tree: Tree) -> int:
    """The number of the words for what an Aura enchants."""
    for ability in tree.abilities:
        if isinstance(ability, Keyword) and ability.name == "enchant":
            words = getattr(ability.where[0], "what", "") if ability.where else ""
            return {"Creature": 0, "Land": 3, "Artifact": 4, "Enchantment": 5}.get(words, 2)
    return 0


def said(kind: str, value: object, told: Telling) -> list[str]:
    try:
        return [KINDS[kind].say(value, told)[0]]
    except Unsayable:
        return []


def in_own_words(ability: Ability) -> list[str]:
    words = words_of_our_own().get(ability)
    return [] if words is None else [words]


def shown(text: str, name: str, own: str = "") -> str:
    """A paragraph as it is shown to people: with capitals, articles and the card's name, or what it calls itself."""
    text = with_own_words(text, name, own) if own else text
    text = with_capitals(with_articles(text)).replace("~", name)
    return _LOYALTY.sub(lambda cost: f"{cost[1].replace('-', '−')}:", _QUOTED_END.sub('."', text))
