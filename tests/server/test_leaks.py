"""No byte that a viewer is sent holds a card that they may not see: a whole pod is drafted, and every byte is read."""

import asyncio
from collections.abc import Iterable
from pathlib import Path
from typing import Self

import pytest

from entaku.drafts.state import Draft
from entaku.kernel.seats import Seat
from entaku.oracle.catalogue import shipped
from entaku.oracle.pool import Note
from tests.server.resting import at_rest
from tests.server.serving import PATIENCE, Client, Json, Served, serving

SEATS = 8


def cube_of_single_cards() -> str:
    """A cube in which each card comes once, so that a name is a card: those that work in the draft, and others."""
    names = [card.name for card in shipped().cards.values() if not card.is_basic_land]
    draft_matters = [name for name in names if shipped().find(name).is_type("Artifact")]
    rest = [name for name in names if name not in draft_matters]
    return "\n".join((draft_matters + rest)[: SEATS * 27 + 30])


class Watcher:
    """What each viewer has been entitled to see so far, worked out from the table's own state, not from views."""

    def __init__(self) -> None:
        self.public: set[str] = set()
        self.own: list[set[str]] = [set() for _ in range(SEATS)]

    def look(self, draft: Draft) -> None:
        """Add what may be seen now: packs in hand, piles, what lies face up or was shown, and notes.  (CR 905.1c)"""
        for seat, drafter in enumerate(draft.drafters):
            queue = draft.phase.places[seat].queue
            if queue and not drafter.is_blind:
                self.own[seat].update(card.name for card in queue[0].cards)
            if queue:
                self.own[seat].update(card.name for card in queue[0].cards if card.id == draft.phase.places[seat].drawn)
            self.own[seat].update(card.name for card in drafter.pile)
            self.public.update(face_up.card.name for face_up in drafter.face_up)
            self.public.update(card.name for card in drafter.shown)
            self.public.update(_noted(drafter.notes))
            for look in drafter.looks:
                self.own[seat].update(card.name for card in look.cards)
            for removed in drafter.removed:
                self.public.add(removed.by)
                if removed.card is not None:
                    (self.public if removed.face_up else self.own[seat]).add(removed.card.name)
        for event in draft.history:
            card = getattr(event, "card", None)
            self.public.update(name for name in (getattr(card, "name", ""), getattr(event, "by", "")) if name)
            cards = getattr(event, "cards", ())
            self.public.update(shown.name for shown in (cards if isinstance(cards, tuple) else ()))

    def may_see(self, viewer: Seat | None) -> set[str]:
        """The names that the viewer may have been sent by now."""
        return self.public if viewer is None else self.public | self.own[viewer]


def _noted(notes: Iterable[Note]) -> set[str]:
    return {name for note in notes for name in (note.by, note.text)}


def leaked(client: Client, start: int, allowed: set[str], names: Iterable[str]) -> list[str]:
    """The names, and other programs' ids, in the bytes that came since `start` which weren't allowed."""
    sent = "\n".join(client.raw[start:])
    found = [name for name in names if f'"{name}"' in sent and name not in allowed]
    for name in names:
        if name not in allowed:
            found += [p.scryfall for p in shipped().find(name).printings if p.scryfall and p.scryfall in sent]
    return found


