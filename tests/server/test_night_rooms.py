"""Rooms that an organiser opens from the desk of a night: drafts for pods, tables for groups that bring their decks."""

import asyncio
import json
import logging
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from entaku.magic.game.play import Play
from entaku.tournament.acts import CheckedIn, DraftedAt, Dropped, PodJoined, Registered, SettingsChanged, TableNamed
from entaku.tournament.settings import GameOptions, PointSystem, Settings
from tests.server.desks import Desk, desk
from tests.server.pods import DRAFT, concede
from tests.server.serving import PATIENCE, Client, Json

FORTY = "17 Forest\n17 Mountain\n6 Grizzly Bears of Nowhere\n"
LEADER = "Edric, Spymaster of Trest"
HUNDRED = f"Commander\n1 {LEADER}\n\nDeck\n60 Forest\n39 Island\n"
HERE = Settings(here=True, draft=json.dumps(DRAFT), options=GameOptions(life=4))


async def key_of(aya: Desk, player: int) -> str:
    """A player's key, from the link that the organiser hands out."""
    link = await aya.served.get(f"/api/nights/{aya.code}/players/{player}/link", aya.key)
    return str(link.json()["url"]).split("#me=")[1]


async def opened(aya: Desk, what: str) -> Json:
    """Open a draft or a table by one click."""
    answer = await aya.served.post(f"/api/nights/{aya.code}/{what}", {"by": "Aya"}, aya.key)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


class Player:
    """A player of the night in the room where they sit."""

    def __init__(self, aya: Desk, token: str, line: Client) -> None:
        self.aya, self.token, self.line = aya, token, line

    async def bring(self, text: str, hand_in: bool = True) -> Json:
        """Hand a list in at one's seat."""
        path, headers = f"/api/rooms/{self.line.room['code']}/own-deck", {"Authorization": f"Bearer {self.token}"}
        answer = await self.aya.served.http.put(path, json={"text": text, "hand_in": hand_in}, headers=headers)
        return dict(answer.json())


async def seated(aya: Desk, player: int, room: str = "") -> Player:
    """A player takes their seat from their own page, with nothing but its key."""
    taken = await aya.served.post(f"/api/nights/{aya.code}/seat", {"room": room}, await key_of(aya, player))
    assert taken.status_code == 201, taken.text
    line = await aya.served.connect(taken.json()["room"], taken.json()["token"])
    await line.when(lambda one: bool(one.room))
    return Player(aya, taken.json()["token"], line)


async def until(aya: Desk, holds: Callable[[Json], bool]) -> Json:
    """The night once something is so of it."""
    async with asyncio.timeout(PATIENCE):
        while not holds(night := await aya.view()):
            await asyncio.sleep(0.03)
        return night


async def give_up_in_turn(players: list[Player]) -> None:
    """All but the last player give up, one after the other."""
    for player in players[:-1]:
        await player.line.when(lambda one: any(each["decision"]["purpose"] == "game-concede" for each in one.asked))
        await concede(player.line)


