"""A lost link is not a lost night: the desk's recovery code works once, makes the next one, and a new link."""

import asyncio
from pathlib import Path

from tests.server.serving import Served, serving


def test_the_desks_recovery_code_works_once_and_makes_a_new_one(tmp_path: Path) -> None:
    """Only organisers are shown it; whoever has it is one; the log says so, and taking that back revives no code.

    Nor does it revive the link that was lost, and no restart does.
    """

    async def scene() -> None:
        async with serving(tmp_path) as served:
            night = (await served.post("/api/nights", {"name": "Friday", "settings": {}})).json()
            path, key = f"/api/nights/{night['code']}", night["key"]
            assert (await served.get(f"{path}/recovery-code")).json()["trouble"]["key"] == "night-organisers-only"
            first = await shown(served, path, key)
            assert first == await shown(served, path, key)
            back = await served.post(f"{path}/recoveries", {"code": f" {first.lower().replace('-', ' ')} "})
            assert (back.status_code, back.json()["code"]) == (201, night["code"])
            lost, key = key, back.json()["key"]
            assert (await served.get(f"{path}/recovery-code", lost)).status_code == 403
            second = await shown(served, path, key)
            assert second != first
            assert (await served.post(f"{path}/recoveries", {"code": first})).status_code == 401
            log = (await served.get(path, key)).json()["desk"]["log"]
            assert [line["said"]["key"] for line in log] == ["night-did-recovery-used"]
            undone = await served.post(f"{path}/entries", entering({"type": "Undone", "entry": 1}, seen=1), key)
            assert undone.status_code == 201
            assert await shown(served, path, key) == second
            replaced = await served.post(f"{path}/entries", entering({"type": "RecoveryReplaced"}, seen=2), key)
            assert replaced.status_code == 201
            assert (await served.post(f"{path}/recoveries", {"code": second})).status_code == 401
            third = await shown(served, path, key)
        async with serving(tmp_path) as served:
            assert await shown(served, path, key) == third
            assert (await served.get(f"{path}/recovery-code", lost)).status_code == 403
            assert (await served.post(f"{path}/recoveries", {"code": third})).status_code == 201

    asyncio.run(scene())


def test_nobody_finds_a_desk_by_trying_codes(tmp_path: Path) -> None:
    """After as many wrong codes as keys may be guessed the right one is refused, too."""

    async def scene() -> None:
        async with serving(tmp_path) as served:
            night = (await served.post("/api/nights", {"name": "Friday", "settings": {}})).json()
            path = f"/api/nights/{night['code']}"
            right = await shown(served, path, night["key"])
            wrong = [await served.post(f"{path}/recoveries", {"code": "ABCDE-FGHJK"}) for _ in range(45)]
            assert (wrong[0].status_code, wrong[-1].status_code) == (401, 429)
            assert (await served.post(f"{path}/recoveries", {"code": right})).status_code == 429
            assert (await served.get(path, night["key"])).json()["desk"]["log"] == []

    asyncio.run(scene())


async def shown(served: Served, path: str, key: str) -> str:
    """The code as organisers see it."""
    found = await served.get(f"{path}/recovery-code", key)
    code: str = found.json()["code"]
    return code


def entering(act: object, seen: int) -> dict[str, object]:
    return {"act": act, "seen": seen, "insist": False, "by": "Ada"}
