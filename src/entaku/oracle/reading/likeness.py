"""How like two Japanese texts are, apart from how they are set."""

import re
import unicodedata
from collections import defaultdict

from entaku.oracle.reading.flavour import flavours

_LETTERS = re.compile("[ぁ-んァ-ヴ一-龠]")
_REMINDER = re.compile(r"(?<!プロテクション)(?<!エンチャント)（[^（）]*）")
_BEFORE_DASH = re.compile(r"^(• )?[^—―{}：「」、。\n]+ [—―] ", re.MULTILINE)
_SECTION = re.compile(r"//Level_\d//")
_SETTING = re.compile(r"[\s、。,.「」『』:;―—·・•]|-(?![\dX])")


def is_japanese(text: str) -> bool:
    """Whether a text is Japanese: data have a few English ones among them."""
    return _LETTERS.search(text) is not None


def plain(text: str) -> str:
    """A text without reminders, and without punctuation, which is set now here, now there.

    Reminders stand in round brackets; so does what a keyword protects from or enchants, which stays.  Figures are
    narrow, and minus signs before them alike.  Marks where a Class's next section begins, as files have them, go too.

    >>> plain("飛行（これは飛ぶ。）、＋１/－１")
    '飛行+1/-1'
    """
    text = unicodedata.normalize("NFKC", unreminded(text)).replace("\u2212", "-")
    return _SETTING.sub("", _SECTION.sub("", text))


def unreminded(text: str) -> str:
    """A text without reminders."""
    while (without := _REMINDER.sub("", text)) != text:
        text = without
    return text


def unflavoured(text: str, english: str) -> str:
    """A text without flavor words, where it has as many as the card has in English.  (CR 207.2d)

    >>> unflavoured("開手の技 — {T}：それをタップする。", "Stunning Strike — {T}: Tap target creature.")
    '{T}：それをタップする。'
    """
    without, number = _BEFORE_DASH.subn(lambda match: match[1] or "", text)
    return without if number == flavours(english) else text


def distance(one: str, other: str) -> int:
    """How many letters must be put in, taken out or exchanged to make one text the other.

    All rows of a column are kept in one number, a bit for each, so that it takes a step for each letter of `other`.

    >>> distance("カードを１枚引く", "カード１枚を引く"), distance("引く", "引く"), distance("", "引く")
    (2, 0, 2)
    """
    if not one or not other:
        return len(one) + len(other)
    places: dict[str, int] = defaultdict(int)
    for place, letter in enumerate(one):
        places[letter] |= 1 << place
    every, last = (1 << len(one)) - 1, 1 << (len(one) - 1)
    rises, falls, found = every, 0, len(one)
    for letter in other:
        same = places.get(letter, 0)
        upright = same | falls
        across = (((same & rises) + rises) ^ rises) | same
        up, down = falls | ~(across | rises) & every, rises & across
        found += bool(up & last) - bool(down & last)
        up, down = (up << 1) | 1, down << 1
        rises, falls = (down | ~(upright | up)) & every, up & upright & every
    return found
