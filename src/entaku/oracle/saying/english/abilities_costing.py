"""Abilities that cost less for what they target, or the first of a turn: "the first equip ability you activate …"."""

from entaku.oracle.ir.abilities import Static
from entaku.oracle.ir.player_rules import AbilitiesCostLess, PlayerRule
from entaku.oracle.ir.things import Each, Not, Other, Self, You
from entaku.oracle.saying.english import player_lines
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table, table

ADDS_TO = (player_lines,)
"""The modules to whose tables lines are added here, or whose kinds are used, which must be there before."""

_N, _TO, _C, _WHO, _WHAT = slot("n"), slot("to"), slot("c"), slot("who"), slot("what")


def _rule(rule: PlayerRule) -> Static:
    return Static(rules=(rule,))


Table(
    "aimed at",
    phrase("that target ~", Self()),
    phrase("that target {what:a group}", "that target {what:groups}", _WHAT),
)
Table("its equip ability", phrase("~'s equip ability", "this equip ability", (Not(Other()),)))
Table(
    "abilities of whose",
    phrase("abilities you activate", (You(), False)),
    phrase("equip abilities you activate", (You(), True)),
    phrase("abilities your opponents activate", (Each("opponent"), False)),
)
Table("equip abilities of whose", phrase("equip abilities of {who+what:their source}", (_WHO, _WHAT)))
Table("first equip ability", phrase("the first equip ability you activate", None))
Table("less to activate", phrase("{n:generic} less to activate", _N))
table("player line").add(
    phrase(
        "{who+c:abilities of whose} {to:aimed at} cost {n:less or more} to activate.",
        _rule(AbilitiesCostLess(_WHO, _N, equip=_C, target=_TO)),
    ),
    phrase(
        "equip costs you pay cost {n:generic} less.",
        _rule(AbilitiesCostLess(You(), _N, equip=True)),
    ),
    phrase(
        "{who+what:equip abilities of whose} cost {n:less or more} to activate.",
        _rule(AbilitiesCostLess(_WHO, _N, _WHAT, equip=True)),
    ),
    phrase(
        "{what:its equip ability} costs {n:less to activate} if it targets {to:a group}.",
        _rule(AbilitiesCostLess(Each(), _N, _WHAT, equip=True, target=_TO)),
    ),
    phrase(
        "{x:first equip ability} each turn costs {n:less to activate}.",
        _rule(AbilitiesCostLess(You(), _N, equip=True, first_each_turn=True)),
    ),
)
