"""Official texts from the shared data, for tests that read them, and what they say: each text is read once."""

import gzip
from functools import cache

import msgspec
import pytest
from msgspec import Struct, structs

from entaku.oracle.card import Face
from entaku.oracle.importers.files import read_cards
from entaku.oracle.importers.imported import ImportedCard, joined
from entaku.oracle.importers.printed import Printed, read_printed
from entaku.oracle.importers.words import type_words
from entaku.oracle.reading import coverage
from entaku.oracle.reading.reader import Paragraph
from tests.oracle.reading.kept import readings
from tests.shared_data import shared

READ_ONCE = pytest.mark.xdist_group("all texts")
"""One worker reads them, and has the tests that look at all of them."""

coverage.read_text = readings().read  # type: ignore[attr-defined]  # the name is coverage's own, by which it calls


@cache
def of_sets() -> dict[str, ImportedCard]:
    """The cards of the two shipped sets, by name."""
    files = (shared("data/mtgjson/CNS.json"), shared("data/mtgjson/CN2.json"))
    return {card.card.name: card for file in files for card in read_cards(file).cards}


@cache
def of_all() -> dict[str, ImportedCard]:
    """The cards of the file of all cards until spring 2022, by name."""
    return {card.card.name: card for card in read_cards(shared("data/oracle/cards.jsonl.gz")).cards}


@cache
def of_later() -> dict[str, ImportedCard]:
    """The cards of the file of those printed since, by name."""
    return {card.card.name: card for card in read_cards(shared("data/2026/cards.jsonl.gz")).cards}


class _Today(Struct):
    """A face's text and type line of today."""

    name: str
    side: str
    text: str
    type: str


@cache
def in_todays_words() -> dict[str, ImportedCard]:
    """The cards of the file of all cards of all of whose faces we have today's text, with that text, by name.

    Where the data has no words of today for a spell, it lacks them: no spell is without.
    """
    found: dict[tuple[str, int], _Today] = {}
    for line in gzip.decompress(shared("data/2026/oracle-today.jsonl.gz").read_bytes()).splitlines():
        row = msgspec.json.decode(line, type=_Today)
        found[row.name, "abcde".index(row.side)] = row
    cards: dict[str, ImportedCard] = {}
    for name, imported in of_all().items():
        rows = [found.get((name, place)) for place in range(len(imported.card.faces))]
        if None not in rows:
            today = [row for row in rows if row is not None]
            faces = tuple(map(_with_types, imported.card.faces, today))
            if any(
                not row.text and {"Instant", "Sorcery"} & {*face.types} for row, face in zip(today, faces, strict=True)
            ):
                continue
            card = structs.replace(imported.card, faces=faces)
            texts = structs.replace(imported.texts, en=joined([row.text for row in today]))
            cards[name] = structs.replace(imported, card=card, texts=texts)
    return cards


def _with_types(face: Face, today: _Today) -> Face:
    supertypes, types, subtypes = type_words(today.type)
    return structs.replace(face, supertypes=supertypes, types=types, subtypes=subtypes)


@cache
def in_japanese() -> dict[str, Printed]:
    """Names and texts as printed in Japanese until spring 2022, by English name."""
    return {each.name: each for each in read_printed(shared("data/oracle/japanese.jsonl.gz"))}


@cache
def read_of_all() -> dict[str, list[list[Paragraph]]]:
    """The paragraphs of each face of all cards, by name."""
    return {name: coverage.read_faces(card) for name, card in of_all().items()}


@cache
def full_of_all() -> tuple[ImportedCard, ...]:
    """Those of all cards that are played in full."""
    return tuple(card for card in of_all().values() if not coverage.missing(card)[0])


@cache
def full_of_later() -> tuple[ImportedCard, ...]:
    """Those of the cards printed since that are played in full, but for those that are among all cards."""
    return tuple(card for name, card in of_later().items() if name not in of_all() and not coverage.missing(card)[0])
