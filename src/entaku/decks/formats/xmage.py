"""XMage's .dck files: `1 [CNS:67] Deathreap Ritual`, `SB:` before what is in the sideboard."""

import re

from entaku.decks.deck import Deck, DeckEntry, gathered
from entaku.kernel.errors import Unreadable

_CARD = re.compile(r"(?P<sb>SB:\s*)?(?P<count>\d{1,4})\s+\[(?P<set>[^\]:\s]*):(?P<number>[^\]]*)\]\s*(?P<name>\S.*)")
_FACTS = ("NAME:", "AUTHOR:", "LAYOUT ")
UNKNOWN = "0"
"""Stands for the set and the number of a printing that nobody knows; XMage then takes any."""


def looks_like(text: str) -> bool:
    """Whether the first line that says anything is one that only XMage writes."""
    lines = (line.strip() for line in text.removeprefix("\ufeff").splitlines())
    first = next((line for line in lines if line and not line.startswith("#")), "")
    return first.startswith("NAME:") or _CARD.fullmatch(first[:300]) is not None


def read(text: str, file: str) -> Deck:
    """A deck from XMage's .dck file.  Raises Unreadable, naming file and line."""
    main: list[DeckEntry] = []
    side: list[DeckEntry] = []
    name = ""
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        content = line.strip()
        if content.startswith("NAME:"):
            name = content.removeprefix("NAME:").strip()
        if not content or content.startswith(("#", *_FACTS)):
            continue
        found = _CARD.fullmatch(content[:300])
        if found is None or int(found["count"]) == 0:
            raise Unreadable("deck-line-broken", file=file, line=number, text=content[:60])
        code = "" if found["set"] == UNKNOWN else found["set"].upper()
        entry = DeckEntry(int(found["count"]), found["name"], code, found["number"] if code else "")
        (main if found["sb"] is None else side).append(entry)
    return Deck(gathered(main), gathered(side), name=name)


def write(deck: Deck) -> str:
    """The deck as XMage's .dck: commanders and conspiracies lie in the sideboard, as that program keeps them."""
    beside = gathered((*deck.commanders, *deck.sideboard, *deck.conspiracies))
    lines = [f"NAME:{deck.name}"] if deck.name else []
    lines += [_line(entry) for entry in deck.main]
    lines += [f"SB: {_line(entry)}" for entry in beside]
    return "\n".join(lines) + "\n"


def _line(entry: DeckEntry) -> str:
    return f"{entry.count} [{entry.set_code or UNKNOWN}:{entry.number or UNKNOWN}] {entry.name}"
