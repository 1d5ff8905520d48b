"""A large table in the browser: four players and 150 permanents, shown and brought up to date."""

from statistics import median

import pytest

from entaku.lab.bench_table import OBJECTS, recorded
from tests.browser.conftest import Sit
from tests.browser.tables import Told

UPDATES = 60
MOST = 50.0
"""Milliseconds of the browser's main thread that an update of a large table may take, in the middle."""


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
    session = page.context.new_cdp_session(page)
    # What others do on the machine meanwhile doesn't count: it is the thread's own time that is measured.
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def busy() -> float:
        metrics = session.send("Performance.getMetrics")["metrics"]
        return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration")) * 1000

    page.wait_for_timeout(500)
    taken = []
    for update in told.updates:
        before = busy()
        line.say(update.decode())
        page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
        taken.append(busy() - before)
    taken.sort()
    print(f"{size[0]}: median {median(taken):.1f} ms, p99 {taken[len(taken) * 99 // 100]:.1f} ms, {len(taken)} updates")
    assert median(taken) < MOST
    assert median(map(len, told.updates)) < 5_000
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
