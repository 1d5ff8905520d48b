"""The JSON inside Draftmancer's custom card lists: settings, sheet options, custom cards."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from entaku.cards.card import Card, Face, Printing
from entaku.cards.colours import colours
from entaku.cards.cubes.cube import Collation, CustomCard
from entaku.cards.identity import identity
from entaku.cards.importers.broken import broken
from entaku.cards.importers.imported import Texts, joined
from entaku.cards.importers.words import layout_of, rarity_of, type_words
from entaku.cards.mana import Cost
from entaku.kernel.errors import Unreadable

Count = Annotated[int, Meta(ge=0, le=10_000)]
AtLeastOne = Annotated[int, Meta(ge=1, le=10_000)]


class SheetRef(Struct):
    name: str
    weight: Count = 1


class SlotData(Struct):
    name: str
    count: Count
    foil: bool = False
    sheets: tuple[SheetRef, ...] = ()


class LayoutData(Struct):
    slots: dict[str, Count] | tuple[SlotData, ...]
    weight: Count = 1


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
    predetermined_layouts: tuple[str | tuple[str, ...] | dict[str, Count], ...] = ()
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


class CustomFace(Struct, omit_defaults=True):
    """A face of a custom card; power and the like may be numbers."""

    name: str
    mana_cost: str | None = None
    type: str | None = None
    subtypes: tuple[str, ...] | None = None
    colors: tuple[str, ...] | None = None
    power: str | int | None = None
    toughness: str | int | None = None
    loyalty: str | int | None = None
    defense: str | int | None = None
    oracle_text: str | None = None
    printed_names: dict[str, str] | None = None


class CustomData(CustomFace, kw_only=True, omit_defaults=True):
    """A custom card; one with the name of an earlier one is a printing of it and says only what differs."""

    rarity: str | None = None
    set: str | None = None
    collector_number: str | None = None
    layout: str | None = None
    back: CustomFace | None = None
    draft_effects: tuple[msgspec.Raw, ...] | None = None


def custom_cards(rows: list[msgspec.Raw], file: str, line: int) -> tuple[CustomCard, ...]:
    """The custom cards of a list.  Raises Unreadable, naming the card that is broken."""
    found: dict[str, list[CustomData]] = {}
    for row in rows:
        try:
            data = msgspec.json.decode(row, type=CustomData)
        except msgspec.DecodeError as problem:
            raise broken(problem, file, line) from problem
        found.setdefault(data.name, []).append(data)
    return tuple(_custom(data, file) for data in found.values())


def _custom(printings: list[CustomData], file: str) -> CustomCard:
    first = printings[0]
    rows = [first, *([first.back] if first.back else [])]
    faces = tuple(_face(row, file) for row in rows)
    texts = [row.oracle_text or "" for row in rows]
    layout = layout_of(first.layout or ("normal" if len(faces) == 1 else "transform"), len(faces))
    card = Card(
        name=" // ".join(face.name for face in faces),
        faces=faces,
        layout="normal" if len(faces) == 1 and layout in ("transform", "modal_dfc") else layout,
        identity=identity(faces, texts),
        printings=tuple(
            Printing(
                (data.set or first.set or "").upper(),
                data.collector_number or "",
                rarity_of(data.rarity or first.rarity or "common"),
            )
            for data in printings
        ),
    )
    return CustomCard(card, Texts(en=joined(texts)), tuple(_effect(raw) for raw in first.draft_effects or ()))


def _effect(raw: msgspec.Raw) -> str:
    """An effect's name; one with facts of its own stays JSON."""
    value = msgspec.json.decode(raw)
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _face(data: CustomFace, file: str) -> Face:
    try:
        cost = Cost.parse(data.mana_cost) if data.mana_cost else None
    except Unreadable as problem:
        raise Unreadable("import-cost-broken", file=file, card=data.name, cost=data.mana_cost or "") from problem
    supertypes, types, subtypes = type_words(data.type or "")
    return Face(
        name=data.name,
        ja=(data.printed_names or {}).get("ja", ""),
        cost=cost,
        colours=colours("".join(data.colors)) if data.colors is not None else cost.colours if cost else "",
        supertypes=supertypes,
        types=types,
        subtypes=data.subtypes if data.subtypes is not None else subtypes,
        power=_printed(data.power),
        toughness=_printed(data.toughness),
        loyalty=_printed(data.loyalty),
        defense=_printed(data.defense),
    )


def _printed(value: str | int | None) -> str | None:
    return None if value is None else str(value)
