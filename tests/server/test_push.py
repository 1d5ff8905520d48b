"""Notifications: what a browser is sent, what is forgotten, and that no made-up address leads into the own network."""

import asyncio
import stat
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import msgspec
import pytest
from starlette.applications import Starlette

from entaku.kernel.errors import Unlawful, Unreadable
from entaku.server.config import config
from entaku.server.nights.open_nights import Nights
from tests.server.desks import Desk, desk, run
from tests.server.serving import PATIENCE, Json, serving
from tests.server.test_rulings import key_of

pytest.importorskip("cryptography", reason="notifications take a library that a server without them goes without")

from cryptography.hazmat.primitives.asymmetric import ec

from entaku.server.push import sending
from entaku.server.push.pushing import Pusher
from entaku.server.push.sealing import CURVE, Key, sealed, text_of
from entaku.server.push.sending import NotSent, expect_endpoint, is_public, post
from entaku.server.push.stored import FILE, MOST_OF_ONE, key_in
from tests.server.pushed import Browser, PushService, bytes_of, certificate, claims_of, push_service

CONTACT = "mailto:keeper@example.org"


@asynccontextmanager
async def telling(data: Path) -> AsyncIterator[tuple[Desk, PushService]]:
    """A desk of a server that sends notifications, and the service that takes them."""
    async with push_service() as service, serving(data, push=CONTACT, push_near=("127.0.0.1",)) as served:
        answer = await served.post("/api/nights", {"name": "Friday night", "settings": {}})
        yield Desk(served, answer.json()["code"], answer.json()["key"]), service


async def ask(aya: Desk, key: str, body: Json, method: str = "PUT", player: int | None = None) -> tuple[int, Json]:
    """A player's browser asks to be told, or no longer."""
    number = key.partition(".")[0] if player is None else player
    answer = await aya.served.http.request(
        method,
        f"/api/nights/{aya.code}/players/{number}/push",
        json=body,
        headers={"Authorization": f"Bearer {key}"},
    )
    return answer.status_code, answer.json()


async def taken(service: PushService) -> tuple[str, dict[str, str], bytes]:
    """The next message that the service took."""
    return await asyncio.wait_for(service.taken.get(), PATIENCE)


