"""A deck of cards that a fresh install has no data of: one line says so, and the rest is checked as ever."""

import pytest

from entaku.decks.check.report import CheckReport, report_of
from entaku.decks.check.rules import rules_named
from entaku.messages import Language
from entaku.oracle.library import Library
from tests.decks.commanding import led_by, verdict

LANGUAGES: tuple[Language, ...] = ("en", "ja")
MADE_UP = [f"Zz Made Up {letter * 7}" for letter in "ABCDEFGHIJKLMNOPQRSTUVWXY"]


def reported(library: Library, names: list[str], language: Language) -> CheckReport:
    """The check of a deck with these cards in it."""
    result = verdict(led_by("Phelddagrif", cards=names), library, "commander")
    return report_of(result, rules_named("commander", ""), language, library)


@pytest.mark.parametrize("language", LANGUAGES)
def test_many_cards_without_data_are_one_line(no_cards: Library, language: Language) -> None:
    """Some of them are named, the others counted, and all stand in the report for whoever reads it by machine."""
    report = reported(no_cards, MADE_UP, language)
    lacking = [one.message for one in report.unknown if any(name in one.message for name in MADE_UP)]
    assert len(lacking) == 1
    assert [name for name in MADE_UP if name in lacking[0]] == MADE_UP[:4]
    assert set(report.unimported) == {"Phelddagrif", *MADE_UP}
    assert "26" in lacking[0]
    assert "21" in lacking[0]
    assert not report.legal


@pytest.mark.parametrize("language", LANGUAGES)
def test_few_are_all_named_and_one_is_said_as_ever(no_cards: Library, cards: Library, language: Language) -> None:
    """Nothing is counted that could be named; where data are here, a name that nobody knows keeps its own line."""
    few = reported(no_cards, MADE_UP[:3], language)
    assert [[name in each.message for name in MADE_UP[:3]] for each in few.unknown] == [[True] * 3]
    alone = reported(no_cards, [], language)
    assert [(each.card, alone.unimported) for each in alone.unknown] == [("Phelddagrif", ("Phelddagrif",))]
    known = reported(cards, MADE_UP[:3], language)
    assert ([each.card for each in known.unknown], known.unimported) == (MADE_UP[:3], ())
