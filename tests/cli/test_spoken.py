"""The command line itself: both languages, clear errors, exit statuses."""

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
