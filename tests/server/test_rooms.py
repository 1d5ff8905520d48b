"""Rooms over real WebSockets: entering, sitting, playing, coming back."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.server import guessing
from tests.server.resting import Hours, at_rest
from tests.server.serving import PATIENCE, Client, Json, Served, serving

Scene = Callable[[Served], Awaitable[None]]


def play(data: Path, scene: Scene) -> None:
    """Run a scene against a server of the guessing table."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(data, guessing.FORMATS) as served:
            await scene(served)

    asyncio.run(run())


async def table_of_two(served: Served, rounds: int = 3, seconds: float | None = None) -> tuple[Client, Client, Json]:
    """A table that has begun, with Ada (the host) and Ben."""
    room = await served.open(options=guessing.options(rounds, seconds), seats=2)
    ben = await served.enter(room["code"], "Ben")
    one = await served.connect(room["code"], room["token"])
    other = await served.connect(room["code"], ben["token"], "ja")
    assert (await one.ask("start"))["type"] == "done"
    await one.when(lambda client: bool(client.view))
    await other.when(lambda client: bool(client.view))
    return one, other, room | {"ben": ben["token"]}


def test_the_host_starts_and_two_play_to_the_end(tmp_path: Path) -> None:
    """Answers are done, show up in views, and end the table."""

    async def scene(served: Served) -> None:
        ada, ben, _ = await table_of_two(served, rounds=1)
        assert (await ada.give(guessing.number(ada.asked), 5))["type"] == "done"
        await ada.when(lambda client: client.view["own"] == 5)
        assert (await ben.give(guessing.number(ben.asked), 6))["type"] == "done"
        await ada.when(lambda client: client.over)
        assert ada.view["shown"] == [[5, 6]]
        await ben.when(lambda client: client.room["phase"] == "over")

    play(tmp_path, scene)


def test_others_learn_that_a_number_was_written_but_not_which(tmp_path: Path) -> None:
    """A secret is in no message to anybody else until the rules show it."""

    async def scene(served: Served) -> None:
        ada, ben, room = await table_of_two(served)
        spectator = await served.connect(room["code"])
        await spectator.next("table")
        await ada.give(guessing.number(ada.asked), 19)
        await ben.when(lambda client: client.view["written"] == [True, False])
        await spectator.when(lambda client: client.view["written"] == [True, False])
        assert ben.events == [{"type": "wrote", "seat": 0, "number": None}]
        assert not any('"number":19' in data or '"own":19' in data for data in ben.raw + spectator.raw)

    play(tmp_path, scene)


def test_a_seat_comes_back_to_its_decision_with_the_same_token(tmp_path: Path) -> None:
    """A line that was lost costs nothing: the next one shows what is asked, and what was lit."""

    async def scene(served: Served) -> None:
        ada, _, room = await table_of_two(served)
        asked = guessing.number(ada.asked)
        await ada.send({"type": "lean", "table": 1, "decision": asked, "answer": 4})
        await ada.send({"type": "ping", "request": 9})
        await ada.next("pong")
        await ada.close()
        again = await served.connect(room["code"], room["token"])
        await again.next("table")
        assert guessing.number(again.asked) == asked
        assert next(one["lean"] for one in again.asked if one["decision"]["id"] == asked) == 4

    play(tmp_path, scene)


def test_two_devices_follow_one_seat_and_the_first_answer_counts(tmp_path: Path) -> None:
    """Both see everything; the second answer to the same decision is refused."""

    async def scene(served: Served) -> None:
        ada, _, room = await table_of_two(served)
        phone = await served.connect(room["code"], room["token"])
        await phone.next("table")
        asked = guessing.number(phone.asked)
        await ada.send({"type": "lean", "table": 1, "decision": asked, "answer": 3})
        assert (await phone.next("leaned"))["answer"] == 3
        assert (await phone.give(asked, 8))["type"] == "done"
        refused = await ada.give(asked, 9)
        assert refused["trouble"]["key"] == "decision-over"
        await ada.when(lambda client: client.view["own"] == 8)

    play(tmp_path, scene)


