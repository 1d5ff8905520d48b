"""A pod that drafted in a room plays its night here: groups side by side, two rounds, ranking, prizes."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from entaku.magic.game.play import Play
from entaku.server.nights.group_tables import record_of
from entaku.server.rooms.record import Chair, Guest, OfGroup, Record
from entaku.server.tables.options import GameOptions
from entaku.tournament.settings import Settings
from tests.server.desks import Desk
from tests.server.pods import AGREED, Pod, concede, drafted, play_out, sit_in
from tests.server.serving import PATIENCE, Client, Json, Served, serving


@pytest.mark.rule("EV-2", "EV-3", "EV-4", "EV-5", "EV-6", "EV-10", "CM-17", "CM-18")
def test_one_person_and_seven_bots_play_a_night(tmp_path: Path) -> None:
    """Two games of four side by side, winners and losers, a ranking of eight, honours, votes and prizes."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            pod, _ = await drafted(served)
            me = (await pod.start())["player"]
            assert [len(one["players"]) for one in pod.night["desk"]["draft"]] == [4, 4]
            groups = await pod.publish()
            assert sorted(player for group in groups for player in group["order"]) == list(range(1, 9))
            await play_out(pod, {me: "Ada"})
            assert all(len(group["alive"]) == 2 for group in pod.groups())
            assert {award["honour"] for award in pod.night["awards"]} == {"combat-damage", "mana-pool"}
            await pod.draw()
            halves = {group["half"]: set(group["order"]) for group in await pod.publish()}
            survivors = {player for group in pod.groups(1) for player in group["alive"]}
            assert halves == {"winners": survivors, "losers": set(range(1, 9)) - survivors}
            await play_out(pod, {me: "Ada"})
            ranking = [line["player"] for line in pod.night["standings"]]
            assert set(ranking[:4]) == halves["winners"]
            assert ranking[-1] == me
            await vote_everywhere(pod)
            await pick_all(pod)
            assert results(pod) == [1, 1, 2, 2]

    asyncio.run(run())


@pytest.mark.rule("EV-13", "EV-14", "EV-15")
def test_six_play_a_group_game(tmp_path: Path) -> None:
    """Where a Group Game is agreed, all six sit at one table by the Rumble rule, and its game ranks them."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            pod, _ = await drafted(served, 6)
            options = AGREED["options"] | {"rumble": 6}
            me = (await pod.start(structure="group-game", options=options))["player"]
            assert [len(one["players"]) for one in pod.night["desk"]["draft"]] == [6]
            (group,) = await pod.publish()
            assert (len(group["order"]), group["half"]) == (6, "only")
            line = await sit_in(pod, "Ada", group)
            assert (line.view["rumble"], len(line.view["players"])) == (6, 6)
            await play_out(pod, {me: "Ada"})
            assert len(pod.groups()[0]["alive"]) == 1
            assert sorted(one["player"] for one in pod.night["standings"]) == list(range(1, 7))
            assert pod.night["stage"] == "over"

    asyncio.run(run())


def results(pod: Pod) -> list[int]:
    """The tables whose results were entered, once for each round."""
    log = pod.night["desk"]["log"]
    return sorted(line["said"]["facts"]["table"] for line in log if line["said"]["key"] == "night-did-result-entered")


async def vote_everywhere(pod: Pod) -> None:
    """The person votes in both of their games; bots have voted, and every table has its points."""
    me = pod.keys["player"]
    for group in [one for one in pod.night["groups"] if me in one["order"]]:
        chosen = next(player for player in group["order"] if player != me)
        vote = {"type": "Voted", "group": group["number"], "voter": me, "chosen": chosen, "honour": ""}
        assert (await pod.enter(vote, pod.keys["key"]))[0] == 201
        await pod.until(lambda night, number=group["number"]: bool(night["groups"][number - 1]["democratic"]))  # type: ignore[misc]
    await pod.until(lambda night: all(group["democratic"] for group in night["groups"]))
    for group in pod.night["groups"]:
        points = sum(row["points"] for row in group["democratic"])
        assert points == 2 * len(group["alive"]) + len(group["order"])


async def pick_all(pod: Pod) -> None:
    """Bots pick by themselves; the person picks when it is their turn."""
    me = pod.keys["player"]

    def left(night: Json) -> list[int]:
        return [one["number"] for one in night["prizes"] if one["pod"] == 1 and one["taken"] is None]

    await pod.until(lambda night: not left(night) or night["pools"][0]["picker"] == me)
    while prizes := left(pod.night):
        act = {"type": "PrizePicked", "player": me, "prize": prizes[0]}
        status, answer = await pod.enter(act, pod.keys["key"])
        assert status == 201, answer
        fewer = len(prizes)
        await pod.until(
            lambda night, fewer=fewer: (
                len(left(night)) < fewer  # type: ignore[misc]
                and (not left(night) or night["pools"][0]["picker"] == me)
            )
        )
    assert {prize["name"] for prize in pod.night["prizes"]} == {"Guul Draz Specter"}


@pytest.mark.rule("EV-2", "EV-5", "EV-6", "EV-10")
def test_a_small_pod_is_one_group_and_one_game(tmp_path: Path) -> None:
    """Four play one game to the last one standing; then the night is over."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            pod, _ = await drafted(served, 4)
            me = (await pod.start())["player"]
            (group,) = await pod.publish()
            assert (group["half"], group["survivors"]) == ("only", 1)
            await play_out(pod, {me: "Ada"})
            assert pod.night["stage"] == "over"
            assert pod.night["standings"][3]["player"] == me

    asyncio.run(run())


