"""What is put onto the battlefield with no word of whose it is: it is under the control of who puts it.  (CR 110.2a)

What lies in a player's own library, hand or graveyard is theirs anyway; what was exiled, or has died, may be another's.
"""

from entaku.oracle.ir.things import Bound, ExiledWithSource, Group, Self
from entaku.oracle.saying.english.acts import Movable
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value


def may_be_anybodys(value: Value, told: Telling) -> bool:
    """Whether who puts it onto the battlefield needn't own it."""
    if value == Self():
        return not told.buried
    if value == Bound("moved"):
        return told.moved  # it was exiled; what was put elsewhere went to where its owner's cards lie
    return value == Bound() or (isinstance(value, Group) and value.where == (ExiledWithSource(),))


class Put(Kind):
    """What is put onto the battlefield: what may be anybody's, or what is its owner's anyway."""

    def __init__(self, anybodys: bool) -> None:
        self.anybodys = anybodys
        self.movable = Movable()

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in self.movable.read(text, at, told):
            if may_be_anybodys(value, then._replace(moved=told.moved)) == self.anybodys:
                yield value, end, then

    def say(self, value: Value, told: Telling) -> Said:
        words, then = self.movable.say(value, told)
        if may_be_anybodys(value, then._replace(moved=told.moved)) != self.anybodys:
            raise Unsayable(value)
        return words, then


KINDS["owned anyway"] = Put(anybodys=False)
KINDS["anybody's"] = Put(anybodys=True)
