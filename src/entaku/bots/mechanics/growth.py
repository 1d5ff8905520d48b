"""Creatures that grow by a keyword."""

from entaku.bots.playing.amounts import number
from entaku.bots.playing.judging import Judge
from entaku.bots.playing.worths import worth
from entaku.magic.views.game_view import CardView
from entaku.oracle.mechanics.growth import Adapt, BecomeRenowned, Bolster, Support

COUNTER = 0.9
"""What a +1/+1 counter is worth to the creature that gets it."""


def bolstered(judge: Judge, one: Bolster, source: CardView | None, x_is: int) -> float:
    board = judge.board
    own = any(card.controller == board.me and "Creature" in card.types for card in board.view.battlefield)
    return number(one.amount, x_is) * COUNTER if own else 0.0


def adapted(judge: Judge, one: Adapt, source: CardView | None, x_is: int) -> float:
    grown = source is None or any(kind == "+1/+1" for kind, _ in source.counters)
    return 0.0 if grown else number(one.amount, x_is) * COUNTER


worth(Bolster, brings=bolstered)
worth(Support, thing=COUNTER)
worth(Adapt, brings=adapted)
worth(BecomeRenowned)
