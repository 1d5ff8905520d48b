"""Tokens."""

from entaku.bots.playing.amounts import number
from entaku.bots.playing.board import creature_worth
from entaku.bots.playing.judging import Judge
from entaku.bots.playing.worths import worth
from entaku.cards.ir.abilities import Keyword
from entaku.cards.mechanics.tokens import Create, CreateCopies
from entaku.magic.views import CardView


def made(judge: Judge, one: Create, source: CardView | None, x_is: int) -> float:
    token = one.token
    words = [word.name for word in token.abilities if isinstance(word, Keyword)]
    each = creature_worth(number(token.power, x_is), number(token.toughness, x_is), words)
    seats = judge.seats(one.who) or [judge.board.me]
    share = sum(1.0 if seat == judge.board.me else -0.7 for seat in seats)
    return each * number(one.amount, x_is) * share


worth(Create, player=1.5, brings=made)
worth(CreateCopies, usually=2.5)
