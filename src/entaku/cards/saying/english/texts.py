"""A card's whole text in English, made from its tree."""

import entaku.cards.saying.english.grammar  # noqa: F401  (makes the tables)
from entaku.cards.ir.abilities import Ability, Keyword, Tree
from entaku.cards.saying.english.telling import KINDS, Telling, Unsayable
from entaku.cards.saying.english.words import with_articles, with_capitals
from entaku.cards.trees import own_words


def paragraphs(tree: Tree, name: str) -> list[str]:
    """The paragraphs that a tree says on a card of this name; keywords without a cost stand in one row.

    What no phrase says is told in words of our own, as far as there are some, else left out.

    >>> from entaku.cards.ir.short import dies, keywords, makes, token
    >>> paragraphs(Tree("Moss", (*keywords("flying", "haste"), dies(makes(token(1, 1, "W", "Ape"))))), "Moss")
    ['Flying, haste', 'When Moss dies, create a 1/1 white Ape creature token.']
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
            found += said("line", ability, told) or own(ability)
    return [shown(each, name) for each in found]


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


def own(ability: Ability) -> list[str]:
    words = own_words().get(ability)
    return [] if words is None else [words]


def shown(text: str, name: str) -> str:
    """A paragraph as it is shown to people: with capitals, articles and the card's name."""
    return with_capitals(with_articles(text)).replace("~", name)
