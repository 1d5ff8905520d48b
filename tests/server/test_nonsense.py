"""Whatever is asked over HTTP and on the lines of nights, in any order, by anybody: done, or refused in a sentence.

Nothing of it ends the server, is an error of its own, or leaves something half done.
"""

import asyncio
import logging
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import get_args

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from entaku.messages import has
from entaku.scenarios.sandbox import Sandbox
from entaku.server import protocol
from entaku.server.cards.bodies import NamesAsked
from entaku.server.cubes.bodies import CubeSample, CubeText
from entaku.server.decks.bodies import DeckSave, DeckToBring, DeckToCheck, DeckWish
from entaku.server.nights import bodies as night_bodies
from entaku.server.nights.open_nights import Nights
from entaku.server.nights.shown import NightHello
from entaku.server.nights.stored import NightStore
from entaku.server.player_cards import bodies as player_card_bodies
from entaku.server.rooms.bodies import Arrive, Enter, NewRoom, Recover
from entaku.server.sandbox.bodies import SandboxText, ScenarioWanted, WinWanted
from entaku.server.tables.offers import FormatToFit
from entaku.server.targets import bodies as target_bodies
from tests.server import guessing
from tests.server.nonsense import FORMLESS, Nonsense
from tests.server.serving import PATIENCE, Client, Json, Served, serving


class Nothing(msgspec.Struct, frozen=True):
    """What is sent where nothing is expected."""


ENTRIES = ("POST", "/api/nights/NIGHT/entries", night_bodies.NightEntering)
ASKED: tuple[tuple[str, str, type], ...] = (
    ("POST", "/api/nights/NIGHT/draws", night_bodies.NightDrawing),
    ("POST", "/api/nights/NIGHT/players", night_bodies.NightRegistering),
    ("PUT", "/api/nights/NIGHT/players/NUMBER/card", night_bodies.NightCard),
    ("POST", "/api/nights/NIGHT/own", night_bodies.NightCard),
    ("POST", "/api/nights/NIGHT/claims", night_bodies.NightClaiming),
    ("POST", "/api/player-cards", player_card_bodies.PlayerCardNamed),
    ("PUT", "/api/player-cards/own", player_card_bodies.PlayerCardNamed),
    ("POST", "/api/player-cards/arrivals", player_card_bodies.PlayerCardKey),
    ("POST", "/api/nights/NIGHT/prizes", night_bodies.PrizeText),
    ("POST", "/api/nights/NIGHT/pods/NUMBER/draft", night_bodies.OpenRoom),
    ("POST", "/api/nights/NIGHT/pods/NUMBER/draft/start", Nothing),
    ("POST", "/api/nights/NIGHT/groups/NUMBER/table", night_bodies.OpenRoom),
    ("POST", "/api/nights/NIGHT/seat", night_bodies.NightSeating),
    ("PUT", "/api/nights/NIGHT/pods/NUMBER/room", night_bodies.PodRoom),
    ("POST", "/api/nights", night_bodies.NewNight),
    ("POST", "/api/rooms", NewRoom),
    ("POST", "/api/rooms/ROOM/guests", Enter),
    ("POST", "/api/rooms/ROOM/moves", Nothing),
    ("POST", "/api/rooms/ROOM/arrivals", Arrive),
    ("POST", "/api/rooms/ROOM/recovery-code", Nothing),
    ("POST", "/api/rooms/ROOM/recoveries", Recover),
    ("POST", "/api/rooms/ROOM/seats/NUMBER/way-back", Nothing),
    ("PUT", "/api/rooms/ROOM/own-deck?seat=NUMBER", DeckToBring),
    ("POST", "/api/rooms/ROOM/own-deck/made", Nothing),
    ("PUT", "/api/rooms/ROOM/deck", DeckSave),
    ("POST", "/api/rooms/ROOM/deck/wish", DeckWish),
    ("POST", "/api/rooms/ROOM/night", night_bodies.NewPodNight),
    ("POST", "/api/formats", FormatToFit),
    ("POST", "/api/names", NamesAsked),
    ("POST", "/api/deck-checks", DeckToCheck),
    ("POST", "/api/targets", target_bodies.TargetsAsked),
    ("POST", "/api/sandbox", Sandbox),
    ("POST", "/api/sandbox/texts", SandboxText),
    ("POST", "/api/sandbox/scenarios", ScenarioWanted),
    ("POST", "/api/sandbox/wins", WinWanted),
    ("POST", "/api/cubes", CubeText),
    ("POST", "/api/cubes/lists", CubeText),
    ("POST", "/api/cubes/samples", CubeSample),
    ("POST", "/api/cubes/kept", CubeText),
    ("PUT", "/api/cubes/kept/WORD", CubeText),
)
SHOWN = (
    "/api/nights/NIGHT", "/api/nights/NIGHT/links", "/api/nights/NIGHT/players/NUMBER/link", "/api/nights/WORD",
    "/api/nights/NIGHT/export/WORD", "/api/nights/NIGHT/export/night.json", "/api/season?nights=NIGHT,WORD",
    "/api/rooms/ROOM", "/api/rooms/ROOM/night", "/api/rooms/ROOM/history", "/api/rooms/ROOM/history/NUMBER?viewer=WORD",
    "/api/rooms/ROOM/recording?table=NUMBER", "/api/rooms/ROOM/deck", "/api/rooms/ROOM/deck/WORD",
    "/api/nights/NIGHT/scanned?text=WORD", "/api/player-cards/WORD",
    "/api/cubes/kept/WORD", "/api/rooms/ROOM/own-deck?seat=WORD", "/api/cards/WORD",
    "/api/cards?q=WORD&limit=NUMBER", "/api/WORD",
)  # fmt: skip


