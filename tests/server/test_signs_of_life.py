"""Whatever is asked of a server, it says that it is alive; and what was made once is kept for whoever asks next."""

import asyncio
import threading
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from entaku.server.cards import gallery
from entaku.server.heavy import Heavy
from entaku.server.made import Made
from entaku.server.places.cluster import Cluster
from entaku.server.storage import leases
from tests.server import guessing
from tests.server.conftest import postgresql_url
from tests.server.serving import PATIENCE, Served, serving
from tests.server.test_rooms import play, table_of_two

MANY = 200
"""More than a process has threads for what is done beside it."""


@asynccontextmanager
async def no_thread_left() -> AsyncIterator[None]:
    """Every thread that asyncio has for everything is taken."""
    go_on = threading.Event()
    taken = [asyncio.create_task(asyncio.to_thread(go_on.wait)) for _ in range(MANY)]
    try:
        await asyncio.sleep(0)
        yield
    finally:
        go_on.set()
        await asyncio.gather(*taken)


def test_health_is_told_while_all_threads_are_taken(tmp_path: Path) -> None:
    """Whoever sends people to the server learns that it is well, however much is being made for others."""

    async def scene(served: Served) -> None:
        async with no_thread_left():
            assert (await served.get("/healthz")).json()["status"] == "ok"

    play(tmp_path, scene)


@pytest.mark.postgresql
def test_a_process_keeps_its_homes_while_all_threads_are_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It says that it is alive, and opens rooms."""
    beats = threading.Semaphore(0)
    real = leases.beat

    def beat(*given: object, **said: object) -> bool:
        beats.release()
        return real(*given, **said)  # type: ignore[arg-type]  # as they come

    monkeypatch.setattr(leases, "beat", beat)

    async def scene() -> None:
        with postgresql_url() as url:
            started = serving(tmp_path, guessing.FORMATS, database=url, cluster="anna")
            async with asyncio.timeout(PATIENCE), started as served, no_thread_left():
                while beats.acquire(blocking=False):
                    pass
                cluster = served.service.places
                assert isinstance(cluster, Cluster)
                assert await cluster.take("room-ABCDEF")
                while not beats.acquire(blocking=False):
                    await asyncio.sleep(0.01)

    asyncio.run(scene())


def test_a_recording_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Thirty who ask for it at once, and whoever asks later, get the same file, made beside the server."""
    asked: Counter[str] = Counter()
    real = Heavy.run

    async def run(self: Heavy, address: str, work: object, *given: object) -> object:
        asked[getattr(work, "__name__", "")] += 1
        return await real(self, address, work, *given)  # type: ignore[arg-type]  # as they come

    monkeypatch.setattr(Heavy, "run", run)

    async def scene(served: Served) -> None:
        ada, ben, room = await table_of_two(served)
        while not (ada.over and ben.over):
            for line in (ada, ben):
                if line.asked:
                    await line.give(guessing.number(line.asked), 20)
        await ada.ask("publish")
        path = f"/api/rooms/{room['code']}/recording"
        found = await asyncio.gather(*(served.get(path, room["token"]) for _ in range(30)))
        assert [one.status_code for one in found] == [200] * 30
        assert len({one.content for one in found}) == 1
        assert (await served.get(path, room["token"])).content == found[0].content
        assert asked["recorded"] == 1

    play(tmp_path, scene)


def test_the_gallery_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until cards are imported everybody gets the same."""
    made: Counter[str] = Counter()
    real = gallery._encoded

    def encoded(*given: object) -> bytes:
        made["gallery"] += 1
        return real(*given)  # type: ignore[arg-type]  # as they come

    monkeypatch.setattr(gallery, "_encoded", encoded)

    async def scene(served: Served) -> None:
        found = [(await served.get("/api/gallery")).content for _ in range(3)]
        assert len(set(found)) == 1
        assert made["gallery"] == 1

    play(tmp_path, scene)


def test_what_was_asked_for_longest_ago_goes_first() -> None:
    """What is kept has bounds; a making that fails is no file, and is tried anew."""

    async def run() -> None:
        made, makings = Made(room=10), Counter[str]()

        async def four(of: str) -> bytes:
            makings[of] += 1
            if of == "c" and makings[of] == 1:
                raise LookupError
            return of.encode() * 4

        async def get(of: str) -> bytes:
            return await made.get(of, lambda: four(of))

        await asyncio.gather(get("a"), get("a"), get("b"))
        await get("a")
        with pytest.raises(LookupError):
            await get("c")
        assert await get("c") == b"cccc"
        for of in ("a", "c", "b"):
            await get(of)
        assert makings == {"a": 1, "b": 2, "c": 2}

    asyncio.run(run())
