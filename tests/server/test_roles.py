"""Judges and scorekeepers at the desk: what each may do, attacked one act and one address at a time."""

from pathlib import Path

import msgspec
import pytest

from entaku.tournament import acts
from entaku.tournament.acts import Role
from entaku.tournament.night import Entry
from entaku.tournament.roles import MAY
from tests.server.desks import Desk, desk, run
from tests.server.serving import Json
from tests.tournament.test_telling import SAMPLES


async def staff_key(aya: Desk, role: Role) -> str:
    """Make the link of a role; its key."""
    assert (await aya.enter({"type": "DeskOpened", "role": role, "key": 0}))[0] == 201
    found = (await aya.served.get(f"/api/nights/{aya.code}/links", aya.key)).json()
    return str(found["roles"][role]["url"].partition("#staff=")[2])


@pytest.mark.parametrize("role", ["scorekeeper", "judge"])
def test_a_role_may_enter_what_its_table_says_and_nothing_else(tmp_path: Path, role: Role) -> None:
    """Every other act is refused in one sentence and enters nothing, and so are its undo and the organisers' doors."""

    async def attack() -> None:
        async with desk(tmp_path) as aya:
            await aya.fill(8)
            await aya.publish()
            key = await staff_key(aya, role)
            version = (await aya.view())["version"]
            for act in SAMPLES:
                if isinstance(act, (acts.Undone, *MAY[role])):
                    continue
                status, answer = await aya.enter(act, key=key, insist=True)
                assert (status, answer["trouble"]["key"]) == (403, f"night-{role}-may-not"), act
            for entry in (1, version):  # a registration, and the link itself
                status, answer = await aya.enter(acts.Undone(entry), key=key, insist=True)
                assert (status, answer["trouble"]["key"]) == (403, f"night-{role}-may-not")
            night = f"/api/nights/{aya.code}"
            for path in ("links", "recovery-code", "players/1/link", "export/night.json", "export/rulings.csv"):
                assert (await aya.served.get(f"{night}/{path}", key)).status_code == 403, path
            doors: dict[str, Json] = {
                "draws": {"what": "round", "seen": 0, "insist": True, "by": "x"},
                "prizes": {"text": "Island", "room": "", "token": ""},
                "pods/1/draft": {"by": "x"},
                "pods/1/draft/start": {},
                "groups/1/table": {"by": "x"},
            }
            for path, body in doors.items():
                assert (await aya.served.post(f"{night}/{path}", body, key)).status_code == 403, path
            assert (await aya.view())["version"] == version

    run(attack())


def test_what_roles_enter_carries_their_names_and_roles(tmp_path: Path) -> None:
    """A judge rules and gives a table more time, a scorekeeper checks in; each takes back their own."""

    async def work() -> None:
        async with desk(tmp_path) as aya:
            await aya.fill(4)
            await aya.publish()
            judge, keeper = await staff_key(aya, "judge"), await staff_key(aya, "scorekeeper")
            aya.name = "Jun"
            assert (await aya.enter({"type": "RulingGiven", "text": "It may block."}, key=judge))[0] == 201
            assert (await aya.enter({"type": "TimeGiven", "group": 1, "seconds": 180}, key=judge))[0] == 201
            aya.name = "Sora"
            assert (await aya.enter({"type": "CheckedIn", "player": 1, "here": True}, key=keeper))[0] == 201
            view = await aya.view()
            assert view["groups"][0]["longer"] == 180
            last = [(line["by"], line["role"], line["act"]) for line in view["desk"]["log"][-3:]]
            assert last == [
                ("Jun", "judge", "RulingGiven"), ("Jun", "judge", "TimeGiven"), ("Sora", "scorekeeper", "CheckedIn"),
            ]  # fmt: skip
            assert (await aya.enter({"type": "Undone", "entry": view["version"] - 1}, key=judge))[0] == 201
            assert (await aya.view())["groups"][0]["longer"] == 0
            for key, role in ((judge, "judge"), (aya.key, "organiser")):
                seen = (await aya.served.get(f"/api/nights/{aya.code}", key)).json()["desk"]
                assert (seen["role"], set(seen["may"])) == (role, {act.__name__ for act in MAY[role]})  # type: ignore[index]
            table = (await aya.served.get(f"/api/nights/{aya.code}/export/log.csv", aya.key)).text
            assert "judge" in table

    run(work())


def test_links_are_withdrawn_and_renewed(tmp_path: Path) -> None:
    """An old link leads nowhere, whoever looks by it is sent away at once, and the undo brings it back."""

    async def turn() -> None:
        async with desk(tmp_path) as aya:
            old = await staff_key(aya, "judge")
            line = await aya.line(old)
            new = await staff_key(aya, "judge")
            assert new != old
            assert (await line.next("bye"))["trouble"]["key"] == "night-desk-closed"
            ruling = {"type": "RulingGiven", "text": "No."}
            assert (await aya.enter(ruling, key=old))[1]["trouble"]["key"] == "night-organisers-only"
            assert (await aya.enter(ruling, key=new))[0] == 201
            assert (await aya.enter({"type": "DeskClosed", "role": "judge"}))[0] == 201
            assert (await aya.enter(ruling, key=new))[0] == 403
            assert (await aya.enter({"type": "DeskClosed", "role": "judge"}))[1]["trouble"][
                "key"
            ] == "night-desk-not-open"
            own = await aya.enter({"type": "DeskOpened", "role": "organiser", "key": 0})
            assert own[1]["trouble"]["key"] == "night-desk-always-open"
            version = (await aya.view())["version"]
            assert (await aya.enter({"type": "Undone", "entry": version}))[0] == 201
            assert (await aya.enter(ruling, key=new))[0] == 201

    run(turn())


def test_entries_of_before_roles_are_read() -> None:
    """An entry that was stored without a role is read, as nobody's role."""
    stored = b'{"number":1,"by":"Aya","act":{"type":"CheckedIn","player":1},"insisted":false,"at":""}'
    assert msgspec.json.decode(stored, type=Entry).role is None
