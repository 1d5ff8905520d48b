"""The cards that a permanent was crafted with, which lie in exile: "the exiled cards used to craft it".

(CR 2026 702.167c)
"""

from collections.abc import Iterable

from entaku.oracle.ir.things import Count, Group, Sum, UsedToCraft
from entaku.oracle.saying.english import amounts, exiled_with, happened
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (amounts, exiled_with, happened)
"""The modules to whose tables lines are added here, or whose kinds are used, which must be there before."""

_BEHIND = " used to craft "


class Materials(Kind):
    """Such cards by a kind of cards, with what stands before them: "the exiled creature card used to craft ~"."""

    says = (Group,)

    def __init__(self, name: str, before: str, *cards: str) -> None:
        KINDS[name] = self
        self.before = before
        self.cards = cards

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if not text.startswith(self.before, at):
            return
        for number, cards in enumerate(self.cards):
            for where, end, then in KINDS[cards].read(text, at + len(self.before), told.chose("materials", number)):
                if text.startswith(_BEHIND, end):
                    for _, last, after in KINDS["exiler"].read(text, end + len(_BEHIND), then):
                        yield Group((*where, UsedToCraft()), "exile"), last, after

    def begins(self) -> Iterable[str] | None:
        return (self.before,)

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Group) or value.where[-1:] != (UsedToCraft(),):
            raise Unsayable(value)
        number, told = told.choice("materials")
        words, told = KINDS[self.cards[min(number, len(self.cards) - 1)]].say(value.where[:-1], told)
        crafted, told = KINDS["exiler"].say(None, told)
        return f"{self.before}{words}{_BEHIND}{crafted}", told


Materials("the materials", "the exiled ", "cards like", "card like")
Materials("one material", "a exiled ", "card like")
Materials("materials counted", "exiled ", "cards like", "card like")
_WHAT, _STAT = slot("what"), slot("s")
table("equal").add(
    phrase("the total {s:stat} of {what:the materials}", "the {s:stat} of {what:the materials}", Sum(_STAT, _WHAT)),
)
table("kinds among").add(phrase("{what:the materials}", _WHAT))
table("count").add(phrase("{what:materials counted}", Count(_WHAT)))
