"""A game on paper that several phones count: every change adds up, survives the server, and knows its bounds."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from entaku.server.companion.bodies import LifeChanged, PaperAct, PaperSetup
from entaku.server.companion.stored import PaperStore, StoredPaperGame
from entaku.server.storage.store import Store
from entaku.server.tables.chains import FORMATS
from tests.server.serving import PATIENCE, Client, Json, Served, serving

SETUP: Json = {
    "names": ["Ada", "健", "Cho"],
    "life": 40,
    "minutes": 0,
    "commander": True,
    "night": None,
    "began": 1_700_000_000_000,
}
Scene = Callable[[Served], Awaitable[None]]


def visit(data: Path, *scenes: Scene, **wanted: object) -> None:
    """Play scenes, each against a server that is started anew over the same store."""

    async def run() -> None:
        for scene in scenes:
            async with asyncio.timeout(PATIENCE), serving(data, FORMATS, **wanted) as served:
                await scene(served)

    asyncio.run(run())


async def shared(served: Served, acts: list[Json] | None = None, **changed: object) -> Json:
    answer = await served.post("/api/companion", {"setup": SETUP | changed, "acts": acts or []})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


async def phone(
    served: Served, table: Json, device: str, seat: int | None = None, counts: bool = True, language: str = "en"
) -> Client:
    """A phone at the table, which has been shown everything."""
    client = await Client.to(served.port, f"companion/{table['code']}")
    served.clients.append(client)
    key = table["key"] if counts else None
    await client.send({"type": "hello", "key": key, "device": device, "seat": seat, "language": language})
    await client.when(lambda one: bool(one.messages))
    return client


async def do(client: Client, act: str, ago: float = 0, **deed: object) -> Json:
    """Something happened; gives `done`, or the trouble."""
    return await client.ask("do", id=act, ago=ago, deed=deed)


def acts(client: Client) -> list[Json]:
    """The log as this phone has been told it."""
    found: list[Json] = []
    for message in client.messages:
        if message["type"] == "game":
            found = list(message["acts"])
        elif message["type"] == "acts":
            found += message["acts"]
    return found


def trouble(answer: Json) -> str:
    return str(answer["trouble"]["key"]) if answer["type"] == "refused" else ""


def test_two_phones_count_one_game_and_a_restart_loses_nothing(tmp_path: Path) -> None:
    """Both see both's changes in one order, with whose they are; said twice is done once; the store has it all."""
    kept: Json = {}

    async def count(served: Served) -> None:
        table = await shared(served, [{"at": 5.0, "deed": {"kind": "roll", "sides": 20, "result": 17}}])
        assert table["url"].endswith(f"/companion/{table['code']}#key={table['key']}")
        ada, ken = await phone(served, table, "a", 0), await phone(served, table, "k")
        await ken.send({"type": "sit", "seat": 1})
        await ada.until(lambda one: one["type"] == "here" and one["seats"] == [0, 1])
        both = [do(ada, f"a{n}", kind="life", seat=2, by=-1) for n in range(1)]
        both += [do(ken, f"k{n}", kind="life", seat=2, by=-3) for n in range(1)]
        assert [trouble(answer) for answer in await asyncio.gather(*both)] == ["", ""]
        assert trouble(await do(ada, "a0", kind="life", seat=2, by=-1)) == ""
        assert trouble(await do(ken, "late", ago=60_000, kind="commander", seat=0, source=4, by=2)) == ""
        for one in (ada, ken):
            await one.when(lambda one: len(acts(one)) == 4)
        assert acts(ada) == acts(ken)
        assert [act["number"] for act in acts(ada)] == [1, 2, 3, 4]
        assert sorted((act["by"], act["deed"]["by"]) for act in acts(ada)[1:3]) == [(0, -1), (1, -3)]
        times = [act["at"] for act in acts(ada)]
        assert times == sorted(times)
        kept.update(table, acts=acts(ada))

    async def come_back(served: Served) -> None:
        ken = await phone(served, kept, "k", 1)
        assert acts(ken) == kept["acts"]
        assert ken.messages[0]["setup"]["names"] == SETUP["names"]
        link = await served.get(f"/api/companion/{kept['code']}/link", kept["key"])
        assert link.json()["key"] == kept["key"]

    visit(tmp_path, count, come_back)