@pytest.mark.rule("EV-10")
def test_the_rooms_of_groups_open_with_the_pods_tokens(tmp_path: Path) -> None:
    """On all devices, a new one too; others of the pod look on; strangers' tokens open nothing."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            pod, lines = await drafted(served, 6, ("Ada", "Ben"))
            await pod.start()
            groups = await pod.publish()
            seats = {name: line.you["seat"] + 1 for name, line in lines.items()}
            for name, player in seats.items():
                for group in groups:
                    await looks(served, pod.room["tokens"][name], group, player)
            own = next(group for group in groups if seats["Ben"] in group["order"])
            moved = await served.post(f"/api/rooms/{own['room']}/moves", {}, pod.room["tokens"]["Ben"])
            assert f"/r/{pod.room['code']}#move=" in moved.json()["url"]
            key = {"key": moved.json()["url"].split("#move=")[1]}
            phone = (await served.post(f"/api/rooms/{pod.room['code']}/arrivals", key)).json()["token"]
            await looks(served, phone, own, seats["Ben"])
            late = await served.enter(pod.room["code"], "Chie", watch=True)
            await looks(served, late["token"], own, 0)
            other = await served.open("Dai", options=pod.room["options"], seats=6)
            refused = await served.connect(own["room"], other["token"])
            assert (await refused.next("bye"))["trouble"]["key"] == "token-unknown"

    asyncio.run(run())


async def looks(served: Served, token: str, group: Json, player: int) -> Client:
    """Somebody's line to a group's room: they sit where the pairing says, or look on."""
    line = await served.connect(group["room"], token)
    await line.when(lambda one: bool(one.view))
    seat = group["order"].index(player) if player in group["order"] else None
    assert line.you["seat"] == seat
    assert line.view.get("seat") == seat
    return line


@pytest.mark.rule("EV-10")
def test_whoever_is_out_may_watch_the_other_game(tmp_path: Path) -> None:
    """They see what everybody sees of it, and may not start another game in a group's room."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            pod, _ = await drafted(served, 6)
            me = (await pod.start())["player"]
            groups = await pod.publish()
            own = next(group for group in groups if me in group["order"])
            line = await sit_in(pod, "Ada", own)
            await concede(line)
            (other,) = [group for group in groups if group is not own]
            watching = await looks(served, pod.room["token"], other, me)
            assert all("hand" not in player for player in watching.view["players"])
            await pod.until(lambda night: all(group["over"] for group in night["groups"]))
            await line.when(lambda one: one.over)
            assert (await line.ask("again"))["trouble"]["key"] == "group-plays-once"
            assert (await line.ask("play-game"))["trouble"]["key"] == "group-plays-once"

    asyncio.run(run())


@pytest.mark.rule("EV-10")
def test_a_killed_server_plays_the_night_on(tmp_path: Path) -> None:
    """Stopped in mid-round, started again: the same tables, each result entered once, nobody in two groups."""

    async def begin() -> tuple[Json, Json]:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            pod, _ = await drafted(served)
            await pod.start()
            rooms = {group["number"]: group["room"] for group in await pod.publish()}
            for room in served.service.rooms.values():
                room.stop()
            return {"room": pod.room, "keys": pod.keys}, rooms

    async def go_on(known: Json, rooms: Json) -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            pod = Pod(served, known["room"], await served.connect(known["room"]["code"], known["room"]["token"]))
            pod.keys = known["keys"]
            await pod.look()
            assert {group["number"]: group["room"] for group in pod.groups()} == rooms
            await play_out(pod, {pod.keys["player"]: "Ada"})
            await pod.attend()
            assert results(pod) == [1, 2]
            assert {group["number"]: group["room"] for group in pod.groups()} == rooms
            players = [player for group in pod.groups() for player in group["order"]]
            assert sorted(players) == list(range(1, 9))

    asyncio.run(go_on(*asyncio.run(begin())))


