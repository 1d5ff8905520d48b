"""Who is in charge of a room, and to whom a seat with its cards may go: each test is an attack, or the honest way."""

from pathlib import Path

import pytest

from tests.server import guessing
from tests.server.serving import Client, Json, Served
from tests.server.test_rooms import play, table_of_two


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A host is taken for away after a moment."""
    monkeypatch.setattr("entaku.server.rooms.here.HOST_AWAY", 0.2)


async def onlooker(served: Served, room: Json, name: str = "Mallory") -> Client:
    """A guest with a name and without a seat."""
    guest = await served.enter(room["code"], name, watch=True)
    line = await served.connect(room["code"], guest["token"])
    await line.next("welcome")
    return line


def notices(client: Client) -> list[str]:
    """What the room itself has said."""
    lines = [line for message in client.messages if message["type"] == "talk" for line in message["lines"]]
    return [line["notice"] for line in lines if line.get("notice")]


def test_somebody_who_looks_on_never_takes_over(tmp_path: Path) -> None:
    """A guest without a seat can't become host, and so can't remove anybody and see their cards."""

    async def scene(served: Served) -> None:
        ada, ben, room = await table_of_two(served)
        mallory = await onlooker(served, room)
        await ada.close()
        await mallory.when(lambda one: bool(one.room["host_away"]))
        assert (await mallory.ask("take-over"))["trouble"]["key"] == "take-over-seated"
        assert (await mallory.ask("kick", seat=1))["trouble"]["key"] == "host-only"
        assert (await mallory.ask("sit", seat=1))["trouble"]["key"] == "seat-taken"
        assert ben.you["seat"] == 1

    play(tmp_path, scene)


def test_a_host_who_comes_back_is_in_charge_again(tmp_path: Path) -> None:
    """What a player did for an absent host ends with the absence, as often as it happens."""

    async def scene(served: Served) -> None:
        ada, ben, room = await table_of_two(served)
        for _ in range(2):
            await ada.close()
            await ben.when(lambda one: bool(one.room["host_away"]))
            assert (await ben.ask("take-over"))["type"] == "done"
            await ben.when(lambda one: bool(one.you["host"]))
            assert (await ben.ask("pass-host", seat=1))["type"] == "done"  # changes nothing that lasts
            assert ben.room["host_lent"] == "Ada"
            ada = await served.connect(room["code"], room["token"])
            await ada.when(lambda one: bool(one.you.get("host")))
            await ben.when(lambda one: not one.you["host"])
            assert (await ben.ask("pause", on=True))["trouble"]["key"] == "host-only"
        await ben.when(lambda one: notices(one) == ["took-over", "host-back"] * 2)

    play(tmp_path, scene)


def test_a_kicked_players_seat_goes_to_nobody_without_the_table(tmp_path: Path) -> None:
    """Whoever acts for the host can't give a seat, whose cards its player has seen, to a friend."""

    async def scene(served: Served) -> None:
        ada, _, room = await table_of_two(served)
        mallory = await onlooker(served, room)
        assert (await ada.ask("kick", seat=1))["type"] == "done"
        refused = await ada.ask("offer", seat=1, on=True)
        assert refused["trouble"]["key"] == "seat-offer-alone"
        assert (await mallory.ask("sit", seat=1))["trouble"]["key"] == "seat-taken"
        await ada.when(lambda one: "kicked" in notices(one))

    play(tmp_path, scene)


def test_the_table_may_give_a_seat_to_a_newcomer(tmp_path: Path) -> None:
    """Everybody else at the table is asked; when they agree, the newcomer sits down and everybody is told."""

    async def scene(served: Served) -> None:
        room = await served.open(options=guessing.options(3), seats=3)
        others = [await served.enter(room["code"], name) for name in ("Ben", "Chie")]
        ada, ben, chie = [await served.connect(room["code"], who["token"]) for who in (room, *others)]
        mallory = await onlooker(served, room, "Dan")
        assert (await ada.ask("start"))["type"] == "done"
        await ada.when(lambda one: bool(one.view))
        await ada.ask("kick", seat=2)
        await chie.ended()
        assert (await ada.ask("offer", seat=2, on=True))["type"] == "done"
        await ben.when(lambda one: bool(one.room["motions"]))
        asked = ben.room["motions"][0]
        assert (asked["kind"], asked["voters"], asked["choices"]) == ("offer", [1], ["yes", "no"])
        assert (await mallory.ask("sit", seat=2))["trouble"]["key"] == "seat-taken"
        assert (await ben.ask("vote", motion=asked["id"], choice="yes"))["type"] == "done"
        await mallory.when(lambda one: bool(one.room["seats"][2]["offered"]))
        assert (await mallory.ask("sit", seat=2))["type"] == "done"
        await mallory.when(lambda one: one.you["seat"] == 2)
        await ben.when(lambda one: notices(one) == ["kicked", "offered", "sat-down"])

    play(tmp_path, scene)


