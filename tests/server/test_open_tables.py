"""Open tables: what others see of a room that its host lists, and how they come in; and where a group talks."""

from pathlib import Path

import pytest

from entaku.kernel.errors import Unlawful
from entaku.server.rooms.knocks import MOST_WAITING, talk_address
from tests.server.serving import Client, Json, Served, in_a_loop, serving

OPTIONS = {"type": "draft", "sets": ["CNS"]}


async def listed(served: Served, knocking: bool, seats: int = 3) -> tuple[Json, Client]:
    """A room that its host has listed, and the host's line."""
    room = await served.open(options=OPTIONS, seats=seats)
    ada = await served.connect(room["code"], room["token"])
    assert (await ada.ask("list", on=True, knocking=knocking))["type"] == "done"
    return room, ada


async def tables(served: Served) -> list[Json]:
    return list((await served.get("/api/open-tables")).json()["tables"])


async def knock(served: Served, table: str, name: str) -> tuple[int, Json]:
    answer = await served.post(f"/api/open-tables/{table}/knocks", {"name": name, "language": "ja"})
    return answer.status_code, dict(answer.json())


async def again(served: Served, table: str, key: str) -> tuple[int, Json]:
    answer = await served.post(f"/api/open-tables/{table}/knocks/{key}", {})
    return answer.status_code, dict(answer.json())


@in_a_loop
async def test_a_listed_room_is_found_without_its_code(tmp_path: Path) -> None:
    """The list says what is played, by whom and for how many there is room; nothing of it leads past the door."""
    async with serving(tmp_path) as served:
        await served.open(options=OPTIONS, seats=3)
        room, ada = await listed(served, knocking=True)
        found = await tables(served)
        assert [(one["host"], one["seats"], one["free"], one["knocking"]) for one in found] == [("Ada", 3, 2, True)]
        assert found[0]["what"]["sets"] == ["CNS"]
        assert room["code"] not in str(found)
        assert (await served.get(f"/api/rooms/{found[0]['id']}")).status_code == 404
        await ada.ask("list", on=False, knocking=True)
        assert await tables(served) == []


@in_a_loop
async def test_an_open_table_is_joined_at_once(tmp_path: Path) -> None:
    """Without knocking somebody sits down with one request; a full table stands in no list."""
    async with serving(tmp_path) as served:
        room, ada = await listed(served, knocking=False, seats=2)
        table = (await tables(served))[0]["id"]
        status, body = await knock(served, table, "Bo")
        assert (status, body["entered"]["code"], body["entered"]["seat"]) == (201, room["code"], 1)
        await ada.when(lambda one: [seat.get("name") for seat in one.room["seats"]] == ["Ada", "Bo"])
        bo = await served.connect(room["code"], body["entered"]["token"])
        assert (await bo.next("welcome"))["you"]["seat"] == 1
        assert await tables(served) == []
        assert (await knock(served, table, "Cleo"))[0] == 404


@in_a_loop
async def test_who_knocks_waits_for_the_host(tmp_path: Path) -> None:
    """The host alone says who comes in; who may not is told, and who may sits down."""
    async with serving(tmp_path) as served:
        room, ada = await listed(served, knocking=True)
        table = (await tables(served))[0]["id"]
        keys = {name: (await knock(served, table, name))[1]["key"] for name in ("Bo", "Cleo")}
        await ada.when(lambda one: [each["name"] for each in one.room["knocks"]] == ["Bo", "Cleo"])
        assert (await again(served, table, keys["Bo"])) == (202, {"key": keys["Bo"], "entered": None})
        friend = await served.enter(room["code"], "Dan")
        line = await served.connect(room["code"], friend["token"])
        assert (await line.ask("admit", knock=1, on=True))["trouble"]["key"] == "host-only"
        await ada.ask("admit", knock=1, on=True)
        await ada.ask("admit", knock=2, on=False)
        status, body = await again(served, table, keys["Bo"])
        assert (status, body["entered"]["name"], body["entered"]["seat"]) == (201, "Bo", 2)
        assert (await again(served, table, keys["Cleo"]))[1]["trouble"]["key"] == "knock-refused"
        assert (await again(served, table, keys["Cleo"]))[1]["trouble"]["key"] == "knock-unknown"
        assert (await ada.ask("admit", knock=2, on=True))["trouble"]["key"] == "knock-gone"


