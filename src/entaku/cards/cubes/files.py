"""Reads a cube list, whichever of the known kinds it is."""

from pathlib import Path

import msgspec

from entaku.cards.cubes.cube import Cube
from entaku.cards.cubes.cubecobra import csv_cube, looks_like_csv
from entaku.cards.cubes.draftmancer import looks_like_sections, read_draftmancer
from entaku.cards.cubes.plain import plain_cube
from entaku.kernel.errors import Unreadable

ENCODINGS = ("utf-8-sig", "cp932")
"""How lists are written: nearly always UTF-8, now and then as Windows did in Japan."""


def read_cube(text: str, file: str, name: str = "") -> Cube:
    """The cube in `text`: a plain list, CubeCobra's CSV or Draftmancer's format.

    `file` is what errors call it, `name` the cube's name where the list gives none.  Raises Unreadable.
    """
    if looks_like_csv(text):
        cube = csv_cube(text, file, name)
    elif looks_like_sections(text):
        cube = read_draftmancer(text, file)
    else:
        cube = plain_cube(text, file, name)
    if cube.size == 0:
        raise Unreadable("import-empty", file=file)
    return cube if cube.name else msgspec.structs.replace(cube, name=name)


def read_cube_file(path: Path) -> Cube:
    """The cube in a file, named after it where the list gives no name.  Raises Unreadable."""
    try:
        data = path.read_bytes()
    except FileNotFoundError as problem:
        raise Unreadable("import-missing", file=str(path)) from problem
    except OSError as problem:
        raise Unreadable("import-unopened", file=str(path), problem=problem.strerror or str(problem)) from problem
    return read_cube(text_of(data, str(path)), str(path), path.stem)


def text_of(data: bytes, file: str) -> str:
    """The text of a list's bytes.  Raises Unreadable if it isn't text."""
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        encodings: tuple[str, ...] = ("utf-16",)
    else:
        encodings = ENCODINGS
    for encoding in encodings:
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        if "\0" not in text:
            return text
    place = next((place for place, byte in enumerate(data) if byte == 0 or byte > 127), 0)
    raise Unreadable("import-not-text", file=file, place=place)
