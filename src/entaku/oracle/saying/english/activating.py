"""Abilities that players activate, and what waits for that: "whenever you activate a loyalty ability".  (CR 602.2)"""

from entaku.oracle.ir.happenings import Activates
from entaku.oracle.ir.things import Group, Is
from entaku.oracle.saying.english import conditions, events
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table, table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (conditions, events)
"""The modules to whose tables lines are added here, which must be there before."""

_WHO, _WHAT = slot("who"), slot("what")


class OnePlaneswalker(Kind):
    """A planeswalker, which has no mana abilities: "a Chandra planeswalker"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in KINDS["a group"].read(text, at, told):
            if isinstance(value, Group) and Is("Planeswalker") in value.where:
                yield value, end, then

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Group) or Is("Planeswalker") not in value.where:
            raise Unsayable(value)
        return KINDS["a group"].say(value, told)


KINDS["one planeswalker"] = OnePlaneswalker()
Table("no mana ability", phrase(" that isn't a mana ability", ", if it isn't a mana ability", None))
table("event phrase").add(
    phrase("{who:any player} activate~ a ability{x:no mana ability}", Activates(_WHO)),
    phrase("{who:any player} activate~ a ability of {what:one planeswalker}", Activates(_WHO, _WHAT)),
    phrase("{who:any player} activate~ a ability of {what:a group}{x:no mana ability}", Activates(_WHO, _WHAT)),
    phrase("{who:any player} activate~ a loyalty ability", Activates(_WHO, which="loyalty")),
    phrase("{who:any player} activate~ a loyalty ability of {what:a group}", Activates(_WHO, _WHAT, "loyalty")),
    phrase("{who:any player} activate~ a boast ability", Activates(_WHO, which="boast")),
)
