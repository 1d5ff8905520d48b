"""Whatever is wrong with what somebody sends: only they hear of it, in their language, and the table is unchanged."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from entaku.server.protocol import LONGEST_MESSAGE
from tests.server import guessing
from tests.server.resting import at_rest
from tests.server.serving import PATIENCE, Client, Json, Served, serving

LANGUAGES = ("en", "ja")
both = pytest.mark.parametrize("language", LANGUAGES)
Deed = Callable[[Client, Client], Awaitable[Json]]


def is_japanese(text: str) -> bool:
    """Whether there is any kana in the text."""
    return any("ぁ" <= letter <= "ヿ" for letter in text)


def expect_trouble(trouble: Json, key: str, language: str) -> None:
    """The trouble has this key and a sentence in this language, and nothing of our insides."""
    assert trouble["key"] == key
    assert is_japanese(trouble["text"]) == (language == "ja")
    assert "Traceback" not in trouble["text"]
    assert "entaku" not in trouble["text"]


def table_with(data: Path, language: str, scene: Callable[[Served, Client, Client, Json], Awaitable[None]]) -> None:
    """A table of Ada, who speaks the language, and Ben; afterwards Ben has heard nothing and nothing has changed."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(data, guessing.FORMATS) as served:
            room = await served.open(options=guessing.options(), seats=2)
            entered = await served.enter(room["code"], "Ben")
            ada = await served.connect(room["code"], room["token"], language)
            ben = await served.connect(room["code"], entered["token"])
            await ada.ask("start")
            await ada.when(lambda client: bool(client.view))
            await ben.when(lambda client: bool(client.view))
            await at_rest(served, ada, ben)
            heard, view = len(ben.messages), dict(ben.view)
            (open_room,) = served.service.rooms.values()
            assert open_room.sitting is not None
            log = list(open_room.sitting.table.log)
            await scene(served, ada, ben, room)
            await at_rest(served, ben)
            assert [message for message in ben.messages[heard:] if message["type"] != "pong"] == []
            assert ben.view == view
            assert open_room.sitting.table.log == log
            assert served.service.store.answers(room["code"], 1) == []
            assert (await ada.give(guessing.number(ada.asked), 2))["type"] == "done"

    asyncio.run(run())


@both
@pytest.mark.parametrize(
    "key, sent",
    [
        ("answer-out-of-range", {"answer": 99}),
        ("answer-wrong-kind", {"answer": "five"}),
        ("answer-wrong-kind", {"answer": True}),
        ("answer-wrong-kind", {"answer": [1, [2, 3]]}),
        ("decision-unknown", {"decision": 77, "answer": 1}),
        ("decision-not-yours", {"decision": "ben's", "answer": 1}),
        ("table-none", {"table": 9, "answer": 1}),
        ("message-unreadable", {"answer": None}),
        ("message-unreadable", {"answer": 1.5}),
        ("message-unreadable", {"decision": "first", "answer": 1}),
        ("message-unreadable", {"type": "take-all", "answer": 1}),
    ],
)
def test_a_wrong_answer_is_refused(tmp_path: Path, language: str, key: str, sent: Json) -> None:
    """The refusal carries the request's number and says what is wrong."""

    async def scene(served: Served, ada: Client, ben: Client, room: Json) -> None:
        fields = {"type": "give", "table": 1, "decision": guessing.number(ada.asked), **sent, "request": 41}
        if fields["decision"] == "ben's":
            fields["decision"] = guessing.number(ben.asked)
        await ada.send(fields)
        refused = await ada.next("refused")
        assert refused["request"] == 41
        expect_trouble(refused["trouble"], key, language)

    table_with(tmp_path, language, scene)


