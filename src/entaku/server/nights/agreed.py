"""Whether what was agreed on for a night can be played."""

import re
from collections.abc import Sequence

from entaku.kernel.errors import Unlawful
from entaku.server.nights.group_tables import game_options
from entaku.server.nights.pod_rooms import draft_options
from entaku.server.tables.games import check_options
from entaku.tournament.limited import Limited
from entaku.tournament.settings import PodRules, Settings

MOST_MINUTES = 600
MOST_OVERTIME = 120
MOST_SECONDS = 600
MOST_PACKS = 8
MOST_CARDS = 30
MOST_ROUNDS = 20
LARGEST_FINAL = 64
MOST_WINS = 5
MOST_FEE = 1_000_000
LONGEST_CURRENCY = 12
MOST_PLACES = 10_000
LONGEST_PLACE = 80
WHEN = re.compile(r"\d{4}-\d\d-\d\d(T\d\d:\d\d)?", re.ASCII)
"""A date as browsers' fields give it, perhaps with a time."""
LONGEST_PRIZE = 120
HIGHEST_TABLE = 999
MOST_BLOCKED = 200


def check_settings(settings: Settings, codes: Sequence[str]) -> None:
    """Raises Unlawful, naming the one that is wrong, for settings by which no night can be held.  (EV-9, EV-15)"""
    check_rules(settings.rules)
    if not 1 <= settings.rounds <= MOST_ROUNDS or not 0 <= settings.final <= LARGEST_FINAL:
        raise Unlawful("night-rounds-out-of-range", most=MOST_ROUNDS, final=LARGEST_FINAL)
    if settings.prizes_by == "points" and not settings.votes:
        raise Unlawful("night-prizes-need-votes")
    if settings.prizes_by == "honours" and not settings.honours:
        raise Unlawful("night-prizes-need-honours")
    if not 1 <= settings.wins <= MOST_WINS:
        raise Unlawful("night-wins-out-of-range", most=MOST_WINS)
    if not 0 <= settings.points.wager <= 100:
        raise Unlawful("night-wager-out-of-range")
    if not 0 <= settings.fee <= MOST_FEE or len(settings.currency) > LONGEST_CURRENCY:
        raise Unlawful("night-fee-out-of-range")
    if not 0 <= settings.capacity <= MOST_PLACES:
        raise Unlawful("night-capacity-out-of-range", most=MOST_PLACES)
    if len(settings.where) > LONGEST_PLACE or (settings.when and not WHEN.fullmatch(settings.when)):
        raise Unlawful("night-date-unreadable", most=LONGEST_PLACE)
    if not 1 <= settings.first_table <= HIGHEST_TABLE:
        raise Unlawful("night-table-out-of-range", most=HIGHEST_TABLE)
    blocked = settings.blocked_tables
    if len(blocked) > MOST_BLOCKED or any(not 1 <= table <= HIGHEST_TABLE for table in blocked):
        raise Unlawful("night-table-out-of-range", most=HIGHEST_TABLE)
    if len(settings.fun_prize) > LONGEST_PRIZE:
        raise Unlawful("night-prize-name-too-long", most=LONGEST_PRIZE)
    if settings.limited is not None:
        check_limited(settings.limited)
    draft_options(settings, codes)


def check_limited(limited: Limited) -> None:
    """Raises Unlawful for a draft on paper that nobody can call."""
    times = (*limited.seconds, *limited.reviews, limited.passing)
    if not (
        1 <= limited.packs <= MOST_PACKS
        and 1 <= limited.cards <= MOST_CARDS
        and 1 <= len(limited.seconds) <= MOST_CARDS
        and len(limited.reviews) <= MOST_PACKS
        and all(0 <= seconds <= MOST_SECONDS for seconds in times)
        and 1 <= limited.building <= MOST_MINUTES
    ):
        raise Unlawful("night-limited-out-of-range", packs=MOST_PACKS, cards=MOST_CARDS, seconds=MOST_SECONDS)


def check_rules(rules: PodRules) -> None:
    """Raises Unlawful, naming what is wrong, for rules that no round can be played by.  (EV-9, EV-15)"""
    check_options(game_options(rules))
    if not 1 <= rules.minutes <= MOST_MINUTES:
        raise Unlawful("night-minutes-out-of-range", most=MOST_MINUTES)
    if not 0 <= rules.overtime <= MOST_OVERTIME:
        raise Unlawful("night-overtime-out-of-range", most=MOST_OVERTIME)
