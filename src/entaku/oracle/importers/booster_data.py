"""MTGJSON's booster configurations, turned into ours."""

from collections.abc import Mapping

from msgspec import Struct

from entaku.oracle.boosters import BoosterConfig, BoosterKind, Sheet, SheetRow


class BoosterRow(Struct, rename="camel"):
    contents: dict[str, int]
    weight: int


class SheetData(Struct, rename="camel"):
    cards: dict[str, int]
    foil: bool = False
    balance_colors: bool = False
    allow_duplicates: bool = False
    fixed: bool = False


class BoosterData(Struct, rename="camel"):
    boosters: tuple[BoosterRow, ...]
    sheets: dict[str, SheetData]


DRAFTED = ("draft", "play", "default", "arena")
"""The kinds of booster to draft with, the best first."""


def booster_config(
    kinds: Mapping[str, BoosterData], code: str, known: Mapping[str, SheetRow]
) -> tuple[BoosterConfig | None, int]:
    """How a set's draft boosters are made, and how many of their cards aren't `known`.

    A booster may hold cards of other sets, which a file of one set doesn't describe: they are left out, and counted.
    None if there is no booster to draft with, or nothing to put into one.
    """
    data = next((kinds[kind] for kind in DRAFTED if kind in kinds), None)
    if data is None:
        return None, 0
    rows = [
        (row.weight, [(name, count) for name, count in row.contents.items() if count > 0])
        for row in data.boosters
        if row.weight > 0
    ]
    used = {name for _, contents in rows for name, _ in contents if name in data.sheets}
    missing = {uuid for name in used for uuid in data.sheets[name].cards if uuid not in known}
    sheets = {
        name: sheet for name in data.sheets if name in used and (sheet := _sheet(data.sheets[name], code, known)).rows
    }
    made = tuple(
        BoosterKind(weight, tuple(contents))
        for weight, contents in rows
        if contents and all(name in sheets for name, _ in contents)
    )
    return (BoosterConfig(code, made, sheets) if made else None), len(missing)


def _sheet(data: SheetData, code: str, known: Mapping[str, SheetRow]) -> Sheet:
    """A sheet; a row says what set it is of only if that isn't the booster's."""
    rows = tuple(
        SheetRow(row.name, row.number, weight, row.colours, "" if row.set_code == code else row.set_code)
        for uuid, weight in data.cards.items()
        if weight > 0 and (row := known.get(uuid)) is not None
    )
    return Sheet(rows, data.foil, data.balance_colors, data.allow_duplicates, data.fixed)
