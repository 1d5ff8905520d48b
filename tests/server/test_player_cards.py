"""Player cards: a key that stays on the phone, ways to other devices that work once, and a night's players by card."""

import asyncio
from pathlib import Path

import httpx

from entaku.server.limits import PLAYER_CARDS
from entaku.server.storage.player_cards import PlayerCards, StoredCard
from entaku.server.storage.store import Store
from tests.server.serving import Json, Served, serving

CARD = StoredCard("AAAABBBBCCCC", 1.5, "健", "けん", "k1 k2", "r1", "m1", 2.5)


def test_a_card_is_kept_and_changed(store: Store) -> None:
    """What is read is what was written; a change rests on the card as it was, so that a code is used once."""
    cards = PlayerCards(store)
    assert cards.create(CARD)
    assert cards.create(CARD) is False
    assert cards.card(CARD.id) == cards.recovered_by("r1") == CARD
    used = StoredCard(CARD.id, 1.5, "健", "けん", "k3", "r2")
    assert cards.change(CARD, used)
    assert cards.change(CARD, StoredCard(CARD.id, 1.5, "健", "けん", "k4", "r3")) is False
    assert (cards.recovered_by("r1"), cards.card(CARD.id), cards.card("DDDD")) == (None, used, None)


def test_a_recovery_code_works_once_and_puts_the_lost_phone_out(tmp_path: Path) -> None:
    """Whoever has it has the card, with a new code; it counts on after a restart."""

    async def scene() -> None:
        async with serving(tmp_path) as served:
            held = await made(served, " 健 ", "ケン")
            assert (held["card"]["name"], held["card"]["reading"]) == ("健", "けん")
            typed = held["recovery"].lower().replace("-", " ")
        async with serving(tmp_path) as served:
            back = await served.post("/api/player-cards/recoveries", {"code": typed})
            assert (back.status_code, back.json()["card"]["id"]) == (201, held["card"]["id"])
            again = await served.post("/api/player-cards/recoveries", {"code": typed})
            assert (again.status_code, again.json()["trouble"]["key"]) == (401, "recovery-unknown")
            assert await codes(served, held["key"]) == "player-card-gone"
            assert (await served.get("/api/player-cards/own", held["key"])).status_code == 401
            newest = await codes(served, back.json()["key"])
            assert newest not in (held["recovery"], back.json()["recovery"])
            stale = await served.post("/api/player-cards/recoveries", {"code": back.json()["recovery"]})
            assert stale.status_code == 401
            assert (await served.post("/api/player-cards/recoveries", {"code": newest})).status_code == 201
            wrong = [await served.post("/api/player-cards/recoveries", {"code": "ABCDE-FGHJK"}) for _ in range(45)]
            assert wrong[-1].status_code == 429

    asyncio.run(scene())


def test_a_link_brings_a_card_to_another_device_once(tmp_path: Path) -> None:
    """Both devices have it then, each by a key of its own."""

    async def scene() -> None:
        async with serving(tmp_path) as served:
            held = await made(served, "Aki")
            url = (await served.post("/api/player-cards/own/moves", {}, held["key"])).json()["url"]
            key = url.partition("#move=")[2]
            there = await served.post("/api/player-cards/arrivals", {"key": key})
            assert (there.status_code, there.json()["card"], there.json()["recovery"]) == (201, held["card"], "")
            assert there.json()["key"] != held["key"]
            used = await served.post("/api/player-cards/arrivals", {"key": key})
            assert (used.status_code, used.json()["trouble"]["key"]) == (401, "player-card-link-used")
            none = await served.post("/api/player-cards/arrivals", {"key": held["card"]["id"] + "."})
            assert none.status_code == 401
            for one in (held["key"], there.json()["key"]):
                assert (await served.get("/api/player-cards/own", one)).json() == held["card"]

    asyncio.run(scene())


