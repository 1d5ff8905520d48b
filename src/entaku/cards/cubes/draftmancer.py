"""Draftmancer's custom card lists, read: sections of cards in sheets, with slots, layouts, settings, custom cards."""

import re
from collections.abc import Iterator
from typing import TypeVar

import msgspec

from entaku.cards.cubes.cube import (
    Cube,
    CubeEntry,
    CubeLayout,
    CubeSettings,
    CubeSheet,
    CubeSlot,
    RoundPicks,
)
from entaku.cards.cubes.draftmancer_data import KNOWN, LayoutData, SettingsData, SheetOptions, SlotData, custom_cards
from entaku.cards.cubes.plain import lines_of, read_entry
from entaku.cards.cubes.relaxed import Relaxed
from entaku.kernel.errors import Unreadable

_HEADER = re.compile(r"\[\s*(?P<name>[^\[\](){}]+?)\s*(?:\(\s*(?P<count>\d+)\s*\))?\s*(?P<options>\{.*\})?\s*\]")
_LAYOUT = re.compile(r"-\s*(?P<name>.+?)\s*\((?P<weight>\d+)\)")
_SLOT = re.compile(r"(?P<count>\d+)\s+(?P<name>.+)")
JSON_SECTIONS = ("Settings", "CustomCards")
LONGEST_JSON_PROBLEM = 120
Data = TypeVar("Data")


class Section:
    """A section as it stands in the file: its header's words, and its lines with their numbers."""

    def __init__(self, header: re.Match[str], line: int) -> None:
        self.name = header["name"]
        self.count = None if header["count"] is None else int(header["count"])
        self.options = header["options"] or ""
        self.line = line
        self.lines: list[tuple[int, str]] = []
        self.json = Relaxed(line + 1) if self.name in JSON_SECTIONS else None

    def decode(self, kind: type[Data], file: str) -> Data:
        """The section's JSON.  Raises Unreadable, naming file, line and section."""
        assert self.json is not None
        try:
            return msgspec.json.decode(self.json.json(), type=kind)
        except msgspec.DecodeError as problem:
            raise _broken(self, file, self.json.line_of(problem), problem) from problem


def looks_like_sections(text: str) -> bool:
    """Whether the first line that says anything is a section's header."""
    for line in lines_of(text):
        if (content := line.strip()) and not content.startswith("#"):
            return _HEADER.fullmatch(content) is not None
    return False


def read_draftmancer(text: str, file: str) -> Cube:
    """The cube of a custom card list.  Raises Unreadable, naming file, line and reason."""
    settings = SettingsData()
    given: frozenset[str] = frozenset()
    customs: list[msgspec.Raw] = []
    customs_line = 0
    sheets: dict[str, CubeSheet] = {}
    counts: dict[str, int] = {}
    layouts: list[CubeLayout] = []
    for section in _sections(text, file):
        if section.name == "Settings":
            settings = section.decode(SettingsData, file)
            given = frozenset(section.decode(dict[str, msgspec.Raw], file))
        elif section.name == "CustomCards":
            customs = section.decode(list[msgspec.Raw], file)
            customs_line = section.line
        elif section.name == "Layouts":
            layouts = list(_layouts_in_lines(section, file))
        elif section.name in sheets:
            raise Unreadable("cube-section-twice", file=file, line=section.line, section=section.name)
        else:
            sheets[section.name] = _sheet(section, file)
            if section.count:
                counts[section.name] = section.count
    layouts += [_layout(name, data) for name, data in settings.layouts.items()]
    if counts and not layouts:
        slots = tuple(CubeSlot(name, count, ((name, 1),)) for name, count in counts.items())
        layouts = [CubeLayout("boosters", 1, slots)]
    predetermined = tuple(_choices(each, layouts) for each in settings.predetermined_layouts)
    _check(layouts, predetermined, sheets, file)
    return Cube(
        name=settings.name,
        sheets=tuple(sheets.values()),
        layouts=tuple(layouts),
        settings=_settings(settings, predetermined),
        customs=custom_cards(customs, file, customs_line),
        ignored=tuple(sorted(given - KNOWN)),
    )


def _sections(text: str, file: str) -> list[Section]:
    sections: list[Section] = []
    for number, line in enumerate(lines_of(text), start=1):
        content = line.strip()
        json = sections[-1].json if sections else None
        if json is not None and not json.whole:
            json.take(line)
        elif header := _HEADER.fullmatch(content):
            sections.append(Section(header, number))
        elif sections and json is None:
            sections[-1].lines.append((number, line))
        elif content and not content.startswith("#"):
            raise Unreadable("cube-header-missing", file=file, line=number, text=content[:60])
    return sections


def _broken(section: Section, file: str, line: int, problem: Exception) -> Unreadable:
    text = str(problem)[:LONGEST_JSON_PROBLEM]
    return Unreadable("cube-section-broken", file=file, line=line, section=section.name, problem=text)


