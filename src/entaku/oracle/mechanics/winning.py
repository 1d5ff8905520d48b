"""Winning and losing the game.  (CR 104)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Players, You
from entaku.oracle.saying.rows import WHO, row, says, verb


class LoseGame(Action, frozen=True):
    """Players lose the game."""

    who: Players


class WinGame(Action, frozen=True):
    """A player wins the game."""

    who: Players = You()


row(
    LoseGame,
    verb("lose~ the game", LoseGame(WHO)),
    ja=says("このゲームに", "敗北する", who="{who:actor}"),
)
row(
    WinGame,
    verb("win~ the game", WinGame(WHO)),
    ja=says("このゲームに", "勝利する", who="{who:actor}"),
)
