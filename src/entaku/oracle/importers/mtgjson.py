"""MTGJSON: set files, atomic files, and JSON Lines of one card each."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from entaku.oracle.boosters import BoosterConfig, SheetRow
from entaku.oracle.card import Card, Face, Printing
from entaku.oracle.catalogue import CardSet
from entaku.oracle.colours import Colours, colours
from entaku.oracle.identity import identity
from entaku.oracle.importers.aliases import others
from entaku.oracle.importers.booster_data import BoosterData, booster_config
from entaku.oracle.importers.broken import cost_of, decoded
from entaku.oracle.importers.imported import Contents, ImportedCard, Remarks, Ruling, Texts, japanese_of, joined
from entaku.oracle.importers.layouts import NO_CARDS, is_unknown, layout_of
from entaku.oracle.importers.rows import Rows
from entaku.oracle.importers.stations import told_as_printed
from entaku.oracle.importers.uncovered import is_uncovered
from entaku.oracle.importers.words import rarity_of


class Foreign(Struct, rename="camel"):
    language: str
    name: str | None = None
    face_name: str | None = None
    text: str | None = None
    identifiers: dict[str, str | None] = {}


class Japanese(Struct, rename="camel"):
    name: str | None = None
    face_name: str | None = None
    text: str | None = None


class RulingRow(Struct):
    date: str = ""
    text: str = ""


class Row(Struct, rename="camel"):
    """A card object of MTGJSON: one face of a card."""

    name: str
    layout: str
    type: str
    types: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    color_identity: tuple[str, ...] | None = None
    color_indicator: tuple[str, ...] | None = None
    mana_cost: str | None = None
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    face_name: str | None = None
    flavor_name: str | None = None
    face_flavor_name: str | None = None
    printed_name: str | None = None
    face_printed_name: str | None = None
    side: str | None = None
    text: str | None = None
    rarity: str | None = None
    set_code: str = ""
    number: str = ""
    uuid: str = ""
    first_printing: str = ""
    first_printed: str = ""
    is_reprint: bool = False
    identifiers: dict[str, str | None] = {}
    foreign_data: tuple[Foreign, ...] = ()
    ja: Japanese | None = None
    rulings: tuple[RulingRow, ...] | None = None
    legalities: dict[str, str | None] = {}
    border_color: str | None = None
    security_stamp: str | None = None
    promo_types: tuple[str, ...] | None = None
    is_game_changer: bool | None = None


class SetFacts(Struct, rename="camel"):
    """What is said of a set beside its cards and boosters."""

    code: str
    name: str
    release_date: str
    translations: dict[str, str | None] = {}


class SetData(SetFacts, kw_only=True):
    cards: tuple[Row, ...]
    booster: dict[str, BoosterData] | None = None


class SetFile(Struct):
    data: SetData


def read_set(data: bytes, file: str) -> SetData:
    """A set file.  Raises Unreadable, naming the file and the place."""
    return decoded(data, SetFile, file).data


def atomic(rows: Rows[Row]) -> Contents:
    """The cards that rows of whatever sets make."""

    def cards() -> Iterator[ImportedCard]:
        for name in rows.names:
            read = [rows.read(number) for number in rows.of(name)]
            yield card_of(name, [(row, row.first_printed) for row in read], rows.file)

    return Contents(rows.cards, cards, remarks=remarks_of(rows))


def remarks_of(rows: Rows[Row]) -> Remarks:
    """What is to be said of a file of these rows."""
    noticed = rows.noticed
    return Remarks(rows.left_out, {}, noticed.layouts, tuple(noticed.fields), released=noticed.released)


def shipped_set(data: SetData, file: str) -> CardSet:
    """A set with its boosters, made of its own cards alone."""
    known = {row.uuid: sheet_row(row, data.code) for row in data.cards}
    by_name: dict[str, list[Row]] = {}
    for row in data.cards:
        if (name := card_named(row)) is not None:
            by_name.setdefault(name, []).append(row)
    cards = (card_of(name, [(row, "") for row in rows], file).card for name, rows in by_name.items())
    return card_set(data, cards, booster_config(data.booster or {}, data.code, known)[0])


def card_set(facts: SetFacts, cards: Iterable[Card], boosters: BoosterConfig | None) -> CardSet:
    """A set of these cards."""
    return CardSet(
        code=facts.code,
        name=facts.name,
        ja=facts.translations.get("Japanese") or "",
        released=facts.release_date,
        cards=tuple(cards),
        boosters=boosters,
    )


def sheet_row(row: Row, code: str) -> SheetRow:
    """A card that boosters may hold; `code` is that of the set that it stands in."""
    return SheetRow(name_of(row), row.number, 0, colours("".join(row.colors)), row.set_code or code)


def card_of(name: str, dated: Sequence[tuple[Row, str]], file: str) -> ImportedCard:
    """The card that rows of its name make, faces put together and printings; with each the day of its printing, or "".

    Raises Unreadable for a cost that is none, naming the file and the card.
    """
    printings: dict[str, list[Row]] = {}
    days: dict[str, str] = {}
    for row, day in dated:
        printing = f"{row.set_code} {row.number.rstrip('abcdefgh') if row.side else row.number}"
        printings.setdefault(printing, []).append(row)
        days[printing] = day
    newest_first = sorted(printings, key=lambda printing: days[printing], reverse=True)
    japanese = _japanese_of([printings[printing] for printing in newest_first])
    released = min((day for row, day in dated if day and not row.is_reprint), default="")
    return _card(name, list(printings.values()), japanese, released, file)


def card_named(row: Row) -> str | None:
    """The name of a row's card, None if it is no card to play with."""
    return None if row.layout in NO_CARDS else name_of(row)


