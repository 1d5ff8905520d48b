"""Notices over HTTP and the line: they reach those whom they concern at once, and nobody else."""

from pathlib import Path

from tests.server.desks import Desk, desk, run
from tests.server.test_roles import staff_key
from tests.server.test_rulings import key_of


async def told(aya: Desk, key: str | None) -> str:
    """All that the server shows to whoever has this key."""
    return (await aya.served.get(f"/api/nights/{aya.code}", key)).text


def test_a_notice_reaches_whom_it_concerns_and_nobody_else(tmp_path: Path) -> None:
    """The player's page and the desk are shown it at once; other players and onlookers never have a word of it."""

    async def look() -> None:
        async with desk(tmp_path) as aya:
            await aya.fill(8)
            await aya.publish()
            ben, chie = await key_of(aya, 2), await key_of(aya, 3)
            lines = {who: await aya.line(key) for who, key in (("2", ben), ("3", chie), ("", None), ("desk", aya.key))}
            notice = {"type": "NoticeSent", "text": "SECRET", "players": [2]}
            status, answer = await aya.enter(notice, key=ben)
            assert (status, answer["trouble"]["key"]) == (403, "night-organisers-only")
            assert (await aya.enter(notice))[0] == 201
            updates = {who: await line.next("update") for who, line in lines.items()}
            said = updates["2"]["changes"]["own"]["notices"][-1]
            assert (said["kind"], said["said"]["facts"]) == ("desk", {"text": "SECRET"})
            assert set(said) == {"id", "kind", "at", "said"}
            assert [who for who, update in updates.items() if "SECRET" in str(update)] == ["2", "desk"]
            for key, sees in ((ben, True), (chie, False), (None, False), (aya.key, True)):
                assert ("SECRET" in await told(aya, key)) is sees
            assert (await aya.enter({"type": "NoticeSent", "text": "OPEN"}))[0] == 201
            for key in (ben, chie, None, aya.key):
                assert "OPEN" in await told(aya, key)

    run(look())


def test_judges_and_scorekeepers_send_notices(tmp_path: Path) -> None:
    """Both may, under their own names, and take theirs back."""

    async def send() -> None:
        async with desk(tmp_path) as aya:
            await aya.fill(3)
            for role, name in (("judge", "Jun"), ("scorekeeper", "Sora")):
                staff = Desk(aya.served, aya.code, await staff_key(aya, role), name)  # type: ignore[arg-type]
                status, answer = await staff.enter({"type": "NoticeSent", "ready": "come", "players": [1]})
                assert status == 201
                assert (await staff.view())["desk"]["notices"][-1]["by"] == name
                assert (await staff.enter({"type": "Undone", "entry": answer["entry"]}))[0] == 201
                assert (await staff.view())["desk"]["notices"] == []

    run(send())


def test_the_clock_speaks_while_nobody_enters_anything(tmp_path: Path) -> None:
    """Once five minutes are left every player at play is shown it, though no entry says so."""

    async def wait() -> None:
        async with desk(tmp_path) as aya:
            await aya.fill(4)
            await aya.publish()
            player = await aya.line(await key_of(aya, 2))
            length = (await aya.view())["clock"]["length"]
            assert (await aya.enter({"type": "ClockStarted", "at": 0}))[0] == 201
            await player.next("update")
            assert (await aya.enter({"type": "ClockExtended", "seconds": 301.0 - length}))[0] == 201
            version = (await aya.view())["version"]
            while True:
                update = await player.next("update")
                notices = (update["changes"].get("own") or {}).get("notices", [])
                if any(one["said"]["key"] == "night-notice-five" for one in notices):
                    break
            assert (await aya.view())["version"] == version

    run(wait())


def test_bad_notices_are_refused_in_a_sentence(tmp_path: Path) -> None:
    """Endless words, nobody's group, a ready sentence that there isn't: nothing is entered."""

    async def attack() -> None:
        async with desk(tmp_path) as aya:
            await aya.fill(3)
            version = (await aya.view())["version"]
            for act in (
                {"text": "x" * 201}, {"text": " "}, {"text": "x", "group": 4}, {"text": "x", "players": [77]},
                {"ready": "gone"}, {"text": 5}, {"text": "x", "pod": 10**30},
            ):  # fmt: skip
                status, answer = await aya.enter({"type": "NoticeSent", **act})
                assert 400 <= status < 500, (act, status)
                assert answer["trouble"]["text"]
            assert (await aya.view())["version"] == version

    run(attack())
