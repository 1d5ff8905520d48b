"""A JSON document of any size, gone through value by value: no more of it is held than one value, or a window."""

import re
from collections.abc import Iterator
from typing import BinaryIO

import msgspec

from entaku.kernel.errors import Unreadable
from entaku.kernel.files import reason_of
from entaku.oracle.importers.broken import broken, decoded

WINDOW = 1 << 18
"""Bytes that are read at once; a value that is longer is held whole only by who asks for it."""
MARK = b"\xef\xbb\xbf"
"""What some programs write before text."""
_SPACE = re.compile(rb"[ \t\r\n]*")
_BYTE = re.compile(r"\(byte (?P<byte>\d+)\)")
_TRAILING = "trailing characters"


def _byte_in(problem: Exception) -> int:
    """The byte that an error of msgspec's names, -1 if none."""
    found = _BYTE.search(str(problem))
    return int(found["byte"]) if found else -1


def _end_in(data: bytes | memoryview) -> int | None:
    """Where the first value in `data` ends if something follows it, None if nothing does; raises as msgspec does."""
    try:
        msgspec.json.decode(data, type=msgspec.Raw)
    except msgspec.DecodeError as problem:
        if _TRAILING not in str(problem):
            raise
        return _byte_in(problem)
    return None


_PAST = (_end_in(b"0,") or 1) - 1
"""So far behind a value's end is the byte that msgspec names."""


class Walker:
    """A place in a JSON document: before a value, or between two.

    The document is read from `stream` as it is gone through; `file` is its name in errors.  Every method that goes on
    raises Unreadable, naming file and byte, where there is no JSON, or the file ends.
    """

    def __init__(self, stream: BinaryIO, file: str) -> None:
        self.stream = stream
        self.file = file
        self._window = b""
        self.go_to(0)
        if self._more() and self._window.startswith(MARK):
            self._at = len(MARK)

    @property
    def offset(self) -> int:
        """The byte of the file that comes next."""
        return self._begin + self._at

    def go_to(self, offset: int) -> None:
        """Go on from a byte of the file."""
        self.stream.seek(offset)
        self._begin, self._at, self._window, self._ended = offset, 0, b"", False

    def ahead(self) -> bytes:
        """What is read already of what comes next, a window at least if the file is that long."""
        if len(self._window) - self._at < WINDOW:
            self._more()
        return self._window[self._at :]

    def peek(self) -> bytes:
        """The next letter that isn't space, which stays; nothing at the end."""
        while True:
            found = _SPACE.match(self._window, self._at)
            self._at = found.end() if found else self._at
            if self._at < len(self._window) or not self._more():
                return self._window[self._at : self._at + 1]

    def items(self) -> Iterator[int]:
        """The places in a list, from 0: whoever is given one takes or skips the value there."""
        self._expect(b"[")
        if self.peek() == b"]":
            self._expect(b"]")
            return
        place = 0
        while True:
            yield place
            place += 1
            if self._expect(b",]") == b"]":
                return

    def members(self) -> Iterator[str]:
        """The keys in an object: whoever is given one takes or skips the value there."""
        self._expect(b"{")
        if self.peek() == b"}":
            self._expect(b"}")
            return
        while True:
            if self.peek() != b'"':
                self._expect(b'"')
            key = decoded(self.value(), str, self.file)
            self._expect(b":")
            yield key
            if self._expect(b",}") == b"}":
                return

    def value(self) -> bytes:
        """The next value, as it is written."""
        self.peek()
        while (end := self._end()) is None:
            self._more()
        found = self._window[self._at : self._at + end]
        self._at += end
        return found

    def skip(self) -> None:
        """Go past the next value, however long it is."""
        begun = self.peek()
        end = self._end()
        if end is None:
            self._more()
            end = self._end()
        if end is not None:
            self._at += end
        elif begun in b"[{":
            for _ in self.items() if begun == b"[" else self.members():
                self.skip()
        else:
            self.value()

    def finish(self) -> None:
        """Raises Unreadable unless the document ends here."""
        if self.peek():
            raise Unreadable("import-not-json", file=self.file, line=0, byte=self.offset)

    def _expect(self, letters: bytes) -> bytes:
        found = self.peek()
        if not found:
            raise Unreadable("import-cut-off", file=self.file, line=0)
        if found not in letters:
            raise Unreadable("import-not-json", file=self.file, line=0, byte=self.offset)
        self._at += 1
        return found

    def _end(self) -> int | None:
        """Where in what is left of the window its first value ends, None where that can't be seen yet."""
        rest = memoryview(self._window)[self._at :]
        try:
            end = _end_in(rest)
        except (msgspec.DecodeError, RecursionError) as problem:
            cut = "truncated" in str(problem) or _byte_in(problem) >= len(rest)
            if cut and not self._ended:
                return None
            if cut:
                raise Unreadable("import-cut-off", file=self.file, line=0) from problem
            raise broken(problem, self.file, begin=self.offset) from problem
        if end is not None:
            return end - _PAST
        return len(rest) if self._ended else None

    def _more(self) -> bool:
        """Read on, and let go of what was gone through; whether there was anything."""
        rest = self._window[self._at :]
        self._begin += self._at
        read = read_at(self.stream, self._begin + len(rest), max(WINDOW, len(rest)), self.file)
        self._at, self._window, self._ended = 0, rest + read, not read
        return bool(read)


def read_at(stream: BinaryIO, offset: int, length: int, file: str) -> bytes:
    """Bytes of a file, at most so many.  Raises Unreadable where the disk doesn't give them."""
    try:
        stream.seek(offset)
        return stream.read(length)
    except OSError as problem:
        raise Unreadable("import-unopened", file=file, problem=reason_of(problem)) from problem
