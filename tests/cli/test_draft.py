"""`entaku draft` and `entaku replay`: a draft by bots, recorded and checked."""

import json
from collections import Counter
from pathlib import Path

import pytest

from tests.cli.running import Run

POD = ("draft", "--format", "conspiracy", "--players", "8", "--set", "CNS", "--set", "CN2", "--seed", "7", "--json")


@pytest.mark.rule("CD-1", "CD-2", "CD-5")
def test_the_pools_add_up_with_what_the_boosters_held(run: Run) -> None:
    """Every card of every booster is in a pool, removed from the draft, or left over, and nothing else is."""
    drafted = json.loads(run(*POD).out)
    assert (drafted["format"], drafted["seed"], len(drafted["players"])) == ("conspiracy", 7, 8)
    opened = Counter(name for pack in drafted["boosters"] for name in pack)
    ended = Counter(drafted["left_over"])
    for player in drafted["players"]:
        ended.update(player["pool"])
        ended.update(removed["card"]["name"] for removed in player["removed"])
    assert opened == ended
    assert sum(opened.values()) >= 24 * 15


def test_the_same_seed_gives_the_same_bytes(run: Run) -> None:
    """A seeded draft is the same every time, whatever language it is asked for in; another seed gives another."""
    first = run(*POD).out
    assert first == run(*POD, "--lang", "ja").out
    assert first != run(*POD[:-2], "8", "--json").out


def test_a_recorded_draft_replays(run: Run, tmp_path: Path) -> None:
    """Every step of a recording leads where it led; a forged one is found out."""
    file = tmp_path / "draft.jsonl"
    run("draft", "--players", "3", "--rounds", "1", "--record", file)
    replayed = json.loads(run("replay", file, "--json").out)
    assert (replayed["rules"], replayed["differs_at"]) == ("draft", None)
    assert json.loads(run("replay", file, "--json", "--upto", "5").out)["steps"] == 5
    lines = file.read_text(encoding="utf-8").splitlines()
    forged = json.loads(lines[4])
    lines[4] = json.dumps(forged | {"digest": "0" * 16})
    file.write_text("\n".join(lines), encoding="utf-8")
    assert run("replay", file).status == 1


def test_a_cube_of_unknown_cards_is_drafted_by_their_names(run: Run, tmp_path: Path) -> None:
    """Names that nobody knows are told on standard error, and the draft goes on."""
    cube = tmp_path / "cube.txt"
    cube.write_text("\n".join(f"Nobody's Card {number}" for number in range(90)), encoding="utf-8")
    seen = run("draft", "--players", "2", "--cube", cube, "--json", "--data", tmp_path)
    assert seen.status == 0
    assert "90" in seen.error
    assert all(len(player["pool"]) == 45 for player in json.loads(seen.out)["players"])


@pytest.mark.parametrize(
    "words,named",
    [
        (["--set", "XYZ"], "XYZ"),
        (["--players", "11"], "--players"),
        (["--format", "moon"], "--format"),
        (["--cube", "nothing.txt"], "nothing.txt"),
        (["--cube", "nothing.txt", "--set", "CNS"], "--cube"),
    ],
)
def test_a_draft_that_can_t_be_says_why(run: Run, words: list[str], named: str) -> None:
    """One clear line, status 2, nothing on standard output."""
    seen = run("draft", *words)
    assert (seen.status, seen.out, seen.error.count("\n")) == (2, "", 1)
    assert named in seen.error


def test_a_cube_that_is_too_small_is_refused_with_numbers(run: Run, tmp_path: Path) -> None:
    """How many cards there are, and how many are needed."""
    cube = tmp_path / "cube.txt"
    cube.write_text("\n".join(f"Card {number}" for number in range(89)), encoding="utf-8")
    seen = run("draft", "--players", "2", "--cube", cube, "--data", tmp_path)
    assert seen.status == 2
    assert "89" in seen.error
    assert "90" in seen.error


@pytest.mark.rule("PD-1", "PD-2", "PD-8")
def test_a_phased_draft_says_how_each_card_came(run: Run) -> None:
    """Four boosters each, drafted in three phases: every card once, and the log says by which act it came."""
    args = ("draft", "--format", "phased", "--players", "4", "--set", "CNS", "--set", "CN2", "--seed", "3", "--json")
    drafted = json.loads(run(*args).out)
    assert len(drafted["boosters"]) >= 16
    ended = Counter(name for player in drafted["players"] for name in player["pool"])
    ended.update(removed["card"]["name"] for player in drafted["players"] for removed in player["removed"])
    assert ended == Counter(name for pack in drafted["boosters"] for name in pack)
    acts = Counter(event["by"] for event in drafted["log"] if event["type"] == "drafted")
    assert {name.split("-")[0] for name in acts} == {"booster", "solomon", "winston"}
