"""What a first visit weighs: everything that comes over the wire until the page is at rest."""

import re
from collections.abc import Callable
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import Browser, Page

from entaku.laboratory.bench_table import ROOM, recorded
from entaku.messages import Language
from tests.browser.conftest import ROOT, Server, device
from tests.browser.looking import rest_swept
from tests.browser.tables import Told
from tests.browser.timing import LATER, NO_WORKER, Loaded

MOST = 200 * 1024
"""Bytes of a first visit, with headers and everything that comes after the page stands."""
SETTLED = 1_500
"""Milliseconds without anything that is fetched, after which nothing more comes by itself."""


def start(page: Page, server: Server) -> None:
    page.goto("/")


def lobby(page: Page, server: Server) -> None:
    body = {"name": "Ada", "seats": 4, "options": {"type": "draft", "sets": ["CNS"]}}
    room = server.http.post("/api/rooms", json=body).json()
    page.add_init_script(f"localStorage.setItem('entaku.token.{room['code']}', '{room['token']}')")
    page.goto(f"/r/{room['code']}")


def game(page: Page, server: Server) -> None:
    Told(page, recorded(answers=1))


@pytest.mark.parametrize("language", rest_swept("ja", "en"))
@pytest.mark.parametrize("visit", [start, lobby, game])
def test_a_first_visit_is_light(
    browser: Browser, server: Server, visit: Callable[[Page, Server], None], language: Language
) -> None:
    """All of it by Brotli, and by gzip what the page stands with, is under 200 KB; no other pages' texts are in it."""
    context = device(browser, server, language, kept={f"entaku.token.{ROOM}": "token"})
    page = context.new_page()
    page.add_init_script(NO_WORKER)
    loaded = Loaded(page)
    visit(page, server)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLED)
    paths = [urlsplit(url).path for url in loaded.bytes]
    assert any(f"/assets/texts-{language}-first-" in path for path in paths)
    assert not [path for path in paths if "-rest-" in path]
    assert sum(loaded.bytes.values()) < MOST
    standing = [path for path in paths if not any(part in path for part in LATER)]
    assert sum(by_gzip(server, path) for path in standing if path != f"/api/rooms/{ROOM}/qr.svg") < MOST
    context.close()


def by_gzip(server: Server, path: str) -> int:
    """The bytes of an answer as a browser is given it without TLS, with the headers."""
    asked = {"Accept-Encoding": "gzip, deflate"}
    with httpx.stream("GET", server.address + path, headers=asked) as answer:
        headers = sum(len(name) + len(value) + 4 for name, value in answer.headers.raw)
        return headers + sum(map(len, answer.iter_raw()))


def test_every_sign_is_in_the_font(browser: Browser, server: Server) -> None:
    """The font that the pages are sent has each sign that they draw, and none that they don't."""
    context = device(browser, server)
    page = context.new_page()
    page.goto("/")
    drawn: dict[str, bool] = page.evaluate(DRAWN, [*map(chr, range(0xE600, 0xEB00))])
    assert {sign for sign, found in drawn.items() if found} == signs()
    context.close()


def signs() -> set[str]:
    """Every sign that a page draws, as the client's modules name it."""
    modules = [ROOT / "web" / "src" / name for name in ("lib/symbols.ts", "game/keyword_icons.ts")]
    named = {int(code, 16) for module in modules for code in re.findall(r"0x(e\w{3})", module.read_text("utf-8"))}
    return {chr(code) for code in named | {0xE605 + number for number in range(16)}}


DRAWN = """async (signs) => {
  await document.fonts.load('40px Mana');
  const pen = new OffscreenCanvas(80, 80).getContext('2d', { willReadFrequently: true });
  const drawn = (sign) => {
    pen.clearRect(0, 0, 80, 80);
    pen.font = '40px Mana, monospace';
    pen.fillText(sign, 10, 60);
    return pen.getImageData(0, 0, 80, 80).data.join();
  };
  const none = drawn('\\uf8f0');
  return Object.fromEntries(signs.map((sign) => [sign, drawn(sign) !== none]));
}"""
"""Which of these are drawn in another way than a sign that no font has."""
