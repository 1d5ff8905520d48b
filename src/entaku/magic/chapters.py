"""The chapters of a Saga, by what stands on it.  (CR 715.2)"""

import re
from collections.abc import Iterator
from unicodedata import normalize

from entaku.cards.ir.happenings import Chapter
from entaku.magic.definitions import Traits


def final_chapter(traits: Traits) -> int:
    """The greatest number among a Saga's chapters, also of those that nobody here understands.  (CR 715.2d)"""
    known = [number for on in chapters(traits) for number in on.numbers]
    return max((*known, *(last_of(line.text) for line in traits.kit.unknown)), default=0)


NUMERALS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
HEAD = re.compile(r"((?:[IVX]+(?:, ?)?)+) ?[—―]")
"""How the text of a chapter ability begins.  (CR 715.2a)"""


def last_of(text: str) -> int:
    """The last chapter that a line of text is about, 0 if it isn't that of a chapter.

    >>> last_of("I, II — Sing a song.")
    2
    """
    head = HEAD.match(normalize("NFKC", text))
    found = re.split(", ?", head[1]) if head is not None else []
    return max((NUMERALS.index(one) + 1 for one in found if one in NUMERALS), default=0)


def chapters(traits: Traits) -> Iterator[Chapter]:
    """The chapters of a Saga."""
    for ability in traits.kit.triggered:
        if isinstance(ability.on, Chapter):
            yield ability.on
