"""Draftmancer's custom card lists: sections of cards in sheets, with slots, layouts, settings and custom cards."""

import re
from typing import TypeVar, cast, get_args

import msgspec
from msgspec import Struct

from entaku.cards.card import Card, Face, Printing, Rarity
from entaku.cards.colours import colours
from entaku.cards.cubes.cube import Cube, CubeEntry, CubeLayout, CubeSettings, CubeSheet, CubeSlot
from entaku.cards.cubes.plain import read_entry, write_entry
from entaku.cards.importers.words import SUPERTYPES
from entaku.cards.mana import Cost
from entaku.kernel.errors import Unreadable

_HEADER = re.compile(r"\[\s*(?P<name>[^\[\]({]+?)\s*(?:\((?P<count>\d+)\))?\s*(?P<options>\{.*\})?\s*\]")


class SheetRef(Struct):
    name: str
    weight: int = 1


class SlotData(Struct):
    name: str
    count: int
    foil: bool = False
    sheets: tuple[SheetRef, ...] = ()


class LayoutData(Struct):
    slots: dict[str, int] | tuple[SlotData, ...]
    weight: int = 1


class RoundData(Struct):
    picks: tuple[int, ...] = ()


class SettingsData(Struct, rename="camel"):
    name: str = ""
    boosters_per_player: int | None = None
    with_replacement: bool = False
    color_balance: bool | None = None
    layouts: dict[str, LayoutData] = {}
    predetermined_layouts: tuple[str | tuple[str, ...], ...] = ()
    booster_settings: tuple[RoundData, ...] = ()


class SheetOptions(Struct, rename="camel"):
    collation: str = "random"
    group_size: int = 1
    length: int = 1
    weights: tuple[int, ...] = (1,)


class CustomCard(Struct):
    name: str
    mana_cost: str = ""
    type: str = ""
    subtypes: tuple[str, ...] = ()
    rarity: str = "common"
    colors: tuple[str, ...] | None = None
    power: str | int | None = None
    toughness: str | int | None = None
    loyalty: str | int | None = None
    printed_names: dict[str, str] = {}


class Section(Struct):
    """A section as it stands in the file: its header's words and its lines, with the number of the first."""

    name: str
    count: int | None
    options: str
    line: int
    lines: list[str]


def looks_like_sections(text: str) -> bool:
    """Whether the first line that says anything is a section's header."""
    for line in text.removeprefix("\ufeff").splitlines():
        if (content := line.strip()) and not content.startswith("#"):
            return _HEADER.fullmatch(content) is not None
    return False


def read_draftmancer(text: str, file: str) -> Cube:
    """The cube of a custom card list.  Raises Unreadable, naming file, line and reason."""
    settings = SettingsData()
    customs: tuple[Card, ...] = ()
    sheets: list[CubeSheet] = []
    counts: dict[str, int] = {}
    for section in _sections(text, file):
        if section.name == "Settings":
            settings = _json(section, SettingsData, file)
        elif section.name == "CustomCards":
            customs = tuple(_custom(card) for card in _json(section, list[CustomCard], file))
        else:
            sheets.append(_sheet(section, file))
            if section.count is not None:
                counts[section.name] = section.count
    layouts = _layouts(settings, counts, sheets, file)
    names = {layout.name for layout in layouts}
    predetermined = tuple((each,) if isinstance(each, str) else each for each in settings.predetermined_layouts)
    for name in (name for names_of_one in predetermined for name in names_of_one):
        if name not in names:
            raise Unreadable("cube-layout-unknown", file=file, layout=name)
    return Cube(
        name=settings.name,
        sheets=tuple(sheets),
        layouts=layouts,
        settings=CubeSettings(
            boosters_per_player=settings.boosters_per_player,
            with_replacement=settings.with_replacement,
            predetermined=predetermined,
            picks=tuple(each.picks[0] for each in settings.booster_settings if each.picks),
            color_balance=settings.color_balance,
        ),
        customs=customs,
    )


def write_draftmancer(cube: Cube) -> str:
    """The cube as a custom card list (its custom cards' facts are written as names only)."""
    layouts = {
        layout.name: {
            "weight": layout.weight,
            "slots": [
                {
                    "name": slot.name,
                    "count": slot.count,
                    "foil": slot.foil,
                    "sheets": [{"name": name, "weight": weight} for name, weight in slot.sheets],
                }
                for slot in layout.slots
            ],
        }
        for layout in cube.layouts
    }
    said = {
        "name": cube.name or None,
        "boostersPerPlayer": cube.settings.boosters_per_player,
        "withReplacement": cube.settings.with_replacement or None,
        "colorBalance": cube.settings.color_balance,
        "layouts": layouts or None,
        "predeterminedLayouts": cube.settings.predetermined or None,
        "boosterSettings": [{"picks": [picks], "burns": [0]} for picks in cube.settings.picks] or None,
    }
    parts = []
    if settings := {key: value for key, value in said.items() if value is not None}:
        parts.append("[Settings]\n" + msgspec.json.format(msgspec.json.encode(settings), indent=2).decode() + "\n")
    for sheet in cube.sheets:
        options = {
            "collation": sheet.collation,
            "groupSize": sheet.group,
            "length": sheet.length,
            "weights": sheet.weights,
        }
        header = sheet.name if sheet.collation == "random" else f"{sheet.name} {msgspec.json.encode(options).decode()}"
        parts.append(f"[{header}]\n" + "".join(write_entry(entry) + "\n" for entry in sheet.entries))
    return "\n".join(parts)


