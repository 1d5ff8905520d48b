"""A rules text as it was given, and the same text in one spelling: half-width, composed, with its places kept."""

import re
import unicodedata
from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

Tongue = Literal["en", "ja"]
"""The language a rules text is written in."""

_JAPANESE = re.compile(r"[\u3041-\u30ff\u3400-\u9fff\uff66-\uff9d]")
_SAME = str.maketrans(
    {
        "’": "'", "‘": "'", "ʼ": "'", "“": '"', "”": '"', "–": "-", "—": "-", "―": "-", "−": "-", "‐": "-", "‑": "-",
        "【": "[", "】": "]", "［": "[", "］": "]", "〔": "(", "〕": ")", "〜": "~",
        "\u00a0": " ", "\u3000": " ", "\t": " ", "\r": "\n", "\u2028": "\n", "\u2029": "\n", "\u200b": " ",
        "\ufeff": " ",
    }
)  # fmt: skip
_ENTITIES = {"&gt;": ">", "&lt;": "<", "&quot;": '"', "&amp;": "&", "&#39;": "'", "&nbsp;": " "}
_ENTITY = re.compile("|".join(_ENTITIES))
_VOICING = "\uff9e\uff9f"


class Written(Struct, frozen=True):
    """A text in one spelling.

    text    what the parsers read
    places  for each of its characters, and for its end, where it starts in the text that was given
    """

    text: str
    places: tuple[int, ...]

    def place(self, start: int, end: int) -> tuple[int, int]:
        """Where a stretch of the one spelling lies in the text that was given."""
        if end <= start:
            return self.places[start], self.places[start]
        return self.places[start], self.places[end]


def written(given: str) -> Written:
    """The text in one spelling: full-width forms, split kana, quotes, dashes and brackets made alike.

    >>> written("［Ｅ］：２体").text
    '[E]:2体'
    """
    alone = {char: _spelt(char) for char in set(given)}
    joins = "&" in alone or any(char in _VOICING or unicodedata.combining(char) for char in alone)
    if not joins and all(len(spelling) == 1 for spelling in alone.values()):
        return Written(
            given.translate({ord(char): spelling for char, spelling in alone.items()}), tuple(range(len(given) + 1))
        )
    text: list[str] = []
    places: list[int] = []
    for start, cluster in _clusters(given):
        spelling = alone.get(cluster) or _spelt(cluster)
        text.append(spelling)
        places.extend([start] * len(spelling))
    places.append(len(given))
    return Written("".join(text), tuple(places))


def _spelt(cluster: str) -> str:
    """The one spelling of a character with the marks that belong to it."""
    return unicodedata.normalize("NFKC", cluster.translate(_SAME)).translate(_SAME)


def _clusters(given: str) -> Iterator[tuple[int, str]]:
    """Each character with the marks that belong to it, or a whole entity of a text that came from a web page."""
    at, length = 0, len(given)
    while at < length:
        if given[at] == "&" and (entity := _ENTITY.match(given, at)):
            yield at, _ENTITIES[entity.group()]
            at = entity.end()
            continue
        end = at + 1
        while end < length and end - at < 8 and (given[end] in _VOICING or unicodedata.combining(given[end])):
            end += 1
        yield at, given[at:end]
        at = end


def listed(words: str) -> frozenset[str]:
    """The words of a list that is written with spaces and lines between them.

    >>> sorted(listed("unit gear"))
    ['gear', 'unit']
    """
    return frozenset(words.split())


def tongue(text: str) -> Tongue:
    """The language of a rules text: Japanese if it has kana or kanji.

    >>> tongue("[E]: Draw 1."), tongue("[E]:1枚引く")
    ('en', 'ja')
    """
    return "ja" if _JAPANESE.search(text) else "en"


class Aside(Struct, frozen=True):
    """A stretch in parentheses, brackets included: reminder text, which mentions nothing.  (RT-17)"""

    start: int
    end: int


def asides(text: str) -> tuple[Aside, ...]:
    """The outermost parentheses that are closed, except a few words that belong to the sentence round them.

    >>> asides("Draw 1. (Really.) Stun a unit (here).")
    (Aside(start=8, end=17),)
    """
    found, depth, start = [], 0, 0
    for bracket in re.finditer(r"[()]", text):
        if bracket.group() == "(":
            start = start if depth else bracket.start()
            depth += 1
        elif depth:
            depth -= 1
            if not depth and not _belongs(text, start, bracket.end()):
                found.append(Aside(start, bracket.end()))
    return tuple(found)


def _belongs(text: str, start: int, end: int) -> bool:
    inside = text[start + 1 : end - 1].strip()
    return bool(re.fullmatch(r"(?:here|there)|(?:ここ|そこ)(?:の|にいる)?", inside))
