"""Charging what has station: which creatures are tapped for it, and when that is worth it.  (CR 2026 702.184)"""

from entaku.bots.playing.board import Board
from entaku.bots.playing.lore import Lore
from entaku.magic.views.game_view import CardView
from entaku.oracle.ir import abilities as a
from entaku.oracle.ir.conditions import AtCharge
from entaku.oracle.keywords.meanings import meaning

STATION = meaning(a.Keyword("station"))[0]
"""The ability that the keyword stands for."""
REACHED = 1.0
"""What it is worth to come to a symbol, beside each counter on the way there."""


def charge(board: Board, lore: Lore, card: CardView, late: bool) -> float:
    """What it is worth to tap the best creature for a station now: nothing once its last symbol is reached."""
    needed = lacking(lore, card)
    if not needed:
        return 0.0
    crew = (one for one in board.creatures[board.me] if not one.tapped and one.id != card.id)
    return max((tapped(one, needed, late) for one in crew), default=0.0)


def lacking(lore: Lore, card: CardView) -> int:
    """How many charge counters a station lacks for its next symbol."""
    have = sum(count for kind, count in card.counters if kind == "charge")
    symbols = (one.while_ for one in lore.kit(card.name).statics if isinstance(one.while_, AtCharge))
    return min((one.least - have for one in symbols if one.least > have), default=0)


def tapped(creature: CardView, needed: int, late: bool = False) -> float:
    """What it is worth to tap this creature: its power as far as it is needed, less what it would do untapped.

    One that can't attack gives up nothing but to block, and so does each that has attacked no more this turn.
    """
    power = creature.power or 0
    counters = min(power, needed)
    given_up = 0.1 if creature.sick else 0.25 if late else 0.6
    return 0.45 * counters + (REACHED if power >= needed else 0.0) - given_up * power if counters > 0 else -1.0
