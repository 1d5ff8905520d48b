"""Rulings and penalties over HTTP and the line: who sees them, and who doesn't."""

from pathlib import Path

from tests.server.desks import Desk, desk, run


async def key_of(aya: Desk, player: int) -> str:
    """A player's key, from the link that the desk hands out."""
    link = await aya.served.get(f"/api/nights/{aya.code}/players/{player}/link", aya.key)
    return str(link.json()["url"].partition("#me=")[2])


def test_a_penalty_is_seen_by_its_player_and_the_desk_alone(tmp_path: Path) -> None:
    """It reaches the player's page and the desk at once, and nothing of it anybody else's."""

    async def look() -> None:
        async with desk(tmp_path) as aya:
            await aya.fill(4)
            ben, chie = await key_of(aya, 2), await key_of(aya, 3)
            lines = {who: await aya.line(key) for who, key in (("2", ben), ("3", chie), ("", None), ("desk", aya.key))}
            act = {"type": "PenaltyGiven", "player": 2, "penalty": "warning", "reason": "SECRET"}
            status, _ = await aya.enter(act, key=ben)
            assert status == 403
            assert (await aya.enter(act))[0] == 201
            told = {who: await line.next("update") for who, line in lines.items()}
            assert told["2"]["changes"]["own"]["rulings"][0]["text"] == "SECRET"
            assert "SECRET" in str(told["desk"])
            assert "SECRET" not in str(told["3"])
            assert "SECRET" not in str(told[""])
            for key, sees in ((ben, True), (chie, False), (None, False), (aya.key, True)):
                shown = await aya.served.get(f"/api/nights/{aya.code}", key)
                assert ("SECRET" in shown.text) is sees
            assert (await aya.served.get(f"/api/nights/{aya.code}/export/rulings.csv", ben)).status_code == 403
            table = (await aya.served.get(f"/api/nights/{aya.code}/export/rulings.csv", aya.key)).text
            assert "SECRET" in table

    run(look())


def test_whose_registration_is_gone_looks_like_anybody(tmp_path: Path) -> None:
    """A player whose registration was taken back still sees the night on their page."""

    async def look() -> None:
        async with desk(tmp_path) as aya:
            await aya.fill(1)
            key = await key_of(aya, 1)
            for entry in (2, 1):
                assert (await aya.enter({"type": "Undone", "entry": entry}, insist=True))[0] == 201
            await aya.line(key)

    run(look())
