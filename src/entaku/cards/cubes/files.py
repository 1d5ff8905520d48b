"""Reads a cube list, whichever of the known kinds it is."""

from entaku.cards.cubes.cube import Cube
from entaku.cards.cubes.cubecobra import csv_cube, looks_like_csv
from entaku.cards.cubes.draftmancer import looks_like_sections, read_draftmancer
from entaku.cards.cubes.plain import plain_cube
from entaku.kernel.errors import Unreadable


def read_cube(text: str, file: str) -> Cube:
    """The cube in `text`: a plain list, CubeCobra's CSV or Draftmancer's format.  Raises Unreadable."""
    if looks_like_csv(text):
        cube = csv_cube(text, file)
    elif looks_like_sections(text):
        cube = read_draftmancer(text, file)
    else:
        cube = plain_cube(text, file)
    if cube.size == 0:
        raise Unreadable("import-empty", file=file)
    return cube
