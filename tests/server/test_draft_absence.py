"""Somebody is away from a draft: the others are asked, and whoever comes back picks for themselves again."""

import asyncio
from pathlib import Path

import pytest

from tests.server.resting import at_rest
from tests.server.serving import PATIENCE, Client, Json, Reached, serving
from tests.server.test_absence import asked_about, told_again, vanishes
from tests.server.test_games import needed
from tests.server.test_restart import process
from tests.server.unhurried import LONG

DRAFT: Json = {
    "type": "draft",
    "cube": {"name": "Plain", "text": "180 Silverchase Fox\n180 Wild Pair"},
    "rounds": 3,
    "pack_sizes": [15],
}
"""Packs of cards that only lie there: one that picks by itself would pass on what is waited for."""


async def drafting(served: Reached, *names: str, bots: int = 0, **options: object) -> tuple[Json, list[Client]]:
    """A draft of these people that has begun, the first the host, and bots."""
    room = await served.open(names[0], options={**DRAFT, **options}, seats=len(names) + bots)
    tokens = [room["token"], *[(await served.enter(room["code"], name))["token"] for name in names[1:]]]
    people = [await served.connect(room["code"], token) for token in tokens]
    for person in people:
        await person.when(lambda one: bool(one.room))
    await people[0].ask("start")
    for person in people:
        await person.when(lambda one: needed(one) is not None)
    return {**room, "tokens": tokens}, people


@pytest.mark.parametrize("gone", ["Ada", "Ken"])
def test_those_who_are_there_let_a_bot_pick(tmp_path: Path, gone: str) -> None:
    """A drafter vanishes, the host or another: a bot picks as the others want, until they are back."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            room, people = await drafting(served, "Ada", "Ken", "Mia", grace=0.1)
            away = next(person for person in people if person.you["name"] == gone)
            others = [person for person in people if person is not away]
            seat = await vanishes(away)
            motion = await asked_about(others[0], seat)
            assert motion["choices"] == ["wait", "bot"]
            assert sorted(motion["voters"]) == sorted(int(one.you["seat"]) for one in others)
            for one in others:
                await one.ask("vote", motion=motion["id"], choice="bot")
            await others[0].when(lambda one: one.room["seats"][seat]["left_to"] == "bot")
            await others[0].when(lambda one: one.view["players"][seat]["picked"] == 1)
            back = await served.connect(room["code"], room["tokens"][people.index(away)])
            await others[0].when(lambda one: one.room["seats"][seat]["left_to"] == "")
            for one in others:
                question = needed(one)
                assert question is not None
                await one.give(question["id"], question["default"])
            await back.when(lambda one: bool(one.view) and needed(one) is not None)
            assert back.view["players"][seat]["picked"] == 1

    asyncio.run(run())


def test_who_comes_back_is_told_what_was_drafted_for_them(tmp_path: Path) -> None:
    """Each card that came to their own seat is told again, and which a bot took; a restart changes nothing."""

    async def pick(person: Client) -> None:
        question = needed(person)
        assert question is not None
        await person.give(question["id"], question["default"])

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            room, (ada, ken) = await drafting(served, "Ada", "Ken", grace=0.1)
            for person in (ada, ken):
                await pick(person)
            await ken.when(lambda one: len(one.view["own"]["pool"]) == 1 and needed(one) is not None)
            seat = await vanishes(ken)
            motion = await asked_about(ada, seat)
            await ada.ask("vote", motion=motion["id"], choice="bot")
            await ada.when(lambda one: one.view["players"][seat]["picked"] == 2)
            back = await served.connect(room["code"], room["tokens"][1])
            await back.when(lambda one: bool(one.view))
            events, by = told_again(back)
            assert [(one["type"], one["seat"]) for one in events] == [("drafted", seat)] * 2
            assert [one["card"]["id"] for one in events] == [card["id"] for card in back.view["own"]["pool"]]
            assert by == ["", "bot"]
            onlooker = await served.connect(room["code"], None)
            await onlooker.when(lambda one: bool(one.view))
            assert told_again(onlooker) == ([], [])
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            late = await served.connect(room["code"], room["tokens"][1])
            await late.when(lambda one: bool(one.view))
            assert told_again(late) == (events, by)

    asyncio.run(run())


def test_the_last_card_of_a_pack_is_drafted_by_the_bot_too(tmp_path: Path) -> None:
    """It comes by another drafter's pick, and is told as what the bot drafted that sits there; a restart keeps it."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            room, (ada, ken) = await drafting(served, "Ada", "Ken", rounds=1, pack_sizes=[5])
            await ken.close()
            await ada.ask("standin", seat=1, on=True)
            while not ada.over:
                question = needed(ada)
                assert question is not None
                await ada.give(question["id"], question["default"])
                await ada.when(lambda one: one.over or needed(one) is not None)
            back = await served.connect(room["code"], room["tokens"][1])
            await back.when(lambda one: bool(one.view))
            events, by = told_again(back)
            assert [one["card"]["id"] for one in events] == [card["id"] for card in back.view["own"]["pool"]]
            assert by == ["bot"] * len(events)
            assert len(events) > 1
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            late = await served.connect(room["code"], room["tokens"][1])
            await late.when(lambda one: bool(one.view))
            assert told_again(late) == (events, by)

    asyncio.run(run())


