"""Names as people type them: the same card under small differences of spelling."""

import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches

_SAME = str.maketrans(
    {"’": "'", "‘": "'", "`": "'", "′": "'", "“": '"', "”": '"', "–": "-", "‐": "-", "Æ": "ae", "æ": "ae"}
)


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


def near(name: str, names: Iterable[str], limit: int = 3) -> list[str]:
    """The names most like this one."""
    by_folded = {folded(known): known for known in names}
    return [by_folded[key] for key in get_close_matches(folded(name), by_folded, limit, 0.75)]
