"""Words of older cards for what others say otherwise: "if no mana was spent to cast it", "attacking alone"."""

from entaku.oracle.ir.changes import AddCreatureTypes
from entaku.oracle.ir.conditions import ManaSpent, Matches, TurnOf, Unless
from entaku.oracle.ir.happenings import AnyHappening, DealsDamage, Dies, Discards
from entaku.oracle.ir.things import AnyOf, Being, Kicked, Other, Stat
from entaku.oracle.saying.english import changes, conditions, events, happened, suffixes
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table, table

ADDS_TO = (changes, conditions, events, happened, suffixes)
"""The modules to whose tables lines are added here, which must be there before."""

_WHAT, _WHO, _BY, _B, _S, _H, _N = (
    slot("what"), slot("who"), slot("by"), slot("b"), slot("s"), slot("h"), slot("n"),
)  # fmt: skip
Table(
    "two statuses",
    phrase("enchanted or equipped", AnyOf((Being("enchanted"), Being("equipped")))),
)
table("suffix phrase").add(
    phrase("that's {b:two statuses}", _B),
)
table("condition").add(
    phrase("{what:subject} is {b:two statuses}", "{what:subject pronoun}'s {b:two statuses}", Matches(_WHAT, (_B,))),
    phrase(
        "{what:subject} is attacking alone",
        "{what:subject pronoun}'s attacking alone",
        Matches(_WHAT, (Being("attacking"), Being("alone"))),
    ),
    phrase("{what:pronoun} was kicked", Matches(_WHAT, (Kicked(),))),
    phrase(
        "no mana was spent to cast {what:pronoun}",
        Unless(ManaSpent("", 1, _WHAT)),
    ),
    phrase("it's not {who:that player's} turn", Unless(TurnOf(_WHO))),
    phrase("{what:subject pronoun} has {s:stat} {h+n:so great}", Matches(_WHAT, (Stat(_S, _H, _N),))),
)
table("event phrase").add(
    phrase("{who:any player} cycle~ or discard~ another card", Discards(_WHO, (Other(),))),
    phrase(
        "{what:happener} deals {x:combat damage} to {by:any player} or dies",
        AnyHappening((DealsDamage(_WHAT, _BY, combat=True), Dies(_WHAT))),
    ),
)
table("static change").add(phrase("are~ every creature type", AddCreatureTypes()))
