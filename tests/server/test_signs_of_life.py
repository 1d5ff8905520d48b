"""Whatever is asked of a server, it says that it is alive; and what was made once is kept for whoever asks next."""

import asyncio
import threading
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any  # Any: a table of any game

import pytest

from entaku.kernel.seats import Viewer
from entaku.kernel.table import Table
from entaku.server.cards import gallery
from entaku.server.heavy import Heavy
from entaku.server.made import Made
from entaku.server.places.cluster import Cluster
from entaku.server.storage import leases
from entaku.server.tables import history
from entaku.server.tables.bodies import Moment
from entaku.server.tables.sitting import Sitting
from tests.server import guessing
from tests.server.conftest import postgresql_url
from tests.server.serving import PATIENCE, Client, Json, Served, serving
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
        _, room = await played_out(served)
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


async def played_out(served: Served) -> tuple[Client, Json]:
    """A table that is over, and published: its host's line, and the room."""
    ada, ben, room = await table_of_two(served)
    while not (ada.over and ben.over):
        for line in (ada, ben):
            if line.asked:
                await line.give(guessing.number(line.asked), 20)
    await ada.ask("publish")
    return ada, room


def test_a_moment_is_made_once_in_a_thread_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Thirty who look at it get the same while all other threads are taken; another moment is another."""
    made: Counter[int] = Counter()
    real = history.moment_of

    def moment_of(sitting: Sitting, step: int, viewer: Viewer, kept: dict[int, Table[Any, Any]]) -> Moment:
        made[step] += 1
        return real(sitting, step, viewer, kept)

    monkeypatch.setattr(history, "moment_of", moment_of)

    async def scene(served: Served) -> None:
        _, room = await played_out(served)
        path = f"/api/rooms/{room['code']}/history"
        async with no_thread_left():
            found = await asyncio.gather(*(served.get(f"{path}/1?viewer=public") for _ in range(30)))
            other = await served.get(f"{path}/0?viewer=public")
        assert [one.status_code for one in (*found, other)] == [200] * 31
        assert len({one.content for one in found}) == 1
        assert other.content != found[0].content
        assert made == {0: 1, 1: 1}

    play(tmp_path, scene)


def test_who_looks_at_too_many_moments_is_told_so(tmp_path: Path) -> None:
    """They come out of what an address may have of the processor; what was made for others is told all the same."""

    async def scene(served: Served) -> None:
        _, room = await played_out(served)
        path = f"/api/rooms/{room['code']}/history"
        assert (await served.get(f"{path}/1?viewer=public")).status_code == 200
        heavy = served.service.heavy
        spent = dict(heavy._spent)
        assert sum(seconds for _, seconds in spent["127.0.0.1"]) > 0
        heavy._budget = 0.0
        assert (await served.get(f"{path}/0?viewer=public")).json()["trouble"]["key"] == "too-much-work"
        assert (await served.get(f"{path}/1?viewer=public")).status_code == 200

    play(tmp_path, scene)


def test_a_season_is_made_once_for_each_state_of_its_nights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is made beside the server, and anew when something was entered, wherever that was."""
    asked: Counter[str] = Counter()
    real = Heavy.run

    async def run(self: Heavy, address: str, work: object, *given: object) -> object:
        asked[getattr(work, "__name__", "")] += 1
        return await real(self, address, work, *given)  # type: ignore[arg-type]  # as they come

    monkeypatch.setattr(Heavy, "run", run)

    async def scene(served: Served) -> None:
        settings = {"registration": True}
        nights = [
            (await served.post("/api/nights", {"name": name, "settings": settings})).json() for name in ("One", "Two")
        ]
        path = f"/api/season?nights={','.join(night['code'] for night in nights)}"
        first = [(await served.get(path)).json() for _ in range(3)]
        assert first[0]["nights"] == [
            f"{night['code']} {name}" for night, name in zip(nights, ("One", "Two"), strict=True)
        ]
        assert asked["season_of"] == 1
        assert (await served.post(f"/api/nights/{nights[1]['code']}/players", {"name": "Dai"})).status_code == 201
        assert (await served.get(path)).json() == first[0]
        assert asked["season_of"] == 2

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
