"""Whole games, played by chance: they end, nothing is lost or doubled, and the log says it all."""

from collections import Counter

import pytest
from msgspec.structs import replace

from entaku.bots.random_play import RandomPlayer
from entaku.kernel.decisions import Answer
from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import seed_from
from entaku.kernel.table import Table, replay
from entaku.magic.game.play import MAGIC
from entaku.magic.game.profile import (
    CONSPIRACY,
    OF_2010,
    OF_2022,
    TODAY,
    TWO_HEADED_GIANT,
    RulesProfile,
    team_play,
    two_headed,
)
from tests.magic.wild import (
    GameTable,
    digest,
    drafted_setup,
    jumbled_setup,
    lost_cards,
    play_wild,
)


@pytest.mark.rule("CD-12", "CD-13", "CD-18", "CR 104.3a", "CR 905.3")
@pytest.mark.parametrize("number", range(3))
def test_drafted_games_end(number: int) -> None:
    """A game of drafted decks ends with one winner, nothing left to hands, every card accounted for."""
    played = play_wild(drafted_setup(number), number, check=10)
    game = played.table.state.game
    assert (played.by_hand, game.ended, len(game.winners)) == ((), "last", 1)


@pytest.mark.parametrize("seats", [2, 3, 5, 10])
@pytest.mark.rule("CD-13", "CR 806.1")
def test_any_number_of_players(seats: int) -> None:
    """Two to ten players play to the end."""
    played = play_wild(jumbled_setup(seats, seats), seats, check=25)
    assert played.by_hand == ()
    assert played.table.state.game.ended in ("last", "draw")


PROFILES = {
    "left": RulesProfile(attack="left"),
    "right": RulesProfile(attack="right"),
    "range 1": RulesProfile(range=1),
    "range 2 left": RulesProfile(range=2, attack="left"),
    "2010": OF_2010,
    "2022": OF_2022,
    "vancouver": RulesProfile(mulligan="vancouver", first_draw="never", windows="public"),
    "partial paris": RulesProfile(mulligan="partial-paris", life=30, windows="every"),
    "time": RulesProfile(turn_limit=6),
    "rumble": RulesProfile(rumble=5, first_draw="always"),
}
TEAMS = {
    "two heads": TWO_HEADED_GIANT,
    "two heads of 2022": two_headed(OF_2022),
    "three heads": two_headed(TODAY, 3),
    "five heads": two_headed(TODAY, 5),
    "two heads, every window": replace(TWO_HEADED_GIANT, windows="every"),
    "two heads, time": replace(TWO_HEADED_GIANT, turn_limit=6),
    "two heads, rumble": replace(TWO_HEADED_GIANT, rumble=5),
    "team against team": team_play(TODAY, (2, 2)),
    "three teams": team_play(TODAY, (2, 1, 3)),
}
"""Games between teams; how many play is what the teams add up to."""


@pytest.mark.parametrize("name", TEAMS)
@pytest.mark.rule("CR 805.4", "CR 808.1", "CR 810.1", "CR 810.11", "EV-9", "EV-15")
def test_teams(name: str) -> None:
    """Games between teams end with one team as the winner, and every card accounted for."""
    profile = TEAMS[name]
    played = play_wild(jumbled_setup(71, sum(profile.teams), profile), 71, check=25)
    game = played.table.state.game
    assert (played.by_hand, game.ended in ("last", "time", "draw")) == ((), True)
    assert game.winners in ((), *game.setup.teams)


@pytest.mark.sweep
@pytest.mark.parametrize("name", TEAMS)
def test_sweep_of_teams(name: str) -> None:
    """A dozen games of thrown-together decks between teams, a seat conceding somewhere: one team wins, or nobody."""
    profile = TEAMS[name]
    for number in range(300, 312):
        played = play_wild(jumbled_setup(number, sum(profile.teams), profile), number, check=25)
        game = played.table.state.game
        assert (played.by_hand, game.winners in ((), *game.setup.teams)) == ((), True), f"game {number}"


@pytest.mark.rule("CR 810.4", "CR 810.10")
def test_teammates_have_one_life_total() -> None:
    """At every decision both players of a team have the same life and the same poison, and one turn."""
    table: GameTable = Table(MAGIC, jumbled_setup(72, 4, TWO_HEADED_GIANT), seed_from(72))
    player = RandomPlayer(seed_from(72), "P")
    while (decision := table.state.decision) is not None:
        table.answer(decision.actor, decision.id, player.answer(decision))
        first, second, third, fourth = ((one.life, one.poison, one.turns) for one in table.state.game.players)
        assert (first, third) == (second, fourth)


@pytest.mark.parametrize("size", [(2, 2, 2), (4,), (1, 2), (2, 3)])
@pytest.mark.rule("CR 102.3")
def test_teams_are_those_who_play(size: tuple[int, ...]) -> None:
    """Teams that don't make up the four who sit there, or one team alone, don't begin a game."""
    with pytest.raises(Unlawful, match="Teams"):
        jumbled_setup(1, 4, team_play(TODAY, size)).check()


@pytest.mark.parametrize("name", PROFILES)
@pytest.mark.rule("CR 801.1", "CR 803.1a", "CR 803.1b", "EV-9", "EV-11", "EV-12", "EV-15")
def test_profiles(name: str) -> None:
    """Under every option games end, with every card accounted for."""
    played = play_wild(jumbled_setup(51, 3, PROFILES[name]), 51, check=25)
    assert played.by_hand == ()
    assert played.table.state.game.ended in ("last", "time", "draw")


