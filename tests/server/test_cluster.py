"""Several processes that share a database: what is open in one of them, and what becomes of it when that one goes."""

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa

from entaku.kernel.errors import Unlawful
from entaku.messages import LANGUAGES
from entaku.server import health as health_module
from entaku.server.health import Health
from entaku.server.places import bulletin
from entaku.server.places import cluster as clusters
from entaku.server.places.cluster import Cluster
from entaku.server.storage import leases
from entaku.server.storage.leases import Fenced, Held, Lease, Member
from entaku.server.storage.store import Store, StoredAnswer, StoredRoom
from tests.server import guessing
from tests.server.conftest import postgresql_url
from tests.server.serving import PATIENCE, Client, Served, serving

pytestmark = pytest.mark.postgresql

ANNA, BEN = Member("1" * 32, "anna"), Member("2" * 32, "ben")


@pytest.fixture
def shared() -> Iterator[str]:
    """The URL of an empty PostgreSQL database."""
    with postgresql_url() as url:
        yield url


def at(code: str, n: int) -> StoredAnswer:
    """The n-th answer of a room's first table."""
    return StoredAnswer(code, 1, n, n, 0, "5", 1.0, "seat")


def test_a_home_is_open_in_one_process_at_a_time(shared: str) -> None:
    """Who is alive keeps what they have; what somebody dead had the next one opens, under a higher number."""
    store = Store(shared, "shared")
    with store.engine.begin() as connection:
        assert leases.join(connection, ANNA, 60.0)
        assert leases.join(connection, BEN, 60.0)
        assert not leases.join(connection, Member("3" * 32, "anna"), 60.0)
        assert leases.take(connection, "room-ABCDEF", ANNA) == Lease("room-ABCDEF", ANNA.id, 1)
        assert leases.take(connection, "room-ABCDEF", ANNA) == Lease("room-ABCDEF", ANNA.id, 1)
        assert leases.take(connection, "room-ABCDEF", BEN) == Held("anna")
    with store.engine.begin() as connection:
        assert leases.beat(connection, ANNA, -1.0)
    with store.engine.begin() as connection:
        assert leases.take(connection, "room-ABCDEF", BEN) == Lease("room-ABCDEF", BEN.id, 2)
        assert leases.join(connection, Member("3" * 32, "anna"), 60.0)
        assert not leases.beat(connection, ANNA, 60.0)
    store.close()


def test_who_was_taken_for_dead_writes_nothing(shared: str) -> None:
    """Not an answer, not a room's record; and of a group only the rooms that are still theirs count as kept."""
    store = Store(shared, "shared")
    with store.engine.begin() as connection:
        leases.join(connection, ANNA, -1.0)
        leases.join(connection, BEN, 60.0)
        old, kept = (leases.take(connection, f"room-{code}", ANNA) for code in ("ABCDEF", "GHJKMN"))
    assert isinstance(old, Lease)
    assert isinstance(kept, Lease)
    for lease, code in ((old, "ABCDEF"), (kept, "GHJKMN")):
        store.under(lease).create(StoredRoom(code, 1.0, b"options", b"record"))
    with store.engine.begin() as connection:
        leases.take(connection, "room-ABCDEF", BEN)
    with pytest.raises(Fenced) as refused:
        store.append([at("ABCDEF", 0), at("GHJKMN", 0)], {old, kept})
    assert refused.value.leases == {old}
    assert store.answers("ABCDEF", 1) == store.answers("GHJKMN", 1) == []
    with pytest.raises(Fenced):
        store.under(old).keep_room("ABCDEF", b"another")
    store.append([at("GHJKMN", 0)], {kept})
    assert store.answers("GHJKMN", 1) == [at("GHJKMN", 0)]
    store.close()


def test_one_database_has_one_server_unless_they_know_of_each_other(url: str) -> None:
    """A second one refuses to start with a sentence; the first one goes on."""
    first = Store(url)
    with pytest.raises(Unlawful) as refused:
        Store(url)
    assert refused.value.key == "store-served"
    assert all("--cluster" in refused.value.said(language) for language in LANGUAGES)
    first.keep_room("ABCDEF", b"")
    first.close()
    Store(url).close()


def test_a_server_is_not_refused_for_the_claim_of_one_that_was_killed(shared: str) -> None:
    """The database may miss a killed server's line a moment after the next one starts: that one waits for it."""
    killed = Store(shared)
    missed = threading.Timer(1, killed.close)
    missed.start()
    Store(shared).close()
    missed.join()