@both
@pytest.mark.parametrize(
    "key, data",
    [
        ("message-unreadable", "{"),
        ("message-unreadable", ""),
        ("message-unreadable", "[]"),
        ("message-unreadable", '"give"'),
        ("message-unreadable", "[" * 10_000),
        ("message-unreadable", b"\xff\xfe\x00"),
        ("number-too-large", '{"type":"give","table":99999999999999999999999,"decision":1,"answer":1}'),
        ("message-too-long", json.dumps({"type": "rename", "name": "x" * 1_000_000})),
        ("message-too-long", "a" * (LONGEST_MESSAGE + 1)),
        ("hello-twice", '{"type":"hello"}'),
    ],
    ids=["brace", "empty", "list", "text", "deep", "bytes", "huge-number", "1-MB", "just-too-long", "hello-again"],
)
def test_a_message_that_cannot_be_read_is_refused(tmp_path: Path, language: str, key: str, data: str | bytes) -> None:
    """The line stays open, and the next message is served."""

    async def scene(served: Served, ada: Client, ben: Client, room: Json) -> None:
        await ada.send(data)
        expect_trouble((await ada.next("refused"))["trouble"], key, language)

    table_with(tmp_path, language, scene)


@both
def test_an_answer_given_twice_counts_once(tmp_path: Path, language: str) -> None:
    """The second is refused as over, and the log has one."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path, guessing.FORMATS) as served:
            room = await served.open(options=guessing.options(), seats=2)
            ada = await served.connect(room["code"], room["token"], language)
            await served.enter(room["code"], "Ben")
            await ada.ask("start")
            await ada.when(lambda client: bool(client.view))
            give = {"type": "give", "table": 1, "decision": guessing.number(ada.asked), "answer": 4}
            await ada.send({**give, "request": 1})
            await ada.send({**give, "request": 2})
            refused = await ada.next("refused")
            assert refused["request"] == 2
            expect_trouble(refused["trouble"], "decision-over", language)
            await ada.when(lambda client: client.view["own"] == 4)
            assert [row.answer for row in served.service.store.answers(room["code"], 1)] == ["4"]

    asyncio.run(run())


@both
def test_too_many_messages_are_ignored_and_then_end_the_line(tmp_path: Path, language: str) -> None:
    """Whoever asks too much hears of each question that it is ignored; a flood loses its line."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path, guessing.FORMATS, rate=0.01, burst=20) as served:
            room = await served.open(options=guessing.options(), seats=2)
            ada = await served.connect(room["code"], room["token"], language)
            await ada.next("welcome")
            for number in range(700):
                await ada.send({"type": "ping", "request": number})
            refused = await ada.next("refused")
            expect_trouble(refused["trouble"], "too-many-messages", language)
            assert (await ada.next("refused"))["request"] == refused["request"] + 1 > 1
            bye = await ada.next("bye")
            assert bye["final"] is False
            await ada.ended()

    asyncio.run(run())


@both
@pytest.mark.parametrize("token", ["forged", "", "あ" * 40, "x" * 5000])
def test_a_forged_token_opens_nothing(tmp_path: Path, language: str, token: str) -> None:
    """Over a line and over HTTP."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path, guessing.FORMATS) as served:
            room = await served.open(options=guessing.options(), seats=2)
            line = await served.connect(room["code"], token, language)
            bye = await line.next("bye")
            expect_trouble(bye["trouble"], "token-unknown", language)
            assert len(line.raw) == 1
            if token == "forged":
                answer = await served.get(f"/api/rooms/{room['code']}/deck", token, language)
                assert answer.status_code == 401
                expect_trouble(answer.json()["trouble"], "token-unknown", language)

    asyncio.run(run())


@both
def test_a_token_of_another_room_opens_nothing_here(tmp_path: Path, language: str) -> None:
    """Each room has its own tokens."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path, guessing.FORMATS) as served:
            here, there = (
                await served.open(options=guessing.options(), seats=2),
                await served.open(options=guessing.options(), seats=2),
            )
            line = await served.connect(here["code"], there["token"], language)
            expect_trouble((await line.next("bye"))["trouble"], "token-unknown", language)

    asyncio.run(run())