@pytest.mark.rule("EV-3", "EV-4", "EV-10")
def test_a_pod_drafts_in_the_room_that_its_desk_opens(tmp_path: Path) -> None:
    """Seats and names are the night's, a late entry gets one, and the decks flow into the groups' tables."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), desk(tmp_path, HERE) as aya:
            await aya.fill(4)
            await aya.draw("pods")
            room = await opened(aya, "pods/1/draft")
            assert (await opened(aya, "pods/1/draft"))["room"] == room["room"]
            first = await seated(aya, 1)
            assert first.line.you["name"] == "Player 1"
            for wish in ({"kind": "sit", "seat": None}, {"kind": "rename", "name": "Zoe"}):
                refused = await first.line.ask(**wish)
                assert refused["trouble"]["key"] == "night-seats-set"
            host = await aya.served.connect(room["room"], room["token"])
            await host.when(lambda one: one.you.get("host", False))
            assert (await host.ask("resize", seats=9))["trouble"]["key"] == "night-seats-set"
            for act in (Registered(5, "Late"), CheckedIn(5), PodJoined(5, 1), Dropped(2)):
                assert (await aya.enter(act, insist=True))[0] == 201
            await host.when(lambda one: [seat["name"] for seat in one.room["seats"]].count("Late") == 1)
            await host.when(lambda one: "Player 2" not in [seat["name"] for seat in one.room["seats"]])
            players = {number: await seated(aya, number) for number in (1, 3, 4, 5)}
            assert (await aya.served.post(f"/api/nights/{aya.code}/pods/1/draft/start", {}, "x")).status_code == 403
            await opened(aya, "pods/1/draft/start")
            for player in players.values():
                await player.line.when(lambda one: bool(one.view))
                await player.line.ask("standin", seat=player.line.you["seat"], on=True)
            night = await until(aya, lambda night: night["pods"][0]["at"]["phase"] == "over" and bool(night["prizes"]))
            assert {prize["drafter"] for prize in night["prizes"]} <= {1, 3, 4, 5}
            for player in players.values():
                await player.line.ask("standin", seat=player.line.you["seat"], on=False)
            await aya.publish()
            night = await until(aya, lambda night: all(group["room"] for group in night["groups"]))
            (group,) = night["groups"]
            line = await aya.served.connect(group["room"], players[3].token)
            await line.when(lambda one: bool(one.asked))
            assert line.you["name"] == "Player 3"
            assert line.view["players"][line.you["seat"]]["life"] == 4
            assert (await host.ask("again"))["trouble"]["key"] == "night-pod-drafts-once"

    asyncio.run(run())


def test_a_night_goes_on_where_its_rooms_are_gone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """No desk names a room that isn't there; where one was and is no longer, the rest of the night is attended to."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), desk(tmp_path, HERE) as aya:
            await aya.fill(4)
            await aya.draw("pods")
            refused = await aya.enter(DraftedAt(1, "NOROOM", 1, (1, 2, 3, 4)))
            assert (refused[0], refused[1]["trouble"]["key"]) == (404, "room-unknown")
            nights = aya.served.server.config.app.state.nights  # type: ignore[union-attr]
            night = await nights.open_night(aya.code)
            await night.enter("", DraftedAt(1, "NOROOM", 1, (1, 2, 3, 4)))
            await night.attention.attend()
            await aya.publish()
            await night.enter("", TableNamed(1, "NOROOM"))
            await night.attention.attend()
            again = await aya.served.post(f"/api/nights/{aya.code}/groups/1/table", {"by": "Aya"}, aya.key)
            assert again.json()["trouble"]["args"] == {"table": 1, "room": "NOROOM"}

    asyncio.run(run())
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.mark.rule("EV-5", "EV-10", "EV-11")
def test_a_group_brings_its_decks_to_the_table_that_the_desk_opens(tmp_path: Path) -> None:
    """The game begins once all decks are in, who leaves is seen, and its result is entered by itself."""
    agreed = Settings(
        structure="points", rounds=2, here=True, options=GameOptions(life=7, attack="left"), points=PointSystem()
    )

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), desk(tmp_path, agreed) as aya:
            await aya.fill(4)
            await aya.publish()
            room = (await opened(aya, "groups/1/table"))["room"]
            again = await opened(aya, "groups/1/table")
            assert again["room"] == room
            order = (await aya.view())["groups"][0]["order"]
            players = [await seated(aya, number, room) for number in order]
            assert [player.line.you["seat"] for player in players] == [0, 1, 2, 3]
            host = await aya.served.connect(room, again["token"])
            assert (await host.ask("start"))["trouble"]["key"] == "group-plays-once"
            short = await players[0].bring("39 Forest")
            assert short["trouble"]["key"] == "deck-not-legal"
            for player in players:
                assert (await player.bring(FORTY))["handed_in"]
            await players[0].line.when(lambda one: "turn" in one.view)
            state = aya.served.service.rooms[room].sitting
            assert state is not None
            assert isinstance(state.table.state, Play)
            game = state.table.state.game
            assert (game.starter, game.setup.profile.attack, game.setup.profile.clock) == (0, "left", True)
            assert [player.life for player in game.players] == [7] * 4
            await give_up_in_turn(players[:2])
            night = await until(aya, lambda night: len(night["groups"][0]["alive"]) < 4)
            assert night["groups"][0]["alive"] == order[1:]
            assert night["groups"][0]["left"] == [{"players": order[:1], "cause": "concession"}]
            assert not night["groups"][0]["over"]
            await give_up_in_turn(players[1:])
            night = await until(aya, lambda night: night["groups"][0]["over"])
            assert [place["player"] for place in night["groups"][0]["places"]] == order[::-1]
            await aya.publish()
            assert (await opened(aya, "groups/2/table"))["room"] != room
            second = await aya.view()
            known = await seated(aya, order[0], second["groups"][1]["room"])
            path = f"/api/rooms/{second['groups'][1]['room']}/own-deck"
            kept = (await aya.served.get(path, known.token)).json()
            assert (kept["text"], kept["handed_in"]) == (FORTY, False)

    asyncio.run(run())


