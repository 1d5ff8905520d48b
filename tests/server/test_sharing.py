"""A server that is shared by a tool: which tool, what its address is, how it is watched, and who comes in by it."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from entaku.kernel.errors import Unlawful
from entaku.messages import LANGUAGES
from entaku.server.limits import UNKNOWN
from entaku.server.sharing.share import Share
from entaku.server.sharing.tools import TOOLS, Tool, Way, plain, way
from tests.deploy.running import running
from tests.ports import free_port
from tests.server import tunnel
from tests.server.serving import PATIENCE, Client, Json, Reached, Served, in_a_loop, serving

OPTIONS = {"type": "draft", "sets": ["CNS"], "rounds": 1}
NAME = "https://table.example.net"


def through(public: int, word: str = "") -> Way:
    """The tool of these tests, as a command of one's own."""
    return way("", f"{sys.executable} {tunnel.__file__} {{port}} {public} {word}")


def still(header: str = "") -> Way:
    """A tool that has nothing to do: the tests come in by the door themselves."""
    command = (sys.executable, tunnel.__file__, "{port}", "0", "mute")
    return Way(Tool("still", command, "never", header))


@pytest.mark.parametrize(
    ("asked", "command", "there", "key"),
    [
        ("", "", (), "share-tool-none"),
        ("", "", ("ssh", "bore"), "share-tool-choose"),
        ("ngrok", "", ("ngrok",), "share-tool-unknown"),
        ("cloudflared", "", ("ssh",), "share-tool-missing"),
        ("cloudflared:me", "", ("cloudflared",), "share-tool-alone"),
        ("ssh", "", ("ssh",), "share-tool-host"),
        ("ssh:-oProxyCommand=x", "", ("ssh",), "share-tool-host"),
        ("ssh:me@host:70000", "", ("ssh",), "share-tool-port"),
        ("ssh:me@host:ten", "", ("ssh",), "share-tool-port"),
        ("", "lt --port 8000", ("lt",), "share-command-port"),
        ("", "lt --port {port}", (), "share-tool-missing"),
        ("", "lt 'x {port}", ("lt",), "share-command-unreadable"),
    ],
)
def test_what_cant_be_shared_by_is_said_in_one_sentence(
    asked: str, command: str, there: tuple[str, ...], key: str
) -> None:
    """A tool that isn't there, isn't known or can't be used so is refused before anything begins, in both languages."""
    with pytest.raises(Unlawful) as problem:
        way(asked, command, lambda name: name in there)
    assert problem.value.key == key
    assert len({problem.value.said(language) for language in LANGUAGES}) == 2


def test_the_first_tool_with_tls_is_found() -> None:
    """Without a name the tool is one that is there and gives an address with TLS; with one it is that."""
    assert way("", "", {"bore", "tailscale", "ssh"}.__contains__).tool.name == "tailscale"
    assert way("", "", lambda _: True).tool.name == "cloudflared"
    named = way("bore", "", {"bore", "tailscale"}.__contains__)
    assert (named.tool.name, named.host) == ("bore", "bore.pub")


@pytest.mark.parametrize(
    ("asked", "line", "address"),
    [
        ("cloudflared", "INF |  https://four-made-up-words.trycloudflare.com   |", "https://four-made-up-words.trycloudflare.com"),
        ("cloudflared", 'ERR Post "https://api.trycloudflare.com/tunnel": no such host', ""),
        ("tailscale", "https://box.tail1234.ts.net/", "https://box.tail1234.ts.net"),
        ("tailscale", "https://login.tailscale.com/f/funnel?node=1", ""),
        ("ssh:127.0.0.9", "Allocated port 40123 for remote forward to 127.0.0.1:8111", "http://127.0.0.9:40123"),
        ("bore:far.example.net", "INFO bore_cli::client: listening at far.example.net:40123", "http://far.example.net:40123"),
        ("own", "\x1b[1mForwarding\x1b[0m https://a1.example.net -> http://localhost:8111", "https://a1.example.net"),
        ("own", "read https://docs.example.net/start first", ""),
    ],
)  # fmt: skip
def test_an_address_is_read_of_what_a_tool_says(asked: str, line: str, address: str) -> None:
    """Of each tool's words the server's address is read, and no other."""
    one = way("", "own {port}", lambda _: True) if asked == "own" else way(asked, "", lambda _: True)
    assert one.addresses(plain(line), 8111) == ([address] if address else [])


