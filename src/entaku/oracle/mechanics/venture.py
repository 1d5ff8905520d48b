"""Venturing into dungeons.  (CR 309, 701.46)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Players, You
from entaku.oracle.saying.rows import WHO, row, says, verb


class Venture(Action, frozen=True):
    """A player moves their venture marker to the next room, or enters a dungeon of their choice.  (CR 701.46)

    `into`: the dungeon that they enter where they are in none, "" for their choice.  (CR 2026 701.49d)
    """

    who: Players = You()
    into: str = ""


row(Venture, verb("venture~ into the dungeon", Venture(WHO)), ja=says("ダンジョン探索を", "する"))
