"""When everything of a finished table is open, and to whom; each refusal says when, and nothing else gets round it."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from entaku.server.steady import steadily
from tests.server import guessing
from tests.server.serving import PATIENCE, Client, Json, Served, serving
from tests.server.test_games import drafted
from tests.server.test_rooms import play, table_of_two


async def finished(served: Served, **opening: object) -> tuple[Client, Client, Json]:
    """A table of Ada and Ben that is over; its log opens as was wished before."""
    ada, ben, room = await table_of_two(served, rounds=1)
    if opening:
        assert (await ada.ask("open-log", opening=opening))["type"] == "done"
    await ada.give(guessing.number(ada.asked), 5)
    await ben.give(guessing.number(ben.asked), 6)
    await ada.when(lambda one: one.over)
    return ada, ben, room


async def refusals(served: Served, code: str, token: str | None) -> list[str]:
    """What is said to somebody who asks for all there is of a table; "" where they get it."""
    found = []
    for path in ("recording", "history/1?viewer=open", "history/2?viewer=1"):
        answer = await served.get(f"/api/rooms/{code}/{path}", token)
        found.append("" if answer.status_code == 200 else answer.json()["trouble"]["key"])
    return found


def wait(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """So much time goes by for whoever asks for a log."""
    now = steadily
    monkeypatch.setattr("entaku.server.tables.access.steadily", lambda: now() + seconds)


def test_a_log_opens_hours_after_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not a minute before, whoever asks and however; a server that starts anew keeps to it; then for all."""
    kept: dict[str, Any] = {}

    async def first(served: Served) -> None:
        _, ben, room = await finished(served, how="hours", hours=2)
        kept.update(code=room["code"], token=room["token"])
        await ben.when(lambda one: one.room["opens"] is not None)
        assert ben.room["opens"] > time.time() + 3600
        for token in (room["token"], None):
            assert await refusals(served, room["code"], token) == ["log-opens-later"] * 3
        told = (await served.get(f"/api/rooms/{room['code']}/recording")).json()["trouble"]
        assert " UTC" in told["text"]
        history = (await served.get(f"/api/rooms/{room['code']}/history", room["token"])).json()
        assert history["viewers"] == [0, "public"]

    async def second(served: Served) -> None:
        assert await refusals(served, kept["code"], None) == ["log-opens-later"] * 3
        wait(monkeypatch, 3600)
        assert await refusals(served, kept["code"], None) == ["log-opens-later"] * 3
        wait(monkeypatch, 7210)
        assert await refusals(served, kept["code"], None) == [""] * 3
        ada = await served.connect(kept["code"], kept["token"])
        await ada.when(lambda one: bool(one.room))
        shut = await ada.ask("open-log", opening={"how": "host"})
        assert shut["trouble"]["key"] == "log-is-open"

    play(tmp_path, first)
    play(tmp_path, second)


def test_a_log_opens_at_the_end_for_players_alone(tmp_path: Path) -> None:
    """Who sat at the table sees everything as soon as it is over; others learn that it isn't for them."""

    async def scene(served: Served) -> None:
        _, _, room = await finished(served, how="end", players=True)
        guest = await served.enter(room["code"], "Mallory", watch=True)
        assert await refusals(served, room["code"], room["ben"]) == [""] * 3
        for token in (guest["token"], None):
            assert await refusals(served, room["code"], token) == ["log-for-players"] * 3

    play(tmp_path, scene)


def test_a_log_never_opens_before_the_end(tmp_path: Path) -> None:
    """Whatever the host wishes, and only the host; times that have gone by, and hours out of bounds, are refused."""

    async def scene(served: Served) -> None:
        ada, ben, room = await table_of_two(served, rounds=1)
        assert (await ben.ask("open-log", opening={"how": "end"}))["trouble"]["key"] == "host-only"
        for opening, key in (
            ({"how": "hours", "hours": 0}, "log-hours-out-of-range"),
            ({"how": "hours", "hours": 1e9}, "log-hours-out-of-range"),
            ({"how": "time", "at": time.time() - 5}, "log-time-out-of-range"),
            ({"how": "time", "at": 1e12}, "log-time-out-of-range"),
        ):
            assert (await ada.ask("open-log", opening=opening))["trouble"]["key"] == key
        assert (await ada.ask("open-log", opening={"how": "end"}))["type"] == "done"
        await ben.when(lambda one: one.room["opening"]["how"] == "end")
        assert await refusals(served, room["code"], room["token"]) == ["table-not-over"] * 3

    play(tmp_path, scene)


