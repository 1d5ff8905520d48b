"""Players by what is so of them: "each opponent who controls a artifact", "for each player who lost life this turn"."""

from entaku.oracle.ir.conditions import Compared, DealtDamageThisTurn, Exists
from entaku.oracle.ir.things import (
    BoundPlayer,
    Count,
    Each,
    Except,
    Group,
    LifeLost,
    LifeOf,
    PlayerCounters,
    PlayersWho,
    You,
    YourTeam,
)
from entaku.oracle.saying.english import amounts, lands, things
from entaku.oracle.saying.english.conditions import Controlled
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table, table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Value

ADDS_TO = (amounts, lands, things)
"""The modules to whose tables lines are added here, or whose kinds are used, which must be there before."""

_EACH, _OPPONENT = BoundPlayer("each"), Each("opponent")
_BY, _C, _KIND, _N, _WHAT = slot("by"), slot("c"), slot("kind"), slot("n"), slot("what")
_THEIR_HAND, _YOUR_HAND = Count(Group(zone="hand", of=_EACH)), Count(Group(zone="hand", of=You()))

Controlled("one of each one's", "a group", _EACH)
Table(
    "trait",
    phrase("control~ {what:one of each one's}", Exists(_WHAT)),
    phrase("control~ {n:one} or more {what:several of one's}", Exists(_WHAT, _N)),
    phrase("control~ more {what+by:more than yours}", Compared(Count(_WHAT), ">", Count(_BY))),
    phrase("control~ fewer {what+by:more than yours}", Compared(Count(_WHAT), "<", Count(_BY))),
    phrase("have~ {n:one} or more {kind:counter} counters", Compared(PlayerCounters(_KIND, _EACH), ">=", _N)),
    phrase("have~ more cards in hand than you", Compared(_THEIR_HAND, ">", _YOUR_HAND)),
    phrase("have~ more life than you", Compared(LifeOf(_EACH), ">", LifeOf(You()))),
    phrase("have~ less life than you", Compared(LifeOf(_EACH), "<", LifeOf(You()))),
    phrase("lost life this turn", Compared(LifeLost(_EACH), ">=", 1)),
    phrase("were~ dealt damage this turn", DealtDamageThisTurn(_EACH)),
)


class TraitOf(Kind):
    """What is so of one player, or of as many as the noun before it tells; whom the text spoke of is still meant."""

    def __init__(self, name: str, *, counted: bool, traits: str = "trait") -> None:
        KINDS[name] = self
        self.counted = counted
        self.traits = traits

    def _agreeing(self, told: Telling) -> Telling:
        return told._replace(singular=not (self.counted and told.many))

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in KINDS[self.traits].read(text, at, self._agreeing(told)):
            yield value, end, then._replace(it=told.it, noun=told.noun, many=told.many)

    def say(self, value: Value, told: Telling) -> Said:
        words, then = KINDS[self.traits].say(value, self._agreeing(told))
        return words, then._replace(it=told.it, noun=told.noun, many=told.many)


TraitOf("trait of one", counted=False)
TraitOf("trait of those", counted=True)
table("count").add(
    phrase("opponent# who {c:trait of those}", Count(PlayersWho(_OPPONENT, _C))),
    phrase("player# who {c:trait of those}", Count(PlayersWho(Each(), _C))),
)
WILLING = BoundPlayer("willing")
"""Those who did what each of several players might.  (CR 101.4)"""
Table("did so", phrase("discarded a card", "searched their library", "discarded their hand", "drew a card", None))
table("described player").add(
    phrase("each opponent who {c:trait of one}", PlayersWho(_OPPONENT, _C)),
    phrase("each player who {c:trait of one}", PlayersWho(Each(), _C)),
    phrase("each player who does", "each player who {x:did so} this way", WILLING),
    phrase("each opponent who does", "each opponent who {x:did so} this way", Except(WILLING, YourTeam())),
    phrase("each player who doesn't", "each player who didn't", Except(Each(), WILLING)),
    phrase("each opponent who doesn't", "each opponent who didn't", Except(_OPPONENT, WILLING)),
)