def test_a_command_is_called_with_the_port() -> None:
    """The server's port stands where it belongs, and other braces stay as they were written."""
    own = way("", "tool --to {port} --json '{\"a\": {b}}'", lambda _: True)
    assert own.command(8111, 0) == ["tool", "--to", "8111", "--json", '{"a": {b}}']
    ssh = way("ssh:me@host:8443", "", lambda _: True)
    assert ssh.command(8111, 8443)[-2:] == ["*:8443:127.0.0.1:8111", "me@host"]
    assert all(isinstance(part, str) for tool in TOOLS for part in Way(tool, "h", 1).command(2, 3))


def door(served: Served) -> httpx.AsyncClient:
    """Somebody from elsewhere, behind the door of a server that is shared."""
    share = served.service.share
    assert share is not None
    return httpx.AsyncClient(base_url=f"http://127.0.0.1:{share.port}", timeout=PATIENCE)


@in_a_loop
async def test_nobody_comes_in_by_the_door_as_the_machine_itself(tmp_path: Path) -> None:
    """Figures and imports are for the machine itself, and whoever comes through a tool isn't, whatever they say."""
    async with serving(tmp_path, share_by=still()) as served, door(served) as elsewhere:
        for said in ({}, {"X-Forwarded-For": "127.0.0.1"}, {"Forwarded": "for=127.0.0.1"}, {"CF-Connecting-IP": "::1"}):
            assert (await served.http.get("/metrics")).status_code == 200
            assert (await elsewhere.get("/metrics", headers=said)).status_code == 404
            assert (await elsewhere.get("/api/updates", headers=said)).status_code == 403
            assert (await elsewhere.get("/api/offers", headers=said)).json()["importing"] == 0


@in_a_loop
async def test_limits_hold_behind_a_tool_that_names_nobody(tmp_path: Path) -> None:
    """Who guesses codes through a tool is one address for all, whatever they claim; who is here goes on."""
    async with serving(tmp_path, share_by=still()) as served, door(served) as elsewhere:
        for number in range(UNKNOWN.most + 1):
            answer = await elsewhere.get(
                f"/api/rooms/{code(number)}", headers={"X-Forwarded-For": f"203.0.113.{number}"}
            )
        assert answer.json()["trouble"]["key"] == "too-many-guesses"
        assert (await served.get("/api/rooms/ZZQQZZ")).json()["trouble"]["key"] == "room-unknown"


@in_a_loop
async def test_a_tool_that_names_its_visitors_is_believed(tmp_path: Path) -> None:
    """Where the tool writes for whom it asks, each visitor has limits of their own, and nobody can be somebody else."""
    async with serving(tmp_path, share_by=still("cf-connecting-ip")) as served, door(served) as elsewhere:

        async def guess(number: int, address: str) -> str:
            said = {"CF-Connecting-IP": address, "X-Forwarded-For": f"198.51.100.{number}"}
            return str((await elsewhere.get(f"/api/rooms/{code(number)}", headers=said)).json()["trouble"]["key"])

        keys = [await guess(number, "203.0.113.7") for number in range(UNKNOWN.most + 1)]
        assert keys[-1] == "too-many-guesses"
        assert await guess(0, "203.0.113.8") == "room-unknown"
        assert await guess(0, "nonsense, 203.0.113.7") == "too-many-guesses"


def code(number: int) -> str:
    return f"ZZQQ{chr(65 + number % 26)}{chr(65 + number // 26)}"


