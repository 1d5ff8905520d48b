"""The gate in front of the server, and how often somebody may ask: each test performs an attack."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from entaku.server import limits
from entaku.server.limits import Limit, Limits
from tests.server import guessing
from tests.server.serving import PATIENCE, Served, serving


def visit(data: Path, scene: Callable[[Served], Awaitable[None]], **wanted: object) -> None:
    """Run a scene against a server of the guessing table that is set up so."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(data, guessing.FORMATS, **wanted) as served:
            await scene(served)

    asyncio.run(run())


def test_pages_of_other_sites_change_nothing_here(tmp_path: Path) -> None:
    """A page elsewhere that a player has open can't start rooms in their name; pages of this server can."""

    async def scene(served: Served) -> None:
        body = {"name": "Ada", "seats": 2, "options": guessing.options()}
        own = f"http://127.0.0.1:{served.port}"
        for origin, status in (("https://evil.example", 403), ("null", 403), (own, 201)):
            answer = await served.http.post("/api/rooms", json=body, headers={"Origin": origin})
            assert answer.status_code == status, origin
        assert (await served.http.get("/api/offers", headers={"Origin": "https://evil.example"})).status_code == 200

    visit(tmp_path, scene)


def test_a_line_is_opened_only_from_a_page_of_this_server(tmp_path: Path) -> None:
    """A WebSocket from another site's page is refused before it is one."""

    async def scene(served: Served) -> None:
        room = await served.open(options=guessing.options(), seats=2)
        address = f"ws://127.0.0.1:{served.port}/ws/{room['code']}"
        with pytest.raises(InvalidStatus) as refused:
            await connect(address, origin="https://evil.example", open_timeout=None)  # type: ignore[arg-type]
        assert refused.value.response.status_code == 403
        async with connect(address, origin=f"http://127.0.0.1:{served.port}", open_timeout=None) as line:  # type: ignore[arg-type]
            await line.send('{"type": "hello", "token": null, "language": "en"}')
            assert '"welcome"' in str(await line.recv())

    visit(tmp_path, scene)


@pytest.mark.parametrize(
    "host, status",
    [("evil.example", 421), ("127.0.0.1", 200), ("[::1]:80", 200), ("mypc.local:8000", 200), ("cards.example", 200)],
)
def test_a_name_that_is_not_the_servers_is_not_answered(tmp_path: Path, host: str, status: int) -> None:
    """Nobody's name server can make a browser take this server for part of another site."""

    async def scene(served: Served) -> None:
        assert (await served.http.get("/api/offers", headers={"Host": host})).status_code == status

    visit(tmp_path, scene, hosts=("cards.example",))


@pytest.mark.parametrize(
    "origin, status",
    [
        ("http://localhost:{port}", 403),  # it speaks to 127.0.0.1: another page's name for this machine
        ("http://127.0.0.1:{other}", 403),
        ("http://localhost:{other}", 403),
        ("http://cards.example:{other}", 403),
        ("http://cards.example", 201),
        ("https://night.example", 201),
        ("https://night.example:{other}", 403),
        ("http://127.0.0.1:{port}", 201),
    ],
)
def test_another_port_is_another_server(tmp_path: Path, origin: str, status: int) -> None:
    """Pages of whatever else runs on this machine change nothing here; those of where it is public do."""

    async def scene(served: Served) -> None:
        body = {"name": "Ada", "seats": 2, "options": guessing.options()}
        spoken = origin.format(port=served.port, other=served.port + 1)
        answer = await served.http.post("/api/rooms", json=body, headers={"Origin": spoken})
        assert answer.status_code == status

    visit(tmp_path, scene, hosts=("cards.example",), public_url="https://night.example")


@pytest.mark.parametrize(
    "path, host, key",
    [
        ("/%00", "127.0.0.1", "address-unreadable"),
        ("/api/cards/%0d%0a", "127.0.0.1", "address-unreadable"),
        (f"/api/cards/{'a' * 3000}", "127.0.0.1", "address-too-long"),
        (f"/api/cards?q={'5' * 5000}", "127.0.0.1", "address-too-long"),
        ("/api/offers", "a" * 3500, "host-too-long"),
    ],
)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_what_is_too_long_is_refused_in_a_sentence(
    tmp_path: Path, path: str, host: str, key: str, language: str
) -> None:
    """Nothing behind the gate looks at it."""

    async def scene(served: Served) -> None:
        answer = await served.http.get(path, headers={"Host": host, "Accept-Language": language})
        trouble = answer.json()["trouble"]
        assert (trouble["key"], 400 <= answer.status_code < 500) == (key, True)
        assert trouble["text"] not in ("", key)

    visit(tmp_path, scene)