def test_a_link_takes_the_seat_to_another_device_once(tmp_path: Path) -> None:
    """The key of the link becomes a token of the same guest; a second use is refused."""

    async def scene(served: Served) -> None:
        room = await served.open(options=guessing.options(), seats=2)
        code = room["code"]
        moving = (await served.post(f"/api/rooms/{code}/moves", {}, room["token"])).json()
        key = moving["url"].partition("#move=")[2]
        arrived = await served.post(f"/api/rooms/{code}/arrivals", {"key": key})
        assert arrived.json()["guest"] == room["guest"]
        assert arrived.json()["token"] != room["token"]
        client = await served.connect(code, arrived.json()["token"])
        assert (await client.next("welcome"))["you"]["host"] is True
        again = await served.post(f"/api/rooms/{code}/arrivals", {"key": key}, language="ja")
        assert again.status_code == 401
        assert again.json()["trouble"]["key"] == "move-unknown"

    play(tmp_path, scene)


def test_the_same_name_is_told_apart(tmp_path: Path) -> None:
    """A second Ada is called Ada 2."""

    async def scene(served: Served) -> None:
        room = await served.open(options=guessing.options(), seats=3)
        assert (await served.enter(room["code"], " ada "))["name"] == "ada 2"
        assert (await served.enter(room["code"].lower(), "Ada"))["name"] == "Ada 3"

    play(tmp_path, scene)


def test_at_the_deadline_what_was_lit_is_given_else_the_default(tmp_path: Path) -> None:
    """The server answers for both when time is over, without any line being open for one of them."""

    async def scene(served: Served) -> None:
        hours = Hours(served.service)
        ada, ben, _ = await table_of_two(served, rounds=1, seconds=900.0)
        assert all(0 < asked["left"] <= 900 for asked in ada.asked if not asked["decision"].get("optional"))
        await ada.send({"type": "lean", "table": 1, "decision": guessing.number(ada.asked), "answer": 17})
        await ada.send({"type": "ping", "request": 9})
        await ada.next("pong")
        await ben.close()
        hours.go_by(600)
        assert (await ada.ask("pause", on=True))["type"] == "done"
        assert (await ada.ask("pause", on=False))["type"] == "done"
        assert not ada.over
        hours.go_by(300)
        await ada.when(lambda client: client.over)
        assert ada.view["shown"] == [[17, 1]]

    play(tmp_path, scene)


def test_a_pause_stops_clocks_and_answers(tmp_path: Path) -> None:
    """While the host pauses, time stands still and an answer is refused."""

    async def scene(served: Served) -> None:
        hours = Hours(served.service)
        ada, ben, _ = await table_of_two(served, rounds=1, seconds=900.0)
        assert (await ben.ask("pause", on=True))["trouble"]["key"] == "host-only"
        await ada.ask("pause", on=True)
        await ben.when(lambda client: bool(client.room["paused"]))
        assert (await ben.give(guessing.number(ben.asked), 2))["trouble"]["key"] == "table-paused"
        hours.go_by(5000)
        await ada.ask("pause", on=False)
        assert not ada.over
        await ben.give(guessing.number(ben.asked), 2)
        await ada.when(lambda client: client.view["written"] == [False, True])
        hours.go_by(900)
        await ada.when(lambda client: client.over)
        assert ada.view["shown"] == [[1, 2]]

    play(tmp_path, scene)


def test_a_bot_stands_in_and_gives_the_seat_back(tmp_path: Path) -> None:
    """While a bot plays a seat it answers at once; afterwards its person is asked again."""

    async def scene(served: Served) -> None:
        ada, ben, _ = await table_of_two(served)
        await ada.ask("standin", seat=1, on=True)
        await ada.when(lambda client: client.view["written"] == [False, True])
        await ada.ask("standin", seat=1, on=False)
        await ada.give(guessing.number(ada.asked), 3)
        await ben.when(lambda client: client.view["shown"] == [[3, 7]])
        await at_rest(served, ben)
        assert ben.view["written"] == [False, False]
        assert (await ben.ask("standin", seat=0, on=True))["trouble"]["key"] == "host-only"
        assert (await ben.ask("standin", seat=1, on=True))["type"] == "done"

    play(tmp_path, scene)


def test_who_is_asked_to_leave_loses_the_room(tmp_path: Path) -> None:
    """The line ends with a word why, the token is worth nothing any more, and in play a bot goes on."""

    async def scene(served: Served) -> None:
        ada, ben, room = await table_of_two(served)
        await ada.ask("kick", seat=1)
        bye = await ben.next("bye")
        assert bye["final"] is True
        assert bye["trouble"]["text"] == "主催者により退室となりました。"
        await ben.ended()
        again = await served.connect(room["code"], room["ben"])
        assert (await again.next("bye"))["trouble"]["key"] == "token-unknown"
        await ada.when(lambda client: client.view["written"] == [False, True])
        assert ada.room["seats"][1]["kind"] == "bot"
        assert (await ada.ask("kick", seat=0))["trouble"]["key"] == "host-stays"

    play(tmp_path, scene)


