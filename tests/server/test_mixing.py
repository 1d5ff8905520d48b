"""The seed of a table is made by the server and the devices of all seats, and the recording proves it."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from entaku.games.recorded import rules_of
from entaku.kernel import log
from entaku.kernel.log import Header
from entaku.kernel.proof import Proof
from entaku.kernel.table import Rules
from entaku.kernel.verify import Noted, Verdict, verify
from entaku.server.rooms.shown import info
from entaku.server.storage.recordings import chained, recorded
from tests.plain_http import asking
from tests.server import guessing
from tests.server.company import answer_by, company, play_to
from tests.server.mixing import Device, Waiting
from tests.server.pods import drafted
from tests.server.serving import PATIENCE, Client, Json, Served, serving
from tests.server.test_restart import pick, process

LONG = 2 * PATIENCE
"""Seconds in which every device has had its say."""
Play = Callable[[Served, str, list[Device]], Awaitable[None]]


def named(name: str) -> tuple[Rules[guessing.GuessingSetup, guessing.Guessing], type]:
    assert name == "guessing"
    return guessing.GuessingRules(), guessing.GuessingSetup


def two_people(data: Path, play: Play) -> None:
    """Two people with devices that mix are in the lobby of a room."""

    async def run() -> None:
        async with (
            asyncio.timeout(PATIENCE),
            serving(data, guessing.FORMATS, mixing=LONG) as served,
        ):
            room = await served.open(options=guessing.options(), seats=2)
            entered = await served.enter(room["code"], "Ben")
            devices = [await Device.at(served, room["code"], token) for token in (room["token"], entered["token"])]
            await play(served, room["code"], devices)

    asyncio.run(run())


async def begun(client: Client) -> None:
    await client.when(lambda one: bool(one.view))


async def guess_to_the_end(devices: list[Device]) -> list[str]:
    """Everybody writes until the table is over; gives the heads of the chain that the first was shown."""
    clients = [device.client for device in devices]
    while not clients[0].over:
        for client in clients:
            await client.when(lambda one: one.over or any(a["decision"]["purpose"] == "guess" for a in one.asked))
            if not client.over:
                await client.give(guessing.number(client.asked), 5)
    return [message["head"] for message in clients[0].messages if message["type"] in ("table", "update")]


async def recording(served: Served, code: str, host: Device) -> bytes:
    assert (await host.client.ask("publish"))["type"] == "done"
    found = await served.get(f"/api/rooms/{code}/recording")
    assert found.status_code == 200, found.text
    return found.content


def proof_in(data: bytes) -> Proof:
    header = msgspec.json.decode(data.split(b"\n")[0], type=Header)
    assert header.proof is not None
    return header.proof


def looked_over(data: bytes) -> Verdict:
    return verify(data, "file", named, "test")


def findings(verdict: Verdict) -> dict[str, str]:
    return {finding.check: finding.state for finding in verdict.findings}


@pytest.mark.rule("CR 103.2")
def test_two_people_mix_and_can_check_it(tmp_path: Path) -> None:
    """Both nonces are in the seed, the commitment came first, and the heads shown in play are in the recording."""

    async def play(served: Served, code: str, devices: list[Device]) -> None:
        ada, ben = devices
        assert (await ada.client.ask("start"))["type"] == "done"
        await asyncio.gather(ada.pledge(), ben.pledge())
        await ada.client.when(lambda one: bool(one.room["mixing"]))
        assert ada.client.view == {}
        await asyncio.gather(ada.reveal(), ben.reveal())
        await asyncio.gather(begun(ada.client), begun(ben.client))
        await ada.client.when(lambda one: one.room["mixers"] == [0, 1])
        assert (ada.client.room["mixing"], ada.client.room["seal"]) == (False, ada.seal)
        heads = await guess_to_the_end(devices)
        data = await recording(served, code, ada)
        verdict = looked_over(data)
        assert (verdict.shared, verdict.holds, verdict.table) == (True, True, f"{code}-1")
        assert verdict.headline == ("proof-unwitnessed", {})
        for device in devices:
            noted = Noted(device.seal, device.nonce, heads[0])
            assert verify(data, "file", named, "test", noted=noted).headline == ("proof-proved", {})
        proof = proof_in(data)
        assert [share.nonce for share in proof.mixings[0].shares] == [ada.nonce, ben.nonce]
        links = [json.loads(line)["chain"] for line in data.splitlines()]
        assert len(heads) > 1
        assert set(heads) <= set(links)
        assert links.index(heads[0]) == 0
        assert heads[-1] == links[-1]

    two_people(tmp_path, play)


def test_who_withholds_is_left_out_of_another_mixing(tmp_path: Path) -> None:
    """A device that pledged and is gone, or reveals another number, is out; all begin again, and the file says so."""

    async def play(served: Served, code: str, devices: list[Device]) -> None:
        ada, ben = devices
        await ada.client.ask("start")
        await asyncio.gather(ada.pledge(), ben.pledge())
        await asyncio.gather(ada.reveal(), ben.reveal("0" * 64))
        first, ada.nonce = ada.nonce, "a" * 64
        await ada.pledge()
        assert ada.told["attempt"] == 2
        await ada.reveal()
        await begun(ada.client)
        await begun(ben.client)
        await guess_to_the_end(devices)
        data = await recording(served, code, ada)
        verdict = looked_over(data)
        assert (verdict.holds, verdict.shared) == (True, True)
        assert findings(verdict)["withheld"] == "absent"
        one, two = proof_in(data).mixings
        assert [share.nonce for share in one.shares] == [first, "0" * 64]
        assert [share.nonce for share in two.shares] == ["a" * 64]

    two_people(tmp_path, play)


def test_who_vanishes_between_pledge_and_reveal_does_not_stop_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their device has no part in the seed, and they can come back to the table."""
    waiting = Waiting(monkeypatch.setattr)

    async def play(served: Served, code: str, devices: list[Device]) -> None:
        ada, ben = devices
        await ada.client.ask("start")
        await asyncio.gather(ada.pledge(), ben.pledge())
        await ben.client.close()
        await ada.agree()
        assert (await ada.client.ask("start"))["trouble"]["key"] == "room-is-mixing"
        waiting.end()
        await ada.pledge()
        await ada.reveal()
        await begun(ada.client)
        await ada.client.when(lambda one: one.room["mixers"] == [0])

    two_people(tmp_path, play)


