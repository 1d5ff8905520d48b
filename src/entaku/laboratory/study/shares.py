"""Shares with their intervals, from nights as they were played.

What happens in one night hangs together: its games share their decks, and of four players one wins.  So the night is
what is counted as one case, not the game and not the player.
"""

from collections.abc import Iterator
from math import sqrt
from statistics import NormalDist

import polars
from msgspec import Struct
from polars import LazyFrame, col

SURENESS = 0.95
FEWEST = 20
"""A figure from fewer games, or from a single night, says nothing, and isn't given."""


class Share(Struct, frozen=True):
    """A share of `count` cases from so many nights, with its interval; `error` is its standard error by night."""

    value: float
    low: float
    high: float
    count: int
    nights: int = 0
    error: float = 0.0

    def surer(self, sureness: float) -> "Share":
        """The same share with an interval that holds with another sureness."""
        return spread(self.value, self.count, self.nights, self.error, sureness)


def share(wins: float, count: int, sureness: float = SURENESS) -> Share:
    """Wilson's interval for so many of so many cases that have nothing to do with each other.

    >>> share(50, 100)
    Share(value=0.5, low=0.404, high=0.596, count=100, nights=0, error=0.0)
    """
    width = NormalDist().inv_cdf((1 + sureness) / 2)
    value = wins / count
    middle = (value + width**2 / (2 * count)) / (1 + width**2 / count)
    half = width / (1 + width**2 / count) * sqrt(value * (1 - value) / count + width**2 / (4 * count**2))
    return Share(round(value, 4), round(max(middle - half, 0), 3), round(min(middle + half, 1), 3), count)


def spread(value: float, count: int, nights: int, error: float, sureness: float = SURENESS) -> Share:
    """A share with its interval by night, never narrower than Wilson's, which knows that what wasn't seen may happen.

    >>> spread(0.5, 100, 50, 0.1)
    Share(value=0.5, low=0.299, high=0.701, count=100, nights=50, error=0.1)
    """
    wilson = share(value * count, count, sureness)
    half = quantile(nights - 1, sureness) * error
    low, high = max(min(value - half, wilson.low), 0.0), min(max(value + half, wilson.high), 1.0)
    return Share(round(value, 4), round(low, 3), round(high, 3), count, nights, round(error, 6))


def shares_by_night(cases: LazyFrame, **values: polars.Expr) -> Iterator[tuple[str, dict[str, Share]]]:
    """For each `name` of the cases the share that each value has of them, in the order of the names.

    `cases` have the columns `name` and `night`.  Names with too few cases, or of one night, are left out.
    """
    nightly = cases.group_by("name", "night").agg(
        polars.len().cast(polars.Float64).alias("cases"),
        *(value.cast(polars.Float64).sum().alias(f"{key} of it") for key, value in values.items()),
    )
    sums = [col("cases").sum().alias("count"), polars.len().alias("nights"), (col("cases") ** 2).sum().alias("squared")]
    for key in values:
        total = col(f"{key} of it")
        sums += [
            total.sum().alias(f"{key} sum"),
            (total**2).sum().alias(f"{key} squared"),
            (total * col("cases")).sum().alias(f"{key} crossed"),
        ]
    for row in nightly.group_by("name").agg(*sums).sort("name").collect().iter_rows(named=True):
        count, nights = round(row["count"]), row["nights"]
        if count < FEWEST or nights < 2:
            continue
        found: dict[str, Share] = {}
        for key in values:
            value = row[f"{key} sum"] / count
            scatter = row[f"{key} squared"] - 2 * value * row[f"{key} crossed"] + value**2 * row["squared"]
            error = sqrt(max(scatter, 0.0) * nights / (nights - 1)) / count
            found[key] = spread(value, count, nights, error)
        yield row["name"], found


def quantile(freedom: int, sureness: float = SURENESS) -> float:
    """How many standard errors an interval reaches to either side: more where few nights say how large one is.

    Student's, by the first terms of its expansion about the normal one.

    >>> round(quantile(10), 2), round(quantile(1000), 2)
    (2.23, 1.96)
    """
    z = NormalDist().inv_cdf((1 + sureness) / 2)
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
