"""When a player may do what can't be done at just any time.  (CR 117.1a, 307.1)"""

from collections.abc import Iterator

from entaku.kernel.seats import Seat
from entaku.magic.concepts import refusals as r
from entaku.magic.game.state import Game

MAIN_PHASES = frozenset({"precombat main", "postcombat main"})


def is_main_phase_of(game: Game, seat: Seat) -> bool:
    """Whether it is a main phase of the player's turn.  (CR 505.1)"""
    return game.step in MAIN_PHASES and game.is_turn_of(seat)


def sorcery_time(game: Game, seat: Seat) -> bool:
    """Whether the player may do what can be done only as a sorcery: main phase, own turn, empty stack.  (CR 307.1)"""
    return is_main_phase_of(game, seat) and not game.stack


def no_sorcery_time(game: Game, seat: Seat, times: r.Times) -> Iterator[r.Refusal]:
    """What of the time keeps the player from what can be done only as a sorcery.  (CR 307.1)"""
    if sorcery_time(game, seat):
        return
    turn, phase, stack = times
    if not game.is_turn_of(seat):
        yield turn
    elif not is_main_phase_of(game, seat):
        yield phase
    if game.stack:
        yield stack
