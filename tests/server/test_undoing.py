"""A table goes back: by consent, for a player's own mana, and because somebody objects to what was done by hand."""

import asyncio
import copy
import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from entaku.server.storage.motions import StoredMotion, keep
from entaku.server.storage.store import Store
from tests.server.company import OWN_CUBE, answer_by, company, play_to, someone_asked
from tests.server.serving import PATIENCE, Client, Json, serving
from tests.server.test_games import DRAFT, needed


def plain(value: object) -> object:
    """A view without what says nothing: whole views leave it out, changes put it in."""
    if isinstance(value, dict):
        return {key: kept for key, item in value.items() if (kept := plain(item)) not in (None, "", 0, False, [], {})}
    return [plain(item) for item in value] if isinstance(value, list) else value


def seen(client: Client) -> object:
    """What a client sees of the table, and is asked."""
    return copy.deepcopy(plain({"view": client.view, "asked": [one["decision"] for one in client.asked]}))


async def cast_by(person: Client) -> None:
    """Cast the first spell that can be cast, and choose for it until it is cast and its player has priority."""
    await answer_by(person, "cast")
    while (needed(person) or {}).get("purpose") != "game-priority":
        await answer_by(person)


async def settled(*clients: Client, count: int = 1) -> None:
    """Wait until every client has been told how so many of the table's questions were decided."""
    for client in clients:
        await client.when(lambda one: sum(message["type"] == "settled" for message in one.messages) >= count)


def test_the_table_goes_back_with_everybodys_consent(tmp_path: Path) -> None:
    """A land is played and taken back after the other one agrees; both see the table as it was before."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            room, people = await company(served, "Ada", "Ken")
            actor = await play_to(people, "land")
            watcher = await served.connect(room["code"])
            await watcher.when(lambda one: bool(one.view))
            public = copy.deepcopy(plain(watcher.view))
            other = next(person for person in people if person is not actor)
            before = seen(actor)
            await answer_by(actor, "land")
            assert seen(actor) != before
            assert (await actor.ask("undo", to="act"))["type"] == "done"
            await other.when(lambda one: bool(one.room["motions"]))
            (motion,) = other.room["motions"]
            assert (motion["kind"], motion["seat"], motion["holds"]) == ("undo", actor.you["seat"], True)
            assert (motion["answers"], motion["shown"]) == (1, False)
            question = needed(actor)
            assert question is not None
            refused = await actor.give(question["id"], question["default"])
            assert refused["trouble"]["key"] == "table-asked"
            await other.ask("vote", motion=motion["id"], choice="yes")
            await settled(actor, other)
            await actor.when(lambda one: seen(one) == before)
            await watcher.when(lambda one: plain(one.view) == public)
            assert other.view.get("battlefield", []) == actor.view.get("battlefield", [])
            await answer_by(actor, "land")

    asyncio.run(run())


def test_one_who_does_not_agree_keeps_the_table_as_it_is(tmp_path: Path) -> None:
    """Who says no is enough; the asker may withdraw; the table goes on where it stood."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            _, people = await company(served, "Ada", "Ken", "Mia")
            actor = await play_to(people, "land")
            others = [person for person in people if person is not actor]
            await answer_by(actor, "land")
            now = copy.deepcopy(plain(actor.view))
            await actor.ask("undo", to="act")
            await others[0].when(lambda one: bool(one.room["motions"]))
            number = others[0].room["motions"][0]["id"]
            assert (await others[1].ask("undo"))["trouble"]["key"] == "table-asked"
            await others[0].ask("vote", motion=number, choice="yes")
            await others[1].ask("vote", motion=number, choice="no")
            await settled(*people)
            assert plain(actor.view) == now
            assert (await others[0].ask("vote", motion=number, choice="yes"))["trouble"]["key"] == "motion-over"
            await actor.ask("undo", to="act")
            await actor.when(lambda one: any(motion["id"] != number for motion in one.room["motions"]))
            await actor.ask("vote", motion=actor.room["motions"][0]["id"], choice="no")
            await settled(*people, count=2)
            assert plain(actor.view) == now

    asyncio.run(run())


