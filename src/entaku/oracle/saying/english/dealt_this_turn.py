"""What has dealt damage this turn: "target creature that dealt damage this turn", "if ~ dealt damage to you …"."""

from entaku.oracle.ir.conditions import DealtDamageThisTurn, Matches
from entaku.oracle.ir.things import DealtThisTurn
from entaku.oracle.saying.english import conditions, events, suffixes
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table, table

ADDS_TO = (conditions, events, suffixes)
"""The modules to whose tables lines are added here, which must be there before."""

_WHAT, _TO = slot("what"), slot("to")
Table(
    "damage to whom",
    phrase("damage", ""),
    phrase("damage to you", "you"),
    phrase("damage to a opponent", "opponent"),
    phrase("combat damage to a player", "player in combat"),
)
Table("dealt before", phrase("dealt {to:damage to whom} this turn", _TO))
table("suffix phrase").add(phrase("that {to:dealt before}", DealtThisTurn(_TO)))
table("condition").add(
    phrase(
        "{what:named} {to:dealt before}",
        "{what:subject pronoun} {to:dealt before}",
        Matches(_WHAT, (DealtThisTurn(_TO),)),
    ),
    phrase(
        "{who:one attacked} was dealt combat damage by {what:a group} this turn",
        DealtDamageThisTurn(slot("who"), _WHAT),
    ),
)
