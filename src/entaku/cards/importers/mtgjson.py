"""MTGJSON: set files, atomic files, and JSON Lines of one card each."""

from collections.abc import Iterable, Iterator, Sequence
from typing import cast, get_args

import msgspec
from msgspec import Struct

from entaku.cards.boosters import BoosterConfig, BoosterKind, Sheet, SheetRow
from entaku.cards.card import Card, Face, Layout, Printing, Rarity
from entaku.cards.catalogue import CardSet
from entaku.cards.colours import colours
from entaku.cards.importers.imported import ImportedCard, Ruling, Texts
from entaku.cards.mana import Cost
from entaku.kernel.errors import Unreadable

LAYOUTS: frozenset[str] = frozenset(get_args(Layout))
RARITIES: frozenset[str] = frozenset(get_args(Rarity))


class Foreign(Struct, rename="camel"):
    language: str
    name: str | None = None
    face_name: str | None = None
    text: str | None = None


class Japanese(Struct):
    name: str | None = None
    text: str | None = None


class Row(Struct, rename="camel"):
    """A card object of MTGJSON: one face of a card."""

    name: str
    layout: str
    type: str
    types: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    color_identity: tuple[str, ...] = ()
    color_indicator: tuple[str, ...] | None = None
    mana_cost: str | None = None
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    face_name: str | None = None
    side: str | None = None
    text: str | None = None
    rarity: str = "common"
    set_code: str = ""
    number: str = ""
    uuid: str = ""
    first_printing: str = ""
    identifiers: dict[str, str] = {}
    foreign_data: tuple[Foreign, ...] = ()
    ja: Japanese | None = None
    rulings: tuple[dict[str, str], ...] | None = None
    legalities: dict[str, str] = {}


class BoosterRow(Struct, rename="camel"):
    contents: dict[str, int]
    weight: int


class SheetData(Struct, rename="camel"):
    cards: dict[str, int]
    foil: bool = False
    balance_colors: bool = False


class BoosterData(Struct, rename="camel"):
    boosters: tuple[BoosterRow, ...]
    sheets: dict[str, SheetData]


class SetData(Struct, rename="camel"):
    code: str
    name: str
    release_date: str
    cards: tuple[Row, ...]
    booster: dict[str, BoosterData] | None = None
    translations: dict[str, str | None] = {}


class SetFile(Struct):
    data: SetData


def read_set(data: bytes, file: str) -> SetData:
    """A set file.  Raises Unreadable, naming the file and the place."""
    try:
        return msgspec.json.decode(data, type=SetFile).data
    except msgspec.DecodeError as problem:
        raise Unreadable("import-broken", file=file, problem=str(problem)) from problem


def card_set(data: SetData) -> CardSet:
    """The facts of a set: its cards without texts, and how its boosters are made."""
    cards = tuple(imported.card for imported in cards_of(data.cards))
    return CardSet(
        code=data.code,
        name=data.name,
        ja=data.translations.get("Japanese") or "",
        released=data.release_date,
        cards=cards,
        boosters=booster_config(data),
    )


def booster_config(data: SetData) -> BoosterConfig | None:
    """How the set's draft boosters are made; None where the file doesn't say."""
    config = (data.booster or {}).get("default") or (data.booster or {}).get("draft")
    if config is None:
        return None
    rows = {row.uuid: row for row in data.cards}
    sheets = {
        name: Sheet(
            tuple(
                SheetRow(rows[uuid].name, rows[uuid].number, weight, "".join(rows[uuid].colors))
                for uuid, weight in sheet.cards.items()
                if uuid in rows
            ),
            sheet.foil,
            sheet.balance_colors,
        )
        for name, sheet in config.sheets.items()
    }
    kinds = tuple(BoosterKind(row.weight, tuple(row.contents.items())) for row in config.boosters)
    return BoosterConfig(data.code, kinds, sheets)


def cards_of(rows: Iterable[Row]) -> Iterator[ImportedCard]:
    """The cards that rows make: faces of one name put together, printings of one name into one card, in file order."""
    by_name: dict[str, dict[str, list[Row]]] = {}
    for row in rows:
        printing = f"{row.set_code} {row.number.rstrip('ab') if row.side else row.number}"
        by_name.setdefault(row.name, {}).setdefault(printing, []).append(row)
    for name, printings in by_name.items():
        yield _card(name, list(printings.values()))


def _card(name: str, printings: Sequence[Sequence[Row]]) -> ImportedCard:
    faces = _faces_in_order(printings[0])
    first = faces[0]
    layout = first.layout if first.layout in LAYOUTS else "normal"
    card = Card(
        name=name,
        faces=tuple(_face(row, len(faces)) for row in faces),
        layout=cast(Layout, layout),
        identity=colours("".join(c for row in faces for c in row.color_identity)),
        printings=tuple(printing for rows in printings if (printing := _printing(rows[0])) is not None),
    )
    texts = Texts(
        en="\n//\n".join(row.text or "" for row in faces).strip(),
        ja="\n//\n".join(_japanese_text(row) for row in faces).strip().strip("/").strip(),
        rulings=tuple(Ruling(ruling.get("date", ""), ruling.get("text", "")) for ruling in first.rulings or ()),
    )
    return ImportedCard(card, texts, {key: value.lower() for key, value in first.legalities.items()})


def _faces_in_order(rows: Sequence[Row]) -> list[Row]:
    seen: dict[str, Row] = {}
    for row in rows:
        seen.setdefault(row.side or "a", row)
    return [seen[side] for side in sorted(seen)]


def _face(row: Row, faces: int) -> Face:
    return Face(
        name=row.face_name or row.name,
        ja=_japanese_name(row, faces),
        cost=None if row.mana_cost is None else _cost(row),
        colours=colours("".join(row.colors)),
        indicator=colours("".join(row.color_indicator or ())),
        supertypes=row.supertypes,
        types=row.types,
        subtypes=row.subtypes,
        power=row.power,
        toughness=row.toughness,
        loyalty=row.loyalty,
    )


def _cost(row: Row) -> Cost:
    try:
        return Cost.parse(row.mana_cost or "")
    except Unreadable as problem:
        raise Unreadable("import-card-broken", card=row.name, problem=str(problem)) from problem


def _japanese_name(row: Row, faces: int) -> str:
    if row.ja is not None and row.ja.name:
        return _own_half(row.ja.name, row, faces)
    for foreign in row.foreign_data:
        if foreign.language == "Japanese":
            return foreign.face_name or _own_half(foreign.name or "", row, faces)
    return ""


def _own_half(name: str, row: Row, faces: int) -> str:
    halves = [half.strip() for half in name.split("//")]
    place = ord(row.side or "a") - ord("a")
    return halves[place] if faces > 1 and place < len(halves) and len(halves) == faces else name


def _japanese_text(row: Row) -> str:
    if row.ja is not None and row.ja.text:
        return row.ja.text
    return next((f.text for f in row.foreign_data if f.language == "Japanese" and f.text), "")


def _printing(row: Row) -> Printing | None:
    code = row.set_code or row.first_printing
    if not code:
        return None
    mtgo = row.identifiers.get("mtgoId", "")
    return Printing(
        set_code=code,
        number=row.number,
        rarity=cast(Rarity, row.rarity if row.rarity in RARITIES else "special"),
        scryfall=row.identifiers.get("scryfallId", ""),
        mtgo=int(mtgo) if mtgo.isdigit() else None,
    )
