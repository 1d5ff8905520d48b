"""Cards are imported in a browser: who may, how much, and that nothing but a whole file changes anything."""

import asyncio
import gzip
import json
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from entaku.messages import LANGUAGES, Language, say
from entaku.oracle.card import Card
from entaku.oracle.library import FILE, Library
from entaku.server.imports import imports
from entaku.server.imports.worker import Said, Step
from tests.oracle.far_side import DAY, FarSide
from tests.oracle.far_side import far as far
from tests.oracle.making import mtgjson_row, mtgjson_set, scryfall_card, write_lines
from tests.server.serving import PATIENCE, Json, Served, serving
from tests.shared_data import shared

LOCAL = "127.0.0.1"
CATS = json.dumps([scryfall_card("Test Cat"), scryfall_card("Test Tom", oracle_text="Flying")]).encode()
RIFTBOUND = json.dumps(
    {"cards": [{"name": f"Test Rift {one}", "might": 2, "text": "Draw 1."} for one in ("Cat", "Tom")]}
).encode()
MANY = json.dumps([scryfall_card(f"Test Cat {number}") for number in range(6000)]).encode()


def visit(data: Path, scene: Callable[[Served], Awaitable[None]], importing: str = "local") -> None:
    """Run a scene against a server."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(data, importing=importing) as served:
            await scene(served)

    asyncio.run(run())


async def put(
    served: Served, data: bytes, name: str = "cats.json", language: Language = "en", more: Mapping[str, str] = {}
) -> Json:
    """What the server says when it has been sent a file."""
    headers = {"Accept-Language": language, **more}
    answer = await served.http.put("/api/imports", params={"name": name}, content=data, headers=headers)
    return dict(answer.json()) | {"status": answer.status_code}


async def ended(served: Served, begun: Json, language: Language = "en") -> Json:
    """An import when it is at its end."""
    assert begun["status"] == 202, begun
    while True:
        found = await served.get(f"/api/imports/{begun['id']}", language=language)
        if (shown := dict(found.json()))["stage"] in ("done", "refused"):
            return shown
        await asyncio.sleep(0.02)


def waiting(data: Path) -> list[Path]:
    """The files that are on their way into a server."""
    folder = data / "importing"
    return [path for path in folder.rglob("*") if path.is_file()] if folder.exists() else []


@asynccontextmanager
async def half_sent(served: Served, data: Path, count: int = 1) -> AsyncIterator[list[asyncio.StreamReader]]:
    """Connections on which a part of a file has come, and nothing more does; they break off at the end."""
    head = f"PUT /api/imports?name=half.json HTTP/1.1\r\nHost: {LOCAL}\r\nContent-Length: 5000000\r\n\r\n".encode()
    lines = [await asyncio.open_connection(LOCAL, served.port) for _ in range(count)]
    for _, writer in lines:
        writer.write(head + CATS[:-10])
        await writer.drain()
    while len(waiting(data)) < count:
        await asyncio.sleep(0.005)
    try:
        yield [reader for reader, _ in lines]
    finally:
        for _, writer in lines:
            writer.close()


def test_what_is_imported_is_there_at_once(tmp_path: Path) -> None:
    """Without a restart: cards by name, texts of cards that were shown before, sets to open boosters of."""
    rows = [mtgjson_row("Test Lynx"), mtgjson_row("Lore Seeker", text="Seeks.", setCode="CNS")]
    sheets = {"all": {"cards": {rows[0]["uuid"]: 1}}}
    pack = {"boosters": [{"contents": {"all": 1}, "weight": 1}], "sheets": sheets}
    document = mtgjson_set(*rows, booster={"play": pack})

    async def scene(served: Served) -> None:
        def told(card: Card) -> bytes:
            return bytes(served.service.facts.encoded({card.name: card})[card.name])

        before = (await served.get("/api/cards/Lore%20Seeker")).json()
        library = served.service.library
        assert b"Seeks." not in told(library.find("Lore Seeker"))
        assert (await served.get("/api/cards/Test%20Lynx")).status_code == 404
        shown = await ended(served, await put(served, gzip.compress(json.dumps(document).encode())))
        brought = {"cards": 2, "sets": ["TST"], "drafted": ["TST"], "left_out": 0, "missing": {}, "date": "2026-01-03"}
        assert shown["brought"].items() >= brought.items()
        assert shown["remarks"] == [say("import-of-date", "en", date="2026-01-03")]
        assert (shown["stage"], shown["done"], shown["file"]) == ("done", 1.0, "cats.json")
        assert (await served.get("/api/cards/Test%20Lynx")).json()["faces"][0]["power"] == "2"
        after = (await served.get("/api/cards/Lore%20Seeker")).json()
        assert (before["text_from"], after["text_from"], after["text"]) == ("rendered", "import", "Seeks.")
        assert b"Seeks." in told(library.find("Lore Seeker"))
        assert "TST" in [one["code"] for one in (await served.get("/api/offers")).json()["sets"]]
        assert waiting(tmp_path) == []

    visit(tmp_path, scene)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"Test Cat\nTest Tom\n", "import-no-json"),
        (gzip.compress(b"Test Cat\n", mtime=0), "import-no-json"),
        (b"PK\x03\x04 and so on", "import-no-json"),
        (b"", "import-no-json"),
        (b"[]", "import-empty"),
        (CATS[:-20], "import-cut-off"),
        (b'[{"name": 3}]', "import-wrong-type"),
        (gzip.compress(CATS, mtime=0)[:-20], "import-gzip-broken"),
    ],
    ids=["names", "packed-names", "archive", "nothing", "no-cards", "cut-off", "wrong-type", "packed-cut-off"],
)
def test_a_file_that_is_no_file_of_cards_is_named(tmp_path: Path, language: Language, data: bytes, key: str) -> None:
    """It is told in a sentence what is wrong with it, by the name that its owner knows; and nothing is changed."""

    async def scene(served: Served) -> None:
        shown = await ended(served, await put(served, data, "Tom's cats.json", language), language)
        trouble = shown["trouble"]
        assert (shown["stage"], trouble["key"], trouble["args"]["file"]) == ("refused", key, "Tom's cats.json")
        assert "Tom's cats.json" in trouble["text"]
        assert "importing" not in trouble["text"]
        assert not (tmp_path / FILE).exists()
        assert waiting(tmp_path) == []

    visit(tmp_path, scene)


def test_only_who_may_imports(tmp_path: Path) -> None:
    """Usually the server's own machine, not by way of a proxy; and the offers say so."""

    async def scene(served: Served) -> None:
        for headers in ({"X-Forwarded-For": "192.0.2.7"}, {"X-Forwarded-For": LOCAL}, {"Forwarded": "for=127.0.0.1"}):
            refused = await put(served, CATS, more=headers)
            assert (refused["status"], refused["trouble"]["key"]) == (403, "import-not-here")
            offered = await served.http.get("/api/offers", headers=headers)
            assert offered.json()["importing"] == 0
        assert (await served.get("/api/offers")).json()["importing"] == imports.LARGEST
        begun = await put(served, CATS)
        hidden = await served.http.get(f"/api/imports/{begun['id']}", headers={"X-Forwarded-For": LOCAL})
        assert hidden.status_code == 403
        assert (await ended(served, begun))["stage"] == "done"
        foreign = await put(served, CATS, more={"Origin": "https://elsewhere.example"})
        assert (foreign["status"], foreign["trouble"]["key"]) == (403, "origin-foreign")

    visit(tmp_path, scene)


