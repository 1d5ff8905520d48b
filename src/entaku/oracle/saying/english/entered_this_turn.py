"""How much has entered this turn: "the number of creatures that entered the battlefield under your control"."""

from entaku.oracle.ir.things import EntriesThisTurn, Other, Self, You
from entaku.oracle.saying.english import amounts, happened
from entaku.oracle.saying.english.happened import DestroyedOnes
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table, table
from entaku.oracle.saying.english.telling import KINDS, Reading, Telling

ADDS_TO = (amounts, happened)
"""The modules to whose tables lines are added here, which must be there before."""


class EnteredOnes(DestroyedOnes):
    """Permanents like these, of those that entered; "other" is left unread where what it leaves out may be two."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for where, end, then in super().read(text, at, told):
            if told.it is None or isinstance(told.it, Self) or Other() not in where:
                yield where, end, then


KINDS["entered ones"] = EnteredOnes()
Table("how it came", phrase("that entered", "you had enter", None))
table("count").add(
    phrase(
        "{where:entered ones} {x:how it came} the battlefield under your control this turn",
        EntriesThisTurn(You(), slot("where")),
    ),
)
