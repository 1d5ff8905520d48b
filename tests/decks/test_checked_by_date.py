"""Decks for a game by rules of another date are checked by the lists of then; a day means the same rules everywhere."""

import pytest

from entaku.decks.check.rules import rules_named
from entaku.games.brought import Brought, look
from entaku.magic.game.dated import BY_DATE, NEWEST, RulesDate, rules_on
from entaku.oracle.editions import EDITIONS
from entaku.oracle.library import Library

UNBANNED = Brought("Commander\n1 Brago, King Eternal\n\nDeck\n1 Gifts Ungiven\n98 Plains")
"""A list with a card that was banned in 2022 and isn't since April 2025."""


@pytest.mark.parametrize(("date", "found"), [(NEWEST, []), ("2022-04", ["check-banned-then"])])
def test_a_list_is_looked_at_as_of_its_game(date: RulesDate, found: list[str]) -> None:
    """A card that was banned then may not be in a deck for a game by the rules of then, though it may today."""
    looked = look(UNBANNED, "commander", Library(None), date)
    assert [problem.key for problem in looked.problems if problem.card == "Gifts Ungiven"] == found


def test_rules_that_know_no_lists_of_then_go_by_todays() -> None:
    """Of Brawl nothing is known of other days: a game by older rules has today's lists, and is no error."""
    assert look(UNBANNED, "brawl", Library(None), "2022-04").problems == look(UNBANNED, "brawl", Library(None)).problems


@pytest.mark.parametrize("day", ["2022-04-29", "2024-11-15", "2025-07-31", "2025-08-01", "2025-12-24", "2026-09-25"])
def test_a_day_means_the_same_rules_in_the_check_and_at_a_table(day: str) -> None:
    """There is one list of when which rules began."""
    assert rules_named("commander", day).edition == rules_on(day)


def test_each_edition_can_be_played() -> None:
    """Every edition has a profile, and every profile of a date is an edition."""
    assert [edition.name for edition in EDITIONS] == list(BY_DATE)
