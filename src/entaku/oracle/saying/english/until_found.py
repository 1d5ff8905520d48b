"""Cards revealed or exiled from the top of a library until one like these is.  (CR 701.16a)"""

from entaku.oracle.ir.durations import END_OF_TURN
from entaku.oracle.ir.things import Both, Bound
from entaku.oracle.mechanics.casting import MayPlay
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.mechanics.revealing import RevealUntil
from entaku.oracle.saying.english import any_number, seen_cards
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (any_number, seen_cards)
"""The modules whose kinds of phrases are used here, which must be there before."""

_N, _WHO, _WHERE, _ONE, _TO, _TAPPED, _FIGHTS = (
    slot("n"), slot("who"), slot("where"), slot("one"), slot("to"), slot("tapped"), slot("fights"),
)  # fmt: skip
_ALL = Both((Bound("found"), Bound("rest")))


class FoundCard(Kind):
    """The card that was looked for: "that card"."""

    WORDS = "that card"

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if told.cards == "found" and text.startswith(self.WORDS, at):
            yield Bound("found"), at + len(self.WORDS), told

    def say(self, value: Value, told: Telling) -> Said:
        if told.cards != "found" or value != Bound("found"):
            raise Unsayable(repr(value))
        return self.WORDS, told


KINDS["found card"] = FoundCard()
IDIOMS.add(
    phrase("{who:another player} reveals cards from the top of their library until they reveal"
           " {where+n:one or some cards}, then puts those cards into their graveyard",
           (RevealUntil(_WHERE, _WHO, _N), Move(_ALL, "graveyard"))),
    phrase("exile cards from the top of your library until you exile {where:a card like}",
           (RevealUntil(_WHERE), Move(_ALL, "exile"))),
    phrase("{who:another player} exiles cards from the top of their library until they exile {where:a card like}",
           (RevealUntil(_WHERE, _WHO), Move(_ALL, "exile"))),
    phrase("put {one:found card} {to+tapped+fights:its place}", (Move(_ONE, _TO, tapped=_TAPPED, attacking=_FIGHTS),)),
    phrase("until end of turn, you may cast {one:found card} without paying its mana cost",
           (MayPlay(_ONE, END_OF_TURN, free=True),)),
)  # fmt: skip
