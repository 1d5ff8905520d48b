"""Planar decks and scheme decks of the cards that are known, for a table that plays with them.  (CR 901.15, 904)"""

from collections.abc import Sequence
from typing import Final, Literal

from msgspec.structs import replace

from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import Seed, Stream
from entaku.magic.game.profile import team_play
from entaku.magic.game.setup import GameSetup
from entaku.oracle.card import Card
from entaku.oracle.ir.abilities import NotUnderstood, Tree
from entaku.oracle.ir.walking import nodes
from entaku.oracle.library import Library
from entaku.oracle.printed import PrintedCard

Variant = Literal["none", "planechase", "archenemy", "supervillains"]
"""What is played beside the decks: nothing, planes, the schemes of one against all others, or each player's own."""
MOST_PLANES: Final = 40
PLANES_EACH: Final = 10
PHENOMENA_EACH: Final = 2
SCHEMES: Final = 20
ARCHENEMY: Final = 40
HERO: Final = 20
"""With how much life the archenemy begins, and each of the others.  (CR 904.5)"""
COPIES: Final = 2
"""How often a scheme may be in a deck.  (CR 904.3)"""


def with_variant(setup: GameSetup, variant: Variant, library: Library, luck: Seed) -> GameSetup:
    """The game with what is played beside its decks.

    Raises Unlawful where too few such cards are known, and for one against all with other teams, or with commanders,
    which would need a life total that the others share.  (CR 2026 904.13b)
    """
    if variant == "none":
        return setup
    layout = "planar" if variant == "planechase" else "scheme"
    known = [card for card in library.cards().values() if card.layout == layout]
    trees = {card.name: library.tree(card) for card in known}
    if variant == "planechase":
        deck = planar_deck(known, trees, len(setup.players), Stream(luck, "planes", "planar deck"))
        return with_cards(replace(setup, planar_deck=printed(deck)), deck, trees)
    if variant == "archenemy":
        setup = against_all(setup)
    villains = range(len(setup.players) if variant == "supervillains" else 1)
    decks = {seat: scheme_deck(known, trees, Stream(luck, f"schemes {seat}", "scheme deck")) for seat in villains}
    players = tuple(replace(one, schemes=printed(decks.get(seat, ()))) for seat, one in enumerate(setup.players))
    return with_cards(replace(setup, players=players), [card for deck in decks.values() for card in deck], trees)


def against_all(setup: GameSetup) -> GameSetup:
    """The player in the first seat begins, with 40 life, against a team of all others, with 20 each.  (CR 904.2–904.6)

    The others take turns of their own, one after the other: a team against a team, without shared turns.  (CR 808)
    """
    if setup.profile.commander is not None:
        raise Unlawful("game-archenemy-commander")
    if setup.profile.teams:
        raise Unlawful("game-archenemy-teams")
    lives = (ARCHENEMY, *(HERO for _ in setup.players[1:]))
    players = tuple(replace(one, life=life) for one, life in zip(setup.players, lives, strict=True))
    profile = team_play(setup.profile, (1, len(players) - 1))
    return replace(setup, players=players, profile=profile, starts=0)


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
