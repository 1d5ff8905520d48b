"""What is said of objects by what they aren't, have or lack, and by what was done to them."""

from entaku.oracle.ir.conditions import Exists, Matches, Unless
from entaku.oracle.ir.happenings import AnyHappening, ComesTrue, DealsDamage, Moves
from entaku.oracle.ir.things import (
    Among,
    AnyOf,
    Bound,
    ControlledBy,
    Count,
    Each,
    Group,
    Has,
    HasCounter,
    Is,
    Not,
    OwnedBy,
    Stat,
    You,
)
from entaku.oracle.mechanics.choosing import ChooseThings
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.saying.english import amounts, conditions, events, standing, suffixes, whole_zones
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.suffixes import keyword_names
from entaku.oracle.saying.english.tables import Table, table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (amounts, conditions, events, standing, suffixes, whole_zones)
"""The modules to whose tables lines are added here, which must be there before."""

_WHAT, _WHERE, _WHO, _C, _H, _K, _N = (
    slot("what"), slot("where"), slot("who"), slot("c"), slot("h"), slot("k"), slot("n"),
)  # fmt: skip


class LastingStatus(Kind):
    """How something is for longer than a moment: "enchanted", "tapped"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for predicate, end, then in KINDS["status"].read(text, at, told):
            yield Not(predicate), end, then

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Not):
            raise Unsayable(value)
        return KINDS["status"].say(value.of, told)


class KeywordName(Kind):
    """The name of a keyword."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for name in keyword_names(text, at):
            yield name, at + len(name), told

    def say(self, value: Value, told: Telling) -> Said:
        return str(value), told


class DiscardedOne(Kind):
    """What the card is like that was discarded, where it was one."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if told.number == "discarded":
            yield from KINDS["a card like"].read(text, at, told)

    def say(self, value: Value, told: Telling) -> Said:
        if told.number != "discarded":
            raise Unsayable(value)
        return KINDS["a card like"].say(value, told)


KINDS["not so"] = LastingStatus()
KINDS["keyword name"] = KeywordName()
KINDS["discarded one"] = DiscardedOne()
_GIVEN_UP = tuple(f"the sacrificed {noun}" for noun in ("creature", "permanent", "artifact"))
Table("given up", phrase(*_GIVEN_UP, Bound("sacrificed")))
table("suffix phrase").add(
    phrase("that aren't {c:not so}", "that isn't {c:not so}", _C),
    phrase("you don't own", Not(OwnedBy(You()))),
    phrase("with power or toughness {h+n:so great}", AnyOf((Stat("power", _H, _N), Stat("toughness", _H, _N)))),
    phrase("with {k:counter} counters on {x:it or them}", HasCounter(_K)),
)
table("condition").add(
    phrase("your library has no cards in it", Unless(Exists(Group(zone="library", of=You())))),
    phrase("{what:subject} has {k:keyword name}", Matches(_WHAT, (Has(_K),))),
    phrase("{what:subject pronoun} had {s:stat} {h+n:so great}", Matches(_WHAT, (Stat(slot("s"), _H, _N),))),
    phrase(
        "you control {what:pronoun}",
        "you controlled {what:pronoun}",
        Matches(_WHAT, (ControlledBy(You()),)),
    ),
    phrase("you don't control {what:pronoun}", Unless(Matches(_WHAT, (ControlledBy(You()),)))),
    phrase(
        "a opponent controls {what:pronoun}",
        "a opponent controlled {what:pronoun}",
        Matches(_WHAT, (ControlledBy(Each("opponent")),)),
    ),
    phrase("{what:given up} was {b:status}", Matches(_WHAT, (slot("b"),))),
    phrase("{what:given up} was {where:a sort}", Matches(_WHAT, _WHERE)),
    phrase(
        "{where:a card like} is exiled this way",
        "{where:a card like} was exiled this way",
        "at least one {where:card like} was exiled this way",
        Exists(Among("moved", _WHERE)),
    ),
    phrase(
        "{what:subject pronoun} didn't have {k:keyword name}",
        "{what:subject pronoun} doesn't have {k:keyword name}",
        Unless(Matches(_WHAT, (Has(_K),))),
    ),
    phrase(
        "{where:discarded one} is discarded this way",
        "{where:discarded one} was discarded this way",
        Matches(Bound("discarded"), _WHERE),
    ),
)
table("event phrase").add(
    phrase("{what:happener} is exiled from the battlefield", Moves(_WHAT, "exile", "battlefield")),
    phrase("{what:named} has {k:keyword name}", ComesTrue(Matches(_WHAT, (Has(_K),)))),
    phrase(
        "{what:happener} deals damage to {n:any player} or planeswalker",
        AnyHappening((DealsDamage(_WHAT, _N), DealsDamage(_WHAT, Group((Is("Planeswalker"),))))),
    ),
)
table("count").add(phrase("card# in {who:own of each} {c:own zone}", Count(Group(zone=_C, of=_WHO))))
IDIOMS.add(
    phrase("exile any number of {what:groups}", (ChooseThings(_WHAT, amount=None), Move(Bound("chosen"), "exile"))),
)