def test_an_undo_outlives_the_server_and_is_counted(tmp_path: Path) -> None:
    """With bots alone nobody has to agree; the third time is one too many; the store has every answer still."""

    async def begin() -> tuple[Json, object]:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            room, (ada,) = await company(served, "Ada", bots=1, undos=2)
            await play_to([ada], "land")
            before = seen(ada)
            for count in (1, 2):
                await answer_by(ada, "land")
                assert (await ada.ask("undo", to="act"))["type"] == "done"
                await settled(ada, count=count)
                await ada.when(lambda one: seen(one) == before)
            await answer_by(ada, "land")
            assert (await ada.ask("undo", to="act"))["trouble"]["key"] == "undo-too-often"
            await ada.when(lambda one: needed(one) is not None)
            return room, seen(ada)

    async def go_on(room: Json, now: object) -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            ada = await served.connect(room["code"], room["token"])
            await ada.when(lambda one: bool(one.view))
            assert seen(ada) == now
            assert (await ada.ask("undo", to="act"))["trouble"]["key"] == "undo-too-often"
            await answer_by(ada)

    asyncio.run(go_on(*asyncio.run(begin())))
    with sqlite3.connect(tmp_path / "entaku.db") as store:
        rows = store.execute("SELECT n, how, answer FROM answers WHERE number = 2 ORDER BY n").fetchall()
    assert [row[0] for row in rows] == list(range(len(rows)))
    assert [row[1] for row in rows].count("undo") == 2
    assert sum(str(row[2]).startswith('"land:') for row in rows) >= 3


@pytest.mark.rule("CR 605.3a", "CR 726.1")
def test_own_mana_is_taken_back_without_asking(tmp_path: Path) -> None:
    """A land is tapped for mana and untapped again; after somebody else has answered it is too late."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            _, people = await company(served, "Ada", "Ken")
            actor = await play_to(people, "mana")
            before = seen(actor)
            await answer_by(actor, "mana")
            assert actor.view["players"][actor.you["seat"]]["mana"]
            assert actor.messages[-1].get("undo", {}).get("takes_back", True)
            assert (await actor.ask("take-back"))["type"] == "done"
            await actor.when(lambda one: seen(one) == before)
            assert (await actor.ask("take-back"))["trouble"]["key"] == "undo-nothing"
            await answer_by(actor, "mana")
            await answer_by(actor)
            await someone_asked(people)
            assert (await actor.ask("take-back"))["trouble"]["key"] == "undo-nothing"
            undone = [message for message in actor.messages if message["type"] == "undone"]
            assert [(one["how"], one["seat"]) for one in undone] == [("takeback", actor.you["seat"])]

    asyncio.run(run())


@pytest.mark.rule("CR 726.1")
def test_a_spell_cast_by_a_slip_is_taken_back_without_asking(tmp_path: Path) -> None:
    """It goes back to the hand, and what paid for it is untapped; once its player has passed it is too late."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            _, people = await company(served, "Ada", "Ken")
            actor = await play_to(people, "cast")
            before = seen(actor)
            await cast_by(actor)
            assert [item["controller"] for item in actor.view["stack"]] == [actor.you["seat"]]
            assert (await actor.ask("take-back"))["type"] == "done"
            await actor.when(lambda one: seen(one) == before)
            await cast_by(actor)
            await answer_by(actor)
            await someone_asked(people)
            assert (await actor.ask("take-back"))["trouble"]["key"] == "undo-nothing"

    asyncio.run(run())


