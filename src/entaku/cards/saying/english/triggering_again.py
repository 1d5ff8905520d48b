"""Abilities that trigger an additional time, and what causes them to."""

from entaku.cards.ir.abilities import Static
from entaku.cards.ir.happenings import AnyHappening, Casts, Copies, Dies, Enters
from entaku.cards.ir.player_rules import TriggersAgain
from entaku.cards.ir.things import You
from entaku.cards.saying.english.patterns import slot
from entaku.cards.saying.english.phrase import phrase
from entaku.cards.saying.english.tables import Table, table

_WHAT, _WHERE, _OF, _ON = slot("what"), slot("where"), slot("of"), slot("on")

Table(
    "cause",
    phrase("{what:a group} entering the battlefield",
           "{what:entering under yours} entering the battlefield under your control", Enters(_WHAT)),
    phrase("{what:a group} dying", Dies(_WHAT)),
    phrase("you casting or copying {where:a spell}", AnyHappening((Casts(You(), _WHERE), Copies(You(), _WHERE)))),
)  # fmt: skip
table("player line").add(
    phrase("if {on:cause} causes a triggered ability of {of:a group} to trigger, that ability triggers a additional"
           " time.", Static(rules=(TriggersAgain(_OF, _ON),))),
)  # fmt: skip
