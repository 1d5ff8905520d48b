"""Makes the shipped sets' files of facts from MTGJSON set files: `python tools/build_sets.py FOLDER_OF_SET_FILES`.

Facts only: names, costs, types, numbers, boosters.  No texts.
"""

import sys
from pathlib import Path

from entaku.cards.card import Card, Face
from entaku.cards.catalogue import CardSet, write_set
from entaku.cards.importers.mtgjson import card_set, read_set

TARGET = Path("src/entaku/sets")
BASICS = {
    "Plains": ("平地", "W"),
    "Island": ("島", "U"),
    "Swamp": ("沼", "B"),
    "Mountain": ("山", "R"),
    "Forest": ("森", "G"),
}


def basics() -> CardSet:
    """The basic lands, which belong to no set of ours.  (CR 305.6)"""
    cards = tuple(
        Card(name, (Face(name, ja, supertypes=("Basic",), types=("Land",), subtypes=(name,)),), identity=colour)
        for name, (ja, colour) in BASICS.items()
    )
    return CardSet("BASICS", "Basic lands", "基本土地", "1993-08-05", cards)


def files(folder: Path) -> dict[str, bytes]:
    """The shipped files by name, made from the set files in `folder`."""
    made = {"basics.json": write_set(basics())}
    for code in ("CNS", "CN2"):
        source = folder / f"{code}.json"
        made[f"{code.lower()}.json"] = write_set(card_set(read_set(source.read_bytes(), str(source))))
    return made


if __name__ == "__main__":
    for name, data in files(Path(sys.argv[1])).items():
        (TARGET / name).write_bytes(data)
