"""Every way into the server, without a key, with a foreign one and with a lower one: what isn't theirs stays as it is.

Nothing of it is moved to another process, opened, written or closed.  The ways are the application's own routes and the
unions of its messages, so that no new one is forgotten: the tests fail until a body is named for it, or why it needs no
key.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import get_args

import httpx
import msgspec
import pytest
import sqlalchemy as sa
from starlette.routing import Route, WebSocketRoute

from entaku.server import protocol
from entaku.server.app import ROUTES
from entaku.server.companion import bodies as companion
from entaku.server.companion.sockets import FromPhone
from entaku.server.decks.bodies import DeckSave, DeckToBring, DeckWish
from entaku.server.nights import bodies as nights
from entaku.server.nights import push_bodies
from entaku.server.nights.shown import NightHello
from entaku.server.player_cards import bodies as player_cards
from entaku.server.protocol import Hello, Ping
from entaku.server.rooms.bodies import Arrive, Recover
from entaku.server.storage.schema import METADATA
from entaku.server.tables.bodies import CasterWanted
from entaku.tournament import acts
from tests.server import guessing
from tests.server.conftest import postgresql_url
from tests.server.nonsense import Nonsense, type_of
from tests.server.serving import PATIENCE, Client, Json, Served, serving
from tests.server.test_companion import SETUP


class Nothing(msgspec.Struct, frozen=True):
    """What is sent where nothing is expected."""


FOR_ANYBODY = frozenset(
    {
        # Things of one's own are begun, within limits to each address.
        "/api/rooms", "/api/rooms/at-once", "/api/rooms/first-game", "/api/nights", "/api/companion",
        "/api/player-cards", "/api/cubes/kept", "/api/rooms/{code}/guests", "/api/nights/{code}/players",
        # Where a host lets strangers come, and who has knocked there asks with the key that they got.
        "/api/open-tables/{table}/knocks", "/api/open-tables/{table}/knocks/{key}",
        # Something is found out, and nothing kept.
        "/api/cubes", "/api/cubes/lists", "/api/cubes/samples", "/api/lists", "/api/names", "/api/formats",
        "/api/deck-checks", "/api/verify", "/api/targets", "/api/season",
        "/api/sandbox", "/api/sandbox/texts", "/api/sandbox/scenarios", "/api/sandbox/wins",
        # Who may import is settled by where they ask from.
        "/api/imports", "/api/imports/{id}", "/api/updates",
        # There is nothing.
        "/api/{rest:path}",
    }
)  # fmt: skip
"""What is sent to these needs no key."""

SENT: dict[str, type] = {
    "/api/nights/{code}/entries": nights.NightEntering,
    "/api/nights/{code}/draws": nights.NightDrawing,
    "/api/nights/{code}/prizes": nights.PrizeText,
    "/api/nights/{code}/pods/{pod:int}/room": nights.PodRoom,
    "/api/nights/{code}/pods/{pod:int}/draft": nights.OpenRoom,
    "/api/nights/{code}/pods/{pod:int}/draft/start": Nothing,
    "/api/nights/{code}/groups/{group:int}/table": nights.OpenRoom,
    "/api/nights/{code}/seat": nights.NightSeating,
    "/api/nights/{code}/recoveries": Recover,
    "/api/nights/{code}/players/{player:int}/list": DeckToBring,
    "/api/nights/{code}/players/{player:int}/list/comparison": DeckToBring,
    "/api/nights/{code}/players/{player:int}/card": nights.NightCard,
    "/api/nights/{code}/own": nights.NightCard,
    "/api/nights/{code}/claims": nights.NightClaiming,
    "/api/nights/{code}/players/{player:int}/push": push_bodies.PushWanted,
    "/api/player-cards/own": player_cards.PlayerCardNamed,
    "/api/companion/{code}/renewals": Nothing,
    "/api/player-cards/own/recovery-code": Nothing,
    "/api/player-cards/own/moves": Nothing,
    "/api/player-cards/arrivals": player_cards.PlayerCardKey,
    "/api/player-cards/recoveries": Recover,
    "/api/rooms/{code}/moves": Nothing,
    "/api/rooms/{code}/arrivals": Arrive,
    "/api/rooms/{code}/night": nights.NewPodNight,
    "/api/rooms/{code}/own-deck": DeckToBring,
    "/api/rooms/{code}/own-deck/made": Nothing,
    "/api/rooms/{code}/recovery-code": Nothing,
    "/api/rooms/{code}/recoveries": Recover,
    "/api/rooms/{code}/seats/{seat:int}/way-back": Nothing,
    "/api/rooms/{code}/deck": DeckSave,
    "/api/rooms/{code}/deck/wish": DeckWish,
    "/api/rooms/{code}/casters": CasterWanted,
    "/api/cubes/kept/{code}": nights.NightCard,
}
"""What is sent to the others."""

READ_BY_ANYBODY = {
    "/healthz": "it says how the server is, and nothing of anybody",
    "/metrics": "who may is settled by where they ask from",
    "/api/imports/{id}": "who may is settled by where they ask from",
    "/api/updates": "where cards can be had, and of which day those here are",
    "/api/offers": "what can be played here",
    "/api/cards": "facts of cards",
    "/api/cards/{name:path}": "facts of cards",
    "/api/rulings/{name:path}": "facts of cards",
    "/api/gallery": "facts of cards",
    "/api/targets": "facts of cards",
    "/api/targets/cards": "facts of cards",
    "/api/sandbox": "what positions can be set up from",
    "/api/deck-checks": "what decks can be checked for",
    "/pictures": "what the keeper offers to everybody",
    "/reports/{key}/{name}": "what the keeper has published",
    "/messages/{language}.ftl": "the texts of the pages",
    "/{path:path}": "the pages",
    "/api/{rest:path}": "there is nothing",
    "/api/push": "the server's own public key",
    "/api/open-tables": "the tables that their hosts let everybody find, without their codes",
    "/api/rooms/{code}": "what a room's door says: who is there, and what is played",
    "/api/rooms/{code}/qr.svg": "the address of a room, for who has it",
    "/api/nights/{code}": "what hangs on the wall: groups, results, standings",
    "/api/nights/{code}/qr.svg": "the address of a night, for who has it",
    "/api/season": "what hung on the walls of its nights",
    "/api/cubes/kept/{code}": "a cube that was kept to be shown, for who has its code",
    "/api/player-cards/{number}": "the name on a card, for who has its number",
    "/api/companion/{code}/link": "the address of a game on paper, for who has it",
}
"""What needs no key to be read, and why."""

READ = {
    "/api/nights/{code}/players/{player:int}/link", "/api/nights/{code}/links", "/api/nights/{code}/export/{file}",
    "/api/nights/{code}/recovery-code", "/api/nights/{code}/players/{player:int}/list",
    "/api/nights/{code}/scanned", "/api/player-cards/own", "/api/rooms/{code}/night", "/api/rooms/{code}/own-deck",
    "/api/rooms/{code}/deck", "/api/rooms/{code}/deck/{format}", "/api/rooms/{code}/history",
    "/api/rooms/{code}/history/{step:int}", "/api/rooms/{code}/log", "/api/rooms/{code}/cast",
    "/api/rooms/{code}/cast/{step:int}", "/api/rooms/{code}/recording", "/api/rooms/{code}/history/{step:int}/position",
    "/api/rooms/{code}/position",
}  # fmt: skip
"""What is read with a key alone."""

QUERIES = {
    "/api/rooms/{code}/log": "?form=mtgo&seat=0",
    "/api/rooms/{code}/cast/{step:int}": "?table=1&viewer=open",
    "/api/rooms/{code}/history/{step:int}": "?viewer=open",
    "/api/season": "?nights={code}",
}
"""What is asked with an address, so that it is an answer."""

TRIES = 3
"""So often each is tried, with other values in what is sent."""


@dataclass
class Ground:
    """What is a host's and a desk's: a room in which two play, one that nobody has opened again, and a night."""

    served: Served
    room: str
    asleep: str
    night: str
    host: str
    lines: list[Client]
    guests: dict[str, str]
    players: dict[str, str]

    @property
    def codes(self) -> list[str]:
        return [self.room, self.asleep, self.night]


async def ground(served: Served) -> Ground:
    """The same for each test."""
    opened = await served.open(options=guessing.options(), seats=2)
    other = await served.enter(opened["code"], "Ben")
    onlooker = await served.enter(opened["code"], "Mallory", watch=True)
    lines = [await served.connect(opened["code"], token) for token in (opened["token"], other["token"])]
    await lines[0].ask("start")
    for line in lines:
        await line.when(lambda client: bool(client.view))
    asleep = await served.open("Cem", options=guessing.options(), seats=2)
    served.service.rooms.pop(asleep["code"]).stop()
    night = (await served.post("/api/nights", {"name": "Friday", "settings": {"registration": True}})).json()
    player = (await served.post(f"/api/nights/{night['code']}/players", {"name": "Dai"})).json()
    line = await Client.to(served.port, f"nights/{night['code']}")
    served.clients.append(line)
    await line.send({"type": "hello", "key": night["key"]})
    await line.next("night")
    guests, players = {"lower": onlooker["token"], "foreign": asleep["token"]}, {"lower": player["key"]}
    return Ground(
        served, opened["code"], asleep["code"], night["code"], opened["token"], [*lines, line], guests, players
    )


def rows(of: Ground, *but: str) -> frozenset[str]:
    """Everything that the store has of what is theirs; `but`: rows of these codes are others'."""
    found = []
    with of.served.service.store.engine.connect() as connection:
        for table in METADATA.sorted_tables:
            for row in connection.execute(sa.select(table)):
                told = f"{table.name} {row!r}"
                if any(code in told for code in of.codes) and getattr(row, "code", "") not in but:
                    found.append(told)
    return frozenset(found)


