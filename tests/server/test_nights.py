"""Nights over HTTP and WebSocket: organisers, players, live updates, concurrent edits, restarts."""

import asyncio
import json
import threading
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from entaku.server.nights.stored import NightStore
from entaku.server.storage.store import Store, StoredRoom
from entaku.tournament.acts import PairingDrafted, Registered
from entaku.tournament.night import Night
from entaku.tournament.settings import Honour, Settings
from tests.plain_http import asking
from tests.server.desks import Desk, desk, run
from tests.server.serving import PATIENCE, Client, Json, serving
from tests.server.test_restart import process


def test_a_night_outlives_its_server(tmp_path: Path) -> None:
    """After a restart the night is the same to the byte, and the same keys open it."""

    async def first() -> tuple[str, str, Json]:
        async with desk(tmp_path) as aya:
            await aya.fill(8)
            await aya.publish()
            await aya.enter({"type": "LeftGame", "group": 1, "players": [(await aya.view())["groups"][0]["order"][0]]})
            answer = await aya.served.post(f"/api/nights/{aya.code}/players", {"name": "Late"})
            assert answer.status_code == 201
            return aya.code, aya.key, await aya.view()

    async def second(code: str, key: str, before: Json) -> None:
        async with serving(tmp_path) as served:
            again = Desk(served, code.lower(), key)
            assert await again.view() == before
            assert (await again.enter({"type": "ClockStarted", "at": 0}))[0] == 201

    async def both() -> None:
        code, key, before = await first()
        await second(code, key, before)

    run(both())


@pytest.mark.rule("EV-10")
def test_two_organisers_at_once(tmp_path: Path) -> None:
    """The second to enter for a group is shown what the first entered, and nothing of either is lost."""

    async def meet() -> None:
        async with desk(tmp_path) as aya:
            ben = Desk(aya.served, aya.code, aya.key, "Ben")
            await aya.fill(8)
            await aya.publish()
            view = await aya.view()
            seen, first, second = view["version"], *(group["order"] for group in view["groups"])
            assert (await aya.enter({"type": "LeftGame", "group": 1, "players": [first[0]]}, seen))[0] == 201
            elsewhere = {"type": "LeftGame", "group": 2, "players": [second[0]]}
            assert (await ben.enter(elsewhere, seen))[0] == 201
            same = {"type": "LeftGame", "group": 1, "players": [first[1]]}
            status, answer = await ben.enter(same, seen)
            assert status == 409
            assert answer["trouble"]["key"] == "night-changed"
            assert [line["by"] for line in answer["meanwhile"]] == ["Aya", "Ben"]
            assert answer["shown"] == await ben.view()
            assert (await ben.enter(same, answer["shown"]["version"]))[0] == 201
            groups = (await aya.view())["groups"]
            assert [group["over"] for group in groups] == [True, False]

    run(meet())


def test_everybody_sees_it_live(tmp_path: Path) -> None:
    """An entry reaches every line as the parts that changed, and the public sees no draft and no log."""

    async def look() -> None:
        async with desk(tmp_path) as aya:
            await aya.fill(8)
            await aya.draw("pods")
            public, organiser = await aya.line(), await aya.line(aya.key)
            await aya.draw("round")
            told = await organiser.next("update")
            assert len(told["changes"]["desk.draft"]) == 2
            assert "desk.log+" in told["changes"]
            seen = await public.next("update")
            assert set(seen["changes"]) == {"version", "stage"}
            assert (await aya.enter({"type": "PairingPublished"}))[0] == 201
            await organiser.next("update")
            await public.next("update")
            assert organiser.view == await aya.view()
            assert public.view == organiser.view | {"desk": None}
            hidden = ('"draft":[', '"desk.draft', '"desk":{')
            assert all(one not in text for one in hidden for text in public.raw)

    run(look())


