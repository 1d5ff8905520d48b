"""The ladder of bots: repeatable, fair in its seats, and right about who plays better."""

import time
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from msgspec.structs import replace
from tools.ladder_table import PAGE, STORED, main

from entaku.bots.levels import BUDGETS, Level, LevelBot
from entaku.cli.lab_ladder import PLAYING, show
from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import seed_from
from entaku.kernel.table import Table
from entaku.laboratory.bench_games import setup
from entaku.laboratory.ladder import Ladder, Played, Rung, check, climb, games_of, ranked, ranking
from entaku.laboratory.players import bot_named
from entaku.magic.game.play import MAGIC
from entaku.magic.multiplayer.leaving import players_lose
from entaku.messages import Language

QUICK = ("random", "normal")
LEVELS = ("easy", "normal", "hard", "expert")


def timeless(ladder: Ladder) -> Ladder:
    """A ladder without how long anything took."""
    return replace(ladder, rungs=tuple(replace(one, middle=0.0, most=0.0, slowest=0.0) for one in ladder.rungs))


def test_a_ladder_ranks_and_repeats() -> None:
    """The same seed gives the same games; who plays sensibly wins against chance."""
    ladder = climb(QUICK, 2, 4, "1")
    assert timeless(climb(QUICK, 2, 4, "1")) == timeless(ladder)
    assert [one.level for one in ladder.rungs] == ["normal", "random"]
    assert ladder.rungs[0].won > 0.5 > ladder.rungs[1].won
    assert all(0 <= one.middle <= one.most <= one.slowest for one in ladder.rungs)


def test_one_plays_against_others_from_every_seat() -> None:
    """Alone among others that are alike, each with the same decks from each seat, later games without the earlier."""
    games = list(games_of(("random",), 3, 3, "1", "normal"))
    assert [game.seated.index("random") for game in games] == [0, 1, 2]
    assert [game.seated.count("normal") for game in games] == [2, 2, 2]
    later = list(games_of(("random",), 3, 3, "1", "normal", first=2))
    assert [(game.seated, game.places) for game in later] == [(games[2].seated, games[2].places)]
    ladder = ranked(games, ("random",), 3, "1", "normal")
    assert {one.level: one.games for one in ladder.rungs} == {"random": 3, "normal": 6}
    assert sum(one.won * one.games for one in ladder.rungs) == pytest.approx(3, abs=0.01)


def test_shares_are_of_all_who_won_and_times_of_all_decisions() -> None:
    """Who wins together shares the win; of a hundred decisions 99 took as long as `most` at most."""
    took = {"easy": [0.01 * number for number in range(100)], "normal": []}
    played = [Played(("easy", "normal"), ((0, 1),), (0, 1), took)]
    easy, normal = sorted(ranked(played, ("easy", "normal"), 2, "1").rungs, key=lambda one: one.level)
    assert (easy.won, normal.won) == (0.5, 0.5)
    assert (easy.thoughts, easy.middle, easy.most, easy.slowest) == (100, 0.49, 0.98, 0.99)
    assert (normal.thoughts, normal.slowest) == (0, 0.0)


@pytest.mark.rule("EV-7")
def test_whom_a_game_doesnt_tell_apart_it_ranks_alike() -> None:
    """Who loses, wins or draws together shares a rank: no seat is paid for, whoever sits there."""
    table = Table(MAGIC, setup(0, 4), seed_from("1"))
    game = table.state.game
    assert ranking(game) == ((0, 1, 2, 3),)
    players_lose(game, [(1, "life"), (3, "life")])
    assert ranking(game) == ((0, 2), (1, 3))
    players_lose(game, [(0, "life")])
    assert ranking(game) == ((2,), (0,), (1, 3))
    for places in (((0,), (1, 2, 3)), ((3,), (2, 0, 1))):
        ladder = ranked([Played(LEVELS, places, places[0], {})], LEVELS, 4, "1")
        assert len({one.rating for one in ladder.rungs}) == 2
    drawn = ranked([Played(LEVELS, ((3, 1, 2, 0),), (), {})], LEVELS, 4, "1")
    assert len({one.rating for one in drawn.rungs}) == 1


@pytest.mark.parametrize(
    "levels,players,against",
    [(("godlike", "easy"), 2, ""), (("easy",), 2, ""), (("easy", "hard"), 7, ""), (("easy",), 2, "learned")],
)
def test_a_ladder_that_cannot_be_is_refused(levels: tuple[str, ...], players: int, against: str) -> None:
    """A bot that there isn't or that would need what was learned, one bot alone, too many players."""
    with pytest.raises(Unlawful):
        check(levels, players, against)


@pytest.mark.parametrize("language", get_args(Language))
def test_every_bot_can_be_told_of(
    language: Language, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table that the command shows has a line for whoever takes part, in either language."""
    monkeypatch.setenv("COLUMNS", "200")
    rungs = tuple(Rung(name, 2, *(0.5,) * 6, 3, *(0.5,) * 3) for name in PLAYING)
    show(Ladder("1", 2, 2, PLAYING, "", rungs), language)
    told = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in told[1:]] == list(PLAYING)


def test_the_page_has_what_the_ladders_say(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The tables in the page are those of the stored ladders, which can be read; the check fails if they aren't."""
    assert main(["--check"]) == 0
    other = tmp_path / "bots.md"
    other.write_text(PAGE.read_text("utf-8").replace("| bot | games |", "| bot | plays |"), "utf-8")
    monkeypatch.setattr("tools.ladder_table.PAGE", other)
    assert main(["--check"]) == 1
    for name in STORED:
        ladder = msgspec.json.decode(Path(f"docs/ladder/{name}.json").read_bytes(), type=Ladder)
        assert sum(one.games for one in ladder.rungs) == ladder.players * ladder.games


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_a_level_in_the_laboratory_looks_at_games_not_at_the_clock(level: Level) -> None:
    """What it looks at there is told by games alone, or a seed wouldn't give the same game again."""
    bot = bot_named(level).plays(setup(0, 2), seed_from("1"), 1)
    assert isinstance(bot, LevelBot)
    assert bot.search is not None
    assert bot.search.budget == replace(BUDGETS[level], seconds=None)


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_a_timed_bot_of_the_laboratory_keeps_to_its_level(level: Level) -> None:
    """It thinks as long as in a room, by what the processor did: whatever else the machine does costs it nothing."""
    bot = bot_named(f"{level}-timed").plays(setup(0, 2), seed_from("1"), 1)
    assert isinstance(bot, LevelBot)
    assert bot.search is not None
    assert bot.search.budget == replace(BUDGETS[level], clock=time.thread_time)
