"""Cards drawn, discarded, milled and put back."""

from entaku.bots.playing.amounts import number
from entaku.bots.playing.judging import Judge
from entaku.bots.playing.worths import worth
from entaku.magic.views.game_view import CardView
from entaku.oracle.mechanics.drawing import Discard, Draw, Mill, PutBack


def drawn(judge: Judge, one: Draw, source: CardView | None, x_is: int) -> float:
    """What the cards are worth; whoever draws more than the library has loses the game."""
    mine = judge.board.me in judge.meant.seats(one.who)
    return judge.for_players(one, x_is) - (judge.outdraws(judge.how_many(one.amount, source, x_is)) if mine else 0.0)


def discarded(judge: Judge, one: Discard, source: CardView | None, x_is: int) -> float:
    """Nobody discards more than they hold."""
    total = 0.0
    for seat in judge.meant.seats(one.who):
        lost = 0.8 * min(number(one.amount, x_is), judge.board.player(seat).hand_size)
        total -= lost * judge.board.share(seat)
    return total


worth(Draw, player=1.2, brings=drawn)
worth(Discard, player=-0.8, brings=discarded)
worth(Mill, player=-0.1)
worth(PutBack)