def test_what_breaks_a_rule_needs_a_word(tmp_path: Path) -> None:
    """A second winner is refused with the reason; insisted on, it is kept and marked."""

    async def insist() -> None:
        async with desk(tmp_path) as aya:
            await aya.fill(4)
            await aya.publish()
            a, b, *_ = (await aya.view())["groups"][0]["order"]
            assert (await aya.enter({"type": "GameWon", "group": 1, "player": a}))[0] == 201
            wins = {"type": "GameWon", "group": 1, "player": b}
            status, answer = await aya.enter(wins)
            assert (status, answer["doubtful"]) == (409, True)
            assert [problem["key"] for problem in answer["problems"]] == ["night-two-winners"]
            status, answer = await aya.enter(wins, insist=True)
            log = (await aya.view())["desk"]["log"]
            assert [mark["key"] for mark in log[answer["entry"] - 1]["marks"]] == ["night-two-winners"]
            refused = await aya.enter({"type": "LeftGame", "group": 9, "players": [1]}, insist=True)
            assert (refused[0], refused[1]["trouble"]["key"]) == (400, "night-group-unknown")

    run(insist())


def test_what_players_may_do(tmp_path: Path) -> None:
    """Players register, check in, drop and vote for themselves, and for nobody else; nobody else acts as they."""

    async def act() -> None:
        async with desk(tmp_path, Settings(votes=True)) as aya:
            path = f"/api/nights/{aya.code}/players"
            people = [(await aya.served.post(path, {"name": name})).json() for name in ("Kaz", "Lin", "Mio", "Nao")]
            keys = {one["player"]: one["key"] for one in people}
            for number, key in keys.items():
                assert (await aya.enter({"type": "CheckedIn", "player": number}, key=key))[0] == 201
            for act, key in (
                ({"type": "CheckedIn", "player": 1}, keys[2]),
                ({"type": "PairingPublished"}, keys[1]),
                ({"type": "CheckedIn", "player": 1}, "1.0000"),
                ({"type": "CheckedIn", "player": 1}, ""),
            ):
                status, answer = await aya.enter(act, insist=True, key=key)
                assert (status, answer["trouble"]["key"]) == (403, "night-organisers-only")
            assert (await aya.served.get(f"/api/nights/{aya.code}/links", keys[1])).status_code == 403
            link = await aya.served.get(f"/api/nights/{aya.code}/players/2/link", aya.key)
            assert link.json()["url"].endswith(f"/n/{aya.code}#me={keys[2]}")
            await aya.publish()
            order = (await aya.view())["groups"][0]["order"]
            leaving = {"type": "LeftGame", "group": 1, "players": order[:3]}
            assert (await aya.enter(leaving, key=keys[1]))[0] == 403
            assert (await aya.enter(leaving))[0] == 201
            vote = {"type": "Voted", "group": 1, "voter": 1, "chosen": 2}
            assert (await aya.enter(vote, key=keys[2]))[0] == 403
            assert (await aya.enter(vote, key=keys[1]))[0] == 201
            log = (await aya.view())["desk"]["log"]
            assert (log[-1]["by"], log[-1]["said"]["key"]) == ("Kaz", "night-did-voted")
            assert (await aya.enter({"type": "Dropped", "player": 3}, key=keys[3]))[0] == 201

    run(act())


def test_a_second_of_a_name_registers_by_phone(tmp_path: Path) -> None:
    """They are asked whether they are somebody else, and from then on both are shown with a mark, to everybody."""

    async def twice() -> None:
        async with desk(tmp_path, Settings()) as aya:
            path = f"/api/nights/{aya.code}/players"
            await aya.served.post(path, {"name": "佐藤"})
            for name in ("佐藤", " 佐藤\u200b"):
                refused = await aya.served.post(path, {"name": name})
                assert (refused.status_code, refused.json()["doubtful"]) == (409, True)
            assert [one["name"] for one in (await aya.view())["players"]] == ["佐藤"]
            second = await aya.served.post(path, {"name": "佐藤", "insist": True, "mark": " 大阪 "})
            third = await aya.served.post(path, {"name": "佐藤", "insist": True})
            assert (second.status_code, third.status_code) == (201, 201)
            players = (await aya.view())["players"]
            assert [one["name"] for one in players] == ["佐藤 (1)", "佐藤 (大阪)", "佐藤 (3)"]
            assert {one["entered"] for one in players} == {"佐藤"}
            long = await aya.served.post(path, {"name": "佐藤", "insist": True, "mark": "長" * 13})
            assert (long.status_code, long.json()["trouble"]["key"]) == (400, "night-mark-length")
            assert len((await aya.view())["players"]) == 3

    run(twice())


