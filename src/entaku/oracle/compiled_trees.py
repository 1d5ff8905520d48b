"""Trees as they are loaded: pickled, each part that is in them once.

Reading the files of trees takes a second, which is too long for whoever wants to play.  A wheel is built with what
they say in this form; a checkout makes it when it is first wanted, and anew when the files or the code of the nodes
have changed.  Like Python's compiled modules it is loaded from the folder of the package alone, so that whoever could
change it could change the code as well.
"""

import io
import os
import pickle
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from stat import S_ISREG
from typing import Any, TypeVar  # Any: what a pickler tells is a tuple of whatever it calls and gives it

from msgspec import Struct
from msgspec.structs import astuple, fields

BUILT, MADE = "built", "made"
"""Folders of `entaku.sets`: what a wheel was built with, in which nothing changes, and what a checkout has made."""
SUFFIX = ".pickle"
PROTOCOL = 5
"""What every Python that we run on reads."""
MEANING = (".", "ir", "mechanics", "keywords")
"""The folders of this package whose code says what the files of trees mean."""
Kept = TypeVar("Kept")


class _Pickler(pickle.Pickler):
    """Pickles records as they were written: fields aren't given that are as they are when nothing is said of them."""

    def reducer_override(self, value: object) -> Any:  # noqa: ANN401  (as the library has it)
        if not isinstance(value, Struct):
            return NotImplemented
        told = [
            (place, field.name, given)
            for place, (field, given) in enumerate(zip(fields(value), astuple(value), strict=True))
            if field.required or type(given) is not type(field.default) or given != field.default
        ]
        parts = tuple(given for *_, given in told)
        in_order = sum(place == number for number, (place, _, _) in enumerate(told))
        if in_order == len(told):
            return type(value), parts
        return made_of, (type(value), in_order, tuple(name for _, name, _ in told[in_order:]), *parts)


def made_of(maker: Callable[..., object], in_order: int, names: tuple[str, ...], *parts: object) -> object:
    """A record that is given its first fields in order, and others by their names."""
    return maker(*parts[:in_order], **dict(zip(names, parts[in_order:], strict=True)))


def packed(value: object) -> bytes:
    """A value of records and tuples in the form in which it is kept.

    >>> from entaku.oracle.ir.short import SELF, counter_on
    >>> pickle.loads(packed((counter_on(SELF), SELF)))
    (PutCounters(what=Self()), Self())
    """
    file = io.BytesIO()
    _Pickler(file, PROTOCOL).dump(_once(value, {}))
    return file.getvalue()


def _once(value: object, known: dict[object, object]) -> object:
    """The same value, of which equal parts are one and the same: those of them that are `known` already."""
    if not isinstance(value, tuple | Struct):
        return known.setdefault((type(value), value), value)
    parts = [_once(part, known) for part in (value if isinstance(value, tuple) else astuple(value))]
    key = (type(value), *map(id, parts))
    if key not in known:
        known[key] = tuple(parts) if isinstance(value, tuple) else type(value)(*parts)
    return known[key]


def folder() -> Traversable:
    """Where the files of trees lie, and what is made of them."""
    return resources.files("entaku.sets")


def kept(name: str, read: Callable[[], Kept]) -> Kept:
    """What `read` reads of the files of trees, from the form in which it is kept under this name, if that is fresh.

    What can't be kept, as in a folder that belongs to somebody else, is read each time.
    """
    sets = folder()
    with suppress(OSError):
        built: Kept = pickle.loads(sets.joinpath(BUILT, name + SUFFIX).read_bytes())
        return built
    if not isinstance(sets, Path):
        return read()
    file = sets / MADE / (name + SUFFIX)
    with suppress(OSError, ValueError):
        own_mark, data = file.read_bytes().split(END, 1)
        if own_mark == mark():
            known: Kept = pickle.loads(data)
            return known
    found = read()
    with suppress(OSError):
        keep(file, mark() + END + packed(found))
    return found


END = b"\n\n"
"""Behind the mark."""


def keep(file: Path, data: bytes) -> None:
    """The file, whole at once: others may read it at any time, or make it as well.  Raises OSError."""
    file.parent.mkdir(exist_ok=True)
    made = file.with_suffix(f".{os.getpid()}")
    made.write_bytes(data)
    made.replace(file)


@cache
def mark() -> bytes:
    """Which files of trees there are, and which code says what they mean, by their names, sizes and times."""
    sets, here = Path(str(folder())), Path(__file__).parent
    places = (sets, sets / "trees", *(here / place for place in MEANING))
    found = sorted((str(place), entry.name, entry.stat()) for place in places for entry in os.scandir(place))
    told = (f"{name} {stat.st_size} {stat.st_mtime_ns}" for _, name, stat in found if S_ISREG(stat.st_mode))
    return "\n".join(told).encode()
