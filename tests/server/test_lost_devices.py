"""What a lost device could do it can do no longer: at the desk, as a player, in a group's room, at a game on paper."""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from entaku.server.push.stored import Subscription, Subscriptions
from entaku.tournament.acts import DeskRenewed, LinkRenewed, Undone
from tests.server.conftest import postgresql_url
from tests.server.desks import Desk, desk
from tests.server.pods import drafted
from tests.server.serving import PATIENCE, Client, Json, serving
from tests.server.test_cluster import cluster_of
from tests.server.test_companion import do, phone, shared, visit
from tests.server.test_night_rooms import HERE, key_of, opened, seated
from tests.server.test_player_cards import made as card_made
from tests.server.test_roles import staff_key


async def put_out(line: Client) -> str:
    """Why a line has ended for good."""
    await line.ended()
    bye = line.messages[-1]
    assert (bye["type"], bye["final"]) == ("bye", True)
    return str(bye["trouble"]["key"])


async def is_organiser(aya: Desk, key: str) -> bool:
    """Whether somebody with this key has the desk, over HTTP and on a line."""
    status = (await aya.served.get(f"/api/nights/{aya.code}/links", key)).status_code
    client = await Client.to(aya.served.port, f"nights/{aya.code}")
    aya.served.clients.append(client)
    await client.send({"type": "hello", "key": key})
    await client.when(lambda one: bool(one.messages))
    has_line = client.messages[0]["type"] == "night" and client.messages[0]["view"]["desk"] is not None
    assert has_line == (status == 200)
    return has_line


def test_a_lost_laptop_is_no_desk_any_more(tmp_path: Path) -> None:
    """Who says so has another link, and another code; the lost one's line ends; judges and players stay."""

    async def scene() -> None:
        async with desk(tmp_path) as aya:
            await aya.fill(4)
            lost, judge = aya.key, await staff_key(aya, "judge")
            gone, stays = await aya.line(lost), [await aya.line(judge), await aya.line(await key_of(aya, 1))]
            code = (await aya.served.get(f"/api/nights/{aya.code}/recovery-code", lost)).json()["code"]
            assert (await aya.enter(DeskRenewed(0), key=judge))[0] == 403
            status, answer = await aya.enter(DeskRenewed(0))
            assert (status, await put_out(gone)) == (201, "night-desk-closed")
            aya.key = answer["key"]
            assert [await is_organiser(aya, key) for key in (lost, aya.key)] == [False, True]
            tried = await aya.served.post(f"/api/nights/{aya.code}/recoveries", {"code": code})
            assert tried.status_code == 401
            assert (await aya.enter(Undone(answer["entry"])))[0] == 201
            assert [await is_organiser(aya, key) for key in (lost, aya.key)] == [False, True]
            assert (await aya.enter({"type": "ClockExtended", "seconds": 60}, key=lost))[0] == 403
            for line in stays:
                await line.heard()
                assert not any(message["type"] == "bye" for message in line.messages)
            again, night = aya.key, aya.code
        async with serving(tmp_path) as served:
            there = Desk(served, night, again)
            assert [await is_organiser(there, key) for key in (lost, again)] == [False, True]

    asyncio.run(scene())


async def bring(aya: Desk, key: str, card: Json) -> int:
    """A phone that has the first player's link brings a card of theirs."""
    headers, path = {"Authorization": f"Bearer {key}"}, f"/api/nights/{aya.code}/players/1/card"
    return (await aya.served.http.put(path, json={"card": card["key"]}, headers=headers)).status_code


def test_a_players_new_link_makes_the_old_one_dead(tmp_path: Path) -> None:
    """Its line ends, it enters nothing, is told nothing, and no card but on the new phone makes anybody the player."""

    async def scene() -> None:
        async with desk(tmp_path) as aya:
            await aya.fill(3)
            path, card = f"/api/nights/{aya.code}", await card_made(aya.served, "Player 1")
            lost, other = await key_of(aya, 1), await key_of(aya, 2)
            assert await bring(aya, lost, card) == 201
            assert (await aya.served.post(f"{path}/own", {"card": card["key"]})).json()["own"] is not None
            browsers = Subscriptions(aya.served.service.store)
            for player in (1, 2):
                browsers.keep(Subscription(aya.code, player, f"https://push/{player}", b"k", b"s", "en", time.time()))
            gone, stays = await aya.line(lost), await aya.line(other)
            assert (await aya.enter(LinkRenewed(1, 0), key=other))[0] == 403
            assert (await aya.enter(LinkRenewed(1, 0)))[0] == 201
            assert [len(browsers.of(aya.code, player)) for player in (1, 2)] == [0, 1]
            assert await put_out(gone) == "night-link-renewed"
            new = await key_of(aya, 1)
            assert (new == lost, await key_of(aya, 2) == other) == (False, True)
            assert (await aya.enter({"type": "Dropped", "player": 1}, key=lost))[0] == 403
            late = await Client.to(aya.served.port, f"nights/{aya.code}")
            aya.served.clients.append(late)
            await late.send({"type": "hello", "key": lost})
            assert await put_out(late) == "night-link-renewed"
            assert (await aya.served.post(f"{path}/own", {"card": card["key"]})).json()["own"] is None
            claim = await aya.served.post(f"{path}/claims", {"card": card["key"], "player": 1})
            assert claim.json()["trouble"]["key"] == "night-claim-refused"
            assert await bring(aya, new, card) == 201
            assert (await aya.served.post(f"{path}/own", {"card": card["key"]})).json()["own"]["key"] == new
            assert (await aya.enter({"type": "Dropped", "player": 1}, key=new))[0] == 201
            await stays.heard()
            assert stays.messages[-1]["type"] != "bye"

    asyncio.run(scene())


