"""The gallery: two hundred cards of the shipped sets to look at."""

import asyncio
from pathlib import Path

from entaku.oracle.catalogue import shipped
from tests.server.serving import PATIENCE, serving


def test_the_gallery_shows_every_kind_of_card(tmp_path: Path) -> None:
    """Two hundred different cards, the five basic lands among them, and every type that the shipped sets have."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as server:
            cards = (await server.get("/api/gallery")).json()["cards"]
            names = [card["name"] for card in cards]
            assert len(set(names)) == len(names) == 200
            assert set(names[:5]) == {"Plains", "Island", "Swamp", "Mountain", "Forest"}
            known = {kind for card in shipped().cards.values() for kind in card.types}
            assert known == {kind for card in cards for kind in card["types"]}

    asyncio.run(run())
