"""The XML lists of Cockatrice (.cod) and Magic Online (.dek)."""

import re
from collections.abc import Callable
from xml.etree import ElementTree as Tree
from xml.parsers import expat

from entaku.decks.deck import Deck, DeckEntry, gathered
from entaku.kernel.errors import Unreadable

CatalogueNumber = Callable[[DeckEntry], int | None]
"""Magic Online's number of a printing, None where nobody knows it."""


def read(text: str, file: str) -> Deck:
    """A deck from a .cod or .dek file.  Raises Unreadable, naming file, line and reason."""
    root = _parsed(text, file)
    return _read_cod(root, file) if root.tag == "cockatrice_deck" else _read_dek(root, file)


def _parsed(text: str, file: str) -> Tree.Element:
    if "<!ENTITY" in text or "<!DOCTYPE" in text:  # a list needs neither; both can make a reader explode
        raise Unreadable("deck-xml-broken", file=file, line=1, problem="<!DOCTYPE")
    document = text.removeprefix("\ufeff").lstrip()
    before = text[: len(text) - len(document)].count("\n")
    try:
        root = Tree.fromstring(document)
    except Tree.ParseError as problem:
        line, reason = before + problem.position[0], expat.ErrorString(problem.code)
        raise Unreadable("deck-xml-broken", file=file, line=line, problem=reason) from problem
    if root.tag not in ("cockatrice_deck", "Deck"):
        raise Unreadable("deck-xml-broken", file=file, line=1, problem=f"<{root.tag}>")
    return root


def _entry(node: Tree.Element, count: str, name: str, file: str) -> DeckEntry:
    title = node.get(name, "").strip()
    copies = node.get(count, "1").strip()
    if not title or not re.fullmatch(r"[0-9]{1,4}", copies) or int(copies) == 0:
        raise Unreadable("deck-entry-broken", file=file, card=title[:60] or "?", count=copies[:12])
    return DeckEntry(int(copies), title, node.get("setShortName", "").upper(), node.get("collectorNumber", ""))


def _read_cod(root: Tree.Element, file: str) -> Deck:
    parts: dict[str, list[DeckEntry]] = {"main": [], "side": [], "tokens": []}
    for zone in root.findall("zone"):
        name = zone.get("name", "main")
        if name not in parts:
            raise Unreadable("deck-section-unknown", file=file, section=name[:60])
        parts[name] += [_entry(node, "number", "name", file) for node in zone.findall("card")]
    return Deck(gathered(parts["main"]), gathered(parts["side"]), name=(root.findtext("deckname") or "").strip())


def _read_dek(root: Tree.Element, file: str) -> Deck:
    main: list[DeckEntry] = []
    side: list[DeckEntry] = []
    for node in root.findall("Cards"):
        entry = _entry(node, "Quantity", "Name", file)
        (side if node.get("Sideboard", "false").casefold() == "true" else main).append(entry)
    return Deck(gathered(main), gathered(side))


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