def test_a_server_that_lost_its_database_to_another_writes_nothing(shared: str) -> None:
    """The database was restarted, another server began with it, and the first one finds it again."""
    first = Store(shared)
    first.create(StoredRoom("ABCDEF", 1.0, b"options", b"record"))
    claimed = first._opened.pop_all()  # its claim goes with the database's connection
    with first.engine.begin() as connection:
        ended = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND pid <> pg_backend_pid()"
        connection.execute(sa.text(f"{ended} AND objid::int = hashtext(current_schema())"))
    second = Store(shared)
    with pytest.raises(Fenced):
        first.keep_room("ABCDEF", b"another")
    second.keep_room("ABCDEF", b"the second's")
    second.close()
    claimed.close()


class Two:
    """Two processes of one cluster."""

    def __init__(self, anna: Served, ben: Served) -> None:
        self.anna, self.ben = anna, ben

    async def room(self) -> tuple[str, str, str]:
        """A room of two that anna opened: its code, and the tokens of both."""
        room = await self.anna.open(options=guessing.options(), seats=2)
        entered = await self.anna.enter(room["code"], "Ben")
        return room["code"], room["token"], entered["token"]

    async def table(self) -> tuple[str, str, Client, Client]:
        """A table of two that is open at anna's: its code, Ada's token, and the lines of both."""
        code, ada, ben = await self.room()
        lines = [await self.anna.connect(code, token) for token in (ada, ben)]
        await lines[0].ask("start")
        for line in lines:
            await line.when(lambda client: bool(client.view))
        return code, ada, lines[0], lines[1]


@asynccontextmanager
async def two(url: str, tmp_path: Path) -> AsyncIterator[Two]:
    """Two processes with a database."""
    started = partial(serving, tmp_path, guessing.FORMATS, database=url)
    async with asyncio.timeout(PATIENCE), started(cluster="anna") as anna, started(cluster="ben") as ben:
        yield Two(anna, ben)


def cluster_of(served: Served) -> Cluster:
    """How a process is among the others."""
    found = served.service.places
    assert isinstance(found, Cluster)
    return found


async def said_on(client: Client) -> str:
    """Where a line that ended is sent."""
    await client.when(lambda one: any(message["type"] == "bye" for message in one.messages))
    bye = next(message for message in client.messages if message["type"] == "bye")
    assert (bye["trouble"]["key"], bye["final"]) == ("room-elsewhere", False)
    return str(bye["trouble"]["args"]["at"])


def test_any_process_says_where_a_room_is(shared: str, tmp_path: Path) -> None:
    """Over HTTP as a redirection that a proxy can follow, on a line in its last word."""

    async def run() -> None:
        async with two(shared, tmp_path) as both:
            code, token, _ = await both.room()
            sent = await both.ben.get(f"/api/rooms/{code}?lang=ja", token)
            assert (sent.status_code, sent.headers["Location"]) == (307, f"/api/rooms/{code}?lang=ja&at=anna")
            assert (await both.anna.get(f"/api/rooms/{code}?at=anna", token)).status_code == 200
            misled = await both.ben.get(f"/api/rooms/{code}?at=anna", token)
            assert (misled.status_code, misled.json()["trouble"]["key"]) == (503, "room-moving")
            assert await said_on(await both.ben.connect(code, token)) == "anna"

    asyncio.run(run())


def test_what_a_process_hands_over_goes_on_elsewhere(shared: str, tmp_path: Path) -> None:
    """Every answer that was acknowledged is there; both players are sent to the other process, and asked there."""

    async def run() -> None:
        async with two(shared, tmp_path) as both:
            code, token, ada, ben = await both.table()
            assert (await ada.give(guessing.number(ada.asked), 18))["type"] == "done"
            await cluster_of(both.anna).drain()
            assert [await said_on(line) for line in (ada, ben)] == ["ben", "ben"]
            assert (await both.anna.get("/healthz")).status_code == 404
            again = await both.ben.connect(code, token)
            await again.when(lambda client: bool(client.view))
            assert again.view["written"] == [True, False]
            assert (await both.anna.get(f"/api/rooms/{code}", token)).status_code == 307

    asyncio.run(run())


