"""`entaku draft` and `entaku replay`: a draft by bots, recorded and checked."""

import json
from collections import Counter
from pathlib import Path

import pytest

from entaku.cards.ir.draft_matters import DRAFT_MATTERS
from entaku.draft.formats import FORMATS
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


def cube_of(tmp_path: Path, cards: int) -> Path:
    """A cube list of so many cards."""
    cube = tmp_path / "cube.txt"
    cube.write_text("\n".join(f"Card {number}" for number in range(cards)), encoding="utf-8")
    return cube


@pytest.mark.parametrize("name", sorted(set(FORMATS) - {"conspiracy"}))
def test_every_named_format_is_drafted(run: Run, tmp_path: Path, name: str) -> None:
    """Four bots draft each format of a cube of 1200 cards: every card that was dealt is in a pool or left over."""
    seen = run("draft", "--format", name, "--players", "4", "--cube", cube_of(tmp_path, 1200), "--json")
    drafted = json.loads(seen.out)
    assert (drafted["format"], len(drafted["players"])) == (name, 4)
    ended = Counter(card for player in drafted["players"] for card in player["pool"])
    ended.update(drafted["left_over"])
    assert ended == Counter(card for pack in drafted["boosters"] for card in pack)
    assert all(player["pool"] for player in drafted["players"])


@pytest.mark.rule("EV-13")
def test_group_game_draft_opens_four_boosters_and_passes_the_fourth_right(run: Run) -> None:
    """Four rounds: left, right, left, right; seven players are too many for its one table."""
    drafted = json.loads(run("draft", "--format", "ggd", "--players", "4", "--json").out)
    ways = [event["left"] for event in drafted["log"] if event["type"] == "round-began"]
    assert ways == [True, False, True, False]
    assert len(drafted["boosters"]) >= 16
    refused = run("draft", "--format", "ggd", "--players", "7")
    assert refused.status == 2
    assert "3" in refused.error
    assert "6" in refused.error


def test_a_chain_from_a_file_is_drafted(run: Run, tmp_path: Path) -> None:
    """Grids, then a pack of boosters, then Winston: the log names the acts of all three, over one pool each."""
    file = tmp_path / "chain.json"
    phases = [
        {"type": "grid", "grids": 4},
        {"type": "booster", "rounds": 1, "cards": 9},
        {"type": "winston", "rounds": 1},
    ]
    file.write_text(json.dumps({"name": "Friday", "phases": phases}), encoding="utf-8")
    drafted = json.loads(
        run("draft", "--format", file, "--players", "2", "--cube", cube_of(tmp_path, 90), "--json").out
    )
    acts = {(event.get("by") or "booster").split("-")[0] for event in drafted["log"] if event["type"] == "drafted"}
    assert (drafted["format"], acts) == ("Friday", {"grid", "booster", "winston"})
    names = [card for player in drafted["players"] for card in player["pool"]] + drafted["left_over"]
    assert len(names) == len(set(names)) == 4 * 9 + 18 + 30


@pytest.mark.parametrize(
    "text, place",
    [
        ('{"phases": [{"type": "moon"}]}', "moon"),
        ('{"phases": [{"type": "grid", "grids": 0}]}', "$.phases[0].grids"),
        ('{"phases": [{"type": "grid", "girds": 3}]}', "girds"),
        ('{"phases": []}', "$.phases"),
        ("not JSON", "chain.json"),
    ],
)
def test_a_file_that_is_no_format_is_refused_with_the_place(run: Run, tmp_path: Path, text: str, place: str) -> None:
    """One line that names the file and what is wrong in it."""
    file = tmp_path / "chain.json"
    file.write_text(text, encoding="utf-8")
    seen = run("draft", "--format", file)
    assert (seen.status, seen.out, seen.error.count("\n")) == (2, "", 1)
    assert "chain.json" in seen.error
    assert place in seen.error


def test_a_cube_too_small_for_a_format_is_told_the_nearest_settings(run: Run, tmp_path: Path) -> None:
    """Four players need 240 cards for three phases; 200 are enough with three boosters or smaller ones."""
    seen = run("draft", "--format", "phased", "--players", "4", "--cube", cube_of(tmp_path, 200))
    assert seen.status == 2
    for number in ("240", "200", "12", "15"):
        assert number in seen.error


@pytest.mark.rule("PD-1", "PD-2", "PD-11", "PD-22")
def test_a_cube_of_360_cards_is_drafted_in_three_phases(run: Run, tmp_path: Path) -> None:
    """Half of the cube works in the draft: every card that was dealt is there once, and the log says how it came."""
    cube = tmp_path / "cube.txt"
    matters = sorted(DRAFT_MATTERS)
    names = [matters[number // 2 % len(matters)] if number % 2 else f"Card {number}" for number in range(360)]
    cube.write_text("\n".join(names), encoding="utf-8")
    drafted = json.loads(
        run("draft", "--format", "phased", "--players", "4", "--cube", cube, "--seed", "3", "--json").out
    )
    ended = Counter(card for player in drafted["players"] for card in player["pool"])
    ended.update(removed["card"]["name"] for player in drafted["players"] for removed in player["removed"])
    ended.update(drafted["left_over"])
    assert ended == Counter(card for pack in drafted["boosters"] for card in pack)
    assert sum(ended.values()) >= 240
    acts = {event["by"] for event in drafted["log"] if event["type"] == "drafted"}
    assert {act.split("-")[0] for act in acts} == {"booster", "solomon", "winston"}
