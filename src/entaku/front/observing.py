"""What a seat sees as arrays of fixed size, by parts with names; everything lies between -1 and 1.

stage    which of draft, deck, game is played
asked    what the seat is asked: a code of the purpose, the shape, how many steps are taken, the turn
seats    a row for each player, the own first, then to the left: see `SEAT`
cards    a row for each card in sight, at most CARDS of them: see `CARD` and `PLACE`
actions  a row for each action: whether it may be taken, its number, the card that it concerns, a code of what it does
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, TypeAlias  # Any: plain data, whatever a view holds
from zlib import crc32

import msgspec
import numpy as np
from numpy.typing import NDArray

from entaku.cards.card import Card
from entaku.draft.views import DraftView
from entaku.front.contest import STAGES, Contest, DeckView, View
from entaku.front.encoding import ACTIONS, Encoded, Entry
from entaku.front.sitting import names_in
from entaku.kernel.decisions import Assign, Choose, Divide, Name, Number, Order, Split, YesNo
from entaku.kernel.seats import Seat
from entaku.magic.views import CardView, GameView

Array: TypeAlias = NDArray[np.float32]

CARDS = 96
SHAPES = (Choose, Order, Divide, Split, Assign, Number, Name, YesNo)
TYPES = ("Creature", "Land", "Instant", "Sorcery", "Artifact", "Enchantment", "Planeswalker")
PLACES = ("pack", "pool", "hand", "battlefield", "stack", "command")
CODE, WHAT, PURPOSE = 16, 8, 16
"""How many signs the code of a card's name, of what an option does, and of a purpose have."""
CARD = 4 + 5 + len(TYPES) + CODE
"""A card: 1, mana value, power, toughness (of 10), its colours, its types, a code of its name."""
PLACE = len(PLACES) + 7
"""Where it is and how: place, controller (0 own, to the left), tapped, damage, power and toughness, sick, attacks."""
SEAT = 16
"""A player: in the game, life, library, hand, graveyard, poison, lands played, active, deciding, monarch, lands,
creatures, their power, cards drafted, packs, cards in the next pack."""
ACTION = 3 + CARD + WHAT
PARTS = ("stage", "asked", "seats", "cards", "actions")


@cache
def shapes(seats: int) -> Mapping[str, tuple[int, ...]]:
    """The shape of each part for so many seats."""
    asked = PURPOSE + len(SHAPES) + 2
    return {
        "stage": (len(STAGES),), "asked": (asked,), "seats": (seats, SEAT), "cards": (CARDS, CARD + PLACE),
        "actions": (ACTIONS, ACTION),
    }  # fmt: skip


@cache
def size(seats: int) -> int:
    """How many numbers an observation has for so many seats."""
    return sum(int(np.prod(shape)) for shape in shapes(seats).values())


def parts_of(observation: Array, seats: int) -> dict[str, Array]:
    """The named parts of an observation, as views into it."""
    found: dict[str, Array] = {}
    begin = 0
    for name, shape in shapes(seats).items():
        end = begin + int(np.prod(shape))
        found[name] = observation[begin:end].reshape(shape)
        begin = end
    return found


@cache
def signs(text: str, count: int) -> Array:
    """A code of a text: so many times 1 or -1.

    >>> signs("Negate", 4)
    array([-1.,  1., -1.,  1.], dtype=float32)
    """
    number = crc32(text.encode())
    return np.array([1 if number >> place & 1 else -1 for place in range(count)], np.float32)


