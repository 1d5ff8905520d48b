"""What a pod agreed on reaches its games: at tables that players bring decks to, and at those of a draft here."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from entaku.magic.game.play import Play
from entaku.magic.game.state import Game
from entaku.tournament.acts import (
    ClockExtended,
    ClockStarted,
    PodsMade,
    RulesAnswered,
    RulesProposed,
    RulesProposedToPods,
    RulesWithdrawn,
    SettingsChanged,
)
from entaku.tournament.settings import DecisionClock, GameOptions, PodRules, Settings
from tests.server.desks import Desk, desk
from tests.server.pods import drafted
from tests.server.serving import PATIENCE, Json, Served, serving
from tests.server.test_night_rooms import FORTY, key_of, opened, seated, until

CLOCK = DecisionClock(600.0, 20.0)
LEFT = PodRules(
    GameOptions(life=190, attack="left", influence=1, rumble=10, clock=CLOCK, grace=120), minutes=90, lap="extra"
)


TIMELESS = PodRules(GameOptions(clock=DecisionClock(0.0, 5.0)))
"""Nobody decides in no time."""


def game_at(served: Served, room: str) -> Game:
    """The game that runs in a room."""
    sitting = served.service.rooms[room].sitting
    assert sitting is not None
    assert isinstance(sitting.table.state, Play)
    return sitting.table.state.game


def reserves(served: Served, room: str) -> list[float]:
    """What everybody has in reserve by the clock that a room's game is played by; nothing without one."""
    sitting = served.service.rooms[room].sitting
    assert sitting is not None
    return [one.reserve for one in sitting.seat_clocks()]


def grace(served: Served, room: str) -> float | None:
    """How long a room's table waits for somebody who is away."""
    return served.service.rooms[room].absence.granted


async def begun(aya: Desk, group: Json) -> Game:
    """The game of a group whose players have brought their decks, in its first turns."""
    room = (await opened(aya, f"groups/{group['number']}/table"))["room"]
    players = [await seated(aya, number, room) for number in group["order"]]
    for player in players:
        assert (await player.bring(FORTY))["handed_in"]
    for on in (True, False):
        for player in players:
            await player.line.ask("standin", seat=player.line.you["seat"], on=on)
        await players[0].line.when(lambda one: one.view.get("turn", 0) > 0)
    return game_at(aya.served, room)


@pytest.mark.rule("EV-9", "EV-11", "EV-12", "EV-15")
def test_each_pod_plays_by_its_own_rules(tmp_path: Path) -> None:
    """Pod 1 agrees on attacking left with range 1, Rumble, more time and a clock; pod 2 plays as the night does."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), desk(tmp_path, Settings(here=True)) as aya:
            await aya.fill(6)
            assert (await aya.enter(PodsMade(((1, 2, 3), (4, 5, 6)))))[0] == 201
            assert (await aya.enter(RulesProposed(1, LEFT, 0)))[0] == 201
            await answered(aya)
            await aya.publish()
            night = await aya.view()
            assert [group["longer"] for group in night["groups"]] == [900, 0]
            left, night_own = [await begun(aya, group) for group in night["groups"]]
            profiles = [game.setup.profile for game in (left, night_own)]
            assert [one.attack for one in profiles] == ["left", "multiple"]
            assert [one.range for one in profiles] == [1, None]
            assert [one.lap for one in profiles] == ["extra", "active"]
            assert [one.rumble for one in profiles] == [10, None]
            rooms = [group["room"] for group in (await aya.view())["groups"]]
            assert [reserves(aya.served, room) for room in rooms] == [[1200] * 3, []]
            assert [grace(aya.served, room) for room in rooms] == [120, 60]
            assert [[player.life for player in game.players] for game in (left, night_own)] == [[190] * 3, [20] * 3]
            assert (await aya.enter(ClockExtended(-75 * 60.0 - 1)))[0] == 201
            assert (await aya.enter(ClockStarted(0.0)))[0] == 201
            async with asyncio.timeout(PATIENCE):
                while game_at(aya.served, (await aya.view())["groups"][1]["room"]).lap is None:
                    await asyncio.sleep(0.03)
            assert game_at(aya.served, (await aya.view())["groups"][0]["room"]).lap is None

    asyncio.run(run())


async def answered(aya: Desk) -> None:
    """Two answer on their phones, each for themselves alone; the desk answers for the third, who has none."""
    one, two = [await key_of(aya, player) for player in (1, 2)]
    assert (await aya.enter(RulesAnswered(1, 1, (2,)), key=one))[0] == 403
    assert (await aya.enter(RulesProposed(1, LEFT, 0, by=1), key=one))[0] == 403
    assert (await aya.enter(RulesWithdrawn(1, 1), key=one))[0] == 403
    assert (await aya.enter(RulesAnswered(1, 2, (1,)), key=one))[1]["trouble"]["key"] == "night-rules-replaced"
    assert (await aya.enter(RulesAnswered(1, 1, (1,)), key=one))[0] == 201
    assert (await aya.enter(RulesAnswered(1, 1, (2,), agrees=False), key=two))[0] == 201
    shown = (await aya.view())["pods"][0]
    assert [shown["proposal"][part] for part in ("agreed", "against", "missing")] == [[1], [2], [3]]
    assert shown["rules"] is None
    assert (await aya.enter(RulesAnswered(1, 1, (2,)), key=two))[0] == 201
    assert (await aya.enter(RulesAnswered(1, 1, (3,))))[0] == 201
    night = await until(aya, lambda night: night["pods"][0]["rules"] is not None)
    assert night["pods"][0]["rules"] == msgspec.to_builtins(LEFT)
    assert night["pods"][1]["rules"] is None


def test_rules_that_cannot_be_are_refused(tmp_path: Path) -> None:
    """Rules by which no game is played are proposed to nobody; players propose where they may enter results."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), desk(tmp_path) as aya:
            await aya.fill(3)
            await aya.draw("pods")
            for rules in (
                PodRules(minutes=0),
                PodRules(GameOptions(life=0)),
                PodRules(GameOptions(influence=0)),
                TIMELESS,
            ):
                assert (await aya.enter(RulesProposed(1, rules, 0)))[0] == 400
            key = await key_of(aya, 2)
            assert (await aya.enter(SettingsChanged(Settings(reports=True))))[0] == 201
            assert (await aya.enter(RulesProposed(1, LEFT, 0, by=1), key=key))[0] == 403
            assert (await aya.enter(RulesProposed(1, LEFT, 0, by=2), key=key))[0] == 201
            assert (await aya.view())["pods"][0]["proposal"]["agreed"] == [2]
            assert (await aya.enter(RulesWithdrawn(1, 1), key=key))[0] == 201
            assert (await aya.view())["pods"][0]["proposal"] is None

    asyncio.run(run())