def test_who_says_nothing_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A silent device costs the others a moment; what is no number, comes too late or twice is not heard."""
    waiting = Waiting(monkeypatch.setattr)

    async def play(served: Served, code: str, devices: list[Device]) -> None:
        ada, ben = devices
        await ada.client.ask("start")
        await ada.pledge()
        await ada.say("pledge", pledge="0" * 64)
        await ben.asked("pledge")
        await ben.say("pledge", pledge="nonsense")
        assert (await ben.client.next("refused"))["trouble"]["key"] == "mixing-unreadable"
        await ben.say("reveal", nonce="1" * 64)
        for kind in ("rename", "start"):
            fields = {"name": "Zed"} if kind == "rename" else {}
            assert (await ada.client.ask(kind, **fields))["trouble"]["key"] == "room-is-mixing"
        waiting.end()
        await ada.reveal()
        await begun(ada.client)
        await guess_to_the_end(devices)
        data = await recording(served, code, ada)
        (made,) = proof_in(data).mixings
        assert (made.silent, [share.nonce for share in made.shares]) == ((1,), [ada.nonce])
        assert looked_over(data).shared

    two_people(tmp_path, play)


def test_a_table_without_devices_says_that_nothing_is_proved(tmp_path: Path) -> None:
    """Old clients are not asked; the seed is fixed beforehand, but by the server alone."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path, guessing.FORMATS) as served:
            room = await served.open(options=guessing.options(), seats=1)
            ada = Device(await served.connect(room["code"], room["token"]))
            await ada.client.ask("start")
            await begun(ada.client)
            await guess_to_the_end([ada])
            assert (await served.get(f"/api/rooms/{room['code']}/recording")).status_code == 403
            verdict = looked_over(await recording(served, room["code"], ada))
            assert (verdict.holds, verdict.proved) == (True, False)
            assert findings(verdict)["pledges"] == "absent"
            assert not any(message["type"] == "mixing" for message in ada.client.messages)

    asyncio.run(run())


