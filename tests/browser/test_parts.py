"""A part of a page that doesn't come is said to be missing, and comes by itself as soon as it can."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from entaku.laboratory.bench_table import recorded
from entaku.messages import Language
from tests.browser.conftest import ROOT, STATIC, Server, Sit
from tests.browser.lines import Line, begin, drafted, drafted_for, seated
from tests.browser.organising import Organiser
from tests.browser.people import Person
from tests.browser.players import cube
from tests.browser.tables import Told
from tests.browser.test_full_boards import GROWN, sat
from tests.browser.test_lost_lines import PAPER

CREATURES = cube((16, "Child of Night"), (14, "Vampire Hexmage"))
FETCHED = re.compile(r'\bimport\("([^"]+)"\)')
PAGES = {
    "/": "StartPage",
    "/nowhere": "NowherePage",
    "/deck-check": "CheckPage",
    "/targets": "TargetsPage",
    "/cube": "CubePage",
    "/companion": "CompanionPage",
    "/night": "MakePage",
    "/n/NOBODY": "NightPage",
    "/verify": "VerifyPage",
    "/card": "CardPage",
    "/gallery": "GalleryPage",
    "/proxies": "ProxiesPage",
    "/import": "ImportPage",
    "/season": "SeasonPage",
    "/sandbox": "SandboxPage",
    "/r/NOBODY": "RoomPage",
    "/r/NOBODY/replay": "ReplayPage",
    "/r/NOBODY/cast": "CastPage",
}
"""Every address with a page of its own, and what it is fetched as."""
IN_A_ROOM = {
    "Lobby",
    "DraftPage",
    "DeckPage",
    "AfterDraft",
    "NightOverview",
    "GamePage",
    "LastScreen",
    "Stack",
    "Arrows",
    "GameStart",
    "Guide",
    "Dialogs",
    "SettingsDialog",
    "HostMenu",
    "Why",
    "How",
}
UNSEEN = {"paint", "motion", "mixing"}
"""What a game can be without for a while: nobody is told."""
KINDS = ("first", "start", "game", "draft", "formats", "companion", "settings", "keywords", "elsewhere", "rest")
"""Texts are fetched by who says them."""
TEXTS = {f"texts-{language}-{kind}" for language in ("en", "ja") for kind in KINDS}
ELSEWHERE = {
    *TEXTS,
    "decode",
    "Planes",
    "NoticesHere",
    "replay",
    "Printed",
    "Update",
    "Elsewhere",
    "OpenTables",
    "Shared",
}
NO_WORKER = "navigator.serviceWorker.register = () => Promise.reject(new Error('not here'))"
"""What a service worker fetches for a page can't be held back by the page."""
CAMERA = """delete globalThis.BarcodeDetector;
Object.defineProperty(navigator, 'mediaDevices', {value: {
  getUserMedia: async () => document.createElement('canvas').captureStream()
}})"""
"""A camera that sees nothing, in a browser that reads no codes by itself."""
SHEETS = "[...document.styleSheets].map(sheet => sheet.href ?? '').filter(href => href.includes('/assets/'))"


class Held:
    """Parts of the page that don't come until they are let through."""

    def __init__(self, page: Page, *names: str) -> None:
        self._page = page
        self.names = set(names)
        self.refused: set[str] = set()
        page.add_init_script(NO_WORKER)
        page.route("**/assets/*", self._carry)

    def _carry(self, route: Route) -> None:
        name = Path(route.request.url).name.rsplit("-", 1)[0]
        held = next((one for one in self.names if re.fullmatch(f"{one}(-.*)?", name)), None)
        if held:
            self.refused.add(held)
            route.abort()
        else:
            route.continue_()

    def let_through(self, name: str) -> None:
        """From now on it comes; waits until it has, with its style."""
        with self._page.expect_response(lambda one: f"/assets/{name}-" in one.url and one.url.endswith(".js")):
            self.names.remove(name)
        styles = {one.name for one in (STATIC.parent / "assets").glob(f"{name}-*.css")}
        self._page.wait_for_function(
            f"styles => styles.every(style => {SHEETS}.some(href => href.endsWith('/' + style)))", arg=sorted(styles)
        )

    def missed(self, person: Person, name: str) -> None:
        """It is said to be missing; then it comes."""
        missing = self._page.locator("[data-missing]")
        expect(missing.first).to_contain_text(person.say("web-part-missing"))
        assert name in self.refused
        self.let_through(name)
        expect(missing).to_have_count(0)


def kept(line: Line) -> dict[str, str]:
    return {f"entaku.token.{line.code}": line.token}


