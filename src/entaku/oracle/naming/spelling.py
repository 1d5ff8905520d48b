"""Names as people type them: the same card under small differences of spelling."""

import re
import unicodedata
from functools import lru_cache

_SAME = str.maketrans(
    {
        **dict.fromkeys("’‘‛`´′ʹʻʼʽˈꞌ", "'"),
        **dict.fromkeys("“”„‟″", '"'),
        **dict.fromkeys("–‐‑‒−", "-"),
        **dict.fromkeys("Ææ", "ae"),
    }
)
_HALVES = tuple(map(re.compile, (r"\s*/{2,4}\s*", r"\s/\s", r"\s?\+\s?")))
"""What stands between a card's halves, the likeliest first."""


@lru_cache(maxsize=1 << 17)
def folded(name: str) -> str:
    """The name without case, accents, width of letters and kinds of quotation mark.

    >>> folded("Jötun Grunt"), folded("ＡＢＣ  Ｄ"), folded("Æther Searcher"), folded("Life///Death")
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
    for mark in _HALVES:
        if len(halves := mark.split(words)) == 2 and all(halves):
            return "/".join(halves)
    return words


def hiragana(text: str) -> str:
    """The text with its katakana as hiragana, so that either finds the other.

    >>> hiragana("カラスの群れ")
    'からすの群れ'
    """
    return "".join(chr(ord(c) - 0x60) if "ァ" <= c <= "ヶ" else c for c in text)


_WIDE = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)} | {0x3000: 0x20}
_JAPANESE = re.compile(r"[ぁ-ヿ々〆〇一-鿿ｦ-ﾟ]")


def narrow(text: str) -> str:
    """The text with full-width letters, digits, signs and blanks in their usual width; as many letters as before.

    >>> narrow("（ＥＭＡ）　１９８")
    '(EMA) 198'
    """
    return text if text.isascii() else text.translate(_WIDE)


def is_japanese(text: str) -> bool:
    """Whether there are kana or kanji in the text.

    >>> is_japanese("永遠王、ブレイゴ"), is_japanese("Brago, King Eternal")
    (True, False)
    """
    return _JAPANESE.search(text) is not None
