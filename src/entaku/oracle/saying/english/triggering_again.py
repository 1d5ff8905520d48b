"""Abilities that trigger an additional time, and what causes them to."""

from entaku.oracle.ir.abilities import Static
from entaku.oracle.ir.happenings import (
    AnyHappening,
    Attacks,
    Casts,
    Copies,
    DealsDamage,
    Dies,
    Draws,
    Enters,
    IsDealtDamage,
)
from entaku.oracle.ir.player_rules import TriggersAgain
from entaku.oracle.ir.things import Each, You
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table, table

_WHAT, _WHERE, _OF, _ON = slot("what"), slot("where"), slot("of"), slot("on")

Table(
    "cause",
    phrase(
        "{what:a group} entering the battlefield",
        "{what:entering under yours} entering the battlefield under your control",
        Enters(_WHAT),
    ),
    phrase("{what:a group} entering", Enters(_WHAT)),
    phrase("{what:a group} dying", Dies(_WHAT)),
    phrase("{what:a group} attacking", Attacks(_WHAT)),
    phrase("{what:a group} dealing combat damage to a player", DealsDamage(_WHAT, Each(), combat=True)),
    phrase("{what:a group} being dealt damage", IsDealtDamage(_WHAT)),
    phrase("a player drawing a card", Draws(Each())),
    phrase("you casting or copying {where:a spell}", AnyHappening((Casts(You(), _WHERE), Copies(You(), _WHERE)))),
)
Table("would cause", phrase("causes", "would cause", None))
Table("once more", phrase("that ability", "it", None))  # fmt: skip
table("player line").add(
    phrase("if a triggered ability of {of:a group} triggers, {x:once more} triggers a additional time.",
           Static(rules=(TriggersAgain(_OF),))),
    phrase("if {on:cause} {y:would cause} a triggered ability of {of:a group} to trigger, that ability triggers a"
           " additional time.", Static(rules=(TriggersAgain(_OF, _ON),))),
)  # fmt: skip
