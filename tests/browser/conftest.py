"""A real server in a process of its own, and Chromium to look at it with."""

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from entaku.messages import Language
from tests.browser.people import Person

STATIC = Path(__file__).parents[2] / "src" / "entaku" / "server" / "static" / "index.html"
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
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
serve(Config(data=Path(sys.argv[1]), port=int(sys.argv[2])))
"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All of these tests are known as tests of the browser; each worker has a browser and a server of its own."""
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(pytest.mark.browser)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Server:
    """The server, which can be killed and started again over the same store."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        with (self.data / "errors.txt").open("ab") as errors:
            command = [sys.executable, "-c", SERVE, str(self.data), str(self.port)]
            self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=errors)
        for _ in range(200):
            try:
                if httpx.get(f"{self.address}/api/offers").is_success:
                    return
            except httpx.TransportError:
                time.sleep(0.1)
        raise AssertionError("the server does not start: " + (self.data / "errors.txt").read_text())

    def kill(self) -> None:
        """As kill -9 does it: nothing can be put in order any more."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not STATIC.exists():
        pytest.skip("the client is not built: python tools/web.py build")
    running = Server(tmp_path_factory.mktemp("store"))
    running.start()
    yield running
    running.kill()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("there is no Chromium here")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGUMENTS))
        expect.set_options(timeout=30_000)  # what is waited for comes, but a busy machine may be slow
        yield chromium
        chromium.close()


Sit = Callable[..., Person]


@pytest.fixture
def sit(server: Server, browser: Browser) -> Iterator[Sit]:
    """Somebody sits down in front of a browser of their own.  A fault on their page fails the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []
    asked: list[str] = []

    def person(
        name: str, language: Language = "en", width: int = 1440, height: int = 900, touch: bool = False
    ) -> Person:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale="ja-JP" if language == "ja" else "en-GB",
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce",
            base_url=server.address,
        )
        context.set_default_timeout(15_000)
        contexts.append(context)
        page: Page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("request", lambda request: asked.append(request.url))
        return Person(name, page, language)

    yield person
    for context in contexts:
        context.close()
    assert not faults
    others = [url for url in asked if not url.startswith((server.address, "data:", "blob:"))]
    assert others == []
