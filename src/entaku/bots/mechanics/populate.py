"""Populate."""

from entaku.bots.playing.board import worth_of
from entaku.bots.playing.choosing import Choosing
from entaku.bots.playing.judging import Judge
from entaku.bots.playing.worths import chosen_for, worth
from entaku.kernel.decisions import Option
from entaku.magic.views.game_view import CardView
from entaku.oracle.mechanics.populate import Populate


@chosen_for("game-populate")
def option_worth(choosing: Choosing, option: Option) -> float:
    card = choosing.board.permanents.get(option.card or 0)
    return worth_of(card) if card is not None else 0.0


def brings(judge: Judge, one: Populate, source: CardView | None, x_is: int) -> float:
    """The best of the creature tokens once more."""
    board = judge.board
    own = (card for card in board.view.battlefield if card.controller == board.me)
    return max((worth_of(card) for card in own if card.token and "Creature" in card.types), default=0.0)


worth(Populate, brings=brings)
