"""Several people at one game's table, each with a line of their own; what they do with each other."""

from tests.server.serving import Client, Json, Served
from tests.server.test_games import DRAFT, needed


async def company(served: Served, *names: str, bots: int = 0, **options: object) -> tuple[Json, list[Client]]:
    """A game of these people, the first the host, and bots; bots drafted for everybody."""
    seats = len(names) + bots
    room = await served.open(names[0], options=DRAFT, seats=seats)
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


async def someone_asked(people: list[Client]) -> Client:
    """The person whose answer the table waits for, as soon as there is one."""
    while True:
        for person in people:
            if person.over or needed(person) is not None:
                return person
        await people[0].when(lambda _: any(one.over or needed(one) is not None for one in people))


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


async def play_to(people: list[Client], wanted: str, most: int = 2000) -> Client:
    """Play on until somebody is asked for priority and may answer so; gives who."""
    for _ in range(most):
        person = await someone_asked(people)
        assert not person.over, "the game ended first"
        question = needed(person)
        assert question is not None
        keys = [str(option["key"]) for option in question["shape"].get("options", ())]
        if question["purpose"] == "game-priority" and any(key.startswith(wanted) for key in keys):
            return person
        await answer_by(person, "land")
    raise AssertionError(f"nobody could {wanted}")