def test_a_message_is_sealed_as_the_standard_shows() -> None:
    """The example of RFC 8291, section 5, to the byte; and its browser reads it."""
    private = int.from_bytes(bytes_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    receiver = int.from_bytes(bytes_of("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big")
    browser = Browser(ec.derive_private_key(receiver, CURVE), bytes_of("BTBZMqHH6r4Tts7J_aSIgg"))
    assert text_of(browser.public).startswith("BCVxsr7N_eNgVRqvHtD0zTZsEc6")
    body = sealed(
        b"When I grow up, I want to be a watermelon", browser.public, browser.shared,
        ec.derive_private_key(private, CURVE), bytes_of("DGv6ra1nlYgDCS1FRnbzlw"),
    )  # fmt: skip
    assert text_of(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3"
        "jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.read(body) == b"When I grow up, I want to be a watermelon"


def test_a_key_is_made_once_and_is_its_keepers_alone(tmp_path: Path) -> None:
    """The next start finds the same key; a file that holds none is said, and not written over."""
    made = key_in(tmp_path)
    assert key_in(tmp_path).public == made.public
    assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600
    assert Key.read(made.written()).public == made.public
    (tmp_path / FILE).write_bytes(b"no key")
    with pytest.raises(Unreadable, match=r"push\.key"):
        key_in(tmp_path)
    assert (tmp_path / FILE).read_bytes() == b"no key"


def test_a_player_is_told_in_their_language(tmp_path: Path) -> None:
    """Sealed for their browser, from this server, with the night's name and page; nobody else is sent anything."""

    async def tell() -> None:
        async with telling(tmp_path) as (aya, service):
            await aya.fill(3)
            ben, chie = await key_of(aya, 2), await key_of(aya, 3)
            public = (await aya.served.get("/api/push")).json()["key"]
            browsers = {"/ben": Browser(), "/chie": Browser()}
            for key, path, language in ((ben, "/ben", "ja"), (chie, "/chie", "en")):
                wanted = browsers[path].wanted(service.endpoint(path), language)
                assert (await ask(aya, key, wanted))[0] == 201
            assert (await aya.enter({"type": "NoticeSent", "ready": "come", "players": [2]}))[0] == 201
            path, headers, body = await taken(service)
            said = msgspec.json.decode(browsers[path].read(body))
            assert (path, said["title"], said["body"]) == ("/ben", "Friday night", "受付まで来てください。")
            assert (said["url"], said["lang"]) == (f"/n/{aya.code}", "ja")
            assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "3600")
            claims, key = claims_of(headers["authorization"])
            assert (claims["aud"], claims["sub"], key) == (service.endpoint(""), CONTACT, public)
            assert (await aya.enter({"type": "NoticeSent", "text": "Decks, please."}))[0] == 201
            told = dict([(await taken(service))[::2] for _ in range(2)])
            bodies = {path: msgspec.json.decode(browsers[path].read(body))["body"] for path, body in told.items()}
            assert bodies == {"/ben": "Decks, please.", "/chie": "Decks, please."}
            assert service.taken.empty()

    run(tell())


def test_what_happens_by_itself_is_told_once(tmp_path: Path) -> None:
    """Each player their seat as the pairing is published; taken back and entered again it is no news."""

    async def tell() -> None:
        async with telling(tmp_path) as (aya, service):
            await aya.fill(4)
            browser = Browser()
            await ask(aya, await key_of(aya, 2), browser.wanted(service.endpoint("/ben")))
            await aya.publish()
            _, _, body = await taken(service)
            order = (await aya.view())["groups"][0]["order"]
            said = msgspec.json.decode(browser.read(body))["body"]
            assert said == f"Round 1: you sit at table 1, seat {order.index(2) + 1}."
            published = (await aya.view())["version"]
            for entry in (published, published + 1):
                assert (await aya.enter({"type": "Undone", "entry": entry}, insist=True))[0] == 201
            assert (await aya.enter({"type": "NoticeSent", "ready": "begins"}))[0] == 201
            _, _, body = await taken(service)
            assert msgspec.json.decode(browser.read(body))["body"] == "The round begins."

    run(tell())


@pytest.mark.parametrize("path", ["/gone", "/missing"])
def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path, path: str) -> None:
    """Once its service says so it is sent nothing more; others of the player's go on."""

    async def tell() -> None:
        async with telling(tmp_path) as (aya, service):
            await aya.fill(1)
            key, browser = await key_of(aya, 1), Browser()
            for where in (path, "/here"):
                await ask(aya, key, browser.wanted(service.endpoint(where)))
            await aya.enter({"type": "NoticeSent", "text": "One"})
            assert {(await taken(service))[0] for _ in range(2)} == {path, "/here"}
            push = pusher(aya)
            while len(push.kept.of(aya.code, 1)) > 1 or push.waiting:
                await asyncio.sleep(0.01)
            await aya.enter({"type": "NoticeSent", "text": "Two"})
            assert (await taken(service))[0] == "/here"
            assert service.taken.empty()

    run(tell())


def test_the_clock_is_told_though_nobody_looks(tmp_path: Path) -> None:
    """Also by a server that was started anew since, and not to somebody who has dropped."""

    async def begin(service: PushService) -> tuple[str, str, Browser]:
        async with serving(tmp_path, push=CONTACT, push_near=("127.0.0.1",)) as served:
            answer = (await served.post("/api/nights", {"name": "Friday night", "settings": {}})).json()
            aya, browser = Desk(served, answer["code"], answer["key"]), Browser()
            await aya.fill(4)
            await aya.publish()
            first, second = (await aya.view())["groups"][0]["order"][:2]
            for player, path in ((first, "/gone-home"), (second, "/here")):
                assert (await ask(aya, await key_of(aya, player), browser.wanted(service.endpoint(path))))[0] == 201
            await aya.enter({"type": "Dropped", "player": first})
            await aya.enter({"type": "ClockStarted", "at": 0})
            return aya.code, aya.key, browser

    async def tell() -> None:
        async with push_service() as service:
            code, key, browser = await begin(service)
            async with serving(tmp_path, push=CONTACT, push_near=("127.0.0.1",)) as served:
                aya = Desk(served, code, key)
                while not [open_night for open_night in nights_of(aya).known.values() if open_night.code == code]:
                    await asyncio.sleep(0.01)
                length = (await aya.view())["clock"]["length"]
                await aya.enter({"type": "ClockExtended", "seconds": 301.0 - length})
                path, _, body = await taken(service)
                assert (path, msgspec.json.decode(browser.read(body))["body"]) == ("/here", "Five minutes left.")
                assert service.taken.empty()

    run(tell())


def test_a_browser_tells_one_player_of_a_night(tmp_path: Path) -> None:
    """Whoever it was before is told there no longer, as soon as it asks for somebody else."""

    async def tell() -> None:
        async with telling(tmp_path) as (aya, service):
            await aya.fill(2)
            wanted = Browser().wanted(service.endpoint("/phone"))
            for player in (1, 2):
                assert (await ask(aya, await key_of(aya, player), wanted))[0] == 201
            assert pusher(aya).kept.of(aya.code, 1) == []
            assert len(pusher(aya).kept.of(aya.code, 2)) == 1

    run(tell())


def pusher(aya: Desk) -> Pusher:
    """What sends the server's notifications."""
    return nights_of(aya).push


def nights_of(aya: Desk) -> Nights:
    """The server's nights."""
    app = aya.served.server.config.app
    assert isinstance(app, Starlette)
    nights: Nights = app.state.nights
    return nights


def test_who_asks_for_it_no_longer_is_told_nothing(tmp_path: Path) -> None:
    """And nobody asks for somebody else, or for more browsers than a person has."""

    async def tell() -> None:
        async with telling(tmp_path) as (aya, service):
            await aya.fill(2)
            ben, browser = await key_of(aya, 2), Browser()
            assert (await ask(aya, ben, browser.wanted(service.endpoint("/1")), player=1))[0] == 403
            assert (await ask(aya, aya.key, browser.wanted(service.endpoint("/1")), player=1))[0] == 403
            for number in range(MOST_OF_ONE + 2):
                assert (await ask(aya, ben, browser.wanted(service.endpoint(f"/{number}"))))[0] == 201
            kept = pusher(aya).kept.of(aya.code, 2)
            assert [one.endpoint.rpartition("/")[2] for one in kept] == ["6", "5", "4", "3", "2"]
            for number in range(2, 6):
                assert (await ask(aya, ben, {"endpoint": service.endpoint(f"/{number}")}, "DELETE"))[0] == 200
            await aya.enter({"type": "NoticeSent", "text": "Hello"})
            assert (await taken(service))[0] == "/6"
            assert service.taken.empty()

    run(tell())


def test_a_server_that_sends_none_says_so(tmp_path: Path) -> None:
    """As it is unless its keeper turns it on: no key is made, and asking is refused in a sentence."""

    async def look() -> None:
        async with desk(tmp_path) as aya:
            await aya.fill(1)
            assert (await aya.served.get("/api/push")).json() == {"key": ""}
            wanted = Browser().wanted("https://push.example.org/1")
            status, answer = await ask(aya, await key_of(aya, 1), wanted)
            assert (status, answer["trouble"]["key"]) == (404, "push-off")
            assert not (tmp_path / FILE).exists()

    run(look())


WRONG = (
    "http://push.example.org/1", "https://127.0.0.1/1", "https://10.1.2.3/1", "https://192.168.0.1/1",
    "https://169.254.169.254/latest", "https://[::1]/1", "https://[fe80::1]/1", "https://[::ffff:10.0.0.1]/1",
    "https://[64:ff9b::a00:1]/1", "https://[2002:7f00:1::]/1", "https://localhost/1", "https://2130706433/1",
    "https://push.example.org:22/1", "https://user@push.example.org/1", "https://push.example.org/1#x",
    "https://push.example.org/a b", "https://push.example.org/\r\nHost: x", "ftp://push.example.org/", "", "https://",
    "https://[::1", "https://push.example.org/" + "x" * 1000, "https://push.例え.jp/1", "file:///etc/passwd",
)  # fmt: skip


@pytest.mark.parametrize("endpoint", WRONG)
def test_messages_go_to_the_internet_alone(endpoint: str) -> None:
    """No other scheme, no port of something else, no address of this machine or its network, however it is written."""
    with pytest.raises(Unlawful) as refused:
        expect_endpoint(endpoint, ())
    assert refused.value.key == "push-endpoint"


def test_a_name_that_leads_inside_is_sent_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a name stands for is looked at as a message is sent; one inner address among others is enough."""

    async def send() -> None:
        async with push_service() as service:
            loop = asyncio.get_running_loop()
            found = ["8.8.8.8", "127.0.0.1"]

            async def looked_up(*_: object, **__: object) -> list[tuple[object, ...]]:
                return [(2, 1, 6, "", (address, 443)) for address in found]

            async def connected(*_: object, **__: object) -> None:
                raise AssertionError("nothing may be spoken to")

            monkeypatch.setattr(loop, "getaddrinfo", looked_up)
            monkeypatch.setattr(asyncio, "open_connection", connected)
            with pytest.raises(NotSent):
                await post("https://push.example.org/1", {}, b"", ())
            assert service.taken.empty()

    run(send())


def test_a_redirection_is_not_followed_and_silence_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer is the answer; a service that says nothing is left after a while."""

    async def send() -> None:
        async with push_service() as service:
            assert await post(service.endpoint("/moved"), {}, b"x", ("127.0.0.1",)) == 301
            assert (await taken(service))[0] == "/moved"
            assert service.taken.empty()
        left = asyncio.Event()

        async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            with suppress(ConnectionError):
                await reader.read()
            writer.close()
            left.set()

        silent = await asyncio.start_server(listen, "127.0.0.1", 0)
        monkeypatch.setattr(sending, "WITHIN", 0.2)
        with pytest.raises(NotSent):
            await post(f"http://127.0.0.1:{silent.sockets[0].getsockname()[1]}/", {}, b"x", ("127.0.0.1",))
        await asyncio.wait_for(left.wait(), PATIENCE)
        silent.close()

    run(send())


@pytest.mark.parametrize("name,is_theirs", [("localhost", True), ("other.example.org", False)])
def test_a_service_proves_by_its_certificate_that_it_is_the_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, is_theirs: bool
) -> None:
    """One for another name, or by nobody who is known, is sent nothing."""

    async def send() -> None:
        file = certificate(tmp_path, name)
        async with push_service(file) as service:
            endpoint = f"https://localhost:{service.port}/phone"
            with pytest.raises(NotSent, match="SSL"):
                await post(endpoint, {}, b"x", ("localhost",))
            monkeypatch.setenv("SSL_CERT_FILE", str(file))
            if is_theirs:
                assert await post(endpoint, {}, b"x", ("localhost",)) == 201
                assert (await taken(service))[0] == "/phone"
            else:
                with pytest.raises(NotSent, match="SSL"):
                    await post(endpoint, {}, b"x", ("localhost",))
            assert service.taken.empty()

    run(send())


