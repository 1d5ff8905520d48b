"""What a text does first, as far as it can be told: by its name later parts of the text count what came of it."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from entaku.bots.playing.amounts import number
from entaku.bots.playing.board import least
from entaku.magic.views.game_view import CardView
from entaku.oracle.ir import things as t
from entaku.oracle.mechanics.destroying import Destroy, Sacrifice

if TYPE_CHECKING:
    from entaku.bots.playing.judging import Judge

Befallen = dict[str, Sequence[CardView]]
"""What a text has been done to so far, by the name under which it goes."""


def befalls(judge: "Judge", one: object, source: CardView | None) -> None:
    """Note what an instruction destroys or has sacrificed, of groups of permanents on the battlefield."""
    if isinstance(one, Destroy | Sacrifice) and isinstance(one.what, t.Group) and one.what.zone == "battlefield":
        taken = destroyed(judge, one.what, source) if isinstance(one, Destroy) else sacrificed(judge, one)
        judge.befallen[one.bind] = list(taken)


def destroyed(judge: "Judge", group: t.Group, source: CardView | None) -> Iterable[CardView]:
    """All that are like something, but for what can't be destroyed."""
    cards = (card for card in judge.board.view.battlefield if judge.meant.fits(card, group.where, source))
    return (card for card in cards if "indestructible" not in card.keywords)


def sacrificed(judge: "Judge", one: Sacrifice) -> Iterable[CardView]:
    """What is worth least to each of those who sacrifice."""
    for seat in judge.meant.seats(one.who):
        cards = [card for card in judge.board.view.battlefield if card.controller == seat]
        if isinstance(one.what, t.Group):
            yield from least([card for card in cards if judge.meant.fits(card, one.what.where)], number(one.amount))


def befell(judge: "Judge", things: object) -> Sequence[CardView] | None:
    """What a phrase means that names something done by the same text; None if nothing is known of it."""
    if not isinstance(things, t.Bound | t.Among):
        return None
    cards = judge.befallen.get(things.name)
    if cards is None or isinstance(things, t.Bound):
        return cards
    return [card for card in cards if judge.meant.fits(card, things.where)]


def total_of(cards: Iterable[CardView], stat: str) -> int:
    """The total of one number of cards."""
    return sum({"power": card.power, "toughness": card.toughness}.get(stat, card.mana_value) or 0 for card in cards)
