"""Creatures that are stronger than tough, or tougher than strong: "with toughness greater than its power"."""

from collections.abc import Iterable

from entaku.oracle.ir.things import Lopsided
from entaku.oracle.saying.english import suffixes
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (suffixes,)
"""The modules to whose tables lines are added here, which must be there before."""

_EACH = (Lopsided("power"), Lopsided("toughness"))


class MoreThanTheOther(Kind):
    """Which of its numbers is greater: of one, or of several."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for one in _EACH:
            words = self._words(one, told)
            if text.startswith(words, at):
                yield one, at + len(words), told

    def begins(self) -> Iterable[str] | None:
        return tuple(one.greater for one in _EACH)

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Lopsided):
            raise Unsayable(value)
        return self._words(value, told), told

    @staticmethod
    def _words(one: Lopsided, told: Telling) -> str:
        other = "power" if one.greater == "toughness" else "toughness"
        return f"{one.greater} greater than {'their' if told.many else 'its'} {other}"


KINDS["more than the other"] = MoreThanTheOther()
table("suffix phrase").add(phrase("with {c:more than the other}", slot("c")))
