"""Tokens."""

from entaku.bots.playing.amounts import number
from entaku.bots.playing.board import creature_worth, worth_of
from entaku.bots.playing.judging import Judge
from entaku.bots.playing.worths import worth
from entaku.cards.ir import things as t
from entaku.cards.ir.abilities import Keyword
from entaku.cards.mechanics.tokens import Create, CreateCopies
from entaku.magic.views import CardView


def made(judge: Judge, one: Create, source: CardView | None, x_is: int) -> float:
    token = one.token
    words = [word.name for word in token.abilities if isinstance(word, Keyword)]
    each = creature_worth(number(token.power, x_is), number(token.toughness, x_is), words)
    seats = judge.seats(one.who) or [judge.board.me]
    share = sum(1.0 if seat == judge.board.me else -0.7 for seat in seats)
    return each * judge.how_many(one.amount, source, x_is) * share


USUAL_COPY = 2.5
"""What a copy is worth of something that isn't known yet."""


def copied(judge: Judge, one: CreateCopies, source: CardView | None, x_is: int) -> float:
    """What copies of all that are like something are worth: nothing where there is none."""
    if not isinstance(one.of, t.Group) or one.of.zone != "battlefield":
        return USUAL_COPY
    where = one.of.where
    return sum(worth_of(card) for card in judge.board.view.battlefield if judge.fits(card, where, source))


worth(Create, player=1.5, brings=made)
worth(CreateCopies, brings=copied)