def everything(of: Served) -> list[str]:
    """All that the store has, but for when its processes were last alive."""
    tables = [table for table in METADATA.sorted_tables if table.name != "processes"]
    with of.service.store.engine.connect() as connection:
        return sorted(f"{table.name} {row!r}" for table in tables for row in connection.execute(sa.select(table)))


def open_at(served: Served) -> set[str]:
    """What a process has open."""
    state = served.server.config.app.state  # type: ignore[union-attr]
    return {*served.service.rooms, *(one.code for one in state.nights.known.values())}


async def expect_answers(of: Ground) -> None:
    """Every line is there, and answers."""
    for line in of.lines:
        await line.heard()


def ways() -> Iterator[tuple[str, str]]:
    """Each route by which something could be changed, with its method."""
    for route in ROUTES:
        if isinstance(route, Route):
            for method in sorted((route.methods or set()) - {"GET", "HEAD"}):
                if route.path not in FOR_ANYBODY:
                    yield method, route.path


def readings() -> Iterator[str]:
    """Each route by which something is read."""
    return (route.path for route in ROUTES if isinstance(route, Route) and "GET" in (route.methods or set()))


def bodies(path: str, making: Nonsense) -> Iterator[bytes]:
    """What is sent there: for a night's entries each act that there is."""
    for _ in range(TRIES):
        if SENT[path] is not nights.NightEntering:
            yield msgspec.json.encode(making.value(type_of(SENT[path])))
            continue
        for act in get_args(acts.AnyAct):
            value = making.value(type_of(act))
            entering = {"act": value, "seen": 10**6, "insist": True, "by": "Mallory", "token": making.text()}
            yield msgspec.json.encode(entering)


