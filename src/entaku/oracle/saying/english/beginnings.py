"""What phrases can begin with: at a place of a text those alone are tried that can stand before its word there.

A kind says what it begins with (`Kind.begins`), a table as what its wordings begin with.  It is asked when a kind is
first met at a word, and remembered until words are added to the grammar.
"""

import re
from bisect import bisect_left
from collections.abc import Iterable

from entaku.oracle.saying.english.parts import Noun, Part, Place, Verb, Words
from entaku.oracle.saying.english.telling import KINDS

_FIRST_WORD = re.compile(r"[^\s,.:]+")
_TWO_WORDS = re.compile(r"[^\s,.:]+(?: [^\s,.:]+)?")


def first_word(text: str, at: int) -> str:
    """The word at a place of a text; "" where none stands there."""
    found = _FIRST_WORD.match(text, at)
    return found[0] if found else ""


def first_words(text: str, at: int) -> str:
    """The word at a place of a text with the one behind it, where nothing but a space is between them."""
    found = _TWO_WORDS.match(text, at)
    return found[0] if found else ""


def begins(kind: str) -> tuple[str, ...] | None:
    """The words with one of which a kind of phrases begins, sorted; None where it may be any, or none."""
    if kind not in KINDS.beginnings:
        words = KINDS[kind].begins()
        KINDS.beginnings[kind] = None if words is None else tuple(sorted(set(words)))
    return KINDS.beginnings[kind]


def may_begin(kind: str, word: str) -> bool:
    """Whether a kind of phrases can begin where this is the first word.

    >>> may_begin("duration", "until"), may_begin("duration", "draw")
    (True, False)
    """
    words = begins(kind)
    return words is None or _is_among(words, word)


MOST_WORDS = 256
"""So many words each table and choice remembers what can begin with them; further ones have it forget the others."""
MOST_PAIRS = 2048
"""So many pairs of words each table remembers so."""


class Beginning:
    """Several kinds in order, of which those that can begin with a word are found once, until the grammar changes."""

    def __init__(self, *kinds: str) -> None:
        self.kinds = kinds
        self.known: dict[str, tuple[str, ...]] = {}

    def beginning_with(self, word: str) -> tuple[str, ...]:
        """The kinds that can begin with a word."""
        found = self.known.get(word)
        if found is None:
            if len(self.known) >= MOST_WORDS:
                self.known.clear()
            found = self.known[word] = tuple(kind for kind in self.kinds if may_begin(kind, word))
        return found

    def forget(self) -> None:
        """What was found no longer holds."""
        self.known.clear()


def part_may_begin(part: Part, word: str) -> bool:
    """The same of a part of a phrase."""
    if isinstance(part, Place):
        return may_begin(part.kind, word)
    return _is_among(tuple(sorted(_of_words(part))), word)


def begins_of_part(part: Part) -> Iterable[str] | None:
    """The words with one of which a part of a phrase begins; None where it may be any."""
    return begins(part.kind) if isinstance(part, Place) else _of_words(part)


def begins_of_any(kinds: Iterable[str]) -> tuple[str, ...] | None:
    """What any of several kinds begins with; None where one may begin with anything."""
    found: set[str] = set()
    for kind in kinds:
        words = begins(kind)
        if words is None:
            return None
        found.update(words)
    return tuple(found)


def _of_words(part: Part) -> tuple[str, ...]:
    if isinstance(part, Words):
        return (part.text,)
    if isinstance(part, Verb):
        return (part.base, part.third)
    return (part.one, part.several) if isinstance(part, Noun) else ("your", "their")


def _is_among(words: tuple[str, ...], word: str) -> bool:
    """Whether a text that begins with `word` can begin with any of the words: one of both begins with the other."""
    place = bisect_left(words, word)
    return (place < len(words) and words[place].startswith(word)) or word.startswith(words)