def test_registration_by_link_can_be_closed(tmp_path: Path) -> None:
    """Where the settings close registration, the link registers nobody."""

    async def closed() -> None:
        async with desk(tmp_path, Settings(registration=False)) as aya:
            answer = await aya.served.post(f"/api/nights/{aya.code}/players", {"name": "Kaz"})
            assert (answer.status_code, answer.json()["trouble"]["key"]) == (403, "night-registration-closed")

    run(closed())


@pytest.mark.rule("EV-4", "EV-8")
def test_prizes_from_a_list_to_the_export(tmp_path: Path) -> None:
    """A typed list becomes a pool; picks go in ranking order, from a phone too, and the record is exported."""

    async def pick() -> None:
        async with desk(tmp_path) as aya:
            await aya.fill(4)
            await aya.publish()
            order = (await aya.view())["groups"][0]["order"]
            await aya.enter({"type": "LeftGame", "group": 1, "players": order[:3]})
            text = "Dack Fayden\n2 Unheard Of *F*\n# the rest\nLightning Helix @player 2"
            read = await aya.served.post(
                f"/api/nights/{aya.code}/prizes", {"text": text, "room": "", "token": ""}, aya.key
            )
            prizes = read.json()["prizes"]
            assert [(one["name"], one["foil"], one["drafter"]) for one in prizes] == [
                ("Dack Fayden", False, None), ("Unheard Of", True, None), ("Unheard Of", True, None),
                ("Lightning Helix", False, 2),
            ]  # fmt: skip
            assert "Unheard Of" in read.json()["unknown"]
            pooled = [{"number": 0, "name": one["name"], "rarity": "mythic", "foil": one["foil"]} for one in prizes]
            assert (await aya.enter({"type": "PrizesPooled", "pod": 1, "prizes": pooled}))[0] == 201
            promo = {"type": "ExtraPrize", "group": 1, "prize": {"number": 0, "name": "Promo"}}
            assert (await aya.enter(promo))[0] == 201
            view = await aya.view()
            assert [one["number"] for one in view["prizes"]] == [1, 2, 3, 4, 5]
            first = view["pools"][0]["picker"]
            assert first == order[3]
            link = await aya.served.get(f"/api/nights/{aya.code}/players/{first}/link", aya.key)
            key = link.json()["url"].partition("#me=")[2]
            assert (await aya.enter({"type": "PrizePicked", "player": first, "prize": 2}, key=key))[0] == 201
            assert (await aya.enter({"type": "PrizePicked", "player": first, "prize": 1}, key=key))[0] == 403
            export = f"/api/nights/{aya.code}/export"
            table = (await aya.served.get(f"{export}/prizes.csv", aya.key)).text
            assert f"2,Unheard Of,mythic rare,True,,Player {first}" in table
            document = json.loads((await aya.served.get(f"{export}/night.json", aya.key)).text)
            assert document["taken"] == {"2": first}
            japanese = await aya.served.get(f"{export}/prizes.txt", language="ja")
            assert f"2\tUnheard Of\t神話レア\tはい\t\tPlayer {first}" in japanese.text
            for public in ("standings.txt", "groups.csv", "prize-order.json"):
                assert (await aya.served.get(f"{export}/{public}")).status_code == 200
            for secret in ("log.csv", "votes.txt", "points.json", "players.csv", "night.json"):
                assert (await aya.served.get(f"{export}/{secret}")).status_code == 403
            assert (await aya.served.get(f"{export}/nothing.csv", aya.key)).status_code == 404

    run(pick())


