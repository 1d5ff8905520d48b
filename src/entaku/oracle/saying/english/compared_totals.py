"""Conditions on totals, graveyards and lives, and two at once: "creatures you control have total toughness 10"."""

from entaku.oracle.ir.conditions import (
    AttackedThisTurn,
    Compared,
    Either,
    Every,
    FoughtThisCombat,
    IsMonarch,
    TurnOf,
    Unless,
)
from entaku.oracle.ir.things import (
    BoundPlayer,
    Count,
    Each,
    Group,
    LifeGained,
    LifeLost,
    PlayersWho,
    Sum,
    You,
)
from entaku.oracle.saying.english import amounts, conditions, happened
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import SaidSo, table

ADDS_TO = (amounts, conditions, happened)
"""The modules to whose tables lines are added here, which must be there before."""

_WHAT, _HOW, _N, _S, _B = slot("what"), slot("h"), slot("n"), slot("s"), slot("b")
_EACH = BoundPlayer("each")


SaidSo("your turn and", "it's your turn and")
table("condition").add(
    phrase("{what:groups} have total {s:stat} {h+n:so great}", Compared(Sum(_S, _WHAT), _HOW, _N)),
    phrase(
        "a graveyard has {h+n:so many} cards in it",
        Compared(Count(PlayersWho(Each(), Compared(Count(Group(zone="graveyard", of=_EACH)), _HOW, _N))), ">=", 1),
    ),
    phrase(
        "you gained or lost life this turn",
        Either((Compared(LifeGained(You()), ">=", 1), Compared(LifeLost(You()), ">=", 1))),
    ),
    phrase("there is no monarch", Unless(IsMonarch(Each()))),
    phrase("{what:named} attacked this turn", AttackedThisTurn(_WHAT)),
    phrase("{what:named} attacked or blocked this combat", FoughtThisCombat(_WHAT)),
    phrase(
        "{what:named} didn't attack this turn",
        "{what:subject pronoun} didn't attack this turn",
        Unless(AttackedThisTurn(_WHAT)),
    ),
    phrase("{x:your turn and} {b:condition}", Every((TurnOf(You()), _B))),
)
