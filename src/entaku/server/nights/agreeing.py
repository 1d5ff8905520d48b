"""Whether what was agreed on for a night can be played."""

from collections.abc import Sequence

from entaku.kernel.errors import Unlawful
from entaku.server.nights.drafting import draft_options
from entaku.server.nights.opening import game_options
from entaku.server.tables.gaming import check_options
from entaku.tournament.settings import Settings

MOST_MINUTES = 600
MOST_ROUNDS = 20
LARGEST_FINAL = 10


def check_settings(settings: Settings, codes: Sequence[str]) -> None:
    """Raises Unlawful, naming the one that is wrong, for settings by which no night can be held.  (EV-9, EV-15)"""
    check_options(game_options(settings))
    if not 1 <= settings.minutes <= MOST_MINUTES:
        raise Unlawful("night-minutes-out-of-range", most=MOST_MINUTES)
    if not 1 <= settings.rounds <= MOST_ROUNDS or not 0 <= settings.final <= LARGEST_FINAL:
        raise Unlawful("night-rounds-out-of-range", most=MOST_ROUNDS, final=LARGEST_FINAL)
    if not 0 <= settings.points.wager <= 100:
        raise Unlawful("night-wager-out-of-range")
    draft_options(settings, codes)
