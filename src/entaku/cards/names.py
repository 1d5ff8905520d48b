"""Names as people type them: the same card under small differences of spelling."""

import unicodedata
from collections import Counter, defaultdict
from collections.abc import Iterable
from difflib import get_close_matches
from functools import lru_cache

_SAME = str.maketrans(
    {"’": "'", "‘": "'", "`": "'", "′": "'", "“": '"', "”": '"', "–": "-", "‐": "-", "Æ": "ae", "æ": "ae"}
)


@lru_cache(maxsize=1 << 17)
def folded(name: str) -> str:
    """The name without case, accents, width of letters and kinds of quotation mark.

    >>> folded("Jötun Grunt"), folded("ＡＢＣ  Ｄ"), folded("Æther Searcher"), folded("Life // Death")
    ('jotun grunt', 'abc d', 'aether searcher', 'life/death')
    """
    plain = unicodedata.normalize("NFKC", name.translate(_SAME))
    if plain.isascii():
        letters = plain
    else:
        parts = unicodedata.normalize("NFD", plain)
        latin = "".join(c for c in parts if not "\u0300" <= c <= "\u036f")
        letters = unicodedata.normalize("NFC", latin)
    words = " ".join(letters.casefold().split())
    for mark in (" // ", " / ", "//", " + ", "+"):
        if len(halves := words.split(mark)) == 2 and all(halves):
            return "/".join(halves)
    return words


def hiragana(text: str) -> str:
    """The text with its katakana as hiragana, so that either finds the other.

    >>> hiragana("カラスの群れ")
    'からすの群れ'
    """
    return "".join(chr(ord(c) - 0x60) if "ァ" <= c <= "ヶ" else c for c in text)


LOOKED_AT = 40
LEAST_LIKE = 0.7


class Nearest:
    """Finds the names most like a misspelt one, fast enough for many of them."""

    def __init__(self, names: Iterable[str]) -> None:
        self._names: dict[str, str] = {}
        self._with: defaultdict[str, list[str]] = defaultdict(list)
        for name in names:
            key = folded(name)
            if key not in self._names:
                self._names[key] = name
                for pair in _pairs(key):
                    self._with[pair].append(key)

    def to(self, name: str, limit: int = 3) -> list[str]:
        """The names most like this one, if any is like it."""
        key = folded(name)
        shared = Counter(other for pair in _pairs(key) for other in self._with.get(pair, ()))
        likeliest = [other for other, _ in shared.most_common(LOOKED_AT)]
        return [self._names[other] for other in get_close_matches(key, likeliest, limit, LEAST_LIKE)]


def _pairs(key: str) -> set[str]:
    """The pairs of letters that follow one another."""
    return {key[place : place + 2] for place in range(len(key) - 1)} or {key}


def near(name: str, names: Iterable[str], limit: int = 3) -> list[str]:
    """The names most like this one.

    >>> near("Cogwork Libarian", ["Cogwork Librarian", "Lore Seeker"])
    ['Cogwork Librarian']
    """
    return Nearest(names).to(name, limit)
