"""Libraries searched and shuffled."""

from entaku.bots.playing.judging import Judge
from entaku.bots.playing.worths import worth
from entaku.magic.views.game_view import CardView
from entaku.oracle.mechanics.searching import Search, Shuffle


def found(judge: Judge, one: Search, source: CardView | None, x_is: int) -> float:
    """What is put onto the battlefield at once is worth more than what goes to a hand; there must be something."""
    if one.zones == ("outside",):
        own = judge.board.player(judge.board.me).sideboard
        if not any(judge.meant.fits(card, one.where) for card in own):
            return 0.0
    return 2.2 if one.to == "battlefield" else judge.for_players(one, x_is)


worth(Search, player=1.3, brings=found)
worth(Shuffle)
