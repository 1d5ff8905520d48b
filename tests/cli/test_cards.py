"""`entaku cards`: looking cards up and importing files."""

import json
from pathlib import Path

import pytest

from entaku.cli import cards_coverage
from entaku.messages import say
from tests.cli.running import Run
from tests.oracle.making import scryfall_card, write_lines


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
        or "2枚" in run("cards", "coverage", file, "--lang", "ja").out
    )


def test_the_gap_names_what_would_complete_most_cards(run: Run, tmp_path: Path) -> None:
    """In greedy order, as JSON and in both languages."""
    texts = {"Moss Cat": "Purr twice.", "Odd Cat": "Purr once.", "Old Cat": "Forecast", "Cat": "Reach"}
    file = tmp_path / "cards.jsonl"
    file.write_text("\n".join(json.dumps({**PLAIN, "name": name, "text": texts[name]}) for name in texts), "utf-8")
    found = json.loads(run("cards", "gap", file, "--json").out)
    assert (found["cards"], found["full"]) == (4, 1)
    assert found["constructs"][0]["examples"] == ["Old Cat"]
    assert sorted(each["construct"] for each in found["constructs"])[0] == "keyword: forecast"
    said = run("cards", "gap", file).out
    told = "keyword not run: forecast – needed by 1 card, completes 1, 1 by itself, 3 with the next two (Old Cat)"
    assert told in said
    assert "1 shape, mostly: purr once." in said
    assert "処理されないキーワード：forecast" in run("cards", "gap", file, "--lang", "ja").out
    ranks = tmp_path / "ranks.json"
    ranks.write_text(json.dumps({"Odd Cat": 1}), "utf-8")
    (first, *_) = json.loads(run("cards", "gap", file, "--ranks", str(ranks), "--json").out)["constructs"]
    assert (first["examples"], first["alone"], first["readings"]) == (["Odd Cat"], 1, 1)


def test_the_languages_are_compared(run: Run, tmp_path: Path) -> None:
    """What something else than was read would say better in Japanese is named, as JSON and in both languages."""
    texts = {"Moss Cat": "Flying", "Odd Cat": "Reach"}
    file = tmp_path / "cards.jsonl"
    file.write_text("\n".join(json.dumps({**PLAIN, "name": name, "text": texts[name]}) for name in texts), "utf-8")
    rows = [{"name": name, "date": "2022-01-01", "ja_name": "猫", "ja_text": "到達"} for name in texts]
    japanese = tmp_path / "japanese.jsonl"
    japanese.write_text("\n".join(json.dumps(row) for row in rows), "utf-8")
    found = json.loads(run("cards", "agree", file, japanese, "--json").out)
    assert (found["cards"], found["same"], [each["card"] for each in found["differing"]]) == (2, 1, ["Moss Cat"])
    said = run("cards", "agree", file, japanese).out
    assert "Of 2 full cards with a Japanese text 1 are said as printed" in said
    assert "Moss Cat: with Keyword.name = 'reach' it would be 0 letters from what is printed, and is 2" in said
    assert "2枚のうち、1枚は印刷どおりです" in run("cards", "agree", file, japanese, "--lang", "ja").out
    assert run("cards", "agree", file, japanese, "--since", "2023", "--json").out.count('"cards": 0') == 1
    japanese.write_text('{"name": "Moss Cat"}', "utf-8")
    assert "date" in run("cards", "agree", file, japanese).error


def test_cards_are_tried_out(run: Run, tmp_path: Path) -> None:
    """Full cards are made to act; what does nothing is named with its ability, and the status is 1."""
    cat = {"layout": "normal", "type": "Creature — Cat", "types": ["Creature"], "manaCost": "{G}", "power": "1"}
    rows = [
        {**cat, "name": "Moss Cat", "toughness": "1", "text": "When Moss Cat enters the battlefield, draw a card."},
        {**cat, "name": "Dear Cat", "toughness": "1", "text": "{97}: Draw a card."},
    ]
    file = tmp_path / "cards.jsonl"
    file.write_text("\n".join(json.dumps(row) for row in rows), encoding="utf-8")
    good = run("cards", "try", file, "--only", "Moss Cat")
    assert (good.status, "nothing went wrong" in good.out) == (0, True)
    seen = run("cards", "try", file, "--games", "3", "--processes", "1", "--json")
    found = json.loads(seen.out)
    assert (seen.status, found["cards"], found["tried"], found["faults"]) == (1, 2, 2, [])
    assert [(one["card"], one["ability"]) for one in found["silent"]] == [("Dear Cat", 1)]
    assert "Dear Cat (1)" in run("cards", "try", file, "--games", "3", "--processes", "1", "--lang", "ja").out
    gone = run("cards", "try", file, "--only", "Gone Cat")
    assert (gone.status, "Gone Cat" in gone.error) == (2, True)


