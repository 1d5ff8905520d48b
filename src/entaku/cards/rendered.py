"""Rules text that we make ourselves from ability trees, for cards whose official text nobody imported."""

from entaku.cards.card import Card
from entaku.cards.importers.imported import Texts
from entaku.cards.ir.draft_matters import DRAFT_MATTERS
from entaku.cards.ir.say_drafting import english
from entaku.cards.ir.say_drafting_ja import japanese


def rendered(card: Card) -> Texts:
    """What the card's trees say, in both languages; "" where it has none.

    >>> from entaku.cards.catalogue import shipped
    >>> rendered(shipped().find("Lurking Automaton")).ja[:8]
    '隠れ潜む自動機械'
    """
    abilities = DRAFT_MATTERS.get(card.name, ())
    if not abilities:
        return Texts()
    return Texts("\n".join(english(card.name, abilities)), "\n".join(japanese(card.ja or card.name, abilities)))