@in_a_loop
async def test_who_leaves_the_door_waits_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who doesn't ask again is gone from the host's screen by itself; only so many wait at once."""
    async with serving(tmp_path) as served:
        _, ada = await listed(served, knocking=True)
        table = (await tables(served))[0]["id"]
        answers = [await knock(served, table, f"Guest {number}") for number in range(MOST_WAITING + 1)]
        assert [status for status, _ in answers] == [202] * MOST_WAITING + [429]
        assert (await knock(served, table, "\u200b"))[1]["trouble"]["key"] in ("name-empty", "knocks-too-many")
        monkeypatch.setattr("entaku.server.rooms.knocks.WAITING", 0.0)
        for _, body in answers[:-1]:
            await again(served, table, body["key"])
        monkeypatch.setattr("entaku.server.rooms.knocks.WAITING", 15.0)
        await knock(served, table, "Last")
        await ada.when(lambda one: [each["name"] for each in one.room["knocks"]] == ["Last"])


@in_a_loop
async def test_a_table_that_has_begun_or_whose_host_has_left_is_not_listed(tmp_path: Path) -> None:
    """Nobody is sent to a table at which nobody would let them in."""
    async with serving(tmp_path) as served:
        room, ada = await listed(served, knocking=True)
        table = (await tables(served))[0]["id"]
        key = (await knock(served, table, "Bo"))[1]["key"]
        await ada.close()
        served.clients.remove(ada)
        assert (await tables(served), (await knock(served, table, "Cleo"))[0]) == ([], 404)
        ada = await served.connect(room["code"], room["token"])
        await ada.next("welcome")
        assert len(await tables(served)) == 1
        await ada.ask("start")
        await ada.when(lambda one: bool(one.view))
        assert await tables(served) == []
        assert (await again(served, table, key))[1]["trouble"]["key"] == "open-table-gone"


@in_a_loop
async def test_a_guest_lists_nothing(tmp_path: Path) -> None:
    """Only who is in charge opens the table to strangers, or says where the group talks."""
    async with serving(tmp_path) as served:
        room = await served.open(options=OPTIONS, seats=3)
        guest = await served.enter(room["code"], "Bo")
        bo = await served.connect(room["code"], guest["token"])
        for kind, fields in (("list", {"on": True}), ("talk-at", {"url": "https://chat.example.net"})):
            assert (await bo.ask(kind, **fields))["trouble"]["key"] == "host-only"


@in_a_loop
async def test_where_the_group_talks_is_for_who_is_in(tmp_path: Path) -> None:
    """The link is shown to guests, now and after the server has begun anew, and not to who only has the code."""
    async with serving(tmp_path) as served:
        room = await served.open(options=OPTIONS, seats=3)
        guest = await served.enter(room["code"], "Bo")
        ada = await served.connect(room["code"], room["token"])
        bo = await served.connect(room["code"], guest["token"])
        looker = await served.connect(room["code"])
        refused = await ada.ask("talk-at", url="javascript:alert(1)")
        assert refused["trouble"]["key"] == "talk-not-an-address"
        await ada.ask("talk-at", url=" https://chat.example.net/invite ")
        await bo.when(lambda one: one.you["talk"] == "https://chat.example.net/invite")
        await looker.heard()
        assert "chat.example.net" not in "".join(looker.raw)
        assert "chat.example.net" not in (await served.get(f"/api/rooms/{room['code']}")).text
    async with serving(tmp_path) as served:
        bo = await served.connect(room["code"], guest["token"])
        assert (await bo.next("welcome"))["you"]["talk"] == "https://chat.example.net/invite"


@pytest.mark.parametrize(
    "typed",
    [
        "discord.gg/abc", "ftp://chat.example.net", "https://", "https://a b.example.net", "https://me@chat.example.net",
        "https://chat.example.net:port", "https://[", "data:text/html,x", f"https://chat.example.net/{'x' * 300}",
        "https://chat.example.net/a\nb", "https://chat\u202e.example.net",
    ],
)  # fmt: skip
def test_only_an_address_on_the_web_is_a_place_to_talk(typed: str) -> None:
    """What a browser would do anything else with than go there is refused."""
    with pytest.raises(Unlawful):
        talk_address(typed)