def test_a_photographed_card_gives_nobody_anything(tmp_path: Path) -> None:
    """With the public number alone nobody registers, claims, reports, votes, renames it or gets its codes."""

    async def scene() -> None:
        async with serving(tmp_path) as served:
            held = await made(served, "健", "けん")
            number = held["card"]["id"]
            night = await opened(served)
            path = f"/api/nights/{night['code']}"
            typed = {"type": "Registered", "player": 0, "name": "ケン", "via": "typed"}
            assert (await entered(served, path, typed, night["key"])).status_code == 201
            registered = await served.post(f"{path}/players", {"name": "", "card": held["key"]})
            assert registered.status_code == 201
            for false in (number, f"{number}.", f"{number}.{number}", f"{number}.x", "", "."):
                for body, where in (
                    ({"name": "健", "card": false or "."}, "players"),
                    ({"card": false}, "own"),
                    ({"card": false, "player": 1}, "claims"),
                ):
                    found = await served.post(f"{path}/{where}", body)
                    assert found.json()["trouble"]["key"] in ("player-card-gone", "player-card-unknown"), (where, false)
                for act in ({"type": "Voted", "group": 1, "voter": 2, "chosen": 1}, {"type": "Dropped", "player": 2}):
                    assert (await entered(served, path, act, false)).status_code == 403
                assert (await served.get(f"{path}/scanned?text={number}", false)).status_code == 403
                assert await codes(served, false) in ("player-card-gone", "player-card-unknown")
                renamed = await served.http.put(
                    "/api/player-cards/own", json={"name": "X"}, headers={"Authorization": f"Bearer {false or chr(46)}"}
                )
                assert renamed.status_code in (401, 404)
            shown = (await served.get(f"/api/player-cards/{number}")).json()
            assert shown == {**held["card"], "name": "健"}
            assert number not in (await served.get(path)).text

    asyncio.run(scene())


def test_a_phone_with_a_card_registers_by_one_tap(tmp_path: Path) -> None:
    """Under the card's name; on every device of the card it is the same player, with the same key."""

    async def scene() -> None:
        async with serving(tmp_path) as served:
            aki, other = await made(served, "健", "けん"), await made(served, "健", "たける")
            night = await opened(served)
            path = f"/api/nights/{night['code']}"
            first = await served.post(f"{path}/players", {"name": "", "card": aki["key"]})
            again = await served.post(f"{path}/players", {"name": "", "card": aki["key"]})
            assert first.json() == again.json()
            assert (await served.post(f"{path}/own", {"card": aki["key"]})).json()["own"] == first.json()
            assert (await served.post(f"{path}/players", {"name": "健"})).status_code == 409
            second = await served.post(f"{path}/players", {"name": "", "card": other["key"]})
            assert second.json()["player"] == 2
            here = {"type": "CheckedIn", "player": 2, "here": True}
            assert (await entered(served, path, here, second.json()["key"])).status_code == 201
            people = (await served.get(path)).json()["players"]
            assert [(one["name"], one["reading"], one["carded"], one["here"]) for one in people] == [
                ("健 (1)", "けん", True, False),
                ("健 (2)", "たける", True, True),
            ]

    asyncio.run(scene())


def test_a_typed_name_is_claimed_with_the_desks_consent(tmp_path: Path) -> None:
    """Until then the phone has nothing of the player; then it has their key."""

    async def scene() -> None:
        async with serving(tmp_path) as served:
            held, thief = await made(served, "健"), await made(served, "Mallory")
            night = await opened(served)
            path, desk = f"/api/nights/{night['code']}", night["key"]
            typed = {"type": "Registered", "player": 0, "name": "健", "via": "typed"}
            await entered(served, path, typed, desk)
            alike = await served.post(f"{path}/players", {"name": "", "card": held["key"]})
            assert (alike.status_code, alike.json()["doubtful"]) == (409, True)
            for card in (held, thief):
                asked = await served.post(f"{path}/claims", {"card": card["key"], "player": 1})
                assert asked.status_code == 201
                own = (await served.post(f"{path}/own", {"card": card["key"]})).json()
                assert own == {"own": None, "claimed": 1, "refused": []}
            assert "claims" not in (await served.get(path)).json()
            claims = (await served.get(path, desk)).json()["desk"]["claims"]
            assert [(one["player"], one["holder"]) for one in claims] == [(1, "健"), (1, "Mallory")]
            consent = {"type": "CardLinked", "player": 1, "card": claims[0]["card"]}
            assert (await entered(served, path, consent)).status_code == 403
            refusal = {"type": "ClaimRefused", "player": 1, "card": claims[1]["card"]}
            assert (await entered(served, path, refusal, desk)).status_code == 201
            assert (await entered(served, path, consent, desk)).status_code == 201
            own = (await served.post(f"{path}/own", {"card": held["key"]})).json()["own"]
            assert own["player"] == 1
            here = {"type": "CheckedIn", "player": 1, "here": True}
            assert (await entered(served, path, here, own["key"])).status_code == 201
            other = (await served.post(f"{path}/own", {"card": thief["key"]})).json()
            assert other == {"own": None, "claimed": None, "refused": [1]}

    asyncio.run(scene())


