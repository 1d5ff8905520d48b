"""`entaku puzzle`: our own puzzles and files of Forge's form, searched for a win."""

import json
from pathlib import Path

import pytest

from entaku.messages import LANGUAGES
from tests.cli.running import Run

OURS = Path(__file__).parent.parent.parent / "examples" / "puzzles" / "ours.yaml"

MADE_UP = """[metadata]
Name:Two parts of a plan
Goal:Win
Turns:1
[state]
turn=3
activeplayer=p0
activephase=MAIN1
p0life=4
p0hand=Trumpet Blast
p0battlefield=Mountain;Mountain;Mountain|Tapped;Wind Dancer|Id:7|Counters:P1P1=1,LORE=2;t:Elf,P:1,T:1,Color:G,\
Types:Creature-Elf,Keywords:Flying-Haste|SummonSick;Elephant Guide|AttachedTo:8;Runed Servitor|Damage:1|Secret:3
p1life=3
p1landsplayed=1
p1battlefield=Pillarfield Ox|Id:8|Tapped;T:c_2_2_a_golem_defender|Tapped
"""


def test_ours_are_solved_and_what_is_found_is_a_scenario(run: Run, tmp_path: Path) -> None:
    """Each line of play is told, written out, and played by `entaku scenario run`."""
    seen = run("puzzle", OURS, "--out", tmp_path / "found")
    assert seen.status == 0, seen.out
    assert "A casts Twin Bolt" in seen.out
    files = sorted((tmp_path / "found").iterdir())
    assert len(files) == 3
    ran = run("scenario", "run", *files)
    assert ran.status == 0, ran.out
    assert all("A has won" in file.read_text(encoding="utf-8") for file in files)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_found_is_not_called_impossible(run: Run, tmp_path: Path, language: str) -> None:
    """Only where all was looked at is there none: with something left to try it is said how far was looked."""
    file = tmp_path / "late.yaml"
    board = "{A: {hand: [Twin Bolt], battlefield: [2 Mountain]}, B: {life: 3}}"
    file.write_text(f"scenario: late\nboard: {board}\nexpect: [A has won]\n", encoding="utf-8")
    seen = json.loads(run("puzzle", file, "--json", "--lang", language).out)
    assert [(one["found"], one["exhausted"]) for one in seen] == [(False, False)]
    file.write_text("scenario: bare\nboard: {A: {}, B: {life: 1}}\nexpect: [A has won]\n", encoding="utf-8")
    bare = run("puzzle", file, "--lang", language)
    assert bare.status == 1
    assert ("there is none" if language == "en" else "勝ち筋はありません") in bare.out
    few = run("puzzle", OURS, "--positions", "5", "--lang", language)
    assert few.status == 1
    assert "5" in few.out.splitlines()[0]


def test_a_defence_has_to_fail(run: Run, tmp_path: Path) -> None:
    """An attack that a block stops wins nothing, be it that nobody need block."""
    file = tmp_path / "block.yaml"
    board = "board: {A: {battlefield: [2/2 green Bear token]}, B: {life: 1, battlefield: [2/2 green Bear token%s]}}"
    for more, found in (("", False), (" (tapped)", True)):
        file.write_text(f"scenario: block\n{board % more}\nexpect: [A has won]\n", encoding="utf-8")
        [seen] = json.loads(run("puzzle", file, "--json").out)
        assert seen["found"] is found


def test_a_file_of_forge_s_form_is_read(run: Run, tmp_path: Path) -> None:
    """Zones, counters, what is tapped, attached, or a token; what isn't taken over is said, and no card is guessed."""
    file = tmp_path / "plan.pzl"
    file.write_text(MADE_UP, encoding="utf-8")
    [seen] = json.loads(run("puzzle", file, "--json").out)
    assert (seen["name"], seen["found"], seen["trouble"]) == ("Two parts of a plan", True, "")
    board = seen["scenario"]
    for line in (
        "Wind Dancer as number 7 (1 +1/+1 counters, 2 lore counters)", "Mountain (tapped)",
        "1/1 green Elf token with flying and haste (summoning sick)", "Elephant Guide (attached to number 8)",
        "Runed Servitor (1 damage)", "Pillarfield Ox as number 8 (tapped)",
        "2/2 colourless Golem Artifact token with defender (tapped)",
    ):  # fmt: skip
        assert line in board
    assert "p1landsplayed" not in board
    file.write_text(MADE_UP.replace("Runed Servitor", "Runed Servitorr"), encoding="utf-8")
    [unknown] = json.loads(run("puzzle", file, "--json").out)
    assert "Runed Servitorr" in unknown["trouble"]
    assert str(file) in unknown["trouble"]
    file.write_text("[metadata]\nName:x\n[state]\n", encoding="utf-8")
    assert "[state]" in json.loads(run("puzzle", file, "--json").out)[0]["trouble"]
