"""A real server on a free port, in the loop of the test, and clients that record every byte they are sent."""

import asyncio
import json
from asyncio import TimerHandle
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager, suppress
from contextvars import Context
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec, Self

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from entaku.kernel.errors import Fact
from entaku.server.app import create_app
from entaku.server.config import Config
from entaku.server.run import reserve, settings
from entaku.server.service import Service
from entaku.server.sharing.share import Share
from entaku.server.sharing.tools import Way
from entaku.server.tables.chains import FORMATS
from entaku.server.tables.plays import Format
from tests import plain_http
from tests.server.empty_store import lay_empty_store

Json = dict[str, Any]
PATIENCE = plain_http.PATIENCE


Given = ParamSpec("Given")


def in_a_loop(test: Callable[Given, Coroutine[None, None, None]]) -> Callable[Given, None]:
    """A test that is played in a loop of its own."""

    @wraps(test)
    def run(*given: Given.args, **named: Given.kwargs) -> None:
        asyncio.run(test(*given, **named))

    return run


class Reached:
    """A server that is reached at a port of this machine."""

    def __init__(self, port: int, host: str = "127.0.0.1") -> None:
        self.port = port
        self.host = host
        self.http = plain_http.asking(f"http://{host}:{port}")
        self.clients: list[Client] = []

    async def post(self, path: str, body: object, token: str | None = None, language: str = "en") -> httpx.Response:
        """POST a JSON body."""
        return await self.http.post(path, json=body, headers=_headers(token, language))

    async def get(self, path: str, token: str | None = None, language: str = "en") -> httpx.Response:
        """GET something."""
        return await self.http.get(path, headers=_headers(token, language))

    async def open(self, name: str = "Ada", **wanted: object) -> Json:
        """Start a room."""
        answer = await self.post("/api/rooms", {"name": name, "pace": 0.0, **wanted})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    async def enter(self, code: str, name: str, **wanted: object) -> Json:
        """Enter a room."""
        answer = await self.post(f"/api/rooms/{code}/guests", {"name": name, **wanted})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    async def connect(self, code: str, token: str | None = None, language: str = "en") -> "Client":
        """A line to a room that has said hello."""
        client = await Client.to(self.port, code, self.host)
        self.clients.append(client)
        await client.send({"type": "hello", "token": token, "language": language})
        return client


class Soon:
    """What a server means to do by itself within a moment: bots answer, changes are told."""

    MOMENT = 3.0

    def __init__(self, service: Service) -> None:
        self._call_later = service.call_later
        self._ahead: set[TimerHandle] = set()
        service.call_later = self._note

    def _note(
        self, delay: float, callback: Callable[..., object], *args: object, context: Context | None = None
    ) -> TimerHandle:
        def called() -> None:
            self._ahead.discard(handle)
            callback(*args)

        handle = self._call_later(delay, called, context=context)
        if delay <= self.MOMENT:
            self._ahead.add(handle)
        return handle

    def is_nothing(self) -> bool:
        self._ahead = {handle for handle in self._ahead if not handle.cancelled()}
        return not self._ahead


class Served(Reached):
    """A running server in the loop of the test."""

    def __init__(self, port: int, service: Service, server: uvicorn.Server) -> None:
        super().__init__(port)
        self.service = service
        self.server = server
        self.soon = Soon(service)
        self.told: list[tuple[str, dict[str, Fact]]] = []
        self._lasting = set(service._tasks)

    def is_at_rest(self) -> bool:
        """Whether nothing is under way, at any table or in the store, nor will be until somebody acts."""
        return self.soon.is_nothing() and not self.service.writer.waiting and self.service._tasks <= self._lasting


def _headers(token: str | None, language: str) -> dict[str, str]:
    headers = {"Accept-Language": language}
    return headers | {"Authorization": f"Bearer {token}"} if token else headers


@asynccontextmanager
async def serving(
    data: Path, formats: Mapping[str, Format[Any]] = FORMATS, share_by: object = None, **wanted: object
) -> AsyncIterator[Served]:
    """A server of these formats with its store in `data`; with a door for a tool, the `Way` by which it is shared."""
    config = msgspec.convert({"data": data, "port": 0, **wanted}, Config)
    lay_empty_store(config)
    with reserve(config) as port, reserve(config) as door:
        uvicorn_config = settings(config)
        told: list[tuple[str, dict[str, Fact]]] = []
        share = None
        if isinstance(share_by, Way):
            at = door.getsockname()[1]
            share = Share(share_by, at, lambda key, facts: told.append((key, facts)), config.public_url or "")
        app = uvicorn_config.app = create_app(config, formats, share)
        server = uvicorn.Server(uvicorn_config)
        server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
        task = asyncio.create_task(server.serve(sockets=[port] if share is None else [port, door]))
        while not server.started:
            assert not task.done(), task.exception()
            await asyncio.sleep(0.005)
        served = Served(port.getsockname()[1], app.state.service, server)
        served.told = told
        try:
            yield served
        finally:
            if share is not None:
                await share.close()
            for client in served.clients:
                await client.close()
            await served.http.aclose()
            server.should_exit = True
            await task


