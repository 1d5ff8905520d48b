"""Proliferate.  (CR 701.27)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Players, You
from entaku.oracle.saying.rows import WHO, row, says, verb


class Proliferate(Action, frozen=True):
    """A player gives permanents and players of their choice another counter of each kind already there.  (CR 701.27)"""

    who: Players = You()


row(Proliferate, verb("proliferate~", Proliferate(WHO)), ja=says("増殖を", "行う"))
