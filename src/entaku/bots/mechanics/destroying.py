"""Permanents destroyed, sacrificed and regenerated."""

from entaku.bots.playing.amounts import number
from entaku.bots.playing.board import least, worth_of
from entaku.bots.playing.judging import Judge
from entaku.bots.playing.texts import KILLS
from entaku.bots.playing.worths import worth
from entaku.magic.views.game_view import CardView
from entaku.oracle.ir import things as t
from entaku.oracle.mechanics.destroying import Destroy, Regenerate, Sacrifice


def given_up(judge: Judge, one: Sacrifice, source: CardView | None, x_is: int) -> float:
    """What is sacrificed is lost: the source, or what is worth least of each player's own."""
    if isinstance(one.what, t.Self):
        return -worth_of(source) if source is not None and source.id in judge.board.permanents else 0.0
    if not isinstance(one.what, t.Group):
        return 0.0
    total = 0.0
    for seat in judge.meant.seats(one.who):
        cards = [card for card in judge.board.view.battlefield if card.controller == seat]
        lost = sum(
            map(worth_of, least([c for c in cards if judge.meant.fits(c, one.what.where)], number(one.amount, x_is)))
        )
        total -= lost * judge.board.share(seat)
    return total


worth(Destroy, thing=KILLS)
worth(Sacrifice, thing=KILLS, player=-2.0, brings=given_up)
worth(Regenerate, thing=0.8)
