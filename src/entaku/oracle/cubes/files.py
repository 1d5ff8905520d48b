"""A list of cards as a cube, or as boosters that somebody made themselves."""

import msgspec

from entaku.oracle.cubes.cube import Cube, CubeEntry, CubeSheet
from entaku.oracle.lists.listed import CardList, entry_of
from entaku.oracle.lists.reading import read_list


def read_cube(text: str, file: str, name: str = "") -> Cube:
    """The cube in `text`, a list of whatever kind; what lies beside a deck is no card of a cube.

    `file` is what errors call it, `name` the cube's name where the list gives none.  Raises Unreadable.
    """
    listed = read_list(text, file, "cube")
    cube = listed.cube or Cube(
        listed.name, (CubeSheet("cube", tuple(map(entry_of, listed.entries))),), customs=listed.customs
    )
    return msgspec.structs.replace(cube, name=cube.name or name, aside=listed.aside, titles=listed.titles)


def read_boosters(text: str, file: str, name: str = "") -> Cube:
    """The boosters of a text, each a sheet of its own: a blank line or one of dashes stands between two.

    Raises Unreadable, naming file and line, for a line that is no card, and if there is none.

    >>> packs = read_boosters("Tom\\n2 Tim\\n\\n# mine\\nTam\\n---\\nTum", "f").sheets
    >>> [[entry.name for entry in pack.entries] for pack in packs]
    [['Tom', 'Tim'], ['Tam'], ['Tum']]
    """
    listed = read_list(text, file, "boosters")
    sheets = listed.cube.sheets if listed.cube is not None else _by_block(listed)
    numbered = (CubeSheet(f"{place}", sheet.entries) for place, sheet in enumerate(sheets, start=1))
    return Cube(name, tuple(numbered), customs=listed.customs, aside=listed.aside, titles=listed.titles)


def _by_block(listed: CardList) -> tuple[CubeSheet, ...]:
    blocks: dict[int, list[CubeEntry]] = {}
    for card in listed.entries:
        blocks.setdefault(card.block, []).append(entry_of(card))
    return tuple(CubeSheet("", tuple(block)) for block in blocks.values())
