"""What is done in the place of something: "… would gain life, that player loses that much life instead".  (CR 614.6)"""

from entaku.oracle.ir.abilities import Replaces
from entaku.oracle.ir.instructions import May
from entaku.oracle.ir.replacements import (
    InsteadOfCounters,
    InsteadOfDamage,
    InsteadOfDrawing,
    InsteadOfGainingLife,
    InsteadOfMoving,
    InsteadOfSoMany,
)
from entaku.oracle.ir.things import Bound, BoundPlayer, Each, You
from entaku.oracle.mechanics.scry import Scry
from entaku.oracle.saying.english import dying, standing
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table, table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (dying, standing)
"""The modules to whose tables lines are added here, which must be there before."""

_C, _DO, _KIND, _N, _OF, _TO, _WHAT, _WHO = (
    slot("c"), slot("do"), slot("kind"), slot("n"), slot("of"), slot("to"), slot("what"), slot("who"),
)  # fmt: skip


class InItsPlace(Kind):
    """What is done instead: "that player" is whom it would have happened to, "that many" how much it was.

    What may be done instead isn't: who doesn't do it does what they would have done.  Of scrying it is told how many
    cards are looked at.
    `whoever`: that player is never "you", as who that is hasn't been said as a subject.
    """

    def __init__(self, name: str, number: str = "", whoever: bool = False) -> None:
        KINDS[name] = self
        self.number = number
        self.whoever = whoever

    def _after(self, told: Telling) -> Telling:
        player = BoundPlayer() if self.whoever or not isinstance(told.subject, You) else None
        return told._replace(number=self.number, player=player, subject=You(), third=False)

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for do, end, then in KINDS["effect"].read(text, at, self._after(told)):
            if not isinstance(do[0], May | Scry):
                yield do, end, then

    def say(self, value: Value, told: Telling) -> Said:
        if not value or isinstance(value[0], May | Scry):
            raise Unsayable(value)
        return KINDS["effect"].say(value, self._after(told))


class OnceExiled(Kind):
    """What else is done once something has been exiled instead of dying: it is "it", the card that it is by now."""

    def _after(self, told: Telling) -> Telling:
        return told._replace(it=Bound("it"), noun="card", that=None, subject=You(), third=False)

    def read(self, text: str, at: int, told: Telling) -> Reading:
        yield from KINDS["effect"].read(text, at, self._after(told))

    def say(self, value: Value, told: Telling) -> Said:
        if not value:
            raise Unsayable("nothing")
        return KINDS["effect"].say(value, self._after(told))


InItsPlace("in its place")
InItsPlace("in place of so much", "amount")
InItsPlace("in place of damage", "amount", whoever=True)
KINDS["once exiled"] = OnceExiled()
Table("player harmed", phrase("a player", Each()), phrase("a opponent", Each("opponent")))
Table("those who mill", phrase("they mill", "that player mills", None))
Table("so many more", phrase("that many cards plus {n:one}", (1, _N)), phrase("twice that many cards", (2, 0)))
Table(
    "for a draw",
    phrase("that player skips that draw", ((), False)),
    phrase("you may skip that draw", ((), True)),
    phrase("{what:in its place}", "that player skips that draw and {what:in its place}", (_WHAT, False)),
)
Table(
    "offered for a draw",
    phrase("you may {do:in its place} instead.", "instead you may {do:in its place}.",
           "you may instead {do:in its place}.", _DO),
)  # fmt: skip
Table("scry at all", phrase("scry a number of cards", None))
Table("harm to the kept", phrase("{c:damage sort} would be dealt to {to:kept}", (_C, _TO)))
Table("harm to a player", phrase("{what:a source} would deal {c:damage sort} to {to:player harmed}", (_WHAT, _C, _TO)))
Table("with a counter", phrase("with a {kind:counter} counter on it", _KIND))
Table(
    "exiled with a counter",
    phrase("exile {x:it buried} {kind:with a counter} instead.", "instead exile {x:it buried} {kind:with a counter}.",
           _KIND),
)  # fmt: skip
Table(
    "exiled and more done",
    phrase("instead exile {x:it buried} and {do:once exiled}.", "exile {x:it buried} instead. {do:once exiled}.", _DO),
)
table("replacing line").add(
    phrase(
        "if {who:any player} would draw a card, {what+c:for a draw} instead.",
        "if {who:any player} would draw a card, instead {what+c:for a draw}.",
        Replaces(InsteadOfDrawing(_WHO, _WHAT, _C)),
    ),
    phrase(
        "if {who:any player} would draw a card {x:but the first in their steps}, {what+c:for a draw} instead.",
        "if {who:any player} would draw a card {x:but the first in their steps}, instead {what+c:for a draw}.",
        Replaces(InsteadOfDrawing(_WHO, _WHAT, _C, but_first=True)),
    ),
    phrase(
        "if you would draw a card, {do:offered for a draw}",
        Replaces(InsteadOfDrawing(You(), _DO, may=True)),
    ),
    phrase(
        "if {who:any player} would gain life, {do:in place of so much} instead.",
        "if {who:any player} would gain life, instead {do:in place of so much}.",
        Replaces(InsteadOfGainingLife(_WHO, do=_DO)),
    ),
    phrase(
        "if you would {x:scry at all}, {do:in place of so much} instead.",
        "if you would {x:scry at all}, instead {do:in place of so much}.",
        Replaces(InsteadOfSoMany(You(), "scry", do=_DO)),
    ),
    phrase(
        "if you would {x:scry at all}, scry {n+c:so many more} instead.",
        Replaces(InsteadOfSoMany(You(), "scry", _N, _C)),
    ),
    phrase(
        "if {who:any player} would mill one or more cards, {x:those who mill} {n+c:so many more} instead.",
        Replaces(InsteadOfSoMany(_WHO, "mill", _N, _C)),
    ),
    phrase(
        "if {c+to:harm to the kept}, prevent {n:kept away}.",
        Replaces(InsteadOfDamage(to=_TO, combat=_C, shield=_N)),
    ),
    phrase(
        "if {what+c+to:harm to a player}, {do:in place of damage} instead.",
        "if {what+c+to:harm to a player}, instead {do:in place of damage}.",
        Replaces(InsteadOfDamage(_WHAT, _TO, _C, instead=_DO)),
    ),
    phrase(
        "if one or more counters would be put on {what:happener}, {n+c:that many} of each of those kinds of counters"
        " are put on {x:that one} instead.",
        Replaces(InsteadOfCounters(_WHAT, "", _N, _C)),
    ),
    phrase(
        "if {what:a group} would die, {kind:exiled with a counter}",
        Replaces(InsteadOfMoving(_WHAT, "graveyard", "exile", "battlefield", counter=_KIND)),
    ),
    phrase(
        "if {what:a group} would die, {do:exiled and more done}",
        Replaces(InsteadOfMoving(_WHAT, "graveyard", "exile", "battlefield", then=_DO)),
    ),
    phrase(
        "if {of:buried} from anywhere, {kind:exiled with a counter}",
        Replaces(InsteadOfMoving(_OF, "graveyard", "exile", counter=_KIND)),
    ),
)