def test_the_host_opens_everything_as_before(tmp_path: Path) -> None:
    """Where nothing was wished it is for the host to open; and earlier than was wished, too."""

    async def scene(served: Served) -> None:
        ada, _, room = await finished(served)
        assert await refusals(served, room["code"], room["token"]) == [
            "not-published", "not-yours-to-see", "not-yours-to-see",
        ]  # fmt: skip
        assert (await ada.ask("open-log", opening={"how": "hours", "hours": 5}))["type"] == "done"
        assert await refusals(served, room["code"], None) == ["log-opens-later"] * 3
        assert (await ada.ask("publish"))["type"] == "done"
        assert await refusals(served, room["code"], None) == [""] * 3

    play(tmp_path, scene)


def test_a_drafts_log_goes_to_other_tools_when_it_is_open(tmp_path: Path) -> None:
    """One's own picks at once, everybody's when everything is open; not while a game is played with the cards."""

    async def scene(served: Served) -> None:
        room, ada = await drafted(served)
        path = f"/api/rooms/{room['code']}/log"
        own = await served.get(f"{path}?form=mtgo&seat=0", room["token"])
        assert (own.status_code, own.headers["content-type"]) == (200, "text/plain; charset=utf-8")
        assert "--> Ada\n" in own.text
        assert own.text.count("-->") == 1 + 45
        for query, token in (
            ("form=mtgo&seat=1", room["token"]),
            ("form=mtgo&seat=0", None),
            ("form=draftmancer", None),
        ):
            assert (await served.get(f"{path}?{query}", token)).json()["trouble"]["key"] == "not-published"
        unknown = await served.get(f"{path}?form=mtgo&seat=7", room["token"])
        assert unknown.json()["trouble"]["key"] == "draft-log-form-unknown"
        assert (await ada.ask("publish"))["type"] == "done"
        everything = (await served.get(f"{path}?form=draftmancer")).json()
        assert everything["sessionID"] == f"{room['code']}-1"
        assert [user["isBot"] for user in everything["users"].values()] == [False, True, True]
        assert (await ada.ask("play-game"))["type"] == "done"
        await ada.when(lambda one: one.table == 2)
        shut = await served.get(f"{path}?form=draftmancer", room["token"])
        assert shut.json()["trouble"]["key"] == "table-not-over"

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            await scene(served)

    asyncio.run(run())


def test_of_an_earlier_table_everybody_has_what_was_public(tmp_path: Path) -> None:
    """Seats may have changed since, and what was opened of it is no longer known: no hand is shown of it again."""

    async def run(served: Served) -> None:
        ada, ben, room = await finished(served)
        address = f"/api/rooms/{room['code']}/history"
        assert (await served.get(address, room["token"])).json()["viewers"] == [0, "public"]
        assert (await ada.ask("publish"))["type"] == "done"
        await ben.when(lambda one: one.room["published"])
        assert (await served.get(f"{address}?table=1")).json()["viewers"][0] == "open"
        assert (await ada.ask("again"))["type"] == "done"
        for token in (room["token"], None):
            told = (await served.get(f"{address}?table=1", token)).json()
            assert (told["table"], told["viewers"], told["seated"]) == (1, ["public"], False)
            assert [one["table"] for one in told["tables"]] == [1]
            for viewer in ("open", "0", "1"):
                refused = (await served.get(f"{address}/1?viewer={viewer}&table=1", token)).json()["trouble"]
                assert refused["key"] == "not-yours-to-see"
            assert (await served.get(f"{address}/1?viewer=public&table=1", token)).status_code == 200
        for number in ("0", "2", "99999999999", "x"):
            refused = (await served.get(f"{address}?table={number}", room["token"])).json()["trouble"]
            assert refused["key"] == "table-not-over"

    play(tmp_path, run)
