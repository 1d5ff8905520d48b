"""How names are read, and the one order of names for phones, sheets, projector and desk.

Digits, Latin letters (by the family name, which comes last), kana in the order of the fifty sounds, then kanji whose
reading nobody has given: the order of JIS X 4061, the same in every viewer's language.  A reading that was given
decides before the name does.
"""

import re
import unicodedata
from functools import lru_cache

from entaku.kernel.errors import Unlawful

LONGEST = 80

_KANA = re.compile("[\u3041-\u3096\u309d\u309eー・ ]+")
"""Hiragana as `folded` leaves them, with what may stand between them."""
_READING = re.compile("[\u3041-\u3096\u309d\u309eー・ A-Za-zÀ-ÿ0-9'.-]*")
_JAPANESE = re.compile("[\u3005\u3041-\u30ff\u3400-\u9fff]")
_SMALL = str.maketrans("ぁぃぅぇぉっゃゅょゎゕゖ", "あいうえおつやゆよわかけ")
_VOICED = {"\u3099": 1, "\u309a": 2}
_VOWELS = {
    kana: row[0]
    for row in (
        "あかさたなはまやらわ",
        "いきしちにひみりゐ",
        "うくすつぬふむゆる",
        "えけせてねへめれゑ",
        "おこそとのほもよろを",
    )
    for kana in row
}
"""The vowel that a long-vowel mark repeats, by the kana before it."""

Key = tuple[int, str, str, str]


def folded(text: str) -> str:
    """Katakana, half-width ones too, as hiragana; one space between words.

    >>> folded("ｲﾄｳ　サクラ")
    'いとう さくら'
    """
    plain = " ".join(unicodedata.normalize("NFKC", text).split())
    return "".join(chr(ord(one) - 0x60) if "ァ" <= one <= "ヶ" or one in "ヽヾ" else one for one in plain)


def reading_of(name: str, given: str = "") -> str:
    """How a name is read: as given, or by itself where it is all kana; "" where nobody can tell, as for kanji.

    Raises Unlawful for a reading that isn't in kana or Latin letters.

    >>> reading_of("サクラ"), reading_of("伊藤 さくら"), reading_of("伊藤 さくら", "イトウ サクラ")
    ('さくら', '', 'いとう さくら')
    """
    if given.strip():
        reading = folded(given)
        if len(reading) > LONGEST or not _READING.fullmatch(reading):
            raise Unlawful("night-reading-kana", reading=reading[:LONGEST])
        return reading
    own = folded(name)
    return own if _KANA.fullmatch(own) else ""


@lru_cache(maxsize=10_000)
def order_of(name: str, reading: str = "") -> Key:
    """What a name is sorted by.

    Voiced and small kana count as plain ones first, and a long-vowel mark as the vowel; spaces don't count.

    >>> sorted(["Mina Zola", "さくら", "がとう", "伊藤", "かい", "Rui Abe", "カード", "7"], key=order_of)
    ['7', 'Rui Abe', 'Mina Zola', 'カード', 'かい', 'がとう', 'さくら', '伊藤']
    """
    text = folded(reading or name).casefold()
    if not _JAPANESE.search(text):
        words = text.split() or [""]
        if not reading and not words[-1].isdigit():
            words = [words[-1], *words[:-1]]
        latin = re.sub(r"\d+", lambda digits: digits[0].zfill(9), " ".join(words))
        latin = "".join(one for one in unicodedata.normalize("NFD", latin) if not unicodedata.combining(one))
        return (1 if latin[:1].isalpha() else 0, latin, "", name)
    marks, plain = [], ""
    for one in re.sub("[ ・]", "", text):
        parts = unicodedata.normalize("NFD", one)
        base, mark = parts[0], parts[1:2]
        large = base.translate(_SMALL)
        if base == "ー":
            large = _VOWELS.get(plain[-1:], base)
        elif base == "ゝ":
            large = plain[-1:] or base
        plain += large
        voiced = _VOICED.get(mark, 0)
        marks.append(f"{voiced}{int(large == base)}")
    if not _JAPANESE.match(plain):
        return (1 if plain[:1].isalpha() else 0, plain, "".join(marks), name)
    return (2 if "\u3041" <= plain[0] <= "\u309f" else 3, plain, "".join(marks), name)