class Observer:
    """Looks at a contest for a seat; `facts` gives the public facts of its cards."""

    def __init__(self, facts: Callable[[str], Card | None]) -> None:
        self.facts = facts
        self._known: dict[str, Array] = {}

    def observe(self, contest: Contest, seat: Seat) -> Array:
        """What the seat sees and is asked."""
        count = len(contest.players)
        found = np.zeros(size(count), np.float32)
        parts = parts_of(found, count)
        view = contest.view(seat)
        parts["stage"][STAGES.index(contest.stage)] = 1
        self._see(parts, view, seat, count)
        encoded = contest.asked(seat)
        if encoded is not None:
            self._ask(parts, encoded, names_in(view), seat, count)
        return np.clip(found, -1, 1, out=found)

    def card(self, name: str) -> Array:
        """A card's facts."""
        known = self._known.get(name)
        if known is None:
            known = self._known[name] = np.zeros(CARD, np.float32)
            known[0] = 1
            known[4 + 5 + len(TYPES) :] = signs(name, CODE)
            facts = self.facts(name)
            if facts is not None:
                known[1] = facts.mana_value / 10
                known[2:4] = _number(facts.front.power) / 10, _number(facts.front.toughness) / 10
                known[4:9] = [colour in facts.colours for colour in "WUBRG"]
                known[9 : 9 + len(TYPES)] = [facts.is_type(kind) for kind in TYPES]
        return known

    # What is there to see.

    def _see(self, parts: Mapping[str, Array], view: View, seat: Seat, count: int) -> None:
        if isinstance(view, GameView):
            parts["asked"][-1] = view.turn / 100
            self._see_players(parts["seats"], view, seat, count)
            rows = self._in_game(view, seat, count)
        elif isinstance(view, DeckView):
            rows = ((self.card(name), "pool", None, 0.0) for name in view.pool)
        else:
            parts["asked"][-1] = view.round / 100
            self._see_drafters(parts["seats"], view, seat, count)
            rows = self._in_draft(view)
        table = parts["cards"]
        for number, (facts, place, card, owner) in zip(range(CARDS), rows, strict=False):
            row = table[number]
            row[:CARD] = facts
            row[CARD + PLACES.index(place)] = 1
            row[CARD + len(PLACES)] = owner
            if card is not None:
                row[CARD + len(PLACES) + 1 : -1] = (
                    card.tapped, card.damage / 10, (card.power or 0) / 10, (card.toughness or 0) / 10, card.sick,
                )  # fmt: skip
                row[-1] = any(one.attacker == card.id for one in view.attacks) if isinstance(view, GameView) else 0

    def _in_game(self, view: GameView, seat: Seat, count: int) -> Iterator[tuple[Array, str, CardView | None, float]]:
        for card in view.players[seat].hand:
            yield self.card(card.name), "hand", card, 0.0
        for item in view.stack:
            yield self.card(item.name), "stack", None, (item.controller - seat) % count / count
        for place, cards in (("battlefield", view.battlefield), ("command", view.command)):
            for card in cards:
                yield self.card(card.name), place, card, (card.controller - seat) % count / count

    def _in_draft(self, view: DraftView) -> Iterator[tuple[Array, str, CardView | None, float]]:
        assert view.own is not None
        for card in view.own.pack:
            yield self.card(card.name), "pack", None, 0.0
        held = {card.id for card in (*view.own.pack, *view.own.pool)}
        for number, name in sorted(names_in(view.part).items()):
            if number not in held:  # piles, rows, a grid
                yield self.card(name), "pack", None, 0.0
        for card in reversed(view.own.pool):
            yield self.card(card.name), "pool", None, 0.0

    def _see_players(self, table: Array, view: GameView, seat: Seat, count: int) -> None:
        for player in view.players:
            own = [card for card in view.battlefield if card.controller == player.seat]
            creatures = [card.power or 0 for card in own if "Creature" in card.types]
            table[(player.seat - seat) % count, :13] = (
                not player.left, player.life / 50, player.library / 100, player.hand_size / 15,
                len(player.graveyard) / 50, player.poison / 10, player.lands_played / 5, view.active == player.seat,
                view.deciding == player.seat, view.monarch == player.seat,
                sum("Land" in card.types for card in own) / 20, len(creatures) / 20, sum(creatures) / 50,
            )  # fmt: skip

    def _see_drafters(self, table: Array, view: DraftView, seat: Seat, count: int) -> None:
        for number, player in enumerate(view.players):
            row = table[(number - seat) % count]
            row[0] = 1
            row[13:] = player.pile / 60, len(player.packs) / 8, sum(player.packs[:1]) / 20

    # What is asked.

    def _ask(
        self, parts: Mapping[str, Array], encoded: Encoded, names: Mapping[int, str], seat: Seat, count: int
    ) -> None:
        decision, asked, table = encoded.decision, parts["asked"], parts["actions"]
        asked[:PURPOSE] = signs(decision.purpose, PURPOSE)
        asked[PURPOSE + SHAPES.index(type(decision.shape))] = 1
        asked[-2] = len(encoded.taken) / 50
        if encoded.menu is None:
            return
        table[encoded.menu.actions, 0] = 1
        for action, entry in enumerate(encoded.menu.entries, start=1):
            row = table[action]
            row[1] = entry.number / 100
            if entry.option is not None:
                row[3 : 3 + CARD] = self._card_of(entry, names)
                row[3 + CARD :] = signs(entry.option.what, WHAT)
                if entry.option.seat is not None:
                    row[2] = (1 + (entry.option.seat - seat) % count) / count

    def _card_of(self, entry: Entry, names: Mapping[int, str]) -> Array | float:
        assert entry.option is not None
        name = names.get(entry.option.card or 0) or entry.option.text
        return self.card(name) if self.facts(name) is not None else 0.0


def plain(contest: Contest, seat: Seat) -> dict[str, Any]:
    """The same as plain data: what the seat sees, its decision, and what each lawful action means."""
    encoded = contest.asked(seat)
    view = contest.view(seat)
    names = names_in(view)
    actions: dict[int, Any] = {}
    if encoded is not None and encoded.menu is not None:
        for action in encoded.menu.actions:
            entry = encoded.menu.entries[action - 1] if action else None
            actions[action] = _meaning(entry, names)
    return {
        "stage": contest.stage,
        "view": msgspec.to_builtins(view),
        "decision": None if encoded is None else msgspec.to_builtins(encoded.decision),
        "actions": actions,
    }


def _meaning(entry: Entry | None, names: Mapping[int, str]) -> dict[str, Any]:
    """What an action means, in words and numbers."""
    if entry is None:
        return {"what": "none"}
    if entry.option is None:
        return {"number": entry.number}
    option = entry.option
    found: dict[str, Any] = {"key": option.key, "what": option.what}
    if name := option.text or names.get(option.card or 0, ""):
        found["name"] = name
    if option.seat is not None:
        found["seat"] = option.seat
    return found | ({"number": entry.number} if entry.number else {})


def _number(printed: str | None) -> int:
    return int(printed) if printed is not None and printed.isdecimal() else 0
