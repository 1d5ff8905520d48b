"""Setups as the store keeps them.  The big parts that many tables have in common are held in memory once."""

import hashlib
import threading
import zlib
from collections import OrderedDict
from typing import TypeVar

import msgspec
from msgspec import Raw, Struct

BIG = 1000
"""Bytes from which on a field is worth sharing."""

MOST_SHARED = 64


def plain(data: bytes) -> bytes:
    """The JSON of a setup in its stored form, to the byte."""
    return zlib.decompress(data)


Setup = TypeVar("Setup", bound=Struct)


class Setups:
    """Reads setups from their stored form, one at a time.

    msgspec looks a type over when it first decodes to it; two threads that do so at once for types that hold each other
    can end the process.
    """

    def __init__(self) -> None:
        self._alone = threading.Lock()
        self._shared: OrderedDict[tuple[type, str, bytes], object] = OrderedDict()

    def write(self, setup: Struct) -> bytes:
        """The setup as the store keeps it: JSON, compressed."""
        return zlib.compress(msgspec.json.encode(setup), 6)

    def read(self, data: bytes, kind: type[Setup]) -> Setup:
        """The setup in `data`; equal big fields of several setups are one object."""
        found = msgspec.json.decode(zlib.decompress(data), type=dict[str, Raw])
        with self._alone:
            values = {
                field.name: self._value(kind, field, found[field.encode_name])
                for field in msgspec.structs.fields(kind)
                if field.encode_name in found
            }
        return kind(**values)

    def _value(self, kind: type, field: msgspec.structs.FieldInfo, raw: Raw) -> object:
        data = bytes(raw)
        if len(data) < BIG:
            return msgspec.json.decode(data, type=field.type)
        key = (kind, field.name, hashlib.sha256(data).digest())
        if key not in self._shared:
            self._shared[key] = msgspec.json.decode(data, type=field.type)
            if len(self._shared) > MOST_SHARED:
                self._shared.popitem(last=False)
        self._shared.move_to_end(key)
        return self._shared[key]