def filled(path: str, room: str, night: str) -> str:
    """An address with codes and numbers in it that there are."""
    code = room if path.startswith("/api/rooms") else night
    path = path.replace("{file}", "night.json") + QUERIES.get(path, "")
    return (
        path.replace(":path}", "}")
        .replace("{code}", code)
        .replace("{seat:int}", "0")
        .replace(":int}", "}")
        .format_map(Ones())
    )


class Ones(dict[str, str]):
    """1 for whatever is asked for."""

    def __missing__(self, key: str) -> str:
        return "1"


async def asked(served: Served, method: str, path: str, body: bytes, key: str) -> httpx.Response:
    """What is said to somebody who sends this, at the process where they send it."""
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    return await served.http.request(method, path, content=body, headers=headers)


def test_every_way_in_is_walked() -> None:
    """Each route that takes something is for anybody, and it is said why, or it is known what is sent there."""
    assert {path for _, path in ways()} == set(SENT)


def test_every_way_to_read_is_walked() -> None:
    """Each route that tells something tells it to anybody, and it is said why, or asks for a key."""
    assert set(readings()) == READ | set(READ_BY_ANYBODY)
    assert not READ & set(READ_BY_ANYBODY)


PATIENT: Json = {"rooms_an_hour": 10**6, "crowd": 10**6, "rate": 1e6, "burst": 10**6, "mixing": 0.05}


