"""Viewers' own pictures: off until somebody turns them on, fetched by their browser alone, over the made faces."""

import json
import time
import zlib
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from urllib.parse import unquote

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from entaku.messages import Language
from entaku.oracle.library import Library
from tests.browser.conftest import SERVE, Server, device, serving
from tests.browser.looking import misplaced, rest_swept
from tests.browser.people import Person
from tests.oracle.making import scryfall_card

IMAGES = "images=(data / 'images.txt').read_text()"
SHOWN = "5 Custodi Lich\n5 Palace Sentinels\n5 Beast Within"
HERE = """() => new Set([...document.querySelectorAll('.card .printed')]
  .filter((one) => one.naturalWidth > 0 && getComputedStyle(one).opacity === '1').map((one) => one.src)).size === 2"""
"""Two cards of three are seen as pictures that have come."""


def png(shade: int) -> bytes:
    """A picture of one point."""

    def part(kind: bytes, data: bytes) -> bytes:
        return len(data).to_bytes(4, "big") + kind + data + zlib.crc32(kind + data).to_bytes(4, "big")

    head = part(b"IHDR", bytes([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]))
    return b"\x89PNG\r\n\x1a\n" + head + part(b"IDAT", zlib.compress(bytes([0, shade]))) + part(b"IEND", b"")


