"""The cards that a custom card list describes itself, read.

One row that can't be read is left out, or is without what can't be read of it, and a remark says so with its line.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from entaku.kernel.errors import Unreadable
from entaku.oracle.card import Card, Face, Printing
from entaku.oracle.colours import Colours, colours
from entaku.oracle.cubes.cube import CubeRemark, CustomCard, Picture, Related
from entaku.oracle.identity import identity
from entaku.oracle.importers.imported import Texts, joined
from entaku.oracle.importers.layouts import is_unknown, layout_of
from entaku.oracle.importers.words import rarity_of, type_words
from entaku.oracle.mana import Cost

HALVES = " // "
LONGEST_PROBLEM = 120
LONGEST_ADDRESS = 500
Data = TypeVar("Data")


class CustomFace(Struct, omit_defaults=True):
    """A face of a custom card; power and the like may be numbers.  A picture alone stands for all languages."""

    name: str
    mana_cost: str | None = None
    type: str | None = None
    subtypes: tuple[str, ...] | None = None
    colors: tuple[str, ...] | str | None = None
    power: str | int | None = None
    toughness: str | int | None = None
    loyalty: str | int | None = None
    defense: str | int | None = None
    oracle_text: str | None = None
    printed_names: dict[str, str] | None = None
    image: str | None = None
    image_uris: dict[str, str] | None = None


class CustomData(CustomFace, kw_only=True, omit_defaults=True):
    """A custom card; one with the name of an earlier one is a printing of it and says only what differs."""

    rarity: str | None = None
    set: str | None = None
    collector_number: str | int | None = None
    layout: str | None = None
    back: CustomFace | None = None
    related_cards: tuple[Raw, ...] | None = None
    draft_effects: tuple[Raw, ...] | None = None


KNOWN = frozenset(field.encode_name for field in msgspec.structs.fields(CustomData))


class Row(Struct, frozen=True):
    """A custom card as it stands in a list, and the line at which it begins."""

    raw: Raw
    line: int

    def line_of(self, text: str) -> int:
        """The line in which a string of the row stands, else its first."""
        place = bytes(self.raw).find(msgspec.json.encode(text))
        return self.line + (bytes(self.raw)[:place].count(b"\n") if place > 0 else 0)


class Customs(Struct, frozen=True):
    """The custom cards of a list, the fields of theirs that we make no use of, and what couldn't be read."""

    cards: tuple[CustomCard, ...]
    ignored: tuple[str, ...]
    remarks: tuple[CubeRemark, ...]


def read_customs(rows: Sequence[Row]) -> Customs:
    """The custom cards of these rows."""
    found: dict[str, list[CustomData]] = {}
    remarks: list[CubeRemark] = []
    ignored: dict[str, None] = {}
    for row in rows:
        try:
            data = _decoded(row)
        except (msgspec.DecodeError, RecursionError) as problem:
            remarks.append(CubeRemark("cube-custom-left-out", _facts(row, problem)))
            continue
        for face in (data, data.back):
            if face is not None and face.mana_cost:
                try:
                    read_cost(face.mana_cost)
                except Unreadable:
                    facts: dict[str, str | int] = {"line": row.line_of(face.mana_cost)}
                    remarks.append(
                        CubeRemark("cube-cost-unread", facts | {"card": face.name, "cost": face.mana_cost[:40]})
                    )
                    face.mana_cost = None
        ignored.update((f"CustomCards.{field}", None) for field in _fields(row) if field not in KNOWN)
        found.setdefault(data.name, []).append(data)
    return Customs(tuple(_custom(data) for data in found.values()), tuple(sorted(ignored)), tuple(remarks))


def _decoded(row: Row) -> CustomData:
    """The card in a row.  Raises DecodeError or RecursionError, also for a part of it that is decoded later."""
    data = msgspec.json.decode(row.raw, type=CustomData)
    for raw in (*(data.draft_effects or ()), *(data.related_cards or ())):
        msgspec.json.encode(msgspec.json.decode(raw))
    return data


def read_cost(text: str) -> Cost:
    """A cost; that of a split card, "{1}{W} // {2}{U}", has the symbols of both halves.  Raises Unreadable."""
    return Cost.parse(text.replace("//", " "))


def _fields(row: Row) -> Iterator[str]:
    return iter(msgspec.json.decode(row.raw, type=dict[str, Raw]))


def _facts(row: Row, problem: msgspec.DecodeError | RecursionError) -> dict[str, str | int]:
    name = "?"
    try:
        value = msgspec.json.decode(row.raw)
    except (msgspec.DecodeError, RecursionError):  # an odd number or a broken string inside
        value = None
    if isinstance(value, Mapping):
        name = str(value.get("name", "?"))[:60]
    return {"line": row.line, "card": name, "problem": str(problem)[:LONGEST_PROBLEM]}