def test_a_players_new_link_takes_their_seats_from_the_lost_phone(tmp_path: Path) -> None:
    """In the room where their pod drafts the old token opens nothing; who has the new link sits there again."""

    async def scene() -> None:
        async with asyncio.timeout(PATIENCE), desk(tmp_path, HERE) as aya:
            await aya.fill(4)
            await aya.draw("pods")
            room = await opened(aya, "pods/1/draft")
            first, second = await seated(aya, 1), await seated(aya, 2)
            host = await aya.served.connect(room["room"], room["token"])
            await host.when(lambda one: bool(one.you))
            assert (await aya.enter(LinkRenewed(1, 0)))[0] == 201
            assert await put_out(first.line) == "guest-recovered"
            assert (await aya.served.get(f"/api/rooms/{room['room']}/night", first.token)).status_code == 401
            again = await seated(aya, 1)
            assert again.line.you["seat"] == first.line.you["seat"]
            status, answer = await aya.enter(DeskRenewed(0))
            assert (status, await put_out(host)) == (201, "guest-recovered")
            aya.key = answer["key"]
            assert (await opened(aya, "pods/1/draft"))["room"] == room["room"]
            await second.line.heard()
            assert second.line.messages[-1]["type"] != "bye"

    asyncio.run(scene())


def test_who_acts_for_an_absent_organiser_in_a_room_has_no_desk(tmp_path: Path) -> None:
    """The host's place in a room that the night opened is worth the room, and nothing of the night."""

    async def scene() -> None:
        async with asyncio.timeout(PATIENCE), desk(tmp_path, HERE) as aya:
            await aya.fill(4)
            await aya.draw("pods")
            room = await opened(aya, "pods/1/draft")
            first = await seated(aya, 1)
            there = aya.served.service.rooms[room["room"]]
            there.here.host_left -= 3600
            assert (await first.line.ask("take-over"))["type"] == "done"
            keys = (await aya.served.get(f"/api/rooms/{room['room']}/night", first.token)).json()
            assert (keys["player"], keys["desk"]) == (1, None)

    asyncio.run(scene())


@pytest.mark.parametrize("at", ["the pod's", "a group's"])
def test_a_seat_recovered_in_one_room_of_a_pod_is_recovered_in_all(tmp_path: Path, at: str) -> None:
    """One code leads to all; what the lost device had there and at the night is worth nothing, wherever it is typed."""

    async def scene() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            pod, _ = await drafted(served, 8, ("Ada", "Ben"))
            before = await pod.start()
            groups = await pod.publish()
            tokens: Json = pod.room["tokens"]
            keys = {name: await night_keys(served.get, pod.room["code"], token) for name, token in tokens.items()}
            number = keys["Ben"]["player"]
            (group,) = [one for one in groups if number in one["order"]]
            room = pod.room["code"] if at == "the pod's" else group["room"]
            made = await served.post(f"/api/rooms/{room}/recovery-code", {}, tokens["Ben"])
            lines = [await served.connect(code, tokens["Ben"]) for code in (pod.room["code"], group["room"])]
            for line in lines:
                await line.when(lambda one: bool(one.you))
                assert line.you["has_code"]
            aya = Desk(served, before["code"], before["desk"])
            own = await aya.line(keys["Ben"]["key"])
            back = await served.post(f"/api/rooms/{room}/recoveries", {"code": made.json()["code"]})
            assert back.status_code == 201, back.text
            assert [await put_out(line) for line in (*lines, own)] == [*["guest-recovered"] * 2, "night-link-renewed"]
            for code in (pod.room["code"], group["room"]):
                stale = await served.connect(code, tokens["Ben"])
                await stale.when(lambda one: bool(one.messages))
                assert stale.messages[0]["trouble"]["key"] == "token-unknown"
                fresh = await served.connect(code, back.json()["token"])
                await fresh.when(lambda one: bool(one.you))
            assert (await night_keys(served.get, group["room"], back.json()["token"]))["key"] != keys["Ben"]["key"]
            assert (await night_keys(served.get, pod.room["code"], tokens["Ada"])) == keys["Ada"]

    asyncio.run(scene())