class FarSide:
    """Somebody else's server, which has some pictures and remembers what it was asked for."""

    def __init__(self, *has: str) -> None:
        self.asked: list[str] = []
        self.told: list[str] = []
        side = self

        class Answers(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                path = unquote(self.path)
                side.asked.append(path)
                side.told.extend(f"{key}: {value}" for key in ("referer", "cookie") if (value := self.headers.get(key)))
                self.send_response(200 if path in has else 404)
                self.send_header("content-type", "image/png")
                self.end_headers()
                if path in has:
                    self.wfile.write(png(200))

            def log_message(self, *_: object) -> None:
                """Says nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Answers)
        self.address = f"http://localhost:{self.server.server_port}"
        self.thread = Thread(target=self.server.serve_forever, daemon=True)

    def __enter__(self) -> "FarSide":
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.server.server_close()


class Offering(Server):
    """A server whose keeper has a folder of pictures."""

    program = SERVE.replace("mixing=60.0", f"{IMAGES}, mixing=60.0")


BY_ONE = pytest.mark.xdist_group("a folder of pictures")
"""The server that offers it is started by one worker."""


@pytest.fixture(scope="module")
def offering(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data, folder = tmp_path_factory.mktemp("offering"), tmp_path_factory.mktemp("folder")
    (data / "images.txt").write_text(str(folder))
    (folder / "ja").mkdir()
    (folder / "Custodi Lich.png").write_bytes(png(10))
    (folder / "ja" / "Custodi Lich.png").write_bytes(png(250))
    (folder / "Palace Sentinels.png").write_bytes(png(20))
    yield from serving(Offering(data))


def shown(page: Page, person: Person) -> None:
    """The cards of a cube, as large as they are opened in a booster."""
    page.goto("/cube")
    page.get_by_label(person.say("web-cube-list")).fill(SHOWN)
    person.button("web-cube-show").click()
    page.get_by_role("button", name=person.say("web-cube-open")).click()
    page.locator("section .card").first.wait_for()


def policy(page: Page) -> str:
    """The policy that the page's pictures go by."""
    answer = page.reload()
    assert answer is not None
    return str(answer.headers["content-security-policy"]).partition("img-src ")[2].partition(";")[0]


def choose(person: Person, source: str, address: str = "", **facts: str) -> None:
    """Where pictures are to come from, in the settings."""
    page = person.page
    person.button("web-settings").first.click()
    page.locator("[data-pictures]").get_by_role("button", name=person.say(f"web-pictures-{source}", **facts)).click()
    if address:
        page.get_by_label(person.say("web-pictures-address")).fill(address)


@pytest.mark.parametrize(("language", "width"), rest_swept(("ja", 390), ("en", 1440)))
def test_a_viewer_has_pictures_from_an_address_of_their_own(
    server: Server, browser: Browser, language: Language, width: int
) -> None:
    """Nobody is asked before; then that host alone, for the viewer's language first, and what it lacks is drawn."""
    has = ["/en/Custodi Lich.png", "/en/Palace Sentinels.png", "/ja/Custodi Lich.png"]
    context = device(browser, server, language, (width, 844), width < 600)
    with FarSide(*has) as far, FarSide() as other:
        ada = Person("Ada", context.new_page(), language)
        shown(ada.page, ada)
        assert policy(ada.page) == "'self' data: blob:"
        assert far.asked == []
        choose(ada, "own", "ftp://nowhere/{name}")
        expect(ada.page.get_by_text(ada.say("web-pictures-unfit"))).to_be_visible()
        ada.page.get_by_label(ada.say("web-pictures-address")).fill(far.address + "/{language}/{name}.png")
        assert misplaced(ada.page) == []
        expect(ada.page.get_by_text(ada.say("web-pictures-closed"))).to_be_visible()
        ada.button("web-load-again").click()
        ada.page.wait_for_load_state()
        shown(ada.page, ada)
        ada.page.wait_for_function(HERE)
        expect(ada.page.locator(".card .art")).to_have_count(15)
        assert policy(ada.page) == f"'self' data: blob: {far.address}"
        asked = [f"/{language}/Beast Within.png", "/en/Beast Within.png", f"/{language}/Custodi Lich.png"]
        assert set(asked) <= set(far.asked)
        assert ("/en/Custodi Lich.png" in far.asked) == (language == "en")
        tried = (
            "(address) => { const one = new Image(); one.src = address; return one.decode().then(() => 1, () => 0); }"
        )
        assert ada.page.evaluate(tried, f"{other.address}/x.png") == 0
        assert (other.asked, far.told) == ([], [])
        choose(ada, "off")
        ada.button("web-close").click()
        assert policy(ada.page) == "'self' data: blob:"
    context.close()


@BY_ONE
@pytest.mark.parametrize(("language", "width"), rest_swept(("ja", 1440), ("en", 390)))
def test_a_keeper_offers_a_folder_of_pictures(
    offering: Server, browser: Browser, language: Language, width: int
) -> None:
    """It is off until a viewer turns it on; then the page is as closed as before, and its files are shown."""
    context = device(browser, offering, language, (width, 844), width < 600)
    ada = Person("Ada", context.new_page(), language)
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    shown(ada.page, ada)
    assert not [one for one in asked if "/pictures" in one]
    choose(ada, "offered", host=offering.address.removeprefix("http://"))
    assert misplaced(ada.page) == []
    ada.button("web-close").click()
    ada.page.wait_for_function(HERE)
    assert policy(ada.page) == "'self' data: blob:"
    assert [one for one in asked if not one.startswith((offering.address, "blob:", "data:"))] == []
    context.close()


@pytest.mark.parametrize(("language", "width"), rest_swept(("ja", 390), ("en", 1440)))
def test_real_pictures_are_one_switch(tmp_path: Path, browser: Browser, language: Language, width: int) -> None:
    """It says who is asked; then imported cards are shown by their ids, in Japanese where they were printed so."""
    lich = Library(tmp_path).find("Custodi Lich").printings[-1]
    english, japanese = lich.scryfall, "7a9b0000-0000-4000-8000-000000000002"
    of_the_set = {"set": lich.set_code.lower(), "collector_number": lich.number}
    cards = [
        scryfall_card("Custodi Lich", id=english, **of_the_set),
        scryfall_card("Custodi Lich", id=japanese, lang="ja", printed_name="保管庫のリッチ", **of_the_set),
    ]
    asked: list[str] = []

    def give(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(body=png(90), content_type="image/png")

    for running in serving(Server(tmp_path)):
        sent = running.http.put("/api/imports?name=cards.json", content=json.dumps(cards).encode())
        assert sent.status_code == 202, sent.text
        while (found := running.http.get(f"/api/imports/{sent.json()['id']}").json())["stage"] != "done":
            assert found["trouble"] is None
            time.sleep(0.05)
        context = device(browser, running, language, (width, 844), width < 600)
        context.route("https://cards.scryfall.io/**", give)
        ada = Person("Ada", context.new_page(), language)
        shown(ada.page, ada)
        choose(ada, "real")
        expect(ada.page.locator("[data-pictures]")).to_contain_text("cards.scryfall.io")
        assert misplaced(ada.page) == []
        assert asked == []
        ada.button("web-load-again").click()
        ada.page.wait_for_load_state()
        shown(ada.page, ada)
        ada.page.wait_for_function(HERE.replace("size === 2", "size === 3"))
        own, other = (japanese, english) if language == "ja" else (english, japanese)
        assert f"https://cards.scryfall.io/normal/front/{own[0]}/{own[1]}/{own}.jpg" in asked
        assert not [one for one in asked if other in one]
        context.close()


@BY_ONE
@pytest.mark.parametrize(("language", "shade"), [("ja", 250), ("en", 10)])
def test_a_folder_has_pictures_by_language_and_gives_nothing_else(
    offering: Server, language: Language, shade: int, tmp_path: Path
) -> None:
    """The language's own comes before the one for all; what lies elsewhere can't be had."""
    (offering.data / "secret.png").write_bytes(png(1))
    ask = offering.http.get
    assert ask("/pictures", params={"name": "Custodi Lich", "language": language}).content == png(shade)
    assert ask("/pictures", params={"name": "../../secret", "language": ".."}).status_code == 404
    assert ask("/pictures", params={"name": "Beast Within", "language": language}).status_code == 404