@in_a_loop
async def test_only_the_shared_address_and_its_pages_come_in(tmp_path: Path) -> None:
    """By the door a request must be meant for the address that is shared, and come from a page of it."""
    body = {"name": "Ada", "seats": 2, "options": OPTIONS}
    async with serving(tmp_path, share_by=still()) as served, door(served) as elsewhere:
        share = served.service.share
        assert share is not None
        share.address = NAME
        ours, evil = {"Host": "table.example.net"}, {"Host": "evil.example.net"}
        assert (await elsewhere.get("/", headers=ours)).status_code == 200
        assert (await elsewhere.get("/", headers=evil)).status_code == 421
        assert (await served.http.get("/", headers=ours)).status_code == 421
        refused = await elsewhere.post("/api/rooms", json=body, headers={**ours, "Origin": "https://evil.example.net"})
        assert refused.json()["trouble"]["key"] == "origin-foreign"
        made = await elsewhere.post("/api/rooms", json=body, headers={**ours, "Origin": NAME})
        assert (made.status_code, made.json()["url"]) == (201, f"{NAME}/r/{made.json()['code']}")
        # Some tools put this machine's name in place of what the visitor called it.
        rewritten = await elsewhere.post("/api/rooms", json=body, headers={"Host": "localhost", "Origin": NAME})
        assert rewritten.status_code == 201


@in_a_loop
async def test_links_lead_where_everybody_can_follow(tmp_path: Path) -> None:
    """Who sits at the server's machine is given the shared link, in the room and in the terminal."""
    async with serving(tmp_path, share_by=still()) as served, door(served) as elsewhere:
        share = served.service.share
        assert share is not None
        share.address = NAME
        room = await served.open(options=OPTIONS, seats=2)
        assert room["url"] == f"{NAME}/r/{room['code']}"
        ada = await served.connect(room["code"], room["token"])
        await ada.next("welcome")
        assert ada.room["shared"] == {"state": "opening", "tool": "still", "url": NAME, "before": ""}
        assert served.told == [("share-room", {"address": room["url"], "code": room["code"]})]
        body = {"name": "Bo", "seats": 2, "options": OPTIONS}
        await elsewhere.post("/api/rooms", json=body, headers={"Host": "table.example.net"})
        assert len(served.told) == 1


async def reached(served: Served, state: str) -> Share:
    """The share of a server, once it is so."""
    share = served.service.share
    assert share is not None
    async with asyncio.timeout(PATIENCE):
        while share.state != state:
            await asyncio.sleep(0.02)
    return share


@in_a_loop
async def test_a_table_is_played_through_a_tool_that_is_killed(tmp_path: Path) -> None:
    """The tool is run again with its children, who is in the room is told, and the draft goes on where it was."""
    public = free_port()
    async with serving(tmp_path, share_by=through(public, "child")) as served:
        room = await served.open(options=OPTIONS, seats=2)
        ada = await served.connect(room["code"], room["token"])
        share = served.service.share
        assert share is not None
        share.begin()
        await ada.when(lambda one: one.room.get("shared", {}).get("state") == "open")
        assert ada.room["url"] == f"http://127.0.0.2:{public}/r/{room['code']}"
        far = Reached(public, "127.0.0.2")
        guest = await far.enter(room["code"], "Bo")
        bo = await far.connect(room["code"], guest["token"])
        await ada.ask("start")
        await bo.when(lambda one: bool(one.asked))
        for process in processes(str(public)):
            os.kill(process, signal.SIGKILL)
        await ada.when(lambda one: one.room["shared"]["state"] == "gone")
        await bo.ended()
        await ada.when(lambda one: bool(one.asked))
        assert (await give(ada))["type"] == "done"
        await ada.when(lambda one: one.room["shared"]["state"] == "open")
        bo = await far.connect(room["code"], guest["token"])
        await bo.when(lambda one: bool(one.asked))
        assert (await give(bo))["type"] == "done"
        await bo.close()
        await far.http.aclose()
    assert [key for key, _ in served.told] == ["share-open", "share-ended-saying", "share-back"]
    assert processes(str(public)) == []


async def give(client: Client) -> Json:
    """Do what the table waits for, as it is done without an answer."""
    decision = next(asked["decision"] for asked in client.asked if not asked["decision"].get("optional"))
    return await client.give(decision["id"], decision["default"])


