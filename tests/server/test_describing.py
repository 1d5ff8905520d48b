"""A card known by name only is described at a table: who may see it is sent what it is, and others may object."""

import asyncio
from pathlib import Path

from tests.server.company import answer_by, play_to
from tests.server.serving import PATIENCE, Client, Json, Served, serving
from tests.server.test_games import needed
from tests.server.test_own_decks import bring
from tests.server.test_undoing import settled

TEAPOT = "Nobody’s Teapot"
SAID = "{0} | Artifact Creature — Teapot | 2/3 | Flying"
LINE = f"{TEAPOT} | {SAID}"


async def seated(served: Served, *names: str) -> tuple[Json, list[Client]]:
    """A game of people whose decks are forty teapots, of which nobody knows more than the name."""
    options = {"type": "own-decks", "rules": "free-40"}
    room = await served.open(names[0], options=options, seats=len(names))
    tokens = [room["token"], *[(await served.enter(room["code"], name))["token"] for name in names[1:]]]
    for token in tokens:
        assert (await bring(served, {**room, "token": token}, f"40 {TEAPOT}")).json()["handed_in"]
    people = [await served.connect(room["code"], token) for token in tokens]
    assert (await people[0].ask("start"))["type"] == "done"
    for person in people:
        await person.when(lambda one: "turn" in one.view)
    return {**room, "tokens": tokens}, people


async def describe(people: list[Client]) -> Client:
    """Who first has a main phase says what a teapot in their hand is; gives who."""
    actor = await play_to(people, "describe")
    while not actor.view["step"].endswith(" main") or actor.view["active"] != actor.you["seat"]:
        await answer_by(actor)
        actor = await play_to(people, "describe")
    await answer_by(actor, "describe")
    question = needed(actor)
    assert question is not None
    assert (question["purpose"], question["shape"]["type"]) == ("game-by-hand-describe", "name")
    assert (await actor.give(question["id"], SAID))["type"] == "done"
    await actor.when(lambda one: one.view.get("described") == [LINE])
    return actor


def told(person: Client) -> list[tuple[str, str]]:
    """What a person was told of cards that were described."""
    events = (one for one in person.events if one["type"] == "acted-by-hand" and one["what"] == "describe")
    return [(one.get("card", ""), one.get("text", "")) for one in events]


def test_who_may_see_the_card_is_sent_what_it_is(tmp_path: Path) -> None:
    """In a hand its owner alone has its facts; cast, everybody has them, and a server begun anew knows them still."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE):
            async with serving(tmp_path) as served:
                room, people = await seated(served, "Ada", "Ken")
                actor = await describe(people)
                other = next(person for person in people if person is not actor)
                await other.when(lambda one: bool(told(one)))
                assert (told(actor), told(other)) == ([(TEAPOT, SAID)], [("", "")])
                facts = actor.cards[LINE]
                assert (facts["name"], facts["text"], facts["text_ja"]) == (TEAPOT, "Flying", "飛行")
                assert [facts["faces"][0][key] for key in ("cost", "power", "toughness")] == ["{0}", "2", "3"]
                assert LINE not in other.cards
                assert "described" not in other.view
                await answer_by(actor, "cast")
                await other.when(lambda one: one.view.get("described") == [LINE] and LINE in one.cards)
                assert other.cards[LINE] == facts
                token = room["tokens"][people.index(other)]
            async with serving(tmp_path) as served:
                again = await served.connect(room["code"], token)
                await again.when(lambda one: one.view.get("described") == [LINE] and LINE in one.cards)
                assert again.cards[LINE] == facts

    asyncio.run(run())


def test_others_may_object_to_what_was_said(tmp_path: Path) -> None:
    """When more than half of them want it back, only the name is known again, and it can be said anew."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            _, people = await seated(served, "Ada", "Ken")
            actor = await describe(people)
            other = next(person for person in people if person is not actor)
            await other.when(lambda one: bool(told(one)))
            assert (await other.ask("object"))["type"] == "done"
            await settled(*people)
            await actor.when(lambda one: not one.view.get("described"))
            question = needed(actor)
            assert question is not None
            assert question["purpose"] == "game-by-hand-describe"
            assert (await actor.give(question["id"], question["default"]))["type"] == "done"
            assert await describe(people) is actor

    asyncio.run(run())
