"""What a player can't afford: their last life, creatures that would die at once, cards that enter for something."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from entaku.bots.playing.board import Board
from entaku.bots.playing.judging import END, Judge
from entaku.bots.playing.lore import Section
from entaku.cards.colours import COLOURS
from entaku.cards.ir import abilities as a
from entaku.cards.ir import changes as ch
from entaku.cards.ir import instructions as i
from entaku.cards.ir import replacements as rp
from entaku.cards.ir import things as t
from entaku.cards.mana import Cost
from entaku.cards.mechanics.winning import LoseGame
from entaku.magic.views import CardView

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


def dies_at_once(judge: Judge, card: CardView) -> bool:
    """Whether a creature would have no toughness: it brings no counters, or opponents' permanents make it smaller."""
    toughness = (card.toughness or 0) + counters_at_first(judge, card)
    if "Creature" not in card.types:
        return False
    if toughness <= 0:
        return bringing(judge, card) == [0]
    board = judge.board
    theirs = (one for one in board.view.battlefield if one.controller != board.me)
    statics = (static for one in theirs for static in judge.lore.kit(one.name).statics if static.while_ is None)
    return toughness + sum(shrunk(judge, static, card) for static in statics) <= 0


def counters_at_first(judge: Judge, card: CardView) -> int:
    """How many +1/+1 counters a creature brings with it, as far as they can be counted."""
    return sum(bringing(judge, card))


def as_it_enters(judge: Judge, card: CardView) -> CardView:
    """A card as the permanent that it will be, with the counters that it brings."""
    more = counters_at_first(judge, card)
    return replace(card, power=(card.power or 0) + more, toughness=(card.toughness or 0) + more) if more else card


def bringing(judge: Judge, card: CardView) -> list[int]:
    """The numbers of +1/+1 counters that a creature's own text says it enters with, where it isn't X."""
    found = (one.effect for one in judge.lore.kit(card.name).replaces)
    return [
        judge.how_many(one.amount, card, 0)
        for one in found
        if isinstance(one, rp.EntersWithCounters) and one.kind == "+1/+1" and isinstance(one.what, t.Self)
        if isinstance(one.amount, int | t.Count)
    ]


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
