"""Every deck-list format by its name, reading whichever one a file is in, and converting."""

from collections.abc import Callable, Mapping
from typing import Literal, get_args

import msgspec

from entaku.cards.card import Card
from entaku.decks.deck import PARTS, Deck, DeckEntry, gathered
from entaku.decks.formats import forge, markup, text
from entaku.kernel.errors import EntakuError, Unlawful, Unreadable

Format = Literal["text", "arena", "dek", "cod", "dck"]
FORMATS: tuple[Format, ...] = get_args(Format)
ENDINGS: Mapping[Format, str] = {"text": "txt", "arena": "txt", "dek": "dek", "cod": "cod", "dck": "dck"}
"""What a file of the format is called after its dot."""

Find = Callable[[str], Card]
"""A card by its name in either language.  Raises Unlawful, with the nearest names."""


def read(content: str, file: str) -> Deck:
    """The deck of a list in any of the formats, its names as they are written.  Raises Unreadable."""
    start = content.removeprefix("\ufeff").lstrip()
    if start.startswith("<"):
        deck = markup.read(content, file)
    elif forge.looks_like(content):
        deck = forge.read(content, file)
    else:
        deck = text.read(content, file)
    if not any(getattr(deck, part) for part in PARTS):
        raise Unreadable("deck-empty", file=file)
    return deck


def write(deck: Deck, kind: str) -> str:
    """The deck in the format of this name.  Raises Unlawful if there is none of that name."""
    writers: Mapping[str, Callable[[Deck], str]] = {
        "text": text.write,
        "arena": text.write_arena,
        "dek": markup.write_dek,
        "cod": markup.write_cod,
        "dck": forge.write,
    }
    if kind not in writers:
        raise Unlawful("deck-format-unknown", format=kind, known=", ".join(FORMATS))
    return writers[kind](deck)


def with_known_names(deck: Deck, find: Find) -> tuple[Deck, list[EntakuError]]:
    """The deck under the cards' English names, conspiracies in their own part, and an error for each name unknown."""
    problems: list[EntakuError] = []

    def known(entry: DeckEntry) -> tuple[DeckEntry, Card | None]:
        try:
            card = find(entry.name)
        except EntakuError as problem:
            problems.append(problem)
            return entry, None
        return msgspec.structs.replace(entry, name=card.name), card

    parts: dict[str, list[DeckEntry]] = {part: [] for part in PARTS}
    for part in PARTS:
        entries: tuple[DeckEntry, ...] = getattr(deck, part)
        for entry, card in map(known, entries):
            own = "conspiracies" if part == "sideboard" and card is not None and card.is_conspiracy else part
            parts[own].append(entry)
    return Deck(**{part: gathered(entries) for part, entries in parts.items()}, name=deck.name), problems
