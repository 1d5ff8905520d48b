"""Rules text that we make ourselves from ability trees, for cards whose official text nobody imported."""

from entaku.cards.card import Card
from entaku.cards.importers.imported import Texts
from entaku.cards.ir.draft_matters import DRAFT_MATTERS
from entaku.cards.ir.say_drafting import english
from entaku.cards.ir.say_drafting_ja import japanese
from entaku.cards.saying.english.texts import paragraphs as in_english
from entaku.cards.saying.japanese.lines import paragraphs as in_japanese
from entaku.cards.trees import shipped


def rendered(card: Card) -> Texts:
    """What the card's trees say, in both languages; "" where it has none.

    What works in the draft comes first, as on the printed cards.

    >>> from entaku.cards.catalogue import shipped
    >>> rendered(shipped().find("Lurking Automaton")).ja[:8]
    '隠れ潜む自動機械'
    >>> rendered(shipped().find("Typhoid Rats")).en
    'Deathtouch'
    """
    abilities = DRAFT_MATTERS.get(card.name, ())
    name = card.ja or card.name
    en, ja = list(english(card.name, abilities)), list(japanese(name, abilities))
    if (tree := shipped().get(card.name)) is not None:
        en += in_english(tree, card.name)
        ja += in_japanese(tree, name, types=card.front.types)
    return Texts("\n".join(en), "\n".join(ja))