@pytest.mark.rule("EV-10", "CM-15")
def test_commander_keeps_its_own_life_and_who_drops_is_not_waited_for(tmp_path: Path) -> None:
    """In a night of 2010 everybody has forty life; a player who drops before the game gives up in it."""
    agreed = Settings(structure="points", here=True, decks="commander-2010", anyway=True)

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), desk(tmp_path, agreed) as aya:
            await aya.fill(4)
            await aya.publish()
            room = (await opened(aya, "groups/1/table"))["room"]
            order = (await aya.view())["groups"][0]["order"]
            players = [await seated(aya, number, room) for number in order[:3]]
            for player in players:
                assert (await player.bring(HUNDRED))["handed_in"]
            assert (await aya.enter(Dropped(order[3])))[0] == 201
            await players[0].line.when(lambda one: "turn" in one.view)
            assert [one["life"] for one in players[0].line.view["players"]] == [40] * 4
            await players[0].line.when(lambda one: one.view["players"][3].get("left", False))

    asyncio.run(run())


WRONG = [
    (Settings(options=GameOptions(rumble=0)), "game-options-rumble"),
    (Settings(options=GameOptions(life=0)), "game-options-out-of-range"),
    (Settings(minutes=0), "night-minutes-out-of-range"),
    (Settings(structure="points", rounds=0), "night-rounds-out-of-range"),
    (Settings(structure="points", points=PointSystem(wager=101)), "night-wager-out-of-range"),
    (Settings(draft="{"), "night-draft-unclear"),
]


@pytest.mark.rule("EV-15")
@pytest.mark.parametrize(("settings", "key"), WRONG, ids=[key for _, key in WRONG])
def test_a_night_that_can_not_be_held_is_refused(tmp_path: Path, settings: Settings, key: str) -> None:
    """What is wrong is said in one sentence, when a night is made and when its settings are changed."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), desk(tmp_path) as aya:
            wanted = {"name": "Friday", "settings": msgspec.to_builtins(settings)}
            made = (await aya.served.post("/api/nights", wanted)).json()
            status, changed = await aya.enter(SettingsChanged(settings))
            assert (made["trouble"]["key"], status, changed["trouble"]["key"]) == (key, 400, key)

    asyncio.run(run())


@pytest.mark.rule("EV-6", "EV-10")
def test_who_drops_in_the_middle_of_a_draft_is_waited_for_no_longer(tmp_path: Path) -> None:
    """A bot picks on in their place; they sit in no group and are last in the ranking."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), desk(tmp_path, HERE) as aya:
            await aya.fill(5)
            await aya.draw("pods")
            await opened(aya, "pods/1/draft")
            players = {number: await seated(aya, number) for number in range(1, 6)}
            await opened(aya, "pods/1/draft/start")
            for player in players.values():
                await player.line.when(lambda one: bool(one.view))
            for number in (1, 3, 4, 5):
                await players[number].line.ask("standin", seat=players[number].line.you["seat"], on=True)
            await players[1].line.when(lambda one: not one.asked)  # the others have picked and wait
            assert (await aya.enter(Dropped(2)))[0] == 201
            night = await until(aya, lambda night: night["pods"][0]["at"]["phase"] == "over" and bool(night["prizes"]))
            for number in (1, 3, 4, 5):
                await players[number].line.ask("standin", seat=players[number].line.you["seat"], on=False)
            await aya.publish()
            night = await until(aya, lambda night: all(group["room"] for group in night["groups"]))
            (group,) = night["groups"]
            assert sorted(group["order"]) == [1, 3, 4, 5]
            lines = [await aya.served.connect(group["room"], players[one].token) for one in group["order"]]
            await give_up_in_turn([Player(aya, "", line) for line in lines])
            night = await until(aya, lambda night: night["stage"] == "over")
            assert night["standings"][-1]["player"] == 2
            assert night["standings"][0]["player"] == group["order"][-1]

    asyncio.run(run())
