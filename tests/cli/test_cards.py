"""`entaku cards`: looking cards up and importing files."""

import json
from pathlib import Path

import pytest

from tests.cli.running import Run


def test_a_card_is_shown_in_the_reader_s_language(run: Run, tmp_path: Path) -> None:
    """A name in either language finds the card; facts and our own text are in the reader's."""
    assert run("cards", "show", "cogwork", "librarian", "--data", tmp_path).out.startswith("Cogwork Librarian / 歯車式")
    shown = run("cards", "show", "歯車式司書", "--lang", "ja", "--data", tmp_path)
    assert "アーティファクト・クリーチャー" in shown.out


def test_a_card_as_json(run: Run, tmp_path: Path) -> None:
    """`--json` prints one document and nothing else."""
    card = json.loads(run("cards", "show", "Regicide", "--json", "--data", tmp_path).out)
    assert (card["name"], card["text_from"], card["works_in_draft"]) == ("Regicide", "rendered", True)


def test_an_unknown_name_gets_suggestions(run: Run, tmp_path: Path) -> None:
    """The nearest names are offered, and the status is 2."""
    seen = run("cards", "show", "Cogwork Libarian", "--data", tmp_path)
    assert (seen.status, seen.out) == (2, "")
    assert "Cogwork Librarian" in seen.error


def test_imported_cards_are_there_afterwards(run: Run, tmp_path: Path) -> None:
    """A file is imported with its texts, which then are shown."""
    row = {"name": "Moss Cat", "layout": "normal", "type": "Creature — Cat", "types": ["Creature"], "text": "Reach"}
    file = tmp_path / "cards.jsonl"
    file.write_text(json.dumps(row), encoding="utf-8")
    assert run("cards", "import", file, "--data", tmp_path).out == "1 card imported.\n"
    assert "Reach" in run("cards", "show", "moss cat", "--data", tmp_path).out


@pytest.mark.parametrize(
    "content,named", [("{", "cards.jsonl"), ('{"name": "A"}\n{"name": 1}', "line 1"), ("", "no cards")]
)
def test_a_broken_file_imports_nothing(run: Run, tmp_path: Path, content: str, named: str) -> None:
    """File, place and reason are named, and the library stays as it was."""
    file = tmp_path / "cards.jsonl"
    file.write_text(content, encoding="utf-8")
    seen = run("cards", "import", file, "--data", tmp_path)
    assert seen.status == 2
    assert named in seen.error
    assert "cards.jsonl" in seen.error
    assert run("cards", "show", "A", "--data", tmp_path).status == 2


def test_coverage_says_what_is_understood(run: Run, tmp_path: Path) -> None:
    """Full and manual cards are counted, and what isn't understood is named with its card."""
    rows = [
        {"name": "Moss Cat", "layout": "normal", "type": "Creature — Cat", "types": ["Creature"], "text": "Reach"},
        {"name": "Odd Cat", "layout": "normal", "type": "Creature — Cat", "types": ["Creature"], "text": "Purr twice."},
    ]
    file = tmp_path / "cards.jsonl"
    file.write_text("\n".join(json.dumps(row) for row in rows), encoding="utf-8")
    found = json.loads(run("cards", "coverage", file, "--json").out)
    assert (found["cards"], found["full"], found["manual"]) == (2, 1, 1)
    assert [clause["card"] for clause in found["unknown"]] == ["Odd Cat"]
    assert "1 of 2 cards" in run("cards", "coverage", file).out
    assert (
        "２枚" in run("cards", "coverage", file, "--lang", "ja").out
        or "2 枚" in run("cards", "coverage", file, "--lang", "ja").out
    )
