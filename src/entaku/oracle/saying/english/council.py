"""What only cards of the Conspiracy sets and their like say: votes, parleys, and sentences of a kind of their own."""

from entaku.oracle.ir.instructions import May
from entaku.oracle.ir.short import (
    LAND,
    group,
)
from entaku.oracle.ir.things import (
    Among,
    Bound,
    BoundPlayer,
    ControlledBy,
    Count,
    DefendingPlayer,
    ExiledWithSource,
    Group,
    Is,
    Not,
)
from entaku.oracle.mechanics.damage import Damage
from entaku.oracle.mechanics.searching import Search
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

_NONLANDS = Count(Among("revealed", (Not(LAND),)))
_NONLAND = "for each nonland card revealed this way, "
_THEIR_NONBASICS = Count(group(Not(Is("Basic")), LAND, ControlledBy(DefendingPlayer(Bound("each")))))
_EACH_VOTER = BoundPlayer("each")
_CHOSEN, _MOVED, _REVEALED = Bound("chosen"), Bound("moved"), Bound("revealed")
_EXILED = Group((ExiledWithSource(by_name=True),), "exile")
_N, _WHAT, _WHO, _TOKEN, _W = slot("n"), slot("what"), slot("who"), slot("token"), slot("w")


class EachCard(Kind):
    """Every card like these: "each creature card", "all creature cards"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for number, (start, kind) in enumerate((("each ", "card like"), ("all ", "cards like"))):
            if text.startswith(start, at):
                yield from KINDS[kind].read(text, at + len(start), told.chose("each card", number))

    def say(self, value: Value, told: Telling) -> Said:
        number, told = told.choice("each card")
        words, told = KINDS[("card like", "cards like")[number]].say(value, told)
        return f"{('each', 'all')[number]} {words}", told


class ItsSource(Kind):
    """The source of damage, to which it deals damage too."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text.startswith("itself", at):
            yield None, at + len("itself"), told.chose("itself", 1)

    def say(self, value: Value, told: Telling) -> Said:
        itself, told = told.choice("itself")
        if not itself:
            raise Unsayable("named again")
        return "itself", told


KINDS["its source"] = ItsSource()
KINDS["each card"] = EachCard()
IDIOMS.add(
    phrase("you may reveal {where:a card like} you own from outside the game and put it into your hand",
           (May((Search(slot("where"), zones=("outside",)),)),)),
    phrase("{source:dealer} deals {n:number} damage to {what:recipient} and {w:number} damage to {x:its source}",
           (Damage(_N, _WHAT, slot("source")), Damage(_W, slot("source"), slot("source")))),
    phrase("{source:dealer} deals {n:number} damage to {what:recipient} and {w:number} damage to {who:recipient}",
           (Damage(_N, _WHAT, slot("source")), Damage(_W, _WHO, slot("source")))),
)  # fmt: skip
