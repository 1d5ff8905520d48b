"""What blocks the card itself, may not or must: "target creature can't block ~ this turn".  (CR 509.1)"""

from collections.abc import Iterable

from entaku.oracle.ir.actions import Apply
from entaku.oracle.ir.changes import CanAttackDespiteDefender, CantBlock, MustAttack, MustBeBlocked, MustBlock
from entaku.oracle.ir.things import AnyOf, BlockedBy, Blocking, Group, Not, Other
from entaku.oracle.saying.english import applied, changes, suffixes, things
from entaku.oracle.saying.english.beginnings import begins_of_any
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Either, Table, table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (applied, changes, suffixes, things)
"""The modules to whose tables lines are added here, which must be there before."""

_WHAT, _BY, _C = slot("what"), slot("by"), slot("c")
_ITSELF = Group((Not(Other()),))
"""The card itself, as one of a group."""


class ChangedAndMust(Kind):
    """What changes until end of turn, and what must be done with it: "gets +2/+2 … and must be blocked this turn"."""

    BETWEEN = " until end of turn and "
    MUST = (
        ("must be blocked this turn if able", MustBeBlocked()),
        ("attacks this turn if able", MustAttack()),
        ("blocks this turn if able", MustBlock()),
        ("can attack this turn as though it didn't have defender", CanAttackDespiteDefender()),
    )

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for found, end, then in KINDS["lasting changes"].read(text, at, told):
            for words, must in self.MUST:
                if text.startswith(f"{self.BETWEEN}{words}", end):
                    yield (*found, must), end + len(self.BETWEEN) + len(words), then

    def say(self, value: Value, told: Telling) -> Said:
        words = next((words for words, must in self.MUST if value[-1:] == (must,)), "")
        if not words or len(value) < 2:
            raise Unsayable(value)
        said, told = KINDS["lasting changes"].say(value[:-1], told)
        return f"{said}{self.BETWEEN}{words}", told


class MadeToBlock(Kind):
    """What blocks "it" this turn: what was spoken of before, and not what does so."""

    says = (Apply,)

    END = " it this turn if able"

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if told.it is None or self.END not in text[at:]:
            return
        for what, end, then in KINDS["subject"].read(text, at, told):
            words = f" block{'s' * (then.singular and not told.bare)}{self.END}"
            if what != told.it and text.startswith(words, end):
                yield Apply(what, (MustBlock(told.it),)), end + len(words), then.chose("made to block", 1)

    def begins(self) -> Iterable[str] | None:
        return begins_of_any(("subject",))

    def say(self, value: Value, told: Telling) -> Said:
        number, then = told.choice("made to block")
        if not number or not isinstance(value, Apply) or value.changes != (MustBlock(told.it),):
            raise Unsayable(value)
        words, then = KINDS["subject"].say(value.what, then)
        return f"{words} block{'s' * (then.singular and not told.bare)}{self.END}", then


KINDS["made to block"] = MadeToBlock()
KINDS["changed and must"] = ChangedAndMust()
Either("blocked one", "pronoun", "named")
Table("that one now", phrase("~", None), phrase("it", None))
table("lasting change").add(phrase("can't block {x:that one now}", CantBlock(_ITSELF)))
table("thing clause").add(
    phrase("{a:made to block}", slot("a")),
    phrase("{what:subject} block~ {by:named} this turn if able", Apply(_WHAT, (MustBlock(_BY),))),
    phrase("{what:subject} {c:changed and must}", Apply(_WHAT, _C)),
)
table("suffix phrase").add(
    phrase("blocking {what:blocked one}", Blocking(_WHAT)),
    phrase("{what:named} is blocking", "{what:subject pronoun}'s blocking", BlockedBy(_WHAT)),
    phrase("blocking or blocked by {what:blocked one}", AnyOf((Blocking(_WHAT), BlockedBy(_WHAT)))),
)
