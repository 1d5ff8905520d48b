"""Scryfall bulk files: a JSON array of card objects, or one card a line."""

from collections.abc import Iterable, Iterator
from typing import cast

from msgspec import Struct

from entaku.cards.card import Card, Face, Layout, Printing, Rarity
from entaku.cards.colours import colours
from entaku.cards.importers.imported import ImportedCard, Texts
from entaku.cards.importers.mtgjson import LAYOUTS, RARITIES
from entaku.cards.mana import Cost

SUPERTYPES = frozenset(("Basic", "Legendary", "Snow", "World", "Ongoing", "Host", "Elite"))


class ScryfallFace(Struct):
    """A face of a card object."""

    name: str
    type_line: str = ""
    mana_cost: str | None = None
    oracle_text: str | None = None
    printed_name: str | None = None
    printed_text: str | None = None
    colors: tuple[str, ...] | None = None
    color_indicator: tuple[str, ...] | None = None
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None


class ScryfallCard(ScryfallFace, kw_only=True):
    """A card object."""

    layout: str
    id: str = ""
    lang: str = "en"
    set: str = ""
    collector_number: str = ""
    rarity: str = "common"
    mtgo_id: int | None = None
    color_identity: tuple[str, ...] = ()
    card_faces: tuple[ScryfallFace, ...] | None = None
    legalities: dict[str, str] = {}


def cards_of(rows: Iterable[ScryfallCard]) -> Iterator[ImportedCard]:
    """The cards that the objects make; objects of one name are printings, or translations, of one card."""
    by_name: dict[str, list[ScryfallCard]] = {}
    for row in rows:
        by_name.setdefault(row.name, []).append(row)
    for rows_of_card in by_name.values():
        yield _card(rows_of_card)


def _card(rows: list[ScryfallCard]) -> ImportedCard:
    first = next((row for row in rows if row.lang == "en"), rows[0])
    japanese = next((row for row in rows if row.lang == "ja"), None)
    faces = first.card_faces or (first,)
    japanese_faces = (japanese.card_faces or (japanese,)) if japanese else ()
    layout = first.layout if first.layout in LAYOUTS else "normal"
    card = Card(
        name=first.name,
        faces=tuple(
            _face(face, first, japanese_faces[place] if place < len(japanese_faces) else None)
            for place, face in enumerate(faces)
        ),
        layout=cast(Layout, layout),
        identity=colours("".join(first.color_identity)),
        printings=tuple(dict.fromkeys(_printing(row) for row in rows if row.set and row.lang == first.lang)),
    )
    texts = Texts(
        en="\n//\n".join(face.oracle_text or "" for face in faces).strip(),
        ja="\n//\n".join(face.printed_text or "" for face in japanese_faces).strip(),
    )
    legalities = {key: value.removeprefix("not_") for key, value in first.legalities.items() if value != "not_legal"}
    return ImportedCard(card, texts, legalities)


def _face(face: ScryfallFace, card: ScryfallCard, japanese: ScryfallFace | None) -> Face:
    left, _, right = face.type_line.partition(" — ")
    words = left.split()
    return Face(
        name=face.name,
        ja=(japanese.printed_name or "") if japanese else "",
        cost=Cost.parse(face.mana_cost) if face.mana_cost else None,
        colours=colours("".join(face.colors if face.colors is not None else card.colors or ())),
        indicator=colours("".join(face.color_indicator or ())),
        supertypes=tuple(word for word in words if word in SUPERTYPES),
        types=tuple(word for word in words if word not in SUPERTYPES),
        subtypes=tuple(right.split()),
        power=face.power,
        toughness=face.toughness,
        loyalty=face.loyalty,
    )


def _printing(row: ScryfallCard) -> Printing:
    rarity = cast(Rarity, row.rarity if row.rarity in RARITIES else "special")
    return Printing(row.set.upper(), row.collector_number, rarity, scryfall=row.id, mtgo=row.mtgo_id)