def test_all_that_is_fetched_later_is_tried_here() -> None:
    """Whatever a page imports when it is needed is held back by a test below."""
    sources = [*(ROOT / "web" / "src").rglob("*.svelte"), *(ROOT / "web" / "src").rglob("*.ts")]
    found = {one for source in sources for one in FETCHED.findall(source.read_text(encoding="utf-8"))}
    names = {
        "decode" if one == "qr/decode.js" else Path(re.sub("^messages:(..)/", r"texts-\1-", one)).stem for one in found
    }
    assert names == {*PAGES.values(), *IN_A_ROOM, *UNSEEN, *ELSEWHERE}


def test_what_fetches_cards_is_fetched_when_it_is_wanted(sit: Sit) -> None:
    """The keeper's button is there at once; what it opens may come late, and who doesn't want it is without it."""
    ada = sit("Ada")
    held = Held(ada.page, "Update")
    ada.page.goto("/")
    ada.button("web-update").wait_for()
    assert held.refused == set()
    ada.button("web-update").click()
    held.missed(ada, "Update")
    expect(ada.page.locator("[data-update]")).to_be_visible()


@pytest.mark.sweep
@pytest.mark.parametrize(("language", "width"), [("en", 1440), ("ja", 390)])
def test_a_page_that_doesnt_come_is_fetched_again(sit: Sit, language: Language, width: int) -> None:
    """A sentence stands in its place meanwhile, and its style comes with it."""
    ada = sit("Ada", language, width=width)
    held = Held(ada.page)
    for address, name in PAGES.items():
        held.names.add(name)
        ada.page.goto(address)
        held.missed(ada, name)
        expect(ada.page.locator("main, header").first).to_be_visible()


@pytest.mark.sweep
def test_the_parts_of_a_draft_are_fetched_again(server: Server, sit: Sit) -> None:
    """The lobby, the draft, the deck, and the night that becomes of it."""
    (line,) = seated(
        server, ("Ada",), 6, {"cube": {"name": "Cube", "text": CREATURES * 6}, "rounds": 1, "pack_sizes": [5]}
    )
    with line:
        ada = sit("Ada", kept=kept(line))
        page = ada.page
        held = Held(page, "Lobby", "DraftPage", "DeckPage")
        page.goto(f"/r/{line.code}")
        held.missed(ada, "Lobby")
        ada.button("web-start").click()
        held.missed(ada, "DraftPage")
        page.locator("[data-pack]").wait_for()
        drafted_for([line])
        held.missed(ada, "DeckPage")
        page.locator("[data-start-night]").click()
        page.locator("[data-draft]").first.wait_for()
        held.names.add("NightOverview")
        page.goto(f"/r/{line.code}")
        page.locator("[data-night-button]").click()
        held.missed(ada, "NightOverview")
        expect(page.locator("dialog[open]").get_by_text(ada.say("nights-standings-and-prizes"))).to_be_visible()


@pytest.mark.sweep
def test_what_a_host_without_a_seat_sees_is_fetched_again(server: Server, sit: Sit) -> None:
    """After a draft of bots alone."""
    (line,) = seated(server, ("Ada",), 2, {"cube": {"name": "Cube", "text": CREATURES}, "rounds": 1, "pack_sizes": [5]})
    with line:
        line.ask("sit", seat=None)
        line.ask("start")
        ada = sit("Ada", kept=kept(line))
        held = Held(ada.page, "AfterDraft")
        ada.page.goto(f"/r/{line.code}")
        held.missed(ada, "AfterDraft")
        expect(ada.page.locator("[data-after-draft]")).to_be_visible()


def test_the_parts_of_a_game_are_fetched_again(server: Server, sit: Sit) -> None:
    """The table; what nobody misses; and at the end the last screen and the next game."""
    (line,) = drafted(server, ("Ada",), 2, CREATURES)
    with line:
        begin([line], grace=None)
        ada = sit("Ada", kept=kept(line))
        page = ada.page
        held = Held(page, "GamePage", "LastScreen", "GameStart", *UNSEEN)
        page.goto(f"/r/{line.code}")
        held.missed(ada, "GamePage")
        for name in sorted(UNSEEN):
            held.let_through(name)
        expect(page.locator("image[href^='blob:'], img[src^='blob:'], [style*='blob:']").first).to_be_attached()
        assert held.refused >= UNSEEN
        for name, opens in (
            ("Dialogs", page.locator("[data-buried]").first),
            ("SettingsDialog", ada.button("web-settings")),
            ("HostMenu", ada.button("web-room")),
        ):
            held.names.add(name)
            opens.click()
            held.missed(ada, name)
            expect(page.locator("dialog[open]")).to_be_visible()
            page.keyboard.press("Escape")
        held.names.add("Why")
        page.locator(".in-hand").last.click(button="right", force=True)
        expect(page.locator("dialog[open] h2")).to_be_visible()
        held.let_through("Why")
        page.keyboard.press("Escape")
        ada.give_up()
        expect(page.locator(".verdict [data-missing]").first).to_contain_text(ada.say("web-part-missing"))
        held.let_through("GameStart")
        held.missed(ada, "LastScreen")
        expect(ada.button("web-game-play-again")).to_be_visible()


