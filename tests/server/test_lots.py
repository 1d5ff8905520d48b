"""Lots that part players of equal points: the same for everybody who looks, now and later."""

import csv
import io
import json
from pathlib import Path

from entaku.tournament.settings import Settings
from tests.server.desks import Desk, desk, run
from tests.server.serving import Json, serving


def test_one_lot_for_everybody(tmp_path: Path) -> None:
    """Desk, visitors, exports and a server begun again tell of the same lots; nobody is shown what they follow from."""

    async def first() -> tuple[str, str, Json]:
        async with desk(tmp_path, Settings(structure="swiss", ties=("wins", "lot"))) as aya:
            await aya.fill(6)
            await aya.publish()
            shown = await aya.view()
            assert all(line["reasons"][-1]["key"] == "night-why-lot" for line in shown["standings"])
            assert (await aya.served.get(f"/api/nights/{aya.code}")).json()["standings"] == shown["standings"]
            export = f"/api/nights/{aya.code}/export"
            rows = csv.DictReader(io.StringIO((await aya.served.get(f"{export}/standings.csv", aya.key)).text[1:]))
            order = [f"Player {line['player']}" for line in shown["standings"]]
            assert [row["player"] for row in rows] == order
            document = (await aya.served.get(f"{export}/night.json", aya.key)).json()
            assert [line["name"] for line in document["standings"]] == order
            assert "seed" not in json.dumps(document)
            return aya.code, aya.key, shown["standings"]

    async def both() -> None:
        code, key, before = await first()
        async with serving(tmp_path) as served:
            assert (await Desk(served, code, key).view())["standings"] == before

    run(both())
