"""The list of who has a part in a seed is closed, shown and agreed to before anybody is asked for their number."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from entaku.kernel.proof import FORM, Mixing, Proof, agreement_of, commitment_to, list_of
from entaku.kernel.verify import Noted, verify
from entaku.server.storage.setups import plain
from tests.server import guessing
from tests.server.mixing import Device, Waiting, listed, stage_of
from tests.server.serving import PATIENCE, Served, serving
from tests.server.test_mixing import LONG, begun, guess_to_the_end, named, proof_in, recording, two_people


def stages(device: Device) -> list[tuple[str, int]]:
    """What a device was asked for, and in which try."""
    return [(stage_of(one), one["attempt"]) for one in device.client.messages if one["type"] == "mixing"]


def test_nobody_is_asked_for_a_number_before_all_have_agreed(tmp_path: Path) -> None:
    """A number that is shown too early isn't heard, and everybody is shown the same list and the same agreements."""

    async def play(served: Served, code: str, devices: list[Device]) -> None:
        ada, ben = devices
        await ada.client.ask("start")
        await asyncio.gather(ada.pledge(), ben.pledge())
        await ada.agree()
        await ada.say("reveal", nonce="5" * 64)
        await ada.client.heard()
        assert stages(ada) == [("pledge", 1), ("agree", 1)]
        await ben.reveal()
        told = await ada.asked("reveal")
        assert (listed(told), told["silent"], told["unasked"]) == (listed(ben.told), [], [])
        await ada.say("reveal", nonce=ada.nonce)
        await begun(ada.client)
        assert stages(ada) == stages(ben) == [("pledge", 1), ("agree", 1), ("reveal", 1)]
        await guess_to_the_end(devices)
        (made,) = proof_in(await recording(served, code, ada)).mixings
        assert [share.nonce for share in made.shares] == [ada.nonce, ben.nonce]

    two_people(tmp_path, play)


def test_who_does_not_agree_ends_the_try_before_a_number_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The recording names them, has no number of that try, and counts it: notes of the next one prove nothing."""
    waiting = Waiting(monkeypatch.setattr)

    async def play(served: Served, code: str, devices: list[Device]) -> None:
        ada, ben = devices
        await ada.client.ask("start")
        await asyncio.gather(ada.pledge(), ben.pledge())
        await ada.agree()
        await ben.asked("agree")
        await ada.client.heard()
        waiting.end()
        ada.nonce = "a" * 64
        await ada.pledge()
        await ada.reveal()
        await begun(ada.client)
        assert stages(ben) == [("pledge", 1), ("agree", 1)]
        await guess_to_the_end(devices)
        data = await recording(served, code, ada)
        first, second = proof_in(data).mixings
        assert [share.nonce for share in first.shares] == ["", ""]
        assert (second.silent, second.unasked) == ((), (1,))
        verdict = verify(data, "file", named, "test", noted=Noted(ada.seal, ada.nonce))
        assert (verdict.holds, verdict.proved, verdict.chances) == (True, False, 1)
        assert [one.seats for one in verdict.findings if one.check == "withheld"] == [(2,)]

    two_people(tmp_path, play)


def test_an_agreement_to_another_list_ends_the_try(tmp_path: Path) -> None:
    """It looks as good as any until the number is shown; then who gave it is out."""

    async def play(served: Served, code: str, devices: list[Device]) -> None:
        ada, ben = devices
        await ada.client.ask("start")
        await asyncio.gather(ada.pledge(), ben.pledge())
        told = await ben.asked("agree")
        other = list_of(told["commitment"], 1, replace(listed(told), unasked=(2,)))
        await ben.say("agree", agreement=agreement_of(other, ben.nonce))
        await ada.reveal()
        await ben.asked("reveal")
        await ben.say("reveal", nonce=ben.nonce)
        await ada.pledge()
        await ada.reveal()
        await begun(ada.client)
        await guess_to_the_end(devices)
        first, second = proof_in(await recording(served, code, ada)).mixings
        assert [share.nonce for share in first.shares] == [ada.nonce, ben.nonce]
        assert [share.seat for share in second.shares] == [0]

    two_people(tmp_path, play)


def test_a_client_of_before_is_not_asked(tmp_path: Path) -> None:
    """It would show its number as soon as it saw pledges: it stands on the list as one that nobody asked."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path, guessing.FORMATS, mixing=LONG) as served:
            room = await served.open(options=guessing.options(), seats=2)
            code, entered = room["code"], await served.enter(room["code"], "Ben")
            ada = await Device.at(served, code, room["token"])
            ben = await Device.at(served, code, entered["token"], mixes=True)
            await ada.client.ask("start")
            await ada.pledge()
            await ada.reveal()
            await begun(ben.client)
            assert stages(ben) == []
            await guess_to_the_end([ada, ben])
            (made,) = proof_in(await recording(served, code, ada)).mixings
            assert (made.silent, made.unasked) == ((), (1,))

    asyncio.run(run())


def test_a_mixing_that_an_older_program_began_goes_on_in_the_form_of_today(tmp_path: Path) -> None:
    """Under the same secret and a commitment of its own; the tries of before stay, as ones that were stopped."""
    kept: dict[str, str] = {}

    async def before() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path, guessing.FORMATS, mixing=LONG) as served:
            room = await served.open(options=guessing.options(), seats=1)
            kept.update(code=room["code"], token=room["token"])
            ada = await Device.at(served, room["code"], room["token"])
            await ada.client.ask("start")
            await ada.asked("pledge")
            row = served.service.store.mixing(room["code"], 1)
            assert row is not None
            proof = msgspec.json.decode(row.proof, type=Proof)
            older = commitment_to(proof.table, plain(row.setup), proof.secret, row.version)
            kept["older"] = older
            old = Proof(proof.table, older, (Mixing(stopped=True),), proof.secret, 2)
            served.service.store.keep_mixing(replace(row, proof=msgspec.json.encode(old)))

    async def after() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path, guessing.FORMATS, mixing=LONG) as served:
            ada = await Device.at(served, kept["code"], kept["token"])
            await ada.pledge()
            assert ada.told["commitment"] != kept["older"]
            await ada.reveal()
            await begun(ada.client)
            await guess_to_the_end([ada])
            data = await recording(served, kept["code"], ada)
            verdict = verify(data, "file", named, "test")
            assert (verdict.holds, verdict.form, verdict.chances) == (True, FORM, 1)

    asyncio.run(before())
    asyncio.run(after())
