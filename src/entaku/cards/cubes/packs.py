"""Boosters that somebody made themselves: a card a line, with a blank line or one of dashes between two boosters."""

from entaku.cards.cubes.cube import Cube, CubeEntry, CubeSheet
from entaku.cards.cubes.plain import lines_of, read_entry
from entaku.kernel.errors import Unreadable

SEPARATORS = ("-", "=", "*")


def packs_cube(text: str, file: str, name: str = "") -> Cube:
    """The boosters of a text, each a sheet of its own.

    Raises Unreadable, naming file and line, for a line that is no card, and if there is none.

    >>> packs = packs_cube("Tom\\n2 Tim\\n\\n# mine\\nTam\\n---\\nTum", "f").sheets
    >>> [[entry.name for entry in pack.entries] for pack in packs]
    [['Tom', 'Tim'], ['Tam'], ['Tum']]
    """
    packs: list[list[CubeEntry]] = [[]]
    for number, line in enumerate(lines_of(text), start=1):
        content = line.strip()
        if all(letter in SEPARATORS for letter in content):
            packs.append([])
        elif (entry := read_entry(line, file, number)) is not None:
            packs[-1].append(entry)
    sheets = tuple(CubeSheet(f"{place}", tuple(pack)) for place, pack in enumerate((p for p in packs if p), start=1))
    if not sheets:
        raise Unreadable("import-empty", file=file)
    return Cube(name, sheets)
