"""Plain lists: a card a line, with a count, a printing and a foil mark where wanted."""

import re
from collections.abc import Iterable

from entaku.cards.cubes.cube import Cube, CubeEntry, CubeSheet
from entaku.kernel.errors import Unreadable

_LINE = re.compile(
    r"""
    (?:(?P<count>\d+)\s*[xX]?\s+)?                          # 4 or 4x
    (?:\[(?P<xset>[A-Za-z0-9]{2,6}):(?P<xnumber>[^\]\s]+)\]\s+)?   # [CNS:63], as XMage writes it
    (?P<name>\S.*?)
    (?:\s+\((?P<set>[A-Za-z0-9]{2,6})\)(?:\s+(?P<number>[A-Za-z0-9★†-]+))?)?   # (CNS) 63
    (?P<foil>\s+(?:\+F|\*F\*|\+[Ff]oil))?
    ,?
    """,
    re.VERBOSE,
)
MOST_COPIES = 10_000
MAYBEBOARD = re.compile(r"#+\s*maybe\s*board", re.IGNORECASE)


def read_plain(text: str, file: str, first_line: int = 1) -> list[CubeEntry]:
    """The entries of a plain list; `#` and `//` begin comments, and a maybeboard ends the list.

    Raises Unreadable for a line that is no card, naming file and line.

    >>> entries = read_plain("2 Forest\\n1 Lore Seeker (CNS) 61 +F\\n# mine\\nFire // Ice", "cube.txt")
    >>> [(entry.count, entry.name, entry.set_code, entry.foil) for entry in entries]
    [(2, 'Forest', '', False), (1, 'Lore Seeker', 'CNS', True), (1, 'Fire // Ice', '', False)]
    """
    entries = []
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=first_line):
        if MAYBEBOARD.match(line.strip()):
            break
        entry = read_entry(line, file, number)
        if entry is not None:
            entries.append(entry)
    return entries


def read_entry(line: str, file: str, number: int) -> CubeEntry | None:
    """The entry of one line; None for a blank or a comment."""
    content = re.sub(r"(^|\s)#.*$", "", line).strip()
    if not content or content.startswith("//"):
        return None
    found = _LINE.fullmatch(content)
    if found is None or len(content) > 300 or not any(c.isalpha() for c in found["name"]):
        raise Unreadable("cube-line-broken", file=file, line=number, text=content[:60])
    count = int(found["count"] or 1)
    if not 1 <= count <= MOST_COPIES:
        raise Unreadable("cube-count-broken", file=file, line=number, count=str(count)[:12], most=MOST_COPIES)
    return CubeEntry(
        name=found["name"],
        count=count,
        set_code=(found["set"] or found["xset"] or "").upper(),
        number=found["number"] or found["xnumber"] or "",
        foil=found["foil"] is not None,
    )


def write_entry(entry: CubeEntry) -> str:
    """One line of a plain list."""
    printing = f" ({entry.set_code})" if entry.set_code else ""
    number = f" {entry.number}" if entry.set_code and entry.number else ""
    return f"{entry.count} {entry.name}{printing}{number}{' +F' if entry.foil else ''}"


def write_plain(entries: Iterable[CubeEntry]) -> str:
    """A plain list of the entries."""
    return "".join(write_entry(entry) + "\n" for entry in entries)


def plain_cube(text: str, file: str, name: str = "") -> Cube:
    """A cube of one sheet from a plain list."""
    return Cube(name, (CubeSheet("cube", tuple(read_plain(text, file))),))
