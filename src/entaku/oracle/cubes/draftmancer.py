"""Draftmancer's custom card lists, read: sections of cards in sheets, with slots, layouts, settings, custom cards."""

import re
from collections.abc import Iterator
from typing import TypeVar

import msgspec
from msgspec import Struct

from entaku.kernel.errors import Unreadable
from entaku.oracle.cubes.cube import (
    Cube,
    CubeEntry,
    CubeLayout,
    CubeRemark,
    CubeSettings,
    CubeSheet,
    CubeSlot,
    RoundPicks,
)
from entaku.oracle.cubes.draftmancer_customs import Row, read_customs
from entaku.oracle.cubes.draftmancer_data import (
    KNOWN,
    LayoutData,
    Names,
    SettingsData,
    SheetOptions,
    SlotData,
    weights_of,
    whole,
)
from entaku.oracle.cubes.relaxed import Relaxed
from entaku.oracle.lists.lines import lines_of, listed_in
from entaku.oracle.lists.listed import entry_of

_HEADER = re.compile(r"\[\s*(?P<name>[^\[\]{}]+?)\s*(?P<options>\{.*\})?\s*\]\s*(?:\(\s*(?P<after>\d{1,5})\s*\))?")
_COUNT = re.compile(r"(?P<name>.*?)\s*\(\s*(?P<count>\d{1,5})\s*(?:cards?|枚)?\s*\)", re.IGNORECASE)
_LAYOUT = re.compile(r"-\s*(?P<name>.+?)\s*\((?P<weight>\d{1,6}(?:\.\d{1,6})?)\)")
_SLOT = re.compile(r"(?P<count>\d{1,5})\s+(?P<name>.+)")
SECTIONS = {"settings": "Settings", "customcards": "CustomCards", "layouts": "Layouts"}
"""The sections that aren't sheets of cards, however their names are written."""
JSON_SECTIONS = ("Settings", "CustomCards")
LONGEST_JSON_PROBLEM = 120
Data = TypeVar("Data")
Predetermined = tuple[tuple[tuple[str, int], ...], ...]


class Section:
    """A section as it stands in the file: its header's words, and its lines with their numbers."""

    def __init__(self, header: re.Match[str], line: int) -> None:
        counted = _COUNT.fullmatch(header["name"])
        self.name = counted["name"] if counted and counted["name"] else header["name"]
        count = counted["count"] if counted else header["after"]
        self.count = None if count is None else int(count)
        self.name = SECTIONS.get("".join(self.name.split()).casefold(), self.name)
        self.options = header["options"] or ""
        self.line = line
        self.lines: list[tuple[int, str]] = []
        self.json = Relaxed(line + 1) if self.name in JSON_SECTIONS else None

    def decode(self, kind: type[Data], file: str) -> Data:
        """The section's JSON.  Raises Unreadable, naming file, line and section."""
        assert self.json is not None
        try:
            return msgspec.json.decode(self.json.json(), type=kind)
        except (msgspec.DecodeError, RecursionError) as problem:
            raise _broken(self, file, self.json.line_of(problem), problem) from problem

    def rows(self, file: str) -> Iterator[Row]:
        """The values of the section's JSON list, each with the line at which it begins."""
        raws = self.decode(list[msgspec.Raw], file)
        assert self.json is not None
        json, place, line = self.json.json(), 0, self.json.first
        for raw in raws:
            begins = json.index(bytes(raw), place)
            line += json.count(b"\n", place, begins)
            yield Row(raw, line)
            place = begins + len(bytes(raw))
            line += json.count(b"\n", begins, place)


class Gathered(Struct):
    """What the sections of a list say, one after another."""

    settings: dict[str, msgspec.Raw] = {}
    settings_data: SettingsData = msgspec.field(default_factory=SettingsData)
    customs: list[Row] = []
    sheets: dict[str, CubeSheet] = {}
    counts: dict[str, int] = {}
    layouts: list[CubeLayout] = []
    remarks: list[CubeRemark] = []


def looks_like_sections(text: str) -> bool:
    """Whether the first line that says anything is a section's header."""
    for line in lines_of(text):
        if (content := line.strip()) and not content.startswith("#"):
            return _HEADER.fullmatch(content) is not None
    return False