def test_a_newcomer_takes_over_an_offered_seat_of_a_bot(tmp_path: Path) -> None:
    """Only where the host offers it, and from then on the newcomer sees what the seat sees."""

    async def scene(served: Served) -> None:
        room = await served.open(options=guessing.options(), seats=2)
        ada = await served.connect(room["code"], room["token"])
        await ada.ask("start")
        late = await served.post(f"/api/rooms/{room['code']}/guests", {"name": "Cem"})
        assert late.json()["trouble"]["key"] == "seats-all-taken"
        watching = await served.enter(room["code"], "Cem", watch=True)
        cem = await served.connect(room["code"], watching["token"])
        await cem.next("table")
        assert (await cem.ask("sit", seat=1))["trouble"]["key"] == "seat-taken"
        await ada.ask("offer", seat=1, on=True)
        assert (await cem.ask("sit", seat=1))["type"] == "done"
        await cem.when(lambda client: client.view["own"] == 7)
        await cem.when(lambda client: client.you["seat"] == 1)

    play(tmp_path, scene)


def test_the_lobby_is_the_hosts(tmp_path: Path) -> None:
    """The host sets bots, moves seats, changes their number and what is played; nobody else does."""

    async def scene(served: Served) -> None:
        room = await served.open(options=guessing.options(), seats=3)
        ben = await served.enter(room["code"], "Ben")
        ada, guest = await served.connect(room["code"], room["token"]), await served.connect(room["code"], ben["token"])
        await ada.next("welcome")
        for wish in ("start", "reseat", "publish", "again"):
            assert (await guest.ask(wish))["trouble"]["key"] == "host-only"
        await ada.ask("set-bot", seat=2, on=True)
        await ada.ask("reseat", order=[2, 0, 1])
        await ada.when(lambda client: [seat["kind"] for seat in client.room["seats"]] == ["bot", "person", "person"])
        assert ada.you["seat"] == 1
        assert (await ada.ask("resize", seats=1))["trouble"]["key"] == "seats-too-few"
        assert (await ada.ask("resize", seats=9))["trouble"]["key"] == "seats-out-of-range"
        await ada.ask("resize", seats=2)
        await ada.ask("change", options=guessing.options(rounds=1))
        await ada.when(lambda client: client.room["what"]["rounds"] == 1 and len(client.room["seats"]) == 2)
        await ada.ask("pass-host", seat=1)
        await guest.when(lambda client: bool(client.you["host"]))
        assert (await ada.ask("start"))["trouble"]["key"] == "host-only"
        assert (await guest.ask("start"))["type"] == "done"
        assert (await guest.ask("start"))["trouble"]["key"] == "table-begun"

    play(tmp_path, scene)


def test_free_seats_can_be_closed_at_the_start(tmp_path: Path) -> None:
    """Nobody plays for seats that were closed."""

    async def scene(served: Served) -> None:
        room = await served.open(options=guessing.options(rounds=1), seats=4)
        ada = await served.connect(room["code"], room["token"])
        await ada.ask("start", free="close", shuffle=True)
        await ada.when(lambda client: bool(client.view))
        assert ada.view["written"] == [False]

    play(tmp_path, scene)


