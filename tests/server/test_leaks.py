"""No byte that a viewer is sent holds a card that they may not see: a whole pod is drafted, and every byte is read."""

import asyncio
from collections.abc import Iterable
from pathlib import Path

import pytest

from entaku.cards.catalogue import shipped
from entaku.cards.pool import Note
from entaku.draft.state import Draft
from entaku.kernel.seats import Seat
from tests.server.serving import Client, Json, Served, serving

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
            self.public.update(offered.name for offered in getattr(event, "cards", None) or ())

    def may_see(self, viewer: Seat | None) -> set[str]:
        """The names that the viewer may have been sent by now."""
        return self.public if viewer is None else self.public | self.own[viewer]


def _noted(notes: Iterable[Note]) -> set[str]:
    return {name for note in notes for name in (note.by, note.text)}


def leaked(client: Client, start: int, allowed: set[str], names: Iterable[str]) -> list[str]:
    """The names in the bytes that came since `start` which weren't allowed."""
    sent = "\n".join(client.raw[start:])
    return [name for name in names if f'"{name}"' in sent and name not in allowed]


async def draft_with_witnesses(served: Served, text: str) -> tuple[Json, list[Client], Client]:
    """Draft a pod of eight; after every answer, hold each byte sent against what its viewer may see."""
    options = {"type": "draft", "cube": {"name": "Singles", "text": text}, "rounds": 3, "pack_sizes": [9]}
    room = await served.open(options=options, seats=SEATS, name="Seat 0")
    code, tokens = room["code"], [room["token"]]
    for seat in range(1, SEATS):
        tokens.append((await served.enter(code, f"Seat {seat}"))["token"])
    players = [await served.connect(code, token) for token in tokens]
    spectator = await served.connect(code)
    assert (await players[0].ask("start"))["type"] == "done"
    for client in (*players, spectator):
        await client.next("table")
    (open_room,) = served.service.rooms.values()
    sitting = open_room.sitting
    assert sitting is not None
    watcher = Watcher()
    names = [card.name for card in shipped().cards.values()]
    read = dict.fromkeys((*players, spectator), 0)
    rounds = 0
    while not sitting.is_over:
        watcher.look(sitting.table.state)
        rounds += 1
        for seat in range(SEATS):
            if rounds % 40 == seat:  # a phone that slept: a new line, an error on it, and on with the draft
                await players[seat].close()
                players[seat] = await served.connect(code, tokens[seat])
                read[players[seat]] = 0
                await players[seat].next("table")
                await players[seat].give(999_999, 1)
        for seat, player in enumerate(players):
            for asked in list(player.asked):
                decision = asked["decision"]
                answer = decision["default"]
                if decision.get("optional") and rounds % 3 == 0:
                    answer = [decision["shape"]["options"][-1]["key"]]
                elif decision.get("optional"):
                    continue
                await player.give(decision["id"], answer)
                watcher.look(sitting.table.state)
                if sitting.is_over:
                    break
            if sitting.is_over:
                break
        await asyncio.sleep(0)
        if rounds % 5 == 0 or sitting.is_over:
            await asyncio.sleep(0.3)
            watcher.look(sitting.table.state)
            for seat, client in enumerate([*players, spectator]):
                viewer = seat if seat < SEATS else None
                found = leaked(client, read.get(client, 0), watcher.may_see(viewer), names)
                assert found == [], f"viewer {viewer} was sent {found}"
                read[client] = len(client.raw)
    return room | {"tokens": tokens}, players, spectator


@pytest.mark.rule("CD-4", "CR 905.1c")
def test_a_whole_pod_leaks_nothing(tmp_path: Path) -> None:
    """Eight recording players and a spectator draft cards that work in the draft; reconnecting and erring on the way."""

    async def run() -> None:
        async with asyncio.timeout(120), serving(tmp_path, rate=1e6, burst=1_000_000) as served:
            room, players, spectator = await draft_with_witnesses(served, cube_of_single_cards())
            for client in players:
                await client.when(lambda one: one.over)
            code, tokens = room["code"], room["tokens"]
            names = [card.name for card in shipped().cards.values()]
            pools = [{card["name"] for card in player.view["own"]["pool"]} for player in players]
            history = (await served.get(f"/api/rooms/{code}/history", tokens[3])).json()
            assert history["viewers"] == [3, "public"]
            last = await served.get(f"/api/rooms/{code}/history/{history['steps']}?viewer=3", tokens[3])
            seen_by_public = "\n".join(spectator.raw)
            for seat in range(SEATS):
                secret = [name for name in pools[seat] if f'"{name}"' not in seen_by_public]
                assert secret, "somebody has a secret, or this test proves nothing"
            others = set().union(*(pools[seat] for seat in range(SEATS) if seat != 3)) - pools[3]
            seen_by_three = "\n".join(players[3].raw)
            for name in names:
                if name in others and f'"{name}"' in last.text:
                    assert f'"{name}"' in seen_by_three
            for viewer in ("open", 0):
                refused = await served.get(f"/api/rooms/{code}/history/5?viewer={viewer}", tokens[3])
                assert refused.status_code == 403
                assert not any(f'"{name}"' in refused.text for name in names)

    asyncio.run(run())