@pytest.mark.parametrize(
    ("setting", "headers", "status"),
    [("off", {}, 403), ("any", {"X-Forwarded-For": "192.0.2.7"}, 202), ("10.0.0.0/8", {}, 403), (LOCAL, {}, 202)],
)
def test_the_setting_says_who_may(tmp_path: Path, setting: str, headers: dict[str, str], status: int) -> None:
    """Nobody, everybody, or some addresses."""

    async def scene(served: Served) -> None:
        begun = await put(served, CATS, more=headers)
        assert begun["status"] == status
        while served.service.library.size < (2 if status == 202 else 0):
            await asyncio.sleep(0.02)

    visit(tmp_path, scene, importing=setting)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_is_too_long_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    """Before it comes where its length is said, else as soon as it is too long; nothing of it is kept."""
    monkeypatch.setattr(imports, "LARGEST", 100_000)

    async def pieces() -> AsyncIterator[bytes]:
        for start in range(0, len(MANY), 10_000):
            yield MANY[start : start + 10_000]

    async def scene(served: Served) -> None:
        whole = await put(served, MANY[:200_000], "long.json", language)
        headers = {"Accept-Language": language}
        chunked = await served.http.put("/api/imports?name=long.json", content=pieces(), headers=headers)
        for trouble in (whole["trouble"], chunked.json()["trouble"]):
            assert trouble["key"] == "import-too-long"
            assert "long.json" in trouble["text"]
        assert (whole["status"], chunked.status_code) == (413, 413)
        assert waiting(tmp_path) == []

    visit(tmp_path, scene)


