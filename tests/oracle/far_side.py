"""A server of our own that plays those who make files of all cards, in their forms, with whatever may go wrong."""

import gzip
import hashlib
import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Thread

import msgspec
import pytest

from entaku.oracle.updating import fetching
from tests.oracle.making import Object, mtgjson_row, mtgjson_set, scryfall_card

DAY = "2026-11-20"
TYPES = ("oracle_cards", "unique_artwork", "default_cards", "all_cards", "rulings", "art_tags", "oracle_tags")


def lines(cards: Sequence[Object]) -> bytes:
    """A bulk file of Scryfall's: gzipped, a card a line."""
    return gzip.compress("".join(json.dumps(card) + "\n" for card in cards).encode(), mtime=0)


def printings(cards: Sequence[Object], day: str = DAY) -> bytes:
    """MTGJSON's file of all printings, of one set."""
    data = mtgjson_set(*cards)["data"]
    document = {"meta": {"date": day, "version": f"5.2.2+{day.replace('-', '')}"}, "data": {"TST": data}}
    return gzip.compress(json.dumps(document).encode(), mtime=0)


def many_printings(count: int = 1_000, day: str = DAY) -> bytes:
    """The same of so many cards, each with words of its own: packed, it is long enough to break off."""
    ids = [hashlib.shake_128(f"{day} {number}".encode()).hexdigest(128) for number in range(count)]
    return printings(
        [mtgjson_row(f"Test Cat {number}", number=str(number), uuid=uuid) for number, uuid in enumerate(ids)], day
    )


class FarSide:
    """What the sites have, and how they behave.

    cuts      after how many bytes each next answer with the file breaks off
    ranges    whether a part of a file is given to those who ask for one
    marked    whether it says how it knows a file again (ETag)
    moved     how many times one is sent on before the file comes
    encoded   whether the file is sent as an encoding of what is in it, as Scryfall did before July 2026
    gate      what has to be open before more than half of a file is sent
    answers   what is answered to a path, status and body, whatever there is
    """

    def __init__(self) -> None:
        self.base = ""
        self.day = DAY
        self.bulk = lines([scryfall_card("Test Cat")])
        self.printings = many_printings()
        self.cuts: list[int] = []
        self.ranges = self.marked = True
        self.moved = 0
        self.encoded = self.is_chunked = self.has_old_form = False
        self.sha256: str | None = None
        self.size: int | None = None
        self.gate = Event()
        self.gate.set()
        self.answers: dict[str, tuple[int, bytes]] = {}
        self.asked: list[tuple[str, str, dict[str, str]]] = []

    @property
    def fetched(self) -> list[dict[str, str]]:
        """The headers of each request for a file of cards."""
        return [headers for method, path, headers in self.asked if method == "GET" and path.endswith((".gz", ".json"))
                and not path.endswith(("Meta.json", "bulk-data"))]  # fmt: skip

    def small(self, path: str) -> bytes | None:
        """A small document."""
        if path == "/scryfall/bulk-data":
            return json.dumps(
                {"object": "list", "has_more": False, "data": [self.entry(kind) for kind in TYPES]}
            ).encode()
        if path == "/mtgjson/Meta.json":
            made = {"date": self.day, "version": f"5.2.2+{self.day.replace('-', '')}"}
            return json.dumps({"meta": made, "data": made}).encode()
        if path == "/mtgjson/AllPrintings.json.gz.sha256":
            return (self.sha256 or hashlib.sha256(self.printings).hexdigest()).encode()
        return None

    def entry(self, kind: str) -> Object:
        """A file of Scryfall's catalogue."""
        name = f"{kind.replace('_', '-')}-{self.day.replace('-', '')}100155"
        entry = {
            "object": "bulk_data", "id": "27bf3214-1271-490b-bdfe-c0be6c23d02e", "type": kind,
            "updated_at": f"{self.day}T10:01:55.977+00:00", "uri": f"{self.base}/scryfall/bulk-data/{kind}",
            "name": kind.replace("_", " ").title(), "description": "A file of cards.",
        }  # fmt: skip
        if self.has_old_form:
            url = f"{self.base}/data/{name}.json"
            return entry | {
                "download_uri": url,
                "size": 10**9,
                "content_type": "application/json",
                "content_encoding": "gzip",
            }
        size = len(self.bulk) if self.size is None else self.size
        return entry | {"jsonl_download_uri": f"{self.base}/data/{name}.jsonl.gz", "compressed_size": size}

    def large(self, path: str) -> bytes | None:
        """A file of cards."""
        if path.startswith("/data/"):
            return self.bulk
        return self.printings if path == "/mtgjson/AllPrintings.json.gz" else None