@pytest.mark.rule("EV-11")
def test_one_proposal_for_all_pods(tmp_path: Path) -> None:
    """The desk proposes to two pods at once; players may not, and who has agreed to just this isn't asked again."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), desk(tmp_path, Settings(reports=True)) as aya:
            await aya.fill(6)
            assert (await aya.enter(PodsMade(((1, 2, 3), (4, 5, 6)))))[0] == 201
            key = await key_of(aya, 1)
            assert (await aya.enter(RulesProposedToPods((1, 2), LEFT, 0), key=key))[0] == 403
            assert (await aya.enter(RulesProposedToPods((1, 2), TIMELESS, 0)))[0] == 400
            assert (await aya.enter(RulesProposedToPods((1, 2), LEFT, 0)))[0] == 201
            pods = (await aya.view())["pods"]
            assert [pod["proposal"]["missing"] for pod in pods] == [[1, 2, 3], [4, 5, 6]]
            assert [pod["proposal"]["number"] for pod in pods] == [1, 1]
            assert (await aya.enter(RulesAnswered(1, 1, (1,)), key=key))[0] == 201
            assert (await aya.enter(RulesAnswered(1, 1, (2, 3))))[0] == 201
            assert (await aya.enter(RulesAnswered(2, 1, (4,), agrees=False)))[0] == 201
            assert (await aya.enter(RulesProposedToPods((1, 2), LEFT, 0)))[0] == 201
            one, two = (await aya.view())["pods"]
            assert (one["proposal"]["number"], one["rules"]) == (1, msgspec.to_builtins(LEFT))
            assert (two["proposal"]["number"], two["proposal"]["missing"]) == (2, [4, 5, 6])
            assert (await aya.enter(RulesAnswered(2, 2, (4, 5, 6))))[0] == 201
            refused = await aya.enter(RulesProposedToPods((1, 2), LEFT, 0))
            assert (refused[0], refused[1]["trouble"]["key"]) == (400, "night-rules-agreed-already")

    asyncio.run(run())


@pytest.mark.rule("EV-10", "EV-11")
def test_a_pod_that_drafted_here_agrees_before_its_games(tmp_path: Path) -> None:
    """Bots are not asked: once the only person agrees, the drafted decks are played by the proposed rules."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            pod, _ = await drafted(served, seats=3)
            keys = await pod.start()
            proposed = {"type": "RulesProposed", "pod": 1, "rules": msgspec.to_builtins(LEFT), "proposal": 0}
            assert (await pod.enter(proposed))[0] == 201
            await pod.until(lambda night: night["pods"][0]["proposal"] is not None)
            assert pod.night["pods"][0]["proposal"]["missing"] == [keys["player"]]
            refused = (await pod.enter({"type": "PairingPublished"}))[1]
            assert [one["key"] for one in refused["problems"]] == ["night-rules-missing"]
            answer = {"type": "RulesAnswered", "pod": 1, "proposal": 1, "players": [keys["player"]]}
            assert (await pod.enter(answer, keys["key"]))[0] == 201
            (group,) = await pod.publish()
            profile = game_at(served, group["room"]).setup.profile
            assert (profile.attack, profile.range, profile.lap, profile.rumble) == ("left", 1, "extra", 10)
            assert reserves(served, group["room"]) == [1200] * 3
            assert grace(served, group["room"]) == 120

    asyncio.run(run())
