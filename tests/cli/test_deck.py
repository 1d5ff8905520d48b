"""`entaku deck`: converting lists and checking them."""

from pathlib import Path

import msgspec
import pytest

from entaku.decks.formats.files import FORMATS, read, write
from tests.cli.running import Run
from tests.decks.commanding import ALLOWED, NOT_ALLOWED, all_rows, led_by, library


class Said(msgspec.Struct):
    """A problem as the command prints it."""

    rule: str
    card: str | None
    message: str


class Report(msgspec.Struct):
    """The document that the command prints."""

    legal: bool
    problems: list[Said]
    unknown: list[Said]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with the cards of the deck check's tests."""
    library(tmp_path, all_rows())
    return tmp_path


def report(out: str) -> Report:
    return msgspec.json.decode(out, type=Report)


@pytest.mark.rule("CM-4")
@pytest.mark.parametrize("kind", FORMATS)
def test_the_check_prints_exactly_the_problems(run: Run, data: Path, kind: str) -> None:
    """The example's ten cards, each with its rule, its name and a sentence, from a file of any format."""
    file = data / "list"
    file.write_text(write(led_by("Phelddagrif", cards=[*NOT_ALLOWED, *ALLOWED]), kind), encoding="utf-8")
    seen = run("deck", "check", file, "--format", "commander-2010", "--json", "--data", data)
    found = report(seen.out)
    assert (seen.status, seen.error) == (1, "")
    assert not found.legal
    assert sorted((each.rule, each.card) for each in found.problems) == sorted(("CM-2", name) for name in NOT_ALLOWED)
    assert all(str(each.card) in each.message for each in found.problems)


def test_a_legal_deck_is_said_to_be_legal_in_both_languages(run: Run, data: Path) -> None:
    """Without --json there is a sentence, and the deck's numbers."""
    file = data / "list.txt"
    file.write_text(write(led_by("Phelddagrif"), "text"), encoding="utf-8")
    words = ("deck", "check", file, "--format", "commander", "--data", data)
    assert report(run(*words, "--json").out).legal
    assert "The deck is legal" in run(*words).out
    assert "使えます" in run(*words, "--lang", "ja").out


def test_a_deck_that_is_not_legal_is_said_to_be_so(run: Run, data: Path) -> None:
    """Every problem has a line with its rule, then comes how many there are."""
    file = data / "list.txt"
    file.write_text(write(led_by("Phelddagrif", cards=["Goblin Piker"], size=99), "text"), encoding="utf-8")
    seen = run("deck", "check", file, "--format", "commander-2010", "--data", data)
    assert seen.out.splitlines()[0].startswith("CM-6  ")
    assert seen.out.splitlines()[1].startswith("CM-2  ")
    assert "2 problems" in seen.out
    assert seen.status == 1
    assert (
        "クリーチャー:" in run("deck", "check", file, "--format", "commander-2010", "--data", data, "--lang", "ja").out
    )


