"""A server that is killed in mid-draft loses nothing; one whose store fails neither loses nor doubles an answer."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
import sqlalchemy as sa

from entaku.drafts.views import DraftView
from entaku.server.storage import store as store_module
from entaku.server.storage.store import Store
from tests.plain_http import asking
from tests.ports import free_port
from tests.server import guessing
from tests.server.conftest import postgresql_url
from tests.server.mixing import END_WAITING
from tests.server.resting import at_rest
from tests.server.serving import PATIENCE, Client, Json, serving

ROOT = Path(__file__).parents[2]
CLOCK = {"first": 900.0, "last": 900.0, "others": 900.0}
"""Nobody's time runs out while a server starts."""
SERVER = """
import os, sys
from pathlib import Path
from entaku.server.config import Config
from entaku.server.run import serve
from tests.chance import Chance
from tests.server.mixing import Waiting
from tests.server.unhurried import unhurried
test = os.environ["PYTEST_CURRENT_TEST"].removesuffix(" (call)")
Chance(lambda: test).install()
unhurried()
Waiting().end_when_told()
data, database, port = sys.argv[1:]
serve(Config(data=Path(data), database=database or None, port=int(port)))
"""


class Process:
    """A server in a process of its own, which can be killed and started again."""

    def __init__(self, data: Path, database: str) -> None:
        self.port = free_port()
        self.arguments = [sys.executable, "-c", SERVER, str(data), database, str(self.port)]
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Start it, and wait until it answers."""
        self.process = subprocess.Popen(self.arguments, stdout=subprocess.DEVNULL, cwd=ROOT)
        deadline = time.monotonic() + PATIENCE
        async with asking() as http:
            while time.monotonic() < deadline and self.process.poll() is None:
                try:
                    await http.get(f"http://127.0.0.1:{self.port}/api/offers", timeout=PATIENCE)
                    return
                except httpx.TransportError:
                    await asyncio.sleep(0.05)
        raise TimeoutError("the server does not answer")

    def kill(self) -> None:
        """As a power cut does."""
        if self.process is not None and self.process.poll() is None:
            os.kill(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def end_waiting(self) -> None:
        """Devices that have no part in a seed yet are waited for no longer."""
        assert self.process is not None
        self.process.send_signal(END_WAITING)

    async def connect(self, code: str, token: str) -> Client:
        """A line of a seat, which sees its table."""
        client = await Client.to(self.port, code)
        await client.send({"type": "hello", "token": token})
        await client.when(lambda one: bool(one.view) or one.room.get("phase") == "lobby")
        return client


@asynccontextmanager
async def process(data: Path, database: str = "") -> AsyncIterator[Process]:
    """A server process."""
    running = Process(data, database)
    await running.start()
    try:
        yield running
    finally:
        running.kill()


async def pick(client: Client) -> None:
    """Pick the default, if a pick is asked for, and wait until it is stored and shown."""
    needed = next((a["decision"] for a in client.asked if not a["decision"].get("optional")), None)
    if needed is not None:
        assert (await client.give(needed["id"], needed["default"]))["type"] == "done"
        await client.when(lambda one: all(a["decision"]["id"] != needed["id"] for a in one.asked))


def public(view: Json) -> DraftView:
    """What of a view must be the same afterwards."""
    return msgspec.convert({**view, "log": []}, DraftView)


def rests(client: Client) -> bool:
    """Whether the table waits for people alone: both have a pack before them, and no bot has one."""
    asked = [one for one in client.asked if not one["decision"].get("optional")]
    ada, ben, *bots = client.view["players"]
    return bool(asked and ada["packs"] and ben["packs"]) and not any(bot["packs"] for bot in bots)


async def kill_and_come_back(data: Path, database: str) -> None:
    """Two people and two bots draft; the server is killed twice; the same seats go on from the same picks."""
    async with asyncio.timeout(PATIENCE), process(data, database) as server:
        async with asking(f"http://127.0.0.1:{server.port}") as http:
            # Cards that only lie there: one that picks by itself might leave a table that never rests.
            cube = {"name": "Plain", "text": "60 Silverchase Fox\n60 Wild Pair"}
            options = {"type": "draft", "cube": cube, "rounds": 1, "pack_sizes": [15], "clock": CLOCK}
            wanted = {"name": "Ada", "seats": 4, "options": options, "pace": 0}
            room = (await http.post("/api/rooms", json=wanted)).json()
            code = room["code"]
            ben = (await http.post(f"/api/rooms/{code}/guests", json={"name": "Ben"})).json()
        tokens = [room["token"], ben["token"]]
        players = [await server.connect(code, token) for token in tokens]
        assert (await players[0].ask("start"))["type"] == "done"
        for player in players:
            await player.when(lambda one: bool(one.asked))
        for _ in range(2):
            for player in players * 3:
                await player.when(lambda one: any(not a["decision"].get("optional") for a in one.asked))
                await pick(player)
            for player in players:
                await player.when(rests)
            before = [public(player.view) for player in players]
            server.kill()
            for player in players:
                await player.ended()
            await server.start()
            players = [await server.connect(code, token) for token in tokens]
            assert [public(player.view) for player in players] == before
            assert all(asked["left"] > 0 for p in players for asked in p.asked if not asked["decision"].get("optional"))
        while not all(player.over for player in players):
            for player in players:
                await pick(player)
            await asyncio.sleep(0.01)
        assert players[0].view["stage"] == "over"
        for player in players:
            await player.close()


def test_a_killed_server_goes_on_where_it_was(tmp_path: Path) -> None:
    """kill -9 in mid-draft, twice: the same seats see the same table, and draft to the end."""
    asyncio.run(kill_and_come_back(tmp_path, ""))


@pytest.mark.postgresql
def test_a_killed_server_goes_on_with_postgresql(tmp_path: Path) -> None:
    """The same with the other database."""
    with postgresql_url() as url:
        asyncio.run(kill_and_come_back(tmp_path, url))


def test_an_answer_that_cannot_be_stored_is_not_heard_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sender is told; the others hear nothing; when the store is there again the table stands as it was stored."""
    monkeypatch.setattr(store_module, "RETRIES", (0.0,))
    broken = False
    append = Store.append

    def failing(store: Store, *given: object) -> None:
        if broken:
            raise sa.exc.OperationalError("lost", {}, Exception("the disk is full"))
        append(store, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(Store, "append", failing)

    async def run() -> None:
        nonlocal broken
        async with asyncio.timeout(PATIENCE), serving(tmp_path, guessing.FORMATS) as served:
            room = await served.open(options=guessing.options(), seats=2)
            entered = await served.enter(room["code"], "Ben")
            ada = await served.connect(room["code"], room["token"], "ja")
            ben = await served.connect(room["code"], entered["token"])
            await ada.ask("start")
            for client in (ada, ben):
                await client.when(lambda client: bool(client.view))
            asked = guessing.number(ada.asked)
            broken = True
            refused = await ada.give(asked, 18)
            assert refused["trouble"]["key"] == "store-trouble"
            assert "記録" in refused["trouble"]["text"]
            broken = False
            await ada.when(lambda client: sum(1 for m in client.messages if m["type"] == "table") >= 2)
            assert ada.view["written"] == [False, False]
            await at_rest(served, ben)
            assert not any('"number":18' in data or '"written":[true' in data for data in ben.raw)
            assert (await ada.give(asked, 4))["type"] == "done"
            await ben.when(lambda client: client.view["written"] == [True, False])
            assert [row.answer for row in served.service.store.answers(room["code"], 1)] == ["4"]

    asyncio.run(run())


def test_a_room_that_left_the_memory_comes_back_when_somebody_asks(tmp_path: Path) -> None:
    """Seats, tokens, a pause and what was written down are the same; the clock stood still."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path, guessing.FORMATS, idle=0.0) as served:
            room = await served.open(options=guessing.options(seconds=900.0), seats=2)
            ada = await served.connect(room["code"], room["token"])
            await ada.ask("start")
            await ada.when(lambda client: bool(client.view))
            await ada.give(guessing.number(ada.asked), 9)
            await ada.when(lambda client: client.view["shown"] == [[9, 7]])
            await ada.ask("pause", on=True)
            await ada.close()
            (left,) = served.service.rooms.values()
            while left.here.lines:
                await asyncio.sleep(0.005)
            served.service._tidy()
            assert served.service.rooms == {}
            again = await served.connect(room["code"], room["token"])
            await again.when(lambda client: bool(client.view))
            assert again.view["shown"] == [[9, 7]]
            assert again.room["paused"] is True
            assert 900 - PATIENCE < again.asked[0]["left"] <= 900

    asyncio.run(run())
