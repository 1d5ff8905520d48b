"""What a player can't afford: their last life, creatures that would die at once, cards that enter for something."""

from collections.abc import Iterable, Sequence

from entaku.bots.playing.board import Board
from entaku.bots.playing.judging import Judge
from entaku.cards.ir import abilities as a
from entaku.cards.ir import changes as ch
from entaku.cards.ir import replacements as rp
from entaku.cards.ir import things as t
from entaku.magic.views import CardView

SPENDABLE = 2
"""Of so many parts of one's life one may be paid where it is one's own choice how much."""


def asks_life_for_x(parts: Iterable[a.CostPart]) -> bool:
    """Whether X life is paid."""
    return any(isinstance(part, a.PayLife) and isinstance(part.amount, t.X) for part in parts)


def x_in_life(board: Board, most: int) -> int:
    """How much life is paid for X: no more than half of it, nor than the largest creature of an opponent is tough."""
    tough = max((card.toughness or 0 for seat in board.opponents for card in board.creatures[seat]), default=0)
    return max(0, min(most, board.life // SPENDABLE, tough))


def dies_at_once(judge: Judge, card: CardView) -> bool:
    """Whether a creature would have no toughness left by what opponents' permanents do to all that are like it."""
    toughness = card.toughness or 0
    if "Creature" not in card.types or toughness <= 0:
        return False
    board = judge.board
    theirs = (one for one in board.view.battlefield if one.controller != board.me)
    statics = (static for one in theirs for static in judge.lore.kit(one.name).statics if static.while_ is None)
    return toughness + sum(shrunk(judge, static, card) for static in statics) <= 0


def shrunk(judge: Judge, static: a.Static, card: CardView) -> int:
    """What an opponent's static ability adds to a creature's toughness, if it makes it smaller."""
    less = sum(
        one.toughness
        for one in static.changes
        if isinstance(one, ch.Resize) and isinstance(one.toughness, int) and one.toughness < 0
    )
    if not less or not isinstance(static.what, t.Group):
        return 0
    where = beside_whose(static.what.where)
    return less if where is not None and judge.fits(card, where) else 0


def beside_whose(where: Sequence[object]) -> list[object] | None:
    """What opponents' predicates ask of one's own things, beside whose they are; None if they mean their own alone."""
    mine = t.ControlledBy(t.You())
    if mine in where:
        return None
    return [one for one in where if not isinstance(one, t.ControlledBy) and one != t.Not(mine)]


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
        return any(judge.fits(card, what.where) for card in board.hand)
    if isinstance(part, a.SacrificeCost):
        return any(card.controller == board.me and judge.fits(card, what.where) for card in board.view.battlefield)
    return True
