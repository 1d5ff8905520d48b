"""A caster sees everything, later: each test tries to see it sooner, or what was never meant for them."""

import time
from pathlib import Path

import pytest

from entaku.server.rooms.record import CasterLink
from entaku.server.steady import steadily
from entaku.server.tables.casters import steps_shown
from entaku.server.tables.marks import Marks
from entaku.server.tables.progress import Progress
from tests.server import guessing
from tests.server.serving import Client, Json, Served
from tests.server.test_rooms import play


def later(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """So much time goes by for casters."""
    now = steadily
    monkeypatch.setattr("entaku.server.tables.casters.steadily", lambda: now() + seconds)


async def lobby(served: Served) -> tuple[Client, Client, Json]:
    """A lobby with Ada (the host) and Ben."""
    room = await served.open(options=guessing.options(), seats=2)
    ben = await served.enter(room["code"], "Ben")
    lines = [await served.connect(room["code"], token) for token in (room["token"], ben["token"])]
    for line in lines:
        await line.when(lambda one: bool(one.room))
    return lines[0], lines[1], room | {"ben": ben["token"]}


async def link(served: Served, room: Json, minutes: int = 5) -> str:
    """The key of a new caster's link."""
    made = await served.post(f"/api/rooms/{room['code']}/casters", {"minutes": minutes}, room["token"])
    assert made.status_code == 201, made.text
    key: str = made.json()["url"].partition("#key=")[2]
    return key


async def begin(ada: Client, ben: Client) -> None:
    """The table begins, and Ada gives an answer."""
    assert (await ada.ask("start"))["type"] == "done"
    for line in (ada, ben):
        await line.when(lambda one: bool(one.view))
    await ada.give(guessing.number(ada.asked), 5)


async def look(served: Served, room: Json, key: str, step: int, viewer: object = "open", table: int = 1) -> str:
    """What a caster is refused; "" where they see it."""
    found = await served.get(f"/api/rooms/{room['code']}/cast/{step}?viewer={viewer}&table={table}", key)
    return "" if found.status_code == 200 else str(found.json()["trouble"]["key"])


def test_a_caster_sees_nothing_sooner_than_was_announced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither by steps, nor by viewers, nor by other doors; after the delay everything; then the host ends it."""

    async def scene(served: Served) -> None:
        ada, ben, room = await lobby(served)
        path = f"/api/rooms/{room['code']}"
        key = await link(served, room)
        await ben.when(lambda one: bool(one.room["casters"]))
        assert ben.room["casters"] == [{"id": 1, "minutes": 5, "by": "Ada"}]
        assert (await served.get(f"{path}/cast", key)).json()["table"] is None
        await begin(ada, ben)
        early = (await served.get(f"{path}/cast", key)).json()
        assert (early["table"], early["steps"]) == (1, None)
        assert early["wait"] > 200
        for viewer in ("open", "public", 0, 1):
            for step in (0, 1, 999):
                assert await look(served, room, key, step, viewer) == "caster-not-yet"
        assert (await served.get(f"{path}/history/1?viewer=open", key)).status_code != 200
        stranger = await served.connect(room["code"], key)
        assert (await stranger.next("bye"))["trouble"]["key"] == "token-unknown"
        assert await look(served, room, room["token"], 0) == "caster-unknown"
        assert await look(served, room, "", 0) == "caster-unknown"
        later(monkeypatch, 301)
        assert (await served.get(f"{path}/cast", key)).json()["steps"] == 1
        seen = (await served.get(f"{path}/cast/1?viewer=0&table=1", key)).json()
        assert seen["view"]["own"] == 5
        assert not seen["over"]  # the last that may be seen, and the table goes on
        assert await look(served, room, key, 2) == "caster-not-yet"
        assert await look(served, room, key, 1, table=2) == "table-none"
        assert (await ben.ask("end-cast", caster=1))["trouble"]["key"] == "host-only"
        assert (await ada.ask("end-cast", caster=1))["type"] == "done"
        assert await look(served, room, key, 1) == "caster-unknown"

    play(tmp_path, scene)


def test_a_link_is_announced_before_what_it_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """None is made during a table; one that is made after it never shows it; only the host makes any."""

    async def scene(served: Served) -> None:
        ada, ben, room = await lobby(served)
        path = f"/api/rooms/{room['code']}/casters"
        assert (await served.post(path, {"minutes": 5}, room["ben"])).json()["trouble"]["key"] == "host-only"
        for minutes in (0, -5, 2, 10**6):
            refused = await served.post(path, {"minutes": minutes}, room["token"])
            assert refused.json()["trouble"]["key"] == "caster-minutes-unknown"
        await begin(ada, ben)
        assert (await served.post(path, {"minutes": 1}, room["token"])).json()["trouble"]["key"] == "caster-too-late"
        for seat in (0, 1):
            await ada.ask("standin", seat=seat, on=True)
        await ada.when(lambda one: one.over)
        key = await link(served, room, 1)
        later(monkeypatch, 10_000)
        assert (await served.get(f"/api/rooms/{room['code']}/cast", key)).json()["table"] is None
        assert await look(served, room, key, 0) == "table-none"

    play(tmp_path, scene)


def test_the_delay_outlives_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that starts anew knows when each answer was given, and the link still opens the table."""
    kept: Json = {}

    async def first(served: Served) -> None:
        ada, ben, room = await lobby(served)
        key = await link(served, room, 3)
        await begin(ada, ben)
        kept.update(room, key=key)

    async def second(served: Served) -> None:
        assert await look(served, kept, kept["key"], 1) == "caster-not-yet"
        later(monkeypatch, 181)
        assert await look(served, kept, kept["key"], 1, 0) == ""

    play(tmp_path, first)
    play(tmp_path, second)


def test_nothing_behind_a_younger_answer_is_shown() -> None:
    """Also where the server's clock was put back or forward in between."""

    class Times:
        """A table with answers of these times."""

        progress = Progress(Marks(None), began=100.0, times=[110.0, 150.0, 120.0, 130.0, 160.0])

    sitting, caster = Times(), CasterLink(1, "", 1, "Ada", 0)
    shown = [steps_shown(sitting, caster, now) for now in (159.0, 160.0, 170.0, 195.0, 210.0, 219.0, 220.0)]  # type: ignore[arg-type]
    assert shown == [None, 0, 1, 1, 4, 4, 5]


def test_a_clock_that_jumps_shows_a_caster_nothing_sooner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The delay is counted as time goes by, not by what the machine's clock is put to."""

    async def scene(served: Served) -> None:
        ada, ben, room = await lobby(served)
        key = await link(served, room)
        await begin(ada, ben)
        now = time.time()
        monkeypatch.setattr("time.time", lambda: now + 3600)
        found = (await served.get(f"/api/rooms/{room['code']}/cast", key)).json()
        assert found["steps"] is None
        assert found["wait"] > 200
        assert await look(served, room, key, 1) == "caster-not-yet"

    play(tmp_path, scene)