def test_what_cannot_be_known_is_said(run: Run, data: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Without data the deck isn't called legal, and each card that can't be checked is named."""
    file = data / "list.txt"
    file.write_text(write(led_by("Phelddagrif"), "text"), encoding="utf-8")
    words = ("deck", "check", file, "--format", "commander-2010", "--data", tmp_path_factory.mktemp("empty"))
    found = report(run(*words, "--json").out)
    assert not found.legal
    assert (found.problems, [each.card for each in found.unknown]) == ([], ["Phelddagrif"])
    assert "not everything could be checked" in run(*words).out


@pytest.mark.rule("CM-8")
def test_days_groups_and_commanders_can_be_given(run: Run, data: Path) -> None:
    """--on, --ban, --allow, --no-commander and --commander change what is checked."""
    file = data / "list.txt"
    file.write_text("Deck\n1 Phelddagrif\n1 Channel\n1 Bear Cub\n97 Forest\n", encoding="utf-8")
    words = ("deck", "check", file, "--format", "commander-2010", "--json", "--data", data)
    led = (*words, "--commander", "Phelddagrif")

    def cards(*more: str) -> list[tuple[str, str | None]]:
        return [(each.rule, each.card) for each in report(run(*led, *more).out).problems]

    assert [each.rule for each in report(run(*words).out).problems] == ["CM-1", "CM-8"]
    assert cards() == [("CM-8", "Channel")]
    assert cards("--on", "2010-06-19") == []
    assert cards("--allow", "Channel") == []
    assert cards("--allow", "Channel", "--ban", "Bear Cub") == [("CM-8", "Bear Cub")]
    assert cards("--allow", "Channel", "--no-commander", "Phelddagrif") == [("CM-8", "Phelddagrif")]


@pytest.mark.parametrize("kind", FORMATS)
def test_a_list_is_converted(run: Run, data: Path, kind: str) -> None:
    """The output reads as the same deck, with English names, and a misspelt name stays and is told of."""
    file = data / "list.txt"
    file.write_text("Deck\n12 森\n1 歯車式司書\n1 Cogwork Libarian\n", encoding="utf-8")
    seen = run("deck", "convert", file, "--to", kind, "--data", data)
    assert seen.status == 0
    assert [(entry.count, entry.name) for entry in read(seen.out, "out").main] == [
        (12, "Forest"), (1, "Cogwork Librarian"), (1, "Cogwork Libarian")
    ]  # fmt: skip
    assert seen.error.count("\n") == 1
    assert "Cogwork Librarian" in seen.error


def test_a_check_says_of_which_day_it_is(run: Run, data: Path) -> None:
    """With --as-of and without, the lists' dates are told, and of the day's brackets the lowest."""
    file = data / "dated.txt"
    file.write_text("Commander\n1 Phelddagrif\n\n99 Forest\n", encoding="utf-8")
    words = ("deck", "check", file, "--format", "commander", "--data", data)
    today = msgspec.json.decode(run(*words, "--json").out)
    assert (today["as_of"], today["bracket"]["at_least"], today["bracket"]["because"]) == ("2026-02-09", 1, [])
    then = msgspec.json.decode(run(*words, "--as-of", "2022-04", "--json").out)
    assert (then["as_of"], then["edition"], then["bracket"]) == ("2022-04", "2022-04", None)
    assert "2026-02-09" in run(*words).out
    assert "2025-04-22" in run(*words, "--as-of", "2025-06-01", "--lang", "ja").out


def test_a_list_is_converted_into_a_file(run: Run, data: Path) -> None:
    """With --out nothing is printed, and the file holds the list."""
    file, out = data / "list.txt", data / "list.cod"
    file.write_text("40 Forest\n", encoding="utf-8")
    assert run("deck", "convert", file, "--to", "cod", "--out", out, "--data", data).out == ""
    assert read(out.read_text(encoding="utf-8"), "list.cod").size == 40


@pytest.mark.parametrize(
    "words,named",
    [
        (("convert", "missing.txt", "--to", "cod"), "missing.txt"),
        (("convert", "{list}", "--to", "pdf"), "--to"),
        (("convert", "{list}"), "--to"),
        (("convert", "{list}", "--to", "cod", "--out", "no/such/folder/deck.cod"), "no/such/folder/deck.cod"),
        (("check", "{list}"), "--format"),
        (("check", "{list}", "--format", "legacy"), "--format"),
        (("check", "{broken}", "--format", "commander"), "line 2"),
        (("check", "{list}", "--format", "commander-2010", "--on", "2012-01-01"), "2010-12-31"),
        (("check", "{list}", "--format", "commander", "--as-of", "2015-01-01"), "2022-04"),
        (("chekc", "{list}"), "chekc"),
    ],
)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_bad_input_gets_one_line_and_status_2(
    run: Run, tmp_path: Path, words: tuple[str, ...], named: str, language: str
) -> None:
    """What is wrong is named on one line of standard error, and nothing else is printed."""
    (tmp_path / "list.txt").write_text("40 Forest\n", encoding="utf-8")
    (tmp_path / "broken.txt").write_text("40 Forest\n!!!\n", encoding="utf-8")
    given = [word.format(list=tmp_path / "list.txt", broken=tmp_path / "broken.txt") for word in words]
    seen = run("deck", *given, "--lang", language)
    assert (seen.status, seen.out, seen.error.count("\n")) == (2, "", 1)
    assert (named if language == "en" or named != "line 2" else "2行目") in seen.error