def _sheet(section: Section, file: str) -> CubeSheet:
    options = SheetOptions()
    if section.options:
        try:
            options = msgspec.json.decode(section.options.encode(), type=SheetOptions)
        except msgspec.DecodeError as problem:
            raise _broken(section, file, section.line, problem) from problem
    entries: list[CubeEntry] = []
    for number, line in section.lines:
        entry = read_entry(line, file, number)
        if entry is not None:
            entries.append(entry)
    if not entries:
        raise Unreadable("cube-section-empty", file=file, line=section.line, section=section.name)
    return CubeSheet(
        section.name, tuple(entries), options.collation, options.group_size, options.length, options.weights
    )


def _layouts_in_lines(section: Section, file: str) -> Iterator[CubeLayout]:
    """Layouts as older lists write them: "- Name (weight)", and a line "10 Common" for each slot."""
    head: re.Match[str] | None = None
    slots: list[CubeSlot] = []
    for number, line in section.lines:
        content = line.strip()
        if not content or content.startswith("#"):
            continue
        begins, slot = _LAYOUT.fullmatch(content), _SLOT.fullmatch(content)
        if begins:
            if head:
                yield CubeLayout(head["name"], int(head["weight"]), tuple(slots))
            head, slots = begins, []
        elif head and slot:
            slots.append(CubeSlot(slot["name"], int(slot["count"]), ((slot["name"], 1),)))
        else:
            raise Unreadable("cube-layout-line-broken", file=file, line=number, text=content[:60])
    if head:
        yield CubeLayout(head["name"], int(head["weight"]), tuple(slots))


def _layout(name: str, data: LayoutData) -> CubeLayout:
    if isinstance(data.slots, dict):
        return CubeLayout(name, data.weight, tuple(_slot(SlotData(key, count)) for key, count in data.slots.items()))
    return CubeLayout(name, data.weight, tuple(_slot(slot) for slot in data.slots))


def _slot(data: SlotData) -> CubeSlot:
    sheets = tuple((sheet.name, sheet.weight) for sheet in data.sheets)
    return CubeSlot(data.name, data.count, sheets or ((data.name, 1),), data.foil)


def _choices(given: str | tuple[str, ...] | dict[str, int], layouts: list[CubeLayout]) -> tuple[tuple[str, int], ...]:
    """The layouts that a booster may have; without weights of their own, those of the layouts hold."""
    if isinstance(given, dict):
        return tuple(given.items())
    weights = {layout.name: layout.weight for layout in layouts}
    names = (given,) if isinstance(given, str) else given
    return tuple((name, weights.get(name, 1)) for name in names)


def _settings(data: SettingsData, predetermined: tuple[tuple[tuple[str, int], ...], ...]) -> CubeSettings:
    return CubeSettings(
        boosters_per_player=data.boosters_per_player,
        cards_per_booster=data.cards_per_booster or data.card_per_booster,
        with_replacement=data.with_replacement,
        refill=data.refill_when_empty,
        duplicate_protection=data.duplicate_protection,
        colour_balance=data.color_balance,
        layout_with_replacement=data.layout_with_replacement,
        predetermined=tuple(
            choices if any(weight > 0 for _, weight in choices) else tuple((name, 1) for name, _ in choices)
            for choices in predetermined
        ),
        rounds=tuple(
            RoundPicks(
                (each.picks,) if isinstance(each.picks, int) else each.picks,
                (each.burns,) if isinstance(each.burns, int) else each.burns,
            )
            for each in data.booster_settings
        ),
    )


def _check(
    layouts: list[CubeLayout],
    predetermined: tuple[tuple[tuple[str, int], ...], ...],
    sheets: dict[str, CubeSheet],
    file: str,
) -> None:
    """Raises Unreadable for layouts that can't be made of the sheets."""
    if not layouts and len(sheets) > 1:
        raise Unreadable("cube-no-layouts", file=file, sheets=", ".join(sheets))
    for layout in layouts:
        for slot in layout.slots:
            for name, _ in slot.sheets:
                if name not in sheets:
                    raise Unreadable("cube-sheet-unknown", file=file, layout=layout.name, sheet=name)
            if slot.count < 0 or sum(weight for _, weight in slot.sheets) <= 0:
                raise Unreadable("cube-slot-broken", file=file, layout=layout.name, slot=slot.name)
        if layout.size == 0:
            raise Unreadable("cube-layout-empty", file=file, layout=layout.name)
    if layouts and not predetermined and sum(layout.weight for layout in layouts) <= 0:
        raise Unreadable("cube-weights-missing", file=file)
    known = {layout.name for layout in layouts}
    for name in (name for choices in predetermined for name, _ in choices):
        if name not in known:
            raise Unreadable("cube-layout-unknown", file=file, layout=name)
