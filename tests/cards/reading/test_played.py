"""Imported cards are played: games with the cards of the checked sample, by players who do anything lawful."""

import pytest

from entaku.cards.catalogue import shipped
from entaku.cards.printed import PrintedCard
from entaku.cards.reading.tree import tree_of
from entaku.cards.trees import shipped as shipped_trees
from entaku.kernel.randomness import Stream, seed_from
from entaku.magic.known import runs
from entaku.magic.profile import CONSPIRACY
from entaku.magic.setup import GameSetup, PlayerSetup, needed
from tests.cards.reading.official import of_all
from tests.cards.reading.test_checked import checked
from tests.magic.wild import LANDS, SPRING, SPRING_CARD, SPRING_TREE, play_wild


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
