"""Of which month the words of a file's texts are."""

import re
from collections import Counter

from entaku.oracle.importers.imported import ImportedCard
from entaku.oracle.saying.english.dated import month_of, unnouned

_REMINDER = re.compile(r"\([^()]*\)")


class Worded:
    """What was seen of texts that went past."""

    def __init__(self) -> None:
        self.mixed: list[str] = []
        """Cards with lines in the words of one month beside lines in those of another."""
        self._months: Counter[str] = Counter()

    @property
    def month(self) -> str:
        """The month in whose words most texts are that show it, "" where none does."""
        return max(self._months, key=self._months.__getitem__, default="")

    def look(self, card: ImportedCard) -> None:
        """Look at a card's English text."""
        text = _REMINDER.sub("", card.texts.en)
        self._months.update({month_of((text,))} - {""})
        lines = {month_of((unnouned(line),)) for line in text.splitlines()} - {""}
        if len(lines) > 1:
            self.mixed.append(card.card.name)
