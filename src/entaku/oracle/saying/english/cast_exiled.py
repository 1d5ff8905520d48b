"""The one card that was just exiled from a library, and is cast: "you may cast it without paying its mana cost"."""

from entaku.oracle.ir.things import Bound
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

_MOVED = Bound("moved")


class JustExiled(Kind):
    """The card that is "it" since it was exiled."""

    WORDS = ("it", "that card", "the exiled card")

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for number, words in enumerate(self.WORDS):
            if told.moved and told.it == _MOVED and text.startswith(f"{words} ", at):
                yield _MOVED, at + len(words), told.chose("just exiled", number)

    def say(self, value: Value, told: Telling) -> Said:
        if value != _MOVED or not told.moved or told.it != _MOVED:
            raise Unsayable(value)
        number, told = told.choice("just exiled")
        return self.WORDS[number], told


KINDS["just exiled"] = JustExiled()
