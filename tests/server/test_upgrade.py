"""A process that takes another's place: nobody is led to it before it can answer, and nobody is told before it can."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from entaku.kernel.errors import Unlawful
from entaku.server.app import create_app
from entaku.server.config import Config
from entaku.server.run import Server, reserve, settings
from tests.plain_http import asking
from tests.server.serving import PATIENCE


class Starting:
    """A server that waits in the middle of its start, as one does whose database takes its time."""

    def __init__(self, data: Path, port: int = 0) -> None:
        config = Config(data=data, port=port)
        self.is_starting, self.go_on = asyncio.Event(), asyncio.Event()
        self.said: list[str] = []
        self.socket = reserve(config)
        self.port: int = self.socket.getsockname()[1]
        wanted = settings(config)
        wanted.app = self._held(create_app(config))
        self.server = Server(wanted, self._ready)
        self.server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]

    def _held(self, app: Starlette) -> Starlette:
        real = app.router.lifespan_context

        @asynccontextmanager
        async def lifespan(app: Starlette) -> AsyncIterator[None]:
            self.is_starting.set()
            await self.go_on.wait()
            async with real(app):
                yield

        app.router.lifespan_context = lifespan
        return app

    def _ready(self) -> None:
        with socket.create_connection(("127.0.0.1", self.port), PATIENCE):
            self.said.append("ready")

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        with self.socket:
            task = asyncio.create_task(self.server.serve([self.socket]))
            try:
                await self.is_starting.wait()
                yield
            finally:
                self.go_on.set()
                self.server.should_exit = True
                await task

    async def health(self) -> int:
        """What a proxy is told that asks whether it is well."""
        async with asking() as http:
            return (await http.get(f"http://127.0.0.1:{self.port}/healthz")).status_code


def test_nobody_is_listened_to_before_the_server_can_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While it starts whoever connects is refused at once, so that a proxy leads them elsewhere; then it says so."""

    async def scene() -> None:
        starting = Starting(tmp_path)
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as system:
            system.bind(str(tmp_path / "notify"))
            system.setblocking(False)
            monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
            async with asyncio.timeout(PATIENCE), starting.running():
                with pytest.raises(httpx.ConnectError):
                    await starting.health()
                with pytest.raises(BlockingIOError):
                    system.recv(100)
                assert starting.said == []
                starting.go_on.set()
                assert await asyncio.get_running_loop().sock_recv(system, 100) == b"READY=1"
                assert starting.said == ["ready"]
                assert await starting.health() == 200

    asyncio.run(scene())


def test_of_two_that_reserved_a_port_one_has_it(tmp_path: Path) -> None:
    """The other one ends with a sentence, and says to nobody that it is ready."""

    async def scene() -> None:
        first = Starting(tmp_path / "first")
        second = Starting(tmp_path / "second", first.port)
        async with asyncio.timeout(PATIENCE), first.running():
            first.go_on.set()
            while not first.said:
                await asyncio.sleep(0.01)
            second.go_on.set()
            with second.socket, pytest.raises(Unlawful) as refused:
                await second.server.serve([second.socket])
            assert refused.value.key == "serve-no-port"
            assert second.said == []

    asyncio.run(scene())


def test_a_port_that_is_listened_to_can_t_be_reserved(tmp_path: Path) -> None:
    """It is refused with a sentence before anything is opened."""
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(Unlawful) as refused:
        reserve(Config(data=tmp_path, port=taken.getsockname()[1]))
    assert refused.value.key == "serve-no-port"
