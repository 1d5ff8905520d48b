"""Plain lists: a card a line, with a count, a printing and a foil mark where wanted."""

import re
from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from entaku.cards.cubes.cube import Cube, CubeEntry, CubeSheet, CustomCard
from entaku.cards.cubes.typed import custom, parts_of
from entaku.cards.naming.headings import Part, heading_of
from entaku.cards.naming.lines import CardLine, Heading, ListLine, Remark, read_line
from entaku.kernel.errors import Unreadable

MOST_COPIES = 10_000
NO_HEADINGS: Final[tuple[Part, ...]] = ("conspiracies",)
"""Parts that a cube doesn't have; “Conspiracy” is a card's name."""
ABOUT = re.compile(r"about\s*:?", re.IGNORECASE)
NAMED = re.compile(r"name\s+(?P<name>\S.*)", re.IGNORECASE)
"""What Arena writes under "About"."""
_FOIL_BEHIND_PRINTING = re.compile(r"(?P<card>.*\S\s*\(\w{2,8}\)(?:\s+[^\s()]+)?)\s+[Ff]\s*,?\s*")
_NUMBER_SIGN = re.compile(r"(?<=\S)(?P<blank>\s+)#(?=[^\s#])|(?<=[^\s#])#")
_QUOTED = re.compile(r"《[^《》]*》")
_HELD: Final = "\ue000"
"""Stands for a `#` that doesn't begin a remark while a line is read."""


def read_plain(text: str, file: str) -> list[CubeEntry]:
    """The entries of a plain list.

    `#` begins a comment, `//` at the beginning of a line too; cards under "maybeboard" are left out, other headings
    say nothing.  Raises Unreadable for a line that is no card, naming file and line.

    >>> entries = read_plain("2 Forest\\n1 Lore Seeker (CNS) 61 +F\\n# mine\\nFire // Ice\\n４枚《森》", "cube.txt")
    >>> [(entry.count, entry.name, entry.set_code, entry.foil) for entry in entries]
    [(2, 'Forest', '', False), (1, 'Lore Seeker', 'CNS', True), (1, 'Fire // Ice', '', False), (4, '森', '', False)]
    """
    return list(plain_cube(text, file).entries)


def plain_cube(text: str, file: str, name: str = "") -> Cube:
    """A cube of one sheet from a plain list, whose own name, under "About", comes before the one given.

    A line may say what its card is, if nobody knows it: see `typed`.
    """
    entries = []
    customs: dict[str, CustomCard] = {}
    counted, about = True, False
    for number, line in enumerate(lines_of(text), start=1):
        content = line.strip()
        if ABOUT.fullmatch(content):
            about = True
            continue
        if about and (named := NAMED.fullmatch(content)):
            name, about = named["name"], False
            continue
        typed = parts_of(content)
        read = _read(line if typed is None else typed[0])
        if isinstance(read, Heading) and read.part != "group":
            counted, about = read.part != "left out", False
        entry = _entry(read, line, file, number)
        if entry is not None and counted:
            entries.append(entry)
            if typed is not None:
                customs.setdefault(entry.name, custom(entry.name, typed[1]))
    return Cube(name, (CubeSheet("cube", tuple(entries)),), customs=tuple(customs.values()))


def lines_of(text: str) -> list[str]:
    """The lines of a text, however they end, without the mark that some programs begin a file with."""
    return re.split(r"\r\n|\r|\n", text.removeprefix("\ufeff"))


def read_entry(line: str, file: str, number: int) -> CubeEntry | None:
    """The entry of one line; None for a blank, a comment or a heading.

    A `#` with a blank behind it begins a comment; one before a word may belong to a name, as may anything in 《…》.
    """
    return _entry(_read(line), line, file, number)


def _read(line: str) -> ListLine | None:
    """What a line of a cube says."""
    foil = _FOIL_BEHIND_PRINTING.fullmatch(line)
    read = read_line(_held(foil["card"] if foil else line))
    if isinstance(read, Heading) and read.part in NO_HEADINGS:
        return Remark() if line.lstrip().startswith(("#", "//")) else CardLine(line.strip())
    if isinstance(read, CardLine):
        return replace(read, name=read.name.replace(_HELD, "#"), foil=read.foil or foil is not None)
    return read


def _entry(read: ListLine | None, line: str, file: str, number: int) -> CubeEntry | None:
    if isinstance(read, CardLine):
        if not 1 <= read.count <= MOST_COPIES:
            raise Unreadable("cube-count-broken", file=file, line=number, count=str(read.count), most=MOST_COPIES)
        return CubeEntry(read.name, read.count, read.set_code, read.number, read.foil)
    if read is None:
        raise Unreadable("cube-line-broken", file=file, line=number, text=line.strip()[:60])
    return None


def _held(line: str) -> str:
    """The line with every `#` that may belong to a name held back from being read as a remark's or a heading's."""
    if "#" not in line or line.lstrip().startswith(("#", "//")) or heading_of(line) is not None:
        return line
    quoted = _QUOTED.sub(lambda found: found[0].replace("#", _HELD), line)
    return _NUMBER_SIGN.sub(lambda found: (found["blank"] or "") + _HELD, quoted)


def write_entry(entry: CubeEntry) -> str:
    """One line of a plain list; 《…》 is put round a name that would be read otherwise, as "Hazmat Suit (Used)"."""
    line = _line(entry, entry.name)
    try:
        plain = read_entry(line, "", 0) == entry
    except Unreadable:
        plain = False
    return line if plain else _line(entry, f"《{entry.name}》")


def _line(entry: CubeEntry, name: str) -> str:
    printing = f" ({entry.set_code})" if entry.set_code else ""
    number = f" {entry.number}" if entry.set_code and entry.number else ""
    return f"{entry.count} {name}{printing}{number}{' +F' if entry.foil else ''}"


def write_plain(entries: Iterable[CubeEntry]) -> str:
    """A plain list of the entries."""
    return "".join(write_entry(entry) + "\n" for entry in entries)
