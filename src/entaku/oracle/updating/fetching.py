"""A large file is fetched: piece by piece onto the disk, on from where it broke off, and checked when it is whole."""

import errno
import hashlib
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import httpx
import msgspec
from msgspec import Struct

from entaku.kernel.errors import Unlawful, Unreadable
from entaku.oracle.updating.asking import Offer
from entaku.oracle.updating.sources import host_of
from entaku.oracle.updating.talking import BrokenOff, expect_found

LARGEST: Final = 4 << 30
"""Bytes of a file at most."""
PAUSES: Final = (1.0, 2.0, 5.0, 10.0)
"""Seconds to wait before it is tried again, each time that a line breaks off without anything having come."""

Told = Callable[[int, int], None]
"""Told how many bytes have come, and of how many, 0 where nobody says."""


class Begun(Struct, frozen=True):
    """What is known of a file of which a part is there: from where, of which day, and how the site knows it again."""

    url: str
    date: str
    sha256: str
    validator: str
    size: int


class Fetching:
    """One file on its way, in a folder where it lies until it has been imported."""

    def __init__(self, client: httpx.Client, offer: Offer, folder: Path, key: str) -> None:
        self.file = folder / f"{key}.part"
        self._about = folder / f"{key}.json"
        self._client = client
        self._offer = offer
        self._begun = self._known()

    @property
    def come(self) -> int:
        """How many bytes are there."""
        return self.file.stat().st_size if self.file.exists() else 0

    def clear(self) -> None:
        """Throw away what has come."""
        self._begun = None
        self.file.unlink(missing_ok=True)
        self._about.unlink(missing_ok=True)

    def fetch(self, told: Told) -> Path:
        """All of the file.  What has come stays where a line breaks off for good, and is gone on from the next time.

        Raises Unlawful where the site refuses, isn't reached, or the disk is full; Unreadable for what turns out to be
        another file than the site announced.
        """
        self.file.parent.mkdir(parents=True, exist_ok=True)
        pauses = iter(PAUSES)
        while not self._is_whole():
            before = self.come
            try:
                self._go_on(told)
            except httpx.TooManyRedirects as problem:
                raise Unlawful("update-in-circles", site=host_of(self._offer.url)) from problem
            except (BrokenOff, httpx.TransportError) as problem:
                if self.come > before:
                    pauses = iter(PAUSES)
                pause = next(pauses, None)
                if pause is None:
                    raise self._broken_off(problem) from problem
                time.sleep(pause)
        self._check()
        return self.file

    def _known(self) -> Begun | None:
        """What lies there of just this file; anything else is cleared away."""
        try:
            begun = msgspec.json.decode(self._about.read_bytes(), type=Begun)
        except (OSError, msgspec.DecodeError):
            begun = None
        offer = self._offer
        if begun is None or (begun.url, begun.date, begun.sha256) != (offer.url, offer.date, offer.sha256):
            self.clear()
            return None
        return begun

    def _is_whole(self) -> bool:
        return self._begun is not None and 0 < self._begun.size <= self.come

    def _go_on(self, told: Told) -> None:
        """Ask for what is lacking, and write it down as it comes."""
        headers = {"Accept-Encoding": "gzip"}
        if self._begun is not None and self._begun.validator and self.come:
            headers |= {"Range": f"bytes={self.come}-", "If-Range": self._begun.validator}
        with self._client.stream("GET", self._offer.url, headers=headers) as answer:
            if answer.status_code == httpx.codes.REQUESTED_RANGE_NOT_SATISFIABLE:
                self.clear()
                raise BrokenOff
            expect_found(answer)
            size = self._begin(answer)
            self._write(answer, size, told)
        if self.come < max(size, 1):
            raise BrokenOff
        if not size and self._begun is not None:
            self._note(msgspec.structs.replace(self._begun, size=self.come))

    def _begin(self, answer: httpx.Response) -> int:
        """Make ready for an answer: the rest of what is there, or all of it anew; how long all of it is."""
        if answer.status_code == httpx.codes.PARTIAL_CONTENT and self._begun is not None:
            found = re.fullmatch(r"bytes (\d+)-\d+/(\d+|\*)", answer.headers.get("content-range", ""))
            if found is None or int(found[1]) != self.come:
                self.clear()
                raise BrokenOff
            return self._begun.size or (int(found[2]) if found[2].isdigit() else 0)
        self.clear()
        length = answer.headers.get("content-length", "")
        size = int(length) if length.isdigit() else 0
        if size > LARGEST:
            raise Unreadable("import-too-long", file=self._offer.name, most=LARGEST >> 30)
        offer = self._offer
        self._note(Begun(offer.url, offer.date, offer.sha256, _validator(answer), size))
        return size

    def _note(self, begun: Begun) -> None:
        self._begun = begun
        self._about.write_bytes(msgspec.json.encode(begun))

    def _write(self, answer: httpx.Response, size: int, told: Told) -> None:
        come = self.come
        try:
            with self.file.open("ab") as kept:
                for piece in answer.iter_raw():
                    come += len(piece)
                    if come > (size or LARGEST):
                        raise Unreadable("import-too-long", file=self._offer.name, most=LARGEST >> 30)
                    kept.write(piece)
                    told(come, size or self._offer.size)
        except OSError as problem:
            key = "import-no-room" if problem.errno == errno.ENOSPC else "import-unkept"
            raise Unlawful(key, file=self._offer.name) from problem

    def _check(self) -> None:
        """Raises Unreadable unless what has come is what was announced; then none of it is kept."""
        offer, site = self._offer, host_of(self._offer.url)
        if offer.sha256:
            with self.file.open("rb") as file:
                if hashlib.file_digest(file, "sha256").hexdigest() != offer.sha256:
                    self.clear()
                    raise Unreadable("update-wrong-hash", site=site, file=offer.name)
        if self.come < offer.size:
            come = self.come
            self.clear()
            raise Unreadable("update-too-short", site=site, file=offer.name, come=come, size=offer.size)

    def _broken_off(self, problem: Exception) -> Unlawful:
        site = host_of(self._offer.url)
        if not self.come:
            self.clear()
            return Unlawful("update-unreachable", site=site, problem=str(problem) or type(problem).__name__)
        total = (self._begun.size if self._begun else 0) or self._offer.size
        return Unlawful("update-broken-off", site=site, come=megabytes(self.come), size=megabytes(total))


def megabytes(count: int) -> float:
    """Bytes as people speak of them.

    >>> megabytes(24706130), megabytes(1_000)
    (24.7, 0.1)
    """
    return max(round(count / 1_000_000, 1), 0.1) if count else 0.0


def _validator(answer: httpx.Response) -> str:
    """How the site knows this very file again, "" where it doesn't: a mark that is good for more than comparing."""
    mark: str = answer.headers.get("etag", "")
    return mark if mark and not mark.startswith("W/") else answer.headers.get("last-modified", "")
