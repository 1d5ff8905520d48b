"""What is left out of a group, said behind it: "all permanents except for artifacts and lands"."""

from entaku.oracle.ir.one_predicate import as_one, sorted_out
from entaku.oracle.ir.things import Group, Not, Other
from entaku.oracle.saying.english import suffixes
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value, longest

ADDS_TO = (suffixes,)
"""The module to whose tables lines are added here, which must be there before."""


class LeftOut(Kind):
    """Those that are none of the group, as what it isn't like: of all that is said of the group from here on."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for group, end, then in longest(KINDS["groups"].read(text, at, told)):
            if isinstance(group, Group) and group == Group(group.where) and group.where:
                yield Not(as_one(group.where)), end, then

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Not) or isinstance(value.of, Other):  # what isn't another is the card itself
            raise Unsayable(value)
        return KINDS["groups"].say(Group(sorted_out(value.of)), told)


KINDS["left out"] = LeftOut()
table("suffix phrase").add(phrase("except for {c:left out}", slot("c")))
