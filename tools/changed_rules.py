"""What became of each rule that today's Comprehensive Rules word otherwise than those of 2022, and what follows here.

Numbers of rules that were reworded or left out are those of 2022-04-29, of new ones those of 2026-04-17.
"""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

TABLE = Path("src/entaku/magic/rules_2026.toml")
Of = Literal["reworded", "gone", "new"]
Kind = Literal["nothing", "before", "done", "not yet"]
_NUMBER = re.compile(r"(\d{3})\.(\d+)([a-z]?)$")
LETTERS = "abcdefghijkmnpqrstuvwxyz"
"""The letters of subrules: no l and no o."""


class Change(Struct, frozen=True):
    """What follows from some rules; `by` is a table that has it, `scenarios` ("file: name") show it."""

    of: Of
    kind: Kind
    rules: tuple[str, ...]
    why: str
    field: str = ""
    by: str = ""
    scenarios: tuple[str, ...] = ()

    @property
    def numbers(self) -> tuple[str, ...]:
        """Each rule by itself."""
        return tuple(number for written in self.rules for number in each(written))


class Table(Struct, frozen=True):
    """All of them."""

    change: tuple[Change, ...]


def changes() -> tuple[Change, ...]:
    """The table as it is written.  Raises what tells where it is wrong."""
    return msgspec.convert(tomllib.loads(TABLE.read_text(encoding="utf-8")), Table).change


def each(written: str) -> Iterator[str]:
    """The rules of a range, or the one that is written.

    >>> list(each("508.7a-508.7d")), list(each("707.3-707.5")), list(each("100.4"))
    (['508.7a', '508.7b', '508.7c', '508.7d'], ['707.3', '707.4', '707.5'], ['100.4'])
    """
    first, _, last = written.partition("-")
    begins, ends = _NUMBER.match(first), _NUMBER.match(last or first)
    if begins is None or ends is None or begins[1] != ends[1]:
        raise ValueError(f"{written} is neither a rule nor a range of them")
    if begins[3]:
        for letter in LETTERS[LETTERS.index(begins[3]) : LETTERS.index(ends[3]) + 1]:
            yield f"{begins[1]}.{begins[2]}{letter}"
    else:
        yield from (f"{begins[1]}.{number}" for number in range(int(begins[2]), int(ends[2]) + 1))


def changed(text: str) -> dict[Of, set[str]]:
    """The rules that a list of the differences between the editions names, by what became of them."""
    reworded, _, rest = text.partition("=== REMOVED")
    gone, _, new = rest.partition("=== NEW")
    named = re.compile(r"^(\d{3}\.\d+[a-z]?) ", re.MULTILINE)
    return {
        "reworded": set(re.findall(r"^(\d{3}\.\d+[a-z]?) -> ", reworded, re.MULTILINE)),
        "gone": set(named.findall(gone)),
        "new": set(named.findall(new)),
    }
