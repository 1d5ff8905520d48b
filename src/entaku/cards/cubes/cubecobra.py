"""CubeCobra's CSV: a card a row, with its printing, its finish and whether it is only a maybe."""

import csv
import io

from entaku.cards.cubes.cube import Cube, CubeEntry, CubeSheet
from entaku.kernel.errors import Unreadable

COLUMNS = (
    "name", "CMC", "Type", "Color", "Set", "Collector Number", "Rarity", "Color Category", "status", "Finish",
    "maybeboard", "image URL", "image Back URL", "tags", "Notes", "MTGO ID",
)  # fmt: skip
MAIN = ("", "false", "mainboard")


def looks_like_csv(text: str) -> bool:
    """Whether the text begins with CubeCobra's header."""
    head = text.removeprefix("\ufeff").lstrip()[:200].lower().splitlines()[:1]
    return bool(head) and head[0].replace('"', "").startswith("name,")


def read_csv(text: str, file: str) -> list[CubeEntry]:
    """The cards of the main board.  Raises Unreadable, naming file and line."""
    reader = csv.DictReader(io.StringIO(text.removeprefix("\ufeff")), strict=True)
    entries = []
    try:
        for row in reader:
            name = (row.get("name") or row.get("Name") or "").strip()
            if not name:
                raise Unreadable("cube-row-nameless", file=file, line=reader.line_num)
            if (row.get("maybeboard") or row.get("Maybeboard") or "").strip().lower() not in MAIN:
                continue
            entries.append(
                CubeEntry(
                    name=name,
                    set_code=(row.get("Set") or "").strip().upper(),
                    number=(row.get("Collector Number") or "").strip(),
                    foil=(row.get("Finish") or "").strip().lower() == "foil",
                )
            )
    except csv.Error as problem:
        raise Unreadable("cube-csv-broken", file=file, line=reader.line_num, problem=str(problem)) from problem
    return entries


def write_csv(entries: list[CubeEntry]) -> str:
    """The entries as CubeCobra's CSV, a row for each copy."""
    out = io.StringIO()
    writer = csv.DictWriter(out, COLUMNS, restval="", lineterminator="\n", quoting=csv.QUOTE_MINIMAL)
    writer.writeheader()
    for entry in entries:
        row = {
            "name": entry.name,
            "Set": entry.set_code.lower(),
            "Collector Number": entry.number,
            "Finish": "Foil" if entry.foil else "Non-foil",
            "maybeboard": "false",
        }
        writer.writerows([row] * entry.count)
    return out.getvalue()


def csv_cube(text: str, file: str, name: str = "") -> Cube:
    """A cube of one sheet from CubeCobra's CSV."""
    return Cube(name, (CubeSheet("cube", tuple(read_csv(text, file))),))
