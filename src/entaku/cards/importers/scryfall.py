"""Scryfall bulk files: a JSON array of card objects, or one card a line."""

from collections.abc import Iterator

from msgspec import Struct

from entaku.cards.card import Card, Face, Layout, Printing
from entaku.cards.colours import Colours, colours
from entaku.cards.identity import identity
from entaku.cards.importers.broken import cost_of
from entaku.cards.importers.imported import Contents, ImportedCard, Texts, japanese_of, joined
from entaku.cards.importers.rows import Rows
from entaku.cards.importers.words import NO_CARDS, layout_of, rarity_of, type_words
from entaku.cards.mana import Cost


class ScryfallFace(Struct):
    """A face of a card object."""

    name: str
    type_line: str | None = None
    mana_cost: str | None = None
    oracle_text: str | None = None
    printed_name: str | None = None
    printed_text: str | None = None
    colors: tuple[str, ...] | None = None
    color_indicator: tuple[str, ...] | None = None
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    layout: str | None = None


class ScryfallCard(ScryfallFace, kw_only=True):
    """A card object."""

    id: str = ""
    lang: str = "en"
    set: str = ""
    collector_number: str = ""
    rarity: str = "common"
    mtgo_id: int | None = None
    released_at: str = ""
    reprint: bool = False
    color_identity: tuple[str, ...] | None = None
    card_faces: tuple[ScryfallFace, ...] | None = None
    legalities: dict[str, str] = {}
    game_changer: bool | None = None


def contents(rows: Rows[ScryfallCard]) -> Contents:
    """The cards that the objects make; objects of one name are printings, or translations, of one card."""

    def cards() -> Iterator[ImportedCard]:
        for name in rows.names:
            yield _card(name, [rows.read(number) for number in rows.of(name)], rows.file)

    return Contents(rows.cards, cards, left_out=rows.left_out)


def card_named(row: ScryfallCard) -> str | None:
    """The name of an object's card, None if it is no card to play with."""
    return None if row.layout in NO_CARDS or (row.type_line or "").startswith("Card") else name_of(row)


def name_of(row: ScryfallCard) -> str:
    """The card's name; a card printed on both sides is called "Name // Name" and bears it once."""
    return " // ".join(dict.fromkeys(row.name.split(" // "))) if row.layout == "reversible_card" else row.name


def _card(name: str, rows: list[ScryfallCard], file: str) -> ImportedCard:
    # A printing with both sides alike says least of the card.
    first = min(rows, key=lambda row: (row.lang != "en", row.layout == "reversible_card"))
    faces = _faces(first)
    japanese = next((_faces(row) for row in rows if row.lang == "ja"), ())
    layout = layout_of(first.layout or "normal", len(faces))
    if layout == "reversible_card":
        layout = layout_of(faces[0].layout or "normal", len(faces))
    names = [face.printed_name or "" for face in japanese] if len(japanese) == len(faces) else [""] * len(faces)
    own = tuple(_face(face, first, layout, ja, file) for face, ja in zip(faces, names, strict=True))
    given = first.color_identity
    card = Card(
        name=name,
        faces=own,
        layout=layout,
        identity=identity(own, [face.oracle_text or "" for face in faces])
        if given is None
        else colours("".join(given)),
        printings=tuple(dict.fromkeys(_printing(row) for row in rows if row.set and row.lang == first.lang)),
    )
    texts = Texts(
        en=joined([face.oracle_text or "" for face in faces]),
        ja=japanese_of([face.printed_text for face in japanese]),
    )
    legalities = {key: value for key, value in first.legalities.items() if value != "not_legal"}
    released = min((row.released_at for row in rows if row.released_at and not row.reprint), default="")
    return ImportedCard(card, texts, legalities, released, first.game_changer)


def _faces(row: ScryfallCard) -> tuple[ScryfallFace, ...]:
    faces = row.card_faces or (row,)
    return tuple({face.name: face for face in faces}.values()) if row.layout == "reversible_card" else faces


def _face(face: ScryfallFace, card: ScryfallCard, layout: Layout, ja: str, file: str) -> Face:
    supertypes, types, subtypes = type_words(face.type_line or card.type_line or "")
    cost = cost_of(face.mana_cost, face.name, file) if face.mana_cost else None
    return Face(
        name=face.name,
        ja=ja,
        cost=cost,
        colours=_colours(face, card, layout, cost),
        indicator=colours("".join(face.color_indicator or ())),
        supertypes=supertypes,
        types=types,
        subtypes=subtypes,
        power=face.power,
        toughness=face.toughness,
        loyalty=face.loyalty,
        defense=face.defense,
    )


def _colours(face: ScryfallFace, card: ScryfallCard, layout: Layout, cost: Cost | None) -> Colours:
    """A face's colours, which the object gives only for the whole of a card printed on one side.  (CR 105.2, 710.1c)"""
    if face.colors is not None:
        return colours("".join(face.colors))
    if layout == "flip" or cost is None:
        return colours("".join(card.colors or ()))
    return cost.colours


def _printing(row: ScryfallCard) -> Printing:
    return Printing(row.set.upper(), row.collector_number, rarity_of(row.rarity), scryfall=row.id, mtgo=row.mtgo_id)
