"""Cards that were milled, of which some are taken or counted: "you may put a land card from among them into your hand".

(CR 701.13)
"""

from entaku.oracle.ir.conditions import Bind, Exists, Unless
from entaku.oracle.ir.instructions import If
from entaku.oracle.ir.things import Among, Bound, Count
from entaku.oracle.mechanics.choosing import ChooseThings
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.saying.english import amounts, conditions, from_hands, seen_cards
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.of_another_kind import ThenTold, a_card
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.seen_cards import PUT, put
from entaku.oracle.saying.english.tables import Table, table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (amounts, conditions, from_hands, seen_cards)
"""The modules to whose tables lines are added here, which must be there before."""

_N, _DO, _WHERE, _WHAT = slot("n"), slot("do"), slot("where"), slot("what")
_MILLED, _CHOSEN = "milled", Bound("chosen")


class BackFromThere(Kind):
    """Where cards are returned that were milled, and so lie in a graveyard: "to your hand", "to the battlefield"."""

    PLACES = (
        ("to your hand", ("hand", False, False)),
        ("to their owner's hand", ("hand", False, False)),
        ("to the battlefield tapped", ("battlefield", True, False)),
        ("to the battlefield", ("battlefield", False, False)),
    )

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for number, (words, place) in enumerate(self.PLACES if told.cards == _MILLED else ()):
            if text.startswith(words, at) and (number != 0 or told.library is None):
                yield place, at + len(words), told.chose("back from there", number)
                return

    def say(self, value: Value, told: Telling) -> Said:
        usual = next((number for number, (_, place) in enumerate(self.PLACES) if place == value), None)
        if usual is None or told.cards != _MILLED:
            raise Unsayable(value)
        number, told = told.choice("back from there", usual)
        words, place = self.PLACES[number]
        if place != value:
            raise Unsayable(value)
        return words, told


KINDS["back from there"] = BackFromThere()
ThenTold("exiled of them", "one among them", a_card(Bound("moved"), moved=True))
Table("one so milled", phrase("{where:a card like}", "at least one {where:card like}", _WHERE))
Table(
    "several so milled",
    phrase("{n:a} or more {where:cards like}", "{n:several} {where:cards like}", (_N, _WHERE)),
)
table("count").add(phrase("{where:cards among} milled this way", Count(Among(_MILLED, _WHERE))))
table("condition").add(
    phrase(
        "{where:one so milled} was milled this way",
        "{where:one so milled} is milled this way",
        Exists(Among(_MILLED, _WHERE)),
    ),
    phrase("{n+where:several so milled} were milled this way", Exists(Among(_MILLED, _WHERE), _N)),
)  # fmt: skip
IDIOMS.add(
    phrase("return {what:one among them} {to+tapped+fights:back from there}", (ChooseThings(_WHAT), PUT)),
    phrase("you may return {what:one among them} {to+tapped+fights:back from there}",
           (ChooseThings(_WHAT, optional=True), PUT)),
    phrase("return up to {n:several} {what:some among them} {to+tapped+fights:back from there}",
           (ChooseThings(_WHAT, amount=_N, optional=True), PUT)),
    phrase("return all {what:some among them} {to+tapped+fights:back from there}", (put(_WHAT),)),
    phrase("you may exile {what:exiled of them}. {do:if done}",
           (ChooseThings(_WHAT, optional=True), Move(_CHOSEN, "exile"), If(Bind("moved"), _DO))),
    phrase("you may put {what:one among them} {to+tapped+fights:its place}. {do:if not done}",
           (ChooseThings(_WHAT, optional=True), PUT, If(Unless(Bind("chosen")), _DO))),
)  # fmt: skip
