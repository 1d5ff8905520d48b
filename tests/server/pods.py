"""A pod that drafted in a room, and the night that it plays there."""

import asyncio
from collections.abc import Callable

import msgspec

from entaku.tournament.settings import GameOptions, Honour, Settings
from tests.server.serving import PATIENCE, Client, Json, Served

CUBE = {"name": "Cube", "text": "70 Child of Night\n40 Typhoid Rats\n10 Guul Draz Specter"}
DRAFT: Json = {"type": "draft", "cube": CUBE, "rounds": 1, "pack_sizes": [15]}
AGREED: Json = msgspec.to_builtins(
    Settings(options=GameOptions(life=4), honours=(Honour("combat-damage"), Honour("mana-pool")), votes=True)
)
"""Short games, whose records and votes count."""


class Pod:
    """A room whose draft is over, and the night that its seats play."""

    def __init__(self, served: Served, room: Json, host: Client) -> None:
        self.served, self.room, self.host = served, room, host
        self.keys: Json = {}
        self.line = host

    @property
    def night(self) -> Json:
        return self.line.view

    async def start(self, **agreed: object) -> Json:
        """The host makes the night, and looks at it from the desk."""
        path = f"/api/rooms/{self.room['code']}/night"
        answer = await self.served.post(path, {"settings": AGREED | agreed, "name": ""}, self.room["token"])
        assert answer.status_code == 201, answer.text
        self.keys = answer.json()
        await self.look()
        return self.keys

    async def look(self) -> None:
        self.line = await Client.to(self.served.port, f"nights/{self.keys['code']}")
        self.served.clients.append(self.line)
        await self.line.send({"type": "hello", "key": self.keys["desk"], "language": "en"})
        await self.line.when(lambda one: bool(one.view))

    async def enter(self, act: Json, key: str | None = None) -> tuple[int, Json]:
        body = {"act": act, "seen": self.night["version"], "insist": False, "by": "Ada"}
        answer = await self.served.post(f"/api/nights/{self.keys['code']}/entries", body, key or self.keys["desk"])
        return answer.status_code, answer.json()

    async def draw(self) -> None:
        body = {"what": "round", "seen": self.night["version"], "insist": False, "by": "Ada"}
        answer = await self.served.post(f"/api/nights/{self.keys['code']}/draws", body, self.keys["desk"])
        assert answer.status_code == 201, answer.text
        await self.until(lambda night: night["version"] >= answer.json()["entry"])

    async def publish(self) -> list[Json]:
        """Publish what was drawn, and wait until every group of the round has its table."""
        before = self.night["round"]
        status, answer = await self.enter({"type": "PairingPublished"})
        assert status == 201, answer
        await self.until(lambda night: night["round"] > before and all(one["room"] for one in self.groups()))
        return self.groups()

    async def attend(self) -> None:
        """Let the night do what it still has to do by itself, and wait until the desk has heard of it."""
        nights = self.served.server.config.app.state.nights  # type: ignore[union-attr]
        await (await nights.open_night(self.keys["code"])).attention.attend()
        await self.line.heard()

    def groups(self, round_number: int | None = None) -> list[Json]:
        wanted = round_number or self.night["round"]
        return [one for one in self.night["groups"] if one["round"] == wanted]

    async def until(self, holds: Callable[[Json], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not holds(self.night):
                await asyncio.sleep(0.02)


async def drafted(
    served: Served, seats: int = 8, people: tuple[str, ...] = ("Ada",), pace: float = 0.0
) -> tuple[Pod, dict[str, Client]]:
    """A draft that is over; bots picked for everybody."""
    host, *others = people
    room = await served.open(host, options=DRAFT, seats=seats, pace=pace)
    tokens = {host: room["token"]}
    tokens |= {name: (await served.enter(room["code"], name))["token"] for name in others}
    lines = {name: await served.connect(room["code"], token) for name, token in tokens.items()}
    await lines[host].ask("start")
    for line in lines.values():
        await line.when(lambda one: bool(one.view))
        seat = line.you["seat"]
        await line.ask("standin", seat=seat, on=True)
    async with asyncio.timeout(PATIENCE):
        while not all(line.over for line in lines.values()):
            await asyncio.sleep(0.02)
    for line in lines.values():
        await line.ask("standin", seat=line.you["seat"], on=False)
    return Pod(served, room | {"tokens": tokens, "options": DRAFT}, lines[host]), lines


async def sit_in(pod: Pod, name: str, group: Json) -> Client:
    """Somebody's line to their group's game, opened with the token of the room where they drafted."""
    line = await pod.served.connect(group["room"], pod.room["tokens"][name])
    await line.when(lambda one: bool(one.asked))
    return line


async def concede(line: Client) -> None:
    """Give up."""
    asked = next(each["decision"] for each in line.asked if each["decision"]["purpose"] == "game-concede")
    assert (await line.give(asked["id"], True))["type"] == "done"


async def play_out(pod: Pod, names: dict[int, str]) -> None:
    """People give up in their games of this round; bots play on until every game is over."""
    for group in pod.groups():
        for player in [one for one in group["order"] if one in names]:
            await concede(await sit_in(pod, names[player], group))
    await pod.until(lambda night: all(one["over"] for one in pod.groups()))
