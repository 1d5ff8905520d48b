"""Why something can't be done at a table, asked by who sits there and told to nobody else."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from entaku.magic.game.events import Moved
from entaku.magic.game.play import Play
from tests.server.serving import PATIENCE, Client, Json, serving
from tests.server.test_games import answer_default, needed, playing


async def why(client: Client, card: int) -> Json:
    """The answer to why nothing can be done with a card."""
    client.requests += 1
    number = client.requests
    await client.send({"type": "ask-why", "table": client.table, "card": card, "request": number})
    return await client.until(lambda m: m["type"] in ("told-why", "refused") and m.get("request", 0) == number)


@pytest.mark.rule("CR 117.1a", "CR 305.2")
def test_who_sits_there_is_told_why(tmp_path: Path) -> None:
    """For every card in hand there is an option or a reason; who looks on, and of whom nothing is known, hears none."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            room, client = await playing(served)
            await client.when(lambda one: needed(one) is not None)
            while (question := needed(client)) is not None and question["purpose"] != "game-priority":
                await answer_default(client)
                await client.when(lambda one: needed(one) is not None)
            question = needed(client)
            assert question is not None
            offered = {option.get("card") for option in question["shape"]["options"]}
            hand = client.view["players"][0]["hand"]
            for card in hand:
                told = await why(client, card["id"])
                reasons = [refusal["key"] for one in told["found"] for refusal in one["refusals"]]
                assert card["id"] in offered or reasons, card
            sitting = served.service.rooms[room["code"]].sitting
            assert sitting is not None
            assert isinstance(sitting.table.state, Play)
            hidden = sitting.table.state.game.libraries[1][0]
            assert (await why(client, hidden))["trouble"]["key"] == "why-unknown-card"
            looking = await served.connect(room["code"], None)
            await looking.when(lambda one: bool(one.view))
            assert (await why(looking, hand[0]["id"]))["trouble"]["key"] == "seat-only"

    asyncio.run(run())


async def why_so(client: Client, card: int) -> Json:
    """The answer to why an object is what it is."""
    client.requests += 1
    number = client.requests
    await client.send({"type": "ask-why-so", "table": client.table, "card": card, "request": number})
    return await client.until(lambda m: m["type"] in ("told-why-so", "refused") and m.get("request", 0) == number)


@pytest.mark.rule("CR 613.1", "CR 402.3")
def test_who_is_there_is_told_why_it_is_so(tmp_path: Path) -> None:
    """Players are told of their cards what is printed on them, who looks on of none in a hand, nobody of a library."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            room, client = await playing(served)
            await client.when(lambda one: needed(one) is not None)
            while "hand" not in client.view["players"][0]:
                await answer_default(client)
                await client.when(lambda one: needed(one) is not None)
            hand = client.view["players"][0]["hand"]
            for card in hand:
                told = await why_so(client, card["id"])
                assert "found" in told, told
                assert told["found"]["reasons"][0]["origin"] == "printed"
            sitting = served.service.rooms[room["code"]].sitting
            assert sitting is not None
            assert isinstance(sitting.table.state, Play)
            hidden = sitting.table.state.game.libraries[0][0]
            assert (await why_so(client, hidden))["trouble"]["key"] == "why-unknown-card"
            looking = await served.connect(room["code"], None)
            await looking.when(lambda one: bool(one.view))
            assert (await why_so(looking, hand[0]["id"]))["trouble"]["key"] == "why-unknown-card"

    asyncio.run(run())


@pytest.mark.rule("CR 103.4", "CR 400.2")
def test_who_is_there_is_told_why_it_happened(tmp_path: Path) -> None:
    """A card that somebody has drawn says why; who wasn't told of it, and of what never was, hears nothing."""

    async def why(client: Client, event: Json) -> Json:
        client.requests += 1
        number = client.requests
        asked = {"type": "ask-why-happened", "table": client.table, "event": event, "request": number}
        await client.send(asked)
        return await client.until(
            lambda m: m["type"] in ("told-why-happened", "refused") and m.get("request", 0) == number
        )

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            room, client = await playing(served)
            sitting = served.service.rooms[room["code"]].sitting
            assert sitting is not None
            await client.when(lambda one: needed(one) is not None)
            while not sitting.progress.recent:
                await answer_default(client)
                await client.when(lambda one: needed(one) is not None)
            found = (event for _, event in sitting.progress.recent if isinstance(event, Moved) and event.owner == 0)
            drawn = msgspec.to_builtins(next(found))
            told = await why(client, drawn)
            assert told["found"]["rule"], told
            looking = await served.connect(room["code"], None)
            await looking.when(lambda one: bool(one.view))
            assert (await why(looking, drawn))["trouble"]["key"] == "why-unknown-event"
            assert (await why(client, {**drawn, "was": 99999}))["trouble"]["key"] == "why-unknown-event"

    asyncio.run(run())
