"""Why something can't be done at a table, asked by who sits there and told to nobody else."""

import asyncio
from pathlib import Path

import pytest

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
            hidden = max(card["id"] for card in hand) + 1
            assert (await why(client, hidden))["trouble"]["key"] == "why-unknown-card"
            looking = await served.connect(room["code"], None)
            await looking.when(lambda one: bool(one.view))
            assert (await why(looking, hand[0]["id"]))["trouble"]["key"] == "seat-only"

    asyncio.run(run())
