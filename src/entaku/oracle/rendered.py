"""Rules text that we make ourselves from ability trees, for cards whose official text nobody imported."""

from entaku.oracle.card import Card
from entaku.oracle.importers.imported import Texts
from entaku.oracle.ir.abilities import NotUnderstood, Tree
from entaku.oracle.ir.draft_matters import DRAFT_MATTERS
from entaku.oracle.ir.say_drafting import english
from entaku.oracle.ir.say_drafting_ja import japanese
from entaku.oracle.saying.english.dated import TODAY
from entaku.oracle.saying.english.texts import as_printed as in_english
from entaku.oracle.saying.japanese.own import as_printed as in_japanese
from entaku.oracle.trees import shipped


def told(card: Card, tree: Tree) -> Texts:
    """What a tree says, in both languages, of a card known from it alone; what it has as it was written stays so.

    What no Japanese is known for is said in English.
    """
    en: list[str] = []
    ja: list[str] = []
    for ability in tree.abilities:
        if isinstance(ability, NotUnderstood):
            en.append(ability.text)
            ja.append(ability.text)
        else:
            alone = Tree(tree.name, (ability,))
            said = in_english(alone, card.front, TODAY)
            en += said
            ja += in_japanese(alone, card.front, TODAY) or said
    return Texts("\n".join(en), "\n".join(ja))


def rendered(card: Card) -> Texts:
    """What the card's trees say, in both languages; "" where it has none.

    What works in the draft comes first, as on the printed cards.

    >>> from entaku.oracle.catalogue import shipped
    >>> rendered(shipped().find("Lurking Automaton")).ja[:8]
    '隠れ潜む自動機械'
    >>> rendered(shipped().find("Typhoid Rats")).en
    'Deathtouch'
    """
    abilities = DRAFT_MATTERS.get(card.name, ())
    name = card.ja or card.name
    en, ja = list(english(card.name, abilities)), list(japanese(name, abilities))
    if (tree := shipped().get(card.name)) is not None:
        en += in_english(tree, card.front, TODAY)
        ja += in_japanese(tree, card.front, TODAY)
    return Texts("\n".join(en), "\n".join(ja))
