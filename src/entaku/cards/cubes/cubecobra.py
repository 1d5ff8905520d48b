"""CubeCobra's CSV: a card a row, with its printing, its finish and whether it is only a maybe."""

import csv
import io
from collections.abc import Iterable, Mapping

from entaku.cards.card import Card
from entaku.cards.cubes.cube import Cube, CubeEntry, CubeSheet
from entaku.cards.cubes.plain import MOST_COPIES, lines_of
from entaku.kernel.errors import Unreadable

COLUMNS = (
    "name", "CMC", "Type", "Color", "Set", "Collector Number", "Rarity", "Color Category", "status", "Finish",
    "maybeboard", "image URL", "image Back URL", "tags", "Notes", "MTGO ID",
)  # fmt: skip
KNOWN = frozenset(column.casefold() for column in COLUMNS) | {"quantity", "count", "foil"}
ON_THE_MAIN_BOARD = ("", "false", "mainboard", "0", "no")
FOIL = ("foil", "is foil", "etched", "true", "yes")


def looks_like_csv(text: str) -> bool:
    """Whether the text begins with the header of a table of cards."""
    first = lines_of(text.removeprefix("\ufeff").lstrip())[0]
    try:
        cells = {cell.strip().casefold() for cell in next(csv.reader([first]), [])}
    except csv.Error:
        return False
    return cells == {"name"} or ("name" in cells and len(cells & KNOWN) > 1)


def read_csv(text: str, file: str) -> list[CubeEntry]:
    """The cards of the main board; equal rows that follow one another are copies of one entry.

    Raises Unreadable, naming file and line.
    """
    reader = csv.reader(io.StringIO(text.removeprefix("\ufeff").lstrip(), newline=None), strict=True)
    entries: list[CubeEntry] = []
    try:
        columns = [cell.strip().casefold() for cell in next(reader, [])]
        if "name" not in columns:
            raise Unreadable("cube-csv-no-names", file=file)
        for cells in reader:
            if not any(cell.strip() for cell in cells):
                continue
            if len(cells) > len(columns):
                raise Unreadable(
                    "cube-row-too-long", file=file, line=reader.line_num, cells=len(cells), columns=len(columns)
                )
            row = dict(zip(columns, (cell.strip() for cell in cells), strict=False))
            if row.get("maybeboard", "").casefold() in ON_THE_MAIN_BOARD:
                _add(entries, _entry(row, file, reader.line_num))
    except csv.Error as problem:
        raise Unreadable("cube-csv-broken", file=file, line=reader.line_num, problem=str(problem)) from problem
    return entries


def _entry(row: Mapping[str, str], file: str, line: int) -> CubeEntry:
    name = " ".join(row.get("name", "").split())
    if not name:
        raise Unreadable("cube-row-nameless", file=file, line=line)
    copies = row.get("quantity") or row.get("count") or "1"
    if not copies.isdecimal() or not 1 <= int(copies[:9]) <= MOST_COPIES:
        raise Unreadable("cube-count-broken", file=file, line=line, count=copies[:12], most=MOST_COPIES)
    return CubeEntry(
        name=name,
        count=int(copies),
        set_code=row.get("set", "").upper(),
        number=row.get("collector number", ""),
        foil=(row.get("finish") or row.get("foil") or "").casefold() in FOIL,
    )


def _add(entries: list[CubeEntry], entry: CubeEntry) -> None:
    """Put an entry to the others, or its copies to the last one's."""
    if entries:
        last = entries[-1]
        if (last.name, last.set_code, last.number, last.foil) == (entry.name, entry.set_code, entry.number, entry.foil):
            entries[-1] = CubeEntry(last.name, last.count + entry.count, last.set_code, last.number, last.foil)
            return
    entries.append(entry)


def write_csv(entries: Iterable[CubeEntry], cards: Mapping[str, Card] | None = None) -> str:
    """The entries as CubeCobra's CSV, a row for each copy, with the facts of those `cards` that are given by name."""
    out = io.StringIO()
    writer = csv.DictWriter(out, COLUMNS, restval="", lineterminator="\r\n", quoting=csv.QUOTE_MINIMAL)
    writer.writeheader()
    for entry in entries:
        row = {
            "name": entry.name,
            "Set": entry.set_code.lower(),
            "Collector Number": entry.number,
            "status": "Not Owned",
            "Finish": "Foil" if entry.foil else "Non-foil",
            "maybeboard": "false",
            **_facts((cards or {}).get(entry.name)),
        }
        writer.writerows([row] * entry.count)
    return out.getvalue()


def _facts(card: Card | None) -> dict[str, str]:
    if card is None or card.layout == "bare":
        return {}
    facts = {
        "CMC": str(card.mana_value),
        "Type": " // ".join(face.type_line.replace("—", "-") for face in card.faces),
        "Color": card.colours,
    }
    return facts | ({"Rarity": card.rarity} if card.printings else {})


def csv_cube(text: str, file: str, name: str = "") -> Cube:
    """A cube of one sheet from CubeCobra's CSV."""
    return Cube(name, (CubeSheet("cube", tuple(read_csv(text, file))),))
