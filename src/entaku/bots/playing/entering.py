"""What a permanent is as it enters: with the counters that it brings, as a copy, or dead at once."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from entaku.bots.playing import blinking
from entaku.bots.playing.board import worth_of
from entaku.magic.views.game_view import CardView
from entaku.oracle.ir import abilities as a
from entaku.oracle.ir import changes as ch
from entaku.oracle.ir import replacements as rp
from entaku.oracle.ir import things as t

if TYPE_CHECKING:
    from entaku.bots.playing.judging import Judge

NO_NUMBER = 0
"""The number of what isn't there yet."""


def dies_at_once(judge: "Judge", card: CardView) -> bool:
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


def counters_at_first(judge: "Judge", card: CardView) -> int:
    """How many +1/+1 counters a creature brings with it, as far as they can be counted."""
    return sum(bringing(judge, card))


def as_it_enters(judge: "Judge", card: CardView) -> CardView:
    """A card as the permanent that it will be, with the counters that it brings."""
    more = counters_at_first(judge, card)
    return replace(card, power=(card.power or 0) + more, toughness=(card.toughness or 0) + more) if more else card


def bringing(judge: "Judge", card: CardView) -> list[int]:
    """The numbers of +1/+1 counters that a creature's own text says it enters with, where it isn't X."""
    found = (one.effect for one in judge.lore.kit(card.name).replaces)
    return [
        judge.how_many(one.amount, card, 0)
        for one in found
        if isinstance(one, rp.EntersWithCounters) and one.kind == "+1/+1" and isinstance(one.what, t.Self)
        if isinstance(one.amount, int | t.Count | t.NotedNumber) and judge.knows(one.amount)
    ]


def shrunk(judge: "Judge", static: a.Static, card: CardView) -> int:
    """What an opponent's static ability adds to a creature's toughness, if it makes it smaller."""
    less = sum(
        one.toughness
        for one in static.changes
        if isinstance(one, ch.Resize) and isinstance(one.toughness, int) and one.toughness < 0
    )
    if not less or not isinstance(static.what, t.Group):
        return 0
    where = beside_whose(static.what.where)
    return less if where is not None and judge.meant.fits(card, where) else 0


def beside_whose(where: Sequence[object]) -> list[object] | None:
    """What opponents' predicates ask of one's own things, beside whose they are; None if they mean their own alone."""
    mine = t.ControlledBy(t.You())
    if mine in where:
        return None
    return [one for one in where if not isinstance(one, t.ControlledBy) and one != t.Not(mine)]


def copy_worth(judge: "Judge", card: CardView) -> float:
    """What a copy of a permanent is worth to this player: as that is printed, with what it brings as it enters.

    Nothing if it would die at once, or if they may have one of its name alone.  (CR 704.5j, 707.2)
    """
    copied = replace(blinking.printed(judge, card), id=NO_NUMBER, damage=0, controller=judge.board.me)
    if dies_at_once(judge, copied) or (card.controller == judge.board.me and is_legendary(judge, card)):
        return 0.0
    return worth_of(as_it_enters(judge, copied)) + blinking.AGAIN * blinking.entering(judge, copied)


def is_legendary(judge: "Judge", card: CardView) -> bool:
    return card.name in judge.lore.cards and judge.lore.card(card.name).is_type("Legendary")


def best_copy(judge: "Judge", card: CardView) -> float | None:
    """What a permanent is worth that may enter as a copy of another: of the best there is; None if it can't."""
    effects = (one.effect for one in judge.lore.kit(card.name).replaces)
    found = next((one for one in effects if isinstance(one, rp.EntersAsCopy) and not one.exiling), None)
    if found is None or found.of.zone != "battlefield":
        return None
    others = (one for one in judge.board.view.battlefield if judge.meant.fits(one, found.of.where, card))
    return max((copy_worth(judge, one) for one in others), default=0.0)
