"""Copies that differ from what they copy: "except it has haste", "except it's a artifact in addition …".  (CR 707.9)"""

from entaku.oracle.ir.abilities import Replaces
from entaku.oracle.ir.changes import AddTypes, Change, Gain, LoseTypes, SetColour, SetSize, SetTypes
from entaku.oracle.ir.replacements import EntersAsCopy
from entaku.oracle.mechanics.tokens import CreateCopies
from entaku.oracle.saying.english import acts, lands, standing
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table, table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (acts, lands, standing)
"""The modules to whose tables lines are added here, and which have kinds of phrases that are used."""

_N, _WHAT, _WHO, _A, _C, _S, _T = (
    slot("n"), slot("what"), slot("who"), slot("a"), slot("c"), slot("s"), slot("t"),
)  # fmt: skip


class Exceptions(Kind):
    """What a copy is besides, one thing or two: "it's a Bird in addition to its other types and it has flying"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for first, end, then in KINDS["exception"].read(text, at, told._replace(singular=True)):
            yield first, end, then
            if text.startswith(" and ", end):
                for second, last, after in KINDS["exception"].read(text, end + 5, then._replace(singular=True)):
                    yield (*first, *second), last, after

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, tuple) or not value:
            raise Unsayable(repr(value))
        said: list[str] = []
        for one in parted(value):
            words, told = KINDS["exception"].say(one, told._replace(singular=True))
            said.append(words)
        if len(said) > 2:
            raise Unsayable(repr(value))
        return " and ".join(said), told


def parted(changes: tuple[Change, ...]) -> list[tuple[Change, ...]]:
    """The changes of exceptions, those together that are said together: another type, colour and size."""
    found: list[tuple[Change, ...]] = []
    while changes:
        number = 3 if tuple(map(type, changes[:3])) == (SetTypes, SetColour, SetSize) else 1
        found.append(changes[:number])
        changes = changes[number:]
    return found


class CreatureType(Kind):
    """A creature type of what is a creature by then: "a 4/4 black Zombie"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in KINDS["subtype"].read(text, at, told._replace(noun="creature")):
            yield value, end, then._replace(noun=told.noun)

    def say(self, value: Value, told: Telling) -> Said:
        return KINDS["subtype"].say(value, told)


KINDS["creature type"] = CreatureType()
Table("its size", phrase("a {n:number}/{t:number}", (_N, _T)))
Table(
    "exception",
    phrase("it has {a:keyword list}", (Gain(_A),)),
    phrase("it's {c:more types} in addition to {x:own types}", (AddTypes(_C),)),
    phrase("it's {n+t:its size} {c:colour} {s:creature type}", (SetTypes((_S,)), SetColour(_C), SetSize(_N, _T))),
    phrase("it isn't legendary", "it's not legendary", (LoseTypes(("Legendary",)),)),
    phrase("it's {n:number}/{t:number}", (SetSize(_N, _T),)),
)
KINDS["exceptions"] = Exceptions()


table("replacing line").add(
    phrase("you may have ~ enter as a copy of {what:any on the battlefield}, except {c:exceptions}.",
           Replaces(EntersAsCopy(_WHAT, _C))),
)  # fmt: skip
table("verb phrase").add(
    phrase("create~ {n:a} {x:copying token} of {what:copied}, except {c:exceptions}",
           CreateCopies(_WHAT, _N, _WHO, _C)),
)  # fmt: skip
