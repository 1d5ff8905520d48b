"""Whole Commander games by bots, with decks of a hundred that they built."""

import pytest

from entaku.games.own_decks import Builders, seat_with, setup_of
from entaku.kernel.randomness import seed_from
from entaku.kernel.table import Table
from entaku.laboratory.evening import GameTable, LeftToHands, play_out
from entaku.laboratory.players import plays_sensibly
from entaku.magic.game.play import MAGIC
from entaku.oracle.library import Library
from tests.shared_data import shared


def played(builders: Builders, number: int, seats: int = 4) -> GameTable:
    """A game that bots have played; nothing was left to be done by hand, and no fault of the rules was met."""
    rules = builders.rules
    players = [seat_with(f"Bot {seat}", builders.build(seed_from(number), seat), rules) for seat in range(seats)]
    assert all(len(player.deck) + len(player.commanders) == 100 for player in players)
    table: GameTable = Table(MAGIC, setup_of(players, rules, builders.library), seed_from(number))
    bots = [plays_sensibly(table.setup, seed_from(number), seat) for seat in range(seats)]
    assert play_out(table, bots, "game", lambda moment: None) == LeftToHands()
    return table


@pytest.mark.rule("CM-6", "CM-13", "CM-15", "CR 903.8")
@pytest.mark.parametrize("rules", ["commander-2010", "commander"])
def test_a_game_of_four_ends_with_a_winner(rules: str) -> None:
    """Decks of shipped cards, 40 life: somebody is left, commanders were cast, and it took no more than 150 turns."""
    game = played(Builders(rules, Library(None)), 1).state.game
    assert (game.ended, len(game.winners)) == ("last", 1)
    assert sum(sum(player.commander_casts) for player in game.players) > 0
    assert game.turn < 150


@pytest.fixture(scope="module")
def builders(tmp_path_factory: pytest.TempPathFactory) -> Builders:
    """Who builds decks of every card of the reference data."""
    library = Library(tmp_path_factory.mktemp("real"))
    library.import_files([shared("data/oracle/cards.jsonl.gz")])
    return Builders("commander-2010", library)


@pytest.mark.sweep
@pytest.mark.xdist_group("decks of real cards")  # read and judged once, by one worker
@pytest.mark.timeout(3600)
@pytest.mark.rule("CM-6", "CM-12", "CM-13", "CM-15")
@pytest.mark.parametrize("first", range(0, 48, 8))
def test_many_games_of_real_cards_end_with_a_winner(builders: Builders, first: int) -> None:
    """Each game of four has a winner, and the rules leave nothing to be done by hand."""
    for number in range(first, first + 8):
        game = played(builders, number).state.game
        assert game.ended in ("last", "effect"), f"game {number}"  # some real cards say that their player wins
        assert len(game.winners) == 1, f"game {number}"
