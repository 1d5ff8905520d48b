"""Permanents that become prepared: about as good as a card in hand."""

from entaku.bots.playing.judging import Judge
from entaku.bots.playing.worths import worth
from entaku.magic.views.game_view import CardView
from entaku.oracle.ir.things import Self
from entaku.oracle.mechanics.preparing import BecomePrepared, BecomeUnprepared

ANOTHER_SPELL = 2.0


def brings(judge: Judge, one: BecomePrepared, source: CardView | None, x_is: int) -> float:
    """Nothing for what is prepared already."""
    is_prepared = one.what == Self() and source is not None and "prepared" in source.designations
    return 0.0 if is_prepared else ANOTHER_SPELL


worth(BecomePrepared, thing=1.5, brings=brings)
worth(BecomeUnprepared, thing=-1.5)
