"""Whom creatures attack, and how many of them: "whenever two or more creatures you control attack a player who …"."""

from entaku.oracle.ir.things import ControlledBy, Each, PlayersWho, You
from entaku.oracle.saying.english import events, players_who
from entaku.oracle.saying.english.of_another_kind import Unsaid
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (events, players_who)
"""The modules to whose tables lines are added here, or whose kinds are used, which must be there before."""

_C = slot("c")
_YOURS = ControlledBy(You())


class YourAttackers(Kind):
    """Creatures of yours, as what they are like beside that: "Warriors you control"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for where, end, then in KINDS["creatures like"].read(text, at, told):
            if _YOURS in where:
                yield tuple(one for one in where if one != _YOURS), end, then

    def say(self, value: Value, told: Telling) -> Said:
        if _YOURS in value:
            raise Unsayable(value)
        return KINDS["creatures like"].say((*value, _YOURS), told)


KINDS["your attackers"] = YourAttackers()
Unsaid("you unsaid", You())
table("one attacked").add(
    phrase("a opponent who {c:trait of one}", PlayersWho(Each("opponent"), _C)),
    phrase("a player who {c:trait of one}", PlayersWho(Each(), _C)),
)