def test_a_host_who_has_been_away_can_be_followed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the host is here nobody takes over; afterwards anybody in the room may."""
    monkeypatch.setattr("entaku.server.rooms.here.HOST_AWAY", 0.2)

    async def scene(served: Served) -> None:
        ada, ben, _ = await table_of_two(served)
        assert (await ben.ask("take-over"))["trouble"]["key"] == "host-is-here"
        await ada.close()
        await ben.when(lambda client: bool(client.room["host_away"]))
        assert (await ben.ask("take-over"))["type"] == "done"
        await ben.when(lambda client: bool(client.you["host"]))

    play(tmp_path, scene)


def test_a_room_can_play_again(tmp_path: Path) -> None:
    """The next table has the next number, and answers to the old one are refused."""

    async def scene(served: Served) -> None:
        ada, ben, _ = await table_of_two(served, rounds=1)
        assert (await ada.ask("again"))["trouble"]["key"] == "table-not-over"
        await ada.give(guessing.number(ada.asked), 5)
        await ben.give(guessing.number(ben.asked), 6)
        await ada.when(lambda client: client.over)
        assert (await ada.ask("again"))["type"] == "done"
        await ada.when(lambda client: client.room["phase"] == "lobby")
        await ada.ask("start")
        await ada.when(lambda client: client.table == 2)
        assert (await ada.give(guessing.number(ada.asked), 5, table=1))["trouble"]["key"] == "table-none"

    play(tmp_path, scene)


def test_a_fault_in_the_rules_changes_nothing(tmp_path: Path) -> None:
    """The sender hears that something went wrong, without a traceback, and the table goes on."""

    async def scene(served: Served) -> None:
        ada, _, _ = await table_of_two(served)
        asked = guessing.number(ada.asked)
        refused = await ada.give(asked, guessing.UNLUCKY)
        assert refused["trouble"]["key"] == "server-trouble"
        assert "Traceback" not in "".join(ada.raw)
        assert (await ada.give(asked, 12))["type"] == "done"

    play(tmp_path, scene)


def test_the_finished_table_can_be_looked_at_by_those_who_may(tmp_path: Path) -> None:
    """A player sees their own steps; everything, and the recording, only once the host publishes it."""

    async def scene(served: Served) -> None:
        ada, ben, room = await table_of_two(served, rounds=1)
        code = room["code"]
        assert (await served.get(f"/api/rooms/{code}/history")).status_code == 409
        await ada.give(guessing.number(ada.asked), 5)
        await ben.give(guessing.number(ben.asked), 6)
        await ada.when(lambda client: client.over)
        history = (await served.get(f"/api/rooms/{code}/history", room["token"])).json()
        assert (history["steps"], history["viewers"]) == (2, [0, "public"])
        moment = (await served.get(f"/api/rooms/{code}/history/1?viewer=0", room["token"])).json()
        assert moment["view"]["own"] == 5
        assert [one["step"] for one in moment["happened"]] == [1]
        whole = (await served.get(f"/api/rooms/{code}/history/2?viewer=0", room["token"])).json()
        assert whole["happened"][0] == moment["happened"][0]
        assert whole["happened"][1]["events"]
        forbidden = await served.get(f"/api/rooms/{code}/history/1?viewer=1", room["token"])
        assert forbidden.json()["trouble"]["key"] == "not-yours-to-see"
        assert (await served.get(f"/api/rooms/{code}/recording", room["token"])).status_code == 403
        await ada.ask("publish")
        assert (await served.get(f"/api/rooms/{code}/history/1?viewer=1", room["token"])).status_code == 200
        recording = await served.get(f"/api/rooms/{code}/recording")
        assert len(recording.text.splitlines()) == 3

    play(tmp_path, scene)


def test_a_room_without_spectators_lets_nobody_look_on(tmp_path: Path) -> None:
    """Neither over a line nor with a name."""

    async def scene(served: Served) -> None:
        room = await served.open(options=guessing.options(), seats=1, watching=False)
        line = await served.connect(room["code"])
        assert (await line.next("bye"))["trouble"]["key"] == "watching-closed"
        answer = await served.post(f"/api/rooms/{room['code']}/guests", {"name": "Dot", "watch": True})
        assert answer.status_code == 403

    play(tmp_path, scene)


def test_a_slow_line_is_shown_everything_anew(tmp_path: Path) -> None:
    """A line that doesn't read costs the server little, and later sees the table as it is."""

    async def scene(served: Served) -> None:
        _, ben, _ = await table_of_two(served)
        (room,) = served.service.rooms.values()
        (slow,) = [line for line in room.here.lines if line.viewer == 1]
        for _ in range(100):
            slow.send(b'{"type":"pong","request":0}')
        assert len(slow.waiting) <= 64
        await ben.until(lambda message: message["type"] == "table")

    play(tmp_path, scene)


def test_the_same_room_in_a_batching_line(tmp_path: Path) -> None:
    """A client that says so may get several messages in one frame."""

    async def scene(served: Served) -> None:
        room = await served.open(options=guessing.options(), seats=1)
        ada = await Client.to(served.port, room["code"])
        served.clients.append(ada)
        await ada.send({"type": "hello", "token": room["token"], "batches": True})
        await ada.ask("start")
        await ada.when(lambda client: bool(client.view))
        await ada.give(guessing.number(ada.asked), 5)
        await ada.when(lambda client: client.view["shown"] == [[5]])
        assert any(data.startswith("[") for data in ada.raw)

    play(tmp_path, scene)