class Client:
    """One browser: it keeps every message as it came, and the table as the messages make it."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.raw: list[str] = []
        self.messages: list[Json] = []
        self.view: Json = {}
        self.asked: list[Json] = []
        self.cards: Json = {}
        self.events: list[Json] = []
        self.room: Json = {}
        self.you: Json = {}
        self.table = 0
        self.over = False
        self.requests = 0
        self._seen = 0
        self._news = asyncio.Event()
        self._reader = asyncio.create_task(self._read())

    @classmethod
    async def to(cls, port: int, code: str, host: str = "127.0.0.1") -> Self:
        """A line to a room, on which nothing has been said yet."""
        address = f"ws://{host}:{port}/ws/{code}"
        return cls(await connect(address, max_size=None, compression=None, open_timeout=None, ping_interval=None))

    async def send(self, message: object) -> None:
        """Send a message: a JSON value, or text as it is."""
        await self.connection.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def ask(self, kind: str, **fields: object) -> Json:
        """Ask for something and wait for `done` or `refused`."""
        self.requests += 1
        number = self.requests
        await self.send({"type": kind, "request": number, **fields})
        return await self.until(lambda m: m["type"] in ("done", "refused") and m.get("request", 0) == number)

    async def give(self, decision: int, answer: object, table: int | None = None) -> Json:
        """Answer a decision."""
        return await self.ask("give", table=table or self.table, decision=decision, answer=answer)

    async def until(self, fits: Callable[[Json], bool]) -> Json:
        """The next message that fits, from those not asked for yet."""
        async with asyncio.timeout(PATIENCE):
            while True:
                while self._seen < len(self.messages):
                    self._seen += 1
                    if fits(self.messages[self._seen - 1]):
                        return self.messages[self._seen - 1]
                if self._reader.done():
                    raise ConnectionError("the line has ended")
                self._news.clear()
                await self._news.wait()

    async def when(self, holds: Callable[[Self], bool]) -> None:
        """Wait until the client as it is now fulfils something."""
        async with asyncio.timeout(PATIENCE):
            while not holds(self):
                if self._reader.done():
                    raise ConnectionError("the line has ended")
                self._news.clear()
                await self._news.wait()

    async def heard(self) -> None:
        """Wait until everything is here that the server has said by now: the answer to a ping comes after it."""
        self.requests += 1
        pong = {"type": "pong", "request": self.requests}
        await self.send({"type": "ping", "request": self.requests})
        await self.when(lambda one: pong in one.messages)

    async def next(self, kind: str) -> Json:
        """The next message of a kind."""
        return await self.until(lambda message: message["type"] == kind)

    async def ended(self) -> int | None:
        """Wait until the server ends the line; gives the code."""
        await asyncio.wait_for(asyncio.shield(self._reader), PATIENCE)
        return self.connection.close_code

    async def close(self) -> None:
        """End the line."""
        await self.connection.close()
        with suppress(ConnectionClosed, ConnectionError):
            await self._reader

    async def _read(self) -> None:
        with suppress(ConnectionClosed):
            async for data in self.connection:
                assert isinstance(data, str)
                self.raw.append(data)
                found = json.loads(data)
                for message in found if isinstance(found, list) else [found]:
                    self._take(message)
                    self.messages.append(message)
                self._news.set()
        self._news.set()

    def _take(self, message: Json) -> None:
        kind = message["type"]
        if kind in ("welcome", "room"):
            self.room, self.you = message["room"], message["you"]
        elif kind == "night":
            self.view = message["view"]
        elif kind == "table":
            self.view, self.table = message["view"], message["table"]
            self.asked = questions(message["asked"], [])
            self.cards |= message["cards"]
            self.over = message["over"]
        elif kind == "update":
            for path, value in message.get("changes", {}).items():
                put(self.view, path, value)
            if message.get("asked") is not None:
                self.asked = questions(message["asked"], self.asked)
            self.events += message.get("events", [])
            self.cards |= message.get("cards", {})
            self.over = message.get("over", False)


def questions(told: list[Any], before: list[Json]) -> list[Json]:
    """What is asked, as a browser takes it in: a number stands for a question that was told before."""
    known = {one["decision"]["id"]: one for one in before}
    return [known[one] if isinstance(one, int) else one for one in told]


def put(view: Json, path: str, value: list[Any]) -> None:
    """Put a change in its place."""
    *steps, last = path.removesuffix("+").removesuffix("-").split(".")
    place: Any = view
    for step in steps:
        place = place[int(step) if isinstance(place, list) else step]
    key: Any = int(last) if isinstance(place, list) else last
    if path.endswith("+"):
        place[key] = [*place.get(key, ()), *value] if isinstance(place, dict) else [*place[key], *value]
    elif path.endswith("-"):
        place[key] = [item for at, item in enumerate(place[key]) if at not in value]
    else:
        place[key] = value
