"""What a player can't afford: their last life, and cards that enter for something that they haven't got."""

from collections.abc import Iterable, Sequence

from entaku.bots.playing.board import Board
from entaku.bots.playing.judging import END, Judge
from entaku.bots.playing.lore import Section
from entaku.magic.views.game_view import CardView
from entaku.oracle.colours import COLOURS
from entaku.oracle.ir import abilities as a
from entaku.oracle.ir import instructions as i
from entaku.oracle.ir import replacements as rp
from entaku.oracle.ir import things as t
from entaku.oracle.mana import Cost
from entaku.oracle.mechanics.winning import LoseGame

SPENDABLE = 2
"""Of so many parts of one's life one may be paid where it is one's own choice how much."""


LEFT = 10
"""So many cards are left in the library where it is one's own choice how many are drawn."""
DEBT = 0.3
"""What a mana is worth that has to be paid next turn."""


def debt(judge: Judge, parts: Sequence[Section]) -> float:
    """What it costs that a text wants mana at the next upkeep: the game, if there won't be enough."""
    later = (one for part in parts for one in part.do if isinstance(one, i.AtNext) and one.step == "upkeep")
    asked = (two for one in later for two in one.do if isinstance(two, i.DoUnless))
    return sum(
        owed(judge, part.mana)
        for one in asked
        if any(isinstance(two, LoseGame) for two in one.do)
        for part in one.pay
        if isinstance(part, a.Pay)
    )


def owed(judge: Judge, cost: Cost) -> float:
    """What it is worth not to have to pay such a cost; the game, if one's own lands can't."""
    colours = [judge.lore.mana(card.name) for card in judge.board.lands(judge.board.me)]
    lacks = any(sum(letter in made for made in colours) < cost.symbols.count(letter) for letter in COLOURS)
    return END if lacks or len(colours) < cost.mana_value else DEBT * cost.mana_value


def asks_life_for_x(parts: Iterable[a.CostPart]) -> bool:
    """Whether X life is paid."""
    return any(isinstance(part, a.PayLife) and isinstance(part.amount, t.X) for part in parts)


def x_in_life(board: Board, most: int) -> int:
    """How much life is paid for X: no more than half of it, nor than the largest creature of an opponent is tough."""
    tough = max((card.toughness or 0 for seat in board.opponents for card in board.creatures[seat]), default=0)
    return max(0, min(most, board.life // SPENDABLE, tough))


def enters_for_nothing(judge: Judge, card: CardView) -> bool:
    """Whether a permanent enters only for something that its player hasn't got."""
    return any(
        isinstance(one.effect, rp.EntersOnlyFor) and not all(has(judge, part) for part in one.effect.cost)
        for one in judge.lore.kit(card.name).replaces
    )


def has(judge: Judge, part: a.CostPart) -> bool:
    """Whether a player has what would be discarded or sacrificed; of other costs it is taken for granted."""
    board, what = judge.board, getattr(part, "what", None)
    if not isinstance(what, t.Group):
        return True
    if isinstance(part, a.DiscardCost):
        return any(judge.meant.fits(card, what.where) for card in board.hand)
    if isinstance(part, a.SacrificeCost):
        return any(
            card.controller == board.me and judge.meant.fits(card, what.where) for card in board.view.battlefield
        )
    return True
