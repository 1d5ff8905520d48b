"""Somebody is away from a game: the table waits, then decides; whoever comes back has their seat again."""

import asyncio
from collections import deque
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from entaku.server.protocol import WentBack
from entaku.server.tables.marks import Marks
from entaku.server.tables.progress import Progress
from tests.server.company import answer_by, company, play_to
from tests.server.resting import Hours, at_rest
from tests.server.serving import PATIENCE, Client, Json, Served, serving
from tests.server.test_games import needed


async def vanishes(person: Client) -> int:
    """The person's line is lost; gives their seat."""
    await person.close()
    return int(person.you["seat"])


async def asked_about(voter: Client, seat: int) -> Json:
    """Wait until the table is asked what becomes of a seat."""
    await voter.when(lambda one: any(motion["seat"] == seat for motion in one.room["motions"]))
    return next(motion for motion in voter.room["motions"] if motion["seat"] == seat)


def told_again(person: Client) -> tuple[list[Json], list[str]]:
    """What somebody who has come was told of what happened before, and who answered for them when it came to that."""
    shown = next(one for one in reversed(person.messages) if one["type"] == "table")
    return shown["events"], shown["by"]


def test_everybody_sees_how_long_the_table_waits(tmp_path: Path) -> None:
    """A lost player has a time of grace, and keeps everything if they are back within it."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            room, (ada, ken) = await company(served, "Ada", "Ken")
            seat = await vanishes(ken)
            await ada.when(lambda one: one.room["seats"][seat]["grace"] is not None)
            assert 0 < ada.room["seats"][seat]["grace"] <= 60
            back = await served.connect(room["code"], room["tokens"][1])
            await back.when(lambda one: bool(one.view))
            await ada.when(lambda one: one.room["seats"][seat]["grace"] is None)
            assert ada.room["motions"] == []

    asyncio.run(run())


def test_the_table_votes_for_a_bot_until_the_player_is_back(tmp_path: Path) -> None:
    """A bot plays for who is away, as the other wants; the player comes back and is asked again."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            room, people = await company(served, "Ada", "Ken", grace=0.1)
            gone = await play_to(people, "land")
            (other,) = (person for person in people if person is not gone)
            seat = await vanishes(gone)
            motion = await asked_about(other, seat)
            assert motion["choices"] == ["wait", "bot", "defaults", "concede"]
            assert motion["voters"] == [other.you["seat"]]
            await other.ask("vote", motion=motion["id"], choice="bot")
            await other.when(lambda one: one.room["seats"][seat]["left_to"] == "bot")
            await other.when(lambda one: needed(one) is not None or one.over)
            back = await served.connect(room["code"], room["tokens"][seat])
            await back.when(lambda one: bool(one.view))
            await other.when(lambda one: one.room["seats"][seat]["left_to"] == "")
            async with asyncio.timeout(PATIENCE):
                while not back.over and needed(back) is None:
                    if needed(other) is not None:
                        await answer_by(other)
                    else:
                        await asyncio.sleep(0.01)

    asyncio.run(run())