@both
@pytest.mark.parametrize("code", ["ZZZZZZ", "nothing", "A", "..%2f", "Ä", "A" * 500])
def test_an_unknown_room_is_said_to_be_unknown(tmp_path: Path, language: str, code: str) -> None:
    """Over a line, and over HTTP for every call."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path, guessing.FORMATS) as served:
            if len(code) < 100 and code.isascii() and "%" not in code:
                line = await served.connect(code, None, language)
                bye = await line.next("bye")
                assert bye["final"] is True
                expect_trouble(bye["trouble"], "room-unknown", language)
            for answer in (
                await served.get(f"/api/rooms/{code}", language=language),
                await served.get(f"/api/rooms/{code}/history", language=language),
                await served.post(f"/api/rooms/{code}/guests", {"name": "Ada"}, language=language),
            ):
                assert answer.status_code == 404
                assert answer.json()["trouble"]["key"] in ("room-unknown", "page-unknown")
                assert is_japanese(answer.json()["trouble"]["text"]) == (language == "ja")

    asyncio.run(run())


@both
def test_who_does_not_say_hello_first_is_told_so(tmp_path: Path, language: str) -> None:
    """The line ends after one word."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path, guessing.FORMATS) as served:
            room = await served.open(options=guessing.options(), seats=2)
            line = await Client.to(served.port, room["code"])
            served.clients.append(line)
            await line.send({"type": "start"})
            assert (await line.next("bye"))["trouble"]["key"] == "hello-first"
            await line.ended()

    asyncio.run(run())


@both
@pytest.mark.parametrize(
    "key, status, body",
    [
        ("message-unreadable", 400, "{"),
        ("message-unreadable", 400, "[]"),
        ("message-unreadable", 400, '{"name":"Ada"}'),
        ("message-unreadable", 400, '{"name":"Ada","options":{"type":"dance"}}'),
        ("format-unknown", 400, '{"name":"Ada","options":{"type":"draft","format":"dance"}}'),
        ("seats-out-of-range", 400, '{"name":"Ada","seats":99,"options":{"type":"draft","format":"guessing"}}'),
        ("name-empty", 400, '{"name":" \\u200b","seats":2,"options":{"type":"draft","format":"guessing"}}'),
        (
            "name-too-long",
            400,
            '{"name":"' + "x" * 99 + '","seats":2,"options":{"type":"draft","format":"guessing"}}',
        ),
        ("seat-unknown", 400, '{"name":"Ada","seats":2,"bots":[7],"options":{"type":"draft","format":"guessing"}}'),
        ("message-too-long", 413, '{"name":"' + "x" * 9_000_000 + '"}'),
    ],
    ids=["broken", "list", "no-options", "kind", "format", "seats", "name", "long-name", "bots", "9-MB"],
)
def test_a_room_that_cannot_be_is_not_started(tmp_path: Path, language: str, key: str, status: int, body: str) -> None:
    """The answer says why, and no room is there."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path, guessing.FORMATS) as served:
            headers = {"Accept-Language": language}
            answer = await served.http.post("/api/rooms", content=body, headers=headers)
            assert answer.status_code == status
            expect_trouble(answer.json()["trouble"], key, language)
            assert served.service.rooms == {}

    asyncio.run(run())


@both
def test_a_taken_seat_stays_taken(tmp_path: Path, language: str) -> None:
    """The newcomer is told whose it is."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path, guessing.FORMATS) as served:
            room = await served.open(options=guessing.options(), seats=2)
            path = f"/api/rooms/{room['code']}/guests"
            answer = await served.post(path, {"name": "Ben", "seat": 0}, language=language)
            assert answer.status_code == 409
            expect_trouble(answer.json()["trouble"], "seat-taken", language)
            assert answer.json()["trouble"]["args"] == {"seat": 1, "name": "Ada"}
            assert (await served.get(f"/api/rooms/{room['code']}")).json()["seats"][1]["kind"] == "free"

    asyncio.run(run())


def test_too_many_rooms_from_one_address_are_refused(tmp_path: Path) -> None:
    """Beyond the bounds the answer is 429."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path, guessing.FORMATS, rooms_an_hour=2) as served:
            for expected in (201, 201, 429):
                answer = await served.post("/api/rooms", {"options": guessing.options(), "name": "Ada", "seats": 2})
                assert answer.status_code == expected

    asyncio.run(run())


def test_a_frame_beyond_all_bounds_ends_its_line_alone(tmp_path: Path) -> None:
    """Five megabytes in one message: the line is closed as too big, the room goes on."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path, guessing.FORMATS) as served:
            room = await served.open(options=guessing.options(), seats=2)
            ada = await served.connect(room["code"], room["token"])
            await ada.next("welcome")
            with suppress(ConnectionClosed):
                await ada.send("x" * 5_000_000)
            assert await ada.ended() == 1009
            again = await served.connect(room["code"], room["token"])
            assert (await again.next("welcome"))["room"]["phase"] == "lobby"

    asyncio.run(run())
