"""`entaku scenario run`."""

import json
from pathlib import Path

import pytest

from entaku.messages import LANGUAGES
from tests.cli.running import Run

GOOD = """
- scenario: A Fox blocks nobody
  players: 3
  board:
    A: {battlefield: [Silverchase Fox]}
  play:
    - A attacks B with Silverchase Fox
    - go to combat damage
  expect:
    - B has 18 life
"""


def test_what_holds_passes(run: Run, tmp_path: Path) -> None:
    """Every scenario is told, and the status is 0 if all hold."""
    file = tmp_path / "good.yaml"
    file.write_text(GOOD, encoding="utf-8")
    seen = run("scenario", "run", file)
    assert (seen.status, seen.out) == (0, "passed  A Fox blocks nobody\n1 passed, 0 failed.\n")


def test_what_does_not_hold_is_told_with_what_was(run: Run, tmp_path: Path) -> None:
    """A failure says the line, what was expected, what was, and what happened; the status is 1."""
    file = tmp_path / "bad.yaml"
    file.write_text(GOOD.replace("18 life", "17 life"), encoding="utf-8")
    seen = run("scenario", "run", file)
    assert seen.status == 1
    assert "line 10: expected “B has 17 life”, but it was 18." in seen.out
    assert "Silverchase Fox deals 2 damage to B" in seen.out


def test_failures_are_told_in_japanese(run: Run, tmp_path: Path) -> None:
    """The same in the other language."""
    file = tmp_path / "bad.yaml"
    file.write_text(GOOD.replace("18 life", "17 life"), encoding="utf-8")
    seen = run("scenario", "run", file, "--lang", "ja")
    assert "10行目：「B has 17 life」のはずですが、実際は18です。" in seen.out


def test_the_document_has_every_result(run: Run, tmp_path: Path) -> None:
    """With --json there is one document: how many passed and failed, and each with its failures."""
    file = tmp_path / "both.yaml"
    file.write_text(GOOD + GOOD.replace("18 life", "17 life").replace("nobody", "no one"), encoding="utf-8")
    seen = run("scenario", "run", file, "--json", "--lang", "ja")
    assert json.loads(seen.out) == {
        "passed": 1,
        "failed": 1,
        "results": [
            {"name": "A Fox blocks nobody", "passed": True, "failures": []},
            {
                "name": "A Fox blocks no one",
                "passed": False,
                "failures": ["line 20: expected “B has 17 life”, but it was 18."],
            },
        ],
    }


def test_a_misspelt_card_is_told_with_the_nearest_one(run: Run, tmp_path: Path) -> None:
    """Errors name the file, the line and what may have been meant; the status is 2."""
    file = tmp_path / "misspelt.yaml"
    file.write_text(GOOD.replace("battlefield: [Silverchase Fox]", "battlefield: [Silverchase Foxx]"), encoding="utf-8")
    seen = run("scenario", "run", file)
    assert (2, f"entaku: {file}, line 5: there is no card “Silverchase Foxx”. Meant: Silverchase Fox?\n") == (
        seen.status,
        seen.error,
    )


def test_a_sentence_that_is_not_understood_is_told_with_others_like_it(run: Run, tmp_path: Path) -> None:
    """The reader sees how such sentences are written."""
    file = tmp_path / "unclear.yaml"
    file.write_text(GOOD.replace("attacks B with", "attax B with"), encoding="utf-8")
    seen = run("scenario", "run", file)
    assert seen.status == 2
    assert "line 7: “A attax B with Silverchase Fox” isn't understood" in seen.error
    assert "A attacks B with CARD and CARD" in seen.error


def test_what_is_no_yaml_is_told(run: Run, tmp_path: Path) -> None:
    """A broken file is one line, not a traceback."""
    file = tmp_path / "broken.yaml"
    file.write_text("- scenario: [", encoding="utf-8")
    seen = run("scenario", "run", file)
    assert (seen.status, "this is no YAML" in seen.error) == (2, True)


@pytest.mark.parametrize(
    "text, key",
    [
        ("[" * 500 + "]" * 500, "document-too-deep"),
        ("".join(" " * depth + "a:\n" for depth in range(500)), "document-too-deep"),
        ("a: &a [*a]", "document-too-deep"),
        ("a0: &a0 [x]\n" + "".join(f"a{n}: &a{n} [*a{n - 1}]\n" for n in range(1, 500)), "document-too-deep"),
        ("a0: &a0 [x]\n" + "".join(f"a{n}: &a{n} [{f'*a{n - 1},' * 9}]\n" for n in range(1, 9)), "document-too-much"),
    ],
    ids=["lists", "mappings", "itself", "chain", "powers"],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_made_to_keep_its_reader_busy_is_told(
    run: Run, tmp_path: Path, language: str, text: str, key: str
) -> None:
    """What is nested without end, or means more than it says, is one sentence, not a traceback."""
    file = tmp_path / "deep.yaml"
    file.write_text(text, encoding="utf-8")
    seen = run("scenario", "run", file, "--lang", language)
    assert (seen.status, seen.out) == (2, "")
    assert len(seen.error.splitlines()) == 1
    assert seen.error.startswith("entaku: ")
    assert ("20" if key == "document-too-deep" else "200") in seen.error