@pytest.mark.parametrize("choice", ["wait", "defaults", "concede"])
def test_the_table_decides_otherwise(tmp_path: Path, choice: str) -> None:
    """It may wait as long again, have defaults given, or have the player give up."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            _, people = await company(served, "Ada", "Ken", grace=0.1)
            gone = await play_to(people, "land")
            (other,) = (person for person in people if person is not gone)
            seat = await vanishes(gone)
            motion = await asked_about(other, seat)
            await other.ask("vote", motion=motion["id"], choice=choice)
            if choice == "wait":
                again = await other.until(
                    lambda m: m["type"] == "room" and any(one["id"] > motion["id"] for one in m["room"]["motions"])
                )
                assert again["room"]["seats"][seat]["left_to"] == ""
            elif choice == "defaults":
                await other.when(lambda one: one.room["seats"][seat]["left_to"] == "defaults")
                await other.when(lambda one: needed(one) is not None)
            else:
                await other.when(lambda one: one.over)
                assert other.view["winners"] == [other.you["seat"]]

    asyncio.run(run())


def test_who_comes_back_is_told_who_played_for_them(tmp_path: Path) -> None:
    """What is told again says which of it a bot did for them, of their own seat alone; a restart changes nothing."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            room, people = await company(served, "Ada", "Ken")
            gone = await play_to(people, "land")
            seat = int(gone.you["seat"])
            other = people[1 - seat]
            await people[0].ask("standin", seat=seat, on=True)
            await other.when(lambda one: needed(one) is not None)
            await people[0].ask("standin", seat=seat, on=False)
            back = await served.connect(room["code"], room["tokens"][seat])
            await back.when(lambda one: bool(one.view))
            events, by = told_again(back)
            played = [event for event, who in zip(events, by, strict=True) if who == "bot"]
            assert ("play", seat) in [(one.get("cause"), one.get("owner")) for one in played]
            again = await served.connect(room["code"], room["tokens"][1 - seat])
            await again.when(lambda one: bool(one.view))
            assert told_again(again)[1] == []
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            late = await served.connect(room["code"], room["tokens"][seat])
            await late.when(lambda one: bool(one.view))
            assert told_again(late) == (events, by)

    asyncio.run(run())


def test_what_is_told_again_says_when_more_had_happened() -> None:
    """As long as everything that happened is kept nothing was cut off; then it is said."""
    progress = Progress(Marks(None), recent=deque(maxlen=2))
    said = []
    for count in (1, 2):
        said.append(progress.is_cut)
        progress.recent.append((count, WentBack(1, 0, "undo")))
    assert [*said, progress.is_cut] == [False, False, True]


