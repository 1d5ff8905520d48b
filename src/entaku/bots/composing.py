"""Choosing a deck's spells and lands from everything that is known: a curve, creatures, removal, mana, enough lands.

What a card is worth is judged as when drafting, and it is more if the card has to do with what the deck is about.
Chance from a seed makes one deck differ from the next.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain, islice
from typing import Final, Literal

from msgspec import Struct

import entaku.bots.mechanics  # noqa: F401  (says what they are worth)
from entaku.bots.building import IN_DECKS
from entaku.bots.deck_plans import Plan, fitting, plan_of
from entaku.bots.draft_judgement import as_read, at_sight
from entaku.bots.playing.lore import Lore
from entaku.decks.colours_needed import land_weights
from entaku.decks.deck import DeckEntry
from entaku.decks.lands import basics_for
from entaku.kernel.randomness import Stream
from entaku.magic.game.setup import tree_for
from entaku.oracle.card import Card
from entaku.oracle.colours import Colours
from entaku.oracle.ir.abilities import NotUnderstood, Tree
from entaku.oracle.ir.node import Node
from entaku.oracle.ir.walking import nodes
from entaku.oracle.library import Library

Role = Literal["creature", "removal", "mana", "other"]
SHARES: Final[Mapping[Role, float]] = {"creature": 0.48, "removal": 0.2, "mana": 0.11, "other": 0.21}
"""How much of a deck's spells each kind makes up."""
CURVE: Final = (0.04, 0.12, 0.26, 0.25, 0.18, 0.13, 0.11)
"""How much of a deck's spells may have each mana value; the last counts for all higher ones."""
FEWEST_LANDS: Final = 0.36
MOST_LANDS: Final = 0.38
HEAVY: Final = 3.5
"""From this average mana value on a deck plays the most lands."""
NONBASIC: Final = 0.3
"""At most this part of the lands isn't basic."""
AT_ONCE: Final = 150
"""So many cards are looked at more closely at a time, best first."""
READ: Final = 300
"""So many of the cards that promise most at sight are read, to choose among them …"""
KIN: Final = 100
"""… and so many of those whose types the deck is about."""
LUCK: Final = 600
"""By so many thousandths chance makes a card that was read more welcome at most."""
HARM: Final = -1.5
"""What a target suffers from a removal spell, at least."""
BURN: Final = 2

Lawful = Callable[[Sequence[str]], set[str]]
"""Which of these cards may be in the deck."""


class Spells(Struct):
    """A deck's spells while they are chosen: how many are wanted, and what there is of each kind and mana value."""

    wanted: int
    names: list[str]
    roles: Counter[str]
    places: Counter[int]

    @property
    def is_full(self) -> bool:
        return len(self.names) >= self.wanted

    def take(self, name: str, role: Role, place: int) -> None:
        self.names.append(name)
        self.roles[role] += 1
        self.places[place] += 1

    def wants_value(self, place: int) -> bool:
        """Whether the mana value is not there often enough yet."""
        return self.places[place] < round(CURVE[place] * self.wanted)

    def wants_role(self, role: Role) -> bool:
        """Whether the kind is not there often enough yet."""
        return self.roles[role] < round(SHARES[role] * self.wanted)


class Known:
    """Every card of a library as a builder of decks knows it; what is looked up once is kept."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.cards: Mapping[str, Card] = {
            name: card
            for name, card in sorted(library.cards().items())
            if card.layout != "bare" and card.types and IN_DECKS.issuperset(card.types)
        }
        self._trees: dict[str, Tree] = {}
        self.lore = Lore(self.cards, self._trees)

    def is_understood(self, name: str) -> bool:
        """Whether the rules play the whole card, with nothing left to be done by hand."""
        return not self.does(name, NotUnderstood)

    def does(self, name: str, kind: type[Node]) -> bool:
        """Whether the card's text has a node of this kind."""
        return any(isinstance(node, kind) for node in nodes(self._tree(name).abilities))

    def _tree(self, name: str) -> Tree:
        tree = self._trees.get(name)
        if tree is None:
            card = self.cards[name]
            tree = self._trees[name] = tree_for(card, self.library.known_tree(card))
        return tree

    def role(self, name: str) -> Role:
        """What a nonland card is in a deck for."""
        if self.cards[name].is_type("Creature"):
            return "creature"
        self._tree(name)
        if any(
            aim.good <= HARM or aim.damage >= BURN or aim.damage < 0
            for part in self.lore.spell(name)
            for aim in part.aims
        ):
            return "removal"
        return "mana" if self.lore.mana(name) else "other"

    def plan(self, leaders: Sequence[str]) -> Plan:
        """What a deck is about that these lead."""
        return frozenset(word for name in leaders for word in plan_of(self._tree(name)))

    def use(self, name: str, plan: Plan) -> float:
        """What a card that is read is worth to a deck with this plan."""
        card, tree = self.cards[name], self._tree(name)
        return as_read(card, tree) + fitting(plan, card, tree)

    def worth(self, name: str) -> float:
        """What a card is worth at first sight; creatures by their size for their cost, too."""
        card = self.cards[name]
        worth = at_sight(card).base
        power, toughness = card.front.power, card.front.toughness
        if power is not None and toughness is not None and power.isdecimal() and toughness.isdecimal():
            worth += 0.15 * (int(power) + int(toughness) - 2 * card.mana_value)
        return worth