def test_why_something_happened_is_fetched_again(sit: Sit) -> None:
    """Who asks a line of the log is told as soon as what says it has come."""
    ada, told = sat(sit, "en", 1440, [GROWN])
    held = Held(ada.page, "How")
    told.answers = {"ask-why-happened": {"type": "told-why-happened", "found": {"occasion": "state", "rule": "704.3"}}}
    told.update({"type": "life-changed", "seat": 1, "change": -2, "now": 18})
    line = ada.page.locator(".log li").last
    expect(line).to_contain_text("18")
    line.locator(".ask").dispatch_event("click")
    held.let_through("How")
    expect(line.locator(".how")).to_contain_text("CR 704.3")


def test_the_notes_of_a_first_game_are_fetched_again(sit: Sit) -> None:
    """What is asked can be answered meanwhile; the note that belongs to it comes when it can."""
    ada = sit("Ada")
    held = Held(ada.page, "Guide")
    ada.page.goto("/")
    ada.page.locator("[data-first-game]").click()
    expect(ada.page.locator(".bar .prompt .tile").first).to_be_visible()
    held.missed(ada, "Guide")
    expect(ada.page.locator("[data-guide=conspiracies]")).to_contain_text(ada.say("guide-conspiracies-title"))


def test_what_waits_to_resolve_comes_when_it_can(sit: Sit) -> None:
    """Once anything is on the stack it is said that a part is missing, until it is shown."""
    ada = sit("Ada")
    held = Held(ada.page, "Stack", "Arrows")
    told = Told(ada.page, recorded(answers=0))
    told.update(
        turn=7,
        step="precombat main",
        stack=[{"id": 9300, "name": "Arcane Savant", "controller": 1, "target_seats": [0]}],
    )
    held.missed(ada, "Stack")
    expect(ada.page.locator(".pile [data-item='9300']")).to_be_visible()
    expect(ada.page.locator(".arrows")).to_have_count(0)
    held.let_through("Arrows")
    expect(ada.page.locator(".arrows path.target")).to_be_attached()


def test_a_page_without_words_says_so_in_both_languages(sit: Sit) -> None:
    """What is said before there are words is said in both; the other language comes when it can, too."""
    ada = sit("Ada")
    page = ada.page
    held = Held(page, "texts-en-first", "texts-ja-first", "texts-en-start", "texts-ja-start")
    page.goto("/")
    for language in ("en", "ja"):
        expect(page.locator(f"#waiting [lang={language}]")).to_be_visible()
    held.let_through("texts-en-first")
    held.let_through("texts-en-start")
    ada.button("start-now").wait_for()
    expect(page.locator("#waiting")).to_have_count(0)
    page.get_by_role("button", name="日本語").click()
    held.let_through("texts-ja-first")
    held.let_through("texts-ja-start")
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    ada.language = "ja"
    ada.button("start-now").wait_for()


def test_a_camera_waits_for_what_reads_codes(sit: Sit) -> None:
    """It is said at the camera that a part is missing, until it has come."""
    desk = Organiser(sit("Ada"))
    page = desk.page
    page.add_init_script(CAMERA)
    held = Held(page, "decode")
    desk.make_night("Friday", lambda _: None)
    page.locator("[data-camera-start]").click()
    held.missed(desk.person, "decode")
    expect(page.locator("[data-camera]")).to_be_visible()


def test_the_companion_counts_without_its_night(sit: Sit) -> None:
    """A game on paper goes on without a network, so nothing is said; what the night says comes when it can."""
    setup = {**PAPER, "night": {"code": "NOBODY", "group": 1}}
    ada = sit("Ada", kept={"entaku.companion.game": json.dumps({"setup": setup, "acts": []})})
    held = Held(ada.page, "NoticesHere")
    with ada.page.expect_event("requestfailed"):
        ada.page.goto("/companion")
    ada.page.locator(".seat .change").first.wait_for()
    expect(ada.page.locator("[data-missing]")).to_have_count(0)
    held.let_through("NoticesHere")
