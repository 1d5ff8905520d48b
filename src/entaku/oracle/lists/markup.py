"""The XML lists of Cockatrice (.cod) and Magic Online (.dek)."""

import re
from xml.etree import ElementTree as Tree
from xml.parsers import expat

from entaku.kernel.errors import Unreadable
from entaku.oracle.lists.aside import LeftAside
from entaku.oracle.lists.listed import CardList, Gathered, Listed
from entaku.oracle.naming.headings import DeckPart, heading_of


def read(text: str, file: str) -> CardList:
    """A deck from a .cod or .dek file.  Raises Unreadable, naming file, line and reason."""
    root = _parsed(text, file)
    return _of_cockatrice(root, file) if root.tag == "cockatrice_deck" else _of_magic_online(root, file)


def _parsed(text: str, file: str) -> Tree.Element:
    if "<!ENTITY" in text or "<!DOCTYPE" in text:  # a list needs neither; both can make a reader explode
        raise Unreadable("list-xml-broken", file=file, line=1, problem="<!DOCTYPE")
    document = text.lstrip()
    before = text[: len(text) - len(document)].count("\n")
    try:
        root = Tree.fromstring(document)
    except Tree.ParseError as problem:
        line, reason = before + problem.position[0], expat.ErrorString(problem.code)
        raise Unreadable("list-xml-broken", file=file, line=line, problem=reason) from problem
    if root.tag == "cockatrice_carddatabase":
        raise Unreadable("list-is-cockatrice-cards", file=file)
    if root.tag not in ("cockatrice_deck", "Deck"):
        raise Unreadable("list-xml-broken", file=file, line=1, problem=f"<{root.tag}>")
    return root


def _entry(node: Tree.Element, count: str, name: str, file: str) -> Listed:
    title = " ".join(node.get(name, "").split())
    copies = node.get(count, "1").strip()
    if not title or not re.fullmatch(r"[0-9]{1,4}", copies) or int(copies) == 0:
        raise Unreadable("list-entry-broken", file=file, card=title[:60] or "?", count=copies[:12])
    return Listed(title, int(copies), node.get("setShortName", "").upper(), node.get("collectorNumber", ""))


def _of_cockatrice(root: Tree.Element, file: str) -> CardList:
    found = Gathered(file)
    found.name = (root.findtext("deckname") or "").strip()
    for zone in root.findall("zone"):
        part = heading_of(zone.get("name", "main"))
        for node in zone.iter("card"):
            entry = _entry(node, "number", "name", file)
            if part is None:
                found.aside.append(LeftAside(entry.name, "section", entry.count))
            else:
                found.put(entry, part, 1)
    return found.listed(headed=False)


def _of_magic_online(root: Tree.Element, file: str) -> CardList:
    found = Gathered(file)
    for node in root.findall("Cards"):
        beside: DeckPart = "sideboard" if node.get("Sideboard", "false").casefold() == "true" else "main"
        found.put(_entry(node, "Quantity", "Name", file), beside, 1)
    return found.listed(headed=False)
