"""What a site has today: its catalogue is asked which file there is, of which day, how long, and with what hash.

Scryfall: https://scryfall.com/docs/api/bulk-data  ·  MTGJSON: https://mtgjson.com/downloads/all-files/
"""

import re
from typing import TypeVar

import httpx
import msgspec
from msgspec import Struct

from entaku.kernel.errors import Unreadable
from entaku.oracle.updating.sources import Source, base_of, host_of
from entaku.oracle.updating.talking import expect_found, reached

Form = TypeVar("Form")
LONGEST_ANSWER = 1 << 20
"""Bytes of a catalogue at most."""


class Offer(Struct, frozen=True):
    """A file that can be fetched: where it lies, of which day it is, its bytes and hash, 0 and "" where not told."""

    url: str
    date: str
    size: int = 0
    sha256: str = ""

    @property
    def name(self) -> str:
        """What the file is called."""
        return httpx.URL(self.url).path.rsplit("/", 1)[-1]


class Bulk(Struct):
    """A file of Scryfall's: gzipped lines since July 2026, one document before."""

    type: str
    updated_at: str
    jsonl_download_uri: str = ""
    compressed_size: int = 0
    download_uri: str = ""


class Catalogue(Struct):
    data: tuple[Bulk, ...]


class Made(Struct):
    date: str


class Meta(Struct):
    data: Made


def offered(client: httpx.Client, source: Source) -> Offer:
    """What a source has today.

    Raises Unlawful where it can't be reached or refuses, Unreadable where it answers in another form than it used to.
    """
    return _of_scryfall(client, source) if source.site == "scryfall" else _of_mtgjson(client, source)


def _of_scryfall(client: httpx.Client, source: Source) -> Offer:
    base = base_of("scryfall")
    found = _decoded(_asked(client, f"{base}/bulk-data"), Catalogue, base)
    bulk = next((each for each in found.data if each.type == source.file), None)
    if bulk is None:
        raise Unreadable("update-file-gone", site=host_of(base), file=source.file)
    day = _day(bulk.updated_at, base)
    url = bulk.jsonl_download_uri or bulk.download_uri
    if not re.match("https?://[^/]", url):
        raise _changed(base, "jsonl_download_uri")
    return Offer(url, day, bulk.compressed_size if bulk.jsonl_download_uri else 0)


def _of_mtgjson(client: httpx.Client, source: Source) -> Offer:
    base = base_of("mtgjson")
    day = _day(_decoded(_asked(client, f"{base}/Meta.json"), Meta, base).data.date, base)
    url = f"{base}/{source.file}.json.gz"
    told = _asked(client, f"{url}.sha256").decode("ascii", "replace")
    hashed = re.search(r"\b[0-9a-fA-F]{64}\b", told)
    if hashed is None:
        raise _changed(base, f"{source.file}.json.gz.sha256")
    with reached(client, "HEAD", url) as answer:
        expect_found(answer)
        length = answer.headers.get("content-length", "")
    return Offer(url, day, int(length) if length.isdigit() else 0, hashed[0].lower())


def _asked(client: httpx.Client, url: str) -> bytes:
    """What a small document says.  Raises Unlawful where it isn't given."""
    with reached(client, "GET", url, {"Accept": "application/json;q=0.9,*/*;q=0.8"}) as answer:
        expect_found(answer)
        data = b""
        for piece in answer.iter_bytes():
            data += piece
            if len(data) > LONGEST_ANSWER:
                raise _changed(url, f"> {LONGEST_ANSWER}")
        return data


def _decoded(data: bytes, form: type[Form], base: str) -> Form:
    try:
        return msgspec.json.decode(data, type=form)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise _changed(base, str(problem)) from problem


def _day(text: str, base: str) -> str:
    """The day of a time that a site tells."""
    if not re.match(r"\d{4}-\d\d-\d\d", text):
        raise _changed(base, text[:40])
    return text[:10]


def _changed(url: str, problem: str) -> Unreadable:
    return Unreadable("update-form-changed", site=host_of(url), problem=problem)
