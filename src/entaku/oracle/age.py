"""How old the cards that are here are, beside the sets that a list names."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import resources

import msgspec
from msgspec import Struct

from entaku.messages import Language, say
from entaku.oracle.library import Library

FILE = "released.json"
"""By its code, when each set of the last years came out: known where no import tells it."""
MOST_NAMED = 5
"""So many sets are named at most."""


class Newer(Struct, frozen=True):
    """A set that a list names, later than the cards here (`cards`, a day); `date` is "" where nobody knows its own."""

    set_code: str
    date: str
    cards: str

    @property
    def key(self) -> str:
        """The message that says it."""
        return "cards-older-than-set" if self.date else "cards-without-set"

    @property
    def facts(self) -> dict[str, str | int]:
        """What it says."""
        return {"set": self.set_code, "date": self.date, "cards": self.cards}


def newer_sets(named: Iterable[tuple[str, bool]], library: Library) -> tuple[Newer, ...]:
    """The sets that are later than the imported cards, of those that a list names.

    With each is given whether the card that it stands with is known: a set of no known day may be an older one by
    another code, and is told of only where its card isn't known either.
    """
    return tuple(dict.fromkeys(_newer(named, library)))[:MOST_NAMED]


def said(newer: Iterable[Newer], language: Language) -> tuple[str, ...]:
    """The same in words, a sentence each."""
    return tuple(say(each.key, language, **each.facts) for each in newer)


def _newer(named: Iterable[tuple[str, bool]], library: Library) -> Iterator[Newer]:
    here = library.cards_date or library.newest
    days: dict[str, str] | None = None
    for code, is_known in named:
        if not (here and code):
            continue
        days = days if days is not None else {**_shipped(), **library.released}
        date = days.get(code.upper(), "")
        if date > here or (not date and not is_known):
            yield Newer(code.upper(), date, here)


@cache
def _shipped() -> Mapping[str, str]:
    return msgspec.json.decode(resources.files("entaku.sets").joinpath(FILE).read_bytes(), type=dict[str, str])
