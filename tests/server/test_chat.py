"""What people in a room say to each other, and who hears it."""

import asyncio
from pathlib import Path

import pytest

from entaku import messages
from entaku.server.rooms import chat
from entaku.server.rooms.chat import KEPT, LONGEST_TEXT, MOST_AT_ONCE, PHRASES, kept
from entaku.server.storage.store import Store
from tests.server.serving import PATIENCE, Client, Json, serving
from tests.server.test_games import DRAFT


def heard(client: Client) -> list[Json]:
    """Every line that the client was sent, in order."""
    lines: dict[int, Json] = {}
    for message in client.messages:
        if message["type"] == "talk":
            lines |= {line["n"]: line for line in message["lines"]}
    return [lines[number] for number in sorted(lines)]


def test_every_phrase_is_said_in_both_languages() -> None:
    """What is sent is a key, which each language has words for."""
    for language in messages.LANGUAGES:
        said = {messages.say(f"chat-phrase-{phrase}", language) for phrase in PHRASES}
        assert len(said) == len(PHRASES)
        assert not any(text.startswith("chat-phrase") for text in said)


def test_spectators_talk_among_themselves_while_a_table_is_played(tmp_path: Path) -> None:
    """Everybody hears players; while a table is played only spectators hear spectators; in the lobby all hear all."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            room = await served.open(options=DRAFT, seats=2)
            ada = await served.connect(room["code"], room["token"])
            token = (await served.enter(room["code"], "Ken", watch=True))["token"]
            ken, nobody = await served.connect(room["code"], token), await served.connect(room["code"])
            for client in (ada, ken, nobody):
                await client.when(lambda one: bool(one.room))
            await ken.ask("say", text="  Who\nplays? ")
            await ada.when(lambda one: len(heard(one)) == 1)
            assert (heard(ada)[0]["text"], heard(ada)[0]["name"]) == ("Who plays?", "Ken")
            await ada.ask("start")
            await ada.when(lambda one: bool(one.view))
            await ken.ask("say", text="Take the dragon!")
            await ada.ask("say", phrase="thinking")
            for client in (ken, nobody):
                await client.when(lambda one: len(heard(one)) == 3)
                assert [line.get("aside", False) for line in heard(client)] == [False, True, False]
            await ada.when(lambda one: len(heard(one)) == 2)
            assert "dragon" not in "".join(ada.raw)
            assert heard(ada)[1]["phrase"] == "thinking"
            again = await served.connect(room["code"], room["token"])
            await again.when(lambda one: len(heard(one)) == 2)
            assert "dragon" not in "".join(again.raw)
            assert (await nobody.ask("say", text="Me too"))["trouble"]["key"] == "token-missing"

    asyncio.run(run())


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ({"text": " \u200b "}, "chat-empty"),
        ({}, "chat-empty"),
        ({"phrase": "nonsense"}, "chat-empty"),
        ({"text": "both", "phrase": "hello"}, "chat-empty"),
        ({"text": "x" * (LONGEST_TEXT + 1)}, "chat-too-long"),
    ],
)
def test_what_cannot_be_said(tmp_path: Path, said: Json, key: str) -> None:
    """Nothing, both at once, an unknown phrase, or too much is refused in a sentence; nobody hears it."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            room = await served.open(options=DRAFT, seats=2)
            ada = await served.connect(room["code"], room["token"], "ja")
            answer = await ada.ask("say", **said)
            assert answer["trouble"]["key"] == key
            assert not answer["trouble"]["text"].isascii()
            assert heard(ada) == []

    asyncio.run(run())


def test_too_much_at_once_is_refused_and_the_rest_outlives_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After six lines at once a person has to wait; a server started again still has what was said."""
    monkeypatch.setattr(chat, "SECONDS", 2 * PATIENCE)

    async def begin() -> Json:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            room = await served.open(options=DRAFT, seats=2)
            ada = await served.connect(room["code"], room["token"])
            answers = [await ada.ask("say", text=f"line {number}") for number in range(MOST_AT_ONCE + 1)]
            assert [answer["type"] for answer in answers] == ["done"] * MOST_AT_ONCE + ["refused"]
            assert answers[-1]["trouble"]["key"] == "chat-too-fast"
            return room

    async def go_on(room: Json) -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            ada = await served.connect(room["code"], room["token"])
            await ada.when(lambda one: len(heard(one)) == MOST_AT_ONCE)
            assert heard(ada)[-1]["text"] == f"line {MOST_AT_ONCE - 1}"
            assert (await ada.ask("say", phrase="back"))["type"] == "done"
            (open_room,) = served.service.rooms.values()
            assert [line.n for line in open_room.chat.lines] == list(range(MOST_AT_ONCE + 1))

    asyncio.run(go_on(asyncio.run(begin())))


def test_a_store_keeps_the_latest_lines_alone(store: Store) -> None:
    """Whatever is said, a room never has more lines than are shown."""
    from entaku.server.rooms.bodies import ChatLine
    from entaku.server.rooms.chat import keep

    for number in range(KEPT + 5):
        keep(store, "ABCDEF", ChatLine(number, 1.5, 1, "Ada", text="円卓"))
    lines = kept(store, "ABCDEF")
    assert [line.n for line in lines] == list(range(5, KEPT + 5))
    assert lines[0] == ChatLine(5, 1.5, 1, "Ada", text="円卓")