def test_who_breaks_off_or_falls_silent_has_changed_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was sent of a file goes when its connection ends, or when the rest of it doesn't come."""

    async def scene(served: Served) -> None:
        async with half_sent(served, tmp_path):
            pass
        while waiting(tmp_path):
            await asyncio.sleep(0.005)
        monkeypatch.setattr(imports, "PIECE_WITHIN", 0.05)
        async with half_sent(served, tmp_path) as (reader,):
            assert b" 408 " in await reader.readline()
        assert waiting(tmp_path) == []
        assert not (tmp_path / FILE).exists()

    visit(tmp_path, scene)


def test_only_a_few_files_come_at_once(tmp_path: Path) -> None:
    """One more than that is asked to wait, and may come when another has gone."""

    async def scene(served: Served) -> None:
        async with half_sent(served, tmp_path, imports.MOST):
            refused = await put(served, CATS)
            assert (refused["status"], refused["trouble"]["key"]) == (503, "import-busy")
        while waiting(tmp_path):
            await asyncio.sleep(0.005)
        assert (await ended(served, await put(served, CATS)))["stage"] == "done"

    visit(tmp_path, scene)


@pytest.fixture
def processes(monkeypatch: pytest.MonkeyPatch) -> list[Process]:
    """Every process that is started to import something."""
    found: list[Process] = []
    start = asyncio.create_subprocess_exec

    async def started(*command: str, **more: int) -> Process:
        process = await start(*command, **more)  # type: ignore[arg-type]  # handed on as it came
        found.append(process)
        return process

    monkeypatch.setattr(asyncio, "create_subprocess_exec", started)
    return found


def test_a_process_that_is_killed_has_changed_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, processes: list[Process]
) -> None:
    """It is said that it broke off; the cards from before are there, and the same file can be sent again."""
    hear, kill = imports.Import.hear, False

    def heard(self: imports.Import, what: Said) -> None:
        hear(self, what)
        if kill and isinstance(what, Step) and what.done > 0.6:  # it writes already
            processes[-1].kill()

    monkeypatch.setattr(imports.Import, "hear", heard)

    async def scene(served: Served) -> None:
        nonlocal kill
        await ended(served, await put(served, CATS))
        before, kill = (tmp_path / FILE).read_bytes(), True
        shown = await ended(served, await put(served, MANY))
        assert (shown["stage"], shown["trouble"]["key"]) == ("refused", "import-ended")
        assert (tmp_path / FILE).read_bytes() == before
        kill = False
        assert (await ended(served, await put(served, MANY)))["brought"]["cards"] == 6000
        assert served.service.library.size == 6002

    visit(tmp_path, scene)


