"""Planar decks and scheme decks of the cards that are known, for a table that plays with them.  (CR 901.15, 904.12)"""

from collections.abc import Sequence
from typing import Final, Literal

from msgspec.structs import replace

from entaku.cards.card import Card
from entaku.cards.ir.abilities import NotUnderstood, Tree
from entaku.cards.ir.node import nodes
from entaku.cards.library import Library
from entaku.cards.printed import PrintedCard
from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import Seed, Stream
from entaku.magic.setup import GameSetup

Variant = Literal["none", "planechase", "supervillains"]
"""What is played beside the decks: nothing, planes, or each player's own schemes."""
MOST_PLANES: Final = 40
PLANES_EACH: Final = 10
PHENOMENA_EACH: Final = 2
SCHEMES: Final = 20
COPIES: Final = 2
"""How often a scheme may be in a deck.  (CR 904.3)"""


def with_variant(setup: GameSetup, variant: Variant, library: Library, luck: Seed) -> GameSetup:
    """The game with what is played beside its decks.  Raises Unlawful where too few such cards are known."""
    if variant == "none":
        return setup
    known = [
        card for card in library.cards().values() if card.layout == ("planar" if variant == "planechase" else "scheme")
    ]
    trees = {card.name: library.tree(card) for card in known}
    if variant == "planechase":
        deck = planar_deck(known, trees, len(setup.players), Stream(luck, "planes", "planar deck"))
        return with_cards(replace(setup, planar_deck=printed(deck)), deck, trees)
    decks = [
        scheme_deck(known, trees, Stream(luck, f"schemes {seat}", "scheme deck")) for seat in range(len(setup.players))
    ]
    players = tuple(replace(one, schemes=printed(deck)) for one, deck in zip(setup.players, decks, strict=True))
    return with_cards(replace(setup, players=players), [card for deck in decks for card in deck], trees)


def planar_deck(known: Sequence[Card], trees: dict[str, Tree], players: int, luck: Stream) -> list[Card]:
    """A deck for all: ten cards for each player, but no more than forty, each once, with few phenomena.  (CR 901.15a)

    Cards that are played in full come first; others, which are played partly by hand, only where these aren't enough.
    Raises Unlawful.
    """
    wanted = min(MOST_PLANES, PLANES_EACH * players)
    found: list[Card] = []
    phenomena = 0
    for card in in_full_first(known, trees, luck):
        strange = "Phenomenon" in card.front.types
        if len(found) < wanted and (not strange or phenomena < PHENOMENA_EACH * players):
            found.append(card)
            phenomena += strange
    if len(found) < wanted:
        raise Unlawful("game-too-few-planes", wanted=wanted, known=len(found))
    return found


def scheme_deck(known: Sequence[Card], trees: dict[str, Tree], luck: Stream) -> list[Card]:
    """Twenty schemes, none more than twice; again those that are played in full come first.  (CR 904.3)

    Raises Unlawful.
    """
    ranked = in_full_first(known, trees, luck)
    full = [card for card in ranked if is_full(trees[card.name])]
    enough = full if len(full) * COPIES >= SCHEMES else ranked
    found = [*enough[:SCHEMES], *enough[: max(0, SCHEMES - len(enough))]]
    if len(found) < SCHEMES:
        raise Unlawful("game-too-few-schemes", wanted=SCHEMES, known=len(known))
    return found


def in_full_first(known: Sequence[Card], trees: dict[str, Tree], luck: Stream) -> list[Card]:
    """Cards in an order of chance, those that are played in full before the others."""
    order = sorted(known, key=lambda card: card.name)
    luck.shuffle(order)
    return sorted(order, key=lambda card: not is_full(trees[card.name]))


def is_full(tree: Tree) -> bool:
    """Whether nothing of a card is left to hands."""
    return not any(isinstance(node, NotUnderstood) for ability in tree.abilities for node in nodes(ability))


def with_cards(setup: GameSetup, deck: Sequence[Card], trees: dict[str, Tree]) -> GameSetup:
    """The game with the facts and the trees of these cards, too."""
    had = {card.name for card in setup.cards}
    new = {card.name: card for card in deck if card.name not in had}
    return replace(setup, cards=(*setup.cards, *new.values()), trees=(*setup.trees, *(trees[name] for name in new)))


def printed(deck: Sequence[Card]) -> tuple[PrintedCard, ...]:
    """A deck's cards, one by one."""
    return tuple(PrintedCard(card.name) for card in deck)
