"""Phases of every kind at a table of the server: made, drafted with bots, stopped, left, looked at, started again."""

import asyncio
from functools import partial
from pathlib import Path

import pytest

from entaku.cards.catalogue import shipped
from tests.server.serving import Client, Json, Served, serving

SMALL: dict[str, Json] = {
    "booster": {"type": "booster", "rounds": 1, "cards": 4},
    "glimpse": {"type": "glimpse", "rounds": 1, "cards": 7},
    "supreme": {"type": "supreme", "rounds": 2, "cards": 5},
    "sorting": {"type": "sorting", "rounds": 1, "cards": 7, "solomon": 4},
    "solomon": {"type": "solomon", "rounds": 1, "cards": 5},
    "winston": {"type": "winston", "rounds": 1, "cards": 5, "mana_base": ["Command Tower", "Nobody's Bog"]},
    "winchester": {"type": "winchester", "cards": 6},
    "grid": {"type": "grid", "grids": 2},
    "rochester": {"type": "rochester", "packs": 1, "cards": 4},
    "rotisserie": {"type": "rotisserie", "picks": 4},
    "housman": {"type": "housman", "hands": 1, "hand": 3, "table": 4, "exchanges": 2},
    "minesweeper": {"type": "minesweeper", "grids": 1, "rows": 4, "columns": 4, "picks": 3},
    "auction": {"type": "auction", "packs": 2, "cards": 4},
    "sealed": {"type": "sealed", "packs": 1, "cards": 6},
    "team-sealed": {"type": "team-sealed", "packs": 1, "cards": 6},
}
"""Every phase, as small as it can be drafted sensibly."""

PARTS = {"glimpse": "booster", "supreme": "booster", "rotisserie": "rochester", "sealed": "team-sealed"}
"""Phases whose part of the view is another's; a booster draft has none."""

PHASED = [SMALL["sorting"], {"type": "solomon", "cards": 4}, {"type": "winston", "late": True}]


def cube(cards: int) -> Json:
    """A cube in which each card comes once; those that work in the draft come first."""
    names = [card.name for card in shipped().cards.values() if not card.is_basic_land and "//" not in card.name]
    working = [name for name in names if shipped().find(name).is_type("Artifact")]
    return {"name": "Singles", "text": "\n".join((working + [n for n in names if n not in working])[:cards])}


def wanted(*phases: Json, cards: int = 300, name: str = "chain") -> Json:
    """The options of a chain of phases."""
    return {"type": "draft", "format": name, "cube": cube(cards), "chain": {"phases": list(phases)}}


def is_past(decision: int, client: Client) -> bool:
    """Whether a client isn't asked this any more."""
    return all(asked["decision"]["id"] != decision for asked in client.asked)


async def begin(served: Served, options: Json, seats: int = 2, *, start: bool = True) -> tuple[Client, Json]:
    """A table with one person and bots."""
    room = await served.open(options=options, seats=seats)
    client = await served.connect(room["code"], room["token"])
    if start:
        assert (await client.ask("start"))["type"] == "done"
        await client.when(lambda one: bool(one.view))
    return client, room


async def answer_one(client: Client) -> bool:
    """Answer what has to be answered, as when time runs out; false if there is nothing.

    What teammates may still claim changes under the same number, so that an answer may come too late.
    """
    needed = next((asked["decision"] for asked in client.asked if not asked["decision"].get("optional")), None)
    if needed is None:
        return False
    given = await client.give(needed["id"], needed["default"])
    assert given["type"] == "done" or needed["purpose"] == "draft-claim", given
    if given["type"] == "done":
        await client.when(partial(is_past, needed["id"]))
    return True


async def play_out(*clients: Client) -> None:
    """Answer until the table is over."""
    async with asyncio.timeout(30):
        while not all(client.over for client in clients):
            for client in clients:
                await answer_one(client)
            await asyncio.sleep(0.002)


@pytest.mark.parametrize("kind", SMALL)
def test_a_phase_is_drafted_with_bots(kind: str, tmp_path: Path) -> None:
    """Each phase goes to its end with a person and bots; its part of the view says which it is."""

    async def run() -> None:
        async with asyncio.timeout(40), serving(tmp_path, rate=1e6, burst=1_000_000) as served:
            client, _ = await begin(served, wanted(SMALL[kind]), seats=4)
            assert client.view.get("part", {"type": "booster"})["type"] == PARTS.get(kind, kind)
            await play_out(client)
            assert client.view["stage"] == "over"
            assert client.view["own"]["pool"]
            assert {card["name"] for card in client.view["own"]["pool"]} <= set(client.cards)

    asyncio.run(run())
