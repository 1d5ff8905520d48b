"""The rows of cards, each made once: what stays as it was is taken from where it was kept.

A row is made for an object as it is seen, and is good as long as it is that very one; whose it is depends on who looks,
and is filled in when rows are laid.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from entaku.front.layout import AT, CARD, CARDS, COLUMNS, LONG, TYPES, Array
from entaku.front.pointing import signs, size_of
from entaku.front.vocabulary import COUNTERS, EFFECTS, KEYWORDS, counters_of, effects_of, keywords_of
from entaku.kernel.seats import Seat
from entaku.magic.game.definitions import Traits
from entaku.magic.views.game_view import CardView, StackView

MOST_ROWS, MOST_PILES = 4096, 256
"""So many objects, their rows, and piles of them, are kept at most, but for those of the look that goes beyond."""
COLOURS = "WUBRG"
C = AT["cards"]
FIRST_TYPE, FIRST_KEYWORD = C["creature"], C[KEYWORDS[0]]
FIRST_EFFECT, FIRST_COUNTER = C[next(iter(EFFECTS))], C[f"{COUNTERS[0]} counters"]
WIDTH = len(COLUMNS["cards"])
NOBODY = -1
Cards = tuple[CardView, ...]
Numbers = NDArray[np.intp]


class Share(NamedTuple):
    """What a player has on the battlefield."""

    lands: int = 0
    creatures: int = 0
    power: int = 0


NO_SHARES: Mapping[Seat, Share] = {}


class Pile(NamedTuple):
    """Things that lie together, by their ids.

    rows    where the row of each is kept, who controls and who owns it, NOBODY if that isn't told
    shares  what each player has of it
    tied    the places of what is attached or paired
    """

    things: tuple[int, ...]
    rows: Numbers
    shares: Mapping[Seat, Share] = NO_SHARES
    tied: tuple[int, ...] = ()


class Rows:
    """The rows that are kept; `traits` gives what is printed on a card or token."""

    def __init__(self, traits: Callable[[str], Traits | None]) -> None:
        self.traits = traits
        self._printed: dict[str, Array] = {}
        self._table: Array = np.empty((256, WIDTH), np.float32)
        self._forget()

    def _forget(self) -> None:
        self._filled = self._looked_at = 0
        self._seen: dict[str, dict[int, tuple[CardView, int]]] = {}
        self._alike: dict[tuple[object, ...], int] = {}
        self._piles: dict[tuple[int, str], tuple[Cards, Pile]] = {}
        self._last: dict[str, tuple[Cards, Pile]] = {}

    def begin(self) -> None:
        """Before a look: where too many rows are kept they are all made again."""
        if max(self._filled, self._looked_at) > MOST_ROWS:
            self._forget()

    def _keep(self, row: Array) -> int:
        if self._filled == len(self._table):
            self._table = np.concatenate((self._table, np.empty_like(self._table)))
        self._table[self._filled] = row
        self._filled += 1
        return self._filled - 1

    def _kept(self, card: CardView, zone: str, seen: dict[int, tuple[CardView, int]]) -> int:
        """Where the row of an object is kept."""
        known = seen.get(id(card))  # it is kept there, so that nothing else has its id
        if known is not None:
            return known[1]
        what = (
            zone, card.name, card.types, card.mana_value, card.power, card.toughness, card.colours, card.keywords,
            card.token, card.tapped, card.damage, card.sick, card.face_down, card.phased_out, card.commander,
            card.counters,
        )  # fmt: skip
        kept = self._alike.get(what)
        if kept is None:
            kept = self._alike[what] = self._keep(self._row(card, zone))
        seen[id(card)] = card, kept
        self._looked_at += 1
        return kept

    # Which rows there are.

    def pile(self, cards: Cards, zone: str) -> Pile:
        """Cards or permanents of a zone: as before as long as it is the very same pile."""
        known = self._piles.get((id(cards), zone))
        if known is not None:
            return known[1]
        pile = self._changed(cards, zone) or self._whole(cards, zone)
        if len(self._piles) >= MOST_PILES:
            self._piles.clear()
        self._piles[id(cards), zone] = self._last[zone] = cards, pile
        return pile

    def _whole(self, cards: Cards, zone: str) -> Pile:
        seen = self._seen.setdefault(zone, {})
        rows = [
            [self._kept(card, zone, seen) for card in cards],
            [card.controller for card in cards],
            [card.owner for card in cards],
        ]
        there = range(len(cards)) if zone == "battlefield" else ()
        shares: dict[Seat, Share] = {}
        for place in there:
            shares[cards[place].controller] = more(shares.get(cards[place].controller, Share()), cards[place], 1)
        return Pile(
            tuple([card.id for card in cards]),
            np.array(rows, np.intp),
            shares,
            tuple([place for place in there if is_tied(cards[place])]),
        )

    def _changed(self, cards: Cards, zone: str) -> Pile | None:
        """The pile that was last looked at in the zone, with what has changed; None if other things lie here."""
        before, pile = self._last.get(zone, ((), NOTHING))
        if len(before) != len(cards):
            return None
        places = [place for place, (one, other) in enumerate(zip(cards, before, strict=True)) if one is not other]
        if any(whose(cards[place]) != whose(before[place]) for place in places):
            return None
        if not places:
            return pile
        seen, rows = self._seen.setdefault(zone, {}), pile.rows.copy()
        shares, tied = dict(pile.shares), set(pile.tied)
        for place in places:
            now = cards[place]
            rows[0, place] = self._kept(now, zone, seen)
            if zone == "battlefield":
                shares[now.controller] = more(more(shares[now.controller], before[place], -1), now, 1)
                tied = (tied | {place}) if is_tied(now) else (tied - {place})
        return Pile(pile.things, rows, shares, tuple(sorted(tied)))

    def named(self, cards: Iterable[tuple[int, str]], zone: str) -> Pile:
        """Cards of which nothing counts but what is printed on them, by ids and names."""
        things, kept = [], []
        for number, name in cards:
            known = self._alike.get((name, zone))
            if known is None:
                known = self._alike[name, zone] = self._keep(self._plain(name, zone))
            things.append(number)
            kept.append(known)
        return of_nobody(things, kept)

    def stacked(self, items: Sequence[StackView]) -> Pile:
        """Spells and abilities on the stack."""
        kept = []
        for item in items:
            key = (item.name, item.is_ability, item.x, item.face_down, item.commander)
            known = self._alike.get(key)
            if known is None:
                row = self._plain(item.name, "stack")
                row[C["ability"]], row[C["x"]] = item.is_ability, size_of(item.x)
                row[C["face down"]], row[C["commander"]] = item.face_down, item.commander
                known = self._alike[key] = self._keep(row)
            kept.append(known)
        pile = of_nobody([item.id for item in items], kept)
        pile.rows[1] = [item.controller for item in items]
        return pile

    def lay(self, table: Array, pile: Pile, seat: Seat, players: int) -> None:
        """Lay rows one below the other as long as there is room, as the seat sees whose they are."""
        kept, controllers, owners = pile.rows[:, :CARDS]
        count = len(kept)
        self._table.take(kept, 0, table[:count], "clip")
        whose = shown_seats(seat, players)
        table[:count, C["controller seat"]] = whose[controllers]
        table[:count, C["owner seat"]] = whose[owners]

    # What stands in them.

    def printed(self, name: str) -> Array:
        """What is printed on a card or token."""
        known = self._printed.get(name)
        if known is None:
            known = self._printed[name] = printed_as(name, self.traits(name))
        return known

    def _plain(self, name: str, zone: str) -> Array:
        """A card of which nothing counts but what is printed on it."""
        row = np.zeros(WIDTH, np.float32)
        row[0] = row[C[zone]] = 1
        if name:
            row[:CARD] = self.printed(name)
        return row

    def _row(self, card: CardView, zone: str) -> Array:
        """An object as it is, whoever looks at it."""
        row = np.zeros(WIDTH, np.float32)
        if card.name:
            row[:CARD] = self.printed(card.name)
        row[0] = row[C[zone]] = 1
        if card.types:
            row[1:4] = card.mana_value / 10, (card.power or 0) / 10, (card.toughness or 0) / 10
            row[4:9] = [colour in card.colours for colour in COLOURS]
            row[FIRST_TYPE : FIRST_TYPE + len(TYPES)] = [kind in card.types for kind in TYPES]
            row[FIRST_KEYWORD : FIRST_KEYWORD + len(KEYWORDS) + 1] = keywords_of(card.keywords)
        row[C["token"]] = card.token
        first = C["tapped"]
        row[first : first + 6] = (
            card.tapped, card.damage / 10, card.sick, card.face_down, card.phased_out, card.commander,
        )  # fmt: skip
        if card.counters:
            row[FIRST_COUNTER : FIRST_COUNTER + len(COUNTERS) + 1] = counters_of(card.counters)
        return np.clip(row, -1, 1, out=row)


@lru_cache(maxsize=4096)
def printed_as(name: str, traits: Traits | None) -> Array:
    """What is printed on a card or token of a name, by whatever contest it is in: traits are never changed."""
    facts = np.zeros(CARD, np.float32)
    facts[0] = 1
    facts[C["name 0"] : C["name 0"] + LONG] = signs(name, LONG)
    if traits is not None:
        facts[1:4] = traits.mana_value / 10, (traits.power or 0) / 10, (traits.toughness or 0) / 10
        facts[4:9] = [colour in traits.colours for colour in COLOURS]
        facts[FIRST_TYPE : FIRST_TYPE + len(TYPES)] = [kind in traits.types for kind in TYPES]
        facts[C["legendary"]] = "Legendary" in traits.supertypes
        facts[C["basic"]] = "Basic" in traits.supertypes
        keywords = tuple(sorted(traits.kit.keywords))
        facts[FIRST_KEYWORD : FIRST_KEYWORD + len(KEYWORDS) + 1] = keywords_of(keywords)
        facts[FIRST_EFFECT : FIRST_EFFECT + len(EFFECTS)] = effects_of(traits.kit.abilities)
        np.clip(facts, -1, 1, out=facts)
    facts.flags.writeable = False
    return facts


def whose(card: CardView) -> tuple[int, Seat, Seat]:
    """Which object it is, and whose."""
    return card.id, card.controller, card.owner


def is_tied(card: CardView) -> bool:
    """Whether it is attached or paired."""
    return card.attached is not None or card.attached_player is not None or card.paired is not None


def more(share: Share, card: CardView, times: int) -> Share:
    """A player's share with a permanent once more, or once less."""
    lands, creatures, power = share
    if "Land" in card.types:
        lands += times
    if "Creature" in card.types:
        creatures += times
        power += times * (card.power or 0)
    return Share(lands, creatures, power)


@cache
def shown_seats(seat: Seat, players: int) -> Array:
    """How each seat is pointed to as a seat sees it; the last is nobody's."""
    return np.array([*((1 + (other - seat) % players) / players for other in range(players)), 0], np.float32)


def of_nobody(things: Iterable[int], kept: Sequence[int]) -> Pile:
    """Things of which it isn't told whose they are."""
    rows = np.full((3, len(kept)), NOBODY, np.intp)
    rows[0] = kept
    return Pile(tuple(things), rows)


NOTHING = of_nobody((), ())


def together(piles: Sequence[Pile]) -> Pile:
    """Piles, one after the other."""
    if len(piles) == 1:
        return piles[0]
    if not piles:
        return NOTHING
    things = tuple([thing for pile in piles for thing in pile.things])
    return Pile(things, np.concatenate([pile.rows for pile in piles], 1))


def sorted_by(pile: Pile, order: Callable[[int], bool]) -> Pile:
    """The same things in another order; those of which it says the same stay as they lie."""
    places = sorted(range(len(pile.things)), key=lambda place: order(pile.things[place]))
    return Pile(tuple([pile.things[place] for place in places]), pile.rows[:, places])