def name_of(row: Row) -> str:
    """The name of the card that a row is a face of.

    MTGJSON puts the melded permanent's name after that of each card that melds, which neither card bears (CR 712.4),
    and calls a card printed on both sides "Name // Name".
    """
    if row.layout == "meld":
        return row.face_name or row.name.split(" // ")[0]
    if row.layout == "reversible_card":
        return " // ".join(dict.fromkeys(row.name.split(" // ")))
    return row.name


def _japanese_of(printings: Sequence[Sequence[Row]]) -> list[Japanese]:
    """What each face says in Japanese in the first of these printings with its own name in it, or else in any."""
    named = [rows for rows in printings if any(_japanese(row).name for row in rows)]
    plain = [rows for rows in named if not any(row.flavor_name or row.face_flavor_name for row in rows)]
    return [_japanese(row) for row in _faces_in_order((*plain, *named, printings[0])[0])]


def _card(
    name: str, printings: Sequence[Sequence[Row]], japanese: Sequence[Japanese], released: str, file: str
) -> ImportedCard:
    faces = _faces_in_order(printings[0])
    first = faces[0]
    reversible = first.layout == "reversible_card" and len(faces) == 1
    told = [
        told_as_printed(_face(row, _own_name(japanese, place, len(faces)), file), row.text or "")
        for place, row in enumerate(faces)
    ]
    own = tuple(face for face, _ in told)
    card = Card(
        name=name,
        faces=own,
        layout="normal" if reversible else layout_of(first.layout, own),
        identity=_identity(faces, own),
        printings=tuple(printing for rows in printings for printing in _printing(rows[0])),
    )
    texts = Texts(
        en=joined([text for _, text in told]),
        ja=japanese_of([each.text for each in japanese]),
        rulings=_rulings(row for rows in printings for row in rows),
    )
    legalities = {key: value.lower() for key, value in first.legalities.items() if value}
    also = others(card, _printed_names(row for rows in printings for row in rows))
    layout = first.layout if is_unknown(first.layout) else ""
    ones = (rows[0] for rows in printings)
    uncovered = all(is_uncovered(one.border_color, one.security_stamp, one.promo_types) for one in ones)
    return ImportedCard(
        card, texts, legalities, released, first.is_game_changer, also, layout=layout, uncovered=uncovered
    )


def _printed_names(rows: Iterable[Row]) -> Iterator[str]:
    """Every name that is printed on a card in some printing, in Japanese or English, those of its faces too."""
    for row in rows:
        japanese = [Japanese(each.name, each.face_name) for each in row.foreign_data if each.language == "Japanese"]
        for said in (row.ja or Japanese(), *japanese):
            yield from (name for name in (said.name, said.face_name) if name)
        named = (row.flavor_name, row.face_flavor_name, row.printed_name, row.face_printed_name)
        yield from (name for name in named if name)


def _rulings(rows: Iterable[Row]) -> tuple[Ruling, ...]:
    """What was ruled on any face, in any printing, each once, the oldest first."""
    said = dict.fromkeys(Ruling(ruling.date, ruling.text) for row in rows for ruling in row.rulings or ())
    return tuple(sorted(said, key=lambda ruling: ruling.date))


def _identity(rows: Sequence[Row], faces: Sequence[Face]) -> Colours:
    """The colour identity that the file gives, else what the rules make of the card."""
    given = [row.color_identity for row in rows]
    if None in given:
        return identity(faces, [row.text or "" for row in rows])
    return colours("".join(letter for letters in given for letter in letters or ()))


def _faces_in_order(rows: Sequence[Row]) -> list[Row]:
    """A printing's faces, first to last, each once: B.F.M. is two rows, a reversible card the same face twice."""
    seen: dict[str, Row] = {}
    for row in sorted(rows, key=lambda row: row.side or "a"):
        side = row.face_name or "" if row.layout == "reversible_card" else row.side or "a"
        seen.setdefault(side, row)
    return list(seen.values())


def _face(row: Row, ja: str, file: str) -> Face:
    return Face(
        name=row.face_name or row.name,
        ja=ja,
        cost=None if row.mana_cost is None else cost_of(row.mana_cost, row.name, file),
        colours=colours("".join(row.colors)),
        indicator=colours("".join(row.color_indicator or ())),
        supertypes=row.supertypes,
        types=row.types,
        subtypes=row.subtypes,
        power=row.power,
        toughness=row.toughness,
        loyalty=row.loyalty,
        defense=row.defense,
    )


def _japanese(row: Row) -> Japanese:
    """What a row says in Japanese."""
    if row.ja is not None:
        return row.ja
    found = next((each for each in row.foreign_data if each.language == "Japanese"), None)
    return Japanese() if found is None else Japanese(found.name, found.face_name, found.text)


def _own_name(japanese: Sequence[Japanese], place: int, faces: int) -> str:
    """A face's Japanese name, which may be given as its half of the card's."""
    if place >= len(japanese):
        return ""
    own = japanese[place]
    halves = [half.strip() for half in (own.name or "").split("//")]
    return own.face_name or (halves[place] if len(halves) == faces else own.name or "")


def _printing(row: Row) -> Iterator[Printing]:
    """The printing of a row, if it says which; an atomic card's row doesn't."""
    code = row.set_code or row.first_printing
    if code and row.rarity:
        mtgo = row.identifiers.get("mtgoId") or ""
        yield Printing(
            set_code=code,
            number=row.number,
            rarity=rarity_of(row.rarity),
            scryfall=row.identifiers.get("scryfallId") or "",
            mtgo=int(mtgo) if mtgo.isdigit() else None,
            scryfall_ja=next(
                (each.identifiers.get("scryfallId") or "" for each in row.foreign_data if each.language == "Japanese"),
                "",
            ),
        )
