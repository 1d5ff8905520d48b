"""Conspiracies that a deck sets aside: with them a game begins where its player says nothing else."""

import pytest

from entaku.decks.deck import Deck, DeckEntry
from entaku.games.own_decks import seat_with
from entaku.games.seating import seated
from entaku.kernel.decisions import Choose, Decision
from entaku.kernel.randomness import seed_from
from entaku.kernel.table import Table
from entaku.magic.game.play import MAGIC
from entaku.magic.game.setup import GameSetup, PlayerSetup, needed
from entaku.oracle.catalogue import shipped
from entaku.oracle.pool import Pool
from entaku.oracle.printed import PrintedCard
from entaku.oracle.trees import shipped as shipped_trees

CONSPIRACIES = ("Backup Plan", "Power Play", "Backup Plan")
MAIN = (DeckEntry(40, "Plains"),)


def drafted(*aside: str) -> PlayerSetup:
    """A player who has drafted these conspiracies, and set some of them aside beside their deck."""
    names = [name for name in CONSPIRACIES if name not in aside]
    deck = Deck(
        MAIN, tuple(DeckEntry(1, name) for name in names), conspiracies=tuple(DeckEntry(1, name) for name in aside)
    )
    return seated("Ada", Pool(0, "Ada", tuple(map(PrintedCard, CONSPIRACIES))), deck)


def asked(own: PlayerSetup) -> tuple[Decision, dict[object, str]]:
    """What this player is asked first, and the name of each card that it is about."""
    other = seat_with("Ben", Deck(MAIN), "free")
    cards, trees = needed({"Plains", *CONSPIRACIES}, shipped().cards, shipped_trees())
    table = Table(MAGIC, GameSetup(players=(own, other), cards=cards, trees=trees, starts=0), seed_from(1))
    decision = table.state.decision
    assert decision is not None
    assert decision.purpose == "game-conspiracies"
    assert isinstance(decision.shape, Choose)
    return decision, {option.key: option.text for option in decision.shape.options}


@pytest.mark.rule("CR 905.4")
@pytest.mark.parametrize(
    ("aside", "usual"),
    [((), []), (("Power Play",), ["Power Play"]), (("Backup Plan", "Power Play"), ["Backup Plan", "Power Play"])],
)
def test_a_game_begins_with_the_conspiracies_set_aside(aside: tuple[str, ...], usual: list[str]) -> None:
    """All of the sideboard's are offered; as many of each as the deck sets aside are the answer by default."""
    decision, names = asked(drafted(*aside))
    assert sorted(names.values()) == sorted(CONSPIRACIES)
    assert isinstance(decision.default, tuple)
    assert sorted(names[key] for key in decision.default) == usual


@pytest.mark.rule("CR 905.4")
def test_a_list_of_ones_own_sets_conspiracies_aside_too() -> None:
    """What a list names as conspiracies is chosen by default, what it names as sideboard is not."""
    deck = Deck(MAIN, (DeckEntry(1, "Backup Plan"),), conspiracies=(DeckEntry(1, "Power Play"),))
    decision, names = asked(seat_with("Ada", deck, "free"))
    assert isinstance(decision.default, tuple)
    assert [names[key] for key in decision.default] == ["Power Play"]