@pytest.mark.rule("CM-17", "CM-18")
def test_votes_stay_secret_until_all_are_in(tmp_path: Path) -> None:
    """Who voted is known, for whom is not; the points come once nobody is missing."""

    async def vote() -> None:
        question = Honour("boldest", "vote", 1, "Who attacked most boldly?")
        async with desk(tmp_path, Settings(votes=True, honours=(question,))) as aya:
            await aya.fill(3)
            await aya.publish()
            a, b, c = (await aya.view())["groups"][0]["order"]
            await aya.enter({"type": "LeftGame", "group": 1, "players": [a, b]})
            for voter, chosen in ((a, b), (b, a)):
                await aya.enter({"type": "Voted", "group": 1, "voter": voter, "chosen": chosen})
            for voter, chosen in ((a, b), (b, c), (c, b)):
                await aya.enter({"type": "Voted", "group": 1, "voter": voter, "chosen": chosen, "honour": "boldest"})
            group = (await aya.view())["groups"][0]
            assert group["democratic"] == []
            assert group["ballots"][0] == {"honour": "", "missing": [c], "winners": []}
            assert group["ballots"][1] == {"honour": "boldest", "missing": [], "winners": [b]}
            await aya.enter({"type": "Voted", "group": 1, "voter": c, "chosen": a})
            group = (await aya.view())["groups"][0]
            assert [(row["player"], row["points"]) for row in group["democratic"]] == [(c, 2), (a, 2), (b, 1)]

    run(vote())


def test_a_season_over_nights(tmp_path: Path) -> None:
    """Nights of the same players are rated together."""

    async def rate() -> None:
        async with desk(tmp_path) as aya:
            codes = [aya.code]
            made = await aya.served.post("/api/nights", {"name": "Second", "settings": {}})
            ben = Desk(aya.served, made.json()["code"], made.json()["key"])
            codes.append(ben.code)
            for one in (aya, ben):
                await one.fill(3)
                await one.publish()
                await one.enter({"type": "LeftGame", "group": 1, "players": [2]})
                await one.enter({"type": "LeftGame", "group": 1, "players": [3]})
            season = (await aya.served.get(f"/api/season?nights={','.join(codes)}")).json()
            assert [line["name"] for line in season["lines"]] == ["Player 1", "Player 3", "Player 2"]
            assert [line["nights"] for line in season["lines"]] == [2, 2, 2]

    run(rate())


