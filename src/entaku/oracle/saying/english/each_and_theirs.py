"""Players together with what they control: "each opponent and each creature they control"."""

from entaku.oracle.ir.things import Both, Each
from entaku.oracle.saying.english import recipients, things
from entaku.oracle.saying.english.conditions import Controlled
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import SaidSo, Table

ADDS_TO = (recipients, things)
"""The modules to whose tables lines are added here, which must be there before."""

_OPPONENT = Each("opponent")

Controlled("each of theirs", "each group", _OPPONENT)
SaidSo("as they control", "they control")
Table(
    "opponents and theirs",
    phrase("each opponent and each {what:each of theirs} {x:as they control}", Both((_OPPONENT, slot("what")))),
)
