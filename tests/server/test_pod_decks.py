"""The decks of a pod's night: from its draft, from round to round, and what lies beside them."""

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from tests.server.pods import DRAFT, Pod, drafted, play_out, sit_in
from tests.server.serving import PATIENCE, Json, Served, serving


def decks_of(served: Served, room: str) -> dict[str, list[str]]:
    """By player, the deck with which a group's game was set up."""
    sitting = served.service.rooms[room].sitting
    assert sitting is not None
    return {player.name: sorted(card.name for card in player.deck) for player in sitting.table.setup.players}


@pytest.mark.rule("EV-5")
def test_decks_carry_over_and_may_be_changed_between_rounds(tmp_path: Path) -> None:
    """Round 1 is played with what was built; Ada swaps a swamp for a forest, and only her deck is another one."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            pod, _ = await drafted(served, 6)
            path = f"/api/rooms/{pod.room['code']}/deck"
            built = (await served.get(path, pod.room["token"])).json()["plan"]
            me = (await pod.start())["player"]
            first: dict[str, list[str]] = {}
            for group in await pod.publish():
                first |= decks_of(served, group["room"])
            wanted = [name for name, count in built["main"].items() for _ in range(count)]
            assert set(wanted) <= set(first["Ada"])
            await play_out(pod, {me: "Ada"})
            built["basics"] = {"Swamp": first["Ada"].count("Swamp") - 1, "Forest": 1}
            headers = {"Authorization": f"Bearer {pod.room['token']}"}
            saved = await served.http.put(path, json={"plan": built, "hand_in": True}, headers=headers)
            assert saved.status_code == 200, saved.text
            await pod.draw()
            second: dict[str, list[str]] = {}
            for group in await pod.publish():
                second |= decks_of(served, group["room"])
            assert {name for name in first if first[name] != second[name]} == {"Ada"}
            assert second["Ada"].count("Forest") == 1
            assert first.keys() == second.keys()

    asyncio.run(run())


@pytest.mark.rule("EV-10")
def test_a_deck_that_may_not_be_played_holds_up_its_group_alone(tmp_path: Path) -> None:
    """The night says whose deck it is; once it is legal the table opens by itself."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            pod, _ = await drafted(served, 6)
            path = f"/api/rooms/{pod.room['code']}/deck"
            headers = {"Authorization": f"Bearer {pod.room['token']}"}
            built = (await served.get(path, pod.room["token"])).json()["plan"]
            empty: Json = {"main": {}, "conspiracies": {}, "basics": {}}
            assert (await served.http.put(path, json={"plan": empty}, headers=headers)).status_code == 200
            me = (await pod.start())["player"]
            await pod.enter({"type": "PairingPublished"})
            await pod.until(lambda night: any(group["waits"] for group in night["groups"]))
            await pod.until(lambda night: any(group["room"] for group in night["groups"]))
            (waiting,) = [group for group in pod.groups() if not group["room"]]
            assert me in waiting["order"]
            assert waiting["waits"] == {"key": "game-deck-not-ready", "facts": {"player": "Ada"}}
            assert (await served.http.put(path, json={"plan": built}, headers=headers)).status_code == 200
            await pod.until(lambda night: all(group["room"] and not group["waits"] for group in night["groups"]))

    asyncio.run(run())


@pytest.mark.rule("CR 905.1d", "CR 905.4", "EV-5")
def test_conspiracies_are_in_the_command_zone_in_both_rounds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was drafted and put there begins each of the night's games there; between them it may be changed."""
    monkeypatch.setitem(DRAFT, "cube", {"name": "Cube", "text": "70 Child of Night\n60 Sentinel Dispatch"})

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            pod, _ = await drafted(served, 6)
            path = f"/api/rooms/{pod.room['code']}/deck"
            built = (await served.get(path, pod.room["token"])).json()["plan"]
            count = built["conspiracies"]["Sentinel Dispatch"]
            assert count > 1
            me = (await pod.start())["player"]
            await pod.publish()
            assert await set_aside(served, pod, me) == ["Sentinel Dispatch"] * count
            await play_out(pod, {me: "Ada"})
            built["conspiracies"] = {"Sentinel Dispatch": 1}
            headers = {"Authorization": f"Bearer {pod.room['token']}"}
            saved = await served.http.put(path, json={"plan": built, "hand_in": True}, headers=headers)
            assert saved.status_code == 200, saved.text
            await pod.draw()
            await pod.publish()
            assert await set_aside(served, pod, me) == ["Sentinel Dispatch"]

    asyncio.run(run())


async def set_aside(served: Served, pod: Pod, player: int) -> list[str]:
    """What Ada, left to what her deck says, has in the command zone in her game of the newest round."""
    group = next(one for one in pod.groups() if player in one["order"])
    line = await sit_in(pod, "Ada", group)
    await line.when(lambda one: any(each["decision"]["purpose"] == "game-conspiracies" for each in one.asked))
    asked = next(each["decision"] for each in line.asked if each["decision"]["purpose"] == "game-conspiracies")
    assert (await line.give(asked["id"], asked["default"]))["type"] == "done"
    sitting = served.service.rooms[group["room"]].sitting
    assert sitting is not None
    game, seat = sitting.table.state.game, group["order"].index(player)
    return [item.definition.name for item in game.objects.values() if item.zone == "command" and item.owner == seat]


@pytest.mark.rule("CR 400.11", "CR 100.4b", "EV-5")
def test_what_is_swapped_between_rounds_can_be_wished_for(tmp_path: Path) -> None:
    """A card that Ada takes out of her deck lies outside her next game, where wishes look; what came in doesn't."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            pod, _ = await drafted(served, 6)
            path = f"/api/rooms/{pod.room['code']}/deck"
            built = (await served.get(path, pod.room["token"])).json()["plan"]
            me = (await pod.start())["player"]
            await pod.publish()
            before = outside(served, pod, me)
            await play_out(pod, {me: "Ada"})
            gone = max(built["main"], key=lambda name: built["main"][name])
            built["main"][gone] -= 1
            built["basics"]["Swamp"] = built["basics"].get("Swamp", 0) + 1
            headers = {"Authorization": f"Bearer {pod.room['token']}"}
            saved = await served.http.put(path, json={"plan": built, "hand_in": True}, headers=headers)
            assert saved.status_code == 200, saved.text
            await pod.draw()
            await pod.publish()
            assert outside(served, pod, me) == before + Counter([gone])

    asyncio.run(run())


def outside(served: Served, pod: Pod, player: int) -> Counter[str]:
    """The cards that a player owns outside their game of the newest round."""
    group = next(one for one in pod.groups() if player in one["order"])
    sitting = served.service.rooms[group["room"]].sitting
    assert sitting is not None
    game, seat = sitting.table.state.game, group["order"].index(player)
    mine = [game.objects[number] for number in game.outside]
    return Counter(item.definition.name for item in mine if item.owner == seat)
