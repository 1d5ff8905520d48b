"""`entaku verify`: what a recording proves, said in one sentence each."""

import json
from pathlib import Path

import pytest

from tests.cli.running import Run


@pytest.fixture
def recorded(run: Run, tmp_path: Path) -> Path:
    """A short draft's recording."""
    file = tmp_path / "draft.jsonl"
    assert run("draft", "--players", "2", "--rounds", "1", "--seed", "5", "--record", file).status == 0
    return file


def test_a_draft_of_bots_holds_and_says_that_it_proves_nothing(run: Run, recorded: Path) -> None:
    """Its seed was chosen by whoever called it; the rest holds, in either language."""
    seen = run("verify", recorded)
    assert seen.status == 0
    assert [line[0] for line in seen.out.splitlines()[:4]] == ["·", "✓", "✓", "✓"]
    assert "does not prove" in seen.out
    assert "証明にはなりません" in run("verify", recorded, "--lang", "ja").out
    found = json.loads(run("verify", recorded, "--json").out)
    assert (found["holds"], found["proved"], found["line"], found["rules"]) == (True, False, None, "draft")


def test_the_first_wrong_line_is_named(run: Run, recorded: Path) -> None:
    """An answer that was exchanged, a line that is no JSON any more, an end that was cut off."""
    rows = recorded.read_bytes().splitlines(keepends=True)
    for changed, line in (
        ([*rows[:6], rows[7], rows[6], *rows[8:]], 7),
        ([*rows[:9], b"?" + rows[9][1:], *rows[10:]], 10),
        ([*rows[:-1], rows[-1].rstrip()], len(rows)),
    ):
        recorded.write_bytes(b"".join(changed))
        seen = run("verify", recorded)
        assert seen.status == 1
        assert f"line {line} " in seen.out.splitlines()[-1]
        assert json.loads(run("verify", recorded, "--json").out)["line"] == line
        assert f"{line}行目" in run("verify", recorded, "--lang", "ja").out.splitlines()[-1]


def test_every_table_of_a_folder_is_looked_at(run: Run, recorded: Path) -> None:
    """The folder holds if all of its recordings do; each is named."""
    other = recorded.with_name("other.jsonl")
    other.write_bytes(recorded.read_bytes())
    assert run("verify", recorded.parent).status == 0
    other.write_bytes(recorded.read_bytes().replace(b'"answer":', b'"answer": ', 1))
    seen = run("verify", recorded.parent)
    assert seen.status == 1
    assert {"draft.jsonl", "other.jsonl"} <= set(seen.out.splitlines())
    found = json.loads(run("verify", recorded.parent, "--json").out)
    assert {name: verdict["holds"] for name, verdict in found.items()} == {"draft": True, "other": False}


@pytest.mark.parametrize(
    "data", [b"", b"nonsense", b'{"rules":"chess","version":"1","seed":"' + b"00" * 32 + b'","setup":{}}']
)
def test_what_is_no_recording_is_refused_in_one_line(run: Run, tmp_path: Path, data: bytes) -> None:
    """Status 2, the file named, nothing on standard output."""
    file = tmp_path / "table.jsonl"
    file.write_bytes(data)
    for words in ((), ("--json",)):
        seen = run("verify", file, *words)
        assert (seen.status, seen.out, seen.error.count("\n")) == (2, "", 1)
        assert "table.jsonl" in seen.error
    assert run("verify", tmp_path / "nothing.jsonl").status == 2
