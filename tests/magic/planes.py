"""Planes, phenomena and schemes made up for tests, each with what its text says."""

from functools import cache

from msgspec.structs import replace

from entaku.magic.game.setup import GameSetup
from entaku.oracle.card import Card, Face, Layout
from entaku.oracle.ir.abilities import Tree
from entaku.oracle.printed import PrintedCard
from entaku.oracle.reading.supported import is_whole
from entaku.oracle.reading.tree import tree_of

WORLDS = (
    ("Meadow World", "All creatures get +2/+2.\nWhenever chaos ensues, you gain 4 life."),
    ("Ash World", "When you planeswalk to Ash World or at the beginning of your upkeep, put a cinder counter on "
     "Ash World.\nWhenever chaos ensues, Ash World deals 2 damage to each creature."),
    ("Parting World", "When you planeswalk away from Parting World, draw a card."
     "\nWhenever chaos ensues, target opponent loses 3 life."),
    ("Calm World", "Whenever chaos ensues, creatures can't attack you until a player planeswalks."),
    ("Spring World", "{2}: You gain 1 life."
     "\nWhenever chaos ensues, creatures you control get +1/+1 until a player planeswalks."),
    ("Market World", "Whenever a player casts a spell, that player gains 2 life."
     "\nWhenever chaos ensues, draw two cards."),
    ("Grave World", "Whenever a creature dies, each player loses 1 life."
     "\nWhenever chaos ensues, return target creature card from your graveyard to the battlefield."),
)  # fmt: skip
PHENOMENA = (
    ("Bright Comet", "When you encounter Bright Comet, each player draws a card."),
    ("Dark Comet", "When you encounter Dark Comet, each player sacrifices a creature."),
)
SCHEMES = (
    ("Tremble", "When you set this scheme in motion, each opponent loses 3 life."),
    ("Bask", "When you set this scheme in motion, you gain 5 life."),
    ("Call Upon the Rats", "When you set this scheme in motion, create two 1/1 black Rat creature tokens."),
)
ONGOING = (
    ("My Endless Levy", "Creatures you control get +2/+2.\nWhen a creature you control dies, abandon this scheme."),
)


def made(name: str, text: str, type_: str, layout: Layout, *supertypes: str) -> tuple[Card, Tree]:
    """A card and its tree, all of which is understood."""
    card = Card(name, (Face(name, types=(type_,), supertypes=supertypes),), layout)
    return card, tree_of(card, text, is_whole)


@cache
def planar() -> tuple[tuple[Card, Tree], ...]:
    """The planes and phenomena."""
    worlds = [made(*each, "Plane", "planar") for each in WORLDS]
    return (*worlds, *(made(*each, "Phenomenon", "planar") for each in PHENOMENA))


@cache
def schemes() -> tuple[tuple[Card, Tree], ...]:
    """The schemes, ongoing ones last."""
    usual = [made(*each, "Scheme", "scheme") for each in SCHEMES]
    return (*usual, *(made(*each, "Scheme", "scheme", "Ongoing") for each in ONGOING))


def with_these(setup: GameSetup, added: tuple[tuple[Card, Tree], ...]) -> GameSetup:
    return replace(
        setup, cards=(*setup.cards, *(card for card, _ in added)), trees=(*setup.trees, *(tree for _, tree in added))
    )


def names(of: tuple[tuple[Card, Tree], ...]) -> tuple[PrintedCard, ...]:
    return tuple(PrintedCard(card.name) for card, _ in of)


def with_planes(setup: GameSetup, own: bool = False) -> GameSetup:
    """A game with a planar deck for all, or one for each player."""
    if not own:
        return replace(with_these(setup, planar()), planar_deck=names(planar()))
    count = len(setup.players)
    decks = [names(planar()[seat::count]) for seat in range(count)]
    players = tuple(replace(one, planes=deck) for one, deck in zip(setup.players, decks, strict=True))
    return replace(with_these(setup, planar()), players=players)


def with_schemes(setup: GameSetup) -> GameSetup:
    """A game in which each player has schemes."""
    players = tuple(replace(one, schemes=names(schemes())) for one in setup.players)
    return replace(with_these(setup, schemes()), players=players)
