"""What a table is asked outlives the server, and a line about going back outlives a reload."""

import asyncio
from pathlib import Path

import pytest

from tests.server.company import OWN_CUBE, answer_by, company, play_to
from tests.server.serving import PATIENCE, Client, Json, Reached, serving
from tests.server.test_games import needed
from tests.server.test_restart import Process, process
from tests.server.test_undoing import gains_life_by_hand, seen, settled
from tests.server.unhurried import LONG


async def come_back(running: Process, room: Json) -> list[Client]:
    """Everybody's line to a server that was killed and is there again."""
    running.kill()
    await running.start()
    return [await running.connect(room["code"], token) for token in room["tokens"]]


async def asked(person: Client) -> Json:
    """What the table is asked, as soon as the person is shown it."""
    await person.when(lambda one: bool(one.room.get("motions")))
    (motion,) = person.room["motions"]
    return dict(motion)


def test_an_undo_is_still_asked_after_a_crash(tmp_path: Path) -> None:
    """With the vote that it had and the whole time; the last one who agrees takes the land back."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), process(tmp_path) as running:
            reached = Reached(running.port)
            room, people = await company(reached, "Ada", "Ken", "Mia")
            actor = await play_to(people, "land")
            before, seat = seen(actor), actor.you["seat"]
            await answer_by(actor, "land")
            assert (await actor.ask("undo", to="act"))["type"] == "done"
            first, last = (person.you["seat"] for person in people if person is not actor)
            motion = await asked(people[first])
            assert (await people[first].ask("vote", motion=motion["id"], choice="yes"))["type"] == "done"
            await reached.http.aclose()
            people = await come_back(running, room)
            again = await asked(people[last])
            assert 0 < again["left"] <= LONG
            assert {**again, "left": 0} == {**motion, "left": 0, "votes": [[first, "yes"]]}
            question = needed(people[seat])
            assert question is not None
            refused = await people[seat].give(question["id"], question["default"])
            assert refused["trouble"]["key"] == "table-asked"
            await people[last].ask("vote", motion=motion["id"], choice="yes")
            await settled(*people)
            await people[seat].when(lambda one: seen(one) == before)
            people = await come_back(running, room)
            assert not people[seat].room["motions"]
            assert seen(people[seat]) == before
            for person in people:
                await person.close()

    asyncio.run(run())


@pytest.mark.sweep
def test_an_objection_is_still_asked_after_a_crash(tmp_path: Path) -> None:
    """What was done by hand is taken back by the vote given before it and the one after."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), process(tmp_path) as running:
            reached = Reached(running.port)
            room, people = await company(reached, "Ada", "Ken", "Mia", drafting=OWN_CUBE)
            actor = await play_to(people, "hand", cast=True)
            seat = int(actor.you["seat"])
            first, last = (int(person.you["seat"]) for person in people if person is not actor)
            life = actor.view["players"][seat]["life"]
            await gains_life_by_hand(actor)
            await people[first].when(lambda one: one.view["players"][seat]["life"] == life + 3)
            assert (await people[first].ask("object"))["type"] == "done"
            motion = await asked(people[last])
            await reached.http.aclose()
            people = await come_back(running, room)
            again = await asked(people[last])
            assert (again["kind"], again["votes"]) == ("objection", [[first, "back"]])
            await people[last].ask("vote", motion=motion["id"], choice="back")
            await settled(*people)
            assert people[last].view["players"][seat]["life"] == life
            for person in people:
                await person.close()

    asyncio.run(run())


@pytest.mark.sweep
def test_who_is_away_is_still_decided_about_after_a_crash(tmp_path: Path) -> None:
    """The table is asked the same again, and a bot plays when it wants that."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), process(tmp_path) as running:
            reached = Reached(running.port)
            room, people = await company(reached, "Ada", "Ken", grace=0.1)
            gone = await play_to(people, "land")
            (other,) = (person for person in people if person is not gone)
            seat = int(gone.you["seat"])
            await gone.close()
            motion = await asked(other)
            assert (motion["kind"], motion["seat"]) == ("absence", seat)
            await reached.http.aclose()
            running.kill()
            await running.start()
            other = await running.connect(room["code"], room["tokens"][1 - seat])
            again = await asked(other)
            assert {**again, "left": 0} == {**motion, "left": 0}
            assert (await other.ask("vote", motion=motion["id"], choice="bot"))["type"] == "done"
            await other.when(lambda one: one.room["seats"][seat]["left_to"] == "bot")
            await other.close()

    asyncio.run(run())


def test_going_back_is_told_again(tmp_path: Path) -> None:
    """Who reconnects reads in the log how the table went back, before and after a restart."""

    def lines(client: Client) -> list[Json]:
        whole = [message for message in client.messages if message["type"] == "table"][-1]
        return [event for event in whole["events"] if event["type"] == "undone"]

    async def begin() -> Json:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            room, (ada,) = await company(served, "Ada", bots=1)
            await play_to([ada], "land")
            await answer_by(ada, "land")
            assert (await ada.ask("undo", to="act"))["type"] == "done"
            await settled(ada)
            assert len(lines(ada)) == 1
            again = await served.connect(room["code"], room["token"])
            await again.when(lambda one: bool(one.view))
            assert lines(again) == lines(ada)
            return room

    async def go_on(room: Json) -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            ada = await served.connect(room["code"], room["token"])
            await ada.when(lambda one: bool(one.view))
            assert [(line["seat"], line["how"]) for line in lines(ada)] == [(0, "undo")]

    asyncio.run(go_on(asyncio.run(begin())))
