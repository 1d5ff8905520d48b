"""What a permanent is crafted with, and for how much: "craft with two creatures {4}{B}".  (CR 2026 702.167)"""

from collections.abc import Iterable

from entaku.oracle.ir.abilities import Keyword, MaterialsCost
from entaku.oracle.ir.things import Group
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

_N, _WHAT = slot("n"), slot("what")
_BEGINS = "craft with "

Table(
    "materials",
    phrase("{what:group}", MaterialsCost(_WHAT)),
    phrase("{n:a} {what:groups}", MaterialsCost(_WHAT, _N)),
    phrase("{n:one} or more", MaterialsCost(Group(), _N, more=True)),
    phrase("{n:one} or more {what:groups}", MaterialsCost(_WHAT, _N, more=True)),
)


class Crafting(Kind):
    """The keyword with its materials and its mana."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if not text.startswith(_BEGINS, at):
            return
        for materials, end, then in KINDS["materials"].read(text, at + len(_BEGINS), told):
            for mana, last, after in KINDS["mana cost"].read(text, end + 1, then) if text.startswith(" ", end) else ():
                if isinstance(mana, tuple) and isinstance(materials, MaterialsCost):
                    yield Keyword("craft", (materials, *mana)), last, told._replace(trail=after.trail)

    def begins(self) -> Iterable[str] | None:
        return (_BEGINS,)

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Keyword) or value != Keyword("craft", value.cost) or not value.cost:
            raise Unsayable(value)
        materials, then = KINDS["materials"].say(value.cost[0], told)
        mana, then = KINDS["mana cost"].say(value.cost[1:], then)
        return f"{_BEGINS}{materials} {mana}", told._replace(trail=then.trail)


KINDS["craft"] = Crafting()
