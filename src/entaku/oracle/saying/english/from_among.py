"""Some of several cards that were looked at, revealed, milled or exiled: "up to two creature cards from among them".

(CR 608.2, 701.16)
"""

from entaku.oracle.ir.conditions import Bind, Unless
from entaku.oracle.ir.things import Bound, Is, Not, You
from entaku.oracle.mechanics.casting import CastFree, MayPlay
from entaku.oracle.mechanics.choosing import ChooseThings
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.saying.english import conditions, durations, exiled_with, happeners, milled, seen_cards
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.seen_cards import PUT, PUT_REST, FromAmong
from entaku.oracle.saying.english.tables import OrNothing, Table, table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (conditions, durations, exiled_with, happeners, milled, seen_cards)
"""The modules to whose tables lines are added here, or whose kinds are used, which must be there before."""

_WHAT, _N, _U, _TAPPED, _FREE = slot("what"), slot("n"), slot("u"), slot("tapped"), slot("free")
_CHOSEN = Bound("chosen")


class NonePut(Kind):
    """That none of the cards just seen was chosen, as it is said of what would have become of it."""

    WORDS = ("you don't", "you didn't put a card into your hand this way")

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for number, words in enumerate(self.WORDS if told.cards else ()):
            if text.startswith(words, at):
                yield Unless(Bind("chosen")), at + len(words), told.chose("none put", number)

    def say(self, value: Value, told: Telling) -> Said:
        if value != Unless(Bind("chosen")) or not told.cards:
            raise Unsayable(value)
        number, then = told.choice("none put")
        return self.WORDS[number], then


KINDS["none put"] = NonePut()
table("condition").add(phrase("{if_:none put}", slot("if_")))
Table(
    "several among them",
    phrase("up to {n:several} {what:some among them}", (_WHAT, _N, True)),
    phrase("any number of {what:some among them}", (_WHAT, None, False)),
)


class NonlandCards(Kind):
    """Cards of a sort that aren't lands, as what is cast of them never is: "noncreature, nonland cards"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for where, end, then in KINDS["cards like"].read(text, at, told):
            if where[-1:] == (_NONLAND,) and len(where) > 1:
                yield where[:-1], end, then

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, tuple) or not value:
            raise Unsayable(value)
        return KINDS["cards like"].say((*value, _NONLAND), told)


_NONLAND = Not(Is("Land"))
KINDS["nonland cards"] = NonlandCards()
FromAmong("nonland cards there", "nonland cards")
Table(
    "spells so cast",
    phrase(
        "{what:spells of a sort there} without paying their mana costs",
        "{what:nonland cards there} without paying their mana costs",
        (_WHAT, True),
    ),
    phrase("{what:spells of a sort there}", (_WHAT, False)),
)
Table(
    "time so cast",
    phrase("{u:playing time} without paying their mana costs", (_U, True)),
    phrase("{u:playing time}", (_U, False)),
)
Table(
    "one taken",
    phrase("exile {n:one}", (_N, False)),
    phrase("you may exile {n:one}", (_N, True)),
)
Table("face down", phrase(" face down", True))
OrNothing("face down or up", "face down", nothing=False)
_SO_MANY = ChooseThings(_WHAT, amount=_N, optional=slot("less"))
_SET_ASIDE = Move(_CHOSEN, "exile", face_down=slot("face"))
_EXILED = Move(_CHOSEN, "exile", bind="exiled")
_PUT_HERE = Move(_CHOSEN, "battlefield", You(), _TAPPED)
_CAST = MayPlay(_WHAT, _U, free=_FREE, cast=True)
IDIOMS.add(
    phrase(
        "you may exile {what:one among them}{j:rest joined} {rest:the rest}"
        " {zone+below+order+random:place of the rest}. you may cast the exiled card without paying its mana cost",
        (ChooseThings(_WHAT, optional=True), _EXILED, PUT_REST, CastFree(Bound(_EXILED.bind))),
    ),
    phrase(
        "put {what+n+less:several among them} {to+tapped+fights:its place}{j:rest joined} {rest:the rest}"
        " {zone+below+order+random:place of the rest}",
        "you may put {what+n+less:several among them} {to+tapped+fights:its place}{j:rest joined} {rest:the rest}"
        " {zone+below+order+random:place of the rest}",
        (_SO_MANY, PUT, PUT_REST),
    ),
    phrase("put {what:one among them} onto {tapped:in your hands}", (ChooseThings(_WHAT), _PUT_HERE)),
    phrase("you may put {what:one among them} onto {tapped:in your hands}",
           (ChooseThings(_WHAT, optional=True), _PUT_HERE)),
    phrase("{n+less:one taken} of {what:cards seen}{face:face down or up}", (_SO_MANY, _SET_ASIDE)),
    phrase(
        "{n+less:one taken} of {what:cards seen}{face:face down or up}{j:rest joined} {rest:the rest}"
        " {zone+below+order+random:place of the rest}",
        (_SO_MANY, PUT_REST, _SET_ASIDE),
    ),
    phrase(
        "{u:playing time}, you may cast {what+free:spells so cast}",
        "you may cast {what:spells of a sort there} {u+free:time so cast}",
        (_CAST,),
    ),
    phrase(
        "you may cast {what:spells of a sort there} {u:playing time}{m+t:and so spent}",
        (MayPlay(_WHAT, _U, any_colour=slot("m"), any_type=slot("t"), cast=True),),
    ),
)  # fmt: skip