@pytest.mark.parametrize("revealing", [False, True])
def test_a_server_that_ends_in_a_mixing_begins_it_again(tmp_path: Path, revealing: bool) -> None:
    """The same server secret and the same seats; the try that was broken off stays to be seen."""
    kept: Json = {}

    async def first() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path, guessing.FORMATS, mixing=LONG) as served:
            room = await served.open(options=guessing.options(), seats=2)
            entered = await served.enter(room["code"], "Ben")
            kept.update(code=room["code"], tokens=[room["token"], entered["token"]])
            ada, ben = [await Device.at(served, room["code"], token) for token in kept["tokens"]]
            await ada.client.ask("start")
            await asyncio.gather(ada.pledge(), ben.pledge() if revealing else ben.asked("pledge"))
            if revealing:
                await asyncio.gather(ada.reveal(), ben.agree())
            kept["commitment"] = ada.told["commitment"]

    async def second() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path, guessing.FORMATS, mixing=LONG) as served:
            ada, ben = [await Device.at(served, kept["code"], token) for token in kept["tokens"]]
            await asyncio.gather(ada.pledge(), ben.pledge())
            assert (ada.told["attempt"], ada.told["commitment"]) == (2, kept["commitment"])
            await asyncio.gather(ada.reveal(), ben.reveal())
            await asyncio.gather(begun(ada.client), begun(ben.client))
            await guess_to_the_end([ada, ben])
            data = await recording(served, kept["code"], ada)
            assert [one.stopped for one in proof_in(data).mixings] == [True, False]
            verdict = looked_over(data)
            assert (verdict.holds, verdict.shared) == (True, True)
            assert findings(verdict)["stopped"] == "absent"

    asyncio.run(first())
    asyncio.run(second())


DRAFT = {"type": "draft", "sets": ["CNS"], "rounds": 1, "pack_sizes": [4], "clock": None}


def test_a_server_killed_in_a_mixing_begins_it_again(tmp_path: Path) -> None:
    """As a power cut does it: whoever comes back first has a part, and the others are waited for a moment only."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), process(tmp_path) as server:
            async with asking(f"http://127.0.0.1:{server.port}") as http:
                wanted = {"name": "Ada", "seats": 2, "options": DRAFT, "pace": 0}
                room = (await http.post("/api/rooms", json=wanted)).json()
                code = room["code"]
                await http.post(f"/api/rooms/{code}/guests", json={"name": "Ben"})
            ada = await Device.on(server.port, code, room["token"])
            await ada.client.ask("start")
            await ada.asked("pledge")
            first = ada.told["commitment"]
            server.kill()
            await ada.client.ended()
            await server.start()
            ada = await Device.on(server.port, code, room["token"])
            await ada.pledge()
            await ada.client.heard()
            server.end_waiting()
            assert (ada.told["attempt"], ada.told["commitment"]) == (2, first)
            await ada.reveal()
            await ada.client.when(lambda one: bool(one.view))
            await ada.client.when(lambda one: one.room["mixers"] == [0])
            await ada.client.close()

    asyncio.run(run())


def test_the_server_looks_over_what_it_is_sent(tmp_path: Path) -> None:
    """A draft of its own is proved; a changed one is not; what is no recording is refused in the asker's language."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path, mixing=LONG) as served:
            room = await served.open(options=DRAFT, seats=2)
            code = room["code"]
            ada = await Device.at(served, code, room["token"])
            await ada.client.ask("start")
            await ada.pledge()
            await ada.reveal()
            while not ada.client.over:
                await pick(ada.client)
                await asyncio.sleep(0.01)
            path = f"/api/rooms/{code}/recording"
            refused = await served.get(path, room["token"])
            assert (refused.status_code, refused.json()["trouble"]["key"]) == (403, "not-published")
            data = await recording(served, code, ada)
            assert (await served.get(f"{path}?table=1")).content == data
            for number in (0, 2, 10**30):
                assert (await served.get(f"{path}?table={number}")).json()["trouble"]["key"] == "table-none"
            verdict = msgspec.json.decode(await verified(served, data), type=Verdict)
            assert (verdict.shared, verdict.table) == (True, f"{code}-1")
            rows = data.splitlines(keepends=True)
            changed = b"".join([*rows[:2], *rows[3:]])
            verdict = msgspec.json.decode(await verified(served, changed), type=Verdict)
            assert (verdict.holds, verdict.line) == (False, 3)
            answer = await served.http.post("/api/verify", content=b"no recording", headers={"Accept-Language": "ja"})
            assert answer.status_code == 400
            assert "卓の記録" in answer.json()["trouble"]["text"]

    asyncio.run(run())