def test_with_nobody_else_a_bot_plays(tmp_path: Path) -> None:
    """The only person goes away; a bot plays for them at once after the time of grace, and the game goes on."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            room, (ada,) = await company(served, "Ada", bots=1, grace=0.0)
            await vanishes(ada)
            (open_room,) = served.service.rooms.values()
            async with asyncio.timeout(PATIENCE):
                while open_room.record.chairs[0].left_to != "bot":
                    await asyncio.sleep(0.02)
            back = await served.connect(room["code"], room["token"])
            await back.when(lambda one: bool(one.view))
            await back.when(lambda one: one.room["seats"][0]["left_to"] == "")

    asyncio.run(run())


def test_nobody_is_replaced_who_has_not_come_yet(tmp_path: Path) -> None:
    """A table that was started again waits for its people, until one of them is there and may decide."""

    async def begin() -> Json:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            room, _ = await company(served, "Ada", "Ken", grace=0.0)
            return room

    async def go_on(room: Json) -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            watcher = await served.connect(room["code"])
            await watcher.when(lambda one: bool(one.view))
            await at_rest(served, watcher)
            assert [seat["left_to"] for seat in watcher.room["seats"]] == ["", ""]
            assert watcher.room["motions"] == []
            waited_for = int(watcher.view["deciding"])
            here = await served.connect(room["code"], room["tokens"][1 - waited_for])
            await here.when(lambda one: bool(one.room))
            assert (await asked_about(here, waited_for))["voters"] == [1 - waited_for]

    asyncio.run(go_on(asyncio.run(begin())))


def test_a_clock_gives_the_default_when_the_reserve_is_gone(tmp_path: Path) -> None:
    """Each decision has its seconds, then the reserve runs; at zero the default is given, and reserves stay taken."""

    async def begin() -> tuple[Json, float]:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            hours = Hours(served.service)
            room, (ada,) = await company(served, "Ada", bots=1, clock={"seconds": 900.0, "reserve": 0.02}, grace=None)
            await ada.when(lambda one: needed(one) is not None)
            first = needed(ada)
            assert first is not None
            (shown,) = (m["clocks"] for m in ada.messages if m["type"] == "table" and m["table"] == 2)
            assert (shown[0]["left"], shown[0]["reserve"]) == (pytest.approx(900, abs=PATIENCE), 1.2)
            hours.go_by(1000)
            await ada.when(lambda one: (needed(one) or first)["id"] != first["id"])
            (open_room,) = served.service.rooms.values()
            assert open_room.sitting is not None
            budget = open_room.sitting.progress.budget
            assert budget is not None
            assert budget.reserve[0] == 0.0
            return room, budget.reserve[1]

    async def go_on(room: Json, reserve: float) -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            ada = await served.connect(room["code"], room["token"])
            await ada.when(lambda one: bool(one.view))
            (open_room,) = served.service.rooms.values()
            assert open_room.sitting is not None
            budget = open_room.sitting.progress.budget
            assert budget is not None
            assert budget.reserve == {0: pytest.approx(0.0, abs=1e-6), 1: pytest.approx(reserve)}

    asyncio.run(go_on(*asyncio.run(begin())))


def others(people: list[Client], *gone: Client) -> Iterator[Client]:
    """Who is still here."""
    return (person for person in people if person not in gone)


async def go_away_and_come_back(served: Served, room: Json, people: list[Client], place: int, whom: str) -> None:
    """Somebody vanishes at what they are asked; the table leaves their seat to whom it wants; they come back."""
    person = people[place]
    question = needed(person)
    assert question is not None
    seat = await vanishes(person)
    motion = await asked_about(next(others(people, person)), seat)
    for voter in others(people, person):
        await voter.ask("vote", motion=motion["id"], choice=whom)
    for voter in others(people, person):
        await voter.when(lambda one: one.over or one.room["seats"][seat]["left_to"] == whom)
    sitting = served.service.rooms[room["code"]].sitting
    assert sitting is not None
    async with asyncio.timeout(PATIENCE):
        while question["id"] in sitting.open and not sitting.is_over:
            await asyncio.sleep(0.002)
    people[place] = await served.connect(room["code"], room["tokens"][seat])
    await people[place].when(lambda one: bool(one.view) and (one.over or not one.room["seats"][seat]["left_to"]))


async def vanish_at_every_kind(served: Served, met: set[str], steps: int) -> None:
    """A game, played as bots play, in which a person vanishes at each kind of question that wasn't met before."""
    room, people = await company(served, "Ada", "Ken", "Mia", grace=0.0)
    sitting = served.service.rooms[room["code"]].sitting
    assert sitting is not None
    for _ in range(steps):
        if sitting.is_over:
            return
        place = next((place for place, one in enumerate(people) if (needed(one) or {}).get("id") in sitting.open), None)
        if place is None:
            await asyncio.sleep(0.002)
            continue
        question = needed(people[place])
        assert question is not None
        if question["purpose"] not in met:
            met.add(question["purpose"])
            await go_away_and_come_back(served, room, people, place, ("bot", "defaults")[len(met) % 2])
            continue
        seat = int(people[place].you["seat"])
        asked = sitting.open[question["id"]]
        await people[place].give(asked.id, msgspec.to_builtins(sitting.bot.answer(sitting.view(seat), asked)))
        await people[place].when(lambda one, old=asked.id: one.over or (needed(one) or {}).get("id") != old)  # type: ignore[misc]


@pytest.mark.sweep
def test_a_player_may_vanish_at_any_question(tmp_path: Path) -> None:
    """Whatever is asked when a player vanishes, the table decides about them and goes on."""

    async def run() -> None:
        met: set[str] = set()
        async with asyncio.timeout(3 * PATIENCE), serving(tmp_path, rate=10_000, burst=10_000) as served:
            for _ in range(3):
                await vanish_at_every_kind(served, met, 2500)
        assert {"game-priority", "game-mulligan", "game-attack", "game-block", "game-target"} <= met
        assert len(met) >= 10, sorted(met)

    asyncio.run(run())
