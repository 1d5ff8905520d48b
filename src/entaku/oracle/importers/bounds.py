"""How long what is imported of a card may be: longer than anything printed, and short enough to keep and to show."""

from collections.abc import Iterator

import msgspec

from entaku.kernel.errors import Unreadable
from entaku.oracle.catalogue import CardSet
from entaku.oracle.importers.imported import ImportedCard

LONGEST_NAME = 400
"""The longest name that was ever printed has 141 letters."""
LONGEST_WORDS = 1_000
"""Letters of a face's type line, its sizes and its cost together."""
LONGEST_MARK = 100
"""Letters of whatever else a file says in a word: a set's code, a collector number, a format, a day, a layout."""
LONGEST_TEXT = 20_000
"""Letters of a card's rules text in one language."""
LARGEST = 1 << 20
"""Bytes of everything that is kept of a card; a basic land with all its printings has a tenth of it."""
_encode = msgspec.msgpack.Encoder().encode


def within_bounds(card: ImportedCard, file: str) -> ImportedCard:
    """The card.  Raises Unreadable, naming the file and the card, if something of it is longer than any card's."""
    facts = card.card
    names = (facts.name, *card.also, *(name for face in facts.faces for name in (face.name, face.ja)))
    longest = max(map(len, names))
    if longest > LONGEST_NAME:
        raise _too_long("name", facts.name, longest, LONGEST_NAME, file)
    for face in facts.faces:
        words = sum(map(len, (*face.supertypes, *face.types, *face.subtypes)))
        sizes = sum(len(size or "") for size in (face.power, face.toughness, face.loyalty, face.defense))
        length = words + sizes + len(str(face.cost or ""))
        if length > LONGEST_WORDS:
            raise _too_long("type", facts.name, length, LONGEST_WORDS, file)
    longest = max(map(len, _marks(card)))
    if longest > LONGEST_MARK:
        raise _too_long("mark", facts.name, longest, LONGEST_MARK, file)
    longest = max(len(card.texts.en), len(card.texts.ja))
    if longest > LONGEST_TEXT:
        raise _too_long("text", facts.name, longest, LONGEST_TEXT, file)
    size = len(_encode(card))
    if size > LARGEST:
        raise _too_long("whole", facts.name, size, LARGEST, file)
    return card


def set_within_bounds(found: CardSet, file: str) -> CardSet:
    """The set.  Raises Unreadable, naming the file and the set, if its name, code or day is longer than any."""
    longest = max(len(found.name), len(found.ja))
    if longest > LONGEST_NAME:
        raise _too_long("name", found.code, longest, LONGEST_NAME, file)
    longest = max(len(found.code), len(found.released))
    if longest > LONGEST_MARK:
        raise _too_long("mark", found.code, longest, LONGEST_MARK, file)
    return found


def _marks(card: ImportedCard) -> Iterator[str]:
    """What is said of a card in a word each."""
    yield from (card.released, card.dated, card.layout, *card.legalities, *card.legalities.values())
    for printing in card.card.printings:
        yield from (printing.set_code, printing.number, printing.scryfall)


def _too_long(what: str, name: str, length: int, most: int, file: str) -> Unreadable:
    shown = name if len(name) <= 60 else name[:59] + "…"
    return Unreadable("import-field-too-long", file=file, card=shown, what=what, length=length, most=most)
