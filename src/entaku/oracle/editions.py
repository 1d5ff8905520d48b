"""The editions of the rules of Magic that games are played and decks checked by, each since the day that it counts."""

from typing import Final

from msgspec import Struct


class Edition(Struct, frozen=True):
    """The rules of the game as they stood at a time, and the first day on which games were played by them."""

    name: str
    since: str


EDITIONS: Final = (
    Edition("2010-12-15", "2009-09-01"),
    Edition("2022-04", "2022-04"),
    Edition("2026-09", "2025-08-01"),
)
"""The oldest first.  One goes on until the next begins, though what it lacks came bit by bit in between."""


def in_force(day: str) -> tuple[Edition, ...]:
    """Those that had begun by a day, or in a month or year, the latest last.

    >>> [edition.name for edition in in_force("2025-12-01")], in_force("2009-08")
    (['2010-12-15', '2022-04', '2026-09'], ())
    """
    return tuple(edition for edition in EDITIONS if edition.since[: len(day)] <= day)