def composed(
    known: Known, identity: Colours, size: int, lawful: Lawful, luck: Stream, besides: Sequence[str] = ()
) -> tuple[DeckEntry, ...]:
    """So many cards within these colours, one of each but for basic lands; fewer where there are not enough spells.

    `besides` are cards that lead the deck already.
    """
    spells = _spells(known, identity, size, lawful, luck, besides)
    average = sum(known.cards[name].mana_value for name in spells) / max(len(spells), 1)
    lands = round(size * (MOST_LANDS if average >= HEAVY else (FEWEST_LANDS + MOST_LANDS) / 2))
    spells = spells[: size - lands]
    special = _nonbasic(known, identity, round(lands * NONBASIC), lawful, luck)
    weights = land_weights((known.cards[name], 1) for name in spells)
    for leader in besides:  # What leads the deck asks for its colours in its cost and its abilities.
        weights |= {colour: max(weights[colour], 1.0) for colour in known.cards[leader].identity}
    basics = basics_for(weights, lands - len(special))
    singles = (DeckEntry(1, name) for name in sorted((*spells, *special)))
    return (*singles, *(DeckEntry(copies, name) for name, copies in basics.items()))


def _spells(
    known: Known, identity: Colours, size: int, lawful: Lawful, luck: Stream, besides: Sequence[str]
) -> list[str]:
    found = Spells(size - round(size * FEWEST_LANDS), [], Counter(), Counter())
    left: list[str] = []
    names = _within(known, identity, luck, lands=False)
    plan = known.plan(besides)
    for name in _by_plan(known, names, lawful, luck, plan) if plan else _closely(known, names, lawful):
        place = min(known.cards[name].mana_value, len(CURVE) - 1)
        if name in besides:
            continue
        if found.wants_value(place) and found.wants_role(known.role(name)) and known.is_understood(name):
            found.take(name, known.role(name), place)
            if found.is_full:
                return found.names
        else:
            left.append(name)
    by_rules = (name for name in left if known.is_understood(name))
    by_hand = (name for name in left if not known.is_understood(name))
    return [*found.names, *islice(chain(by_rules, by_hand), found.wanted - len(found.names))]


def _by_plan(known: Known, names: Sequence[str], lawful: Lawful, luck: Stream, plan: Plan) -> Iterator[str]:
    """The names that may be in the deck: those that are read first, by what they are worth to its plan."""
    kin = [name for name in names if plan & {*known.cards[name].front.types, *known.cards[name].front.subtypes}]
    looked = dict.fromkeys((*islice(_closely(known, names, lawful), READ), *islice(_closely(known, kin, lawful), KIN)))
    ranked = [(known.use(name, plan) + luck.below(LUCK) / 1000, name) for name in looked]
    yield from (name for _, name in sorted(ranked, key=lambda each: (-each[0], each[1])))
    yield from (name for name in _closely(known, names, lawful) if name not in looked)


def _within(known: Known, identity: Colours, luck: Stream, *, lands: bool) -> list[str]:
    """The cards within these colours, best first, with some chance in it."""
    names = [
        name
        for name, card in known.cards.items()
        if card.is_type("Land") == lands
        and not card.is_basic_land
        and not set(card.identity) - set(identity)
        and (lands or card.front.cost is not None)
    ]
    ranked = [(known.worth(name) + luck.below(2000) / 1000, name) for name in names]
    return [name for _, name in sorted(ranked, key=lambda each: (-each[0], each[1]))]


def _closely(known: Known, names: Sequence[str], lawful: Lawful) -> Iterator[str]:
    """Those of the names that may be in the deck, looked up a few at a time."""
    for start in range(0, len(names), AT_ONCE):
        part = names[start : start + AT_ONCE]
        allowed = lawful(part)
        yield from (name for name in part if name in allowed)


def _nonbasic(known: Known, identity: Colours, most: int, lawful: Lawful, luck: Stream) -> list[str]:
    """Lands that make several of the colours."""
    if len(identity) < 2:
        return []
    names = [name for name in _within(known, identity, luck, lands=True) if len(known.cards[name].identity) > 1]
    found: list[str] = []
    for name in _closely(known, names, lawful):
        if len(found) >= most:
            break
        if known.is_understood(name) and len(set(known.lore.mana(name)) & set(identity)) > 1:
            found.append(name)
    return found
