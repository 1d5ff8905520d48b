"""In which file of trees a card stands that we don't ship: by what it is, as it has no set here."""

from entaku.oracle.card import Card

OF_LAYOUTS = {
    "transform": "two_faced", "modal_dfc": "two_faced", "meld": "two_faced", "flip": "two_faced",
    "split": "split_and_adventures", "aftermath": "split_and_adventures", "adventure": "split_and_adventures",
    "saga": "sagas_and_classes", "class": "sagas_and_classes",
}  # fmt: skip
OF_TYPES = {
    "Planeswalker": "planeswalkers", "Land": "lands", "Creature": "creatures", "Instant": "instants_and_sorceries",
    "Sorcery": "instants_and_sorceries",
}  # fmt: skip
REST = "artifacts_and_enchantments"


def kind(card: Card) -> str:
    """The file of a card, without what it ends with.

    >>> from entaku.oracle.card import Face
    >>> kind(Card("Moss Cat", (Face("Moss Cat", types=("Artifact", "Creature")),)))
    'creatures'
    """
    if card.layout in OF_LAYOUTS:
        return OF_LAYOUTS[card.layout]
    return next((file for word, file in OF_TYPES.items() if word in card.front.types), REST)