def processes(word: str) -> list[int]:
    """The processes that have a word among what they were called with, but for this one's keepers' own."""
    found = []
    for place in Path("/proc").iterdir():
        with suppress(OSError):
            called = (place / "cmdline").read_bytes().decode("utf-8", "replace").split("\0")
            if place.name.isdigit() and word in called and "-S" not in called and tunnel.__file__ in called:
                found.append(int(place.name))
    return found


@in_a_loop
async def test_of_several_addresses_the_one_counts_that_leads_here(tmp_path: Path) -> None:
    """A tool that says first where its makers are found is understood all the same."""
    public = free_port()
    async with serving(tmp_path, share_by=through(public, "banner")) as served:
        share = served.service.share
        assert share is not None
        share.begin()
        await reached(served, "open")
        assert share.address == f"http://127.0.0.2:{public}"


@in_a_loop
async def test_a_tool_that_ends_at_once_says_why_and_is_tried_again(tmp_path: Path) -> None:
    """Its exit code and last words are said once, in both languages, while the server goes on."""
    async with serving(tmp_path, share_by=through(0, "broken")) as served:
        share = served.service.share
        assert share is not None
        share.begin()
        await reached(served, "gone")
        assert served.told == [("share-ended-saying", {"tool": sys.executable, "code": 7, "said": "quota exceeded"})]
        async with asyncio.timeout(PATIENCE):
            while share._failures < 2:
                await asyncio.sleep(0.02)
        assert len(served.told) == 1
        assert (await served.get("/api/offers")).status_code == 200


@in_a_loop
async def test_a_tool_without_an_address_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who waits for an address that doesn't come is told so."""
    monkeypatch.setattr("entaku.server.sharing.share.SILENT", 0.0)
    monkeypatch.setattr("entaku.server.sharing.share.NEW_NAME", 0.0)
    async with serving(tmp_path, share_by=through(0, "mute")) as served:
        share = served.service.share
        assert share is not None
        share.begin()
        async with asyncio.timeout(PATIENCE):
            while not served.told:
                await asyncio.sleep(0.02)
        assert served.told == [("share-silent", {"tool": sys.executable, "seconds": 0, "said": "none"})]


def test_the_tool_ends_with_a_server_that_is_killed(tmp_path: Path) -> None:
    """However the server ends, nothing goes on passing the world to a port of this machine."""
    public, port = free_port(), free_port()
    command = f"{sys.executable} {tunnel.__file__} {{port}} {public} child"
    server: list[str | Path] = [
        sys.executable, "-m", "entaku.cli.main", "serve", "--port", str(port), "--data", tmp_path / "data",
        "--share-with", command,
    ]  # fmt: skip
    with running(server, port, folder=tmp_path):
        wait_until(lambda: len(processes(str(public))) == 2)
        pid = next(int(one.name) for one in Path("/proc").iterdir() if is_server(one, port))
        os.kill(pid, signal.SIGKILL)
        wait_until(lambda: processes(str(public)) == [])


def is_server(place: Path, port: int) -> bool:
    with suppress(OSError):
        called = (place / "cmdline").read_bytes().split(b"\0")
        return place.name.isdigit() and b"serve" in called and str(port).encode() in called
    return False


def wait_until(holds: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.05)


def test_a_missing_tool_ends_the_command_with_a_sentence(tmp_path: Path) -> None:
    """`entaku serve --share` with a tool that isn't there says so, and serves nothing."""
    for language, word in (("en", "is not on this machine"), ("ja", "このパソコンにありません")):
        command = [sys.executable, "-m", "entaku.cli.main", "serve", "--lang", language, "--data", str(tmp_path)]
        shared = [*command, "--share-with", "no-such-tool {port}"]
        ended = subprocess.run(shared, capture_output=True, encoding="utf-8", timeout=PATIENCE, check=False)
        assert ended.returncode != 0
        assert word in ended.stderr
        assert len(ended.stderr.strip().splitlines()) == 1
