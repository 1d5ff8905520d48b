"""Building a deck from a pool: cards move between main part and sideboard, basic lands come and go."""

from collections import Counter
from collections.abc import Iterable, Mapping

from msgspec import Struct

from entaku.decks.colours_needed import land_weights
from entaku.decks.deck import Deck, DeckEntry
from entaku.decks.lands import BASIC_OF, basics_for
from entaku.decks.limited import Find, smallest_size
from entaku.kernel.errors import Unlawful
from entaku.oracle.card import Card
from entaku.oracle.colours import COLOURS


class Plan(Struct, frozen=True, omit_defaults=True):
    """What a builder chose: of the pool, by name, what goes to the main part and what to the command zone; and
    basic lands.  Everything else is the sideboard."""

    main: dict[str, int] = {}
    conspiracies: dict[str, int] = {}
    basics: dict[str, int] = {}
    name: str = ""


class Statistics(Struct, frozen=True):
    """A deck in numbers.  `curve` counts nonland cards by mana value, the last place for 7 and more."""

    size: int
    lands: int
    creatures: int
    curve: tuple[int, ...]
    colours: dict[str, int]
    types: dict[str, int]
    sources: dict[str, int]


def deck_of(plan: Plan, pool: Mapping[str, int]) -> Deck:
    """The deck that the plan makes of the pool.  Raises Unlawful for a card, or a land, that isn't there to take."""
    for name, copies in (*plan.main.items(), *plan.conspiracies.items()):
        taken = plan.main.get(name, 0) + plan.conspiracies.get(name, 0)
        if copies < 0 or taken > pool.get(name, 0):
            raise Unlawful("deck-not-in-pool", card=name, used=taken, owned=pool.get(name, 0))
    for name, copies in plan.basics.items():
        if name not in BASIC_OF.values() or not 0 <= copies <= 100:
            raise Unlawful("deck-bad-basics", card=name, count=copies)
    left = Counter(pool)
    left.subtract(plan.main)
    left.subtract(plan.conspiracies)
    return Deck(
        main=(*_entries(plan.main), *_entries(plan.basics)),
        sideboard=_entries({name: copies for name, copies in left.items() if copies > 0}),
        conspiracies=_entries(plan.conspiracies),
        name=plan.name,
    )


def with_lands(plan: Plan, find: Find) -> Plan:
    """The plan with the basic lands that fill it up to its smallest size, shared out by its cards' symbols."""
    smallest = smallest_size(Deck(conspiracies=_entries(plan.conspiracies)))
    spells: list[tuple[Card, int]] = [
        (card, copies) for name, copies in plan.main.items() if (card := find(name)) is not None
    ]
    lands = max(smallest - sum(plan.main.values()), 0)
    return Plan(plan.main, plan.conspiracies, basics_for(land_weights(spells), lands), plan.name)


def statistics(entries: Iterable[DeckEntry], find: Find) -> Statistics:
    """The numbers of a deck's main part."""
    known = [(card, entry.count) for entry in entries if (card := find(entry.name)) is not None]
    curve = [0] * 8
    types: Counter[str] = Counter()
    colours: Counter[str] = Counter()
    sources: Counter[str] = Counter()
    for card, copies in known:
        for card_type in card.types:
            types[card_type] += copies
        if card.is_type("Land"):
            for colour in card.identity:
                sources[colour] += copies
        else:
            curve[min(card.mana_value, 7)] += copies
            for colour in card.colours or "C":
                colours[colour] += copies
    order = (*COLOURS, "C")
    return Statistics(
        size=sum(copies for _, copies in known),
        lands=types["Land"],
        creatures=types["Creature"],
        curve=tuple(curve),
        colours={colour: colours[colour] for colour in order if colours[colour]},
        types=dict(types),
        sources={colour: sources[colour] for colour in order if sources[colour]},
    )


def pool_counts(names: Iterable[str]) -> dict[str, int]:
    """How many of each name a pool has."""
    return dict(Counter(names))


def _entries(counts: Mapping[str, int]) -> tuple[DeckEntry, ...]:
    return tuple(DeckEntry(copies, name) for name, copies in counts.items() if copies > 0)
