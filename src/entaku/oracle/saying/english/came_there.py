"""Whence cards came this turn to where they lie: "creature cards in your graveyard that were put there from …"."""

from entaku.oracle.ir.things import CameThisTurn
from entaku.oracle.saying.english import groups
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Value

ADDS_TO = (groups,)
"""The modules whose kinds are used here, which must be there before."""

Table(
    "whence it came",
    phrase("the battlefield", "battlefield"),
    phrase("anywhere", "anywhere"),
    phrase("your library", "their library", "a library", "libraries", "library"),
)
Table("this turn from", phrase("put there from {c:whence it came} this turn", CameThisTurn(slot("c"))))


class CameThere(Kind):
    """That a card was put where it is this turn, behind that zone."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        were = self._were(told)
        if text.startswith(were, at):
            yield from KINDS["this turn from"].read(text, at + len(were), told)

    def say(self, value: Value, told: Telling) -> Said:
        words, told = KINDS["this turn from"].say(value, told)
        return f"{self._were(told)}{words}", told

    @staticmethod
    def _were(told: Telling) -> str:
        return " that were " if told.many else " that was "


KINDS["came there"] = CameThere()