def test_one_against_it_keeps_the_seat(tmp_path: Path) -> None:
    """A seat whose cards somebody at the table wants hidden stays the bot's."""

    async def scene(served: Served) -> None:
        room = await served.open(options=guessing.options(3), seats=3, bots=[2])
        ben_is = await served.enter(room["code"], "Ben")
        ada, ben = (
            await served.connect(room["code"], room["token"]),
            await served.connect(room["code"], ben_is["token"]),
        )
        assert (await ada.ask("start"))["type"] == "done"
        await ada.ask("offer", seat=2, on=True)
        await ben.when(lambda one: bool(one.room.get("motions")))
        await ben.ask("vote", motion=ben.room["motions"][0]["id"], choice="no")
        await ada.when(lambda one: not one.room["motions"])
        assert not ada.room["seats"][2]["offered"]

    play(tmp_path, scene)


def test_a_player_gives_their_own_seat_away(tmp_path: Path) -> None:
    """Nobody has to agree to what a player shows of their own cards; the one who left looks on."""

    async def scene(served: Served) -> None:
        ada, ben, room = await table_of_two(served)
        friend = await onlooker(served, room, "Dan")
        assert (await ben.ask("offer", seat=0, on=True))["trouble"]["key"] == "host-only"
        assert (await ben.ask("offer", seat=1, on=True))["type"] == "done"
        assert (await friend.ask("sit", seat=1))["type"] == "done"
        await friend.when(lambda one: one.you["seat"] == 1)
        await ada.when(lambda one: one.room["seats"][1]["name"] == "Dan")
        await ben.when(lambda one: one.you["seat"] is None)
        assert not ada.room["seats"][1]["offered"]

    play(tmp_path, scene)


def test_the_host_removes_somebody_without_a_seat(tmp_path: Path) -> None:
    """Guests who look on are listed for the host, who may remove them; their token is worth nothing any more."""

    async def scene(served: Served) -> None:
        ada, ben, room = await table_of_two(served)
        mallory = await onlooker(served, room)
        await ada.when(lambda one: len(one.room["onlookers"]) == 1)
        number = ada.room["onlookers"][0]["guest"]
        assert (await ben.ask("dismiss", guest=number))["trouble"]["key"] == "host-only"
        assert (await ada.ask("dismiss", guest=1))["trouble"]["key"] == "host-stays"
        assert (await ada.ask("dismiss", guest=ben.you["guest"]))["trouble"]["key"] == "guest-sits"
        assert (await ada.ask("dismiss", guest=number))["type"] == "done"
        await mallory.ended()
        await ada.when(lambda one: not one.room["onlookers"])
        assert (await ada.ask("dismiss", guest=number))["trouble"]["key"] == "guest-unknown"

    play(tmp_path, scene)


def test_a_recovery_code_works_once_and_makes_a_new_one(tmp_path: Path) -> None:
    """Somebody whose devices are all gone has their seat again; the room is told, and the code is used up."""

    async def scene(served: Served) -> None:
        ada, ben, room = await table_of_two(served)
        path = f"/api/rooms/{room['code']}"
        assert (await served.post(f"{path}/recovery-code", {})).json()["trouble"]["key"] == "token-missing"
        first = (await served.post(f"{path}/recovery-code", {}, room["ben"])).json()["code"]
        code = (await served.post(f"{path}/recovery-code", {}, room["ben"])).json()["code"]
        await ben.close()
        unknown = (await served.post(f"{path}/recoveries", {"code": first})).json()
        assert unknown["trouble"]["key"] == "recovery-unknown"
        back = (await served.post(f"{path}/recoveries", {"code": f" {code.lower().replace('-', ' ')} "})).json()
        assert (back["seat"], back["name"]) == (1, "Ben")
        again = await served.connect(room["code"], back["token"])
        await again.when(lambda one: bool(one.view))
        assert (await served.post(f"{path}/recoveries", {"code": code})).status_code == 401
        assert (await served.post(f"{path}/recoveries", {"code": back["recovery"]})).status_code == 201
        await ada.when(lambda one: notices(one) == ["recovered", "recovered"])

    play(tmp_path, scene)


def test_a_lost_device_sees_and_answers_nothing_once_its_seat_is_recovered(tmp_path: Path) -> None:
    """Its line ends with a sentence, its token and its link to another device let nobody in; other people's stay."""

    async def scene(served: Served) -> None:
        ada, ben, room = await table_of_two(served)
        path = f"/api/rooms/{room['code']}"
        code = (await served.post(f"{path}/recovery-code", {}, room["ben"])).json()["code"]
        link = (await served.post(f"{path}/moves", {}, room["ben"])).json()
        back = (await served.post(f"{path}/recoveries", {"code": code})).json()
        await ben.ended()
        assert ben.messages[-1]["trouble"]["key"] == "guest-recovered"
        stale = await served.post(f"{path}/recovery-code", {}, room["ben"])
        assert stale.json()["trouble"]["key"] == "token-unknown"
        arrival = await served.post(f"{path}/arrivals", {"key": link["url"].partition("#move=")[2]})
        assert arrival.json()["trouble"]["key"] == "move-unknown"
        again = await served.connect(room["code"], back["token"])
        await again.when(lambda one: bool(one.view) and one.you["seat"] == 1)
        assert (await ada.ask("pause", on=True))["type"] == "done"

    play(tmp_path, scene)


