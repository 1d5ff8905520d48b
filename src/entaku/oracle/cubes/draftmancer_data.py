"""The JSON inside Draftmancer's custom card lists: settings and sheet options."""

from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from entaku.oracle.cubes.cube import Collation

Count = Annotated[int, Meta(ge=0, le=10_000)]
Weight = Annotated[float, Meta(ge=0, le=1_000_000)]
"""How likely something is beside others; a part of a whole number, too."""
AtLeastOne = Annotated[int, Meta(ge=1, le=10_000)]


class Weighted(Struct):
    """The name of a sheet or of a layout, and how likely it is."""

    name: str
    weight: Weight = 1


Names = tuple[str | Weighted, ...] | dict[str, Weight]
"""Sheets or layouts: names alone, names with weights, or weights by name."""


class SlotData(Struct):
    name: str
    count: Count
    foil: bool = False
    sheets: Names = ()


class LayoutData(Struct):
    slots: dict[str, Count] | tuple[SlotData, ...]
    weight: Weight = 1


class RoundData(Struct):
    picks: Count | tuple[Count, ...] = 1
    burns: Count | tuple[Count, ...] = 0


class SettingsData(Struct, rename="camel"):
    """The settings we make use of; others are reported."""

    name: str = ""
    boosters_per_player: AtLeastOne | None = None
    cards_per_booster: AtLeastOne | None = None
    card_per_booster: AtLeastOne | None = None
    with_replacement: bool = False
    refill_when_empty: bool = False
    duplicate_protection: bool = True
    color_balance: bool | None = None
    layout_with_replacement: bool = True
    layouts: dict[str, LayoutData] = {}
    predetermined_layouts: tuple[str | Names, ...] = ()
    booster_settings: tuple[RoundData, ...] = ()


# How a list looks there says nothing of how it is drafted, and isn't worth a report.
KNOWN = frozenset(field.encode_name for field in msgspec.structs.fields(SettingsData)) | {
    "cardBack", "cardTitleHeightFactor", "cubeCobraID", "showSlots", "showSheets",
}  # fmt: skip


class SheetOptions(Struct, rename="camel"):
    collation: Collation = "random"
    group_size: AtLeastOne = 1
    length: AtLeastOne = 1
    weights: Annotated[tuple[Count, ...], Meta(min_length=1)] = (1,)


def weights_of(names: Names) -> list[tuple[str, float | None]]:
    """Each name with its weight; None where it has none of its own."""
    if isinstance(names, dict):
        return list(names.items())
    return [(each, None) if isinstance(each, str) else (each.name, each.weight) for each in names]


def whole(weights: Sequence[float]) -> tuple[int, ...]:
    """Weights as whole numbers that stand to each other as these do, to a thousandth.

    >>> whole([1, 3]), whole([0.5, 2])
    ((1, 3), (500, 2000))
    """
    parts = 1 if all(weight == int(weight) for weight in weights) else 1000
    return tuple(round(weight * parts) for weight in weights)
