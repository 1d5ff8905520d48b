"""Deck lists over HTTP: handed in by their players, read by judges, brought to the tables here."""

from pathlib import Path

from entaku.tournament.settings import Settings
from tests.server.desks import Desk, desk, run
from tests.server.serving import Json
from tests.server.test_roles import staff_key
from tests.server.test_rulings import key_of


async def hand_in(aya: Desk, player: int, key: str | None, text: str, is_last: bool = True) -> tuple[int, Json]:
    """Send a list; the status and the answer."""
    body = {"text": text, "file": "list", "commander": "", "hand_in": is_last}
    path = f"/api/nights/{aya.code}/players/{player}/list"
    answer = await aya.served.http.put(path, json=body, headers={"Authorization": f"Bearer {key}"} if key else {})
    return answer.status_code, answer.json()


def test_lists_are_handed_in_checked_and_read_by_judges_alone(tmp_path: Path) -> None:
    """Too few and unknown cards are told and refused; opponents and scorekeepers never see a list; locks hold."""

    async def collect() -> None:
        async with desk(tmp_path, Settings(lists=True)) as aya:
            await aya.fill(4)
            ben, chie = await key_of(aya, 2), await key_of(aya, 3)
            judge, keeper = await staff_key(aya, "judge"), await staff_key(aya, "scorekeeper")
            status, found = await hand_in(aya, 2, ben, "39 Forest\n1 Forrrrest of Nowhere", is_last=False)
            assert (status, found["unknown"], found["playable"], found["handed_in"]) == (
                200, ["Forrrrest of Nowhere"], False, False,
            )  # fmt: skip
            for text in ("39 Forest\n1 Forrrrest of Nowhere", "12 Forest"):
                assert (await hand_in(aya, 2, ben, text))[1]["trouble"]["key"] == "deck-not-legal"
            assert (await hand_in(aya, 2, chie, "40 Forest"))[0] == 403
            assert (await hand_in(aya, 2, None, "40 Forest"))[0] == 403
            line = await aya.line(ben)
            public = await aya.line()
            assert (await hand_in(aya, 2, ben, "40 Forest\nSideboard\n2 Island"))[0] == 200
            assert (await line.next("update"))["changes"]["own"]["handed_in"] is True
            assert "Forest" not in str(await public.next("update"))
            raw = {"type": "ListHanded", "player": 2, "text": "1 Forest"}
            for key in (ben, aya.key):
                assert (await aya.enter(raw, key=key))[1]["trouble"]["key"] == "night-list-unchecked"
            path = f"/api/nights/{aya.code}/players/2/list"
            allowed = ((ben, 200), (judge, 200), (aya.key, 200), (chie, 403), (keeper, 403), (None, 403))
            for one, status in allowed:
                assert (await aya.served.get(path, one)).status_code == status, one
            other: Json = {"text": "39 Forest\n1 Swamp\nSideboard\n2 Island", "file": "list"}
            compared = (await aya.served.post(f"{path}/comparison", other, judge)).json()
            assert [(one["name"], one["difference"]) for one in compared["differences"]] == [
                ("Forest", -1),
                ("Swamp", 1),
            ]
            assert (await aya.served.post(f"{path}/comparison", other, chie)).status_code == 403
            assert (await aya.view())["desk"]["lists"] == [2]
            assert (await aya.enter({"type": "ListsLocked"}, key=keeper))[0] == 403
            assert (await aya.enter({"type": "ListsLocked"}, key=judge))[0] == 201
            assert (await hand_in(aya, 2, ben, "40 Island"))[1]["trouble"]["key"] == "night-lists-locked"

    run(collect())


def test_a_locked_list_is_what_its_player_brings_to_a_table_here(tmp_path: Path) -> None:
    """Once round 1 is published the list lies at the player's seat, handed in, and can't be changed there."""

    async def play() -> None:
        async with desk(tmp_path, Settings(lists=True, here=True)) as aya:
            await aya.fill(4)
            ben = await key_of(aya, 2)
            assert (await hand_in(aya, 2, ben, "40 Forest"))[0] == 200
            await aya.publish()
            opened = await aya.served.post(f"/api/nights/{aya.code}/groups/1/table", {"by": "Aya"}, aya.key)
            room = opened.json()["room"]
            seat = (await aya.served.post(f"/api/nights/{aya.code}/seat", {"room": room}, ben)).json()
            path = f"/api/rooms/{room}/own-deck"
            kept = (await aya.served.get(path, seat["token"])).json()
            assert (kept["text"], kept["handed_in"], kept["fixed"]) == ("40 Forest", True, True)
            body = {"text": "40 Island", "hand_in": True}
            changed = await aya.served.http.put(path, json=body, headers={"Authorization": f"Bearer {seat['token']}"})
            assert changed.json()["trouble"]["key"] == "own-deck-fixed"

    run(play())


def test_a_night_that_collects_none(tmp_path: Path) -> None:
    """There is nothing to hand in, and nothing to read."""

    async def ask() -> None:
        async with desk(tmp_path) as aya:
            await aya.fill(1)
            assert (await hand_in(aya, 1, await key_of(aya, 1), "40 Forest"))[1]["trouble"]["key"] == "night-lists-off"

    run(ask())
