"""A line that is lost is opened again, by every page that has one, and then stays."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute

from tests.browser.conftest import Server, Sit
from tests.browser.people import PATIENCE

Json = dict[str, Any]
PAPER = {"names": ["Ada", "健"], "life": 40, "minutes": 0, "commander": True, "night": None, "began": 0}
PLACES: dict[str, tuple[str, Json]] = {
    "r": ("rooms", {"name": "Ada", "seats": 2, "options": {"type": "own-decks"}}),
    "n": ("nights", {"name": "Friday", "settings": {}}),
    "companion": ("companion", {"setup": PAPER, "acts": []}),
}
"""Every page with a line: its path, where such a place is made, and of what."""
LONGER_THAN_ANSWERS_TAKE = 8_000
"""Milliseconds after which a page takes a line without an answer for dead."""


class Lines:
    """The lines of a page to the server, of which the first is cut when the page asks whether it is alive."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.opened: list[WebSocketRoute] = []
        self.shown: list[WebSocketRoute] = []
        self.asked: list[WebSocketRoute] = []
        page.route_web_socket("**/ws/**", self._carry)

    def _carry(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        self.opened.append(line)

        def to_server(message: str | bytes) -> None:
            if json.loads(message)["type"] == "ping":
                self.asked.append(line)
                if line is self.opened[0]:
                    line.close()
                    return
            server.send(message)

        def to_page(message: str | bytes) -> None:
            line.send(message)
            if line not in self.shown:
                self.shown.append(line)

        line.on_message(to_server)
        server.on_message(to_page)

    def ask(self) -> None:
        """The page is looked at again, and asks whether its line is alive."""
        self.page.evaluate("window.dispatchEvent(new Event('pageshow'))")

    def wait(self, holds: Callable[[], bool]) -> None:
        for _ in range(int(PATIENCE * 50)):
            if holds():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"{len(self.opened)} lines were opened, {len(self.shown)} shown, {len(self.asked)} asked")


@pytest.mark.parametrize("path", PLACES)
def test_a_line_lost_while_it_was_asked_doesnt_end_the_next(server: Server, sit: Sit, path: str) -> None:
    """The next line owes no answer to what was asked over the one before: long after that it is still the same."""
    kind, wanted = PLACES[path]
    made = server.http.post(f"/api/{kind}", json=wanted).raise_for_status().json()
    code = made["code"]
    ada = sit("Ada", kept={f"entaku.token.{code}": made.get("token", "")})
    ada.page.clock.install()
    lines = Lines(ada.page)
    ada.page.goto(f"/{path}/{code}")
    lines.wait(lambda: len(lines.shown) == 1)
    lines.ask()
    lines.wait(lambda: len(lines.shown) == 2)
    ada.page.clock.run_for(LONGER_THAN_ANSWERS_TAKE)
    lines.ask()
    lines.wait(lambda: lines.asked[-1] is not lines.opened[0])
    assert (len(lines.opened), lines.asked[-1]) == (2, lines.opened[1])
