"""Amounts that are put together of others: "X plus 3", "one plus the number of …", "twice X"."""

from collections.abc import Iterable

from entaku.oracle.ir.things import BoundAmount, Plus, Times, X
from entaku.oracle.mechanics.damage import Damage
from entaku.oracle.saying.english import acts, amounts, happened
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table, table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value
from entaku.oracle.saying.rows import SOURCE, TO

ADDS_TO = (acts, amounts, happened)
"""The modules to whose tables lines are added here, which must be there before."""


class ThatDamage(Kind):
    """How much damage the event was about, where that is what something equals: "equal to that damage"."""

    WORDS = "that damage"

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if told.number == "amount" and text.startswith(self.WORDS, at):
            yield BoundAmount("amount"), at + len(self.WORDS), told.chose("that damage", 1)

    def begins(self) -> Iterable[str] | None:
        return (self.WORDS,)

    def say(self, value: Value, told: Telling) -> Said:
        said_so, then = told.choice("that damage")
        if not said_so or value != BoundAmount("amount"):
            raise Unsayable(value)
        return self.WORDS, then


KINDS["that damage"] = ThatDamage()
_N, _A = slot("n"), slot("a")
Table(
    "sum of X",
    phrase("X plus {n:amount}", Plus((X(), _N))),
    phrase("X minus {n:amount}", Plus((X(), Times(-1, _N)))),
    phrase("twice X", Times(2, X())),
)
table("equal").add(
    phrase("{n:one} plus {a:plain amount}", Plus((_N, _A))),
    phrase("{n:sum of X}", _N),
    phrase("{n:that damage}", _N),
)
table("so much life").add(phrase("{n:sum of X} life", _N))
table("command").add(
    phrase("{source:dealer} deal~ {n:sum of X} damage to {to:recipient}", Damage(_N, TO, SOURCE)),
)
