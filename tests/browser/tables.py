"""A recorded table in the browser: what the server would say is said by the test."""

import json
import time
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from entaku.laboratory.bench_table import ROOM, Recorded
from tests.browser.people import PATIENCE


class Told:
    """The line by which a page is told of a table; `given` is what the page answered, `wished` what else it asked.

    `answers` has what the server would say to a question that it answers alone, by the type of the question.
    """

    def __init__(self, page: Page, told: Recorded) -> None:
        self.given: list[Any] = []
        self.wished: list[str] = []
        self.answers: dict[str, dict[str, object]] = {}
        self.lines: list[WebSocketRoute] = []
        self._told = told
        self._page = page
        self._decision = 1_000_000
        page.route_web_socket(f"**/ws/{ROOM}", self._talk)
        # Before the page's own first script, so that no other page is loaded to keep it.
        page.add_init_script(f"localStorage.setItem('entaku.token.{ROOM}', 'token')")
        page.goto(f"/r/{ROOM}")
        page.locator(".permanent").first.wait_for()

    def _talk(self, line: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "hello":
                line.send(self._told.welcome.decode())
                line.send(self._told.shown.decode())
                self.lines.append(line)
            elif said["type"] == "ping":
                line.send(json.dumps({"type": "pong", "request": said["request"]}))
            elif said["type"] == "give":
                self.given.append(said["answer"])
                line.send(json.dumps({"type": "done", "request": said["request"]}))
            elif said["type"] in self.answers:
                line.send(json.dumps({**self.answers[said["type"]], "request": said["request"]}))
            else:
                self.wished.append(said["type"])

        line.on_message(hear)

    def wait_for(self, given: list[object]) -> None:
        """Wait until the page has answered so often, and just this."""
        begun = time.monotonic()
        while len(self.given) < len(given) and time.monotonic() - begun < PATIENCE:
            self._page.wait_for_timeout(20)
        assert self.given == given

    def say(self, data: str) -> None:
        """One message."""
        self.lines[-1].send(data)

    def update(self, *events: object, **changes: object) -> None:
        """Something happened, or the view changed."""
        self.say(json.dumps({"type": "update", "table": 1, "changes": changes, "events": events}))

    def ask(self, purpose: str, shape: object, default: object) -> None:
        """The viewer is asked something."""
        self._decision += 1
        decision = {
            "id": self._decision, "seat": 0, "actor": 0, "purpose": purpose, "shape": shape, "default": default,
            "about": [], "optional": False, "clock": None,
        }  # fmt: skip
        asked = [{"decision": decision, "left": None, "lean": None}]
        self.say(json.dumps({"type": "update", "table": 1, "asked": asked}))

    def ask_priority(self, *options: object) -> None:
        """The viewer has priority, and may do this."""
        passing = {"key": "pass", "what": "pass"}
        self.ask("game-priority", {"type": "choose", "options": [passing, *options], "least": 1, "most": 1}, "pass")
