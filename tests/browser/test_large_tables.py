"""A large table in the browser: four players and 150 permanents, shown and brought up to date."""

import json
from bisect import bisect
from statistics import median

import pytest
from playwright.sync_api import Page

from entaku.lab.bench_table import OBJECTS, recorded
from tests.browser.conftest import Sit
from tests.browser.tables import Told

UPDATES = 60
MOST = 50.0
"""Milliseconds of the browser's main thread that an update of a large table may take, in the middle."""
LARGEST = 5_000
"""Bytes that any update of it may have."""
TRACED = ["toplevel", "blink.user_timing"]


def busy(page: Page, told: Told, updates: tuple[bytes, ...]) -> list[float]:
    """Milliseconds that the processor spent in the page's main thread on each update, frame included."""
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=TRACED)
    for update in updates:
        page.evaluate("performance.mark('update')")
        told.say(update.decode())
        page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
    found = json.loads(browser.stop_tracing())["traceEvents"]
    marks = sorted(event["ts"] for event in found if event["name"] == "update")
    main = next((event["pid"], event["tid"]) for event in found if event["name"] == "update")
    taken = [0.0] * len(marks)
    for event in found:
        if event["name"] == "ThreadControllerImpl::RunTask" and (event["pid"], event["tid"]) == main:
            place = bisect(marks, event["ts"]) - 1
            if place >= 0:
                taken[place] += event.get("tdur", 0) / 1000
    assert len(taken) == len(updates)
    return taken


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_a_large_table_is_quick(sit: Sit, size: tuple[int, int]) -> None:
    """An update takes little of the browser's time, and few bytes; the page is never wider than the screen."""
    told = recorded(answers=UPDATES)
    ada = sit("Ada", width=size[0], height=size[1])
    page = ada.page
    line = Told(page, told)
    if size[0] < 900:
        ada.button("web-game-all-boards").click()
    ids = "[...document.querySelectorAll('[data-ids]')].flatMap(one => one.dataset.ids.split(' ')).length"
    assert page.evaluate(ids) >= OBJECTS
    taken = sorted(busy(page, line, told.updates))
    p99, largest = taken[len(taken) * 99 // 100], max(map(len, told.updates))
    print(f"{size[0]}: median {median(taken):.1f} ms, p99 {p99:.1f} ms, {len(taken)} updates, largest {largest} bytes")
    assert median(taken) < MOST
    assert largest < LARGEST
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