def test_nobody_goes_back_in_a_draft_or_from_outside(tmp_path: Path) -> None:
    """Picks show cards to others at once, so they stand; a spectator asks for nothing."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            room = await served.open(options=DRAFT, seats=2)
            ada = await served.connect(room["code"], room["token"])
            await ada.ask("start")
            assert (await ada.ask("undo"))["trouble"]["key"] == "table-none"
            assert (await ada.ask("take-back"))["trouble"]["key"] == "table-none"
            played, _ = await company(served, "Mia", "Ken")
            watcher = await served.connect(played["code"])
            assert (await watcher.ask("undo"))["trouble"]["key"] == "seat-only"
            assert (await watcher.ask("object"))["trouble"]["key"] == "seat-only"
            assert (await watcher.ask("vote", motion=1, choice="yes"))["trouble"]["key"] == "seat-only"

    asyncio.run(run())


async def gains_life_by_hand(actor: Client) -> None:
    """Three life for oneself, by hand, and that is all."""
    await answer_by(actor, "hand")
    for wanted in ("life", -1 - int(actor.you["seat"]), 3, "done"):
        question = needed(actor)
        assert question is not None
        assert question["purpose"].startswith("game-by-hand")
        given = await actor.give(question["id"], wanted)
        assert given["type"] == "done", given
        await actor.when(lambda one, before=question["id"]: (needed(one) or {}).get("id") != before)  # type: ignore[misc]


def test_more_than_half_of_the_others_take_back_what_was_done_by_hand(tmp_path: Path) -> None:
    """Each act is told to everybody; one of two objectors isn't enough, two are; then the actor is asked again."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            _, people = await company(served, "Ada", "Ken", "Mia", drafting=OWN_CUBE)
            actor = await play_to(people, "hand", cast=True)
            seat = actor.you["seat"]
            one, two = (person for person in people if person is not actor)
            assert (await one.ask("object"))["trouble"]["key"] == "objection-nothing"
            life = actor.view["players"][seat]["life"]
            await gains_life_by_hand(actor)
            for person in people:
                await person.when(lambda one: any(event["type"] == "acted-by-hand" for event in one.events))
                (act,) = (event for event in person.events if event["type"] == "acted-by-hand")
                assert (act["what"], act["whose"], act["number"]) == ("life", seat, 3)
            assert (await actor.ask("object"))["trouble"]["key"] == "objection-nothing"
            for count, (choice, gained) in enumerate((("stand", 3), ("back", 0)), start=1):
                assert (await one.ask("object"))["type"] == "done"
                await two.when(lambda client, count=count: any(m["id"] == count for m in client.room["motions"]))  # type: ignore[misc]
                (motion,) = two.room["motions"]
                assert (motion["kind"], motion["seat"], motion["votes"]) == (
                    "objection",
                    seat,
                    [[one.you["seat"], "back"]],
                )
                await two.ask("vote", motion=motion["id"], choice=choice)
                await settled(*people, count=count)
                assert two.view["players"][seat]["life"] == life + gained
            question = needed(actor)
            assert question is not None
            assert question["purpose"] == "game-by-hand"
            assert (await actor.give(question["id"], "done"))["type"] == "done"

    asyncio.run(run())


def test_who_sees_that_the_table_went_back_may_answer_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it takes to store that nothing is asked any more: the answer isn't refused."""

    def slowly(store: Store, code: str, asked: Sequence[StoredMotion]) -> None:
        time.sleep(0.3)
        keep(store, code, asked)

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            _, people = await company(served, "Ada", "Ken", drafting=OWN_CUBE)
            actor = await play_to(people, "hand", cast=True)
            (other,) = (person for person in people if person is not actor)
            life = actor.view["players"][actor.you["seat"]]["life"]
            await gains_life_by_hand(actor)
            monkeypatch.setattr("entaku.server.rooms.room.keep_motions", slowly)
            assert (await other.ask("object"))["type"] == "done"
            await actor.when(lambda one: one.view["players"][one.you["seat"]]["life"] == life)
            question = needed(actor)
            assert question is not None
            assert (await actor.give(question["id"], "done"))["type"] == "done"

    asyncio.run(run())
