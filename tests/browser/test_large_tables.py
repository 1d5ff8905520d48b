"""A large table in the browser: four players and 150 permanents, shown and brought up to date."""

import json
from statistics import median

import pytest
from playwright.sync_api import Page, WebSocketRoute

from entaku.lab.bench_table import OBJECTS, ROOM, Recorded, recorded
from tests.browser.conftest import Sit

UPDATES = 60
MOST = 50.0
"""Milliseconds of the browser's main thread that an update of a large table may take, in the middle."""


def seen(page: Page, told: Recorded) -> list[WebSocketRoute]:
    """Open the recorded table; gives the line by which more is told."""
    lines: list[WebSocketRoute] = []

    def talk(line: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            if json.loads(message)["type"] == "hello":
                line.send(told.welcome.decode())
                line.send(told.shown.decode())
                lines.append(line)

        line.on_message(hear)

    page.route_web_socket(f"**/ws/{ROOM}", talk)
    page.goto("/")
    page.evaluate(f"localStorage.setItem('entaku.token.{ROOM}', 'token')")
    page.goto(f"/r/{ROOM}")
    page.locator(".permanent").first.wait_for()
    return lines


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_a_large_table_is_quick(sit: Sit, size: tuple[int, int]) -> None:
    """An update takes little of the browser's time, and few bytes; the page is never wider than the screen."""
    told = recorded(answers=UPDATES)
    ada = sit("Ada", width=size[0], height=size[1])
    page = ada.page
    (line,) = seen(page, told)
    if size[0] < 900:
        ada.button("web-game-all-boards").click()
    ids = "[...document.querySelectorAll('[data-ids]')].flatMap(one => one.dataset.ids.split(' ')).length"
    assert page.evaluate(ids) >= OBJECTS
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")

    def busy() -> float:
        metrics = session.send("Performance.getMetrics")["metrics"]
        return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration")) * 1000

    page.wait_for_timeout(500)
    taken = []
    for update in told.updates:
        before = busy()
        line.send(update.decode())
        page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
        taken.append(busy() - before)
    taken.sort()
    print(f"{size[0]}: median {median(taken):.1f} ms, p99 {taken[len(taken) * 99 // 100]:.1f} ms, {len(taken)} updates")
    assert median(taken) < MOST
    assert median(map(len, told.updates)) < 5_000
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
