"""Planes: leaving one for the next, chaos, and the planar die.  (CR 310.7, 701.24, 901)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Players, You
from entaku.oracle.saying.rows import WHO, idiom, row, says, verb


class Planeswalk(Action, frozen=True):
    """The planar controller, if it is one of these players, leaves all face-up planes for the next one.  (CR 701.24)"""

    who: Players = You()


class ChaosEnsues(Action, frozen=True):
    """Chaos ensues: the chaos abilities of the planes that are face up trigger.  (CR 310.7)"""


class RollPlanarDie(Action, frozen=True):
    """A player rolls the planar die, without its cost, and what comes of it follows.  (CR 901.9)"""

    who: Players = You()


row(Planeswalk, verb("planeswalk~", Planeswalk(WHO)), ja=says("プレインズウォーク", "する"))
row(ChaosEnsues, idiom("chaos ensues", (ChaosEnsues(),)), ja=says("カオスが", "起きる"))
row(RollPlanarDie, verb("roll~ the planar die", RollPlanarDie(WHO)), ja=says("次元ダイスを", "振る"))