def test_the_table_of_a_draft_may_wait_on(tmp_path: Path) -> None:
    """Where the others want to wait nobody picks for who is away, and they are asked again later."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            _, (ada, ken) = await drafting(served, "Ada", "Ken", bots=1, grace=0.1)
            seat = await vanishes(ken)
            motion = await asked_about(ada, seat)
            await ada.ask("vote", motion=motion["id"], choice="wait")
            await ada.when(lambda one: not one.room["motions"])
            again = await asked_about(ada, seat)
            assert again["id"] > motion["id"]
            assert ada.room["seats"][seat]["left_to"] == ""
            assert ada.view["players"][seat]["picked"] == 0

    asyncio.run(run())


def test_a_draft_may_wait_as_long_as_it_takes(tmp_path: Path) -> None:
    """Without a time of grace nobody is asked; one that no table keeps is refused."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            _, (ada, ken) = await drafting(served, "Ada", "Ken", grace=None)
            seat = await vanishes(ken)
            await ada.when(lambda one: one.room["seats"][seat]["away"])
            await at_rest(served)
            assert ada.room["motions"] == []
            assert ada.room["seats"][seat]["grace"] is None
            wrong = {"name": "Ada", "options": {**DRAFT, "grace": -1}, "seats": 2}
            answer = await served.post("/api/rooms", wrong)
            assert answer.json()["trouble"]["key"] == "game-grace-out-of-range"

    asyncio.run(run())


def test_nobody_picks_for_who_drafts_with_bots_alone(tmp_path: Path) -> None:
    """The only person of a draft goes away, and finds their own pack again: nobody was kept waiting."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            room, (ada,) = await drafting(served, "Ada", bots=2, grace=0.0)
            pack = ada.view["own"]["pack"]
            await vanishes(ada)
            await at_rest(served)
            back = await served.connect(room["code"], room["token"])
            await back.when(lambda one: bool(one.view) and needed(one) is not None)
            assert back.view["own"]["pack"] == pack
            assert back.room["seats"][int(back.you["seat"])]["left_to"] == ""

    asyncio.run(run())


def test_a_draft_is_asked_again_by_a_server_that_was_killed(tmp_path: Path) -> None:
    """What becomes of a drafter who is away is still asked after a restart, and decided by the vote."""

    async def run() -> None:
        async with asyncio.timeout(LONG), process(tmp_path) as running:
            reached = Reached(running.port)
            room, (ada, ken) = await drafting(reached, "Ada", "Ken", grace=0.1)
            seat = await vanishes(ken)
            motion = await asked_about(ada, seat)
            await reached.http.aclose()
            running.kill()
            await running.start()
            ada = await running.connect(room["code"], room["tokens"][0])
            again = await asked_about(ada, seat)
            assert {**again, "left": 0} == {**motion, "left": 0}
            await ada.ask("vote", motion=again["id"], choice="bot")
            await ada.when(lambda one: one.room["seats"][seat]["left_to"] == "bot")
            await ada.close()

    asyncio.run(run())
