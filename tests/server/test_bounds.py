"""Every field that comes in, sent out of its bounds: each is one clear refusal, and the line stays."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from msgspec import inspect

from entaku.kernel.errors import Unreadable
from entaku.server import protocol
from entaku.server.bounds import LARGEST, expect_bounded
from tests.server import guessing
from tests.server.serving import PATIENCE, Json, Served, serving
from tests.server.test_gate import visit

HUGE = (10**30, -(10**30), LARGEST + 1, 2**64)


def examples(kind: inspect.Type, huge: int) -> Iterator[object]:
    """Values of a type, each with one number in it that is too large."""
    if isinstance(kind, inspect.IntType):
        yield huge
    elif isinstance(kind, inspect.UnionType):
        for part in kind.types:
            yield from examples(part, huge)
    elif isinstance(kind, inspect.VarTupleType | inspect.ListType):
        yield from ([item] for item in examples(kind.item_type, huge))
    elif isinstance(kind, inspect.StructType):
        yield from structs(kind, huge)


def structs(kind: inspect.StructType, huge: int) -> Iterator[Json]:
    """Structs of a type, each with one number in it that is too large; fields that needn't be there are left out."""
    tag = {kind.tag_field: kind.tag} if kind.tag_field else {}
    plain = {field.encode_name: usual(field.type) for field in kind.fields if field.required}
    for field in kind.fields:
        for wrong in examples(field.type, huge):
            yield {**tag, **plain, field.encode_name: wrong}


def usual(kind: inspect.Type) -> object:
    """Some value of a type."""
    if isinstance(kind, inspect.UnionType):
        return usual(kind.types[0])
    if isinstance(kind, inspect.StructType):
        tag = {kind.tag_field: kind.tag} if kind.tag_field else {}
        return {**tag, **{field.encode_name: usual(field.type) for field in kind.fields if field.required}}
    return {
        inspect.IntType: 0, inspect.FloatType: 0.0, inspect.BoolType: False, inspect.StrType: "x",
    }.get(type(kind), kind.values[0] if isinstance(kind, inspect.LiteralType) else [])  # fmt: skip


def messages(huge: int) -> list[Json]:
    """Every message from a browser with every number in it too large, one at a time."""
    kinds = [inspect.type_info(part) for part in get_args(protocol.FromClient)]
    return [one for kind in kinds if isinstance(kind, inspect.StructType) for one in structs(kind, huge)]


def test_every_number_of_the_protocol_is_bounded(tmp_path: Path) -> None:
    """The schema is walked: each number in each message is sent far out of its bounds, and refused with a sentence."""

    async def scene(served: Served) -> None:
        room = await served.open(options=guessing.options(), seats=2)
        line = await served.connect(room["code"], room["token"])
        await line.next("welcome")
        sent = 0
        for huge in HUGE:
            for message in messages(huge):
                if message["type"] == "hello":
                    continue
                await line.send(message)
                refused = await line.next("refused")
                assert refused["trouble"]["key"] == "number-too-large", message
                sent += 1
        assert sent > 150
        await line.send({"type": "ping", "request": 1})
        await line.next("pong")

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path, guessing.FORMATS, rate=1e6, burst=10**6) as served:
            await scene(served)

    asyncio.run(run())


@pytest.mark.parametrize(
    "path",
    [
        f"/api/cards?q=a&limit={'5' * 3000}",
        f"/api/rooms/ROOM/own-deck?seat={'5' * 3000}",
        f"/api/rooms/ROOM/recording?table={'5' * 3000}",
        f"/api/rooms/ROOM/history/1?viewer={'5' * 3000}",
        f"/api/rooms/ROOM/history/{'5' * 900}",
    ],
)
def test_numbers_in_addresses_are_bounded(tmp_path: Path, path: str) -> None:
    """A number of thousands of digits is no fault of the server's."""

    async def scene(served: Served) -> None:
        room = await served.open(options=guessing.options(), seats=2)
        answer = await served.get(path.replace("ROOM", room["code"]), token=room["token"])
        assert answer.status_code < 500, answer.text

    visit(tmp_path, scene)


def test_a_number_of_a_path_is_refused_in_a_sentence(tmp_path: Path) -> None:
    """A seat that no table has is named as far as it can be."""

    async def scene(served: Served) -> None:
        room = await served.open(options=guessing.options(), seats=2)
        answer = await served.post(f"/api/rooms/{room['code']}/seats/{'9' * 900}/way-back", {}, room["token"])
        assert (answer.status_code, answer.json()["trouble"]["key"]) == (400, "seat-unknown")

    visit(tmp_path, scene)


def test_digits_in_words_are_left_alone() -> None:
    """A deck list or a name may have as many digits as it likes; what is nested too deep is unreadable."""
    expect_bounded(json.dumps({"text": "9" * 100, "list": [1, 2, {"x": LARGEST}]}))
    with pytest.raises((Unreadable, msgspec.DecodeError, RecursionError)):
        expect_bounded("[" * 100_000 + "1" * 20)


NESTED = '{"a":' * 100_000 + "1" + "}" * 100_000


@pytest.mark.parametrize(
    "path, body, key",
    [
        ("/api/targets", {"text": "5" * 120_001}, "riftbound-text-too-long"),
        ("/api/targets", {"card": "a" * 3_000}, "riftbound-no-cards"),
        ("/api/targets", {"text": "Kill a unit.", "rules": "9" * 3_000}, "riftbound-rules-unknown"),
        ("/api/cubes/lists", {"name": "x", "text": "[CustomCards]\n" + NESTED}, "cube-section-broken"),
        ("/api/cubes/lists", NESTED, "message-unreadable"),
        ("/api/sandbox", {"text": "board: {A: {life: " + "9" * 3_000 + "}}"}, "document-number-too-large"),
        ("/api/sandbox/texts", {"text": "[" * 30}, "document-too-deep"),
        ("/api/sandbox/texts", {"text": "a" * 200_001}, "sandbox-too-long"),
        ("/api/deck-checks", {"text": "1 " + "a" * 3_000, "rules": "9" * 3_000}, "check-version-unknown"),
    ],
    ids=["digits", "card", "rules", "custom cards", "nested", "life", "deep position", "long text", "deck"],
)
def test_bodies_are_bounded(tmp_path: Path, path: str, body: object, key: str) -> None:
    """What is long, deep or made of digits alone is one sentence."""

    async def scene(served: Served) -> None:
        text = body if isinstance(body, str) else json.dumps(body)
        answer = await served.http.post(path, content=text)
        assert (answer.json()["trouble"]["key"], 400 <= answer.status_code < 500) == (key, True)

    visit(tmp_path, scene)


def test_119_000_digits_are_a_text_without_targets(tmp_path: Path) -> None:
    """They are looked over beside the server, and nothing in them is a target."""

    async def scene(served: Served) -> None:
        answer = await served.post("/api/targets", {"text": "5" * 119_000})
        assert answer.status_code == 200, answer.text
        assert answer.json()["report"]["mentions"] == []

    visit(tmp_path, scene)
