"""Time travel.  (CR 2026 701.56)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Players, You
from entaku.oracle.saying.rows import WHO, row, says, verb


class TimeTravel(Action, frozen=True):
    """A player puts a time counter on any of their permanents and suspended cards with one, or removes one from it.

    (CR 2026 701.56a)
    """

    who: Players = You()


row(TimeTravel, verb("time travel~", TimeTravel(WHO)), ja=says("タイムトラベルを", "行う"))
