"""Several people at one game's table, each with a line of their own; what they do with each other."""

import asyncio
import json
from collections.abc import Callable

from tests.server.serving import Client, Json, Reached
from tests.server.test_games import DRAFT, needed

OWN_CARD: Json = {
    "name": "Round Table",
    "mana_cost": "{B}",
    "type": "Creature",
    "subtypes": ["Knight"],
    "power": "1",
    "toughness": "1",
    "oracle_text": "Everybody sits down.",
}
"""A card whose text no rules know."""
OWN_CUBE: Json = {
    "type": "draft",
    "cube": {"name": "Ours", "text": f"[CustomCards]\n{json.dumps([OWN_CARD])}\n[Sheet]\n80 Round Table\n"},
    "rounds": 1,
    "pack_sizes": [16],
}
"""A draft of nothing else."""


async def company(
    served: Reached, *names: str, bots: int = 0, drafting: Json = DRAFT, **options: object
) -> tuple[Json, list[Client]]:
    """A game of these people, the first the host, and bots; bots drafted for everybody."""
    seats = len(names) + bots
    room = await served.open(names[0], options=drafting, seats=seats)
    tokens = [room["token"]]
    for name in names[1:]:
        tokens.append((await served.enter(room["code"], name))["token"])
    people = [await served.connect(room["code"], token) for token in tokens]
    for person in people:
        await person.when(lambda one: bool(one.room))
    await people[0].ask("start")
    for seat, person in enumerate(people):
        await person.when(lambda one: bool(one.view))
        await people[0].ask("standin", seat=seat, on=True)
    for person in people:
        await person.when(lambda one: one.over)
    for seat in range(len(people)):
        await people[0].ask("standin", seat=seat, on=False)
    answer = await people[0].ask("play-game", options=options)
    assert answer["type"] == "done", answer
    for person in people:
        await person.when(lambda one: one.table == 2 and "step" in one.view)
    return {**room, "tokens": tokens}, people


async def first_news(people: list[Client], fits: Callable[[Client], bool]) -> None:
    """Wait until it is so, whoever hears of it."""
    waiting = [asyncio.ensure_future(person.when(fits)) for person in people]
    try:
        done, _ = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for one in done:
            one.result()
    finally:
        for one in waiting:
            one.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)


async def someone_asked(people: list[Client]) -> Client:
    """The person whose answer the table waits for, as soon as there is one."""
    while True:
        for person in people:
            if person.over or needed(person) is not None:
                return person
        await first_news(people, lambda _: any(one.over or needed(one) is not None for one in people))


async def answer_by(person: Client, wanted: str = "") -> str:
    """Answer what the person is asked: with the first option that begins so, else its default.  Gives the answer."""
    question = needed(person)
    assert question is not None
    answer = question["default"]
    keys = [str(option["key"]) for option in question["shape"].get("options", ())]
    if wanted and question["purpose"] == "game-priority":
        answer = next((key for key in keys if key.startswith(wanted)), answer)
    before = question["id"]
    given = await person.give(before, answer)
    assert given["type"] == "done", given
    await person.when(lambda one: one.over or (needed(one) or {}).get("id") != before)
    return str(answer)


async def play_to(people: list[Client], wanted: str, most: int = 2000, cast: bool = False) -> Client:
    """Play on, lands first and then spells where these are to be `cast`, until somebody may answer so; gives who."""
    for _ in range(most):
        person = await someone_asked(people)
        assert not person.over, "the game ended first"
        question = needed(person)
        assert question is not None
        keys = [str(option["key"]) for option in question["shape"].get("options", ())]
        if question["purpose"] == "game-priority" and any(key.startswith(wanted) for key in keys):
            return person
        able = next((first for first in ("land", "cast") if any(key.startswith(first) for key in keys)), "land")
        await answer_by(person, able if cast else "land")
    raise AssertionError(f"nobody could {wanted}")
