"""By what a night's decks are checked and played, as it has agreed."""

from typing import get_args

from entaku.games.own_decks import of_date
from entaku.magic.game.dated import RulesDate
from entaku.server.tables.options import OwnDeckOptions, OwnRules
from entaku.tournament.settings import Settings

UNDATED = ("commander-2010",)
"""Rules of a date of their own."""


def options_of(agreed: Settings, date: RulesDate) -> OwnDeckOptions:
    """The rules as they were on a date; Commander as of 2010 is a choice of its own, and of no other date.

    >>> options_of(Settings(structure="points", decks="commander"), "2010-12-15").rules
    'commander-2010'
    """
    rules, played = of_date(agreed.decks, "" if agreed.decks in UNDATED else date)
    found = next(one for one in get_args(OwnRules) if one == rules)
    return OwnDeckOptions(rules=found, anyway=agreed.anyway, date=played)
