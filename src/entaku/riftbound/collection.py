"""The Riftbound cards that a user brought in: read from files of several makes, kept on the user's own disk."""

import difflib
import os
import re
import tempfile
import unicodedata
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from entaku.kernel.errors import Ambiguous, Unlawful, Unreadable

FILE = "riftbound.json"
LONGEST_NAME = 400
LONGEST_TEXT = 20_000
"""Letters, many times as many as any card has."""
_NEAR = 3
_SNIFFED = 20_000
_OWN_KEYS = re.compile(rb'"(?:might|domains?|text_current|energy)"\s*:')


class RiftboundCard(Struct, frozen=True):
    """What the analysis wants of a card: how it is called, of which type it is, what it says.

    names  further names, in the other language
    """

    name: Annotated[str, Meta(min_length=1)]
    text: str
    type: str = ""
    names: tuple[str, ...] = ()


class Coloured(Struct, frozen=True):
    """A text as some files have it, with and without marks."""

    plain: str = ""
    rich: str = ""


class Classified(Struct, frozen=True):
    type: str = ""


class Said(Struct, frozen=True):
    """A card in another language."""

    name: str = ""
    text: str = ""


class Row(Struct, frozen=True):
    """A card as files describe it; `text_current` is the text with errata."""

    name: str | None = None
    card: str | None = None
    text: str | Coloured | None = None
    text_current: str | None = None
    type: str | None = None
    types: tuple[str, ...] = ()
    classification: Classified = Classified()
    ja: Said = Said()
    name_ja: str = ""

    def read(self, place: str) -> RiftboundCard:
        """The card; one without a name is called by its place in the file."""
        text = self.text_current if self.text_current is not None else self.text
        if isinstance(text, Coloured):
            text = text.plain or text.rich
        kind = self.types[0] if self.types else self.type or self.classification.type
        names = tuple(name for name in (self.ja.name or self.name_ja,) if name)
        return RiftboundCard(self.name or self.card or place, text or self.ja.text, kind, names)


class Cards(Struct, frozen=True):
    """A file with its cards under one key."""

    cards: tuple[Row, ...]


class Document(Struct, frozen=True):
    """What tells a file of cards from any other JSON."""

    cards: msgspec.Raw = msgspec.Raw()


def is_card_file(name: str, content: bytes) -> bool:
    """Whether a file is one of cards rather than a rules text.

    >>> is_card_file("text.txt", b"[E]: Draw 1."), is_card_file("cards.jsonl", b"")
    (False, True)
    """
    if name.lower().endswith((".json", ".jsonl", ".ndjson")):
        return True
    begun = content.lstrip(b"\xef\xbb\xbf \t\r\n")[:40]
    return begun.startswith((b"{", b'[{"', b"[\n", b"[ {"))


def is_riftbound(content: bytes) -> bool:
    """Whether a card file, or the beginning of one, is of Riftbound cards.

    >>> is_riftbound(b'{"cards": [{"name": "A", "might": 2}]}'), is_riftbound(b'{"name": "A", "manaCost": "{1}"}')
    (True, False)
    """
    return _OWN_KEYS.search(content[:_SNIFFED]) is not None


def read(content: bytes, name: str) -> list[RiftboundCard]:
    """The cards of a file: one JSON document, or JSON Lines.  Raises Unreadable, naming file and place."""
    content = content.removeprefix(b"\xef\xbb\xbf")
    rows = list(_rows(content, name))
    cards = [row.read(f"{name}:{number}") for number, row in enumerate(rows, 1) if _has_text(row)]
    if not cards:
        raise Unreadable("riftbound-cards-none", file=name)
    for card in cards:
        if max(map(len, (card.name, *card.names))) > LONGEST_NAME or len(card.text) > LONGEST_TEXT:
            raise Unreadable("riftbound-card-too-long", file=name, card=card.name[:60])
    return cards


def _has_text(row: Row) -> bool:
    return row.text is not None or row.text_current is not None or bool(row.ja.text)


def _rows(content: bytes, name: str) -> Iterator[Row]:
    try:
        if content.lstrip().startswith(b"["):
            yield from msgspec.json.decode(content, type=list[Row])
            return
        try:
            whole = msgspec.json.decode(content, type=Document)
        except (msgspec.DecodeError, RecursionError):
            yield from _lines(content, name)
            return
        if whole.cards:
            yield from msgspec.json.decode(content, type=Cards).cards
        else:
            yield msgspec.json.decode(content, type=Row)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        raise Unreadable("riftbound-cards-unreadable", file=name, problem=str(problem)[:200]) from problem