def _custom(printings: list[CustomData]) -> CustomCard:
    first = printings[0]
    rows = list(_rows(first))
    faces = tuple(_face(row) for row in rows)
    texts = [row.oracle_text or "" for row in rows]
    split = len(rows) > 1 and first.back is None
    usual = "normal" if len(faces) == 1 else "split" if split else "transform"
    said = first.layout or usual
    layout = layout_of(usual if is_unknown(said) else said, faces)
    card = Card(
        name=HALVES.join(face.name for face in faces),
        faces=faces,
        layout="normal" if len(faces) == 1 and layout in ("transform", "modal_dfc") else layout,
        identity=identity(faces, texts),
        printings=tuple(
            Printing(
                (data.set or first.set or "").upper(),
                "" if data.collector_number is None else str(data.collector_number),
                rarity_of(data.rarity or first.rarity or "common"),
            )
            for data in printings
        ),
    )
    pictures = [one for number, data in enumerate(printings) for one in _printed_pictures(data, number)]
    return CustomCard(
        card,
        Texts(en=joined(texts)),
        tuple(_effect(raw) for raw in first.draft_effects or ()),
        tuple(pictures),
        tuple(_related(raw) for raw in first.related_cards or ()),
    )


def _rows(data: CustomData) -> list[CustomFace]:
    """The faces of a card; the halves of a split card may stand in one row, with "//" between."""
    if data.back is not None or HALVES not in data.name:
        return [data, *([data.back] if data.back else [])]
    names = data.name.split(HALVES)
    costs, types, texts = (_halves(text, len(names)) for text in (data.mana_cost, data.type, data.oracle_text))
    return [
        replace(
            data,
            name=name.strip(),
            mana_cost=costs[place],
            type=types[place],
            oracle_text=texts[place],
            printed_names=None,
            power=data.power if place == 0 else None,
            toughness=data.toughness if place == 0 else None,
        )
        for place, name in enumerate(names)
    ]


def _halves(text: str | None, count: int) -> list[str | None]:
    """What each half has of a text; all of it is the first's where it isn't written for each."""
    parts = [part.strip() for part in (text or "").split("//")]
    if text is None or len(parts) != count:
        return [text, *[None] * (count - 1)]
    return [part or None for part in parts]


def _face(data: CustomFace) -> Face:
    cost = read_cost(data.mana_cost) if data.mana_cost else None
    supertypes, types, subtypes = type_words(data.type or "")
    return Face(
        name=data.name,
        ja=(data.printed_names or {}).get("ja", ""),
        cost=cost,
        colours=_colours(data, cost),
        supertypes=supertypes,
        types=types,
        subtypes=data.subtypes if data.subtypes is not None else subtypes,
        power=_printed(data.power),
        toughness=_printed(data.toughness),
        loyalty=_printed(data.loyalty),
        defense=_printed(data.defense),
    )


def _colours(data: CustomFace, cost: Cost | None) -> Colours:
    if data.colors is not None:
        return colours("".join(data.colors).upper())
    return cost.colours if cost else ""


def _printed(value: str | int | None) -> str | None:
    return None if value is None else str(value)


def _effect(raw: Raw) -> str:
    """An effect's name; one with facts of its own stays JSON."""
    value = msgspec.json.decode(raw)
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _printed_pictures(data: CustomData, printing: int) -> Iterator[Picture]:
    yield from pictures_of(data, 0, printing)
    if data.back is not None:
        yield from pictures_of(data.back, 1, printing)


def pictures_of(data: CustomFace, face: int = 0, printing: int = 0) -> Iterator[Picture]:
    """The pictures of a face; only addresses of the web are kept."""
    named = dict(data.image_uris or {})
    if data.image:
        named.setdefault("en", data.image)
    for language, url in named.items():
        if url.startswith(("https://", "http://")) and len(url) <= LONGEST_ADDRESS:
            yield Picture(url, language, face, printing)


def _related(raw: Raw) -> Related:
    """A card that is shown beside another: its name, or a description of its own."""
    try:
        data = msgspec.json.decode(raw, type=CustomFace)
    except (msgspec.DecodeError, RecursionError):
        value = msgspec.json.decode(raw)
        return Related(value if isinstance(value, str) else str(value)[:LONGEST_PROBLEM])
    try:
        face = _face(data)
    except Unreadable:  # a cost nobody can read: it is only shown
        face = _face(replace(data, mana_cost=None))
    return Related(data.name, face, data.oracle_text or "", tuple(pictures_of(data)))
