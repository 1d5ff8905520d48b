"""Plain lists, written: a card a line, with a count, a printing and a foil mark where wanted."""

from collections.abc import Iterable

from entaku.oracle.cubes.cube import CubeEntry
from entaku.oracle.lists.lines import line_of
from entaku.oracle.lists.listed import entry_of
from entaku.oracle.naming.lines import CardLine


def read_entry(line: str) -> CubeEntry | None:
    """The entry of one line of a cube; None for a line that has none.

    A `#` with a blank behind it begins a comment; one before a word may belong to a name, as may anything in 《…》.
    """
    read = line_of(line, "cube")
    return entry_of(read) if isinstance(read, CardLine) else None


def write_entry(entry: CubeEntry) -> str:
    """One line of a plain list; 《…》 is put round a name that would be read otherwise, as "Hazmat Suit (Used)"."""
    line = _line(entry, entry.name)
    return line if read_entry(line) == entry else _line(entry, f"《{entry.name}》")


def _line(entry: CubeEntry, name: str) -> str:
    printing = f" ({entry.set_code})" if entry.set_code else ""
    number = f" {entry.number}" if entry.set_code and entry.number else ""
    return f"{entry.count} {name}{printing}{number}{' +F' if entry.foil else ''}"


def write_plain(entries: Iterable[CubeEntry]) -> str:
    """A plain list of the entries."""
    return "".join(write_entry(entry) + "\n" for entry in entries)
