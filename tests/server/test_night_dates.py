"""A night's rules have a date: its tables play by it, its lists are checked by it, its log says it."""

from typing import get_args

import pytest

from entaku.games.brought import Brought, look, with_bracket
from entaku.magic.game.dated import NEWEST, RulesDate
from entaku.messages import LANGUAGES, Language, say
from entaku.oracle.library import Library
from entaku.server.nights import own_rules
from entaku.server.nights.group_tables import game_options
from entaku.server.tables.options import OwnDeckOptions
from entaku.tournament import settings
from entaku.tournament.settings import GameOptions, PodRules, Settings

CHANGER = Brought("Commander\n1 Brago, King Eternal\n\nDeck\n1 Rhystic Study\n98 Plains")
"""A list with a card that changes games."""


def test_nights_know_the_dates_that_tables_can_play_by() -> None:
    """They are the same, and today's is what is usual."""
    assert get_args(settings.RulesDate) == get_args(RulesDate)
    assert GameOptions().date == NEWEST


@pytest.mark.parametrize(
    ("decks", "date", "played"),
    [
        ("free-60", "2022-04", ("free-60", "2022-04")),
        ("commander", "2022-04", ("commander", "2022-04")),
        ("commander", "2010-12-15", ("commander-2010", "2010-12-15")),
        ("commander-2010", NEWEST, ("commander-2010", "2010-12-15")),
    ],
)
def test_a_night_plays_by_the_rules_of_its_date(
    decks: settings.OwnRules, date: settings.RulesDate, played: tuple[str, str]
) -> None:
    """Its games and its lists; Commander as of 2010 is of its own date, whatever is chosen beside it."""
    found = own_rules.options_of(Settings(structure="points", decks=decks), date)
    assert (found.rules, found.date) == played
    assert game_options(PodRules(options=GameOptions(date=date))).date == date


def test_a_table_of_a_night_has_the_brackets_of_its_lists() -> None:
    """A list that was handed in for the night comes to its table with what it speaks for; of 2022 there is none."""
    library = Library(None)
    assert with_bracket(CHANGER, OwnDeckOptions(rules="commander"), library).bracket >= 3
    assert with_bracket(CHANGER, OwnDeckOptions(rules="commander", date="2022-04"), library).bracket == 0
    assert with_bracket(CHANGER, OwnDeckOptions(rules="free-60"), library) == CHANGER
    assert look(CHANGER, "commander", library).deck.commanders


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_says_the_date_where_it_is_another(language: Language) -> None:
    """Rules in short end with the date, unless they are today's."""
    facts: dict[str, str | int] = {
        "minutes": 75,
        "overtime": "none",
        "attack": "any",
        "range": "all",
        "rumble": "none",
        "seconds": "none",
        "reserve": "none",
    }
    today, then = (
        say("night-rules-in-short", language, **facts, grace="usual", date=date) for date in ("today", "2022-04")
    )
    assert "2022-04" in then
    assert then.startswith(today)
