"""`entaku cards update`: says what it fetches and from where, fetches it, and says of which day the cards are."""

import json
from pathlib import Path

import pytest

from entaku.messages import LANGUAGES, Language, say
from tests.cli.running import Run
from tests.oracle.far_side import DAY, FarSide, lines
from tests.oracle.far_side import far as far
from tests.oracle.making import scryfall_card, write, write_lines


def site(far: FarSide) -> str:
    return far.base.removeprefix("http://")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_and_from_where_is_said_first(run: Run, tmp_path: Path, far: FarSide, language: Language) -> None:
    """File, day and site before anything is fetched; how many cards and of which day afterwards."""
    words = ("cards", "update", "--data", tmp_path, "--lang", language)
    seen = run(*words)
    size = round(len(far.printings) / 1_000_000, 1)
    plan = say("cli-cards-update-plan", language, file="AllPrintings.json.gz", site=site(far), date=DAY, size=size)
    assert (seen.status, seen.error.splitlines()[-1]) == (0, plan)
    assert say("cli-cards-imported", language, count=1_000) in seen.out
    assert say("import-of-date", language, date=DAY) in seen.out
    assert DAY in run("cards", "show", "Test Cat 7", "--data", tmp_path, "--lang", language).out
    again = run(*words)
    assert (again.status, again.error.splitlines()[-1]) == (0, say("update-current", language, date=DAY))
    assert run(*words, "--again").status == 0
    assert len(far.fetched) == 2


def test_who_says_no_fetches_nothing(run: Run, tmp_path: Path, far: FarSide, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who sits before it is asked, unless they have said yes beforehand."""
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("click.termui.visible_prompt_func", lambda _: "n")
    assert run("cards", "update", "--data", tmp_path).status == 0
    assert (far.fetched, list(tmp_path.glob("*.db"))) == ([], [])
    assert run("cards", "update", "--data", tmp_path, "--yes").status == 0
    assert len(far.fetched) == 1


def test_what_breaks_off_is_gone_on_with(run: Run, tmp_path: Path, far: FarSide) -> None:
    """The next command says how much is here already."""
    far.cuts = [60_000, 0, 0]
    seen = run("cards", "update", "--data", tmp_path)
    assert (seen.status, seen.out) == (2, "")
    assert "broke off after 0.1 of 0." in seen.error
    assert "Of it 0.1 MB are here from last time" in run("cards", "update", "--data", tmp_path).error
    assert far.fetched[-1]["range"] == "bytes=60000-"


def test_a_file_is_imported_instead(run: Run, tmp_path: Path, far: FarSide) -> None:
    """`--from FILE` asks nobody."""
    file = write(tmp_path, [scryfall_card("Test Tom")])
    assert run("cards", "update", "--from", file, "--data", tmp_path).out.startswith("1 card imported.")
    assert far.asked == []


def test_a_program_gets_one_document(run: Run, tmp_path: Path, far: FarSide) -> None:
    """`--json` tells what was brought, the plan stands on the other stream."""
    far.bulk = lines([scryfall_card("Test Tom", layout="hologram", holo=1)])
    seen = run("cards", "update", "--source", "scryfall-small", "--data", tmp_path, "--json")
    found = json.loads(seen.out)
    assert (found["cards"], found["date"], found["layouts"]) == (1, DAY, {"hologram": ["Test Tom"]})
    assert found["fields"] == ["holo"]
    assert "oracle-cards-20261120100155.jsonl.gz of 2026-11-20" in seen.error


def test_a_source_that_is_not_there_is_refused(run: Run, tmp_path: Path) -> None:
    """Those that are there are named."""
    seen = run("cards", "update", "--source", "elsewhere", "--data", tmp_path)
    assert (seen.status, "mtgjson | mtgjson-small | scryfall" in seen.error) == (2, True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deck_of_a_newer_set_is_told_that_the_cards_are_old(run: Run, tmp_path: Path, language: Language) -> None:
    """By the check, with both days, beside whatever else stands against it."""
    file = write_lines(tmp_path, [scryfall_card("Test Tom")], "default-cards-20240429.jsonl")
    run("cards", "import", file, "--data", tmp_path)
    deck = tmp_path / "deck.txt"
    deck.write_text("1 Test Tom (SOS) 7\n", encoding="utf-8")
    seen = run("deck", "check", deck, "--format", "commander", "--data", tmp_path, "--lang", language)
    line = say("cards-older-than-set", language, set="SOS", date="2026-04-24", cards="2024-04-29")
    assert seen.out.splitlines().count(line) == 1
    as_data = run("deck", "check", deck, "--format", "commander", "--data", tmp_path, "--lang", language, "--json")
    assert json.loads(as_data.out)["newer"] == [line]
