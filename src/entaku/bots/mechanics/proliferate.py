"""Proliferate."""

from entaku.bots.playing.board import Board
from entaku.bots.playing.choosing import Choosing
from entaku.bots.playing.judging import Judge
from entaku.bots.playing.worths import chosen_for, worth
from entaku.kernel.decisions import Option
from entaku.kernel.seats import Seat
from entaku.magic.concepts.counters.player_counters import lethal_poison
from entaku.magic.views.game_view import CardView
from entaku.oracle.mechanics.proliferate import Proliferate

COUNTERS = {"+1/+1": 0.9, "-1/-1": -0.9, "loyalty": 0.8}
"""What one more counter of a kind is worth to the permanent that has one."""
OTHER_COUNTER = 0.2
ENERGY, EXPERIENCE = 0.4, 1.0
"""What one more counter of its own is worth to a player."""


def proliferated(board: Board, card: CardView) -> float:
    """What it is worth to its player that a permanent gets one more counter of each kind."""
    good = sum(COUNTERS.get(kind, OTHER_COUNTER) for kind, _ in card.counters)
    return good if board.is_friend(card.controller) else -good * board.politics(card.controller)


def counted(board: Board, seat: Seat) -> float:
    """What one more counter of each kind that a player has is worth to the bot; the last one of poison is the end."""
    player = board.player(seat)
    deadly = lethal_poison(len(board.together(seat)))
    bad = (30.0 if player.poison == deadly - 1 else 0.3 + 0.1 * player.poison) if player.poison else 0.0
    good = (ENERGY if player.energy else 0.0) + (EXPERIENCE if player.experience else 0.0)
    return good - bad if board.is_friend(seat) else (bad - good) * board.politics(seat)


@chosen_for("game-proliferate")
def option_worth(choosing: Choosing, option: Option) -> float:
    board = choosing.board
    if option.seat is not None:
        return counted(board, option.seat)
    card = board.permanents.get(option.card or 0)
    return proliferated(board, card) if card is not None else 0.0


def brings(judge: Judge, one: Proliferate, source: CardView | None, x_is: int) -> float:
    """All that is worth choosing."""
    board = judge.board
    cards = sum(max(0.0, proliferated(board, card)) for card in board.view.battlefield)
    players = (player.seat for player in board.view.players if not player.left)
    return cards + sum(max(0.0, counted(board, seat)) for seat in players)


worth(Proliferate, brings=brings)