def test_where_no_card_is_full_nothing_was_tried(run: Run, tmp_path: Path) -> None:
    """That is told apart from cards that were tried and hold."""
    file = tmp_path / "cards.jsonl"
    file.write_text(json.dumps({**PLAIN, "text": "Purr twice."}), encoding="utf-8")
    found = run("cards", "try", file, "--processes", "1")
    assert (found.status, "none was tried" in found.out, "nothing went wrong" in found.out) == (0, True, False)


PLAIN = {"name": "Moss Cat", "layout": "normal", "type": "Creature — Cat", "types": ["Creature"]}


def test_coverage_says_why_a_card_is_not_full(run: Run, tmp_path: Path) -> None:
    """By its name: the paragraphs played by hand, and the signatures that nothing has shown; in both languages."""
    file = tmp_path / "cards.jsonl"
    file.write_text(json.dumps({**PLAIN, "text": "Reach\nForecast\nSing a song."}), encoding="utf-8")
    found = json.loads(run("cards", "coverage", file, "--why", "Moss Cat", "--json").out)
    assert (found["card"], found["full"]) == ("Moss Cat", False)
    unshown = [[each["signature"] for each in manual["unshown"]] for manual in found["manual"]]
    assert unshown == [["Keyword forecast"], []]
    for language in ("en", "ja"):
        said = run("cards", "coverage", file, "--why", "Moss Cat", "--lang", language).out
        assert "Keyword forecast" in said
        assert len(said.splitlines()) == 5
    assert run("cards", "coverage", file, "--why", "Nobody at All").status == 2
    assert "in full" in run("cards", "coverage", "--why", "Typhoid Rats", "--data", tmp_path).out
    assert "Cogwork Librarian" in run("cards", "coverage", "--why", "歯車式司書", "--data", tmp_path).out
    found = run("cards", "coverage")
    assert (found.status, "Name a file" in found.error) == (2, True)