def test_addresses_of_the_internet() -> None:
    """Those are spoken to."""
    assert is_public("142.250.0.1")
    assert is_public("2a00:1450:4001:80b::200a")
    assert expect_endpoint("https://fcm.googleapis.com/fcm/send/abc:def", ()).hostname == "fcm.googleapis.com"


@pytest.mark.parametrize(
    "wrong",
    [
        {"p256dh": "AAAA"}, {"p256dh": "BBBB" * 22}, {"p256dh": "é"}, {"auth": "AAAA"}, {"auth": "x" * 4000},
        {"endpoint": "https://10.0.0.1/x"}, {"language": "fr"}, {"endpoint": 5},
    ],
)  # fmt: skip
def test_a_browser_that_makes_no_sense_is_refused(tmp_path: Path, wrong: Json) -> None:
    """In a sentence, and nothing is kept."""

    async def attack() -> None:
        async with telling(tmp_path) as (aya, service):
            await aya.fill(1)
            wanted = {**Browser().wanted(service.endpoint("/1")), **wrong}
            status, answer = await ask(aya, await key_of(aya, 1), wanted)
            assert 400 <= status < 500
            assert answer["trouble"]["text"]
            assert pusher(aya).kept.of(aya.code, 1) == []

    run(attack())


def test_the_setting_is_a_contact(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An address to write to, or nothing; anything else is said."""
    for given in ("mailto:keeper@example.org", "https://example.org/contact", ""):
        monkeypatch.setenv("ENTAKU_PUSH", given)
        assert config(data=tmp_path).push == given
    monkeypatch.setenv("ENTAKU_PUSH", "on")
    with pytest.raises(Unlawful) as refused:
        config(data=tmp_path)
    assert refused.value.key == "setting-contact"