async def ready(served: Served) -> tuple[str, str, dict[str, str]]:
    """A night with players and a room: their codes, and what its people show."""
    settings: Json = {"registration": True}
    made = (await served.post("/api/nights", {"name": "Friday", "settings": settings})).json()
    keys = {"desk": made["key"], "stranger": "", "liar": "7.nobody"}
    for name in ("Ada", "Ben", "Cem", "健"):
        registered = (await served.post(f"/api/nights/{made['code']}/players", {"name": name})).json()
        keys[name] = registered["key"]
    room = await served.open(options=guessing.options(), seats=2)
    keys["host"] = room["token"]
    return made["code"], room["code"], keys


async def nonsense(served: Served, seed: int, count: int) -> None:
    """So many requests; after each the night is what the store has, and as it was where the request was refused."""
    night, room, keys = await ready(served)
    random = Random(seed)
    making = Nonsense(random, [night, room, *keys.values()])
    nights = served.server.config.app.state.nights  # type: ignore[union-attr]
    assert isinstance(nights, Nights)
    open_night = await nights.open_night(night)
    done, lasting = 0, set(served.service._tasks)
    method: str
    kind: type
    for _ in range(count):
        chance = random.random()
        who = random.choice(("desk", "desk", *keys))
        headers = {"Authorization": f"Bearer {keys[who] or 'nobody'}", "Accept-Language": random.choice(("en", "ja"))}
        if chance < 0.15:
            method, path, kind = "GET", random.choice(SHOWN), Nothing
        else:
            method, path, kind = random.choice(ASKED) if chance > 0.6 else ENTRIES
        word = random.choice((night, room, "x", "players.csv", "text", "%00", "%F0%9F%83%8F", "a" * 900))
        path = path.replace("NIGHT", night).replace("ROOM", room).replace("WORD", word)
        path = path.replace("NUMBER", str(making.number()))
        body = b"" if method == "GET" else making.body(kind)
        if path.endswith("/entries") and random.random() < 0.8:
            body = body.replace(b'"seen": ', b'"seen": %d, "was": ' % len(open_night.night.log), 1)
        before = (open_night.night.log, msgspec.json.encode(open_night.seen_by("organiser")))
        answer = await served.http.request(method, path, content=body, headers=headers)
        told = (seed, who, method, path, body[:500], answer.status_code, answer.text[:300])
        assert answer.status_code < 500, told
        if answer.status_code >= 400:
            trouble = answer.json()["trouble"]
            assert has(trouble["key"]), told
            assert trouble["text"] not in ("", trouble["key"]), told
            assert (open_night.night.log, msgspec.json.encode(open_night.seen_by("organiser"))) == before, told
        elif path.endswith("/entries"):
            done += 1
        while begun := served.service._tasks - lasting:
            await asyncio.wait(begun)
    assert done, "nothing of this was ever entered"
    assert (await nights.open_night(night)) is open_night
    assert NightStore(served.service.store).read(open_night.stored).log == open_night.night.log


def run(data: Path, seed: int, count: int, caplog: pytest.LogCaptureFixture) -> None:
    """So much nonsense against a server; nothing of it is an error of ours."""

    async def scene() -> None:
        wanted = {"rooms_an_hour": 10**6, "crowd": 10**4, "rate": 1e6, "burst": 10**6, "mixing": 0.05}
        async with asyncio.timeout(PATIENCE), serving(data, **wanted, formats=guessing.FORMATS) as served:
            await nonsense(served, seed, count)

    asyncio.run(scene())
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_requests_without_sense(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A few hundred requests to every address."""
    run(tmp_path, 1, 300, caplog)


@pytest.mark.sweep
@pytest.mark.parametrize("seed", range(2, 12))
def test_many_requests_without_sense(tmp_path: Path, caplog: pytest.LogCaptureFixture, seed: int) -> None:
    """The same for as long as one likes."""
    run(tmp_path, seed, 3_000, caplog)


def test_lines_of_a_night_hear_nonsense(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Desk, player, onlooker and stranger say anything in any order: each line is answered or ended with a sentence."""
    random = Random(5)

    async def scene() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path, guessing.FORMATS, rate=1e6, burst=10**6) as served:
            night, room, keys = await ready(served)
            making = Nonsense(random, [night, room, *keys.values()])
            kinds = [NightHello, *get_args(protocol.FromClient)]
            looking = await Client.to(served.port, f"nights/{night}")
            await looking.send({"type": "hello", "key": keys["desk"], "language": "en"})
            for _ in range(30):
                line = await Client.to(served.port, f"nights/{random.choice((night, night, night, 'NOSUCH', room))}")
                served.clients.append(line)
                if random.random() < 0.7:
                    key = random.choice((keys["desk"], None, keys["Ada"], keys["liar"]))
                    await line.send({"type": "hello", "key": key, "language": random.choice(("en", "ja"))})
                for _ in range(10):
                    data = making.body(random.choice(kinds)) if random.random() < 0.8 else random.choice(FORMLESS)
                    with suppress(ConnectionClosed):  # whoever has said too much nonsense
                        await line.send(data if random.random() < 0.2 else data.decode(errors="replace"))
                await line.connection.close()
                for message in line.messages:
                    if "trouble" in message:
                        assert has(message["trouble"]["key"]), message
            await looking.send({"type": "ping", "request": 4})
            assert (await looking.until(lambda message: message["type"] == "pong"))["request"] == 4
            await looking.close()
            assert (await served.get(f"/api/nights/{night}")).status_code == 200

    asyncio.run(scene())
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