@pytest.mark.parametrize("who", ["nobody", "foreign", "lower"])
def test_who_may_not_changes_nothing(tmp_path: Path, who: str) -> None:
    """Whoever shows no key, another's or a lower one is refused; then store, memory and lines are what they were."""

    async def scene() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path, guessing.FORMATS, **PATIENT) as served:
            there = await ground(served)
            other = (await served.post("/api/nights", {"name": "Other", "settings": {}})).json()
            keys = {
                "/api/rooms": {"nobody": "", **there.guests}[who],
                "/api/nights": {"nobody": "", "foreign": other["key"], **there.players}[who],
            }
            making = Nonsense(Random(who), [*there.codes, *there.guests.values()])
            for method, path in ways():
                key = next((key for start, key in keys.items() if path.startswith(start)), "")
                for body in bodies(path, making):
                    before, opened = everything(served), open_at(served)
                    told = await asked(served, method, filled(path, there.room, there.night), body, key)
                    assert told.status_code < 500, (method, path, body, told.text)
                    assert who == "lower" or told.status_code >= 400, (method, path, body, told.text)
                    if told.status_code >= 400:
                        assert (everything(served), open_at(served)) == (before, opened), (method, path, body)
            await expect_answers(there)

    asyncio.run(scene())


@pytest.mark.parametrize("who", ["nobody", "foreign", "lower"])
@pytest.mark.parametrize("is_over", [False, True], ids=["in play", "over"])
def test_who_may_not_reads_nothing(tmp_path: Path, who: str, is_over: bool) -> None:
    """What isn't for anybody is refused without a key and with another's; reading changes nothing, whoever reads."""

    async def scene() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path, guessing.FORMATS, **PATIENT) as served:
            there = await ground(served)
            if is_over:
                await play_out(there)
            other = (await served.post("/api/nights", {"name": "Other", "settings": {}})).json()
            keys = {
                "/api/rooms": {"nobody": "", **there.guests}[who],
                "/api/nights": {"nobody": "", "foreign": other["key"], **there.players}[who],
            }
            before, opened = everything(served), open_at(served)
            for path in readings():
                key = next((key for start, key in keys.items() if path.startswith(start)), "")
                told = await asked(served, "GET", filled(path, there.room, there.night), b"", key)
                assert told.status_code < 500, (path, told.text)
                may = path in READ_BY_ANYBODY or who == "lower" or (is_over and who == "nobody" and path in SEEN_BY_ALL)
                assert may or told.status_code >= 400, (path, told.text)
                assert (everything(served), open_at(served)) == (before, opened), path
            await expect_answers(there)

    asyncio.run(scene())


SEEN_BY_ALL = {"/api/rooms/{code}/history"}
"""Of a table that is over anybody may see again what was public; a key of another room is refused all the same."""


async def play_out(of: Ground) -> None:
    """The game of the room is over."""
    ada, ben, _ = of.lines
    while not (ada.over and ben.over):
        for line in (ada, ben):
            if line.asked:
                await line.give(guessing.number(line.asked), 20)


@asynccontextmanager
async def two(tmp_path: Path) -> AsyncIterator[tuple[Served, Served]]:
    """Two processes with a database."""
    with postgresql_url() as url:
        wanted = {**PATIENT, "database": url}
        async with (
            asyncio.timeout(PATIENCE),
            serving(tmp_path, guessing.FORMATS, cluster="anna", **wanted) as anna,
            serving(tmp_path, guessing.FORMATS, cluster="ben", **wanted) as ben,
        ):
            yield anna, ben


@pytest.mark.postgresql
@pytest.mark.parametrize("whose", ["none", "theirs"])
def test_nobody_moves_what_is_anothers(tmp_path: Path, whose: str) -> None:
    """Not at another process, by a night there, whether or not they are its desk: rooms stay where they are."""

    async def scene() -> None:
        async with two(tmp_path) as (anna, ben):
            there = await ground(anna)
            own = (await ben.post("/api/nights", {"name": "Mine", "settings": {}})).json()
            making = Nonsense(Random(whose), [*there.codes, *there.codes, there.guests["lower"]])
            before = rows(there)
            for method, path in ways():
                for body in bodies(path, making):
                    key = own["key"] if whose == "theirs" else ""
                    told = await asked(ben, method, filled(path, there.room, own["code"]), body, key)
                    assert rows(there, own["code"]) == before, (method, path, body, told.text)
                    assert not open_at(ben) & set(there.codes), (method, path, body)
            for path in readings():
                for room in (there.room, there.asleep):
                    await asked(ben, "GET", filled(path, room, there.night), b"", key)
                    assert rows(there, own["code"]) == before, path
                    assert not open_at(ben) & set(there.codes), path
            await expect_answers(there)

    asyncio.run(scene())


