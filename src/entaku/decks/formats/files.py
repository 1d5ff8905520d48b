"""Every deck-list format by its name; reads whichever one a file is in, and writes any."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Literal, get_args

import msgspec

from entaku.cards.card import HALVED, Card
from entaku.cards.catalogue import shipped
from entaku.decks.deck import PARTS, Deck, DeckEntry, gathered
from entaku.decks.formats import forge, markup, text, xmage
from entaku.kernel.errors import EntakuError, Unlawful, Unreadable

Format = Literal["text", "arena", "dek", "cod", "dck", "xmage"]
FORMATS: tuple[Format, ...] = get_args(Format)
ENDINGS: Mapping[Format, str] = {
    "text": "txt",
    "arena": "txt",
    "dek": "dek",
    "cod": "cod",
    "dck": "dck",
    "xmage": "dck",
}
"""What a file of the format is called after its dot."""

_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")
LARGEST = 4 * 1024 * 1024
"""More letters than any deck list has."""
Known = Callable[[str], Card | None]
"""A card by its name, None for one that nobody knows."""
Find = Callable[[str], Card]
"""A card by its name in either language.  Raises Unlawful, with the nearest names."""


def read(content: str, file: str) -> Deck:
    """The deck of a list in any of the formats, its names as they are written.  Raises Unreadable."""
    if len(content) > LARGEST:
        raise Unreadable("deck-too-large", file=file)
    if control := _CONTROL.search(content):
        line = content.count("\n", 0, control.start()) + 1
        raise Unreadable("deck-control-character", file=file, line=line, code=f"U+{ord(control[0]):04X}")
    start = content.removeprefix("\ufeff").lstrip()
    if start.startswith("<"):
        deck = markup.read(content, file)
    elif forge.looks_like(content):
        deck = forge.read(content, file)
    elif xmage.looks_like(content):
        deck = xmage.read(content, file)
    else:
        deck = text.read(content, file)
    if not any(getattr(deck, part) for part in PARTS):
        raise Unreadable("deck-empty", file=file)
    return deck


def is_headed(content: str) -> bool:
    """Whether a list says of every card which part it belongs to, the commander's included; XML lists and XMage's have
    no part for commanders."""
    if content.removeprefix("\ufeff").lstrip().startswith("<") or xmage.looks_like(content):
        return False
    return forge.looks_like(content) or text.is_headed(content)


def write(deck: Deck, kind: str, known: Known | None = None) -> str:
    """The deck in the format of this name.  Raises Unlawful if there is none of that name.

    `known` gives the cards whose numbers and names in other programs are written, by default those we ship.
    """
    find = known or shipped().get
    writers: Mapping[str, Callable[[Deck], str]] = {
        "text": text.write,
        "arena": text.write_arena,
        "dek": lambda renamed: markup.write_dek(renamed, lambda entry: _magic_online_number(entry, find)),
        "cod": markup.write_cod,
        "dck": forge.write,
        "xmage": xmage.write,
    }
    if kind not in writers:
        raise Unlawful("deck-format-unknown", format=kind, known=", ".join(FORMATS))
    return writers[kind](deck if kind == "text" else _as_others_call_it(deck, find, kind))


def _magic_online_number(entry: DeckEntry, known: Known) -> int | None:
    """Magic Online's number of the entry's printing, or of the latest that it has."""
    card = known(entry.name)
    numbered = [printing for printing in card.printings if printing.mtgo] if card is not None else []
    own = [each for each in numbered if each.set_code == entry.set_code]
    exact = [each for each in own if each.number == entry.number]
    return next((each.mtgo for each in reversed(exact or own or numbered)), None)


def _as_others_call_it(deck: Deck, known: Known, kind: str) -> Deck:
    """The deck with the names that other programs use: halves of split cards together, else only the front face."""

    def renamed(entry: DeckEntry) -> DeckEntry:
        card = known(entry.name)
        if card is None or len(card.faces) < 2:
            return entry
        if card.layout in HALVED:
            name = "/".join(face.name for face in card.faces) if kind == "dek" else card.name
        else:
            name = card.front.name
        return msgspec.structs.replace(entry, name=name)

    parts = {part: tuple(map(renamed, getattr(deck, part))) for part in PARTS}
    return msgspec.structs.replace(deck, **parts)


def _as_meant(entry: DeckEntry) -> Iterator[DeckEntry]:
    """What an entry may mean, the likeliest first: “50 Feet of Rope” may be fifty of a card, or one."""
    yield entry
    if entry.count > 1:
        yield msgspec.structs.replace(entry, count=1, name=f"{entry.count} {entry.name}")


def with_known_names(deck: Deck, find: Find) -> tuple[Deck, list[EntakuError]]:
    """The deck under the cards' English names, conspiracies in their own part, and an error for each name unknown."""
    problems: list[EntakuError] = []

    def known(entry: DeckEntry) -> tuple[DeckEntry, Card | None]:
        unknown: list[EntakuError] = []
        for tried in _as_meant(entry):
            try:
                card = find(tried.name)
            except EntakuError as problem:
                unknown.append(problem)
            else:
                return msgspec.structs.replace(tried, name=card.name), card
        problems.append(unknown[0])
        return entry, None

    parts: dict[str, list[DeckEntry]] = {part: [] for part in PARTS}
    for part in PARTS:
        entries: tuple[DeckEntry, ...] = getattr(deck, part)
        for entry, card in map(known, entries):
            own = "conspiracies" if part == "sideboard" and card is not None and card.is_conspiracy else part
            parts[own].append(entry)
    return Deck(
        **{part: gathered(entries) for part, entries in parts.items()}, name=deck.name, described=deck.described
    ), problems
