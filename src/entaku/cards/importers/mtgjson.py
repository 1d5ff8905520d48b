"""MTGJSON: set files, atomic files, and JSON Lines of one card each."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from entaku.cards.boosters import BoosterConfig, SheetRow
from entaku.cards.card import Card, Face, Printing
from entaku.cards.catalogue import CardSet
from entaku.cards.colours import Colours, colours
from entaku.cards.identity import identity
from entaku.cards.importers.booster_data import BoosterData, booster_config
from entaku.cards.importers.broken import cost_of, decoded
from entaku.cards.importers.imported import Import, ImportedCard, Ruling, Texts, joined
from entaku.cards.importers.words import NO_CARDS, layout_of, rarity_of


class Foreign(Struct, rename="camel"):
    language: str
    name: str | None = None
    face_name: str | None = None
    text: str | None = None


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


class SetData(Struct, rename="camel"):
    code: str
    name: str
    release_date: str
    cards: tuple[Row, ...]
    booster: dict[str, BoosterData] | None = None
    translations: dict[str, str | None] = {}


class SetFile(Struct):
    data: SetData


class AllSetsFile(Struct):
    data: dict[str, SetData]


class AtomicFile(Struct):
    data: dict[str, tuple[Row, ...]]


def read_set(data: bytes, file: str) -> SetData:
    """A set file.  Raises Unreadable, naming the file and the place."""
    return decoded(data, SetFile, file).data


def of_sets(sets: Sequence[SetData], file: str) -> Import:
    """The cards of sets, those of one name put together, and the sets.  `file` is their file's name in errors."""
    known = sheet_rows(sets)
    # The set of a reprint doesn't say since when there is the card.
    dated = ((row, "" if row.is_reprint else each.release_date) for each in sets for row in each.cards)
    cards, left_out = cards_of(dated, file)
    made = [(each, *booster_config(each.booster or {}, each.code, known)) for each in sets]
    return Import(
        cards,
        tuple(card_set(each, boosters, file) for each, boosters, _ in made),
        left_out,
        {each.code: missing for each, _, missing in made if missing},
    )


def of_rows(rows: Iterable[Row], file: str) -> Import:
    """The cards that rows of whatever sets make."""
    cards, left_out = cards_of(((row, row.first_printed) for row in rows), file)
    return Import(cards, (), left_out)


def shipped_set(data: SetData, file: str) -> CardSet:
    """A set with its boosters, made of its own cards alone."""
    return card_set(data, booster_config(data.booster or {}, data.code, sheet_rows([data]))[0], file)


def card_set(data: SetData, boosters: BoosterConfig | None, file: str) -> CardSet:
    """The facts of a set, without texts."""
    cards, _ = cards_of(((row, data.release_date) for row in data.cards), file)
    return CardSet(
        code=data.code,
        name=data.name,
        ja=data.translations.get("Japanese") or "",
        released=data.release_date,
        cards=tuple(imported.card for imported in cards),
        boosters=boosters,
    )


def sheet_rows(sets: Sequence[SetData]) -> dict[str, SheetRow]:
    """The cards that boosters may hold, by the ids that booster sheets name them by."""
    return {
        row.uuid: SheetRow(name_of(row), row.number, 0, colours("".join(row.colors)), row.set_code or each.code)
        for each in sets
        for row in each.cards
    }


def cards_of(rows: Iterable[tuple[Row, str]], file: str) -> tuple[tuple[ImportedCard, ...], int]:
    """The cards that rows with their dates make, in the order of the file, and how many rows are no cards.

    Faces of one name are put together, and printings of one name.  Raises Unreadable for a cost that is none.
    """
    by_name: dict[str, dict[str, list[Row]]] = {}
    dates: dict[str, str] = {}
    left_out = 0
    for row, date in rows:
        if row.layout in NO_CARDS:
            left_out += 1
            continue
        name = name_of(row)
        printing = f"{row.set_code} {row.number.rstrip('abcdefgh') if row.side else row.number}"
        by_name.setdefault(name, {}).setdefault(printing, []).append(row)
        if date:
            dates[name] = min(date, dates.get(name, date))
    cards = tuple(_card(name, list(found.values()), dates.get(name, ""), file) for name, found in by_name.items())
    return cards, left_out


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


def _card(name: str, printings: Sequence[Sequence[Row]], released: str, file: str) -> ImportedCard:
    faces = _faces_in_order(printings[0])
    translated = next((rows for rows in printings if any(_japanese(row).name for row in rows)), printings[0])
    japanese = [_japanese(row) for row in _faces_in_order(translated)]
    first = faces[0]
    reversible = first.layout == "reversible_card" and len(faces) == 1
    own = tuple(_face(row, _own_name(japanese, place, len(faces)), file) for place, row in enumerate(faces))
    card = Card(
        name=name,
        faces=own,
        layout="normal" if reversible else layout_of(first.layout, len(faces)),
        identity=_identity(faces, own),
        printings=tuple(printing for rows in printings for printing in _printing(rows[0])),
    )
    texts = Texts(
        en=joined([row.text or "" for row in faces]),
        ja=joined([each.text or "" for each in japanese]),
        rulings=_rulings(row for rows in printings for row in rows),
    )
    legalities = {key: value.lower() for key, value in first.legalities.items() if value}
    return ImportedCard(card, texts, legalities, released)


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
        )
