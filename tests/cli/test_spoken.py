"""The command line itself: both languages, clear errors, exit statuses."""

import subprocess
import sys
from pathlib import Path

import pytest

from entaku.cli.main import COMMANDS
from tests.cli.running import Run


def test_help_lists_every_command(run: Run) -> None:
    """`entaku --help` names each command."""
    seen = run("--help")
    assert seen.status == 0
    assert all(name in seen.out for name in COMMANDS)


@pytest.mark.parametrize("name", sorted(COMMANDS))
@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_command_explains_itself_in_both_languages(run: Run, name: str, language: str) -> None:
    """Each command has --help and --lang, and its headings are in the language asked for."""
    seen = run(name, "--help", "--lang", language)
    assert seen.status == 0
    assert ("使い方" if language == "ja" else "Usage") in seen.out
    assert "--lang" in seen.out


def test_the_locale_chooses_the_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A Japanese locale is answered in Japanese unless another language is asked for."""
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    assert "使い方" in run("--help").out
    assert "Usage" in run("--help", "--lang", "en").out


@pytest.mark.parametrize(
    "words,named",
    [
        (["drafft"], "drafft"),
        (["replay"], "FILE"),
        (["replay", "--upton", "3"], "--upton"),
        (["replay", "nothing.jsonl", "--upto", "-1"], "--upto"),
        (["replay", "nothing.jsonl"], "nothing.jsonl"),
        (["replay", "a", "b"], "words"),
        (["bench", "--only"], "--only"),
        (["bench", "--only", "nosuch"], "nosuch"),
        (["--lang", "fr", "bench"], "--lang"),
    ],
)
def test_bad_input_gets_one_clear_line_and_status_2(run: Run, words: list[str], named: str) -> None:
    """What is wrong is named, on one line of standard error, without a traceback."""
    seen = run(*words)
    assert seen.status == 2
    assert seen.out == ""
    assert seen.error.count("\n") == 1
    assert named in seen.error
    assert "Traceback" not in seen.error


@pytest.mark.parametrize("language,expected", [("en", "a whole number"), ("ja", "整数")])
def test_a_value_of_the_wrong_kind(run: Run, language: str, expected: str) -> None:
    """What kind of value is expected is said in the reader's language."""
    assert expected in run("groups", "abc", "--lang", language).error


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("words", [["groups", "8"], ["draft", "--players", "2", "--seed", "1"], ["--help"]])
def test_a_full_disk_is_said_in_one_line(words: list[str], language: str) -> None:
    """What is printed into a file that has no room for it ends with a sentence and status 2, not with a traceback."""
    with open("/dev/full", "w") as full:
        told = subprocess.run(
            [sys.executable, "-m", "entaku.cli.main", *words, "--lang", language],
            stdout=full, stderr=subprocess.PIPE, text=True, check=False,
        )  # fmt: skip
    assert told.returncode == 2
    assert len(told.stderr.splitlines()) == 1
    assert told.stderr.startswith("entaku: ")


def test_a_list_that_finds_no_room_is_said_in_one_line(run: Run, tmp_path: Path) -> None:
    """A deck, a draft's recording and a game's are written, or refused by the file's name."""
    deck = tmp_path / "deck.txt"
    deck.write_text("60 Forest", encoding="utf-8")
    for words in (
        ("deck", "convert", deck, "--to", "arena", "--out", tmp_path),
        ("draft", "--players", "2", "--seed", "1", "--record", tmp_path),
    ):
        seen = run(*words)
        assert (seen.status, len(seen.error.splitlines())) == (2, 1)
        assert str(tmp_path) in seen.error


def test_a_server_is_imported_without_looking_for_garbage() -> None:
    """All that a server is made of stays, so that nothing is found in it: looking took a quarter of its start."""
    program = (
        "import gc; from entaku.cli.main import main; looked = []\n"
        "gc.callbacks.append(lambda phase, _: looked.append(phase) if phase == 'start' else None)\n"
        "try: main(['serve', '--port', '0', '--data', '/dev/null/none'])\n"
        "finally: print(len(looked))"
    )
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120)
    assert ended.returncode == 2, ended.stderr  # the data can't lie there: by then all is imported
    assert int(ended.stdout) < 60
