"""`entaku draft` and `entaku replay`: a draft by bots, recorded and checked."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from entaku.drafts.formats import FORMATS
from entaku.messages import LANGUAGES
from entaku.oracle.catalogue import shipped
from entaku.oracle.ir.draft_matters import DRAFT_MATTERS
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


def test_cards_are_called_as_who_reads_calls_them(run: Run) -> None:
    """A Japanese reader is told Japanese names, an English one English names, of the same cards."""
    told = {language: run(*POD[:-1], "--lang", language).out.splitlines() for language in LANGUAGES}
    pools = {language: [line.strip() for line in lines if line.startswith("  ")] for language, lines in told.items()}
    for japanese, english in zip(pools["ja"], pools["en"], strict=True):
        names = re.findall("《(.*?)》", japanese)
        assert ", ".join(shipped().find(name).name for name in names) == english
        assert not any(name.isascii() for name in names)


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
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert run("replay", file).status == 1


def test_what_of_a_list_is_not_used_is_told(run: Run, tmp_path: Path) -> None:
    """An unreadable cost, an effect that does nothing and an unknown setting are named, and the draft goes on."""
    cube = tmp_path / "cube.txt"
    cards = '[CustomCards]\n[{"name": "Tom", "mana_cost": "2??", "draft_effects": ["CantPick"]}]\n[A]\n90 Tom\n'
    cube.write_text('[Settings]\n{"botModel": "x", "boostersPerPlayer": 1}\n' + cards, encoding="utf-8")
    seen = run("draft", "--players", "2", "--cube", cube, "--json", "--data", tmp_path)
    assert (seen.status, "“2??”" in seen.error, "CantPick" in seen.error, "botModel" in seen.error) == (
        0,
        True,
        True,
        True,
    )
    assert all(len(player["pool"]) == 15 for player in json.loads(seen.out)["players"])


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


@pytest.mark.parametrize("cut, said", [(1, "ends in the middle of this line"), (0, "the table isn't over")])
def test_a_recording_that_was_cut_off_is_refused(run: Run, tmp_path: Path, cut: int, said: str) -> None:
    """Whether the cut goes through a line or between two, the file and the line are named; a part may be asked for."""
    file = tmp_path / "draft.jsonl"
    assert run("draft", "--players", "2", "--rounds", "1", "--set", "CNS", "--record", file).status == 0
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:-3])[: -20 if cut else None])
    seen = run("replay", file)
    assert seen.status == 2
    assert f"{file}" in seen.error
    assert said in seen.error
    if not cut:
        assert run("replay", file, "--upto", "5").status == 0


def test_an_answer_that_does_not_fit_names_its_line(run: Run, tmp_path: Path) -> None:
    """A line that was put in from elsewhere is named."""
    file = tmp_path / "draft.jsonl"
    assert run("draft", "--players", "2", "--rounds", "1", "--set", "CNS", "--record", file).status == 0
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:5], lines[9], *lines[5:]]))
    seen = run("replay", file)
    assert (seen.status, f"{file}, line 6" in seen.error) == (2, True)


def test_a_recorded_draft_is_told_as_other_tools_tell_it(run: Run, tmp_path: Path) -> None:
    """Magic Online's text for a seat, Draftmancer's JSON into a file; another recording is refused in a sentence."""
    file, to = tmp_path / "evening.jsonl", tmp_path / "evening.json"
    assert run("draft", "--players", "2", "--rounds", "1", "--seed", "5", "--record", file).status == 0
    seen = run("replay", file, "--log", "mtgo", "--seat", "2")
    assert seen.out.splitlines()[0] == "Event #: evening"
    assert seen.out.splitlines()[2:5] == ["Players:", "    Bot 1", "--> Bot 2"]
    assert "Pack 1 pick 15:" in seen.out
    assert run("replay", file, "--log", "draftmancer", "--to", to).status == 0
    assert [user["userName"] for user in json.loads(to.read_text())["users"].values()] == ["Bot 1", "Bot 2"]
    assert run("replay", file, "--log", "mtgo", "--seat", "3").status != 0
    file.write_bytes(b"".join(file.read_bytes().splitlines(keepends=True)[:-3]))
    assert run("replay", file, "--log", "mtgo").status != 0


def test_teams_are_told(run: Run, tmp_path: Path) -> None:
    """As many draft as the teams have players; who is of which is said in the text and stands in the document."""
    form = tmp_path / "teams.json"
    phase = {"type": "team-sealed", "packs": 2, "sizes": [3, 2], "names": ["Red"]}
    form.write_text(json.dumps({"phases": [phase]}), encoding="utf-8")
    drafted = json.loads(run("draft", "--format", form, "--json").out)
    assert drafted["teams"] == [{"name": "Red", "seats": [0, 2, 4]}, {"name": "", "seats": [1, 3]}]
    assert len(drafted["players"]) == 5
    said = run("draft", "--format", form, "--lang", "ja").out
    assert said.startswith("Red：")
    assert "\nチーム2：" in said
    refused = run("draft", "--format", form, "--players", "4")
    assert refused.status == 2
    assert "3 + 2" in refused.error
