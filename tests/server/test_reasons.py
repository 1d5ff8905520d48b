"""Why bots did what they did: kept with their answers, told when the game is over, to those who see their hands."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from entaku.bots.reasons import Reason
from entaku.kernel.seats import Viewer
from entaku.messages import LANGUAGES
from entaku.server.tables.history import HEARD, moment_of
from tests.server.serving import PATIENCE, Json, Served, serving
from tests.server.test_games import playing

OTHER = Reason("looked", 7, 7, 77, 7)
"""What no bot found."""


def play(data: Path, scene: Callable[[Served], Awaitable[None]]) -> None:
    """Run a scene against a server."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(data) as served:
            await scene(served)

    asyncio.run(run())


async def whys(served: Served, code: str, viewer: object, token: str | None) -> list[tuple[int, Json]]:
    """Every reason that a viewer is told of the finished table, with the number of the answer."""
    steps = (await served.get(f"/api/rooms/{code}/history", token)).json()["steps"]
    found = []
    for step in range(HEARD, steps + HEARD, HEARD):
        moment = await served.get(f"/api/rooms/{code}/history/{min(step, steps)}?viewer={viewer}", token)
        told = moment.json()["happened"]
        found += [(one["step"], one["why"]) for one in told if one["step"] > step - HEARD and one["why"]]
    return found


def test_a_reason_is_for_who_saw_what_the_bot_saw(tmp_path: Path) -> None:
    """Ada learns why her stand-in did what it did, and of nobody else; of all when it is open, also after a restart."""
    kept: list[object] = []

    async def first(served: Served) -> None:
        room, ada = await playing(served, 2)
        code, token = room["code"], room["token"]
        await ada.ask("standin", seat=0, on=True)
        await ada.when(lambda one: one.over)
        own = await whys(served, code, 0, token)
        assert own
        assert {why["seat"] for _, why in own} == {0}
        assert await whys(served, code, "public", token) == []
        assert await whys(served, code, "public", None) == []
        assert (await ada.ask("publish"))["type"] == "done"
        everything = await whys(served, code, "open", None)
        assert {why["seat"] for _, why in everything} == {0, 1}
        assert [one for one in everything if one[1]["seat"] == 0] == own
        assert await whys(served, code, 0, None) == own
        for _, why in everything:
            reason = msgspec.convert(why["reason"], Reason)
            assert all(reason.said(language) for language in LANGUAGES)
        kept.extend((code, everything))

    async def second(served: Served) -> None:
        code, everything = kept
        assert await whys(served, str(code), "open", None) == everything

    play(tmp_path, first)
    play(tmp_path, second)


@pytest.mark.parametrize("viewer", [0, 1, 2, "public"])
def test_what_is_seen_is_the_same_whatever_the_reasons(tmp_path: Path, viewer: Viewer) -> None:
    """No view, no question and no moment of anybody else tells one reason of a bot from another, or from none."""

    async def run(served: Served) -> None:
        room, ada = await playing(served, 3)
        sitting = served.service.rooms[room["code"]].sitting
        assert sitting is not None
        await ada.ask("standin", seat=0, on=True)
        log, reasons = sitting.table.log, sitting.progress.reasons
        while {log[number - 1].seat for number in reasons} != {0, 1, 2}:
            await asyncio.sleep(0.01)
        hidden = {number for number in reasons if log[number - 1].seat != viewer}
        steps = range(HEARD, len(log) + HEARD, HEARD)

        def seen() -> list[object]:
            moments = (moment_of(sitting, min(step, len(log)), viewer, {}) for step in steps)
            messages = (sitting.viewers.shown(viewer), *(msgspec.json.encode(moment) for moment in moments))
            return [msgspec.json.decode(message) for message in messages]

        before = seen()
        for number in hidden:
            reasons[number] = OTHER
        assert seen() == before
        for number in hidden:
            del reasons[number]
        assert seen() == before

    play(tmp_path, run)


def test_reasons_go_with_the_answers_that_are_taken_back(tmp_path: Path) -> None:
    """A table that went back has no reasons for answers that no longer stand."""

    async def run(served: Served) -> None:
        room, ada = await playing(served, 2)
        sitting = served.service.rooms[room["code"]].sitting
        assert sitting is not None
        await ada.ask("standin", seat=0, on=True)
        await ada.when(lambda one: one.over)
        numbers = sorted(sitting.progress.reasons)
        half = numbers[len(numbers) // 2]
        sitting.go_back(sitting.past.after(sitting.table, half), 0, "undo")
        assert sorted(sitting.progress.reasons) == [number for number in numbers if number <= half]

    play(tmp_path, run)
