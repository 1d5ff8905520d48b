"""Lists as JSON: CubeCobra's cubes, the decks of Moxfield, Archidekt and MTGJSON, and what else is written so.

These documents say a great deal; read is what a list consists of, wherever one of them keeps it.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeAlias

import msgspec

from entaku.kernel.errors import Unreadable
from entaku.oracle.lists.listed import CardList, Gathered, Listed
from entaku.oracle.lists.own_cards import OwnCard, own_card
from entaku.oracle.naming.headings import Part, heading_of

Json: TypeAlias = "bool | int | float | str | Sequence[Json] | Mapping[str, Json] | None"
Thing: TypeAlias = Mapping[str, Json]
BOARDS: Final[Mapping[str, Part]] = {
    "mainboard": "main",
    "mainBoard": "main",
    "main": "main",
    "sideboard": "sideboard",
    "sideBoard": "sideboard",
    "commanders": "commanders",
    "commander": "commanders",
    "companions": "companion",
    "companion": "companion",
    "maybeboard": "maybeboard",
    "tokens": "tokens",
    "planes": "planes",
    "schemes": "schemes",
    "attractions": "attractions",
    "contraptions": "contraptions",
    "stickers": "stickers",
}
"""What the parts of a list are called in one program or another."""
CUSTOM: Final = "custom-card"
"""What CubeCobra has for the number of a card of the cube's own."""
FOIL: Final = ("foil", "etched", "true")
LONGEST_PROBLEM: Final = 120


def looks_like(text: str) -> bool:
    """Whether a text may be JSON: it begins so, and a section of Draftmancer's or of Forge's doesn't."""
    start = text.lstrip()[:200]
    return start.startswith("{") or (start.startswith("[") and start[1:].lstrip()[:1] in ("{", "[", '"', "]"))


def decoded(text: str, file: str) -> Json:
    """The document.  Raises Unreadable, naming file and line."""
    data = text.lstrip().encode("utf-8", "surrogatepass")
    try:
        found: Json = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise Unreadable("list-json-broken", file=file, problem=str(problem)[:LONGEST_PROBLEM]) from problem
    return found


def read(document: Json, file: str) -> CardList:
    """The list that a document holds.  Raises Unreadable for one that holds none."""
    top = _thing(document)
    inner = _thing(top.get("data")) or top
    found = Gathered(file)
    found.name = _text(inner, "name")
    outside = {
        _text(_thing(one), "name")
        for one in _all(inner.get("categories"))
        if _thing(one).get("includedInDeck") is False
    }
    for part, rows in _boards(document, inner):
        for row in rows:
            _take(found, row, part, outside)
    if not (found.entries or found.aside):
        raise Unreadable("list-is-json", file=file)
    return found.listed(headed=any(entry.part is not None for entry in found.entries))


def _boards(document: Json, inner: Thing) -> Iterator[tuple[Part | None, list[Thing]]]:
    """The rows of a document, by the part of a list that they are in."""
    if isinstance(document, Sequence) and not isinstance(document, str):
        yield None, [_thing(row) for row in document]
        return
    cards = inner.get("cards")
    if isinstance(cards, Sequence) and not isinstance(cards, str):
        yield None, [_thing(row) for row in cards]
        return
    for holder in (_thing(inner.get("boards")), _thing(cards), inner):
        there = [(part, _rows(holder[name])) for name, part in BOARDS.items() if name in holder]
        if any(rows for _, rows in there):
            yield from there
            return


def _rows(board: Json) -> list[Thing]:
    """The rows of a board: a list of them, or one by each name or number."""
    inside = _thing(board).get("cards", board)
    if isinstance(inside, Mapping):
        return [{"name": name, **_thing(row)} for name, row in inside.items()]
    return [_thing(row) for row in _all(inside)]


def _take(found: Gathered, row: Thing, part: Part | None, outside: set[str]) -> None:
    details = _thing(row.get("details")) or _thing(row.get("card"))
    known = _thing(details.get("oracleCard")) or details
    name = next((text for text in (_text(row, "custom_name"), _text(known, "name"), _text(row, "name")) if text), "")
    if not name:
        return
    edition = _text(_thing(details.get("edition")), "editioncode")
    code = edition or _text(details, "set") or _text(row, "setCode") or _text(row, "set")
    number = _text(details, "collector_number") or _text(details, "cn") or _text(details, "collectorNumber")
    copies = row.get("quantity", row.get("count", 1))
    entry = Listed(
        " ".join(name.split()),
        copies if type(copies) is int else 1,
        code.upper() if code.isalnum() and len(code) <= 8 else "",
        number or _text(row, "number"),
        _text(row, "finish").casefold() in FOIL or row.get("isFoil") is True or row.get("foil") is True,
    )
    found.put(entry, part or _of_categories(row, outside), 1)
    if _text(row, "cardID") == CUSTOM or code.casefold() == "custom":
        said = OwnCard(entry.name, _first(row, known, "type_line", "type"), _letters(row, known), _value(row, known))
        pictures = (_first(row, known, "imgUrl", "image_normal"), _first(row, known, "imgBackUrl", "image_flip"))
        found.customs.setdefault(entry.name, own_card(said, pictures))


def _of_categories(row: Thing, outside: set[str]) -> Part | None:
    """The part that a row's categories put it in; one that isn't in the deck lies beside it."""
    named = [category for category in _all(row.get("categories")) if isinstance(category, str)]
    parts = [part for category in named if (part := heading_of(category)) not in (None, "group", "main")]
    if parts:
        return parts[0]
    return "maybeboard" if any(category in outside for category in named) else None


def _thing(value: Json) -> Thing:
    return value if isinstance(value, Mapping) else {}


def _all(value: Json) -> Sequence[Json]:
    return value if isinstance(value, Sequence) and not isinstance(value, str) else ()


def _text(thing: Thing, key: str) -> str:
    value = thing.get(key)
    return value if isinstance(value, str) else ""


def _first(row: Thing, known: Thing, *keys: str) -> str:
    return next((text for thing in (row, known) for key in keys if (text := _text(thing, key))), "")


def _letters(row: Thing, known: Thing) -> str:
    """The letters of a card's colours."""
    for thing in (row, known):
        if isinstance(letters := thing.get("colors"), Sequence):
            return "".join(letter for letter in letters if isinstance(letter, str))
    return ""


def _value(row: Thing, known: Thing) -> str:
    """A card's mana value."""
    for value in (row.get("cmc"), known.get("cmc")):
        if isinstance(value, int | float | str) and not isinstance(value, bool):
            return str(value)
    return ""
