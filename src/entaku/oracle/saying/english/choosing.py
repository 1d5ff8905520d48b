"""Idioms in which something is chosen as they are followed, without being targeted."""

from typing import Any  # Any: values of slots, of whatever kind

from entaku.oracle.ir.actions import Apply
from entaku.oracle.ir.changes import AddColour, AddTypes
from entaku.oracle.ir.things import (
    Both,
    Bound,
    Each,
    Group,
    MostOfOne,
    Other,
    You,
)
from entaku.oracle.mechanics.attaching import Attach
from entaku.oracle.mechanics.choosing import ChooseThings
from entaku.oracle.mechanics.counters import PutCounters
from entaku.oracle.mechanics.drawing import Discard, Draw
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.mechanics.searching import Search
from entaku.oracle.mechanics.tapping import Tap, Untap
from entaku.oracle.saying.english.group_nouns import word_at
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.sorts import subtypes
from entaku.oracle.saying.english.tables import table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Value

_N, _WHAT, _WHERE, _OF = slot("n"), slot("what"), slot("where"), slot("of")
_A, _B, _C, _D = slot("a"), slot("b"), slot("c"), slot("d")
_CHOSEN, _FOUND = Bound("chosen"), Bound("found")
_FIRST, _SECOND, _THIRD, _FOURTH = Bound("first"), Bound("second"), Bound("third"), Bound("fourth")


def _one(wanted: Any, bind: str, *before: Bound) -> Search:  # noqa: ANN401  (a place in a phrase)
    """A card that is searched for besides others, and stays where it is until all are found."""
    others = (Other(before[0] if len(before) == 1 else Both(before)),) if before else ()
    return Search((*others, wanted), 1, to=None, reveal=False, bind=bind)


class CardOfType(Kind):
    """A card of one type: "a Plains card"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for where, end, then in KINDS["a card like"].read(text, at, told):
            if len(where) == 1:
                yield where[0], end, then

    def say(self, value: Value, told: Telling) -> Said:
        return KINDS["a card like"].say((value,), told)


class TypeWord(Kind):
    """A subtype: "Zombie"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        word = word_at(text, at)
        if word in subtypes():
            yield word, at + len(word), told

    def say(self, value: Value, told: Telling) -> Said:
        return str(value), told


class FirstCreation(Kind):
    """The first of several things that are created."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text.count("token", at) > 1:
            yield from KINDS["creation"].read(text, at, told)

    def say(self, value: Value, told: Telling) -> Said:
        return KINDS["creation"].say(value, told)


KINDS["first creation"] = FirstCreation()
KINDS["card of type"] = CardOfType()
KINDS["type word"] = TypeWord()


IDIOMS.add(
    phrase("untap up to {n:a} {what:groups}", (ChooseThings(_WHAT, amount=_N, optional=True), Untap(_CHOSEN))),
    phrase("tap up to {n:a} {what:groups}", (ChooseThings(_WHAT, amount=_N, optional=True), Tap(_CHOSEN))),
    phrase("return {where+n:one or some cards} from your graveyard to your hand",
           (ChooseThings(Group(_WHERE, "graveyard", You()), amount=slot("n")), Move(_CHOSEN, "hand"))),
    phrase("return {what:a group} to its owner's hand", (ChooseThings(_WHAT), Move(_CHOSEN, "hand"))),
    phrase("attach {what:a group} to {to:thing}", (ChooseThings(_WHAT), Attach(_CHOSEN, slot("to")))),
    phrase("put {n:a} {kind:counter} counter# on {what:a group}",
           (ChooseThings(_WHAT), PutCounters(_CHOSEN, slot("kind"), _N))),
    phrase("each player discards their hand, then draws cards equal to the greatest number of cards a player"
           " discarded this way",
           (Discard(None, Each()), Draw(MostOfOne("discarded"), Each()))),
    phrase("create {a:first creation} and {b:creation}", "create {a:first creation}. create {b:creation}", (_A, _B)),
    phrase("create {a:first creation}, {b:creation}, and {c:creation}", "create {a:first creation}."
           " create {b:creation}. create {c:creation}", (_A, _B, _C)),
)  # fmt: skip
table("thing clause").add(
    phrase("that creature is a {c:colour} {t:type word} in addition to its other colors and types",
           Apply(Bound("moved"), (AddColour(_C), AddTypes((slot("t"),))), "end of game")),
)  # fmt: skip