async def verified(served: Served, data: bytes) -> bytes:
    found = await served.http.post("/api/verify", content=data)
    assert found.status_code == 200, found.text
    return found.content


def test_a_worker_that_ends_without_a_word_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Out of time or of memory: the asker hears so, and the next recording is looked at."""
    monkeypatch.setattr("entaku.server.proofs.SECONDS", 0.05)

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path, guessing.FORMATS) as served:
            for _ in range(2):
                answer = await served.http.post("/api/verify", content=b"{}")
                assert answer.json()["trouble"]["key"] == "verify-endless"

    asyncio.run(run())


@pytest.mark.rule("EV-3")
def test_a_pods_devices_have_a_part_in_the_tables_of_its_groups(tmp_path: Path) -> None:
    """Who is still in the room of the draft is asked there for the table of their group."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path, mixing=LONG) as served:
            pod, lines = await drafted(served, seats=6, people=("Ada", "Ben"))
            await pod.start()
            ada, ben = [await Device.at(served, pod.room["code"], pod.room["tokens"][name]) for name in lines]
            groups, *_ = await asyncio.gather(pod.publish(), take_part(ada), take_part(ben))
            mixers = 0
            for group in groups:
                room = await served.service.room(group["room"])
                async with asyncio.timeout(PATIENCE):
                    while room.sitting is None:
                        await asyncio.sleep(0.02)
                mixers += len(info(room, "").mixers)
            assert mixers == 2
            pod_room = await served.service.room(pod.room["code"])
            assert pod_room.mixers_beside == []

    asyncio.run(run())


async def take_part(device: Device) -> None:
    await device.pledge()
    await device.reveal()


def test_what_was_taken_back_stays_in_the_chain(tmp_path: Path) -> None:
    """After an undo the head is that of everything stored, and the recording plays again to the same table."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            begun_room, people = await company(served, "Ada", "Ken")
            code = begun_room["code"]
            actor = await play_to(people, "land")
            await answer_by(actor, "land")
            await actor.ask("undo", to="act")
            other = next(person for person in people if person is not actor)
            await other.when(lambda one: bool(one.room["motions"]))
            await other.ask("vote", motion=other.room["motions"][0]["id"], choice="yes")
            for person in people:  # only then is anything answered again
                await person.when(lambda one: any(message["type"] == "settled" for message in one.messages))
            await play_to(people, "land")
            await answer_by(actor, "land")
            room = await served.service.room(code)
            assert room.sitting is not None
            store = served.service.store
            stored, rows = store.table(code, room.sitting.number), store.answers(code, room.sitting.number)
            assert stored is not None
            assert room.sitting.chain.head == chained("magic", stored, rows)[1].head
            play = room.sitting.play
            made = recorded(served.service.library, play.rules, play.setup, stored, rows)
            verdict = verify(made, "file", rules_of("file"), "test")
            broken = {finding.check: finding.line for finding in verdict.findings if finding.state == "broken"}
            assert broken == {"end": len(rows) + 1}
            assert any(row.decision == log.BACK for row in rows)

    asyncio.run(run())
