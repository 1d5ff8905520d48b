"""The companion without a network: kept at the first visit, all of one version, and nothing but the client's files."""

import re
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from entaku.messages import say
from tests.browser.conftest import STATIC
from tests.browser.people import PATIENCE
from tests.ports import free_port

KEPT = re.compile(r'const FILES = \["(.*)"\];')


class Client(SimpleHTTPRequestHandler):
    """The client's files as a server gives them: its one page for every address without a dot."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        if "." not in self.path.rpartition("/")[2]:
            self.path = "/index.html"
        super().do_GET()

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Nothing is printed."""


@contextmanager
def reachable(folder: Path, port: int) -> Iterator[None]:
    """While this lasts the files are served; then there is no server any more, as without a network."""
    server = ThreadingHTTPServer(("127.0.0.1", port), partial(Client, directory=str(folder)))
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def kept(page: Page) -> dict[str, list[str]]:
    """The paths that the browser keeps, by version."""
    found: dict[str, list[str]] = page.evaluate(
        """async () => Object.fromEntries(await Promise.all((await caches.keys()).map(async (name) =>
        [name, (await (await caches.open(name)).keys()).map((one) => new URL(one.url).pathname)])))"""
    )
    return found


def test_the_companion_opens_without_a_network_after_the_first_visit(browser: Browser, tmp_path: Path) -> None:
    """One look at the start page suffices; a new version takes the place of the old one whole; nothing else is kept."""
    if not STATIC.exists():
        pytest.skip("the client is not built: python tools/web.py build")
    folder, port = tmp_path / "static", free_port()
    shutil.copytree(STATIC.parent, folder)
    worker = (folder / "offline.js").read_text(encoding="utf-8")
    listed = KEPT.search(worker)
    assert listed is not None
    files = listed[1].split('","')
    context = browser.new_context(base_url=f"http://127.0.0.1:{port}", locale="ja-JP")
    context.set_default_timeout(1000 * PATIENCE)
    page = context.new_page()
    with reachable(folder, port):
        page.goto("/")
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        (first,) = kept(page)
        assert sorted(kept(page)[first]) == sorted(files)
        page.evaluate("fetch('/api/nights/ABCDEF'), fetch('/licences.txt')")

    page.goto("/companion")
    expect(page.locator("[data-offline=ready]")).to_be_visible()
    page.get_by_role("button", name=say("companion-begin", "ja"), exact=True).click()
    page.locator(".seat[data-seat='0'] .change").first.click()
    expect(page.locator(".seat[data-seat='0'] .life")).to_have_text("19")
    assert sorted(kept(page)[first]) == sorted(files)

    index = folder / "index.html"
    index.write_text(index.read_text(encoding="utf-8").replace("<body>", '<body data-version="2">'), encoding="utf-8")
    (folder / "offline.js").write_text(worker.replace(first.removeprefix("entaku-"), "second"), encoding="utf-8")
    with reachable(folder, port):
        page.goto("/companion")
        expect(page.locator("body[data-version='2'] .seat")).to_have_count(4)
        page.wait_for_function("() => caches.has('entaku-second')")
        page.wait_for_function(
            "() => navigator.serviceWorker.getRegistration().then((one) => !one.installing && !one.waiting)"
        )

    page.goto("/companion")
    expect(page.locator("body[data-version='2'] .seat[data-seat='0'] .life")).to_have_text("19")
    context.close()