def _lines(content: bytes, name: str) -> Iterator[Row]:
    decoder = msgspec.json.Decoder(Row)
    for number, line in enumerate(content.splitlines(), 1):
        if line.strip():
            try:
                yield decoder.decode(line)
            except msgspec.MsgspecError as problem:
                told = f"{number}: {str(problem)[:200]}"
                raise Unreadable("riftbound-cards-unreadable", file=name, problem=told) from problem


class Collection:
    """The user's Riftbound cards, in one file of the data folder."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / FILE
        self._read: tuple[tuple[int, int], list[RiftboundCard]] | None = None
        self._given: list[RiftboundCard] | None = None

    @classmethod
    def of(cls, cards: Iterable[RiftboundCard]) -> "Collection":
        """A collection that is kept nowhere."""
        collection = cls(Path())
        collection._given = list(cards)
        return collection

    def cards(self) -> list[RiftboundCard]:
        """Every card, by name.  Raises Unreadable if the file is damaged."""
        if self._given is not None:
            return self._given
        try:
            state = self.file.stat()
        except OSError:
            return []
        version = (state.st_mtime_ns, state.st_size)
        if self._read is None or self._read[0] != version:
            try:
                found = msgspec.json.decode(self.file.read_bytes(), type=list[RiftboundCard])
            except (OSError, msgspec.MsgspecError) as problem:
                raise Unreadable("riftbound-cards-unreadable", file=FILE, problem=str(problem)[:200]) from problem
            self._read = version, found
        return self._read[1]

    def add(self, cards: Iterable[RiftboundCard]) -> int:
        """Keeps these cards over those of the same name; gives how many they were."""
        kept = {card.name: card for card in self.cards()}
        brought = {card.name: card for card in cards}
        kept |= brought
        self.file.parent.mkdir(parents=True, exist_ok=True)
        handle, part = tempfile.mkstemp(dir=self.file.parent, prefix=FILE)
        with os.fdopen(handle, "wb") as stream:
            stream.write(msgspec.json.encode(sorted(kept.values(), key=lambda card: card.name)))
        Path(part).replace(self.file)
        return len(brought)

    def find(self, name: str) -> RiftboundCard:
        """The card of a name, in either language and however it is spelt, or of the beginning of one.

        Raises Unlawful with the nearest names if there is none, and Ambiguous if several begin so.
        """
        cards = self.cards()
        if not cards:
            raise Unlawful("riftbound-no-cards")
        wanted = folded(name)
        known = [(folded(one), card) for card in cards for one in (card.name, *card.names)]
        exact = [card for one, card in known if one == wanted]
        if exact:
            return exact[0]
        begun = list({card.name: card for one, card in known if wanted and one.startswith(wanted)}.values())
        if len(begun) == 1:
            return begun[0]
        if begun:
            names = ", ".join(card.name for card in begun[:8])
            raise Ambiguous("riftbound-card-several", name=name[:60], names=names)
        near = difflib.get_close_matches(wanted, [one for one, _ in known], n=_NEAR)
        if near:
            names = ", ".join(dict.fromkeys(card.name for one in near for spelt, card in known if spelt == one))
            raise Unlawful("riftbound-card-near", name=name[:60], near=names)
        raise Unlawful("riftbound-card-unknown", name=name[:60])

    def complete(self, letters: str, limit: int = 10) -> list[str]:
        """The names that hold these letters, those that begin with them first."""
        wanted = folded(letters)
        if not wanted:
            return []
        found = {
            card.name: folded(one).find(wanted)
            for card in self.cards()
            for one in (card.name, *card.names)
            if wanted in folded(one)
        }
        return sorted(found, key=lambda name: (found[name] > 0, name))[:limit]


def folded(name: str) -> str:
    """A name without what people leave out: case, spaces, accents, punctuation.

    >>> folded("Kai'Sa, Éveillée")
    'kaisaeveillee'
    """
    spelt = unicodedata.normalize("NFKD", name).casefold()
    return "".join(char for char in spelt if char.isalnum())