class Witnesses:
    """Eight players and a spectator at a table, and how far what they were sent has been read."""

    def __init__(self, served: Served, room: Json, tokens: list[str]) -> None:
        self.served, self.code, self.tokens = served, room["code"], tokens
        self.players: list[Client] = []
        self.names = [card.name for card in shipped().cards.values()]
        self.watcher = Watcher()
        self.read: dict[Client, int] = {}

    @classmethod
    async def seated(cls, served: Served, text: str) -> Self:
        """A pod that has just begun."""
        options = {"type": "draft", "cube": {"name": "Singles", "text": text}, "rounds": 3, "pack_sizes": [9]}
        room = await served.open(options=options, seats=SEATS, name="Seat 0")
        tokens = [room["token"]]
        for seat in range(1, SEATS):
            tokens.append((await served.enter(room["code"], f"Seat {seat}"))["token"])
        witnesses = cls(served, room, tokens)
        witnesses.players = [await served.connect(room["code"], token) for token in tokens]
        witnesses.spectator = await served.connect(room["code"])
        assert (await witnesses.players[0].ask("start"))["type"] == "done"
        for client in (*witnesses.players, witnesses.spectator):
            await client.when(lambda one: bool(one.view))
        return witnesses

    spectator: Client

    def state(self) -> Draft:
        """The draft as the server has it."""
        (room,) = self.served.service.rooms.values()
        assert room.sitting is not None
        draft = room.sitting.table.state
        assert isinstance(draft, Draft)
        return draft

    async def come_back(self, seat: int) -> None:
        """A phone that slept: a new line, and an error on it."""
        await self.players[seat].close()
        self.players[seat] = await self.served.connect(self.code, self.tokens[seat])
        await self.players[seat].when(lambda one: bool(one.view))
        assert (await self.players[seat].give(999_999, 1))["type"] == "refused"

    async def answer(self, player: Client, use: bool) -> None:
        """A seat answers what it is asked, and uses what it may use now and then."""
        for asked in list(player.asked):
            decision = asked["decision"]
            answer = decision["default"]
            if decision.get("optional"):
                if not use:
                    continue
                answer = [decision["shape"]["options"][-1]["key"]]
            await player.give(decision["id"], answer)
            self.watcher.look(self.state())

    async def hold_against(self) -> None:
        """Every byte sent so far is one that its viewer may have."""
        await at_rest(self.served, *self.players, self.spectator)
        self.watcher.look(self.state())
        for seat, client in enumerate([*self.players, self.spectator]):
            viewer = seat if seat < SEATS else None
            found = leaked(client, self.read.get(client, 0), self.watcher.may_see(viewer), self.names)
            assert found == [], f"viewer {viewer} was sent {found}"
            self.read[client] = len(client.raw)

    async def draft(self) -> None:
        """Draft to the end."""
        rounds = 0
        while not self.state().is_over:
            rounds += 1
            self.watcher.look(self.state())
            for seat in range(SEATS):
                if rounds % 40 == seat:
                    await self.come_back(seat)
                if not self.state().is_over:
                    await self.answer(self.players[seat], use=rounds % 3 == 0)
            if rounds % 5 == 0:
                await self.hold_against()
        await self.hold_against()


@pytest.mark.rule("CD-4", "CR 905.1c")
def test_a_whole_pod_leaks_nothing(tmp_path: Path) -> None:
    """Eight recording players and a spectator draft cards that work in the draft, reconnecting and erring."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path, rate=1e6, burst=1_000_000) as served:
            witnesses = await Witnesses.seated(served, cube_of_single_cards())
            await witnesses.draft()
            await look_back(served, witnesses)

    asyncio.run(run())


async def look_back(served: Served, witnesses: Witnesses) -> None:
    """Afterwards a player may look over nobody's shoulder but their own, and finds nothing new there."""
    code, token, three = witnesses.code, witnesses.tokens[3], witnesses.players[3]
    pools = [{card["name"] for card in player.view["own"]["pool"]} for player in witnesses.players]
    for pool in pools:
        known = witnesses.watcher.public
        assert pool - known, "everybody has a secret, or this test proves nothing"
    history = (await served.get(f"/api/rooms/{code}/history", token)).json()
    assert history["viewers"] == [3, "public"]
    for step in range(0, history["steps"] + 1, 7):
        moment = await served.get(f"/api/rooms/{code}/history/{step}?viewer=3", token)
        allowed = witnesses.watcher.may_see(3)
        assert [name for name in witnesses.names if f'"{name}"' in moment.text and name not in allowed] == []
    for viewer in ("open", 0):
        refused = await served.get(f"/api/rooms/{code}/history/5?viewer={viewer}", token)
        assert refused.status_code == 403
        assert not any(f'"{name}"' in refused.text for name in witnesses.names)
    assert three.over
