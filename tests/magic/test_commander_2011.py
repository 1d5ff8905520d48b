"""Games of decks thrown together from the understood cards of Commander 2011, by players who do anything lawful.

The cards are imported: what they do is read from their official texts.  Each is tried by itself in
`tests/laboratory/test_trying_sets.py`; here they meet.
"""

from functools import cache

import pytest

from entaku.kernel.randomness import Stream, seed_from
from entaku.magic.by_hand.supported_nodes import runs
from entaku.magic.game.profile import CONSPIRACY
from entaku.magic.game.setup import GameSetup, PlayerSetup, needed
from entaku.oracle.catalogue import shipped
from entaku.oracle.importers.files import read_cards
from entaku.oracle.importers.imported import ImportedCard
from entaku.oracle.printed import PrintedCard
from entaku.oracle.reading.coverage import missing
from entaku.oracle.reading.tree import tree_of
from entaku.oracle.trees import shipped as shipped_trees
from tests.magic.wild import LANDS, SPRING, SPRING_CARD, SPRING_TREE, play_wild
from tests.shared_data import shared

LEAST_FULL = 75
"""So many of a hundred cards are played in full at least."""
QUICK = 6
SWEPT = 46


@cache
def of_the_set() -> dict[str, ImportedCard]:
    """The cards of Commander 2011 by name."""
    return {card.card.name: card for card in read_cards(shared("data/mtgjson/CMD.json")).cards}


@cache
def understood() -> tuple[str, ...]:
    """The names of those that the engine knows, basic lands apart."""
    cards = of_the_set()
    return tuple(n for n in sorted(cards) if not cards[n].card.is_basic_land and not missing(cards[n], runs)[0])


def setup_of(number: int) -> GameSetup:
    """Two to four players whose decks are any understood cards of the set, with lands for all of them."""
    stream = Stream(seed_from(number), "table", "commander 2011")
    seats = 2 + number % 3
    decks = [[stream.choose(understood()) for _ in range(28)] + [SPRING] * 16 for _ in range(seats)]
    players = tuple(PlayerSetup(f"P{seat}", tuple(map(PrintedCard, deck)), ()) for seat, deck in enumerate(decks))
    imported = {name: of_the_set()[name] for deck in decks for name in deck if name != SPRING}
    cards = {**shipped().cards, **{name: each.card for name, each in imported.items()}, SPRING: SPRING_CARD}
    trees = {name: tree_of(each.card, each.texts.en, runs) for name, each in imported.items()}
    wanted = {name for deck in decks for name in deck} | set(LANDS)
    known, played = needed(wanted, cards, {**shipped_trees(), **trees, SPRING: SPRING_TREE})
    return GameSetup(players=players, cards=known, trees=played, profile=CONSPIRACY, patient=True)


def test_three_quarters_of_the_set_are_known() -> None:
    """Of every hundred cards of Commander 2011 seventy-five have nothing that the engine doesn't know."""
    cards = of_the_set().values()
    assert 100 * sum(not missing(card, runs)[0] for card in cards) >= LEAST_FULL * len(cards)


@pytest.mark.parametrize("number", range(QUICK))
def test_nothing_is_left_to_hands(number: int) -> None:
    """No card is lost, no clause is played by hand and no rule fails until the game is over."""
    assert play_wild(setup_of(number), number, concedes=False, check=20).by_hand == ()


@pytest.mark.sweep
@pytest.mark.parametrize("number", range(QUICK, SWEPT))
def test_many_games_leave_nothing_to_hands(number: int) -> None:
    """The same in more games, in half of which somebody concedes; what each card does is tried by itself."""
    assert play_wild(setup_of(number), number, concedes=bool(number % 2), check=50).by_hand == ()
