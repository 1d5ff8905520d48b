"""CubeCobra's CSV, written: a card a row, with its printing and its finish."""

import csv
import io
from collections.abc import Iterable, Mapping

from entaku.oracle.card import Card
from entaku.oracle.cubes.cube import CubeEntry

COLUMNS = (
    "name", "CMC", "Type", "Color", "Set", "Collector Number", "Rarity", "Color Category", "status", "Finish",
    "maybeboard", "image URL", "image Back URL", "tags", "Notes", "MTGO ID",
)  # fmt: skip


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
