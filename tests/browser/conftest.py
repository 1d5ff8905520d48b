"""A real server in a process of its own, and Chromium to look at it with."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, StorageState, expect, sync_playwright

from entaku.messages import Language
from tests import plain_http
from tests.browser.people import PATIENCE, Person
from tests.ports import free_port

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "entaku" / "server" / "static" / "index.html"
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")
CHROMIUM = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
"""Chromium; rather the one that draws no windows of its own, which takes half of the processor's time."""
ARGUMENTS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
SERVE = """
import sys
from pathlib import Path
from entaku.server.config import Config
from entaku.server.run import serve
from tests.chance import Chance
from tests.server.unhurried import unhurried
data = Path(sys.argv[1])
Chance((data / "test.txt").read_text).install()
unhurried()
serve(Config(data=data, port=int(sys.argv[2]), mixing=60.0, crowd=1_000, rate=10_000.0))
"""
"""The server as people run it, but that its lots follow from the test's name, it waits long enough for devices, and one
address may start as many rooms, and answer as often, as all the tests want."""

NONCES = """(() => {
  let state = 2166136261;
  for (const letter of %s) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  const next = () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 374761393;
    return state >>> 8;
  };
  crypto.getRandomValues = (array) => {
    for (let place = 0; place < array.length; place++) array[place] = next();
    return array;
  };
})()"""
"""The same for what a device gives to a seed."""

expect.set_options(timeout=1000 * PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All of these tests are known as tests of the browser; each worker has a browser and a server of its own."""
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(pytest.mark.browser)


class Server:
    """The server, which can be killed and started again over the same store."""

    program = SERVE

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.http = self._client()
        self.process: subprocess.Popen[bytes] | None = None

    def deal_for(self, test: str) -> None:
        """From now on lots follow from this name."""
        (self.data / "test.txt").write_text(test)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def addresses(self) -> tuple[str, ...]:
        """Wherever it is reached."""
        return (self.address,)

    def _client(self) -> httpx.Client:
        return plain_http.client(self.address)

    def start(self) -> None:
        with (self.data / "errors.txt").open("ab") as errors:
            command = [sys.executable, "-c", self.program, str(self.data), str(self.port)]
            self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=errors, cwd=ROOT)
        begun = time.monotonic()
        while time.monotonic() - begun < PATIENCE and self.process.poll() is None:
            try:
                if self.http.get("/api/offers").is_success:
                    return
            except httpx.TransportError:
                time.sleep(0.1)
        raise AssertionError("the server does not start: " + (self.data / "errors.txt").read_text())

    def kill(self) -> None:
        """As kill -9 does it: nothing can be put in order any more."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        # Lines to what has been killed are kept open here: the next question over one would only find out.
        self.http.close()
        self.http = self._client()


def serving(running: Server) -> Iterator[Server]:
    """A server while tests use it, with the built client."""
    if not STATIC.exists():
        pytest.skip("the client is not built: python tools/web.py build")
    running.deal_for("the first test")
    try:
        running.start()
        yield running
    finally:
        running.kill()
        running.http.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from serving(Server(tmp_path_factory.mktemp("store")))


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("there is no Chromium here")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGUMENTS), timeout=1000 * PATIENCE)
        yield chromium
        chromium.close()


Sit = Callable[..., Person]


def remembering(server: Server, kept: Mapping[str, str]) -> StorageState:
    """A browser that has been here before, and kept this."""
    return {
        "origins": [
            {"origin": server.address, "localStorage": [{"name": name, "value": value} for name, value in kept.items()]}
        ]
    }


def device(
    browser: Browser,
    server: Server,
    language: Language = "en",
    size: tuple[int, int] = (1440, 900),
    touch: bool = False,
    kept: Mapping[str, str] = {},
) -> BrowserContext:
    """A browser of somebody's own."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale="ja-JP" if language == "ja" else "en-GB",
        has_touch=touch,
        is_mobile=touch,
        reduced_motion="reduce",
        base_url=server.address,
        storage_state=remembering(server, kept),
    )
    context.set_default_timeout(1000 * PATIENCE)
    return context


@pytest.fixture
def sit(server: Server, browser: Browser, request: pytest.FixtureRequest) -> Iterator[Sit]:
    """Somebody sits down in front of a browser of their own.  A fault on their page fails the test."""
    server.deal_for(request.node.nodeid)
    contexts: list[BrowserContext] = []
    faults: list[str] = []
    asked: list[str] = []

    def person(
        name: str,
        language: Language = "en",
        width: int = 1440,
        height: int = 900,
        touch: bool = False,
        kept: Mapping[str, str] = {},
    ) -> Person:
        context = device(browser, server, language, (width, height), touch, kept)
        context.add_init_script(
            NONCES % json.dumps(f"{os.environ.get('ENTAKU_CHANCE', '')} {request.node.nodeid} {name}")
        )
        contexts.append(context)
        page: Page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("request", lambda request: asked.append(request.url))
        return Person(name, page, language)

    yield person
    for context in contexts:
        context.close()
    assert not faults
    others = [url for url in asked if not url.startswith((*server.addresses, "data:", "blob:"))]
    assert others == []
