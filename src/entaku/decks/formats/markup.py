"""The XML lists of Cockatrice (.cod) and Magic Online (.dek), written."""

from collections.abc import Callable
from xml.etree import ElementTree as Tree

from entaku.decks.deck import Deck, DeckEntry, gathered

CatalogueNumber = Callable[[DeckEntry], int | None]
"""Magic Online's number of a printing, None where nobody knows it."""


def write_cod(deck: Deck) -> str:
    """The deck as Cockatrice's .cod: commanders and conspiracies lie in the sideboard, as players there keep them."""
    root = Tree.Element("cockatrice_deck", version="1")
    Tree.SubElement(root, "deckname").text = deck.name
    Tree.SubElement(root, "comments")
    for name, entries in (("main", deck.main), ("side", _beside(deck))):
        zone = Tree.SubElement(root, "zone", name=name)
        for entry in entries:
            node = Tree.SubElement(zone, "card", number=str(entry.count), name=entry.name)
            if entry.set_code:
                node.set("setShortName", entry.set_code)
                node.set("collectorNumber", entry.number)
    return _document(root)


def write_dek(deck: Deck, catalogue_number: CatalogueNumber = lambda entry: None) -> str:
    """The deck as Magic Online's .dek; a card whose number there nobody knows is found by its name."""
    root = Tree.Element("Deck")
    Tree.SubElement(root, "NetDeckID").text = "0"
    Tree.SubElement(root, "PreconstructedDeckID").text = "0"
    for sideboard, entries in (("false", deck.main), ("true", _beside(deck))):
        for entry in entries:
            number = catalogue_number(entry)
            Tree.SubElement(
                root,
                "Cards",
                CatID=str(number or 0),
                Quantity=str(entry.count),
                Sideboard=sideboard,
                Name=entry.name,
                Annotation="0",
            )
    return _document(root)


def _beside(deck: Deck) -> tuple[DeckEntry, ...]:
    return gathered((*deck.commanders, *deck.sideboard, *deck.conspiracies))


def _document(root: Tree.Element) -> str:
    Tree.indent(root)
    return '<?xml version="1.0" encoding="utf-8"?>\n' + Tree.tostring(root, encoding="unicode") + "\n"
