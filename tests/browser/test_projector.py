"""The projector's page before a large room: letters as large as fit, pages that turn, nobody's name cut."""

import msgspec
import pytest
from playwright.sync_api import Page, expect

from entaku.tournament.settings import Settings
from tests.browser.conftest import Server, Sit
from tests.browser.test_nights import picture

PLAYERS = 64
NAMES = [
    f"長谷川 ゆり子 {number}" if number % 2 else f"Bartholomew of Westminster {number}" for number in range(PLAYERS)
]

SHOWN = """() => {
  const room = document.querySelector('.window').getBoundingClientRect();
  return [...document.querySelectorAll('.window li, .window section, .window .free')]
    .map(e => [e, e.getBoundingClientRect()])
    .filter(([, box]) => box.right > room.left + 1 && box.left < room.right - 1)
    .map(([e, box]) => {
      return [e.innerText, box.left >= room.left - 1 && box.right <= room.right + 1 && box.bottom <= room.bottom + 1
        && e.scrollWidth <= e.clientWidth + 1]; });
}"""
"""What stands on the page that is shown now, and whether all of it can be seen."""


FRAMES = """async () => {
  for (let frame = 0; frame < 3; frame++)
    await new Promise((done) => {
      const laid = new ResizeObserver(() => (laid.disconnect(), done()));
      laid.observe(document.body);
    });
}"""
"""Waits until the page was laid out so often: the clock stands still, and with it what asks for frames."""


@pytest.mark.sweep
def test_a_hall_of_64(server: Server, sit: Sit) -> None:
    """Seats by name until the clock starts, then matches with their results; page by page, each line whole on one."""
    night = server.http.post(
        "/api/nights",
        json={"name": "Hall", "settings": msgspec.to_builtins(Settings(structure="swiss", rounds=1, wins=1))},
    ).json()

    def post(path: str, **body: object) -> None:
        headers = {"Authorization": f"Bearer {night['key']}"}
        body = {"seen": 1_000_000, "insist": False, "by": "Aya", **body}
        server.http.post(f"/api/nights/{night['code']}/{path}", json=body, headers=headers).raise_for_status()

    for number, name in enumerate(NAMES, start=1):
        post("entries", act={"type": "Registered", "player": number, "name": name})
        post("entries", act={"type": "CheckedIn", "player": number})
    hall = sit("hall", "ja", width=1024, height=768)
    page = hall.page
    page.clock.install()
    page.goto(f"/n/{night['code']}/screen")
    assert sum(len(shown) for shown in turned(page)) == PLAYERS
    picture(page, "hall-door")
    post("draws", what="round")
    post("entries", act={"type": "PairingPublished"})
    page.locator("[data-scene=names]").wait_for()
    picture(page, "hall-names")
    pages = turned(page, "names")
    lines = [line for shown in pages for line in shown]
    assert len(pages) > 1
    assert sorted(line.split("\n")[0] for line in lines) == sorted(NAMES)
    post("entries", act={"type": "ClockStarted", "at": 0.0})
    matches = {
        group["number"]: group["order"] for group in server.http.get(f"/api/nights/{night['code']}").json()["groups"]
    }

    def won(group: int) -> None:
        """A match that its first player has won."""
        one, other = matches[group]
        post("entries", act={"type": "MatchReported", "group": group, "wins": {str(one): 1, str(other): 0}})

    won(1)
    page.locator("[data-scene=tables]").wait_for()
    expect(page.locator("[data-screen-match='1'] .score")).to_have_text("1–0")
    assert sum(len(shown) for shown in turned(page, "tables")) == PLAYERS // 2
    picture(page, "hall-matches")
    for group in range(2, PLAYERS // 2 + 1):
        won(group)
    expect(page.locator("[data-stands]")).to_have_text(hall.say("nights-told-over"))
    page.locator("[data-screen-rank='64']").wait_for()
    assert sum(len(shown) for shown in turned(page, "standings")) == PLAYERS
    hall.button("nights-screen-light").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    picture(page, "hall-over")


def turned(page: Page, scene: str = "") -> list[list[str]]:
    """What each page shows, one turn after the other, until the first comes again, or another scene."""
    page.locator(".window").wait_for()
    pages: list[list[str]] = []
    while True:
        shown = settled(page)
        lines = [text for text, _ in shown]
        if lines in pages or (scene and page.locator(f"[data-scene={scene}]").count() == 0):
            return pages
        assert all(is_whole for _, is_whole in shown), [text for text, is_whole in shown if not is_whole]
        pages.append(lines)
        page.clock.run_for(12_000)


def settled(page: Page) -> list[tuple[str, bool]]:
    """What is shown once it stands still: the browser lays it out anew while letters are fitted."""
    before: list[tuple[str, bool]] = []
    for _ in range(100):
        page.clock.run_for(20)
        page.evaluate(FRAMES)
        shown = [(text, is_whole) for text, is_whole in page.evaluate(SHOWN)]
        if shown and shown == before:
            return shown
        before = shown
    raise AssertionError("what is shown never stands still")
