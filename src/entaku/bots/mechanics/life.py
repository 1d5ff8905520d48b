"""Life totals."""

from entaku.bots.playing.amounts import number, speaks_of
from entaku.bots.playing.judging import Judge
from entaku.bots.playing.worths import worth
from entaku.magic.views.game_view import CardView
from entaku.oracle.mechanics.life import ExchangeLife, GainLife, LoseLife, LoseLifeUnless, SetLife

USUAL_LIFE = 16
"""What a life total is set to is good above this, and bad below."""


def set_to(one: SetLife, what: tuple[object, ...]) -> float:
    return 0.15 * (number(one.amount) - USUAL_LIFE) if speaks_of(one.who, what) else 0.0


def lost(judge: Judge, one: LoseLife, source: CardView | None, x_is: int) -> float:
    """What the life is worth; nobody gives their last for anything."""
    mine = judge.board.me in judge.meant.seats(one.who)
    return judge.for_players(one, x_is) - (judge.outlives(number(one.amount, x_is)) if mine else 0.0)


worth(GainLife, player=0.12)
worth(LoseLife, player=-0.2, brings=lost)
worth(LoseLifeUnless, player=-0.15)
worth(ExchangeLife)
worth(SetLife, done=set_to)
