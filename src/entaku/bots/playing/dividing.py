"""Damage divided among targets: each is given as much as kills it, the best for its price first.  (CR 601.2d)"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from entaku.bots.playing.texts import Aim
from entaku.kernel.decisions import Divide
from entaku.kernel.seats import Seat
from entaku.magic.views.game_view import CardView
from entaku.oracle.ir import abilities as a
from entaku.oracle.ir import things as t

if TYPE_CHECKING:
    from entaku.bots.playing.judging import Judge


class Share(Struct, frozen=True):
    """Whom a part of the damage may go to, how much is of use, and what that is worth."""

    card: CardView | None
    seat: Seat | None
    damage: int
    worth: float

    @property
    def target(self) -> tuple[str, int]:
        return ("card", self.card.id) if self.card is not None else ("seat", self.seat or 0)


def killing(judge: "Judge", card: CardView) -> Share:
    """A creature or planeswalker dealt just as much as kills it."""
    if "Creature" in card.types:
        need = max(1, (card.toughness or 0) - card.damage)
    else:
        need = max(1, sum(count for kind, count in card.counters if kind == "loyalty"))
    return Share(card, None, need, judge.thing(Aim(damage=need), card))


def shares(judge: "Judge", cards: Iterable[CardView], seats: Iterable[Seat], total: int, most: int) -> list[Share]:
    """Who is dealt how much of so much damage, as far as that does good: what dies, and the rest to a player.

    >>> [share.damage for share in chosen([Share(None, 1, 2, 3.0), Share(None, 2, 3, 3.5)], 3, 9)]
    [2]
    """
    found = chosen([killing(judge, card) for card in cards], total, most)
    left = total - sum(share.damage for share in found)
    hits = [Share(None, seat, left, judge.person(Aim(damage=left), seat)) for seat in seats if left > 0]
    best = max(hits, key=lambda hit: hit.worth, default=None)
    return [*found, best] if best is not None and best.worth > 0 and len(found) < most else found


def chosen(offered: Sequence[Share], total: int, most: int) -> list[Share]:
    """Those of the shares that are worth something and can be had together, the best for its price first."""
    found: list[Share] = []
    for share in sorted(offered, key=lambda one: -one.worth / one.damage):
        if share.worth > 0 and share.damage <= total and len(found) < most:
            found.append(share)
            total -= share.damage
    return found


def split(judge: "Judge", shape: Divide) -> tuple[int, ...]:
    """How damage is divided among targets that were chosen: so that the best for their price die, the rest to a player.

    Where there is no player among them, the rest goes to the last one.
    """
    given = [shape.least_each for _ in shape.options]
    left = shape.total - sum(given)
    cards = {place: judge.board.permanents.get(one.card or 0) for place, one in enumerate(shape.options)}
    needs = {place: killing(judge, card) for place, card in cards.items() if card is not None}
    for place in sorted(needs, key=lambda place: -needs[place].worth / needs[place].damage):
        more = needs[place].damage - given[place]
        if 0 < more <= left and needs[place].worth > 0:
            given[place], left = given[place] + more, left - more
    rest = next((place for place, one in enumerate(shape.options) if one.seat is not None), len(given) - 1)
    given[rest] += left
    return tuple(given)


def worth(judge: "Judge", target: a.Target, aim: Aim, source: CardView | None, x_is: int) -> float:
    """What damage that can be divided among targets is worth at its best; below -5 if it does no good."""
    found = best(judge, target, aim, source, x_is)
    return sum(share.worth for share in found) if found else -9.0


def best(judge: "Judge", target: a.Target, aim: Aim, source: CardView | None, x_is: int) -> list[Share]:
    """The best shares among all that could be targets."""
    seats = [seat for phrase in target.of if not isinstance(phrase, t.Group) for seat in judge.meant.seats(phrase)]
    cards = [
        card
        for phrase in target.of
        if isinstance(phrase, t.Group) and phrase.zone == "battlefield"
        for card in judge.aimable(phrase, source)
    ]
    total = aim.dealt(x_is)
    return shares(judge, cards, seats, total, target.most if isinstance(target.most, int) else total)