def test_a_host_who_recovers_their_seat_takes_the_desk_along(tmp_path: Path) -> None:
    """The lost device had the desk of the night that its pod plays: its key is worth nothing, the new one has one."""

    async def scene() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            pod, _ = await drafted(served)
            lost = (await pod.start())["desk"]
            made = await served.post(f"/api/rooms/{pod.room['code']}/recovery-code", {}, pod.room["token"])
            back = await served.post(f"/api/rooms/{pod.room['code']}/recoveries", {"code": made.json()["code"]})
            assert await put_out(pod.line) == "night-desk-closed"
            keys = await night_keys(served.get, pod.room["code"], back.json()["token"])
            aya = Desk(served, pod.keys["code"], keys["desk"])
            assert [await is_organiser(aya, key) for key in (lost, keys["desk"])] == [False, True]

    asyncio.run(scene())


async def night_keys(get: Callable[..., object], room: str, token: str) -> Json:
    """What a token of a room is worth at its night."""
    found = await get(f"/api/rooms/{room}/night", token)  # type: ignore[misc]  # an answer of httpx
    return dict(found.json())


@pytest.mark.postgresql
def test_what_is_lost_is_lost_in_every_process(tmp_path: Path) -> None:
    """Lines end where the night is open, whichever process is asked; where it goes the lost keys are as dead."""

    async def scene(url: str) -> None:
        started = partial(serving, tmp_path, database=url)
        async with asyncio.timeout(PATIENCE), started(cluster="anna") as anna, started(cluster="ben") as ben:
            pod, _ = await drafted(anna, 8, ("Ada", "Ben"))
            await pod.start()
            groups, token = await pod.publish(), pod.room["tokens"]["Ben"]
            keys = await night_keys(anna.get, pod.room["code"], token)
            (group,) = [one for one in groups if keys["player"] in one["order"]]
            line = await anna.connect(group["room"], token)
            await line.when(lambda one: bool(one.you))
            path = f"/api/rooms/{pod.room['code']}"
            code = (await anna.post(f"{path}/recovery-code", {}, token)).json()["code"]
            asked = await ben.post(f"{path}/recoveries", {"code": code})
            assert (asked.status_code, asked.headers["Location"]) == (307, f"{path}/recoveries?at=anna")
            back = (await anna.post(f"{path}/recoveries?at=anna", {"code": code})).json()
            assert await put_out(line) == "guest-recovered"
            await cluster_of(anna).drain()
            for room in (group["room"], pod.room["code"]):
                assert (await ben.get(f"/api/rooms/{room}/night", token)).status_code == 401
                now = await night_keys(ben.get, room, back["token"])
                assert (now["player"], now["key"] != keys["key"]) == (keys["player"], True)
            dead = await ben.post(f"/api/nights/{pod.keys['code']}/seat", {"room": ""}, keys["key"])
            assert dead.status_code == 403
            fresh = await ben.post(f"/api/nights/{pod.keys['code']}/seat", {"room": ""}, now["key"])
            assert fresh.status_code == 201, fresh.text

    with postgresql_url() as url:
        asyncio.run(scene(url))


def test_a_lost_phone_counts_no_longer_at_a_game_on_paper(tmp_path: Path) -> None:
    """All phones had one key: there is another, which outlives the server; who looks on stays, and the game does."""
    tables: list[Json] = []

    async def lose(served: object) -> None:
        assert hasattr(served, "post")
        table = await shared(served)  # type: ignore[arg-type]  # as `visit` gives it
        lost, watches = await phone(served, table, "lost"), await phone(served, table, "w", counts=False)  # type: ignore[arg-type]
        assert (await do(lost, "a", kind="life", seat=0, by=-3))["type"] == "done"
        path = f"/api/companion/{table['code']}/renewals"
        assert (await served.post(path, {}, "x")).json()["trouble"]["key"] == "companion-key-unknown"
        renewed = await served.post(path, {}, table["key"])
        assert (renewed.status_code, await put_out(lost)) == (201, "companion-key-renewed")
        assert (await served.post(path, {}, table["key"])).status_code == 401
        tables.extend((table, renewed.json()))
        again = await phone(served, tables[1], "again")  # type: ignore[arg-type]
        assert (await do(again, "b", kind="life", seat=0, by=-1))["type"] == "done"
        await watches.when(lambda one: sum(len(m.get("acts", ())) for m in one.messages) >= 2)
        assert watches.messages[-1]["type"] != "bye"

    async def later(served: object) -> None:
        old, new = tables
        stale = await phone(served, old, "lost")  # type: ignore[arg-type]
        assert await put_out(stale) == "companion-key-unknown"
        known = await phone(served, new, "again")  # type: ignore[arg-type]
        assert [act["id"] for act in known.messages[0]["acts"]] == ["a", "b"]

    visit(tmp_path, lose, later)
