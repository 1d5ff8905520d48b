"""`entaku targets`: which words of a Riftbound text are targets, and why."""

import json
from pathlib import Path

import pytest

from tests.cli.running import Run

CARDS = [
    {"name": "Pebble Thrower", "types": ["Unit"], "text": "When you play me, stun an enemy unit."},
    {"name": "Pebble Rain", "types": ["Spell"], "text": "Deal 1 to all units at a battlefield."},
    {"name": "Odd Stone", "types": ["Gear"], "text": "Blorble the frumious snark."},
]


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    """A file of three made-up cards, of which one says nothing that anybody understands."""
    file = tmp_path / "cards.json"
    file.write_text(json.dumps({"cards": CARDS}), encoding="utf-8")
    return file


@pytest.mark.rule("RT-3")
@pytest.mark.parametrize(
    "text,language,target,reason",
    [
        ("コストを無視してトラッシュからユニットを1体プレイできる", "ja", True, "target"),
        ("コストを無視して手札からユニットを1体プレイできる", "ja", False, "not_public"),
        ("You may play a unit from your trash, ignoring its cost.", "en", True, "target"),
        ("You may play a unit from your hand, ignoring its cost.", "en", False, "not_public"),
    ],
)
def test_the_source_s_examples_get_the_source_s_answers(
    run: Run, text: str, language: str, target: bool, reason: str
) -> None:
    """A unit in the trash is a target, one in the hand isn't."""
    found = json.loads(run("targets", "--text", text, "--json").out)
    assert (found["text"], found["language"], found["understood"]) == (text, language, True)
    unit = next(one for one in found["mentions"] if "unit" in one["text"] or "ユニット" in one["text"])
    assert (unit["target"], unit["reason"], unit["rule"]) == (target, reason, "RT-3")
    assert text[unit["start"] : unit["end"]] == unit["text"]
    assert unit["explanation"].endswith("(Core Rules 355.10.a)")


def test_explanations_are_in_the_reader_s_language(run: Run) -> None:
    """The text's language is one thing, the reader's another."""
    said = run("targets", "--text", "Kill a unit.", "--lang", "ja").out
    assert said.startswith("1. 対象［RT-1、選択：プレイまたは使用するとき］「a unit」は対象です。")


@pytest.mark.rule("RT-12")
def test_a_version_of_the_rules_may_be_asked_for(run: Run) -> None:
    """What the versions disagree on is said with either of them."""
    words = ("targets", "--text", "Kill all units at a location.", "--json", "--rules")
    found = [json.loads(run(*words, rules).out) for rules in ("core-1.3", "faq-2025-10")]
    places = [next(one for one in each["mentions"] if one["text"] == "a location") for each in found]
    assert [place["target"] for place in places] == [True, False]
    assert places[0]["by_rules"]["faq-2025-10"]["target"] is False


@pytest.mark.parametrize("rules,since", [("core-1.3", "2026-03-30"), ("faq-2025-10", "2025-10-16")])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_it_says_by_which_rules_of_which_day_it_answers(run: Run, rules: str, since: str, language: str) -> None:
    """The last line, and the document, name the version and its day."""
    words = ("targets", "--text", "Kill a unit.", "--rules", rules, "--lang", language)
    found = json.loads(run(*words, "--json").out)
    assert found["since"] == since
    assert since in found["followed"]
    assert run(*words).out.rstrip("\n").endswith("\n\n" + found["followed"])


def test_imported_cards_are_found_by_name(run: Run, tmp_path: Path, cards: Path) -> None:
    """A card that was brought in is found in any spelling, and by the beginning of its name."""
    assert run("targets", "--import", cards, "--data", tmp_path).out == "3 Riftbound cards kept.\n"
    found = json.loads(run("targets", "--card", "pebble  THROWER", "--data", tmp_path, "--json").out)
    assert [(one["text"], one["target"]) for one in found["mentions"]] == [("me", False), ("an enemy unit", True)]
    assert run("targets", "--card", "Odd", "--data", tmp_path).status == 0


@pytest.mark.parametrize(
    "name,told", [("Pebbel Rain", "Did you mean Pebble Rain?"), ("Pebble", "Several"), ("Zzz", "")]
)
def test_an_unknown_card_is_told_clearly(run: Run, tmp_path: Path, cards: Path, name: str, told: str) -> None:
    """One line says that there is no such card, or several, and names those that may be meant."""
    run("targets", "--import", cards, "--data", tmp_path)
    seen = run("targets", "--card", name, "--data", tmp_path)
    assert (seen.status, seen.out, seen.error.count("\n")) == (2, "", 1)
    assert told in seen.error


def test_without_cards_the_way_to_get_them_is_said(run: Run, tmp_path: Path) -> None:
    """Somebody who has brought in nothing is told how to."""
    seen = run("targets", "--card", "Anything", "--data", tmp_path)
    assert seen.status == 2
    assert "--import" in seen.error


@pytest.mark.rule("RT-19")
def test_a_whole_file_of_cards_gives_a_summary(run: Run, cards: Path) -> None:
    """Every card is gone through; what isn't understood is listed with its card."""
    found = json.loads(run("targets", "--file", cards, "--json").out)
    assert (found["cards"], found["understood"], found["percent"]) == (3, 2, 66.7)
    assert [(one["card"], one["text"]) for one in found["not_understood"]] == [
        ("Odd Stone", "Blorble the frumious snark")
    ]
    assert [len(one["mentions"]) for one in found["results"][:2]] == [2, 2]
    said = run("targets", "--file", cards, "--lang", "ja").out
    assert said.startswith("3個のテキストのうち2個を理解（66.7%）")


def test_a_file_of_lines_and_a_file_of_text_are_told_apart(run: Run, tmp_path: Path) -> None:
    """JSON Lines are cards; anything else is one rules text."""
    lines, text = tmp_path / "cards.jsonl", tmp_path / "text.txt"
    lines.write_text("\n".join(json.dumps(card) for card in CARDS), encoding="utf-8")
    text.write_text("[E]: Kill a unit.", encoding="utf-8")
    assert json.loads(run("targets", "--file", lines, "--json").out)["cards"] == 3
    assert json.loads(run("targets", "--file", text, "--json").out)["text"] == "[E]: Kill a unit."


@pytest.mark.parametrize(
    "content,told", [("{", "cards.json"), ('{"cards": [{"name": 1}]}', "$.cards[0].name"), ("[]", "no card")]
)
def test_a_broken_file_is_refused_with_its_place(run: Run, tmp_path: Path, content: str, told: str) -> None:
    """File and place are named, the status is 2."""
    file = tmp_path / "cards.json"
    file.write_text(content, encoding="utf-8")
    seen = run("targets", "--file", file)
    assert (seen.status, seen.out, seen.error.count("\n")) == (2, "", 1)
    assert told in seen.error


@pytest.mark.parametrize("words", [(), ("--text", "a", "--card", "b"), ("--text", "a", "--rules", "core-9")])
def test_exactly_one_thing_is_asked_for(run: Run, words: tuple[str, ...]) -> None:
    """Nothing, two things, or rules that there aren't are refused in one line."""
    seen = run("targets", *words)
    assert (seen.status, seen.out, seen.error.count("\n")) == (2, "", 1)


@pytest.mark.rule("RT-19")
def test_nothing_is_guessed_silently(run: Run) -> None:
    """What isn't understood is said so, with its place."""
    seen = run("targets", "--text", "Kill a unit. Blorble the frumious snark.")
    assert "(characters 13 to 39): Blorble the frumious snark" in seen.out