def test_a_store_that_fails_loses_the_entry_and_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What could not be stored was never shown, and the night goes on as it was."""

    async def fail() -> None:
        async with desk(tmp_path) as aya:
            await aya.fill(3)
            before = await aya.view()

            def broken(store: NightStore, code: str, entry: object) -> None:
                raise sa.exc.OperationalError("insert", {}, Exception("the disk is full"))

            with monkeypatch.context() as patch:
                patch.setattr(NightStore, "append", broken)
                assert (await aya.enter(Registered(0, "Nobody")))[0] == 503
            assert await aya.view() == before
            assert (await aya.enter(Registered(0, "Somebody")))[0] == 201
            assert [one["name"] for one in (await aya.view())["players"]][-1] == "Somebody"

    run(fail())


def test_a_night_in_the_store(store: Store) -> None:
    """Entries come back in order, and a code is given once; in SQLite and PostgreSQL alike."""
    from entaku.kernel.randomness import seed_from
    from entaku.server.nights.stored import StoredNight
    from entaku.tournament.night import Night, Setup

    nights = NightStore(store)
    row = StoredNight("ABCDEF", 1.0, msgspec.json.encode(Setup("Friday")), seed_from(1), b"secret")
    assert nights.create(row)
    assert not nights.create(row)
    night = Night(Setup("Friday"), row.seed)
    for number in (1, 2):
        nights.append("ABCDEF", night.add("desk", Registered(number, f"Player {number}")))
    assert nights.entries("ABCDEF") == night.log
    assert nights.read(row).state == night.state
    assert nights.night("GHJKLM") is None


def test_lines_that_are_wrong(tmp_path: Path) -> None:
    """A wrong key and a code that no night has end the line with the reason."""

    async def wrong() -> None:
        async with desk(tmp_path) as aya:
            for code, key, reason in ((aya.code, "guess", "night-organisers-only"), ("QQQQQQ", None, "night-unknown")):
                client = await Client.to(aya.served.port, f"nights/{code}")
                aya.served.clients.append(client)
                await client.send({"type": "hello", "key": key})
                bye = await client.next("bye")
                assert (bye["trouble"]["key"], bye["final"]) == (reason, True)

    run(wrong())


def test_two_desks_at_full_speed(tmp_path: Path) -> None:
    """Two organisers register forty players at once: none is lost, and no number is given twice."""

    async def race() -> None:
        async with desk(tmp_path) as aya:
            ben = Desk(aya.served, aya.code, aya.key, "Ben")
            work = [one.enter(Registered(0, f"{one.name} {n}"), seen=0) for n in range(20) for one in (aya, ben)]
            answers = await asyncio.gather(*work)
            assert [status for status, _ in answers] == [201] * 40
            players = (await aya.view())["players"]
            assert [player["number"] for player in players] == list(range(1, 41))
            assert {player["name"] for player in players} == {f"{who} {n}" for n in range(20) for who in ("Aya", "Ben")}

    run(race())


def test_a_long_draw_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While lots are drawn the night can be looked at, and what is entered meanwhile comes after the draw."""
    drawn, begun, looked_at = Night.draw_round, threading.Event(), threading.Event()

    def draw_for_long(night: Night) -> PairingDrafted:
        begun.set()
        assert looked_at.wait(PATIENCE)
        return drawn(night)

    monkeypatch.setattr(Night, "draw_round", draw_for_long)

    async def meanwhile() -> None:
        async with desk(tmp_path, Settings(structure="swiss")) as aya:
            await aya.fill(6)
            version = (await aya.view())["version"]
            drawing = asyncio.create_task(aya.draw("round"))
            while not begun.is_set():
                await asyncio.sleep(0.005)
            dropping = asyncio.create_task(aya.enter({"type": "Dropped", "player": 6}))
            assert (await aya.view())["version"] == version
            assert not drawing.done()
            assert not dropping.done()
            looked_at.set()
            await asyncio.gather(drawing, dropping)
            log = (await aya.served.get(f"/api/nights/{aya.code}/export/log.json", aya.key)).json()
            assert [line["act"] for line in log[version:]] == ["PairingDrafted", "Dropped"]

    run(meanwhile())


def test_a_killed_server_has_lost_nothing(tmp_path: Path) -> None:
    """What was answered before the server was killed is there when it is started again."""

    async def kill() -> None:
        async with process(tmp_path) as server, asking() as http:

            def at(path: str) -> str:
                return f"http://127.0.0.1:{server.port}/api/nights{path}"

            settings = msgspec.to_builtins(Settings())
            made = (await http.post(at(""), json={"name": "Friday", "settings": settings})).json()
            for n in range(10):
                assert (
                    await http.post(at(f"/{made['code']}/players"), json={"name": f"Player {n}"})
                ).status_code == 201
            headers = {"Authorization": f"Bearer {made['key']}"}
            before = (await http.get(at(f"/{made['code']}"), headers=headers)).json()
            server.kill()
            await server.start()
            assert (await http.get(at(f"/{made['code']}"), headers=headers)).json() == before
            assert len(before["players"]) == 10

    run(kill())


def test_a_store_of_the_first_version(tmp_path: Path) -> None:
    """A database made before there were nights gets their tables, and keeps its rooms."""
    url = f"sqlite:///{tmp_path / 'entaku.db'}"
    before = Store(url)
    room = StoredRoom("ABCDEF", 1.0, b"{}", b"{}")
    assert before.create(room)
    with before.engine.begin() as connection:
        first = {"rooms", "tables", "answers", "decks", "alembic_version"}
        for table in set(sa.inspect(connection).get_table_names()) - first:
            connection.execute(sa.text(f"DROP TABLE {table}"))
        connection.execute(sa.text("DROP INDEX rooms_home"))
        for table, column in (("tables", "proof"), ("answers", "reserve"), ("answers", "why"), ("rooms", "home")):
            connection.execute(sa.text(f"ALTER TABLE {table} DROP COLUMN {column}"))
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '0001'"))
    before.close()
    store = Store(url)
    assert store.room("ABCDEF") == room
    assert NightStore(store).night("ABCDEF") is None
    store.close()