@pytest.mark.sweep
@pytest.mark.parametrize("draft", range(13, 33))
def test_sweep_of_drafted_games(draft: int) -> None:
    """The eight games of a draft's decks, a seat conceding somewhere: nothing is lost, nothing hangs."""
    for number in range(8 * draft, 8 * draft + 8):
        played = play_wild(drafted_setup(number), number, check=20)
        assert (played.by_hand, played.table.is_over) == ((), True), f"game {number}"


@pytest.mark.sweep
@pytest.mark.parametrize("name", PROFILES)
def test_sweep_of_profiles(name: str) -> None:
    """A game of thrown-together decks under every option with each number of seats from two to six."""
    for number in range(200, 205):
        played = play_wild(jumbled_setup(number, 2 + number % 5, PROFILES[name]), number, check=25)
        assert (played.by_hand, played.table.is_over) == ((), True), f"game {number}"


@pytest.mark.parametrize("profile", [CONSPIRACY, TWO_HEADED_GIANT, TEAMS["team against team"]])
def test_replay_is_the_original(profile: RulesProfile) -> None:
    """Playing a game's log again gives the same state."""
    table = play_wild(drafted_setup(11, profile=profile), 11).table
    again = replay(MAGIC, table.setup, table.seed, table.log)
    assert digest(table.state.game) == digest(again.state.game)


@pytest.mark.parametrize(("number", "profile"), [(22, CONSPIRACY), (23, PROFILES["rumble"]), (24, TWO_HEADED_GIANT)])
def test_forks_are_the_original(number: int, profile: RulesProfile) -> None:
    """A fork at any decision, taken on by the same answers, comes to the same state."""
    table = play_wild(jumbled_setup(number, sum(profile.teams) or 3, profile), number).table
    follower: GameTable = Table(MAGIC, table.setup, table.seed)
    forks: list[tuple[int, GameTable]] = []
    for place, entry in enumerate(table.log):
        if place % 3 == 0:
            forks.append((place, follower.fork()))
        follower.answer(entry.seat, entry.decision, entry.answer)
        if len(forks) > 4 or place + 1 == len(table.log):
            for begun, fork in forks:
                for one in table.log[begun : place + 1]:
                    fork.answer(one.seat, one.decision, one.answer)
                assert digest(follower.state.game) == digest(fork.state.game), f"forked at {begun}"
            forks.clear()


@pytest.mark.parametrize("number", [31])
def test_defaults_are_lawful(number: int) -> None:
    """The default answer of every decision may be given, and a decision asked has more than one answer."""
    setup = jumbled_setup(number, 4)
    table: GameTable = Table(MAGIC, setup, seed_from(number))
    player = RandomPlayer(seed_from(number), "P")
    while (decision := table.state.decision) is not None:
        decision.check(decision.default)
        table.answer(decision.actor, decision.id, player.answer(decision))


@pytest.mark.rule("CR 104.4", "CR 104.3c")
def test_defaults_alone_end_a_game() -> None:
    """Where nobody ever answers, the game ends all the same."""
    table: GameTable = Table(MAGIC, jumbled_setup(41, 4), seed_from(41))
    while (decision := table.state.decision) is not None:
        table.answer_default(decision.id)
    assert table.state.game.ended in ("last", "draw")


@pytest.mark.parametrize(
    ("number", "profile"),
    [
        (51, CONSPIRACY),
        (52, CONSPIRACY),
        (53, PROFILES["rumble"]),
        (54, TWO_HEADED_GIANT),
        (55, TEAMS["three teams"]),
    ],
)
@pytest.mark.rule("CD-18", "CR 104.3a", "CR 800.4a", "CR 810.8b", "EV-16")
def test_anybody_may_concede_at_every_decision(number: int, profile: RulesProfile) -> None:
    """At every decision each player may leave: the game goes on or is over, and every card is accounted for."""
    count = sum(profile.teams) or 3
    table = play_wild(jumbled_setup(number, count, profile), number, concedes=False).table
    follower: GameTable = Table(MAGIC, table.setup, table.seed)
    for place, entry in enumerate(table.log):
        for seat in range(count):
            if follower.state.game.in_game(seat) and (place + seat) % 7 == 0:
                fork = follower.fork()
                fork.answer(seat, seat, True)
                check_it_goes_on(fork, place)
        follower.answer(entry.seat, entry.decision, entry.answer)


def check_it_goes_on(table: GameTable, place: int) -> None:
    """A few more decisions are answered without trouble."""
    player = RandomPlayer(seed_from(place), "after")
    for _ in range(5):
        assert Counter() == lost_cards(table.state.game)
        decision = table.state.decision
        if decision is None:
            assert table.is_over
            return
        assert table.state.game.in_game(decision.actor), "nobody who left is asked"
        table.answer(decision.actor, decision.id, player.answer(decision))


@pytest.mark.parametrize("profile", [CONSPIRACY, PROFILES["rumble"], TWO_HEADED_GIANT])
@pytest.mark.rule("CD-13", "EV-16")
def test_a_vanished_player_does_not_stop_the_game(profile: RulesProfile) -> None:
    """Where one player's decisions get their defaults, the others play to the end."""
    table: GameTable = Table(MAGIC, jumbled_setup(61, sum(profile.teams) or 3, profile), seed_from(61))
    player = RandomPlayer(seed_from(61), "P")
    while (decision := table.state.decision) is not None:
        answer: Answer = decision.default if decision.actor == 1 else player.answer(decision)
        table.answer(decision.actor, decision.id, answer)
    assert table.is_over
