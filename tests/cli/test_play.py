"""`entaku play` and nights without a draft: games by bots with decks from lists, or built by the bots."""

import json
from pathlib import Path

import pytest

from entaku.bots.commander_building import CommanderBuilder
from entaku.bots.composing import Known
from entaku.decks.check.rules import rules_named
from entaku.decks.formats.files import ENDINGS, write
from entaku.kernel.randomness import seed_from
from entaku.magic.game.dated import NEWEST
from entaku.oracle.library import Library
from tests.cli.running import Run

GAME = ("play", "--rules", "commander-2010", "--seed", "5", "--json")


@pytest.fixture
def lists(tmp_path: Path) -> list[str]:
    """Five legal lists, each in another format of files."""
    builder = CommanderBuilder(Known(Library(None)), rules_named("commander-2010"))
    files = []
    for number, (kind, ending) in zip(range(5), ENDINGS.items(), strict=False):
        file = tmp_path / f"{number}.{ending}"
        file.write_text(write(builder.build(seed_from(1), number), kind), encoding="utf-8")
        files.append(str(file))
    return files


@pytest.mark.rule("CM-1", "CM-9", "CM-15")
def test_a_game_starts_from_any_five_lists(run: Run, lists: list[str]) -> None:
    """Five lists in five formats make a game of five with 40 life each, played to its end by bots."""
    game = json.loads(run(*GAME, *lists).out)
    assert (game["rules"], game["seed"], len(game["players"])) == ("commander-2010", 5, 5)
    assert all(len(player["commanders"]) == 1 for player in game["players"])
    assert game["turns"] > 5
    assert len(game["winners"]) == 1
    gone = [name for together in game["eliminated"] for name in together]
    assert sorted(gone + game["winners"]) == sorted(player["player"] for player in game["players"])
    assert all(player["lost"] or player["player"] in game["winners"] for player in game["players"])


def test_the_same_seed_gives_the_same_game(run: Run) -> None:
    """Without lists bots build their decks; all but the seconds is the same again, in either language."""
    two = (*GAME, "--players", "2")
    first, second = (json.loads(run(*words).out) for words in (two, (*two, "--lang", "ja")))
    assert len(first["players"]) == 2
    assert first.pop("seconds") > 0
    del second["seconds"]
    assert first == second


def test_a_game_is_recorded_and_replays(run: Run, tmp_path: Path) -> None:
    """The recording of a game leads to the same end."""
    file = tmp_path / "game.jsonl"
    run("play", "--rules", "free-40", "--players", "2", "--record", str(file))
    assert run("replay", str(file), "--json").status == 0


def test_a_list_that_breaks_the_rules_is_named(run: Run, lists: list[str], tmp_path: Path) -> None:
    """One line says which list breaks which rule; nothing is played."""
    short = tmp_path / "short.txt"
    short.write_text("60 Forest\n", encoding="utf-8")
    told = run("play", lists[0], str(short))
    assert (told.status, told.out) == (2, "")
    assert told.error.startswith(f"entaku: {short}: this deck breaks 2 rules.")
    many = run("play", *lists, "--players", "4")
    assert (many.status, many.error) == (2, "entaku: There are 5 deck lists for 4 players.\n")
    drafted = run("night", "--deck", lists[0])
    assert drafted.status == 2
    assert "conspiracy" in drafted.error


def test_people_are_told_how_it_went(run: Run) -> None:
    """Each player's commander, life and end, and who won, in words."""
    words = ("play", "--players", "2", "--seed", "3", "--rules", "free-40")
    told = run(*words)
    lines = told.out.splitlines()
    assert (told.status, len(lines)) == (0, 5)
    assert "Bot 1 (" in lines[0]
    assert lines[2] == f"Rules of {NEWEST}"
    assert "won by Bot" in lines[3]
    assert "終了" not in told.out
    assert "ライフ" in run(*words, "--lang", "ja").out