def messages(union: object) -> list[type]:
    """The messages that there are, but for those by which somebody says who they are or that they are there."""
    return [one for one in get_args(union) if one not in (Hello, Ping, NightHello, companion.PaperHello)]


SPEAKS = frozenset({"sit", "rename", "speak", "say"})
"""What a guest who looks on may do."""


@pytest.mark.parametrize("who", ["nobody", "lower"])
@pytest.mark.parametrize("place", ["room", "night", "companion"])
def test_who_looks_on_changes_nothing_by_a_message(tmp_path: Path, who: str, place: str) -> None:
    """Whatever they say on a line is refused, and neither the store nor a line is the worse for it."""
    unions = {"room": protocol.FromClient, "night": NightHello | Ping, "companion": FromPhone}

    async def scene() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path, guessing.FORMATS, **PATIENT) as served:
            there = await ground(served)
            paper = (await served.post("/api/companion", {"setup": SETUP, "acts": []})).json()
            at = {"room": there.room, "night": f"nights/{there.night}", "companion": f"companion/{paper['code']}"}
            key = {"room": there.guests, "night": there.players}.get(place, {}).get("lower") if who == "lower" else None
            making = Nonsense(Random(who), [*there.codes])
            for kind in messages(unions[place]):
                line = await Client.to(served.port, at[place])
                served.clients.append(line)
                await line.send({"type": "hello", "token": key, "key": key, "device": "x", "seat": 0, "language": "en"})
                for _ in range(TRIES):
                    value = making.value(type_of(kind))
                    assert isinstance(value, dict)
                    before = everything(served)
                    await line.send({**value, "request": 1})
                    await line.heard()
                    may = who == "lower" and value["type"] in SPEAKS
                    assert may or everything(served) == before, (place, value)
                await line.close()
            await expect_answers(there)

    asyncio.run(scene())


def test_every_line_is_walked() -> None:
    """There are lines to rooms, nights and games on paper, and no others."""
    assert [route.path for route in ROUTES if isinstance(route, WebSocketRoute)] == [
        "/ws/{code}", "/ws/nights/{code}", "/ws/companion/{code}",
    ]  # fmt: skip


def test_a_night_uses_what_was_drafted_in_a_room_on_its_host_s_word(tmp_path: Path) -> None:
    """Who enters where a pod drafted shows the token of that room's host, on whatever process it is."""

    async def scene() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path, guessing.FORMATS, **PATIENT) as served:
            there = await ground(served)
            own = (await served.post("/api/nights", {"name": "Mine", "settings": {}})).json()
            act = {"type": "DraftedAt", "pod": 1, "room": there.room, "table": 1, "seats": [1, 2]}
            for token, key in (
                ("", "host-only"),
                (there.guests["lower"], "host-only"),
                (there.host, "night-pod-unknown"),
            ):
                body = {"act": act, "seen": 0, "insist": False, "by": "Mallory", "token": token}
                told = await served.post(f"/api/nights/{own['code']}/entries", body, own["key"])
                assert told.json()["trouble"]["key"] == key

    asyncio.run(scene())


@pytest.mark.postgresql
def test_a_room_moves_by_its_host_s_word_and_takes_no_night_along(tmp_path: Path) -> None:
    """A night takes in a room whose host says so; another night can't have it then, whoever hosts the room."""

    async def scene() -> None:
        async with two(tmp_path) as (anna, ben):
            there = await ground(anna)
            first, second = [
                (await served.post("/api/nights", {"name": "Friday", "settings": {}})).json() for served in (ben, anna)
            ]
            body = {
                "act": {"type": "TableNamed", "group": 1, "room": there.room},
                "seen": 0,
                "insist": False,
                "by": "A",
            }
            for served, night, key in ((ben, first, "night-group-unknown"), (anna, second, "night-room-of-another")):
                path = f"/api/nights/{night['code']}/entries"
                told = await served.post(path, {**body, "token": there.host}, night["key"])
                assert told.json()["trouble"]["key"] == key
                stored = anna.service.store.room(there.room)
                assert stored is not None
                assert stored.home == f"night-{first['code']}"

    asyncio.run(scene())
