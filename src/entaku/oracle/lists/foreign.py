"""What people take for a list and is none: logs of drafts, tables of statistics, pages, pictures; each by its name."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from entaku.kernel.errors import Unreadable

_EVENT: Final = re.compile(r"Event #:\s*\S")
_PACK: Final = re.compile(r"Pack \d+ pick \d+:", re.IGNORECASE)
_STATISTICS: Final = (
    frozenset(("draft_id", "event_type")),
    frozenset(("expansion", "draft_id")),
    frozenset(("# seen", "alsa")),
    frozenset(("gp wr", "oh wr")),
    frozenset(("gih wr", "ata")),
)
"""Some of the titles that a table of 17Lands has."""
_BINARY: Final[Mapping[bytes, str]] = {
    b"\x89PNG": "picture",
    b"\xff\xd8\xff": "picture",
    b"GIF8": "picture",
    b"%PDF": "pdf",
    b"PK\x03\x04": "archive",
    b"\x1f\x8b": "archive",
    b"7z\xbc\xaf": "archive",
    b"SQLite format 3": "database",
}


def refuse_bytes(data: bytes, file: str) -> None:
    """Raises Unreadable, with what it is, for a file that is no text."""
    for begins, what in _BINARY.items():
        if data.startswith(begins):
            raise Unreadable(f"list-is-{what}", file=file)


def refuse_text(lines: Sequence[str], file: str) -> None:
    """Raises Unreadable, with what it is, for a text that is no list of cards."""
    said = [line.strip() for line in lines[:40] if line.strip()]
    begins = said[0].casefold() if said else ""
    if (_EVENT.match(said[0]) if said else None) or any(map(_PACK.fullmatch, said)):
        raise Unreadable("list-is-magic-online-log", file=file)
    if begins.startswith(("<!doctype html", "<html")):
        raise Unreadable("list-is-page", file=file)
    if begins.startswith("[unitycrossthreadlogger]") or any("[UnityCrossThreadLogger]" in line for line in said):
        raise Unreadable("list-is-arena-log", file=file)
    titles = frozenset(cell.strip(' "').casefold() for cell in re.split(r"[,;\t]", begins))
    if any(these <= titles for these in _STATISTICS):
        raise Unreadable("list-is-seventeen-lands", file=file)


def refuse_document(document: object, file: str) -> None:
    """Raises Unreadable, with what it is, for a JSON document that holds no list of cards."""
    keys = document.keys() if isinstance(document, Mapping) else ()
    if {"users", "carddata"} <= set(keys) or {"sessionID", "users"} <= set(keys):
        raise Unreadable("list-is-draftmancer-log", file=file)
    if {"draft_id"} <= set(keys) and {"picks", "expansion"} & set(keys):
        raise Unreadable("list-is-seventeen-lands", file=file)