def test_who_takes_a_seat_to_another_device_keeps_both(tmp_path: Path) -> None:
    """That is no loss: a link of one's own lets the second device in beside the first, and the host's puts it out."""

    async def scene(served: Served) -> None:
        ada, ben, room = await table_of_two(served)
        path = f"/api/rooms/{room['code']}"
        link = (await served.post(f"{path}/moves", {}, room["ben"])).json()
        there = (await served.post(f"{path}/arrivals", {"key": link["url"].partition("#move=")[2]})).json()
        second = await served.connect(room["code"], there["token"])
        await second.when(lambda one: bool(one.view) and one.you["seat"] == 1)
        assert (await served.post(f"{path}/recovery-code", {}, room["ben"])).status_code == 201
        await ben.close()
        await second.close()
        await ada.when(lambda one: bool(one.room["seats"][1]["away"]))
        link = (await served.post(f"{path}/seats/1/way-back", {}, room["token"])).json()
        lost = await served.connect(room["code"], there["token"])
        await lost.when(lambda one: bool(one.view))
        third = await served.post(f"{path}/arrivals", {"key": link["url"].partition("#move=")[2]})
        assert third.status_code == 201
        await lost.ended()
        assert lost.messages[-1]["trouble"]["key"] == "guest-recovered"
        for token in (room["ben"], there["token"]):
            assert (await served.post(f"{path}/recovery-code", {}, token)).status_code == 401

    play(tmp_path, scene)


def test_the_host_lets_somebody_back_in_and_the_table_knows(tmp_path: Path) -> None:
    """A way back is made only for a seat whose person is away, by the host, and in front of everybody."""

    async def scene(served: Served) -> None:
        ada, ben, room = await table_of_two(served)
        path = f"/api/rooms/{room['code']}"
        early = await served.post(f"{path}/seats/1/way-back", {}, room["token"])
        assert early.json()["trouble"]["key"] == "seat-is-here"
        await ben.close()
        await ada.when(lambda one: bool(one.room["seats"][1]["away"]))
        assert (await served.post(f"{path}/seats/0/way-back", {}, room["ben"])).json()["trouble"]["key"] == "host-only"
        link = (await served.post(f"{path}/seats/1/way-back", {}, room["token"])).json()
        back = await served.post(f"{path}/arrivals", {"key": link["url"].partition("#move=")[2]})
        assert (back.status_code, back.json()["seat"]) == (201, 1)
        await ada.when(lambda one: "let-back" in notices(one))

    play(tmp_path, scene)


def test_lists_of_those_who_look_on_are_not_kept(tmp_path: Path) -> None:
    """Only somebody with a seat brings a list; who stands up takes theirs along."""
    from entaku.games.brought import Brought
    from entaku.server.rooms.record import Chair, Record

    record = Record("", "en", 1, True, 0.0, [Chair()])
    guest, _ = record.enter("Ada")
    record.sit(guest, 0)
    guest.deck = Brought("1 Plains")
    record.stand_up(guest)
    assert guest.deck is None


def test_what_the_table_was_asked_about_a_seat_outlives_the_server(tmp_path: Path) -> None:
    """A server that ends while a table decides about a seat opens the room again, and asks the same."""
    kept: dict[str, str] = {}

    async def first(served: Served) -> None:
        room = await served.open(options=guessing.options(3), seats=3, bots=[2])
        ben_is = await served.enter(room["code"], "Ben")
        ada, ben = [await served.connect(room["code"], who["token"]) for who in (room, ben_is)]
        assert (await ada.ask("start"))["type"] == "done"
        await ben.when(lambda one: bool(one.view))
        assert (await ada.ask("offer", seat=2, on=True))["type"] == "done"
        await ben.when(lambda one: bool(one.room["motions"]))
        kept.update(code=room["code"], ada=room["token"], ben=ben_is["token"])

    async def second(served: Served) -> None:
        ada, ben = [await served.connect(kept["code"], kept[who]) for who in ("ada", "ben")]
        await ben.when(lambda one: bool(one.room.get("motions")))
        assert (await ben.ask("vote", motion=ben.room["motions"][0]["id"], choice="yes"))["type"] == "done"
        await ada.when(lambda one: bool(one.room["seats"][2]["offered"]))

    play(tmp_path, first)
    play(tmp_path, second)
