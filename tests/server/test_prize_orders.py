"""Prizes picked by democratic points and by honours, over HTTP and from games played here."""

import asyncio
import csv
import io
import json
from pathlib import Path

import pytest

from entaku.tournament.settings import Settings
from tests.server.desks import desk, run
from tests.server.pods import drafted, play_out
from tests.server.serving import PATIENCE, serving


@pytest.mark.rule("EV-4", "CM-18", "EV-10")
def test_prizes_by_votes_from_phones_and_paper(tmp_path: Path) -> None:
    """Votes from a phone and a count of the desk's make the order; nobody picks before all are in; it is exported."""

    async def vote() -> None:
        async with desk(tmp_path, Settings(votes=True, prizes_by="points")) as aya:
            await aya.fill(8)
            await aya.publish()
            for group in (await aya.view())["groups"]:
                await aya.enter({"type": "LeftGame", "group": group["number"], "players": group["order"][:2]})
            await aya.publish()
            for group in (await aya.view())["groups"][2:]:
                await aya.enter({"type": "LeftGame", "group": group["number"], "players": group["order"][:-1]})
            night = await aya.view()
            (order,) = night["prize_orders"]
            assert (order["by"], order["final"], order["waits"]) == ("points", False, [1, 2, 3, 4])
            first = night["groups"][3]["order"][0]
            prizes = [{"number": 0, "name": "Dack Fayden", "rarity": "mythic"}]
            await aya.enter({"type": "PrizesPooled", "pod": 1, "prizes": prizes})
            link = await aya.served.get(f"/api/nights/{aya.code}/players/{first}/link", aya.key)
            key = link.json()["url"].partition("#me=")[2]
            for group in night["groups"]:
                if first in group["order"]:
                    others = [one for one in group["order"] if one != first]
                    vote = {"type": "Voted", "group": group["number"], "voter": first, "chosen": others[0]}
                    assert (await aya.enter(vote, key=key))[0] == 201
                    count = {"type": "VotesCounted", "group": group["number"], "votes": {first: 3, others[0]: 1}}
                    assert (await aya.enter(count, key=key))[0] == 403
                    assert (await aya.enter(count))[0] == 201
                else:
                    assert (await aya.enter({"type": "VotesClosed", "group": group["number"]}))[0] == 201
            night = await aya.view()
            (order,) = night["prize_orders"]
            assert (order["final"], order["lines"][0]["player"], order["lines"][0]["points"]) == (True, first, 6)
            assert night["pools"][0]["picker"] == first
            assert night["standings"][0]["player"] != first
            assert (await aya.enter({"type": "PrizePicked", "player": first, "prize": 1}, key=key))[0] == 201
            export = f"/api/nights/{aya.code}/export"
            rows = csv.DictReader(io.StringIO((await aya.served.get(f"{export}/prize-order.csv", aya.key)).text[1:]))
            assert next(rows) | {"why": ""} == {
                "pod": "1", "rank": "1", "player": f"Player {first}", "points": "6", "why": "",
            }  # fmt: skip
            document = json.loads((await aya.served.get(f"{export}/night.json", aya.key)).text)
            assert document["prize_order"]["1"][0]["player"] == first

    run(vote())


@pytest.mark.parametrize(
    ("settings", "key"),
    [
        (Settings(prizes_by="points"), "night-prizes-need-votes"),
        (Settings(prizes_by="honours"), "night-prizes-need-honours"),
    ],
)
def test_an_order_without_what_decides_it_is_refused(tmp_path: Path, settings: Settings, key: str) -> None:
    """Points need votes, and honours need honours."""

    async def change() -> None:
        async with desk(tmp_path) as aya:
            status, answer = await aya.enter({"type": "SettingsChanged", "settings": settings})
            assert (status, answer["trouble"]["key"]) == (400, key)

    run(change())


@pytest.mark.rule("CM-17", "CM-18", "EV-4", "EV-10")
@pytest.mark.parametrize("by", ["points", "honours"])
def test_games_played_here_make_the_order(tmp_path: Path, by: str) -> None:
    """Honours flow in from the game, survivors too; bots pick once the one person has voted, and not before."""

    async def play() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            pod, _ = await drafted(served, 4)
            me = (await pod.start(prizes_by=by))["player"]
            (group,) = await pod.publish()
            await play_out(pod, {me: "Ada"})
            if by == "points":
                await pod.until(lambda night: night["groups"][0]["ballots"][0]["missing"] == [me])
                assert not [prize for prize in pod.night["prizes"] if prize["taken"] and prize["pooled"]]
                chosen = next(one for one in group["order"] if one != me)
                assert (await pod.enter({"type": "Voted", "group": 1, "voter": me, "chosen": chosen}))[0] == 201
            await pod.until(lambda night: night["prize_orders"][0]["final"])
            lines = pod.night["prize_orders"][0]["lines"]
            won = [player for award in pod.night["awards"] for player in award["players"]]
            assert sum(line["points"] for line in lines) == (4 + 2 if by == "points" else len(won))
            picker = lines[0]["player"]
            await pod.until(
                lambda night: (
                    night["pools"][0]["picker"] == me
                    or any(prize["taken"] == picker for prize in night["prizes"] if prize["pooled"])
                )
            )

    asyncio.run(play())
