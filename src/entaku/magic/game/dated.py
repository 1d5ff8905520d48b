"""Rules of several dates: which fields of a profile they are about, and the profiles that have them so.

Nothing in a game asks for a date: each difference is a field with a name, and a date stands for what they all are.
"""

from typing import Final, Literal

from msgspec.structs import replace

from entaku.kernel.errors import Unlawful
from entaku.magic.game.profile import OF_2010, OF_2022, TODAY, RulesProfile
from entaku.oracle.editions import in_force

RulesDate = Literal["2010-12-15", "2022-04", "2026-09"]
"""The dates whose rules can be played, the latest last."""
NEWEST: Final[RulesDate] = "2026-09"
UNSAID: Final[RulesDate] = "2022-04"
"""The date of what was recorded before rules had dates."""
BY_DATE: Final[dict[RulesDate, RulesProfile]] = {"2010-12-15": OF_2010, UNSAID: OF_2022, NEWEST: TODAY}
"""What the rules of each date were."""
DATED: Final = tuple(
    field
    for field in RulesProfile.__struct_fields__
    if len({getattr(profile, field) for profile in BY_DATE.values()}) > 1
)
"""The fields in which they differ."""
CHOSEN: Final = frozenset({"mulligan"})
"""Those that tables choose by themselves, whatever the year: a game isn't of another date for them."""


def as_of(profile: RulesProfile, date: RulesDate) -> RulesProfile:
    """The same game by the rules of a date.

    >>> as_of(RulesProfile(life=30), "2022-04").assignment, as_of(RulesProfile(life=30), "2022-04").life
    ('ordered', 30)
    """
    return replace(profile, **{field: getattr(BY_DATE[date], field) for field in DATED})


def date_of(profile: RulesProfile) -> RulesDate | None:
    """The date whose rules these are; None where some are of one date and some of another.

    >>> date_of(RulesProfile(range=1)), date_of(replace(OF_2010, mulligan="london"))
    ('2026-09', '2010-12-15')
    >>> date_of(RulesProfile(legends="2010")) is None
    True
    """
    told = [field for field in DATED if field not in CHOSEN]
    return next(
        (date for date, other in BY_DATE.items() if all(getattr(profile, f) == getattr(other, f) for f in told)), None
    )


def rules_on(written: str) -> RulesDate:
    """The rules that were in force on a day, or in a month or year: the latest that had begun.  Raises Unlawful.

    >>> rules_on("2024-11-01"), rules_on("2025-08-01"), rules_on("2010-06")
    ('2022-04', '2026-09', '2010-12-15')
    """
    given = written.strip()
    begun = {edition.name for edition in in_force(given)}
    found = [date for date in BY_DATE if date in begun]
    if not is_date(given) or not found:
        raise Unlawful("rules-date-unknown", date=written, known=", ".join(BY_DATE))
    return found[-1]


def is_date(written: str) -> bool:
    """Whether it is written as a year, a month or a day."""
    parts = written.split("-")
    shaped = len(parts) <= 3 and [len(part) for part in parts] == [4, 2, 2][: len(parts)]
    return shaped and all(part.isascii() and part.isdigit() for part in parts)
