"""Measures the game's page: `python -m tools.page_times [WIDTH]`, 1440 pixels unless another width is said.

The first load of a large table, compressed; what each of its updates takes of the page's main thread, in processor
time, so that other work on the machine isn't in it, altogether, with cards that fly and with less motion, and in one
piece; and the frames while cards fly.  The table has 150 permanents.
"""

import sys
import tempfile
from pathlib import Path
from typing import Literal

from playwright.sync_api import sync_playwright
from tests.browser.conftest import ARGUMENTS, CHROMIUM, Server, device
from tests.browser.tables import Told
from tests.browser.timing import LATER, NO_WORKER, Loaded, Times, frames_while_flying, longest_tasks, updated

from entaku.laboratory.bench_table import ROOM, recorded

UPDATES = 60
MOTIONS: dict[Literal["reduce", "no-preference"], str] = {
    "no-preference": "cards flying",
    "reduce": "with less motion",
}
HEIGHTS = {390: 844, 768: 1024, 1440: 900, 2560: 1440}


def main(width: int) -> None:
    """The figures, a line each."""
    told = recorded(answers=UPDATES)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGUMENTS))
        server = Server(Path(data))
        server.deal_for("times of pages")
        server.start()
        try:
            kept = {f"entaku.token.{ROOM}": "token"}
            page = device(browser, server, "en", (width, HEIGHTS.get(width, 900)), width < 900, kept).new_page()
            page.add_init_script(NO_WORKER)
            loaded = Loaded(page)
            line = Told(page, told)
            page.wait_for_load_state("networkidle")
            later = sum(size for url, size in loaded.bytes.items() if any(part in url for part in LATER))
            first = sum(loaded.bytes.values()) - later
            print(f"first load: {first / 1024:.0f} KB on the wire, with headers; {later / 1024:.0f} KB come after it")
            for motion, said in MOTIONS.items():
                page.emulate_media(reduced_motion=motion)
                times = Times.of(updated(page, line, told.updates))
                print(
                    f"an update at {width} pixels, {said}: {times.middle:.0f} ms of the main thread in the middle, "
                    f"{times.nine_of_ten:.0f} in nine of ten, {times.most:.0f} at most, of {len(told.updates)}"
                )
                page.reload()
                page.locator(".permanent").first.wait_for()
                page.wait_for_load_state("networkidle")
            tasks = Times.of(longest_tasks(page, line, told.updates))
            print(
                f"its longest task: {tasks.middle:.0f} ms in the middle, {tasks.nine_of_ten:.0f} in nine of ten, "
                f"{tasks.most:.0f} at most"
            )
            page.emulate_media(reduced_motion="no-preference")
            frames = frames_while_flying(page, line)
            rate = len(frames) * 1000 / sum(frames)
            print(f"while cards fly: {rate:.0f} frames a second, the longest {max(frames):.0f} ms")
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1440)
