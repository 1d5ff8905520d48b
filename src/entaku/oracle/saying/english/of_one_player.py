"""Conditions on one player, in the words that tell players apart: "if that player controls no creatures"."""

from collections.abc import Iterable

from entaku.oracle.ir.changes import CantAttack
from entaku.oracle.ir.conditions import CastThisTurn, Compared, EnteredThisTurn, Exists, HandEmpty, Unless
from entaku.oracle.ir.of_one_player import asked_of, traits
from entaku.oracle.ir.things import (
    BoundPlayer,
    CardsDiscarded,
    CardsDrawn,
    ControllerOf,
    Count,
    Each,
    Group,
    LifeGained,
    Other,
    OwnedBy,
    PlayerCounters,
    PlayersWho,
)
from entaku.oracle.saying.english import changes, conditions, happened, players_who, things
from entaku.oracle.saying.english.beginnings import begins_of_any
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.players_who import TraitOf
from entaku.oracle.saying.english.tables import Either, Table, table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (changes, conditions, happened, players_who, things)
"""The modules to whose tables lines are added here, or whose kinds are used, which must be there before."""

_EACH, _OPPONENT = BoundPlayer("each"), Each("opponent")
DEFENDING = BoundPlayer("defending")
_C, _H, _N, _WHAT, _WHERE = slot("c"), slot("h"), slot("n"), slot("what"), slot("where")
_POISON = Compared(PlayerCounters("poison", _EACH), ">=", 1)


class OneThatEntered(Kind):
    """One of a sort that entered, "another" beside none that was spoken of: the card itself isn't meant by that."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for where, end, then in KINDS["one of a sort"].read(text, at, told):
            if not any(isinstance(each, Other) for each in where):
                yield where, end, then

    def say(self, value: Value, told: Telling) -> Said:
        return KINDS["one of a sort"].say(value, told)


KINDS["one that entered"] = OneThatEntered()
FURTHER = (
    phrase("control~ no {what:several of one's}", "don't~ control {what:one of each one's}", Unless(Exists(_WHAT))),
    phrase("are~ poisoned", _POISON),
    phrase("own~ a card in exile", Exists(Group((OwnedBy(_EACH),), "exile"))),
    phrase("cast {where:a spell} this turn", CastThisTurn(_EACH, _WHERE)),
    phrase("didn't cast {where:a spell} this turn", Unless(CastThisTurn(_EACH, _WHERE))),
    phrase("gained life this turn", Compared(LifeGained(_EACH), ">=", 1)),
    phrase("drew {n:one} or more cards this turn", Compared(CardsDrawn(_EACH), ">=", _N)),
    phrase("had {where:one that entered} enter under their control this turn", EnteredThisTurn(_EACH, _WHERE)),
    phrase(
        "had {n:one} or more {where:creatures like} enter under their control this turn",
        EnteredThisTurn(_EACH, _WHERE, _N),
    ),
)
"""Traits by which no condition on an opponent is worded otherwise."""
_IN_GRAVEYARD = Compared(Count(Group(zone="graveyard", of=_EACH)), _H, _N)
Table("further trait", *FURTHER)
TraitOf("further trait of one", counted=False, traits="further trait")
table("trait").add(
    *FURTHER,
    phrase("have~ no cards in hand", HandEmpty(_EACH)),
    phrase("have~ {h+n:so many} cards in their graveyard", _IN_GRAVEYARD),
)
Table("defender's trait", *FURTHER, phrase("have~ {h+n:so many} cards in their graveyard", _IN_GRAVEYARD))
TraitOf("defender's trait of one", counted=False, traits="defender's trait")
Table("controller asked about", phrase("{what:poss} controller", ControllerOf(_WHAT)))
Either("asked player", "that player", "defender", "controller asked about", "new player target")


class StateOfOne(Kind):
    """What is so of one player, each of whom may be asked: "that player has no cards in hand"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for who, end, then in KINDS["asked player"].read(text, at, told):
            if text.startswith(" ", end):
                for trait, last, after in KINDS["trait of one"].read(text, end + 1, then):
                    yield asked_of(trait, who), last, after

    def begins(self) -> Iterable[str] | None:
        return begins_of_any(("asked player",))

    def say(self, value: Value, told: Telling) -> Said:
        for who, trait in traits(value):
            try:
                words, then = KINDS["asked player"].say(who, told)
                said, then = KINDS["trait of one"].say(trait, then)
            except Unsayable:
                continue
            return f"{words} {said}", then
        raise Unsayable(value)


class DefendersState(Kind):
    """What is so of the defending player, behind these words: "controls a Island"; nothing that is not so."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for trait, end, then in KINDS["defender's trait of one"].read(text, at, told):
            if not isinstance(trait, Unless):
                yield asked_of(trait, DEFENDING), end, then

    def say(self, value: Value, told: Telling) -> Said:
        for who, trait in traits(value):
            if who == DEFENDING and not isinstance(trait, Unless):
                return KINDS["defender's trait of one"].say(trait, told)
        raise Unsayable(value)


KINDS["state of one player"] = StateOfOne()
KINDS["defender's further state"] = DefendersState()


def _of(who: object, trait: object) -> Compared:
    """That a trait is so of a player, or of one of several."""
    return Compared(Count(PlayersWho(who, trait)), ">=", 1)  # type: ignore[arg-type]  # places stand for nodes


_DISCARDED = Compared(CardsDiscarded(_EACH), ">=", 1)
table("trait").add(phrase("discarded a card this turn", _DISCARDED))
table("condition").add(
    phrase("a opponent discarded a card this turn", _of(_OPPONENT, _DISCARDED)),
    phrase("a opponent {c:further trait of one}", _of(_OPPONENT, _C)),
    phrase("a player {c:further trait of one}", _of(Each(), _C)),
    phrase("no opponent {c:trait of one}", Unless(_of(_OPPONENT, _C))),
)
table("condition").add_said_first(phrase("{c:state of one player}", _C))
table("defender's state").add(phrase("{c:defender's further state}", _C))
for each in ("lasting change", "static change"):
    table(each).add(
        phrase("can't attack if defending player {c:defender's state}", CantAttack(unless=Unless(_C))),
    )
