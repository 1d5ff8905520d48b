"""Life as something that is paid: how much of it a bot spares for Phyrexian mana.  (CR 107.4f)"""

from entaku.bots.playing.board import Board
from entaku.kernel.decisions import Number
from entaku.oracle.mana import LIFE_FOR_MANA

KEPT = 12
"""Below so much life mana is paid rather than life."""


def spared(board: Board) -> int:
    """How many symbols may be paid for in life without having too little of it."""
    return max(0, (board.life - KEPT) // LIFE_FOR_MANA)


def symbols_in_life(board: Board, shape: Number) -> int:
    """For how many of the symbols life is paid."""
    return max(shape.least, min(shape.most, spared(board)))
