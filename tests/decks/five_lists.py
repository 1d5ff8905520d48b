"""Five lists of a hundred much played cards, one for each of five pairs of colours, as people bring them to a table."""

import gzip
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from entaku.decks.formats.files import read
from entaku.oracle.library import Library
from tests.shared_data import shared

FOLDER: Final = Path(__file__).parent / "commander_lists"
FIVE: Final[Mapping[str, str]] = {file.stem: file.read_text("utf-8") for file in sorted(FOLDER.glob("*.txt"))}
"""Each list as a text that can be pasted, by its colours."""


def import_their_cards(into: Path) -> Library:
    """A library in this folder that knows the cards of the lists, and no others; skips without the reference data."""
    decks = [read(text, "deck.txt") for text in FIVE.values()]
    wanted = {entry.name for deck in decks for entry in (*deck.main, *deck.commanders)}
    rows = gzip.decompress(shared("data/oracle/cards.jsonl.gz").read_bytes()).splitlines(keepends=True)
    file = into / "five_lists.jsonl"
    file.write_bytes(b"".join(row for row in rows if json.loads(row)["name"] in wanted))
    library = Library(into)
    library.import_files([file])
    return library
