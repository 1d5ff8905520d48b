"""Beholding.  (CR 2026 701.4)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import ControlledBy, Group, Predicate, You
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value
from entaku.oracle.saying.japanese.clauses import Said as JapaneseSaid
from entaku.oracle.saying.japanese.groups import counted, like
from entaku.oracle.saying.japanese.told import Told
from entaku.oracle.saying.japanese.words import Clause, wide
from entaku.oracle.saying.rows import WHERE, row, verb


class Behold(Action, frozen=True):
    """You reveal a card like this from your hand, or choose a permanent of yours like this; `bind` is it.

    (CR 2026 701.4a)
    """

    where: tuple[Predicate, ...]
    bind: str = "beheld"


class Beheld(Kind):
    """What is beheld: "a Dragon", be it a card or a permanent."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for group, end, then in KINDS["a group"].read(text, at, told):
            if isinstance(group, Group) and group.zone == "battlefield":
                yield group.where, end, then._replace(it=told.it, noun=told.noun)

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, tuple) or not value:
            raise Unsayable(value)
        words, then = KINDS["a group"].say(Group(value), told)
        return words, then._replace(it=told.it, noun=told.noun)


KINDS["beheld"] = Beheld()


def _behold(act: Behold, told: Told) -> JapaneseSaid:
    card = like(act.where, wide(1), told).removesuffix("を")
    permanent = counted(Group((*act.where, ControlledBy(You()))), wide(1), told)
    return "", Clause(f"あなたの手札にある{card}を公開するか{permanent}を", "選ぶ")


row(Behold, verb("behold~ {where:beheld}", Behold(WHERE)), ja=_behold)
