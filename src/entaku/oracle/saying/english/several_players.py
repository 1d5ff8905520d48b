"""What is done to what several target players have: "exile any number of target players' graveyards".  (CR 115.1)"""

from entaku.oracle.ir.things import Group
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.saying.english import targets
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (targets,)
"""The modules whose kinds are used, which must be there before."""


class SeveralTargetPlayers(Kind):
    """Several target players of whom something is spoken that each of them has: "any number of target players'"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for who, end, then in KINDS["new player target"].read(text, at, told):
            if not then.singular and text.startswith("'", end):
                yield who, end + 1, then

    def say(self, value: Value, told: Telling) -> Said:
        words, then = KINDS["new player target"].say(value, told)
        if then.singular:
            raise Unsayable(value)
        return f"{words}'", then


KINDS["several players'"] = SeveralTargetPlayers()
IDIOMS.add(
    phrase("exile {who:several players'} graveyards", (Move(Group(zone="graveyard", of=slot("who")), "exile"),)),
)
