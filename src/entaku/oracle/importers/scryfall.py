"""Scryfall bulk files: a JSON array of card objects, or one card a line."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from entaku.oracle.card import Card, Face, Printing
from entaku.oracle.colours import Colours, colours
from entaku.oracle.identity import identity
from entaku.oracle.importers.aliases import others
from entaku.oracle.importers.broken import cost_of
from entaku.oracle.importers.imported import Contents, ImportedCard, Remarks, Texts, japanese_of, joined
from entaku.oracle.importers.layouts import NO_CARDS, is_unknown, layout_of
from entaku.oracle.importers.rows import Rows
from entaku.oracle.importers.uncovered import is_uncovered
from entaku.oracle.importers.words import rarity_of, type_words
from entaku.oracle.mana import Cost


class ScryfallFace(Struct):
    """A face of a card object."""

    name: str
    type_line: str | None = None
    mana_cost: str | None = None
    oracle_text: str | None = None
    printed_name: str | None = None
    flavor_name: str | None = None
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
    border_color: str | None = None
    security_stamp: str | None = None
    promo_types: tuple[str, ...] | None = None
    game_changer: bool | None = None


def contents(rows: Rows[ScryfallCard]) -> Contents:
    """The cards that the objects make; objects of one name are printings, or translations, of one card."""

    def cards() -> Iterator[ImportedCard]:
        for name in rows.names:
            yield _card(name, [rows.read(number) for number in rows.of(name)], rows.file)

    return Contents(rows.cards, cards, remarks=remarks_of(rows))


def remarks_of(rows: Rows[ScryfallCard]) -> Remarks:
    """What is to be said of a file of these objects."""
    noticed = rows.noticed
    return Remarks(rows.left_out, {}, noticed.layouts, tuple(noticed.fields), released=noticed.released)


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
    word = _word(first, faces)
    japanese = _faces_in_japanese(rows, len(faces))
    layout = first.layout or "normal"
    names = [face.printed_name or "" for face in japanese] or [""] * len(faces)
    own = tuple(_face(face, first, layout, ja, file) for face, ja in zip(faces, names, strict=True))
    in_japanese = {(row.set, row.collector_number): row.id for row in rows if row.lang == "ja" != first.lang}
    given = first.color_identity
    card = Card(
        name=name,
        faces=own,
        layout=layout_of(word, own),
        identity=identity(own, [face.oracle_text or "" for face in faces])
        if given is None
        else colours("".join(given)),
        printings=tuple(
            dict.fromkeys(_printing(row, in_japanese) for row in rows if row.set and row.lang == first.lang)
        ),
    )
    return ImportedCard(
        card,
        Texts(
            en=joined([face.oracle_text or "" for face in faces]),
            ja=japanese_of([face.printed_text for face in japanese]),
        ),
        {key: value for key, value in first.legalities.items() if value != "not_legal"},
        min((row.released_at for row in rows if row.released_at and not row.reprint), default=""),
        first.game_changer,
        others(card, _printed_names(rows)),
        layout=word if is_unknown(word) else "",
        uncovered=all(is_uncovered(row.border_color, row.security_stamp, row.promo_types) for row in rows),
    )


def _word(row: ScryfallCard, faces: Sequence[ScryfallFace]) -> str:
    """The word for a card's layout, which a card printed on both sides has on each of them."""
    if row.layout == "reversible_card" and len(faces) == 1:
        return faces[0].layout or "normal"
    return row.layout or "normal"


def _faces_in_japanese(rows: list[ScryfallCard], count: int) -> tuple[ScryfallFace, ...]:
    """The faces of the newest Japanese printing that bears the card's own name; nothing where there is none."""
    found = [row for row in rows if row.lang == "ja" and len(_faces(row)) == count]
    plain = [row for row in found if not any(face.flavor_name for face in (row, *_faces(row)))] or found
    newest = max(plain, key=lambda row: (any(face.printed_name for face in _faces(row)), row.released_at), default=None)
    return () if newest is None else _faces(newest)


def _printed_names(rows: list[ScryfallCard]) -> Iterator[str]:
    """Every name that is printed on the card in some printing, in Japanese or English, those of its faces too."""
    for row in rows:
        if row.lang in ("ja", "en"):
            for face in (row, *(row.card_faces or ())):
                yield from (name for name in (face.printed_name, face.flavor_name) if name)


def _faces(row: ScryfallCard) -> tuple[ScryfallFace, ...]:
    faces = row.card_faces or (row,)
    return tuple({face.name: face for face in faces}.values()) if row.layout == "reversible_card" else faces


def _face(face: ScryfallFace, card: ScryfallCard, layout: str, ja: str, file: str) -> Face:
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


def _colours(face: ScryfallFace, card: ScryfallCard, layout: str, cost: Cost | None) -> Colours:
    """A face's colours, which the object gives only for the whole of a card printed on one side.  (CR 105.2, 710.1c)"""
    if face.colors is not None:
        return colours("".join(face.colors))
    if layout == "flip" or cost is None:
        return colours("".join(card.colors or ()))
    return cost.colours


def _printing(row: ScryfallCard, in_japanese: Mapping[tuple[str, str], str]) -> Printing:
    return Printing(
        row.set.upper(),
        row.collector_number,
        rarity_of(row.rarity),
        scryfall=row.id,
        mtgo=row.mtgo_id,
        scryfall_ja=in_japanese.get((row.set, row.collector_number), ""),
    )
