"""What is done as a cost that is an instruction otherwise: "mill a card", "put a -1/-1 counter on ~"."""

from entaku.oracle.ir.abilities import DoCost
from entaku.oracle.ir.things import Bound, Group, Self, TopCards, You
from entaku.oracle.mechanics.behold import Behold
from entaku.oracle.mechanics.blight import Blight
from entaku.oracle.mechanics.choosing import ChooseThings
from entaku.oracle.mechanics.coins import FlipCoin
from entaku.oracle.mechanics.counters import PutCounters
from entaku.oracle.mechanics.drawing import Draw, Mill
from entaku.oracle.mechanics.evidence import CollectEvidence
from entaku.oracle.mechanics.forage import Forage
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.mechanics.processing import Process
from entaku.oracle.saying.english import costs
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (costs,)
"""The modules to whose tables lines are added here, which must be there before."""

_N, _KIND, _WHAT = slot("n"), slot("kind"), slot("what")


class OneOfThem(Kind):
    """One of a group that is chosen for a cost: "a creature you control"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for group, end, then in KINDS["a group"].read(text, at, told):
            if isinstance(group, Group) and group.zone == "battlefield":
                yield ChooseThings(group), end, then._replace(it=told.it, noun=told.noun)

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, ChooseThings) or value != ChooseThings(value.what):
            raise Unsayable(value)
        words, then = KINDS["a group"].say(value.what, told)
        return words, then._replace(it=told.it, noun=told.noun)


KINDS["one of them chosen"] = OneOfThem()
table("cost part").add(
    phrase("draw a card", DoCost((Draw(1),))),
    phrase("flip a coin", DoCost((FlipCoin(),))),
    phrase("forage", DoCost((Forage(),))),
    phrase("blight {n:amount}", DoCost((Blight(_N),))),
    phrase("collect evidence {n:amount}", DoCost((CollectEvidence(_N),))),
    phrase("behold {where:beheld}", DoCost((Behold(slot("where")),))),
    phrase("behold {where:beheld} and exile it", DoCost((Behold(slot("where")), Move(Bound("beheld"), "exile")))),
    phrase("mill {n:a} card#", DoCost((Mill(_N),))),
    phrase("exile the top card of your library", DoCost((Move(TopCards(You(), 1), "exile"),))),
    phrase("exile the top {n:one} cards of your library", DoCost((Move(TopCards(You(), _N), "exile"),))),
    phrase(
        "put a {kind:counter} counter on ~",
        "put a {kind:counter} counter on this creature",
        DoCost((PutCounters(Self(), _KIND, 1),)),
    ),
    phrase(
        "put a {kind:counter} counter on {what:one of them chosen}",
        DoCost((_WHAT, PutCounters(Bound("chosen"), _KIND, 1))),
    ),
    phrase("put a card a opponent owns from exile into that player's graveyard", DoCost((Process(1),))),
)