def test_a_game_goes_by_the_rules_of_a_day(run: Run, tmp_path: Path) -> None:
    """Those that were in force on it are in the report and in the recording; Commander of 2010 is what it was then."""
    file = tmp_path / "game.jsonl"
    words = ("play", "--players", "2", "--rules", "free-40", "--as-of", "2024-01-31", "--record", str(file), "--json")
    assert json.loads(run(*words).out)["date"] == "2022-04"
    assert json.loads(file.read_text("utf-8").splitlines()[0])["setup"]["profile"]["assignment"] == "ordered"
    assert "leads to the recorded table" in run("replay", str(file)).out
    old = json.loads(run("play", "--players", "2", "--as-of", "2010-12-15", "--json").out)
    assert (old["rules"], old["date"]) == ("commander-2010", "2010-12-15")


@pytest.mark.parametrize("day", ["1999", "tomorrow"])
def test_a_day_without_rules_is_refused(run: Run, day: str) -> None:
    """One line says which days there are."""
    for command in ("play", "night"):
        told = run(command, "--as-of", day)
        assert (told.status, told.out) == (2, "")
        assert f"“{day}”" in told.error
        assert "2010-12-15, 2022-04, 2026-09" in told.error


@pytest.mark.rule("EV-2", "EV-5", "CM-15")
def test_a_night_of_commander_needs_no_draft(run: Run, lists: list[str]) -> None:
    """Four players in one group, the first with a list of their own; everybody is ranked."""
    night = json.loads(
        run("night", "--format", "commander-2010", "--players", "4", "--seed", "4", "--deck", lists[0], "--json").out
    )
    assert night["format"] == "commander-2010"
    (pod,) = night["pods"]
    assert [len(played["groups"]) for played in pod["rounds"]] == [1]
    assert [line["rank"] for line in pod["standings"]] == [1, 2, 3, 4]
    assert night["decisions"] > 100


@pytest.mark.rule("CR 810.1", "CR 810.4")
def test_two_teams_play_and_one_of_them_wins(run: Run, tmp_path: Path) -> None:
    """Half of the players win together, with one life total; the recording of it leads to the same end."""
    file = tmp_path / "teams.jsonl"
    played = run("play", "--rules", "free-40", "--teams", "shared", "--record", str(file), "--json")
    game = json.loads(played.out)
    names = [player["player"] for player in game["players"]]
    assert game["winners"] in (names[:2], names[2:])
    lives = [player["life"] for player in game["players"]]
    assert (lives[0], lives[2]) == (lives[1], lives[3])
    assert run("replay", str(file), "--json").status == 0


def test_an_odd_number_makes_no_teams(run: Run) -> None:
    """Five players are no two equal teams, which is said."""
    told = run("play", "--rules", "free-40", "--teams", "apart", "--players", "5")
    assert told.status != 0
    assert "even number" in told.error


@pytest.mark.parametrize(
    "words",
    [("play", "--rules", "free-60", "--players", "2"), ("night", "--format", "commander", "--players", "3", "--deck")],
)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_name_that_nobody_knows_is_refused_with_those_like_it(
    run: Run, tmp_path: Path, words: tuple[str, ...], language: str
) -> None:
    """A misspelt card is no blank: the list, the name and what was likely meant are named, and nothing is played."""
    file = tmp_path / "fix.txt"
    file.write_text("56 Forest\n4 Silverchase Fix\n", encoding="utf-8")
    told = run(*words, str(file), "--lang", language)
    assert (told.status, told.out, len(told.error.splitlines())) == (2, "", 1)
    for said in (str(file), "Silverchase Fix", "Silverchase Fox", "--made-up"):
        assert said in told.error


def test_cards_that_nobody_knows_are_played_where_they_are_meant(run: Run, tmp_path: Path) -> None:
    """Whoever says so plays them by hand."""
    file = tmp_path / "fix.txt"
    file.write_text("56 Forest\n4 Silverchase Fix\n", encoding="utf-8")
    told = run("play", "--rules", "free-60", "--players", "2", "--made-up", str(file))
    assert told.status == 0