def test_what_is_stopped_while_it_is_read_has_changed_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, processes: list[Process]
) -> None:
    """Its process ends, the cards from before are there, and it is said so; one that has ended stays as it is."""
    hear = imports.Import.hear
    reading = asyncio.Event()

    def heard(self: imports.Import, what: Said) -> None:
        hear(self, what)
        if isinstance(what, Step):
            reading.set()

    monkeypatch.setattr(imports.Import, "hear", heard)

    async def scene(served: Served) -> None:
        first = await put(served, CATS)
        await ended(served, first)
        before = (tmp_path / FILE).read_bytes()
        reading.clear()
        begun = await put(served, MANY)
        next_one = await put(served, MANY)
        await reading.wait()
        for one in (next_one, begun):  # one that waits, and one that is read
            stopped = (await served.http.delete(f"/api/imports/{one['id']}")).json()
            assert (stopped["stage"], stopped["trouble"]["key"]) == ("refused", "import-stopped")
        assert processes[-1].returncode == -9
        assert (tmp_path / FILE).read_bytes() == before
        assert waiting(tmp_path) == []
        assert (await served.http.delete(f"/api/imports/{first['id']}")).json()["stage"] == "done"
        assert (await ended(served, await put(served, MANY)))["brought"]["cards"] == 6000

    visit(tmp_path, scene)


def test_several_at_once_are_all_there(tmp_path: Path) -> None:
    """They are read one after another, and none undoes what another brought."""

    async def scene(served: Served) -> None:
        files = [json.dumps([scryfall_card(f"Test {name}"), scryfall_card("Test Cat")]).encode() for name in "ABCD"]
        begun = await asyncio.gather(*(put(served, file) for file in files))
        assert {one["stage"] for one in begun} <= {"waiting", "working", "done"}
        for one in begun:
            assert (await ended(served, one))["stage"] == "done"
        assert served.service.library.size == 5

    visit(tmp_path, scene)


def test_a_server_that_stops_ends_its_imports(tmp_path: Path, processes: list[Process]) -> None:
    """Neither a process nor a file is left, and nothing was changed."""

    async def scene(served: Served) -> None:
        begun = await put(served, MANY)
        while not processes:
            await asyncio.sleep(0.005)
        assert begun["status"] == 202

    visit(tmp_path, scene)
    assert [process.returncode for process in processes] == [-9]
    assert not (tmp_path / FILE).exists()
    assert waiting(tmp_path) == []


def test_what_a_killed_server_left_is_gone(tmp_path: Path) -> None:
    """Files that were on their way are of no use to anybody."""
    left = tmp_path / "importing" / "alone" / "half"
    left.parent.mkdir(parents=True)
    left.write_bytes(CATS)

    async def scene(served: Served) -> None:
        assert waiting(tmp_path) == []

    visit(tmp_path, scene)


def test_an_import_that_nobody_knows(tmp_path: Path) -> None:
    """One of this process is unknown; that of another one is asked about there."""

    async def scene(served: Served) -> None:
        assert (await served.get("/api/imports/.never")).status_code == 404
        sent_on = await served.get("/api/imports/b.never")
        assert (sent_on.status_code, sent_on.headers["location"]) == (307, "/api/imports/b.never?at=b")

    visit(tmp_path, scene)


@pytest.mark.sweep
def test_the_real_cards(tmp_path: Path) -> None:
    """All of them, as their file comes, with an open room that goes on meanwhile."""
    data = shared("data/oracle/cards.jsonl.gz").read_bytes()

    async def scene(served: Served) -> None:
        room = await served.open(options={"type": "draft", "sets": ["CNS"]})
        shown = await ended(served, await put(served, data, "cards.jsonl.gz"))
        assert shown["brought"]["cards"] > 19_000
        assert (await served.get("/api/cards/Llanowar%20Elves")).status_code == 200
        assert (await served.get(f"/api/rooms/{room['code']}")).status_code == 200

    visit(tmp_path, scene)


def test_lines_of_cards_are_imported_too(tmp_path: Path) -> None:
    """JSON Lines begin like a document."""
    data = write_lines(tmp_path, [mtgjson_row("Test Ounce"), mtgjson_row("Test Puma")]).read_bytes()

    async def scene(served: Served) -> None:
        assert (await ended(served, await put(served, data, "cards.jsonl")))["brought"]["cards"] == 2

    visit(tmp_path / "server", scene)


