"""Fights that texts start: which of one's own is sent against whom, and what that comes to.  (CR 701.12)"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec import Struct

from entaku.bots.playing.combat import fighter, kills
from entaku.bots.playing.lore import Section
from entaku.magic.views.game_view import CardView
from entaku.oracle.ir import things as t
from entaku.oracle.mechanics.damage import Fight

if TYPE_CHECKING:
    from entaku.bots.playing.judging import Judge


class Pair(Struct, frozen=True):
    """Two that fight, each by the number of the target that it is, if it is one, and what that is worth."""

    worth: float
    cards: dict[int, CardView]


def best(judge: "Judge", part: Section, source: CardView | None) -> Pair | None:
    """The best pair for a fight that a text starts; None if it starts none, or there is no pair."""
    one = next((one for one in part.do if isinstance(one, Fight)), None)
    if one is None or not all(isinstance(side, t.Targeted | t.Self) for side in (one.what, one.with_)):
        return None
    pairs = (
        Pair(outcome(judge, first, second), {
            side.n: card for side, card in ((one.what, first), (one.with_, second)) if isinstance(side, t.Targeted)
        })
        for first in able(judge, one.what, part, source)
        for second in able(judge, one.with_, part, source)
        if first.id != second.id
    )  # fmt: skip
    return max(pairs, key=lambda pair: pair.worth, default=None)


def able(judge: "Judge", side: object, part: Section, source: CardView | None) -> Iterable[CardView]:
    """Who may be on a side of a fight."""
    if not isinstance(side, t.Targeted):
        return (source,) if source is not None and "Creature" in source.types else ()
    wanted = [one.where for one in part.targets[side.n].of if isinstance(one, t.Group) and one.zone == "battlefield"]
    return [
        card
        for card in judge.board.view.battlefield
        if "Creature" in card.types
        and judge.can_aim(card)
        and any(judge.meant.fits(card, where, source) for where in wanted)
    ]


def outcome(judge: "Judge", first: CardView, second: CardView) -> float:
    """Who dies when two fight, and what that is worth: of one's own it is a loss."""
    one, other = fighter(first), fighter(second)
    dead = [card for card, by, it in ((first, other, one), (second, one, other)) if kills(by, by.power, it)]
    return sum(-judge.board.side(card.controller) * fighter(card).worth for card in dead)
