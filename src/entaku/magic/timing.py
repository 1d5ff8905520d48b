"""When a player may do what can't be done at just any time.  (CR 117.1a, 307.1)"""

from entaku.kernel.seats import Seat
from entaku.magic.game import Game


def is_main_phase_of(game: Game, seat: Seat) -> bool:
    """Whether it is a main phase of the player's turn.  (CR 505.1)"""
    return game.is_turn_of(seat) and game.step.endswith(" main")


def sorcery_time(game: Game, seat: Seat) -> bool:
    """Whether the player may do what can be done only as a sorcery: main phase, own turn, empty stack.  (CR 307.1)"""
    return is_main_phase_of(game, seat) and not game.stack
