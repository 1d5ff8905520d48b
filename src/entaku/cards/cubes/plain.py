"""Plain lists: a card a line, with a count, a printing and a foil mark where wanted."""

import re
from collections.abc import Iterable

from entaku.cards.cubes.cube import Cube, CubeEntry, CubeSheet
from entaku.kernel.errors import Unreadable

_LINE = re.compile(
    r"""
    (?:(?P<count>\d+)[xX×枚]?(?=[\s《]))?\s*                       # 4, 4x, ４枚
    (?:\[(?P<xset>[A-Za-z0-9]{2,6}):(?P<xnumber>[^\]\s]+)\]\s+)?   # [CNS:63], as XMage writes it
    (?:《(?P<quoted>[^《》]+)》|(?P<name>\S.*?))                    # a name; 《…》 as Japanese lists write it
    (?:(?:(?<=》)\s*|\s+)[xX×](?P<after>\d+))?                    # 《…》×4
    (?:\s+\((?P<set>[A-Za-z0-9_]{2,8})\)(?:\s+(?P<number>[^\s+*()]+))?)?   # (CNS) 63
    (?P<foil>\s+(?:\+[Ff]|\*[Ff]\*))?
    \s*,?
    """,
    re.VERBOSE,
)
MOST_COPIES = 10_000
LONGEST_LINE = 400
MAIN = re.compile(r"#+\s*main\s*board", re.IGNORECASE)
MAYBE = re.compile(r"#+\s*maybe\s*board", re.IGNORECASE)


def read_plain(text: str, file: str) -> list[CubeEntry]:
    """The entries of a plain list.

    `#` begins a comment, `//` at the beginning of a line too; cards under "# maybeboard" are left out.  Raises
    Unreadable for a line that is no card, naming file and line.

    >>> entries = read_plain("2 Forest\\n1 Lore Seeker (CNS) 61 +F\\n# mine\\nFire // Ice\\n４枚《森》", "cube.txt")
    >>> [(entry.count, entry.name, entry.set_code, entry.foil) for entry in entries]
    [(2, 'Forest', '', False), (1, 'Lore Seeker', 'CNS', True), (1, 'Fire // Ice', '', False), (4, '森', '', False)]
    """
    entries = []
    counted = True
    for number, line in enumerate(lines_of(text), start=1):
        if MAIN.match(line.strip()) or MAYBE.match(line.strip()):
            counted = MAYBE.match(line.strip()) is None
        entry = read_entry(line, file, number)
        if entry is not None and counted:
            entries.append(entry)
    return entries


def lines_of(text: str) -> list[str]:
    """The lines of a text, however they end, without the mark that some programs begin a file with."""
    return re.split(r"\r\n|\r|\n", text.removeprefix("\ufeff"))


def read_entry(line: str, file: str, number: int) -> CubeEntry | None:
    """The entry of one line; None for a blank or a comment."""
    content = re.sub(r"(^|\s)#.*$", "", line).strip()
    if not content or content.startswith("//"):
        return None
    found = _LINE.fullmatch(content) if len(content) <= LONGEST_LINE else None
    name = (found["quoted"] or found["name"]).strip() if found else ""
    if found is None or not any(letter.isalpha() or letter in "_+" for letter in name):
        raise Unreadable("cube-line-broken", file=file, line=number, text=content[:60])
    copies = found["count"] or found["after"] or "1"
    count = int(copies) if len(copies) < 9 else MOST_COPIES + 1
    if not 1 <= count <= MOST_COPIES:
        raise Unreadable("cube-count-broken", file=file, line=number, count=copies[:12], most=MOST_COPIES)
    return CubeEntry(
        name=" ".join(name.split()),
        count=count,
        set_code=(found["set"] or found["xset"] or "").upper(),
        number=found["number"] or found["xnumber"] or "",
        foil=found["foil"] is not None,
    )


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


def plain_cube(text: str, file: str, name: str = "") -> Cube:
    """A cube of one sheet from a plain list."""
    return Cube(name, (CubeSheet("cube", tuple(read_plain(text, file))),))
