"""Flavor words: what stands in italics before an ability and has no meaning, nor ties abilities together.  (CR 207.2d)

They look like ability words and like keywords that stand before a dash, and are known by not being any of these.
"""

import re
from typing import get_args

from entaku.oracle.ir.abilities import AbilityWord
from entaku.oracle.keywords.table import ROWS

_NAME = r"[A-Z0-9][\w',!?-]*"
_SMALL = r"of|the|to|and|an?|for|from|in|on|with|at|by|my"
_WORDS = re.compile(
    rf"^((?:• )|(?:[IV]+(?:, [IV]+)* — ))?({_NAME}(?: (?:(?:{_SMALL}) )*{_NAME})*) — (?=[A-Z{{~])", re.MULTILINE
)
_MEANT = re.compile(r"(?:[IVX]+(?:, [IVX]+)*|level \d.*|\d+)$")
"""Numbers of chapters and levels, which aren't words."""
_CHOSEN = re.compile(r"\b[Cc]hooses? [A-Z][^.]*")
_KNOWN = frozenset((
    *get_args(AbilityWord), *(row.name for row in ROWS),
    "boast", "choose one", "companion", "exhaust", "forecast", "max speed", "power-up", "prize", "solved", "to solve",
    "visit",
))  # fmt: skip
"""What has a meaning before a dash, or ties abilities together."""


def is_flavour(words: str, chosen: str = "") -> bool:
    """Whether words before a dash are flavor words, and none that something tells to choose.  (CR 614.12b)

    >>> is_flavour("Stunning Strike"), is_flavour("Chainsword"), is_flavour("Morbid"), is_flavour("III")
    (True, True, False, False)
    >>> is_flavour("War", "choose War or Peace")
    False
    """
    if words in chosen:
        return False
    return words.lower() not in _KNOWN and _MEANT.match(words) is None and _MEANT.match(words.lower()) is None


def without_flavour(text: str) -> str:
    """The text without flavor words, be it those of an ability, of a mode or of a chapter.

    >>> without_flavour("Hunt for Foes — Flying\\n• Leap! — Draw a card.\\nIV — Stampede! — Scry 2.\\nRaid — Scry 1.")
    'Flying\\n• Draw a card.\\nIV — Scry 2.\\nRaid — Scry 1.'
    """
    return _WORDS.sub(lambda match: (match[1] or "") if is_flavour(match[2]) else match[0], text)


def flavours(text: str) -> int:
    """How many flavor words a text has."""
    return sum(is_flavour(match[2]) for match in _WORDS.finditer(text))
