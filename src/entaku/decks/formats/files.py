"""Every deck-list format by its name; reads whichever one a file is in, and writes any."""

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Final, Literal, get_args

import msgspec

from entaku.decks.deck import PARTS, Deck, DeckEntry, count, gathered
from entaku.decks.formats import forge, markup, text, xmage
from entaku.kernel.errors import EntakuError, Unlawful
from entaku.oracle.card import HALVED, Card, Layout
from entaku.oracle.catalogue import shipped
from entaku.oracle.cubes.cube import CubeRemark
from entaku.oracle.lists.listed import CardList, Listed, listed_as
from entaku.oracle.lists.meant import readings
from entaku.oracle.lists.reading import read_list
from entaku.oracle.lists.report import remarks
from entaku.oracle.naming.headings import DeckPart

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

Known = Callable[[str], Card | None]
"""A card by its name, None for one that nobody knows."""
Find = Callable[[str], Card]
"""A card by its name in either language.  Raises Unlawful, with the nearest names."""


def read(content: str, file: str) -> Deck:
    """The deck of a list of whatever kind, its names as they are written.  Raises Unreadable."""
    return deck_of(read_list(content, file, "deck"))


def deck_of(listed: CardList) -> Deck:
    """The deck that a list is; a companion lies in the sideboard, where Arena's lists name it once more."""
    parts: dict[DeckPart, list[DeckEntry]] = {part: [] for part in get_args(DeckPart)}
    for card in listed.entries:
        parts[card.part or "main"].append(_entry_of(card))
    beside = {entry.name for entry in parts["sideboard"]}
    parts["sideboard"] += [entry for entry in parts["companion"] if entry.name not in beside]
    return Deck(
        gathered(parts["main"]),
        gathered(parts["sideboard"]),
        gathered(parts["commanders"]),
        gathered(parts["conspiracies"]),
        name=listed.name,
        described=listed.customs,
        aside=listed.aside,
        titles=listed.titles,
    )


def remarks_on(deck: Deck, unknown: Collection[str]) -> tuple[CubeRemark, ...]:
    """What there is to say of how a deck's list was understood, `unknown` being the names that nobody knows."""
    entries = [entry for part in PARTS for entry in getattr(deck, part)]
    not_known = sum(entry.count for entry in entries if entry.name in unknown)
    return tuple(remarks(count(entries), not_known, deck.aside, deck.titles))


def unknown_in(deck: Deck, known: Known) -> frozenset[str]:
    """The names in a deck that nobody knows."""
    names = {entry.name for part in PARTS for entry in getattr(deck, part)}
    return frozenset(name for name in names if known(name) is None)


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


_ADVENTURES: Final[tuple[Layout, ...]] = ("adventure", "omen")


def _magic_online_number(entry: DeckEntry, known: Known) -> int | None:
    """Magic Online's number of the entry's printing, or of the latest that it has."""
    card = known(entry.name)
    numbered = [printing for printing in card.printings if printing.mtgo] if card is not None else []
    own = [each for each in numbered if each.set_code == entry.set_code]
    exact = [each for each in own if each.number == entry.number]
    return next((each.mtgo for each in reversed(exact or own or numbered)), None)


def _as_others_call_it(deck: Deck, known: Known, kind: str) -> Deck:
    """The deck with the names that other programs use: halves of split cards together, else only the front face.

    Cockatrice has an adventure's card under both its names as well.
    """

    def renamed(entry: DeckEntry) -> DeckEntry:
        card = known(entry.name)
        if card is None or len(card.faces) < 2:
            return entry
        if card.layout in HALVED or (kind == "cod" and card.layout in _ADVENTURES):
            name = "/".join(face.name for face in card.faces) if kind == "dek" else card.name
        else:
            name = card.front.name
        return msgspec.structs.replace(entry, name=name)

    parts = {part: tuple(map(renamed, getattr(deck, part))) for part in PARTS}
    return msgspec.structs.replace(deck, **parts)


def _as_meant(entry: DeckEntry) -> Iterator[DeckEntry]:
    """What an entry may mean, the likeliest first."""
    yield from map(_entry_of, readings(listed_as(entry)))


def _entry_of(card: Listed) -> DeckEntry:
    return DeckEntry(card.count, card.name, card.set_code, card.number, card.foil)


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
    known_parts = {part: gathered(entries) for part, entries in parts.items()}
    return msgspec.structs.replace(deck, **known_parts), problems
