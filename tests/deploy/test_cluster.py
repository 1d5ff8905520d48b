"""Three processes behind HAProxy, and what may befall them while people draft: nothing is lost, everybody goes on."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from entaku.server.storage.engine import engine_of
from entaku.server.storage.schema import ANSWERS, HOMES, PROCESSES, TABLES
from tests.deploy.cluster import NAMES, Processes, clustered, proxied
from tests.deploy.proxies import NAME, expect_installed
from tests.deploy.running import PATIENCE
from tests.server.conftest import postgresql_url
from tests.server.serving import Client, Json

pytestmark = [pytest.mark.sweep, pytest.mark.postgresql, pytest.mark.xdist_group("proxies")]

TABLES_OPEN = 6
OPTIONS = {"type": "draft", "sets": ["CNS"], "rounds": 2}


@pytest.fixture
def processes(tmp_path: Path) -> Iterator[Processes]:
    """Three processes, without their proxy."""
    expect_installed("haproxy", "openssl")
    with postgresql_url() as url, clustered(tmp_path, url) as found:
        yield found


class Drafter:
    """Somebody at a table who takes whatever is first, and comes back however often the line is lost."""

    def __init__(self, processes: Processes, room: Json) -> None:
        self.processes = processes
        self.code: str = room["code"]
        self.token: str = room["token"]
        self.acknowledged: list[tuple[int, int]] = []
        self.is_done = False
        self.silences: list[float] = []
        self._heard = time.monotonic()
        self._at = ""

    async def draft(self) -> None:
        """Draft to the end."""
        while not self.is_done:
            with suppress(OSError, WebSocketException):
                await self._once()
            await asyncio.sleep(0.3)

    async def _once(self) -> None:
        place, self._at = f"?at={self._at}" if self._at else "", ""
        address = f"wss://{NAME}:{self.processes.https}/ws/{self.code}{place}"
        there = {"host": "127.0.0.1", "port": self.processes.https, "ssl": self.processes.trust}
        async with connect(address, **there, open_timeout=5, ping_interval=1, ping_timeout=3) as connection:  # type: ignore[arg-type]
            line = Client(connection)
            await line.send({"type": "hello", "token": self.token, "language": "en"})
            try:
                await self._play(line)
            finally:
                byes = [message for message in line.messages if message["type"] == "bye"]
                self._at = str(byes[-1]["trouble"]["args"].get("at", "")) if byes else ""

    async def _play(self, line: Client) -> None:
        while not self.is_done:
            await line.when(lambda one: one.over or any(map(is_needed, one.asked)))
            if line.over:
                self.is_done = True
                return
            needed = next(asked["decision"] for asked in line.asked if is_needed(asked))
            said = await line.give(needed["id"], needed["default"])
            if said["type"] == "done":
                self.acknowledged.append((line.table, needed["id"]))
                now = time.monotonic()
                self.silences.append(now - self._heard)
                self._heard = now
                await line.when(lambda one, number=needed["id"]: all(a["decision"]["id"] != number for a in one.asked))  # type: ignore[misc]
            await asyncio.sleep(0.3)


def is_needed(asked: Json) -> bool:
    """Whether the table waits for an answer."""
    return not asked["decision"].get("optional")


class Evening:
    """Some tables with a person and a bot each, and what has become of them."""

    def __init__(self, processes: Processes) -> None:
        self.processes = processes
        self.drafters: list[Drafter] = []

    async def open(self) -> None:
        """Open the tables by way of the proxy; each is drafting when this ends."""
        async with self.visitor() as visitor:
            for _ in range(TABLES_OPEN):
                body = {"name": "Ada", "seats": 2, "bots": [1], "options": OPTIONS, "pace": 0.0}
                made = await visitor.post("/api/rooms", json=body)
                assert made.status_code == 201, made.text
                drafter = Drafter(self.processes, made.json())
                self.drafters.append(drafter)
                await self._begin(drafter)

    async def _begin(self, drafter: Drafter) -> None:
        for name in ("", *NAMES):
            place = f"?at={name}" if name else ""
            address = f"wss://{NAME}:{self.processes.https}/ws/{drafter.code}{place}"
            async with connect(
                address, host="127.0.0.1", port=self.processes.https, ssl=self.processes.trust
            ) as connection:
                line = Client(connection)
                await line.send({"type": "hello", "token": drafter.token, "language": "en"})
                await line.when(lambda one: any(message["type"] in ("welcome", "bye") for message in one.messages))
                if any(message["type"] == "welcome" for message in line.messages):
                    await line.ask("start")
                    return
        raise AssertionError(f"nobody has {drafter.code} open")

    def visitor(self) -> httpx.AsyncClient:
        """A browser that has looked the name up."""
        client = httpx.AsyncClient(
            base_url=f"https://127.0.0.1:{self.processes.https}",
            transport=httpx.AsyncHTTPTransport(verify=self.processes.trust),
            timeout=PATIENCE,
            headers={"Host": f"{NAME}:{self.processes.https}"},
        )

        async def named(asked: httpx.Request) -> None:
            asked.extensions.update(sni_hostname=NAME)

        client.event_hooks["request"].append(named)
        return client

    def busiest(self) -> str:
        """The process that has most of the tables open."""
        engine = engine_of(self.processes.url)
        with engine.connect() as connection:
            held = sa.select(PROCESSES.c.name).join(HOMES, HOMES.c.holder == PROCESSES.c.id)
            names = connection.execute(held).scalars().all()
        engine.dispose()
        return str(Counter(names).most_common(1)[0][0])

    async def with_trouble(self, trouble: Callable[[str], object]) -> None:
        """Draft to the end at every table; meanwhile, when all are in the middle of it, something happens.

        `trouble` is told which process it is to befall: the one with most of the tables.
        """
        drafting = [asyncio.create_task(drafter.draft()) for drafter in self.drafters]
        async with asyncio.timeout(PATIENCE):
            while not all(len(drafter.acknowledged) >= 5 for drafter in self.drafters):
                await asyncio.sleep(0.05)
            await asyncio.to_thread(trouble, await asyncio.to_thread(self.busiest))
            await asyncio.gather(*drafting)

    def expect_nothing_lost(self) -> None:
        """Every answer that was acknowledged is stored, once, in one row of answers without a gap."""
        engine = engine_of(self.processes.url)
        with engine.connect() as connection:
            for drafter in self.drafters:
                own = sa.select(ANSWERS.c.n, ANSWERS.c.decision, ANSWERS.c.seat).where(ANSWERS.c.code == drafter.code)
                rows = connection.execute(own.order_by(ANSWERS.c.n)).all()
                assert [row.n for row in rows] == list(range(len(rows)))
                # What may be done at any time is one decision that is answered again and again; a bot does so.
                times = Counter((1, row.decision) for row in rows)
                assert len(set(drafter.acknowledged)) == len(drafter.acknowledged)
                assert all(times[answered] == 1 for answered in drafter.acknowledged)
                begun = sa.select(sa.func.count()).select_from(TABLES).where(TABLES.c.code == drafter.code)
                assert connection.execute(begun).scalar_one() == 1
        engine.dispose()

    def longest_silence(self) -> float:
        """Seconds that the one who waited longest had between two answers."""
        return max(max(drafter.silences[1:]) for drafter in self.drafters)


@contextmanager
def evening(processes: Processes) -> Iterator[Evening]:
    """An evening behind the proxy."""
    with proxied(processes):
        found = Evening(processes)
        asyncio.run(found.open())
        yield found


def test_a_process_is_killed(processes: Processes) -> None:
    """Whoever was there goes on at another; a new one of its name comes and takes part."""

    def trouble(busiest: str) -> None:
        processes.kill(busiest)
        time.sleep(1)
        processes.start(busiest)

    with evening(processes) as night:
        asyncio.run(night.with_trouble(trouble))
        night.expect_nothing_lost()
        print(f"longest silence after kill -9: {night.longest_silence():.1f} s")


def test_processes_are_replaced_one_by_one(processes: Processes) -> None:
    """An upgrade: each hands over what it has, ends, and comes again; nobody waits for long."""

    def trouble(busiest: str) -> None:
        for name in NAMES:
            processes.stop(name)
            processes.start(name)

    with evening(processes) as night:
        asyncio.run(night.with_trouble(trouble))
        night.expect_nothing_lost()
        print(f"longest silence in an upgrade: {night.longest_silence():.1f} s")


def test_a_process_stands_still_and_comes_back(processes: Processes) -> None:
    """It was taken for dead: what it still has in memory and on its lines is no longer anybody's table."""

    def trouble(busiest: str) -> None:
        processes.freeze(busiest)
        time.sleep(6)
        processes.thaw(busiest)

    with evening(processes) as night:
        asyncio.run(night.with_trouble(trouble))
        night.expect_nothing_lost()


