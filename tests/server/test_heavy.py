"""What one request may cost: lists and texts made to be slow, and everybody else meanwhile."""

import asyncio
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import FrameType

import pytest

from entaku.kernel.errors import Unlawful
from entaku.oracle.library import Library
from entaku.server import heavy, memory
from entaku.server.heavy import Heavy
from entaku.server.tables.drafts import ConspiracyDraft
from entaku.server.tables.own_decks import OwnDecks
from entaku.server.trouble import Unavailable
from entaku.server.turns import Turns
from tests.server import guessing
from tests.server.serving import PATIENCE, serving


def doubled(library: Library, number: int) -> int:
    """Light work."""
    return 2 * number


def refused(library: Library, name: str) -> int:
    """Work that can't be done."""
    raise Unlawful("name-confusable", name=name)


def endless(library: Library) -> int:
    """Work that nobody waits for the end of."""
    while True:
        pass


def idle(library: Library) -> None:
    """Work that does nothing, for ever."""
    time.sleep(10**6)


def process(library: Library) -> int:
    """Which process this is."""
    return os.getpid()


def dying(library: Library) -> None:
    """Work at which the process ends, as it does where the system has no memory left."""
    os.kill(os.getpid(), signal.SIGKILL)


def hoarding(library: Library) -> int:
    """Work that wants more memory than there is for it."""
    return len(bytearray(memory.MOST))


def deep(library: Library) -> int:
    """Work that goes deeper and deeper."""
    return deep(library) + 1


@pytest.fixture
def clock() -> list[float]:
    """The time, as the test wants it."""
    return [0.0]


def test_work_is_done_beside_the_server_and_says_what_is_wrong(tmp_path: Path, clock: list[float]) -> None:
    """What a process finds comes back, and so does an error with its key and facts."""

    async def scene() -> None:
        beside = Heavy(tmp_path, lambda: clock[0])
        try:
            assert await beside.run("here", doubled, 21) == 42
            with pytest.raises(Unlawful) as raised:
                await beside.run("here", refused, "Ada")
            assert (raised.value.key, raised.value.facts) == ("name-confusable", {"name": "Ada"})
        finally:
            beside.close()

    asyncio.run(scene())


