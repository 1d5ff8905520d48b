"""The server behind each proxy that `deploy/` has a configuration for: what passes, what is kept out, who is who."""

import asyncio
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from entaku.server import limits
from tests.deploy.proxies import NAME, PROXIES, Front, expect_installed, fronting
from tests.deploy.running import PATIENCE, running
from tests.ports import free_port

pytestmark = [pytest.mark.sweep, pytest.mark.xdist_group("proxies")]


@pytest.fixture(scope="module", params=sorted(PROXIES))
def front(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Front]:
    """The proxy, with a server of the name behind it."""
    expect_installed(request.param, "openssl")
    folder = tmp_path_factory.mktemp(request.param)
    port = free_port()
    server: list[str | Path] = [
        sys.executable,
        "-m",
        "entaku.cli.main",
        "serve",
        "--port",
        str(port),
        "--data",
        folder / "data",
    ]
    with (
        running(server, port, folder=folder, environment={**os.environ, "ENTAKU_HOSTS": NAME}),
        fronting(request.param, port, folder) as found,
    ):
        yield found


def browser(front: Front, address: str = "127.0.0.1", host: str = NAME) -> httpx.Client:
    """A browser at an address of its own that has looked the name up."""
    transport = httpx.HTTPTransport(verify=front.trust, local_address=address)
    client = httpx.Client(
        base_url=f"https://127.0.0.1:{front.https}",
        transport=transport,
        timeout=PATIENCE,
        headers={"Host": f"{host}:{front.https}"},
    )
    client.event_hooks["request"].append(lambda asked: asked.extensions.update(sni_hostname=NAME))
    return client


def line(front: Front, code: str, origin: str) -> connect:
    """A WebSocket to a room, from a page."""
    return connect(
        f"wss://{NAME}:{front.https}/ws/{code}",
        host="127.0.0.1",
        port=front.https,
        ssl=front.trust,
        origin=origin,  # type: ignore[arg-type]
        open_timeout=PATIENCE,
        ping_interval=None,
    )


def test_pages_come_over_tls_alone(front: Front) -> None:
    """Who comes by http is sent to https; pages and their files arrive, pressed; and not what is the operator's."""
    plain = httpx.get(f"http://127.0.0.1:{front.http}/r/ABCDEF", headers={"Host": NAME}, timeout=PATIENCE)
    assert (plain.status_code, plain.headers["location"].split(":")[0]) == (308, "https")
    with browser(front) as visitor:
        page = visitor.get("/")
        assert "<title>Entaku" in page.text
        assert "default-src 'self'" in page.headers["content-security-policy"]
        script = page.text.split('src="')[1].split('"')[0]
        for asked in ("gzip", "br"):
            with visitor.stream("GET", script, headers={"Accept-Encoding": asked}) as part:
                assert part.headers["content-encoding"] == asked
        assert visitor.get("/metrics").status_code == 404


def test_foreign_names_and_pages_are_kept_out(front: Front) -> None:
    """The server sees the name and the page as the visitor said them; the links that it makes are the visitor's."""
    body = {"name": "Ada", "seats": 2, "options": {"type": "draft", "sets": ["CNS"]}}
    with browser(front) as visitor, browser(front, host="evil.example") as misled:
        assert "<title>Entaku" not in misled.get("/").text
        refused = visitor.post("/api/rooms", json=body, headers={"Origin": "https://evil.example"})
        assert (refused.status_code, refused.json()["trouble"]["key"]) == (403, "origin-foreign")
        made = visitor.post("/api/rooms", json=body, headers={"Origin": f"https://{NAME}:{front.https}"})
        assert made.status_code == 201
        assert made.json()["url"] == f"https://{NAME}:{front.https}/r/{made.json()['code']}"


def test_a_line_passes_both_ways(front: Front) -> None:
    """A WebSocket from the server's own page is one; from another's it is refused before."""
    with browser(front) as visitor:
        body = {"name": "Ada", "seats": 2, "options": {"type": "draft", "sets": ["CNS"]}}
        room = visitor.post("/api/rooms", json=body).json()

    async def scene() -> None:
        with pytest.raises(InvalidStatus) as refused:
            await line(front, room["code"], "https://evil.example")
        assert refused.value.response.status_code == 403
        async with line(front, room["code"], f"https://{NAME}:{front.https}") as opened:
            await opened.send(json.dumps({"type": "hello", "token": room["token"], "language": "en"}))
            await until(opened, '"welcome"')
            await opened.send(json.dumps({"type": "rename", "request": 1, "name": "Ida"}))
            await until(opened, '"Ida"')

    asyncio.run(scene())


async def until(opened: ClientConnection, word: str) -> str:
    """The next message with a word in it."""
    async with asyncio.timeout(PATIENCE):
        while True:
            said = str(await opened.recv())
            if word in said:
                return said


def test_each_visitor_is_told_apart(front: Front) -> None:
    """Who guesses codes is refused, whatever addresses they say are theirs; somebody else is not."""
    with browser(front, "127.0.0.2") as guesser, browser(front, "127.0.0.3") as other:
        for number in range(limits.UNKNOWN.most + 1):
            said = {"X-Forwarded-For": f"203.0.113.{number}", "Forwarded": f"for=203.0.113.{number}"}
            answer = guesser.get(f"/api/rooms/ZZQQ{chr(65 + number % 26)}{chr(65 + number // 26)}", headers=said)
        assert answer.json()["trouble"]["key"] == "too-many-guesses"
        assert other.get("/api/rooms/ZZQQZZ").json()["trouble"]["key"] == "room-unknown"


def test_recordings_pass_whole(front: Front) -> None:
    """What the server would read, the proxy lets through; what is larger than the server reads is refused."""
    with browser(front) as visitor:
        read = visitor.post("/api/verify", content=b"x" * 20_000_000)
        assert "trouble" in read.json(), read.text
        assert visitor.post("/api/verify", content=b"x" * 40_000_000).status_code in (400, 413)


def test_a_hall_comes_at_once(front: Front) -> None:
    """A proxy's address is not one visitor's: more at the same moment than one may have are all answered."""

    async def scene() -> None:
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=None)
        at = f"https://127.0.0.1:{front.https}"
        headers, asked = {"Host": f"{NAME}:{front.https}"}, {"sni_hostname": NAME}
        async with httpx.AsyncClient(base_url=at, verify=front.trust, timeout=PATIENCE, limits=limits) as hall:
            found = await asyncio.gather(
                *(hall.get("/api/offers", headers=headers, extensions=asked) for _ in range(250))
            )
        assert {answer.status_code for answer in found} == {200}

    asyncio.run(scene())