def test_what_phones_do_at_once_doesn_t_happen_twice(tmp_path: Path) -> None:
    """One turn passes, players leave once, and only what everybody saw last is undone."""

    async def scene(served: Served) -> None:
        table = await shared(served)
        ada, ken = await phone(served, table, "a", 0), await phone(served, table, "k", 1)
        assert trouble(await do(ada, "1", kind="turn", seen=0)) == ""
        assert trouble(await do(ken, "2", kind="turn", seen=0)) == "companion-turn-passed"
        assert trouble(await do(ada, "3", kind="turn", seen=0)) == ""  # a phone's own turns, kept while it was away
        assert trouble(await do(ken, "4", kind="turn", seen=2)) == ""
        assert trouble(await do(ada, "5", kind="out", seats=[1, 2], cause="life")) == ""
        assert trouble(await do(ken, "6", kind="out", seats=[2, 1], cause="life")) == "companion-out-already"
        assert trouble(await do(ken, "7", kind="undo", number=3)) == "companion-undo-late"
        assert trouble(await do(ken, "8", kind="undo", number=4)) == ""
        assert trouble(await do(ada, "9", kind="undo", number=4)) == "companion-undo-late"
        assert trouble(await do(ada, "10", kind="out", seats=[1], cause="poison")) == ""
        await do(ken, "11", kind="lot")
        await do(ken, "12", kind="die", sides=2)
        await ada.when(lambda one: len(acts(one)) == 8)
        *_, left, first, coin = [act["deed"] for act in acts(ada)]
        assert left == {"kind": "out", "seats": [1], "cause": "poison"}
        assert (first["kind"], first["seat"] in (0, 2)) == ("first", True)
        assert (coin["kind"], coin["sides"], coin["result"] in (1, 2)) == ("roll", 2, True)
        assert trouble(await do(ada, "13", kind="again")) == ""
        assert trouble(await do(ada, "14", kind="out", seats=[1], cause="life")) == ""

    visit(tmp_path, scene)


IMPOSSIBLE: list[Json] = [
    {"kind": "life", "seat": 3, "by": 1},
    {"kind": "life", "seat": 0, "by": 1000},
    {"kind": "life", "seat": -1, "by": 1},
    {"kind": "commander", "seat": 0, "source": 6, "by": 1},
    {"kind": "counter", "seat": 0, "name": "x" * 50, "by": 1},
    {"kind": "monarch", "seat": 7},
    {"kind": "out", "seats": [], "cause": "life"},
    {"kind": "out", "seats": [0] * 9, "cause": "life"},
    {"kind": "die", "sides": 7},
    {"kind": "roll", "sides": 6, "result": 6},
    {"kind": "first", "seat": 0},
    {"kind": "undo", "number": 1},
    {"kind": "undo", "number": 10**30},
    {"kind": "nothing"},
]
"""Seats that aren't there, wild numbers, luck of one's own."""


def test_what_can_t_be_is_refused(tmp_path: Path) -> None:
    """What no game has is refused in a sentence, and nothing changes."""

    async def scene(served: Served) -> None:
        table = await shared(served)
        ada = await phone(served, table, "a", 0)
        for number, deed in enumerate(IMPOSSIBLE):
            refused = await do(ada, str(number), **deed)
            assert refused["type"] == "refused", deed
            assert refused["trouble"]["text"]
        assert trouble(await do(ada, "good", kind="initiative", seat=2)) == ""
        assert [act["deed"] for act in acts(ada)] == [{"kind": "initiative", "seat": 2}]

    visit(tmp_path, scene)


def test_a_cunning_guest_finds_bounds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the key one looks on alone; wrong keys, crowds, long logs, foreign games and large bodies are refused."""
    monkeypatch.setattr("entaku.server.companion.games.MOST_PHONES", 2)
    monkeypatch.setattr("entaku.server.companion.game.MOST_ACTS", 3)

    async def scene(served: Served) -> None:
        table = await shared(served)
        ada = await phone(served, table, "a", 0)
        watcher = await phone(served, table, "w", counts=False, language="ja")
        assert watcher.messages[0]["counts"] is False
        assert trouble(await do(watcher, "1", kind="life", seat=0, by=-40)) == "companion-watch-only"
        await phone(served, table, "b")
        crowd = await phone(served, table, "c")
        assert crowd.messages[0]["trouble"]["key"] == "companion-too-many-phones"
        wrong = await phone(served, {**table, "key": "guessed"}, "x")
        assert (wrong.messages[0]["type"], wrong.messages[0]["final"]) == ("bye", True)
        nowhere = await phone(served, {**table, "code": "ZZZZZZ"}, "x")
        assert nowhere.messages[0]["trouble"]["key"] == "companion-unknown"
        assert (await served.get(f"/api/companion/{table['code']}/link", "guessed")).status_code == 401
        for number in range(3):
            assert trouble(await do(ada, f"n{number}", kind="day", day=True)) == ""
        assert trouble(await do(ada, "more", kind="day", day=True)) == "companion-full"
        await watcher.when(lambda one: len(acts(one)) == 3)
        before = {"at": 0.0, "deed": {"kind": "turn", "seen": 0}}
        for setup, log in (
            ({"names": ["Ada"]}, []),
            ({"names": ["Ada", "\u200b"]}, []),
            ({"names": ["A" * 200, "B"]}, []),
            ({"names": ["P"] * 9}, []),
            ({"life": 10**30}, []),
            ({"minutes": -1}, []),
            ({"night": {"code": "ABCDEF", "group": 1, "players": [1]}}, []),
            ({}, [before] * 2_001),
            ({}, [{"at": 0.0, "deed": {"kind": "undo", "number": 9}}]),
            ({}, [{"at": 0.0, "deed": {"kind": "life", "seat": 5, "by": 1}}]),
        ):
            answer = await served.post("/api/companion", {"setup": SETUP | setup, "acts": log})
            assert answer.status_code == 400, answer.text
            assert answer.json()["trouble"]["text"]

    visit(tmp_path, scene)


def test_tables_can_t_be_guessed_nor_made_without_end(tmp_path: Path) -> None:
    """After forty codes that don't exist nothing is told without a key; tables count among the rooms of an hour."""

    async def scene(served: Served) -> None:
        table = await shared(served)
        for _ in range(40):
            await phone(served, {"code": "ZZZZZZ", "key": "k"}, "x")
        suspect = await phone(served, table, "x", counts=False)
        assert suspect.messages[0]["trouble"]["key"] == "too-many-guesses"
        assert (await phone(served, table, "a")).messages[0]["type"] == "game"
        await shared(served)
        answer = await served.post("/api/companion", {"setup": SETUP, "acts": []})
        assert answer.json()["trouble"]["key"] == "too-many-rooms"

    visit(tmp_path, scene, rooms_an_hour=2)