class Answers(BaseHTTPRequestHandler):
    """What answers for a far side."""

    far: FarSide
    protocol_version = "HTTP/1.1"

    def log_message(self, format: str, *args: object) -> None:
        pass

    def do_HEAD(self) -> None:
        self.respond(with_body=False)

    def do_GET(self) -> None:
        self.respond(with_body=True)

    def respond(self, *, with_body: bool) -> None:
        path = self.path.removesuffix("?moved")
        self.far.asked.append((self.command, path, {name.lower(): value for name, value in self.headers.items()}))
        if path in self.far.answers:
            status, body = self.far.answers[path]
            self.send(status, body, {"Retry-After": "17"} if status == 429 else {}, with_body)
        elif (small := self.far.small(path)) is not None:
            self.send(200, small, {"Content-Type": "application/json"}, with_body)
        elif (large := self.far.large(path)) is None:
            self.send(404, b'{"object":"error","status":404}', {}, with_body)
        elif self.far.moved and with_body:
            self.far.moved -= 1
            self.send(302, b"", {"Location": f"{self.far.base}{path}?moved"}, with_body)
        else:
            self.send_file(large, with_body)

    def send_file(self, data: bytes, with_body: bool) -> None:
        mark = f'"{hashlib.md5(data).hexdigest()}"'
        headers = {"Accept-Ranges": "bytes"} if self.far.ranges else {}
        headers |= {"ETag": mark} if self.far.marked else {}
        headers |= {"Content-Encoding": "gzip"} if self.far.encoded else {}
        wanted, status = self.headers.get("Range", ""), 200
        if self.far.ranges and wanted and self.headers.get("If-Range", mark) == mark:
            start = int(wanted.removeprefix("bytes=").removesuffix("-"))
            headers["Content-Range"] = f"bytes {start}-{len(data) - 1}/{len(data)}"
            data, status = data[start:], 206
        cut = self.far.cuts.pop(0) if self.far.cuts and with_body else None
        self.send(status, data, headers, with_body, cut)

    def send(self, status: int, data: bytes, headers: dict[str, str], with_body: bool, cut: int | None = None) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        is_chunked = self.far.is_chunked and status == 200 and len(data) > 1_000
        if is_chunked:
            self.send_header("Transfer-Encoding", "chunked")
        else:
            self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        body = data if cut is None else data[:cut]
        if with_body:
            half = 0 if is_chunked else len(body) // 2
            self.wfile.write(body[:half])
            if len(body) > 10_000:
                self.far.gate.wait()
            self.wfile.write(b"%x\r\n%s\r\n" % (len(body), body) if is_chunked else body[half:])
            if is_chunked and cut is None:
                self.wfile.write(b"0\r\n\r\n")
        if cut is not None:
            self.close_connection = True


class Quiet(ThreadingHTTPServer):
    """A server that says nothing of those who go while it speaks."""

    def handle_error(self, request: object, client_address: object) -> None:
        if not isinstance(sys.exc_info()[1], ConnectionError):
            raise


@contextmanager
def playing(far: FarSide) -> Iterator[FarSide]:
    """The far side, answering at its own address until the end of the block."""
    server = Quiet(("127.0.0.1", 0), type("OfThisSide", (Answers,), {"far": far}))
    far.base = f"http://127.0.0.1:{server.server_port}"
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield far
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@pytest.fixture
def far(monkeypatch: pytest.MonkeyPatch) -> Iterator[FarSide]:
    """A far side that is asked instead of the real ones; nobody waits long before trying again."""
    monkeypatch.setattr(fetching, "PAUSES", (0.0, 0.0))
    with playing(FarSide()) as side:
        monkeypatch.setenv("ENTAKU_SCRYFALL", f"{side.base}/scryfall")
        monkeypatch.setenv("ENTAKU_MTGJSON", f"{side.base}/mtgjson/")
        yield side


def changed(document: bytes, field: str) -> bytes:
    """A catalogue in which a field has another name."""
    return msgspec.json.encode(json.loads(document.replace(field.encode(), b"renamed")))