def test_codes_are_not_found_by_trying(tmp_path: Path) -> None:
    """Who has tried too many codes that don't exist isn't told which do, but for those to which they have a key."""

    async def scene(served: Served) -> None:
        room = await served.open(options=guessing.options(), seats=2)
        for number in range(limits.UNKNOWN.most):
            answer = await served.get(f"/api/rooms/ZZ{chr(65 + number % 26)}{chr(65 + number // 26)}QQ")
            assert answer.status_code == 404
        for path in (f"/api/rooms/{room['code']}", "/api/rooms/ABCDEF", "/api/nights/ABCDEF"):
            assert (await served.get(path)).json()["trouble"]["key"] == "too-many-guesses"
            assert (await served.get(path, token="guess")).json()["trouble"]["key"] == "too-many-guesses"
        assert (await served.get(f"/api/rooms/{room['code']}", token=room["token"])).status_code == 200
        stranger = await served.connect(room["code"])
        assert (await stranger.next("bye"))["trouble"]["key"] == "too-many-guesses"
        player = await served.connect(room["code"], room["token"])
        await player.next("welcome")

    visit(tmp_path, scene)


def test_one_address_does_not_fill_a_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Guests who come too fast are refused with a sentence; and those who have gone make room for others."""
    monkeypatch.setattr("entaku.server.rooms.record.MOST_GUESTS", 4)

    async def scene(served: Served) -> None:
        room = await served.open(options=guessing.options(), seats=2)
        path = f"/api/rooms/{room['code']}/guests"
        statuses = []
        for number in range(limits.GUESTS.most + 1):
            statuses.append((await served.post(path, {"name": f"Guest {number}", "watch": True})).status_code)
        assert statuses == [201] * limits.GUESTS.most + [429]
        assert len(served.service.rooms[room["code"]].record.guests) == 4

    visit(tmp_path, scene)


def test_onlookers_are_limited(tmp_path: Path) -> None:
    """One address can't take every place of those who look on without a name."""

    async def scene(served: Served) -> None:
        room = await served.open(options=guessing.options(), seats=2)
        for _ in range(3):
            await (await served.connect(room["code"])).next("welcome")
        fourth = await served.connect(room["code"])
        assert (await fourth.next("bye"))["trouble"]["key"] == "too-many-onlookers"
        await (await served.connect(room["code"], room["token"])).next("welcome")

    visit(tmp_path, scene, onlookers_of_one=3)


def test_a_limit_is_over_after_its_time() -> None:
    """What was asked long ago doesn't count, and is forgotten."""
    moment = [0.0]
    limited = Limits(lambda: moment[0])
    two = Limit(2, 60.0)
    limited.use(two, "here")
    limited.use(two, "here")
    assert limited.is_used_up(two, "here")
    assert not limited.is_used_up(two, "there")
    moment[0] = 61.0
    assert not limited.is_used_up(two, "here")
    limited.use(two, "here")
    moment[0] = 200.0
    limited.tidy()
    assert not limited.is_used_up(two, "here")


@pytest.mark.parametrize(
    "name, key",
    [
        ("", "name-empty"),
        ("\u3164\u2800", "name-empty"),
        ("\u0301", "name-empty"),
        ("\u202e\u200b", "name-empty"),
        ("A" * 25, "name-too-long"),
        ("Z" + "\u0300\u0301" * 5, "name-unreadable"),
        ("\u0410dа", "name-confusable"),
        ("Ada\u200b\u2060", None),
    ],
)
def test_names_can_be_seen_and_told_apart(tmp_path: Path, name: str, key: str | None) -> None:
    """A name that can't be seen, or that looks like another's in the room, is refused; the same one gets a number."""

    async def scene(served: Served) -> None:
        room = await served.open("Ada", options=guessing.options(), seats=2)
        answer = await served.post(f"/api/rooms/{room['code']}/guests", {"name": name})
        if key is None:
            assert answer.json()["name"] == "Ada 2"
        else:
            assert answer.json()["trouble"]["key"] == key

    visit(tmp_path, scene)
