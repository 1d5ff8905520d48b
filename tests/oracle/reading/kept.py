"""Readings of official texts, kept beyond a run: what the same reader has read is not read again.

The reader is every file of the rooms that it can reach; a text goes by its words and by what it is read with.  So a
change of the reader has all read anew, and other texts are read alone.  They lie beside what else pytest keeps, where
all workers find them; of a reader that was changed nothing is left.
"""

import hashlib
import os
import sys
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec

import entaku
from entaku.oracle.reading.reader import Paragraph, read_text

PRODUCT = Path(entaku.__file__).parent
ROOMS = ("kernel", "messages", "oracle", "sets")
"""Where everything lies that the reader can reach; `tests/house/test_kept.py` looks whether that is so."""
FOLDER = Path(__file__).parents[3] / ".pytest_cache" / "readings"
DECODER = msgspec.msgpack.Decoder(dict[str, list[Paragraph]])


def digest_of(*rooms: Path) -> str:
    """What stands for the reader: Python, what data are made with, and each file of these folders."""
    found = hashlib.sha256(f"{sys.version} {msgspec.__version__}".encode())
    for path in sorted(path for room in rooms for path in room.rglob("*") if path.suffix in (".py", ".json")):
        data = path.read_bytes()
        found.update(f"{path.name} {len(data)} ".encode())
        found.update(data)
    return found.hexdigest()[:32]


class Readings:
    """What one reader has read."""

    def __init__(self, folder: Path, reader: str) -> None:
        self.path = folder / f"{reader}.msgpack"
        self.known = self._kept()
        self.fresh = 0

    def _kept(self) -> dict[str, list[Paragraph]]:
        try:
            return DECODER.decode(self.path.read_bytes())
        except (OSError, msgspec.MsgspecError):
            return {}

    def read(self, text: str, name: str, types: Sequence[str] = (), legendary: bool = False) -> list[Paragraph]:
        """As `read_text` does it, the first time."""
        key = hashlib.sha256(repr((text, name, tuple(types), legendary)).encode()).hexdigest()[:32]
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = read_text(text, name, types, legendary)
            self.fresh += 1
        return list(found)

    def keep(self) -> None:
        """Write what is new beside what others have written meanwhile, if anything may be written here."""
        if not self.fresh:
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with tempfile.NamedTemporaryFile(dir=self.path.parent, delete=False) as file:
                file.write(msgspec.msgpack.encode({**self._kept(), **self.known}))
            os.replace(file.name, self.path)
            for old in self.path.parent.glob("*.msgpack"):
                if old != self.path:
                    old.unlink(missing_ok=True)
        except OSError:
            return
        self.fresh = 0


@cache
def readings() -> Readings:
    """Those of the reader as it is now."""
    return Readings(FOLDER, digest_of(*(PRODUCT / room for room in ROOMS)))