def read_draftmancer(text: str, file: str) -> Cube:
    """The cube of a custom card list.  Raises Unreadable, naming file, line and reason."""
    found = Gathered()
    for section in _sections(text, file):
        _gather(found, section, file)
    settings = found.settings_data
    weights = whole([data.weight for data in settings.layouts.values()])
    described = zip(settings.layouts.items(), weights, strict=True)
    layouts = [*found.layouts, *(_layout(name, data, weight) for (name, data), weight in described)]
    if found.counts and not layouts:
        slots = tuple(CubeSlot(name, count, ((name, 1),)) for name, count in found.counts.items())
        layouts = [CubeLayout("boosters", 1, slots)]
    elif found.counts:
        found.remarks.append(CubeRemark("cube-counts-unused", {"sheets": ", ".join(found.counts)}))
    predetermined = tuple(_choices(each, layouts) for each in settings.predetermined_layouts)
    _check(layouts, predetermined, found.sheets, file)
    customs = read_customs(found.customs)
    return Cube(
        name=settings.name,
        sheets=tuple(found.sheets.values()),
        layouts=tuple(layouts),
        settings=_settings(settings, predetermined),
        customs=customs.cards,
        ignored=(*sorted(set(found.settings) - KNOWN), *customs.ignored),
        remarks=(*found.remarks, *customs.remarks),
    )


def _gather(found: Gathered, section: Section, file: str) -> None:
    """Put what a section says to what the others said; a second one of settings says what the first doesn't."""
    if section.name == "Settings":
        given = section.decode(dict[str, msgspec.Raw], file)
        section.decode(SettingsData, file)
        found.settings.update(given)
        found.settings_data = msgspec.json.decode(msgspec.json.encode(found.settings), type=SettingsData)
    elif section.name == "CustomCards":
        found.customs += section.rows(file)
    elif section.name == "Layouts":
        found.layouts += _layouts_in_lines(section, file)
    elif section.name in found.sheets:
        raise Unreadable("cube-section-twice", file=file, line=section.line, section=section.name)
    else:
        found.sheets[section.name] = _sheet(section, file)
        if section.count:
            found.counts[section.name] = section.count


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
        except (msgspec.DecodeError, RecursionError) as problem:
            raise _broken(section, file, section.line, problem) from problem
    entries: list[CubeEntry] = []
    for number, line in section.lines:
        card = listed_in(line, "cube", file, number)
        if card is not None:
            entries.append(entry_of(card))
    if not entries:
        raise Unreadable("cube-section-empty", file=file, line=section.line, section=section.name)
    return CubeSheet(
        section.name, tuple(entries), options.collation, options.group_size, options.length, options.weights
    )


def _layouts_in_lines(section: Section, file: str) -> list[CubeLayout]:
    """Layouts as older lists write them: "- Name (weight)", and a line "10 Common" for each slot."""
    heads: list[re.Match[str]] = []
    slots: list[list[CubeSlot]] = []
    for number, line in section.lines:
        content = line.strip()
        if not content or content.startswith("#"):
            continue
        begins, slot = _LAYOUT.fullmatch(content), _SLOT.fullmatch(content)
        if begins:
            heads.append(begins)
            slots.append([])
        elif heads and slot:
            slots[-1].append(CubeSlot(slot["name"], int(slot["count"]), ((slot["name"], 1),)))
        else:
            raise Unreadable("cube-layout-line-broken", file=file, line=number, text=content[:60])
    weights = whole([float(head["weight"]) for head in heads])
    return [
        CubeLayout(head["name"], weight, tuple(each)) for head, weight, each in zip(heads, weights, slots, strict=True)
    ]


def _layout(name: str, data: LayoutData, weight: int) -> CubeLayout:
    if isinstance(data.slots, dict):
        return CubeLayout(name, weight, tuple(_slot(SlotData(key, count)) for key, count in data.slots.items()))
    return CubeLayout(name, weight, tuple(_slot(slot) for slot in data.slots))


def _slot(data: SlotData) -> CubeSlot:
    named = weights_of(data.sheets)
    weights = whole([1 if weight is None else weight for _, weight in named])
    sheets = tuple((name, weight) for (name, _), weight in zip(named, weights, strict=True))
    return CubeSlot(data.name, data.count, sheets or ((data.name, 1),), data.foil)


def _choices(given: str | Names, layouts: list[CubeLayout]) -> tuple[tuple[str, int], ...]:
    """The layouts that a booster may have; without weights of their own, those of the layouts hold."""
    own = {layout.name: layout.weight for layout in layouts}
    named = weights_of((given,) if isinstance(given, str) else given)
    weights = whole([own.get(name, 1) if weight is None else weight for name, weight in named])
    return tuple((name, weight) for (name, _), weight in zip(named, weights, strict=True))


def _settings(data: SettingsData, predetermined: Predetermined) -> CubeSettings:
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
    predetermined: Predetermined,
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