def test_either_database_keeps_the_log(url: str) -> None:
    """A code is given once; acts come back in their order, as they were."""
    setup = msgspec.convert(SETUP, PaperSetup)
    row = StoredPaperGame("ABCDEF", 1.0, msgspec.json.encode(setup), "digest")
    log = [PaperAct(number, 1.5 * number, None, "a", f"n{number}", LifeChanged(1, -number)) for number in range(1, 13)]
    store = Store(url)
    paper = PaperStore(store)
    assert paper.create(row, log[:3])
    assert not paper.create(row, [])
    for act in log[3:]:
        paper.append("ABCDEF", act)
    assert (paper.game("ABCDEF"), paper.acts("ABCDEF")) == (row, log)
    assert (paper.game("ZZZZZZ"), paper.acts("ZZZZZZ")) == (None, [])
    store.close()


def test_a_match_of_two_goes_on_game_by_game(tmp_path: Path) -> None:
    """The log keeps its games one after the other; a setup that was stored before matches were counted is no match."""

    async def scene(served: Served) -> None:
        refused = await served.post("/api/companion", {"setup": SETUP | {"wins": 2}, "acts": []})
        assert (refused.status_code, refused.json()["trouble"]["key"]) == (400, "companion-match-of-two")
        first = [{"at": SETUP["began"], "deed": {"kind": "out", "seats": [1], "cause": "life"}}]
        again = {"at": SETUP["began"], "deed": {"kind": "again"}}
        table = await shared(served, [*first, again], names=["Ada", "健"], wins=2, by_life=True)
        ada = await phone(served, table, "a", 0)
        shown = ada.messages[0]["setup"]
        assert (shown["wins"], shown["by_life"]) == (2, True)
        assert (await do(ada, "2", kind="out", seats=[1], cause="life"))["type"] == "done"
        assert [one["deed"]["kind"] for one in acts(ada)] == ["out", "again", "out"]

    visit(tmp_path, scene)
    before = msgspec.json.decode(msgspec.json.encode(SETUP), type=PaperSetup)
    assert (before.wins, before.by_life) == (0, False)


@pytest.mark.rule("CR 810.8a")
def test_a_team_on_paper_is_two_of_two_and_leaves_together(tmp_path: Path) -> None:
    """Whoever is out takes their mate along, on every phone; teams that don't come out even aren't begun."""
    four: Json = {"names": ["Ada", "健", "Cho", "Dan"], "life": 30, "commander": False, "heads": 2}

    async def scene(served: Served) -> None:
        for wrong in ({"names": four["names"][:3]}, {"heads": 3}):
            answer = await served.post("/api/companion", {"setup": SETUP | four | wrong, "acts": []})
            assert answer.status_code == 400
            assert "two teams" in answer.text.lower()
        table = await shared(served, **four)
        one = await phone(served, table, "one", 0)
        assert trouble(await do(one, "a", kind="out", seats=[3], cause="concession")) == ""
        assert [act["deed"]["seats"] for act in acts(one)] == [[2, 3]]
        assert trouble(await do(one, "b", kind="out", seats=[2], cause="life")) != ""

    visit(tmp_path, scene)