def is_time_called(served: Served) -> bool:
    """Whether a game here is in its last turns, or over."""
    states = [room.sitting.table.state for room in served.service.rooms.values() if room.sitting is not None]
    return any(isinstance(one, Play) and (one.game.lap is not None or one.game.is_over) for one in states)


@pytest.mark.rule("EV-9", "EV-10")
@pytest.mark.parametrize("lap", ["none", "active"])
def test_time_is_called_at_the_tables_by_the_nights_clock(tmp_path: Path, lap: str) -> None:
    """When the round's time is over the turns agreed on are played, and then life totals decide."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            pod, _ = await drafted(served, 4)
            options = AGREED["options"] | {"life": 190}
            await pod.start(options=options, lap=lap, votes=False, honours=[])
            (group,) = await pod.publish()
            line = await sit_in(pod, "Ada", group)
            await line.ask("standin", seat=line.you["seat"], on=True)
            await line.when(lambda one: bool(one.view.get("turn", 0) > 2))
            await line.ask("standin", seat=line.you["seat"], on=False)  # the game waits until time is called
            assert (await pod.enter({"type": "ClockStarted", "at": 0}))[0] == 201
            await pod.until(lambda night: night["clock"]["since"] is not None)
            assert (await pod.enter({"type": "ClockExtended", "seconds": -10_000}))[0] == 201
            while not is_time_called(served):
                await asyncio.sleep(0.05)
            await line.ask("standin", seat=line.you["seat"], on=True)
            await pod.until(lambda night: night["groups"][0]["over"])
            (over,) = pod.groups()
            assert over["timed_out"]
            assert len(over["alive"]) == 4
            await line.when(lambda one: one.view.get("ended") == "time")  # who isn't asked is told a little later
            lives = [over["lives"][str(place["player"])] for place in over["places"]]
            assert lives == sorted(lives, reverse=True)

    asyncio.run(run())


@pytest.mark.rule("EV-10")
def test_who_drops_at_the_desk_gives_up_at_the_table(tmp_path: Path) -> None:
    """Nobody waits for somebody who has gone home: their seat concedes, and their result is that of the table."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            pod, _ = await drafted(served, 6)
            me = (await pod.start())["player"]
            groups = await pod.publish()
            own = next(group["number"] for group in groups if me in group["order"])
            assert (await pod.enter({"type": "Dropped", "player": me}))[0] == 201
            await pod.until(lambda night: all(group["over"] for group in night["groups"]))
            (group,) = [group for group in pod.groups() if group["number"] == own]
            assert group["places"][-1]["player"] == me
            assert me not in group["alive"]

    asyncio.run(run())


def test_only_the_host_of_a_finished_draft_makes_its_night_and_only_one(tmp_path: Path) -> None:
    """Others are refused; asking twice gives the same night; each person gets their own keys, the host the desk's."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            pod, _ = await drafted(served, 6, ("Ada", "Ben"))
            path = f"/api/rooms/{pod.room['code']}/night"
            assert (await served.get(path, pod.room["token"])).json()["trouble"]["key"] == "night-none-here"
            wanted = {"settings": AGREED, "name": ""}
            refused = await served.post(path, wanted, pod.room["tokens"]["Ben"])
            assert refused.json()["trouble"]["key"] == "host-only"
            both = await asyncio.gather(*(served.post(path, wanted, pod.room["token"]) for _ in range(2)))
            keys, again = (answer.json() for answer in both)
            assert keys == again
            ben = (await served.get(path, pod.room["tokens"]["Ben"])).json()
            assert (ben["code"], ben["desk"]) == (keys["code"], None)
            assert ben["player"] != keys["player"]
            assert (await pod.host.ask("again"))["type"] == "done"
            assert (await served.get(path, pod.room["token"])).json()["trouble"]["key"] == "night-none-here"

    asyncio.run(run())


@pytest.mark.parametrize(
    ("seats", "options", "key"),
    [(2, {}, "night-too-few"), (4, {"life": 0}, "game-options-out-of-range")],
)
def test_nights_that_cannot_be(tmp_path: Path, seats: int, options: Json, key: str) -> None:
    """Two are no pod; nobody begins with no life."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            pod, _ = await drafted(served, seats)
            wanted = AGREED | {"options": AGREED["options"] | options}
            path = f"/api/rooms/{pod.room['code']}/night"
            answer = await served.post(path, {"settings": wanted, "name": ""}, pod.room["token"])
            assert answer.json()["trouble"]["key"] == key

    asyncio.run(run())


