"""Some of several cards that were looked at, revealed, milled or exiled: "up to two creature cards from among them".

(CR 608.2, 701.16)
"""

from entaku.oracle.ir.conditions import Bind, Unless
from entaku.oracle.ir.things import Among, Bound, You
from entaku.oracle.mechanics.casting import CastFree, MayPlay
from entaku.oracle.mechanics.choosing import ChooseThings
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.saying.english import conditions, durations, exiled_with, happeners, milled, seen_cards
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table, table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (conditions, durations, exiled_with, happeners, milled, seen_cards)
"""The modules to whose tables lines are added here, or whose kinds are used, which must be there before."""

_WHAT, _N, _U, _TO, _TAPPED = slot("what"), slot("n"), slot("u"), slot("to"), slot("tapped")
_REST, _ZONE, _BELOW, _ORDER, _RANDOM = slot("rest"), slot("zone"), slot("below"), slot("order"), slot("random")
_CHOSEN, _MOVED = Bound("chosen"), "moved"


class AmongThose(Kind):
    """Those of the cards just seen, milled or exiled that are like this: "a creature card from among them"."""

    BETWEEN = " from among "
    WORDS = ("them", "those cards", "those exiled cards", "the exiled cards", "the cards exiled this way")

    def __init__(self, name: str, kind: str, *, exiled: bool = False) -> None:
        KINDS[name] = self
        self.kind = kind
        self.exiled = exiled

    def _cards(self, told: Telling) -> str:
        """By which name they go, "" where there are none."""
        if self.exiled:
            return _MOVED if told.moved else ""
        return told.cards if told.cards != "found" else ""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if cards := self._cards(told):
            for where, end, then in KINDS[self.kind].read(text, at, told):
                for number, words in enumerate(self.WORDS if text.startswith(self.BETWEEN, end) else ()):
                    begun = end + len(self.BETWEEN)
                    if text.startswith(words, begun) and (self.exiled or "exiled" not in words):
                        yield Among(cards, where), begun + len(words), then.chose("among those", number)

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Among) or value.name != self._cards(told):
            raise Unsayable(repr(value))
        number, then = told.choice("among those")
        words, then = KINDS[self.kind].say(value.where, then)
        return f"{words}{self.BETWEEN}{self.WORDS[number]}", then


class NonePut(Kind):
    """That none of the cards just seen was chosen, as it is said of what would have become of it."""

    WORDS = ("you don't", "you didn't put a card into your hand this way", "you put no cards into your hand this way")

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for number, words in enumerate(self.WORDS if told.cards else ()):
            if text.startswith(words, at):
                yield Unless(Bind("chosen")), at + len(words), told.chose("none put", number)

    def say(self, value: Value, told: Telling) -> Said:
        if value != Unless(Bind("chosen")) or not told.cards:
            raise Unsayable(repr(value))
        number, then = told.choice("none put")
        return self.WORDS[number], then


KINDS["none put"] = NonePut()
AmongThose("spells among those seen", "spells like")
AmongThose("one spell among those seen", "one spell")
AmongThose("spells among those exiled", "spells like", exiled=True)
AmongThose("one spell among those exiled", "one spell", exiled=True)
AmongThose("cards among those exiled", "cards like", exiled=True)
AmongThose("one card among those exiled", "a card like", exiled=True)
Table("one spell there", phrase("{what:one spell among those seen}", "{what:one spell among those exiled}", _WHAT))
Table("spells there", phrase("{what:spells among those seen}", "{what:spells among those exiled}", _WHAT))
table("condition").add(phrase("{if_:none put}", slot("if_")))
Table(
    "several among them",
    phrase("up to {n:several} {what:some among them}", (_WHAT, _N, True)),
    phrase("any number of {what:some among them}", (_WHAT, None, False)),
)
_SEVERAL = ChooseThings(_WHAT, amount=_N, optional=slot("less"))
_PUT = Move(_CHOSEN, _TO, tapped=_TAPPED)
_EXILED = Move(_CHOSEN, "exile", bind="exiled")
_PUT_HERE = Move(_CHOSEN, "battlefield", You(), _TAPPED)
_PUT_REST = Move(_REST, _ZONE, bottom=_BELOW, any_order=_ORDER, random_order=_RANDOM)
IDIOMS.add(
    phrase(
        "you may exile {what:one among them}{j:rest joined} {rest:the rest}"
        " {zone+below+order+random:place of the rest}. you may cast the exiled card without paying its mana cost",
        (ChooseThings(_WHAT, optional=True), _EXILED, _PUT_REST, CastFree(Bound(_EXILED.bind))),
    ),
    phrase(
        "put {what+n+less:several among them} {to+tapped:its place}{j:rest joined} {rest:the rest}"
        " {zone+below+order+random:place of the rest}",
        (_SEVERAL, _PUT, _PUT_REST),
    ),
    phrase(
        "you may put {what:one among them} onto the battlefield tapped and attacking",
        (ChooseThings(_WHAT, optional=True), Move(_CHOSEN, "battlefield", tapped=True, attacking=True)),
    ),
    phrase(
        "you may cast {what:one spell there} without paying its mana cost",
        (CastFree(_WHAT, most=1),),
    ),
    phrase(
        "you may cast any number of {what:spells there} without paying their mana costs",
        (CastFree(_WHAT),),
    ),
    phrase(
        "you may cast up to {n:several} {what:spells there} without paying their mana costs",
        (CastFree(_WHAT, most=_N),),
    ),
    phrase(
        "{u:playing time}, you may cast {what:spells among those exiled} without paying their mana costs",
        "you may cast {what:spells among those exiled} {u:playing time} without paying their mana costs",
        (MayPlay(_WHAT, _U, free=True, cast=True),),
    ),
    phrase(
        "{u:playing time}, you may cast {what:spells among those exiled}",
        "you may cast {what:spells among those exiled} {u:playing time}",
        (MayPlay(_WHAT, _U, cast=True),),
    ),
    phrase(
        "you may cast {what:spells among those exiled} {u:playing time}{m+t:and so spent}",
        (MayPlay(_WHAT, _U, any_colour=slot("m"), any_type=slot("t"), cast=True),),
    ),
    phrase(
        "put all {what:cards among those exiled} {to+tapped:its place}",
        (Move(_WHAT, _TO, tapped=_TAPPED),),
    ),
    phrase(
        "you may put {what:one card among those exiled} {to+tapped:its place}",
        (ChooseThings(_WHAT, optional=True), _PUT),
    ),
    phrase("put {what:one card among those exiled} {to+tapped:its place}", (ChooseThings(_WHAT), _PUT)),
    phrase(
        "you may put {what:one card among those exiled} onto {tapped:in your hands}",
        (ChooseThings(_WHAT, optional=True), _PUT_HERE),
    ),
    phrase("put {what:one card among those exiled} onto {tapped:in your hands}", (ChooseThings(_WHAT), _PUT_HERE)),
    phrase(
        "you may put any number of {what:cards among those exiled} {to+tapped:its place}",
        "put any number of {what:cards among those exiled} {to+tapped:its place}",
        (ChooseThings(_WHAT, amount=None), _PUT),
    ),
)  # fmt: skip