def test_a_process_that_is_silent_loses_its_rooms_and_finds_out(
    shared: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other one opens them; an answer that the silent one still hears is refused, and its lines are sent on."""

    async def run() -> None:
        async with two(shared, tmp_path) as both:
            code, token, ada, _ = await both.table()
            silent = cluster_of(both.anna)
            assert silent._beating is not None
            silent._beating.cancel()
            there = None
            while there is None or there.view == {}:
                there = await both.ben.connect(code, token)
                await there.when(lambda one: bool(one.view) or any(said["type"] == "bye" for said in one.messages))
            assert (await ada.give(guessing.number(ada.asked), 18))["type"] == "refused"
            assert await said_on(ada) == ""
            assert (await there.give(guessing.number(there.asked), 20))["type"] == "done"
            rows = both.ben.service.store.answers(code, 1)
            assert [(row.n, row.answer) for row in rows] == [(0, "20")]

    monkeypatch.setattr(clusters, "ALIVE", 1.0)
    asyncio.run(run())


def test_a_night_takes_in_the_rooms_that_it_names(shared: str, tmp_path: Path) -> None:
    """A room of another process is handed over to where the night is, with everything in it, and stays there."""

    async def run() -> None:
        async with two(shared, tmp_path) as both:
            code, token, ada, _ = await both.table()
            assert (await ada.give(guessing.number(ada.asked), 18))["type"] == "done"
            made = await both.ben.post("/api/nights", {"name": "Friday", "settings": {}})
            assert made.status_code == 201, made.text
            night = made.json()
            path, prizes = f"/api/nights/{night['code']}/prizes", {"text": "", "room": code, "token": token}
            asked = await both.ben.post(path, prizes, night["key"])
            assert asked.json()["trouble"]["key"] == "table-not-over"
            assert await said_on(ada) == ""
            there = await both.ben.connect(code, token)
            await there.when(lambda client: bool(client.view))
            assert there.view["written"] == [True, False]
            assert both.ben.service.rooms[code].home == f"night-{night['code']}"

    asyncio.run(run())


def test_two_processes_have_two_names(shared: str, tmp_path: Path) -> None:
    """The second of a name is told so in a sentence; what no name can be, and SQLite, are refused at once."""
    from entaku.server.config import config

    for wanted, database, key in (
        ("Anna!", shared, "cluster-name-unfit"),
        ("anna", f"sqlite:///{tmp_path / 'entaku.db'}", "cluster-needs-postgresql"),
    ):
        with pytest.raises(Unlawful) as refused:
            config(tmp_path, database, cluster=wanted)
        assert refused.value.key == key

    async def run() -> None:
        store = Store(shared, "shared")
        first, second = Cluster(store, "anna"), Cluster(store, "anna")
        await first.join()
        first.begin()
        with pytest.raises(Unlawful) as refused:
            await second.join()
        assert refused.value.key == "cluster-name-taken"
        await first.close()
        await second.join()
        store.close()

    asyncio.run(run())


@pytest.mark.parametrize("who", ["beat", "health"])
def test_a_store_closes_when_nothing_is_asked_of_it_any_longer(
    shared: str, monkeypatch: pytest.MonkeyPatch, who: str
) -> None:
    """What a thread still does with a connection is done first, and the connection is closed with the others."""
    asked, go_on = threading.Event(), threading.Event()

    async def run() -> None:
        store = Store(shared, "shared")
        cluster = Cluster(store, "anna")
        await cluster.join()
        health = Health(store, cluster)
        monkeypatch.setattr(clusters, "BEAT", 0.001)
        monkeypatch.setattr(bulletin, "LISTENING", 0.001)
        module, name = (health_module, "form_of") if who == "health" else (leases, "beat")
        real = getattr(module, name)

        def slowly(connection: sa.Connection, **said: object) -> object:
            asked.set()
            assert go_on.wait(PATIENCE)
            return real(connection, **said)

        monkeypatch.setattr(module, name, slowly)
        cluster.begin()
        asking = asyncio.create_task(health.state())
        await asyncio.to_thread(asked.wait)
        closing = asyncio.create_task(health.close() if who == "health" else cluster.close())
        too_early, _ = await asyncio.wait([closing], timeout=0.3)
        go_on.set()
        await asyncio.gather(closing, asking)
        await cluster.close()
        store.close()
        assert not too_early

    asyncio.run(run())
