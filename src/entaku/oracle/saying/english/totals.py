"""What the targets of one phrase may have together: "with total mana value 3 or less", "with different names".

(CR 601.2c)
"""

import re
from typing import NamedTuple

from entaku.oracle.ir.targets import Different, Limit, Total
from entaku.oracle.ir.things import X
from entaku.oracle.saying.english.telling import Said, Telling

_TOTAL = re.compile(
    r" with (?:total (power|toughness|mana value) (\d+|X) or less|different (name|mana value|power)s)(?=[ .,]|$)"
)


class Cut(NamedTuple):
    """A text without its words for a total: what these mean, where they stood, how long they are."""

    text: str
    total: Limit
    start: int
    length: int

    def place(self, at: int) -> int:
        """How far behind the word "target", the next one from there on, they stood."""
        return self.start - self.text.index("target ", at) - len("target ")


def cut(text: str, at: int) -> Cut | None:
    """The next total of the same sentence, and the text without it."""
    found = _TOTAL.search(text, at)
    if found is None or "." in text[at : found.start()]:
        return None
    total: Limit
    if found[3]:
        total = Different(found[3])  # type: ignore[arg-type]  # the pattern has these words alone
    else:
        most = X() if found[2] == "X" else int(found[2])
        total = Total(found[1], most)  # type: ignore[arg-type]  # the pattern has these words alone
    return Cut(text[: found.start()] + text[found.end() :], total, found.start(), len(found[0]))


def with_total(words: str, total: Limit, told: Telling) -> Said:
    """Targets with their total, which stands before the zone where they are, unless it was read elsewhere."""
    start = words.index("target ") + len("target ")
    end = words.index(" from ") if " from " in words else len(words)
    place, told = told.choice("total", end - start)
    return f"{words[: start + place]}{in_words(total)}{words[start + place :]}", told


def in_words(total: Limit) -> str:
    """A total, behind what has it; or in what all of it differs."""
    if isinstance(total, Different):
        return f" with different {total.of}s"
    return f" with total {total.stat} {'X' if isinstance(total.most, X) else total.most} or less"
