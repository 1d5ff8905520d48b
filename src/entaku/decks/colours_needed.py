"""Which colours of mana cast a card, and which a deck needs.  (CR 107.4)"""

from collections.abc import Iterable, Sequence

from entaku.decks.lands import colour_weights
from entaku.oracle.card import Card
from entaku.oracle.colours import COLOURS, Colours, colours

Way = tuple[Colours, ...]
"""The colours of each symbol of a cost that only coloured mana pays; any one colour of a symbol pays it."""


def ways_to_cast(card: Card) -> tuple[Way, ...]:
    """The coloured part of each cost that a card can be cast for: its front's, or any half's."""
    return tuple(_way(card, place) for place in range(len(card.faces)) if _is_cast(card, place))


def is_castable(ways: Iterable[Way], available: Colours) -> bool:
    """Whether mana of these colours pays one of the ways."""
    return any(all(any(colour in available for colour in symbol) for symbol in way) for way in ways)


def needed_colours(cards: Iterable[tuple[Card, int]]) -> Colours:
    """The fewest colours whose mana casts everything of so many of each card; of two that will do, the one more used.

    A land of any other colour would do nothing for these cards.
    """
    deck = tuple(cards)
    weights = colour_weights(deck)
    every = [ways for card, _ in deck if (ways := ways_to_cast(card))]
    needed = colours("".join(colour for ways in every for way in ways for symbol in way for colour in symbol))
    for colour in sorted(needed, key=lambda colour: (weights[colour], -COLOURS.index(colour))):
        others = needed.replace(colour, "")
        if _cast_all(every, others):
            needed = others
    return needed


def land_weights(cards: Iterable[tuple[Card, int]]) -> dict[str, float]:
    """How much of a deck's lands each colour wants: its symbols, of those colours alone that some card needs."""
    deck = tuple(cards)
    return colour_weights(deck, needed_colours(deck) or COLOURS)


def _cast_all(every: Sequence[tuple[Way, ...]], available: Colours) -> bool:
    return all(is_castable(ways, available) for ways in every)


def _is_cast(card: Card, place: int) -> bool:
    return card.faces[place].cost is not None and (
        place == 0 or (card.layout in ("split", "room", "modal_dfc") and not {"Land"} & set(card.faces[place].types))
    )


def _way(card: Card, place: int) -> Way:
    cost = card.faces[place].cost
    symbols = () if cost is None else cost.symbols
    return tuple(
        own
        for symbol in symbols
        if (own := colours(symbol)) and not any(part.isdigit() or part == "P" for part in symbol.split("/"))
    )