@pytest.mark.rule("EV-10")
def test_a_night_made_at_the_desk_plays_where_its_pod_drafted(tmp_path: Path) -> None:
    """The organiser names the pod's room; players reach their tables with their players' keys; results flow in."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            pod, lines = await drafted(served, 4, ("Ada", "Ben"))
            wanted = {"name": "Friday", "settings": msgspec.to_builtins(Settings())}
            made = (await served.post("/api/nights", wanted)).json()
            desk = Desk(served, made["code"], made["key"])
            await desk.fill(4)
            names = [seat["name"] for seat in lines["Ada"].room["seats"]]
            path = f"/api/nights/{desk.code}/pods/1/room"
            body = {"room": pod.room["code"], "token": pod.room["token"], "seen": 1_000, "by": "Aya"}
            headers = {"Authorization": f"Bearer {desk.key}"}
            await desk.draw("pods")
            elsewhere = (await served.http.put(path, json=body, headers=headers)).json()
            assert elsewhere["trouble"]["key"] == "night-pod-elsewhere"
            for player, name in enumerate(names, start=1):
                await desk.enter({"type": "Renamed", "player": player, "name": name})
            guess = await served.http.put(path, json=body | {"token": pod.room["tokens"]["Ben"]}, headers=headers)
            assert guess.json()["trouble"]["key"] == "host-only"
            assert (await served.http.put(path, json=body, headers=headers)).status_code == 201
            pod.keys = {"code": desk.code, "desk": desk.key}
            await pod.look()
            await pod.draw()
            (group,) = await pod.publish()
            ben = names.index("Ben") + 1
            link = (await served.get(f"/api/nights/{desk.code}/players/{ben}/link", desk.key)).json()["url"]
            seat = await served.post(f"/api/nights/{desk.code}/seat", {}, link.split("#me=")[1])
            assert seat.json()["room"] == pod.room["code"]
            await looks(served, seat.json()["token"], group, ben)
            await play_out(pod, {ben: "Ben", names.index("Ada") + 1: "Ada"})
            assert pod.night["standings"][0]["name"].startswith("Bot")

    asyncio.run(run())


def test_bots_among_themselves_play_on_quickly(tmp_path: Path) -> None:
    """Where nobody looks on bots need no time; once the last person is out they need less than before."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            pod, _ = await drafted(served, 6, pace=2.0)
            me = (await pod.start())["player"]
            groups = await pod.publish()
            own = next(group for group in groups if me in group["order"])
            (other,) = [group for group in groups if group is not own]
            assert served.service.rooms[other["room"]].bots.pace == 0.0
            line = await sit_in(pod, "Ada", own)
            room = served.service.rooms[own["room"]]
            assert room.bots.pace == 2.0
            await concede(line)
            assert room.bots.pace == 0.1
            await line.close()
            await pod.until(lambda night: all(group["over"] for group in night["groups"]))
            assert isinstance(room.sitting and room.sitting.table.state, Play)

    asyncio.run(run())


@given(st.data())
@settings(max_examples=60, deadline=None)
@pytest.mark.rule("EV-3")
def test_the_seats_of_a_pod_in_groups(data: st.DataObject) -> None:
    """However a pod is split, everybody of it is known in each room, and sits in exactly one, where the lot says."""
    count = data.draw(st.integers(3, 10))
    people = data.draw(st.lists(st.booleans(), min_size=count, max_size=count))
    guests = [Guest(seat + 1, f"Guest {seat}", [f"token {seat}"], seat) for seat in range(count) if people[seat]]
    chairs = [Chair(guest=seat + 1) if people[seat] else Chair(bot=True, name=f"Bot {seat}") for seat in range(count)]
    pod = Record("Pod", "en", 1, True, 0.5, chairs, guests, count + 1, table=1, is_lobby=False)
    order = data.draw(st.permutations(range(count)))
    cut = data.draw(st.integers(1, count - 1))
    seated: list[int] = []
    for number, seats in enumerate((order[:cut], order[cut:]), start=1):
        group = OfGroup("ABCDEF", "GHJKLM", number, tuple(seat + 1 for seat in seats))
        record = record_of(pod, group, seats, "Night", GameOptions())
        assert [record.name_at(place) for place in range(len(seats))] == [pod.name_at(seat) for seat in seats]
        assert [guest.pod for guest in record.guests] == [guest.id for guest in guests]
        assert not any(guest.tokens for guest in record.guests)
        here = [guest for guest in record.guests if guest.seat is not None]
        assert all(record.chairs[guest.seat].guest == guest.id for guest in here if guest.seat is not None)
        seated += [guest.id for guest in here]
    assert sorted(seated) == [guest.id for guest in guests]