def test_a_phone_with_a_personal_link_adds_its_card(tmp_path: Path) -> None:
    """It shows both keys; with the key of another player it can't."""

    async def scene() -> None:
        async with serving(tmp_path) as served:
            held = await made(served, "健")
            night = await opened(served)
            path, desk = f"/api/nights/{night['code']}", night["key"]
            for name in ("ケン", "Aki"):
                await entered(served, path, {"type": "Registered", "player": 0, "name": name}, desk)
            urls = [(await served.get(f"{path}/players/{one}/link", desk)).json()["url"] for one in (1, 2)]
            keys = [url.partition("#me=")[2] for url in urls]

            async def add(key: str) -> int:
                headers = {"Authorization": f"Bearer {key}"}
                body = {"card": held["key"]}
                return (await served.http.put(f"{path}/players/1/card", json=body, headers=headers)).status_code

            assert [await add(keys[1]), await add(keys[0])] == [403, 201]
            assert (await served.post(f"{path}/own", {"card": held["key"]})).json()["own"]["key"] == keys[0]

    asyncio.run(scene())


def test_the_desk_scans_cards(tmp_path: Path) -> None:
    """As scanners of any keyboard type them; what is no card of this server is said in a sentence."""

    async def scene() -> None:
        async with serving(tmp_path) as served:
            held = await made(served, "健", "けん")
            number = held["card"]["id"]
            night = await opened(served)
            path, desk = f"/api/nights/{night['code']}", night["key"]
            for text in (
                held["card"]["url"],
                f"http+&&shop&card&{number}",
                f"{number[:4]}-{number[4:8]}-{number[8:]} ",
            ):
                found = await served.http.get(
                    f"{path}/scanned", params={"text": text.lower()}, headers={"Authorization": f"Bearer {desk}"}
                )
                assert found.json() == {"card": number, "name": "健", "reading": "けん", "player": None}
            act = {"type": "Registered", "player": 0, "name": "健", "via": "card", "reading": "けん", "card": number}
            assert (await entered(served, path, act, desk)).status_code == 201
            assert (await served.get(f"{path}/scanned?text={number}", desk)).json()["player"] == 1
            for text in ("", "4901234567894", "ABCDEFGHJKMN"):
                unknown = await served.get(f"{path}/scanned?text={text}", desk, language="ja")
                said = "このサーバーのプレイヤーカードではありません。"
                assert (unknown.status_code, unknown.json()["trouble"]["text"]) == (404, said)
            false = {**act, "card": "ABCDEFGHJKMN"}
            assert (await entered(served, path, false, desk)).status_code == 404

    asyncio.run(scene())


def test_a_card_needs_a_name_that_can_be_read(tmp_path: Path) -> None:
    """And one address makes no more cards than it may."""

    async def scene() -> None:
        async with serving(tmp_path) as served:
            for name in ("", "\u200b\u3164", "x" * 25) * (PLAYER_CARDS.most // 3):
                assert (await served.post("/api/player-cards", {"name": name})).status_code == 400
            assert (await served.post("/api/player-cards", {"name": "Aki"})).status_code == 429

    asyncio.run(scene())


async def made(served: Served, name: str, reading: str = "") -> Json:
    """A card as the phone that made it has it."""
    answer = await served.post("/api/player-cards", {"name": name, "reading": reading})
    assert answer.status_code == 201, answer.text
    held: Json = answer.json()
    return held


async def codes(served: Served, key: str) -> str:
    """A new recovery code for this key, or what is said instead."""
    found = (await served.post("/api/player-cards/own/recovery-code", {}, key)).json()
    code: str = found["code"] if "code" in found else found["trouble"]["key"]
    return code


async def opened(served: Served) -> Json:
    """A night's code, and its desk's key."""
    night: Json = (await served.post("/api/nights", {"name": "Friday", "settings": {"votes": True}})).json()
    return night


async def entered(served: Served, path: str, act: Json, key: str | None = None) -> httpx.Response:
    """Enter an act with this key."""
    return await served.post(f"{path}/entries", {"act": act, "seen": 99, "insist": False, "by": "Desk"}, key)