def test_a_process_is_cut_off_from_the_database(processes: Processes) -> None:
    """Packets are dropped, which nobody is told: the process is well otherwise, and thinks so."""

    def trouble(busiest: str) -> None:
        processes.relays[busiest].cut()
        time.sleep(6)
        processes.relays[busiest].mend()

    with evening(processes) as night:
        asyncio.run(night.with_trouble(trouble))
        night.expect_nothing_lost()


def test_every_line_to_the_database_breaks(processes: Processes) -> None:
    """As when it is started again: all processes find it again, and none takes the others for dead."""

    def trouble(busiest: str) -> None:
        for relay in processes.relays.values():
            relay.cut()
            relay.mend()

    with evening(processes) as night:
        asyncio.run(night.with_trouble(trouble))
        night.expect_nothing_lost()


def test_the_proxy_is_started_again(processes: Processes) -> None:
    """All lines break at once, and everybody is led to where their table is."""
    with proxied(processes):
        night = Evening(processes)
        asyncio.run(night.open())

        async def scene() -> None:
            drafting = [asyncio.create_task(drafter.draft()) for drafter in night.drafters]
            while not all(len(drafter.acknowledged) >= 5 for drafter in night.drafters):
                await asyncio.sleep(0.05)
            for task in drafting:
                task.cancel()
            # Their lines are closed here: cancelled once more while they close, they would stay open.
            await asyncio.gather(*drafting, return_exceptions=True)

        asyncio.run(scene())
    with proxied(processes):
        asyncio.run(night.with_trouble(lambda _: None))
        night.expect_nothing_lost()
