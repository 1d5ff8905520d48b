"""Phrases: how one kind of thing is said in English, read and said by the same table.

A phrase ties words to a piece of an ability tree: `phrase("destroy {what:things}", Destroy(slot("what")))`.  Read, the
words make the piece; said, the piece makes the words.  Where a text may be worded in several ways that mean the same,
the phrase has several wordings, the usual one first; reading remembers which was found, so that saying the tree again
with the same wordings must give back every word, and proves that the tree holds all that the text says.

In the words, `{name:kind}` is a place that another kind of phrase fills, `{one+other:kind}` two at once, `draw~` a
verb that agrees with its subject, `card#` a noun that agrees with the number before it, and `{your}` what belongs to
the subject.
"""

from collections.abc import Sequence

from entaku.oracle.saying.english.parts import Place, parts, read_parts
from entaku.oracle.saying.english.patterns import Slot, filled, matcher, slots
from entaku.oracle.saying.english.telling import Reading, Said, Telling, Unsayable, Value


class Phrase:
    """Words and the piece of a tree that they mean; several wordings where they mean the same."""

    def __init__(self, wordings: Sequence[str], means: Value) -> None:
        self.key = wordings[0]
        self.means = means
        self.wordings = tuple(parts(words) for words in wordings)
        self.constant = not slots(means)
        self.is_open = isinstance(means, Slot)
        self.fits = matcher(means)
        for wording in self.wordings:
            places = {name for part in wording if isinstance(part, Place) for name in part.name.split("+")}
            missing = slots(means) - places - {"who"}
            if missing:
                raise ValueError(f"{self.key}: no place for {missing}")

    def read(self, text: str, at: int, told: Telling, wording: int, given: dict[str, Value]) -> Reading:
        found = dict(given)
        if len(self.wordings) > 1:
            told = told.chose(self.key, wording)
        for end, then in read_parts(self.wordings[wording], 0, text, at, told, found):
            yield (self.means if self.constant else filled(self.means, found)), end, then

    def say(self, found: dict[str, Value], told: Telling) -> Said:
        wording, told = told.choice(self.key) if len(self.wordings) > 1 else (0, told)
        for number in dict.fromkeys((wording, *range(len(self.wordings)))):
            if self.is_open and not self._may_say(number, found):
                continue
            try:
                return self._say(number, found, told)
            except Unsayable:
                continue
        raise Unsayable(self.means)

    def _may_say(self, wording: int, found: dict[str, Value]) -> bool:
        """Whether a wording can say what its places hold, as far as types tell: asked where that may be anything."""
        return all(part.may_say(found) for part in self.wordings[wording] if isinstance(part, Place))

    def _say(self, wording: int, found: dict[str, Value], told: Telling) -> Said:
        said = ""
        for part in self.wordings[wording]:
            words, told = part.say(told, found)
            said += words
        return said, told


def phrase(*wordings_and_meaning: Value) -> Phrase:
    """A phrase: its wordings, the usual one first, then what they mean."""
    return Phrase(wordings_and_meaning[:-1], wordings_and_meaning[-1])
