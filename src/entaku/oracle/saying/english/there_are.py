"""How many there are of something, somewhere or in some state: "no creatures are on the battlefield"."""

from entaku.oracle.ir.conditions import Exists, HandEmpty, Matches, Unless
from entaku.oracle.ir.happenings import ComesTrue
from entaku.oracle.ir.things import (
    AttachedTo,
    Being,
    Blocking,
    Group,
    Has,
    Is,
    SharesColour,
    You,
)
from entaku.oracle.saying.english import conditions, events, happened, suffixes, things
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import SaidSo, table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (conditions, events, happened, suffixes, things)
"""The modules to whose tables lines are added here, which must be there before."""

_KIND, _N, _WHAT, _WHERE, _BY, _K = (
    slot("kind"), slot("n"), slot("what"), slot("where"), slot("by"), slot("k"),
)  # fmt: skip
_ATTACKING = Group((Is("Creature"), Being("attacking")))
_HERE = Group(_WHERE, "graveyard", You())


class HowManyBlock(Kind):
    """Creatures like these that block what is spoken of."""

    WORDS = "creatures are blocking "

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text.startswith(self.WORDS, at):
            for by, end, then in KINDS["pronoun"].read(text, at + len(self.WORDS), told):
                yield Group((Is("Creature"), Blocking(by))), end, then

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Group) or not value.where or not isinstance(value.where[-1], Blocking):
            raise Unsayable(value)
        words, told = KINDS["pronoun"].say(value.where[-1].what, told)
        return f"{self.WORDS}{words}", told


class HowManyAttached(Kind):
    """Permanents like these that are attached to what is spoken of."""

    BETWEEN = " are attached to "

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for group, end, then in KINDS["groups"].read(text, at, told):
            if text.startswith(self.BETWEEN, end) and isinstance(group, Group) and group.zone == "battlefield":
                after = then._replace(it=told.it, noun=told.noun)
                for by, last, finally_ in KINDS["pronoun"].read(text, end + len(self.BETWEEN), after):
                    yield Group((*group.where, AttachedTo(by))), last, finally_

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Group) or not value.where or not isinstance(value.where[-1], AttachedTo):
            raise Unsayable(value)
        words, then = KINDS["groups"].say(Group(value.where[:-1]), told)
        by, then = KINDS["pronoun"].say(value.where[-1].what, then._replace(it=told.it, noun=told.noun))
        return f"{words}{self.BETWEEN}{by}", then


KINDS["blocking creatures"] = HowManyBlock()
KINDS["attached ones"] = HowManyAttached()
SaidSo("had there", "in your graveyard")
table("condition").add(
    phrase("there are no {what:groups}", Unless(Exists(_WHAT))),
    phrase("exactly one creature is attacking", Exists(_ATTACKING, 1, 1)),
    phrase("{n:one} or more creatures are attacking", Exists(_ATTACKING, _N)),
    phrase("{n:one} or more {what:blocking creatures}", Exists(_WHAT, _N)),
    phrase("{n:one} or more {what:attached ones}", Exists(_WHAT, _N)),
    phrase("{what:a group} is on the battlefield", Exists(_WHAT)),
    phrase("{where:a card like} is in your graveyard", Exists(_HERE)),
    phrase("there are no {where:cards like} in your graveyard", Unless(Exists(_HERE))),
    phrase("you have {n:one} or more {where:cards like} {x:had there}", Exists(_HERE, _N)),
    phrase("you have a card in hand", Unless(HandEmpty(You()))),
    phrase("you control exactly one {what:one more of yours}", Exists(_WHAT, 1, 1)),
    phrase("{what:subject pronoun} has {k:keyword name}", Matches(_WHAT, (Has(_K),))),
    phrase("{what:subject pronoun} doesn't have {k:keyword name}", Unless(Matches(_WHAT, (Has(_K),)))),
    phrase("{what:subject pronoun} shares a color with {by:a group}", Matches(_WHAT, (SharesColour(_BY),))),
)
table("suffix phrase").add(
    phrase("attached to {what:new target}", AttachedTo(_WHAT)),
    phrase("attached to {what:a group}", "attached to {what:groups}", AttachedTo(_WHAT)),
)
conditions.Controlled("one more of yours", "each group", You())
table("event phrase").add(
    phrase("there are no {what:groups} on the battlefield", "no {what:groups} are on the battlefield",
           ComesTrue(Unless(Exists(_WHAT)))),
    phrase("you control {what:one of yours}", ComesTrue(Exists(_WHAT))),
)  # fmt: skip
