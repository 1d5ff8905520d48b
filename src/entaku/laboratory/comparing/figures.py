"""Figures with their intervals, from nights as they were played; a night is one case (`study.shares`)."""

from collections.abc import Iterator
from math import sqrt
from typing import Literal

import polars
from msgspec import Struct
from polars import LazyFrame, col

from entaku.laboratory.study.shares import quantile, share

Unit = Literal["share", "number"]


class Row(Struct, frozen=True):
    """One figure: by which rules, of whom or what, how many cases from how many nights."""

    arm: str
    name: str
    value: float
    low: float
    high: float
    count: int
    nights: int


class Panel(Struct, frozen=True):
    """Figures that are looked at together; `even` is what they would be if nothing made a difference, if that is known.

    `what` is what the rows' names count or name.
    """

    title: str
    what: str
    unit: Unit
    rows: tuple[Row, ...]
    even: float | None = None


def rows(arm: str, cases: LazyFrame, by: polars.Expr, value: polars.Expr, unit: Unit) -> Iterator[Row]:
    """The mean of a value over cases, for each group of them; of fewer than two nights nothing can be said.

    `cases` have a column `night`; a case whose value is null doesn't count.
    """
    nightly = (
        cases.select("night", name=by.cast(polars.String), value=value.cast(polars.Float64))
        .drop_nulls()
        .group_by("name", "night")
        .agg(total=col("value").sum(), count=polars.len())
        .sort("name", "night")
        .collect()
    )
    for (name,), group in nightly.group_by("name", maintain_order=True):
        if len(group) > 1:
            yield row(arm, str(name), group["total"].to_list(), group["count"].to_list(), unit)


def row(arm: str, name: str, totals: list[float], counts: list[int], unit: Unit) -> Row:
    """The mean over all nights' cases, with its interval.

    A share's interval is never narrower than Wilson's, which knows that something rare that wasn't seen may happen.

    >>> row("", "", [1.0, 0.0, 1.0, 0.0] * 25, [2] * 100, "share")
    Row(arm='', name='', value=0.25, low=0.195, high=0.314, count=200, nights=100)
    """
    nights, count = len(totals), sum(counts)
    value = sum(totals) / count
    scatter = sum((total - value * part) ** 2 for total, part in zip(totals, counts, strict=True))
    half = quantile(nights - 1) * sqrt(scatter * nights / (nights - 1)) / count
    low, high = value - half, value + half
    if unit == "share":
        wilson = share(sum(totals), count)
        low, high = max(min(low, wilson.low), 0.0), min(max(high, wilson.high), 1.0)
    return Row(arm, name, round(value, 3), round(low, 3), round(high, 3), count, nights)
