"""Whole games between teams by bots, who know friend from foe."""

import pytest

from entaku.bots.playing.board import Board
from entaku.bots.playing.judging import Judge
from entaku.bots.playing.lore import Lore
from entaku.bots.playing.texts import Aim
from entaku.kernel.randomness import seed_from
from entaku.kernel.table import Table
from entaku.laboratory.evening import GameTable, LeftToHands, play_out
from entaku.laboratory.players import plays_sensibly
from entaku.magic.game import events as e
from entaku.magic.game.play import MAGIC
from entaku.magic.game.profile import (
    CONSPIRACY,
    TODAY,
    TWO_HEADED_GIANT,
    RulesProfile,
    team_play,
    two_headed,
)
from entaku.magic.views.game_view import CardView, GameView, PlayerView
from tests.magic.wild import drafted_setup


def played(number: int, profile: RulesProfile) -> tuple[GameTable, list[e.AttackDeclared]]:
    """A game with drafted decks that bots have played, nothing of it by hand, and who was attacked in it."""
    setup = drafted_setup(number, sum(profile.teams), profile)
    table: GameTable = Table(MAGIC, setup, seed_from(f"teams {number}"))
    bots = [plays_sensibly(setup, seed_from(number), seat) for seat in range(len(setup.players))]
    attacks: list[e.AttackDeclared] = []

    def hear(_: str, event: object) -> None:
        attacks.extend([event] if isinstance(event, e.AttackDeclared) else [])

    assert play_out(table, bots, "game", lambda moment: None, hear) == LeftToHands()
    return table, attacks


def check(number: int, profile: RulesProfile) -> None:
    """One team won, or nobody did; and nobody attacked a teammate."""
    table, attacks = played(number, profile)
    game = table.state.game
    assert game.ended in ("last", "draw", "effect"), f"game {number}"
    assert game.winners in ((), *game.setup.teams), f"game {number}"
    assert attacks, f"game {number}"
    for one in attacks:
        assert all(seat not in game.setup.sides[one.seat] for _, seat, _ in one.attackers), f"game {number}"


@pytest.mark.rule("CR 810.1", "CR 805.10a")
@pytest.mark.parametrize("number", range(6))
def test_two_headed_giants_are_played_to_the_end(number: int) -> None:
    """Bots play two against two, without a fault, until a team has won."""
    check(number, TWO_HEADED_GIANT)


@pytest.mark.rule("CR 808.1", "CR 810.11")
@pytest.mark.parametrize("profile", [team_play(CONSPIRACY, (2, 2)), two_headed(TODAY, 3)])
def test_other_teams_are_played_to_the_end(profile: RulesProfile) -> None:
    """Bots play teams that take turns of their own, and teams of three heads."""
    check(7, profile)


@pytest.mark.sweep
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("first", range(10, 110, 20))
def test_sweep_of_two_headed_giants(first: int) -> None:
    """A hundred games of two against two end without a fault."""
    for number in range(first, first + 20):
        check(number, TWO_HEADED_GIANT)


def seen(*battlefield: CardView, attacked: int = 0) -> Board:
    """The board of the first of four players, two of whom are a team, with these permanents."""
    players = tuple(PlayerView(seat, "ABCD"[seat], 30, 30, 3) for seat in range(4))
    view = GameView(0, 5, 0, "precombat main", 0, players, battlefield, teams=((0, 1), (2, 3)), shared=True)
    return Board(view)


def bear(number: int, seat: int, *, tapped: bool = False) -> CardView:
    """A creature of size 2/2."""
    return CardView(number, "Bear", seat, seat, power=2, toughness=2, types=("Creature",), mana_value=2, tapped=tapped)


@pytest.mark.rule("CR 102.3")
def test_a_teammate_is_a_friend() -> None:
    """What is bad is aimed at opponents and what they have, what is good at oneself first, then at a teammate."""
    board = seen(bear(1, 0), bear(2, 1), bear(3, 2))
    judge = Judge(board, Lore({}, {}))
    kill, help_ = Aim(good=-3.0), Aim(good=1.0, lasting=True)
    assert judge.thing(kill, bear(2, 1)) < 0 < judge.thing(kill, bear(3, 2))
    assert judge.thing(help_, bear(1, 0)) > judge.thing(help_, bear(2, 1)) > 0 > judge.thing(help_, bear(3, 2))
    burn = Aim(damage=3)
    assert judge.person(burn, 1) < 0 < judge.person(burn, 2)
    assert board.is_mine
    assert board.opponents == [2, 3]