def test_coverage_lists_what_would_complete_most(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Signatures that nothing has shown, with the cards that lack them."""
    monkeypatch.setattr(cards_coverage, "runs", lambda _: True)
    file = tmp_path / "cards.jsonl"
    file.write_text(json.dumps({**PLAIN, "text": "Forecast"}), encoding="utf-8")
    found = json.loads(run("cards", "coverage", file, "--missing", "--json").out)
    forecast = {"signature": "Keyword forecast", "cards": 1, "completes": 1, "examples": ["Moss Cat"]}
    assert found["wanted"] == [forecast]
    assert "Keyword forecast" in run("cards", "coverage", file, "--missing").out


def counted(run: Run, file: Path, *asked: object) -> tuple[int, int]:
    """How many cards are counted, and how many of them are played in full."""
    found = json.loads(run("cards", "coverage", file, *asked, "--json").out)
    return found["cards"], found["full"]


@pytest.fixture
def cats(tmp_path: Path) -> Path:
    """Four cards of several years, layouts and types, of which two are played in full, and one file of ranks."""
    rows = [
        {**PLAIN, "power": "1", "toughness": "1", "firstPrinted": "2017-12-31"},
        {**PLAIN, "name": "Dear Cat", "power": "1", "toughness": "1", "firstPrinted": "2018-04-27", "text": "Reach"},
        {**PLAIN, "name": "Song Cat", "power": "1", "toughness": "1", "text": "Sing a song."},
        {
            "name": "Hum", "layout": "saga", "type": "Legendary Enchantment — Saga", "types": ["Enchantment"],
            "supertypes": ["Legendary"], "subtypes": ["Saga"], "text": "Hum.", "firstPrinted": "2019-01-25",
        },
    ]  # fmt: skip
    file = tmp_path / "cats.jsonl"
    file.write_text("\n".join(json.dumps(row) for row in rows), encoding="utf-8")
    ranks = {"Hum": 9, "Dear Cat": 2, "Moss Cat": 30, "A card that is nowhere": 1}
    (tmp_path / "ranks.json").write_text(json.dumps(ranks), encoding="utf-8")
    return file


def test_coverage_counts_some_of_the_cards(run: Run, cats: Path) -> None:
    """Those since a day, the most played, those of a layout or type; all that is asked must be true of a card."""
    ranks = ("--ranks", cats.with_name("ranks.json"), "--most")
    assert counted(run, cats) == (4, 2)
    assert counted(run, cats, "--since", "2018") == (2, 1)
    assert counted(run, cats, "--since", "2018-04-28") == (1, 0)
    assert counted(run, cats, *ranks, 1) == (1, 1)
    assert counted(run, cats, *ranks, 2) == (2, 1)
    assert counted(run, cats, *ranks, 99) == (3, 2)
    assert counted(run, cats, *ranks, 2, "--since", "2019") == (1, 0)
    assert counted(run, cats, "--layout", "saga") == (1, 0)
    assert [counted(run, cats, "--type", word) for word in ("legendary", "Creature", "Saga")] == [
        (1, 0),
        (3, 2),
        (1, 0),
    ]
    assert "1 of 2 cards" in run("cards", "coverage", cats, "--since", "2018").out
    assert "2枚のうち1枚" in run("cards", "coverage", cats, "--since", "2018", "--lang", "ja").out


def test_coverage_counts_part_by_part(run: Run, cats: Path) -> None:
    """By layout, type and year; a card without a date has a year of its own, and is said to have none."""

    def parts(by: str, *asked: str) -> list[tuple[str, int, int]]:
        found = json.loads(run("cards", "coverage", cats, "--by", by, *asked, "--json").out)
        return [(each["part"], each["cards"], each["full"]) for each in found["parts"]]

    assert parts("layout") == [("normal", 3, 2), ("saga", 1, 0)]
    assert parts("type", "--since", "2018") == [("Creature", 1, 1), ("Enchantment", 1, 0)]
    assert parts("year") == [("", 1, 0), ("2017", 1, 1), ("2018", 1, 1), ("2019", 1, 0)]
    said = run("cards", "coverage", cats, "--by", "year").out.splitlines()
    assert said == ["2 of 4 cards are played in full.", "  no date known: 0 of 1", *said[2:]]
    assert "日付不明：1枚のうち0枚" in run("cards", "coverage", cats, "--by", "year", "--lang", "ja").out


def test_coverage_refuses_what_it_cannot_count_by(run: Run, cats: Path) -> None:
    """A day that is none, a file that has no ranks, one of two options that go together: each is named."""
    assert "in May" in run("cards", "coverage", cats, "--since", "in May").error
    found = run("cards", "coverage", cats, "--ranks", cats, "--most", 5)
    assert (found.status, cats.name in found.error) == (2, True)
    for alone in (("--most", 5), ("--ranks", cats)):
        found = run("cards", "coverage", cats, *alone)
        assert (found.status, "--ranks and --most" in found.error) == (2, True)


def test_a_card_is_shown_as_it_was_printed(run: Run, tmp_path: Path) -> None:
    """In the words of the month in which it was first printed, or of another; a month that is none is refused."""
    card = scryfall_card("Moss Cat", oracle_text="When this creature enters, draw a card.", released_at="2014-05-02")
    run("cards", "import", write_lines(tmp_path, [card], "cards.jsonl"), "--data", tmp_path)
    shown = ("cards", "show", "moss cat", "--data", tmp_path, "--lang", "en")
    today, then = "When this creature enters, draw a card.", "When Moss Cat enters the battlefield, draw a card."
    assert today in run(*shown).out
    printed = run(*shown, "--as-printed")
    assert (then in printed.out, say("card-words-of", "en", month="2014-05") in printed.out) == (True, True)
    later = json.loads(run(*shown, "--as-printed", "2025-03", "--json").out)
    assert (later["faces"][0]["text"], later["words_of"]) == (today, "2025-03")
    refused = run(*shown, "--as-printed", "yesterday")
    assert (refused.status, say("card-month-unreadable", "en", month="yesterday") in refused.error) == (2, True)