def _sections(text: str, file: str) -> list[Section]:
    sections: list[Section] = []
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        content = line.strip()
        in_json = bool(sections) and sections[-1].name in ("Settings", "CustomCards") and not _is_whole(sections[-1])
        header = None if in_json else _HEADER.fullmatch(content)
        if header is not None:
            count = None if header["count"] is None else int(header["count"])
            sections.append(Section(header["name"], count, header["options"] or "", number, []))
        elif sections:
            sections[-1].lines.append(line)
        elif content and not content.startswith("#"):
            raise Unreadable("cube-line-broken", file=file, line=number, text=content[:60])
    return sections


def _is_whole(section: Section) -> bool:
    try:
        msgspec.json.decode("\n".join(section.lines).encode())
    except msgspec.DecodeError:
        return False
    return True


Decoded = TypeVar("Decoded")


def _json(section: Section, kind: type[Decoded], file: str) -> Decoded:
    return _decoded("\n".join(section.lines), kind, section, file)


def _decoded(text: str, kind: type[Decoded], section: Section, file: str) -> Decoded:
    try:
        return msgspec.json.decode(text.encode(), type=kind)
    except msgspec.DecodeError as problem:
        raise Unreadable(
            "cube-section-broken", file=file, line=section.line, section=section.name, problem=str(problem)
        ) from problem


def _sheet(section: Section, file: str) -> CubeSheet:
    options = _decoded(section.options, SheetOptions, section, file) if section.options else SheetOptions()
    if options.collation not in ("random", "printRun", "striped"):
        raise Unreadable(
            "cube-section-broken", file=file, line=section.line, section=section.name, problem=options.collation
        )
    entries: list[CubeEntry] = []
    for number, line in enumerate(section.lines, start=section.line + 1):
        entry = read_entry(line, file, number)
        if entry is not None:
            entries.append(entry)
    return CubeSheet(
        section.name, tuple(entries), options.collation, options.group_size, options.length, options.weights
    )


def _layouts(
    settings: SettingsData, counts: dict[str, int], sheets: list[CubeSheet], file: str
) -> tuple[CubeLayout, ...]:
    layouts = [CubeLayout(name, data.weight, tuple(_slots(data.slots))) for name, data in settings.layouts.items()] or (
        [CubeLayout("boosters", 1, tuple(CubeSlot(name, count, ((name, 1),)) for name, count in counts.items()))]
        if counts
        else []
    )
    known = {sheet.name for sheet in sheets}
    for layout in layouts:
        for slot in layout.slots:
            for name, _ in slot.sheets:
                if name not in known:
                    raise Unreadable("cube-sheet-unknown", file=file, layout=layout.name, sheet=name)
    return tuple(layouts)


def _slots(slots: dict[str, int] | tuple[SlotData, ...]) -> list[CubeSlot]:
    if isinstance(slots, dict):
        return [CubeSlot(name, count, ((name, 1),)) for name, count in slots.items()]
    return [
        CubeSlot(
            slot.name,
            slot.count,
            tuple((sheet.name, sheet.weight) for sheet in slot.sheets) or ((slot.name, 1),),
            slot.foil,
        )
        for slot in slots
    ]


def _custom(data: CustomCard) -> Card:
    cost = Cost.parse(data.mana_cost) if data.mana_cost else None
    left, _, right = data.type.partition(" — ")
    words = left.split()
    own = colours("".join(data.colors)) if data.colors is not None else (cost.colours if cost else "")
    face = Face(
        name=data.name,
        ja=data.printed_names.get("ja", ""),
        cost=cost,
        colours=own,
        supertypes=tuple(word for word in words if word in SUPERTYPES),
        types=tuple(word for word in words if word not in SUPERTYPES),
        subtypes=data.subtypes or tuple(right.split()),
        power=None if data.power is None else str(data.power),
        toughness=None if data.toughness is None else str(data.toughness),
        loyalty=None if data.loyalty is None else str(data.loyalty),
    )
    rarity = cast(Rarity, data.rarity if data.rarity in get_args(Rarity) else "special")
    return Card(data.name, (face,), identity=own, printings=(Printing("", "", rarity),))