def test_what_takes_too_long_is_ended(tmp_path: Path, clock: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    """A piece of work that doesn't end is ended, with a sentence, and the next one is done."""
    monkeypatch.setattr(heavy, "SECONDS", 3.0)

    async def scene() -> None:
        beside = Heavy(tmp_path, lambda: clock[0])
        try:
            assert await beside.run("here", doubled, 1) == 2
            with pytest.raises(Unlawful) as raised:
                await beside.run("here", endless)
            assert raised.value.key == "work-too-long"
            assert await beside.run("here", doubled, 2) == 4
        finally:
            beside.close()

    asyncio.run(scene())


def test_waiting_is_no_work(tmp_path: Path, clock: list[float]) -> None:
    """Pieces that waited for hours, for others and for a process to begin, leave an address all it may have."""

    async def scene() -> None:
        beside = Heavy(tmp_path, lambda: clock[0])
        try:
            pieces = [asyncio.ensure_future(beside.run("here", doubled, number)) for number in range(10)]
            while not pieces[-1].done():
                clock[0] += heavy.SECONDS / 10  # the server's clock runs on; the processes have done next to nothing
                await asyncio.sleep(0)
            assert [piece.result() for piece in pieces] == [2 * number for number in range(10)]
            assert await beside.run("here", doubled, 21) == 42
            assert sum(seconds for _, seconds in beside._spent["here"]) < heavy.SECONDS
        finally:
            beside.close()

    asyncio.run(scene())


def test_one_address_does_not_have_the_processes_for_itself(tmp_path: Path, clock: list[float]) -> None:
    """Who has had what a minute has for one waits, as does what they asked for before; others don't."""

    async def scene() -> None:
        beside = Heavy(tmp_path, lambda: clock[0])
        try:
            async with beside._turns.turn("there"):  # so that both pieces wait
                asked = [asyncio.ensure_future(beside.run("here", doubled, 1)) for _ in range(2)]
                await asyncio.sleep(0)
                while sum(seconds for _, seconds in beside._spent.get("here", ())) < heavy.BUDGET:
                    beside._spend("here", heavy.SECONDS)
            for piece in [*asked, asyncio.ensure_future(beside.run("here", doubled, 1))]:
                with pytest.raises(Unlawful) as raised:
                    await piece
                assert raised.value.key == "too-much-work"
            assert await beside.run("there", doubled, 1) == 2
            clock[0] += heavy.MINUTE
            assert await beside.run("here", doubled, 1) == 2
        finally:
            beside.close()

    asyncio.run(scene())


def test_what_does_not_end_is_paid_in_full(tmp_path: Path, clock: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    """A piece that was ended counts as long as it was let, whatever the clock says."""
    monkeypatch.setattr(heavy, "SECONDS", 1.0)
    monkeypatch.setattr(heavy, "PATIENCE", 2)

    async def scene() -> None:
        beside = Heavy(tmp_path, lambda: clock[0])
        try:
            with pytest.raises(Unlawful):
                await beside.run("here", endless)
            assert list(beside._spent["here"]) == [(0.0, 1.0)]
            with pytest.raises(Unlawful) as raised:
                await beside.run("here", idle)
            assert raised.value.key == "work-too-long"
            assert list(beside._spent["here"]) == [(0.0, 1.0)] * 2
        finally:
            beside.close()

    asyncio.run(scene())


@pytest.mark.skipif(sys.platform == "win32", reason="processes are killed by a signal")
def test_processes_that_were_killed_are_replaced(tmp_path: Path, clock: list[float]) -> None:
    """An idle one that the system ends is nobody's trouble; one that is ended at work says so, and the next is done."""

    async def scene() -> None:
        beside = Heavy(tmp_path, lambda: clock[0])
        try:
            for _ in range(2):
                os.kill(await beside.run("here", process), signal.SIGKILL)
                assert await beside.run("here", doubled, 3) == 6
            with pytest.raises(Unavailable) as raised:
                await beside.run("here", dying)
            assert raised.value.key == "work-ended"
            assert await beside.run("here", doubled, 4) == 8
        finally:
            beside.close()

    asyncio.run(scene())


def test_a_process_makes_way_for_a_fresh_one(
    tmp_path: Path, clock: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    """None of the pieces is lost between two processes, and their memory goes back."""
    monkeypatch.setattr(heavy, "PIECES", 3)

    async def scene() -> None:
        beside = Heavy(tmp_path, lambda: clock[0])
        try:
            found = await asyncio.gather(*(beside.run("here", process) for _ in range(10)))
            assert len(set(found)) == 4
        finally:
            beside.close()

    asyncio.run(scene())


def test_what_is_too_large_is_refused(tmp_path: Path, clock: list[float]) -> None:
    """A piece without an end to its memory or depth is one sentence, and the process goes on."""

    async def scene() -> None:
        beside = Heavy(tmp_path, lambda: clock[0])
        try:
            for work in (hoarding, deep) if sys.platform == "linux" else (deep,):
                with pytest.raises(Unlawful) as raised:
                    await beside.run("here", work)
                assert raised.value.key == "work-too-large"
            assert await beside.run("here", doubled, 4) == 8
        finally:
            beside.close()

    asyncio.run(scene())


def test_askers_take_turns(tmp_path: Path) -> None:
    """Who asks for one thing waits for one of those who ask for many, not for all of it; and the queue has an end."""

    async def scene() -> None:
        turns, order = Turns(1, most=5, most_of_one=4), list[str]()

        async def piece(who: str) -> None:
            async with turns.turn(who):
                order.append(who)
                await asyncio.sleep(0)

        waiting = [asyncio.ensure_future(piece(who)) for who in ("many", "many", "many", "many", "many", "one")]
        await asyncio.sleep(0)
        assert turns.waiting == 5
        for who, kind, key in (("many", Unlawful, "too-much-work"), ("two", Unavailable, "server-busy")):
            with pytest.raises(kind) as raised:
                await piece(who)
            assert raised.value.key == key
        waiting[2].cancel()  # whoever has gone keeps no place
        await asyncio.gather(*waiting, return_exceptions=True)
        assert order == ["many", "many", "one", "many", "many"]
        await piece("one")

    asyncio.run(scene())


def test_a_flood_of_checks_does_not_hold_up_a_table(tmp_path: Path) -> None:
    """A megabyte of names that nobody knows, eight times at once: each is refused soon, and pings are answered.

    The last of them may be refused unread, where the first have used up what an address may have.
    """
    text = "\n".join(f"1 Nobody Knows This {number}" for number in range(35_000))

    async def scene() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path, guessing.FORMATS) as served:
            body = {"text": text, "rules": "commander"}
            warm = await served.post("/api/deck-checks", {"text": "1 Forest", "rules": "commander"})
            assert warm.status_code == 200
            room = await served.open(options=guessing.options(), seats=2)
            line = await served.connect(room["code"], room["token"])
            await line.next("welcome")
            flood = [asyncio.ensure_future(served.post("/api/deck-checks", body)) for _ in range(8)]
            answered = 0
            while not all(one.done() for one in flood):
                await line.send({"type": "ping", "request": answered + 1})
                await line.next("pong")
                answered += 1
                await asyncio.sleep(0.05)  # no more than a browser may ask
            refused = Counter(one.result().json()["trouble"]["key"] for one in flood if one.result().is_client_error)
            assert refused.total() == len(flood)
            assert refused["deck-too-many-names"] >= 3
            assert refused.keys() <= {"deck-too-many-names", "too-much-work"}
            assert answered > 8, "the line was held up"

    asyncio.run(scene())


@pytest.mark.parametrize("kind", ["cube", "own decks"])
def test_a_table_is_made_ready_beside_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    """Neither opening a room, nor changing what is played there, nor beginning looks cards up in the server itself."""

    def here(*given: object) -> None:
        raise AssertionError("this is done in the server's own process")

    for form in (ConspiracyDraft, OwnDecks):
        monkeypatch.setattr(form, "check", here)
        monkeypatch.setattr(form, "setup", here)
    names = [card.name for card in Library(tmp_path).set("cns").cards][:45]
    cube = {"type": "draft", "format": "conspiracy", "cube": {"name": "Few", "text": "\n".join(names)}}
    unknown = {**cube, "format": "nobody-plays-this"}
    played = cube | {"rounds": 1} if kind == "cube" else {"type": "own-decks", "rules": "free-40"}

    async def scene() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            room = await served.open(options=played, seats=2, bots=[1])
            ada = await served.connect(room["code"], room["token"])
            await ada.next("welcome")
            assert (await ada.ask("change", options=unknown))["trouble"]["key"] == "format-unknown"
            refused = await ada.ask("change", options=cube | {"rounds": 9})
            assert refused["trouble"]["key"] == "draft-format-too-small"
            assert (await ada.ask("change", options=played))["type"] == "done"
            if kind == "own decks":
                deck = {"text": "40 Forest", "hand_in": True}
                kept = await served.http.put(
                    f"/api/rooms/{room['code']}/own-deck",
                    json=deck,
                    headers={"Authorization": f"Bearer {room['token']}"},
                )
                assert kept.status_code == 200, kept.text
            assert (await ada.ask("start"))["type"] == "done"
            await ada.when(lambda client: bool(client.view))

    asyncio.run(scene())


def test_a_check_costs_the_server_itself_little(tmp_path: Path) -> None:
    """A deck check takes fewer calls of the server's own process than two answers at a table do.

    What a hundred checks at once leave of a table's pace is measured by `entaku bench --only server-beside-checks`.
    """
    names = [card.name for card in Library(tmp_path).set("cns").cards][:100]
    deck = {"text": "\n".join(f"1 {name}" for name in names), "rules": "commander"}

    async def scene() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path, guessing.FORMATS, rate=1e6, burst=10**6) as served:
            room = await served.open(options=guessing.options(rounds=10_000), seats=1)
            ada = await served.connect(room["code"], room["token"])
            await ada.ask("start")
            await ada.when(lambda client: bool(client.view))

            async def answer() -> None:
                assert (await ada.give(guessing.number(ada.asked), 5))["type"] == "done"

            async def request() -> None:
                assert (await served.get("/api/deck-checks")).status_code == 200

            async def check() -> None:
                assert (await served.post("/api/deck-checks", deck)).status_code == 200

            await check()  # the process for it begins with the first
            checked = await calls_of(check) - await calls_of(request)
            assert checked < 2 * await calls_of(answer)

    asyncio.run(scene())


async def calls_of(action: Callable[[], Awaitable[None]]) -> int:
    """How many functions of Python this thread calls, the server's and the client's, for one of twenty such actions."""
    calls = 0

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal calls
        calls += event == "call"

    sys.setprofile(count)
    try:
        for _ in range(20):
            await action()
    finally:
        sys.setprofile(None)
    return calls // 20
