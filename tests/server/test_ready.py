"""The ready check: who is asked, who said what, and what leaving means."""

from pathlib import Path

import pytest

from tests.server import guessing
from tests.server.serving import Client, Json, Served
from tests.server.test_rooms import play, table_of_two


def said(client: Client) -> dict[str, str]:
    """What everybody has said, by name; bots by their seats."""
    check = client.room.get("ready") or {"seats": []}
    return {one["name"] or f"bot {one['seat']}": one["said"] for one in check["seats"]}


async def lobby(served: Served) -> tuple[Client, Client, Client, Json]:
    """A lobby with Ada (the host), Ben, a bot, and somebody who looks on."""
    room = await served.open(options=guessing.options(), seats=3, bots=[2])
    ben = await served.enter(room["code"], "Ben")
    lines = [await served.connect(room["code"], token) for token in (room["token"], ben["token"], None)]
    for line in lines:
        await line.when(lambda one: bool(one.room))
    await lines[0].when(lambda one: not one.room["seats"][1]["away"])
    return lines[0], lines[1], lines[2], room


def test_everybody_sees_who_is_ready(tmp_path: Path) -> None:
    """Who sits there is asked once, bots are ready, and the result stands until the table begins."""

    async def scene(served: Served) -> None:
        ada, ben, watching, _ = await lobby(served)
        assert (await ben.ask("ask-ready"))["trouble"]["key"] == "host-only"
        assert (await ben.ask("say-ready", number=1, ready=True))["trouble"]["key"] == "ready-over"
        assert (await ada.ask("ask-ready"))["type"] == "done"
        assert (await ada.ask("ask-ready"))["trouble"]["key"] == "ready-asked-already"
        await watching.when(lambda one: said(one) == {"Ada": "asked", "Ben": "asked", "bot 2": "ready"})
        assert (await watching.ask("say-ready", number=1, ready=True))["trouble"]["key"] == "token-missing"
        assert (await ada.ask("say-ready", number=1, ready=True))["type"] == "done"
        assert (await ben.ask("say-ready", number=1, ready=False))["type"] == "done"
        await watching.when(lambda one: not one.room["ready"]["open"])
        assert said(watching) == {"Ada": "ready", "Ben": "not-yet", "bot 2": "ready"}
        assert (await ben.ask("say-ready", number=1, ready=True))["trouble"]["key"] == "ready-over"
        assert (await ada.ask("ask-ready"))["type"] == "done"
        assert (await ben.ask("say-ready", number=2, ready=True))["type"] == "done"
        assert (await ada.ask("start"))["type"] == "done"
        await ben.when(lambda one: bool(one.view) and one.room["phase"] == "playing")
        assert ben.room["ready"] is None
        assert (await ada.ask("ask-ready"))["trouble"]["key"] == "table-begun"

    play(tmp_path, scene)


def test_leaving_is_not_being_ready(tmp_path: Path) -> None:
    """Who goes away or stands up while others are asked is not ready, even if they said they were."""

    async def scene(served: Served) -> None:
        ada, ben, watching, _ = await lobby(served)
        assert (await ada.ask("ask-ready"))["type"] == "done"
        assert (await ben.ask("say-ready", number=1, ready=True))["type"] == "done"
        await watching.when(lambda one: said(one).get("Ben") == "ready")
        await ben.close()
        await watching.when(lambda one: said(one).get("Ben") == "gone")
        assert watching.room["ready"]["open"]
        assert (await ada.ask("sit", seat=None))["type"] == "done"
        await watching.when(lambda one: not one.room["ready"]["open"])
        assert said(watching) == {"Ada": "gone", "Ben": "gone", "bot 2": "ready"}

    play(tmp_path, scene)


def test_who_says_nothing_ends_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When time is up everybody sees who gave no answer, and nobody can give one any more."""
    monkeypatch.setattr("entaku.server.rooms.ready.WITHIN", 0.2)

    async def scene(served: Served) -> None:
        ada, ben, watching, _ = await lobby(served)
        assert (await ada.ask("ask-ready"))["type"] == "done"
        await watching.when(lambda one: one.room["ready"] is not None and not one.room["ready"]["open"])
        assert said(watching) == {"Ada": "asked", "Ben": "asked", "bot 2": "ready"}
        assert (await ben.ask("say-ready", number=1, ready=True))["trouble"]["key"] == "ready-over"

    play(tmp_path, scene)


def test_an_onlooker_who_was_removed_stays_out(tmp_path: Path) -> None:
    """With the old token, without a name, with a new name: not from there; who plays is not touched by it."""

    async def scene(served: Served) -> None:
        ada, ben, room = await table_of_two(served)
        code = room["code"]
        guest = await served.enter(code, "Mallory", watch=True)
        mallory = await served.connect(code, guest["token"])
        unnamed = await served.connect(code)
        await ada.when(lambda one: len(one.room["onlookers"]) == 2)
        named, other = ada.room["onlookers"]
        assert (named["name"], other["name"]) == ("Mallory", "")
        assert other["guest"] < 0
        assert (await ben.ask("dismiss", guest=other["guest"]))["trouble"]["key"] == "host-only"
        assert (await ada.ask("dismiss", guest=other["guest"]))["type"] == "done"
        await unnamed.ended()
        assert (await ada.ask("dismiss", guest=other["guest"]))["trouble"]["key"] == "guest-unknown"
        assert (await ada.ask("dismiss", guest=named["guest"]))["type"] == "done"
        await mallory.ended()
        again = await served.connect(code, guest["token"])
        assert (await again.next("bye"))["trouble"]["key"] == "token-unknown"
        nameless = await served.connect(code)
        assert (await nameless.next("bye"))["trouble"]["key"] == "onlookers-kept-out"
        renamed = await served.post(f"/api/rooms/{code}/guests", {"name": "Trudy", "watch": True})
        assert (renamed.status_code, renamed.json()["trouble"]["key"]) == (403, "onlookers-kept-out")
        assert (await ben.ask("say", text="still here"))["type"] == "done"
        back = await served.connect(code, room["ben"])
        await back.when(lambda one: bool(one.view))

    play(tmp_path, scene)
