"""People without a page: rooms are drafted and games played on until there is something to look at."""

import json
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from typing import Any, Self

import httpx
from websockets.sync.client import connect

from tests import plain_http
from tests.browser.conftest import Server
from tests.browser.people import PATIENCE
from tests.server.serving import put, questions

Json = dict[str, Any]


class Line:
    """Somebody's line to a room, and the table as it tells of it."""

    def __init__(self, server: Server, code: str, token: str) -> None:
        self.code, self.token = code, token
        self.view: Json = {}
        self.asked: list[Json] = []
        self.room: Json = {}
        self.table = 0
        self.over = False
        self._requests = 0
        self._done: dict[int, Json] = {}
        self._kept = ExitStack()
        address = f"ws://127.0.0.1:{server.port}/ws/{code}"
        # However much there is that nobody has read, the end is heard: else closing waits ten seconds for it.
        line = connect(address, max_size=None, max_queue=None, open_timeout=PATIENCE, ping_interval=None)
        self._open = self._kept.enter_context(line)
        self._open.send(json.dumps({"type": "hello", "token": token, "language": "en"}))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Leave."""
        self._kept.close()

    @property
    def close_code(self) -> int | None:
        """What the line was closed with."""
        return self._open.close_code

    @property
    def question(self) -> Json | None:
        """What the table waits for from this seat."""
        return next((one["decision"] for one in self.asked if not one["decision"].get("optional")), None)

    @property
    def purpose(self) -> str:
        return str(self.question["purpose"]) if self.question else ""

    def when(self, holds: Callable[[Self], bool]) -> None:
        """Listen until the table is so."""
        last = time.monotonic() + PATIENCE
        while not holds(self):
            self._take(json.loads(self._open.recv(timeout=max(last - time.monotonic(), 0.1))))

    def hear(self) -> None:
        """Take in what has been said meanwhile; waits a moment if nobody is asked anything."""
        with suppress(TimeoutError):
            while True:
                self._take(json.loads(self._open.recv(timeout=0 if self.question else 0.02)))

    def ask(self, kind: str, **fields: object) -> Json:
        """Wish for something; gives what the server says to it."""
        self._requests += 1
        number = self._requests
        self._open.send(json.dumps({"type": kind, "request": number, **fields}))
        self.when(lambda one: number in one._done)
        return self._done[number]

    def answer(self, answer: object) -> None:
        """Answer what is asked, and wait for what comes of it."""
        assert self.question is not None
        before = self.question["id"]
        said = self.ask("give", table=self.table, decision=before, answer=answer)
        assert said["type"] == "done", said
        self.when(lambda one: one.over or (one.question or {}).get("id") != before)

    def _take(self, said: Json | list[Json]) -> None:
        for message in said if isinstance(said, list) else [said]:
            kind = message["type"]
            if kind in ("welcome", "room"):
                self.room = message["room"]
            elif kind == "table":
                self.view, self.table = message["view"], message["table"]
                self.asked = questions(message["asked"], [])
                self.over = message["over"]
            elif kind == "update":
                for path, value in message.get("changes", {}).items():
                    put(self.view, path, value)
                if message.get("asked") is not None:
                    self.asked = questions(message["asked"], self.asked)
                self.over = message.get("over", False)
            elif kind in ("done", "refused"):
                self._done[message.get("request", 0)] = message


def note_code(client: httpx.Client, code: str, token: str) -> None:
    """Somebody at a room has noted the code that leads back to their seat: their page doesn't show it by itself."""
    headers = {"Authorization": f"Bearer {token}"}
    client.post(f"/api/rooms/{code}/recovery-code", headers=headers).raise_for_status()


def seated(server: Server, names: tuple[str, ...], seats: int, options: Json) -> list[Line]:
    """A room for a draft, before it begins; gives the lines of the people, the host's first."""
    wanted = {"name": names[0], "seats": seats, "pace": 0.0, "options": {"type": "draft", **options}}
    with plain_http.client(server.address) as client:
        room = client.post("/api/rooms", json=wanted).raise_for_status().json()
        tokens = [room["token"]]
        for name in names[1:]:
            entered = client.post(f"/api/rooms/{room['code']}/guests", json={"name": name}).raise_for_status()
            tokens.append(entered.json()["token"])
        for token in tokens:
            note_code(client, room["code"], token)
    return [Line(server, room["code"], token) for token in tokens]


def drafted(server: Server, names: tuple[str, ...], seats: int, cube: str, pack: int = 15) -> list[Line]:
    """A room of this cube, drafted by bots for everybody; gives the lines of the people, the host's first."""
    options = {"cube": {"name": "Cube", "text": cube}, "rounds": 1, "pack_sizes": [pack]}
    return drafted_for(seated(server, names, seats, options))


def drafted_for(lines: list[Line]) -> list[Line]:
    """Bots draft for everybody."""
    host = lines[0]
    host.ask("start")
    for seat in range(len(lines)):
        lines[seat].when(lambda one: bool(one.view))
        host.ask("standin", seat=seat, on=True)
    for line in lines:
        line.when(lambda one: one.over)
    for seat in range(len(lines)):
        host.ask("standin", seat=seat, on=False)
    return lines


def draft_out(lines: list[Line], answer: Callable[[Line], object]) -> None:
    """Everybody drafts to the end.  What others do meanwhile may ask somebody anew: that is answered again."""
    lines[0].ask("start")
    last = time.monotonic() + PATIENCE
    while not all(line.over for line in lines):
        assert time.monotonic() < last, "the draft doesn't end"
        for line in lines:
            line.hear()
            if (question := line.question) and not line.over:
                line.ask("give", table=line.table, decision=question["id"], answer=answer(line))


def begin(lines: list[Line], **options: object) -> None:
    """The host starts a game with what was drafted."""
    before = lines[0].table
    said = lines[0].ask("play-game", options=options)
    assert said["type"] == "done", said
    for line in lines:
        line.when(lambda one: one.table != before and "step" in one.view)


def usual(line: Line) -> object:
    """What somebody in a hurry to see a board answers: a land, a spell, else what is given in absence."""
    question = line.question
    assert question is not None
    keys = [str(option["key"]) for option in question["shape"].get("options", ())]
    if question["purpose"] == "game-priority":
        able = (key for kind in ("land", "cast") for key in keys if key.startswith(kind))
        return next(able, question["default"])
    return question["default"]


def play_on(lines: list[Line], until: Callable[[Line], bool], answer: Callable[[Line], object] = usual) -> Line | None:
    """Everybody answers, until somebody is asked something that is wanted; gives who, or None if the game is over."""
    last = time.monotonic()
    while time.monotonic() - last < PATIENCE:
        for line in lines:
            line.hear()
            if line.over:
                return None
            if line.question is None:
                continue
            if until(line):
                return line
            line.answer(answer(line))
            last = time.monotonic()
    raise AssertionError("nothing happens any more")