def test_riftbound_cards_go_to_their_own_page(tmp_path: Path) -> None:
    """A file of them is told by its words; the page of targets has the cards, the library has none of them."""

    async def scene(served: Served) -> None:
        found = await ended(served, await put(served, RIFTBOUND, "rift.json"))
        assert (found["stage"], found["riftbound"], found["brought"]["cards"]) == ("done", True, 2)
        names = (await served.get("/api/targets/cards?q=test")).json()
        assert names["names"] == ["Test Rift Cat", "Test Rift Tom"]
        magic = await ended(served, await put(served, CATS))
        assert not magic["riftbound"]

    visit(tmp_path, scene)
    assert Library(tmp_path).get("Test Rift Cat") is None


async def post(served: Served, source: str = "mtgjson", more: Mapping[str, str] = {}) -> Json:
    """What the server says when it is asked to fetch cards."""
    answer = await served.http.post("/api/updates", json={"source": source}, headers=dict(more))
    return dict(answer.json()) | {"status": answer.status_code}


def test_today_s_cards_are_fetched_by_the_server(tmp_path: Path, far: FarSide) -> None:
    """It says beforehand from where; a second keeper watches the same update; afterwards the offers have the day."""
    far.gate.clear()

    async def scene(served: Served) -> None:
        offered = (await served.get("/api/updates")).json()
        site = far.base.removeprefix("http://")
        first = {"key": "mtgjson", "site": site, "file": "AllPrintings", "megabytes": 150}
        assert (offered["sources"][0], offered["date"], offered["running"]) == (first, "", None)
        assert far.asked == []
        begun = await post(served)
        while (shown := (await served.get(f"/api/imports/{begun['id']}")).json())["done"] < 0.1:
            await asyncio.sleep(0.02)
        assert shown["stage"] == "fetching"
        assert (await post(served, "scryfall"))["id"] == begun["id"]
        assert (await served.get("/api/updates")).json()["running"]["id"] == begun["id"]
        far.gate.set()
        assert (await ended(served, begun))["brought"]["cards"] == 1_000
        offers = (await served.get("/api/offers")).json()
        assert (offers["cards_of"], offers["cards_until"]) == (DAY, "2026-01-02")
        assert (await served.get("/api/updates")).json()["running"] is None

    visit(tmp_path, scene)


def test_what_breaks_off_is_told_and_gone_on_with(tmp_path: Path, far: FarSide) -> None:
    """By the same button; a server that was stopped meanwhile goes on from there, too."""
    far.gate.clear()

    async def stopped(served: Served) -> None:
        begun = await post(served)
        while (await served.get(f"/api/imports/{begun['id']}")).json()["done"] < 0.1:
            await asyncio.sleep(0.02)

    async def scene(served: Served) -> None:
        far.gate.set()
        begun = await post(served)
        assert (await ended(served, begun))["stage"] == "done"
        assert "range" in far.fetched[-1]
        far.day, far.answers["/mtgjson/Meta.json"] = "2026-11-21", (503, b"")
        shown = await ended(served, await post(served))
        assert (shown["stage"], shown["trouble"]["key"]) == ("refused", "update-too-busy")

    visit(tmp_path, stopped)
    assert not (tmp_path / FILE).exists()
    visit(tmp_path, scene)


def test_only_the_keeper_has_cards_fetched(tmp_path: Path, far: FarSide) -> None:
    """Nobody else learns from where they would come, and no source that there isn't is asked."""

    async def scene(served: Served) -> None:
        other = {"X-Forwarded-For": "192.0.2.7"}
        refused = await post(served, more=other)
        assert (refused["status"], refused["trouble"]["key"]) == (403, "import-not-here")
        assert (await served.http.get("/api/updates", headers=other)).status_code == 403
        unknown = await post(served, "elsewhere")
        assert (unknown["status"], unknown["trouble"]["key"]) == (400, "update-source-unknown")
        assert far.asked == []

    visit(tmp_path, scene)
