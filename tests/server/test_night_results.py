"""Results that come into a night: from its tables here, from its players, from elsewhere."""

import asyncio
import json
from pathlib import Path

import pytest

from entaku.tournament.acts import CheckedIn, Registered
from entaku.tournament.settings import HONOURS, Settings
from tests.server.desks import Desk, desk, run
from tests.server.serving import PATIENCE, Json
from tests.server.test_games import playing


async def prizes_of(aya: Desk, room: Json) -> None:
    """What was drafted in a room is read by its host alone: rares, mythics and foils, with their drafters."""
    path = f"/api/nights/{aya.code}/prizes"
    refused = await aya.served.post(path, {"text": "", "room": room["code"], "token": "guess"}, aya.key)
    assert (refused.status_code, refused.json()["trouble"]["key"]) == (403, "host-only")
    read = await aya.served.post(path, {"text": "", "room": room["code"], "token": room["token"]}, aya.key)
    prizes = read.json()["prizes"]
    assert len(prizes) >= 9
    assert all(prize["foil"] or prize["rarity"] in ("rare", "mythic") for prize in prizes)
    assert {prize["drafter"] for prize in prizes} <= {1, 2, 3}


@pytest.mark.rule("CM-17", "EV-4", "EV-10")
def test_a_result_flows_in_from_a_table_here(tmp_path: Path) -> None:
    """The result of a game at a table of this server is entered for its group, known by the names of its players."""

    async def play() -> None:
        async with asyncio.timeout(PATIENCE), desk(tmp_path, Settings(honours=HONOURS)) as aya:
            room, client = await playing(aya.served)
            code = room["code"]
            names = [player["name"] for player in client.view["players"]]
            for name in (*names, "Visitor"):
                await aya.enter(Registered(0, name))
            for number in range(1, 4):
                await aya.enter(CheckedIn(number))
            await aya.publish()
            status, answer = await aya.enter({"type": "TableNamed", "group": 1, "room": "NOROOM"})
            assert (status, answer["trouble"]["key"]) == (404, "room-unknown")
            assert (await aya.enter({"type": "TableNamed", "group": 1, "room": code.lower()}))[0] == 201
            await client.ask("standin", seat=0, on=True)
            await prizes_of(aya, room)
            line = await aya.line(aya.key)
            await line.when(lambda one: bool(one.view["groups"][0]["over"]))
            await client.when(lambda one: one.over)
            group = line.view["groups"][0]
            winners = [names[seat] for seat in client.view.get("winners", ())]
            people = {player["number"]: player["name"] for player in line.view["players"]}
            assert [people[player] for player in group["alive"]] == winners
            await line.when(
                lambda one: {"combat-damage", "mana-pool"} <= {fact["honour"] for fact in one.view["noted"]}
            )
            assert all(fact["value"] > 0 for fact in line.view["noted"])
            assert line.view["desk"]["log"][-1]["by"] == code
            assert sum(len(departure["players"]) for departure in group["left"]) == 3 - len(winners)

    run(play())


def test_a_table_of_others_gives_no_result(tmp_path: Path) -> None:
    """Where others sit at the table than the group's players, the organisers are told, and nothing is entered."""

    async def play() -> None:
        async with asyncio.timeout(PATIENCE), desk(tmp_path) as aya:
            room, client = await playing(aya.served)
            await aya.fill(3)
            await aya.publish()
            await aya.enter({"type": "TableNamed", "group": 1, "room": room["code"]})
            line = await aya.line(aya.key)
            await client.ask("standin", seat=0, on=True)
            await line.when(lambda one: bool(one.view["desk"]["strangers"]))
            assert not line.view["groups"][0]["over"]
            await aya.enter({"type": "TableNamed", "group": 1, "room": ""})
            await line.when(lambda one: one.view["groups"][0]["room"] == "")

    run(play())


def test_players_report_their_own_games(tmp_path: Path) -> None:
    """Where the settings let them, players enter results of their own group, whole games too, and of
    no other; they can't insist, nor change what is entered."""

    async def report() -> None:
        async with desk(tmp_path, Settings(reports=True)) as aya:
            await aya.fill(8)
            await aya.publish()
            own, other = (group["order"] for group in (await aya.view())["groups"])
            link = await aya.served.get(f"/api/nights/{aya.code}/players/{own[0]}/link", aya.key)
            key = link.json()["url"].partition("#me=")[2]
            leaving = {"type": "LeftGame", "group": 1, "players": [own[3]], "cause": "life"}
            assert (await aya.enter(leaving, key=key))[0] == 201
            assert (await aya.enter(leaving, key=key, insist=True))[0] == 409
            assert (await aya.enter({"type": "LeftGame", "group": 2, "players": [other[0]]}, key=key))[0] == 403
            whole = {"type": "ResultEntered", "left": [{"players": [one], "cause": "life"} for one in own[:0:-1]]}
            for wrong in ({"group": 2}, {"group": 1, "correction": True}, {"group": 1, "order": own[::-1]}):
                assert (await aya.enter({**whole, **wrong}, key=key))[0] == 403
            assert (await aya.enter({**whole, "group": 1, "order": own}, key=key))[0] == 201
            assert (await aya.enter({**whole, "group": 1}, key=key, insist=True))[0] == 403

    run(report())


def test_a_season_takes_results_from_elsewhere(tmp_path: Path) -> None:
    """Results in a file count beside a night's, and nothing of them is kept; a file without any is refused."""

    async def compare() -> None:
        async with desk(tmp_path) as aya:
            await aya.fill(4)
            await aya.publish()
            match = {"Player1": "Player 1", "Player2": "Zoe", "Result": "2-0-0"}
            file = json.dumps({"Tournament": {"Name": "Online"}, "Rounds": [{"RoundName": "1", "Matches": [match]}]})
            wanted = {"nights": [aya.code], "files": [file]}
            shown = (await aya.served.post("/api/season", wanted)).json()
            assert shown["elsewhere"] == ["Online"]
            assert {line["name"]: line["wins"] for line in shown["lines"]} == {"Player 1": 1, "Zoe": 0}
            again = (await aya.served.get(f"/api/season?nights={aya.code}")).json()
            assert (again["elsewhere"], again["lines"]) == ([], [])
            refused = await aya.served.post("/api/season", {"nights": [], "files": ["Ada 2-0 Ben"]})
            assert refused.status_code == 400
            assert refused.json()["trouble"]["key"] == "night-results-unknown"
            form = await aya.served.get(f"/api/nights/{aya.code}/export/topdeck.csv", aya.key)
            assert form.text.startswith("table,player 1,player 2,player 3,player 4\r\n1,")

    run(compare())
