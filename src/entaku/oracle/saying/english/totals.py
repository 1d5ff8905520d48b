"""What the targets of one phrase may have together: "with total mana value 3 or less", "with different names".

(CR 601.2c)
"""

import re
from typing import NamedTuple

from entaku.oracle.ir.targets import Different, Limit, Total
from entaku.oracle.ir.things import X
from entaku.oracle.saying.english.telling import Said, Telling

_TOTAL = re.compile(
    r"(?: with (?:total (power|toughness|mana value) (\d+|X) or less|different (name|mana value|power|controller)s)"
    r"| controlled by different players)(?=[ .,]|$)"
)
_CONTROLLERS = (" controlled by different players", " with different controllers")


class Cut(NamedTuple):
    """A text without its words for a total: what these mean, where they stood, how long they are."""

    text: str
    total: Limit
    start: int
    length: int

    def place(self, at: int) -> int:
        """How far behind the word "target", the next one from there on, they stood."""
        return self.start - self.text.index("target ", at) - len("target ")

    def chosen(self, at: int, told: Telling) -> Telling:
        """Reading: where they stood, and how it is said that controllers differ."""
        told = told.chose("total", self.place(at))
        other = self.total == Different("controller") and self.length == len(_CONTROLLERS[1])
        return told.chose("controllers", 1) if other else told


def cut(text: str, at: int) -> Cut | None:
    """The next total of the same sentence, and the text without it."""
    found = _TOTAL.search(text, at)
    if found is None or "." in text[at : found.start()]:
        return None
    total: Limit
    if found[0] == _CONTROLLERS[0]:
        total = Different("controller")
    elif found[3]:
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
    other, told = told.choice("controllers")
    limit = _CONTROLLERS[other] if total == Different("controller") else in_words(total)
    return f"{words[: start + place]}{limit}{words[start + place :]}", told


def in_words(total: Limit) -> str:
    """A total, behind what has it; or in what all of it differs."""
    if total == Different("controller"):
        return _CONTROLLERS[0]
    if isinstance(total, Different):
        return f" with different {total.of}s"
    return f" with total {total.stat} {'X' if isinstance(total.most, X) else total.most} or less"
