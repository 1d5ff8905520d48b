"""What the targets of one phrase may have together at most: "with total mana value 3 or less".  (CR 601.2c)"""

import re
from typing import NamedTuple

from entaku.oracle.ir.abilities import Total
from entaku.oracle.ir.things import X
from entaku.oracle.saying.english.telling import Said, Telling

_TOTAL = re.compile(r" with total (power|toughness|mana value) (\d+|X) or less")


class Cut(NamedTuple):
    """A text without its words for a total: what these mean, where they stood, how long they are."""

    text: str
    total: Total
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
    most = X() if found[2] == "X" else int(found[2])
    total = Total(found[1], most)  # type: ignore[arg-type]  # the pattern has these words alone
    return Cut(text[: found.start()] + text[found.end() :], total, found.start(), len(found[0]))


def with_total(words: str, total: Total, told: Telling) -> Said:
    """Targets with their total, which stands before the zone where they are, unless it was read elsewhere."""
    start = words.index("target ") + len("target ")
    end = words.index(" from ") if " from " in words else len(words)
    place, told = told.choice("total", end - start)
    return f"{words[: start + place]}{in_words(total)}{words[start + place :]}", told


def in_words(total: Total) -> str:
    """A total, behind what has it."""
    return f" with total {total.stat} {'X' if isinstance(total.most, X) else total.most} or less"
