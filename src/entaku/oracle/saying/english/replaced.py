"""Replacement and prevention, as older cards and newer ones word it.  (CR 614, 615)"""

from entaku.oracle.ir.abilities import Replaces
from entaku.oracle.ir.conditions import Unless
from entaku.oracle.ir.replacements import EntersTapped, InsteadOfCreating
from entaku.oracle.ir.things import You
from entaku.oracle.mechanics.tokens import Create
from entaku.oracle.saying.english import player_lines, standing
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table, table

ADDS_TO = (player_lines, standing)
"""The modules to whose tables lines are added here, which must be there before."""

_TO, _COST, _C, _WHAT = slot("to"), slot("cost"), slot("c"), slot("what")
_OF, _AS_MANY = slot("of"), slot("as_many")

Table(
    "tokens of a type",
    phrase("tokens", ""),
    phrase("artifact tokens", "Artifact"),
    phrase("creature tokens", "Creature"),
)
_MORE = (Create(slot("token")),)
table("replacing line").add(
    phrase(
        "if one or more {of:tokens of a type} would be created under your control, those tokens plus"
        " {as_many:coming besides} {token:token} are created instead.",
        Replaces(InsteadOfCreating(You(), 1, _MORE, _OF, _AS_MANY)),
    ),
    phrase(
        "if one or more tokens would be created under your control, twice that many of those tokens are created"
        " instead.",
        Replaces(InsteadOfCreating(You(), 2)),
    ),
    phrase("if {c:condition}, ~ enters tapped.", Replaces(EntersTapped(unless=Unless(_C)))),
)  # fmt: skip
