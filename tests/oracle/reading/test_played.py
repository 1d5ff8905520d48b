"""Imported cards are played: games with the cards of the checked sample, by players who do anything lawful."""

import pytest

from entaku.kernel.randomness import Stream, seed_from
from entaku.magic.by_hand.supported_nodes import runs
from entaku.magic.game.profile import CONSPIRACY
from entaku.magic.game.setup import GameSetup, PlayerSetup, needed
from entaku.oracle.catalogue import shipped
from entaku.oracle.printed import PrintedCard
from entaku.oracle.reading.tree import tree_of
from entaku.oracle.trees import shipped as shipped_trees
from tests.magic.wild import LANDS, SPRING, SPRING_CARD, SPRING_TREE, play_wild
from tests.oracle.reading.official import of_all
from tests.oracle.reading.test_checked import checked


def setup_of(number: int) -> GameSetup:
    """Two players whose decks are any cards of the sample, with lands for all of them."""
    names = [name for name, _ in checked()]
    stream = Stream(seed_from(number), "table", "imported")
    decks = [[stream.choose(names) for _ in range(24)] + [SPRING] * 16 for _ in range(2)]
    players = tuple(PlayerSetup(f"P{seat}", tuple(map(PrintedCard, deck)), ()) for seat, deck in enumerate(decks))
    imported = {name: of_all()[name] for deck in decks for name in deck if name != SPRING}
    cards = {**shipped().cards, **{name: each.card for name, each in imported.items()}, SPRING: SPRING_CARD}
    trees = {name: tree_of(each.card, each.texts.en, runs) for name, each in imported.items()}
    wanted = {name for deck in decks for name in deck} | set(LANDS)
    known, played = needed(wanted, cards, {**shipped_trees(), **trees, SPRING: SPRING_TREE})
    return GameSetup(players=players, cards=known, trees=played, profile=CONSPIRACY, patient=True)


@pytest.mark.parametrize("number", range(6))
def test_nothing_is_left_to_hands(number: int) -> None:
    """The engine runs all that it knows: no manual clause and no fault until the game is over."""
    assert play_wild(setup_of(number), number, concedes=False).by_hand == ()
