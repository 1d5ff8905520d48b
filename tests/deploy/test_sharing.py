"""A table shared by tools as people have them, each with its own other end here, which goes and comes back.

Those are tried that the machine has, as whoever shares a table has one or the other.
"""

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.deploy.proxies import SEARCHED
from tests.deploy.running import PATIENCE, listens, running
from tests.ports import free_port
from tests.server.serving import Client, Json, Reached

pytestmark = [pytest.mark.sweep, pytest.mark.xdist_group("sharing")]

OPTIONS = {"type": "draft", "sets": ["CNS"], "rounds": 1}
CARGO = os.pathsep.join((SEARCHED, str(Path.home() / ".cargo/bin")))
"""Where bore is looked for: no system has a package of it, but cargo installs it."""


class OtherEnd(NamedTuple):
    """The far side of a tool: how it is named to `--share`, how it is started, and what a server needs to find it."""

    name: str
    command: list[str | Path]
    port: int
    environment: dict[str, str]


def ssh_end(folder: Path) -> OtherEnd:
    """A host of one's own with an ssh server that lets ports be opened to everybody."""
    port = free_port()
    for key in ("host", "own"):
        subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", folder / key], check=True)
    Path("/run/sshd").mkdir(exist_ok=True)
    settings = {
        "Port": port, "ListenAddress": "127.0.0.1", "HostKey": folder / "host", "PidFile": "none", "UsePAM": "no",
        "AuthorizedKeysFile": folder / "own.pub", "GatewayPorts": "clientspecified", "StrictModes": "no",
        "ClientAliveInterval": 1,
    }  # fmt: skip
    (folder / "sshd_config").write_text("".join(f"{name} {value}\n" for name, value in settings.items()))
    (folder / "config").write_text(
        f"Host table\n HostName 127.0.0.1\n Port {port}\n IdentityFile {folder / 'own'}\n"
        f" UserKnownHostsFile {folder / 'known'}\n StrictHostKeyChecking accept-new\n"
    )
    # The client reads the settings of the account it runs for, wherever HOME is: here it is told others.
    ssh = shutil.which("ssh", path=SEARCHED)
    (folder / "bin").mkdir()
    (folder / "bin/ssh").write_text(f'#!/bin/sh\nexec {ssh} -F {folder / "config"} "$@"\n')
    (folder / "bin/ssh").chmod(0o755)
    sshd = shutil.which("sshd", path=SEARCHED)
    assert sshd is not None
    path = f"{folder / 'bin'}{os.pathsep}{SEARCHED}"
    return OtherEnd("ssh:table", [sshd, "-D", "-e", "-f", folder / "sshd_config"], port, {"PATH": path})


def bore_end(folder: Path) -> OtherEnd:
    """A server of bore's, on its one port."""
    bore = shutil.which("bore", path=CARGO)
    assert bore is not None
    assert not listens(7835), "a server of bore's is running already"
    path = f"{Path(bore).parent}{os.pathsep}{SEARCHED}"
    return OtherEnd("bore:127.0.0.1", [bore, "server", "--bind-addr", "127.0.0.1"], 7835, {"PATH": path})


EVERY: dict[str, Callable[[Path], OtherEnd]] = {"ssh": ssh_end, "bore": bore_end}
NEEDED = {"ssh": ("sshd", "ssh", "ssh-keygen"), "bore": ("bore",)}
ENDS = [name for name in EVERY if all(shutil.which(program, path=CARGO) for program in NEEDED[name])]


def tried_where_there_is_a_tool(test: Callable[..., None]) -> Callable[..., None]:
    """A test that isn't there at all on a machine without any of the tools."""
    test.__test__ = bool(ENDS)  # type: ignore[attr-defined]  # what pytest asks a function for
    return test


@contextmanager
def far_side(end: OtherEnd, folder: Path) -> Iterator[None]:
    """The far side, until the end of the block: then it is gone at once, with every connection that it has."""
    with (folder / "far.txt").open("ab") as out:
        process = subprocess.Popen(end.command, stdout=out, stderr=out, start_new_session=True)
    try:
        wait_until(lambda: listens(end.port))
        yield
    finally:
        for one in (*children(process.pid), process.pid):
            with suppress(ProcessLookupError):
                os.kill(one, signal.SIGKILL)
        process.wait(PATIENCE)


def children(parent: int) -> list[int]:
    """The processes that a process has started, and theirs."""
    found = []
    for place in Path("/proc").iterdir():
        with suppress(OSError, IndexError):
            if place.name.isdigit() and int((place / "stat").read_text().rpartition(")")[2].split()[1]) == parent:
                found += [int(place.name), *children(int(place.name))]
    return found


def wait_until(holds: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.05)


@pytest.fixture(params=ENDS)
def end(request: pytest.FixtureRequest, tmp_path: Path) -> OtherEnd:
    """The far side of each tool that is here."""
    return EVERY[request.param](tmp_path)


@contextmanager
def shared(end: OtherEnd, folder: Path) -> Iterator[int]:
    """A server that is shared by the tool; gives its own port."""
    port = free_port()
    command: list[str | Path] = [
        sys.executable, "-m", "entaku.cli.main", "serve", "--lang", "en", "--port", str(port),
        "--data", folder / "data", "--share", end.name,
    ]  # fmt: skip
    with running(command, port, folder=folder, environment={**os.environ, **end.environment}):
        yield port


@tried_where_there_is_a_tool
def test_friends_elsewhere_draft_through_an_end_that_goes_and_comes_back(end: OtherEnd, tmp_path: Path) -> None:
    """Its other end is killed in the middle of a draft: all are told, nothing is lost, and the same address is back."""

    async def scene(port: int, first: ExitStack) -> None:
        here = Reached(port)
        room = await here.open(options=OPTIONS, seats=4)
        ada = await here.connect(room["code"], room["token"])
        await ada.when(lambda one: shared_state(one) == "open")
        address = ada.room["shared"]["url"]
        far = Reached(int(address.rpartition(":")[2]))
        friends = [(await far.enter(room["code"], name))["token"] for name in ("Bo", "Cleo")]
        lines = [await far.connect(room["code"], token) for token in friends]
        await ada.ask("start")
        await take(ada, *lines)
        first.close()
        for line in lines:
            await line.ended()
        await ada.when(lambda one: shared_state(one) == "gone")
        await take(ada)
        with far_side(end, tmp_path):
            await ada.when(lambda one: shared_state(one) == "open")
            assert ada.room["shared"]["url"] == address
            lines = [await far.connect(room["code"], token) for token in friends]
            await asyncio.gather(*(draft(line) for line in (ada, *lines)))
            assert all(line.over for line in (ada, *lines))
            for line in (ada, *lines):
                await line.close()
        await far.http.aclose()
        await here.http.aclose()

    with ExitStack() as first:
        first.enter_context(far_side(end, tmp_path))
        with shared(end, tmp_path) as port:
            asyncio.run(scene(port, first))


def shared_state(client: Client) -> str:
    return str((client.room.get("shared") or {}).get("state", ""))


async def take(*clients: Client) -> None:
    """Each of them does what the table waits for."""
    for client in clients:
        await client.when(lambda one: bool(needed(one)))
        decision = needed(client)[0]
        said = await client.give(decision["id"], decision["default"])
        assert said["type"] == "done"


async def draft(client: Client) -> None:
    """Do what the table waits for until it waits for nothing more."""
    done: set[int] = set()
    while True:
        await client.when(lambda one: one.over or any(asked["id"] not in done for asked in needed(one)))
        if client.over:
            return
        decision = next(asked for asked in needed(client) if asked["id"] not in done)
        done.add(decision["id"])
        await client.give(decision["id"], decision["default"])


def needed(client: Client) -> list[Json]:
    """What somebody is asked that the table waits for."""
    return [asked["decision"] for asked in client.asked if not asked["decision"].get("optional")]


@tried_where_there_is_a_tool
def test_a_server_that_is_killed_takes_its_tool_along(end: OtherEnd, tmp_path: Path) -> None:
    """Nobody is led any more to a port that somebody else may have by then."""
    with far_side(end, tmp_path), ExitStack() as stack:
        port = stack.enter_context(shared(end, tmp_path))

        async def address() -> str:
            here = Reached(port)
            room = await here.open(options=OPTIONS, seats=2)
            ada = await here.connect(room["code"], room["token"])
            await ada.when(lambda one: shared_state(one) == "open")
            await ada.close()
            await here.http.aclose()
            return str(ada.room["shared"]["url"])

        public = int(asyncio.run(address()).rpartition(":")[2])
        with socket.create_connection(("127.0.0.1", public)):
            pass
        server = next(one for one in children(os.getpid()) if b"entaku.cli.main" in called(one))
        keepers = children(server)
        assert keepers
        os.kill(server, signal.SIGKILL)
        wait_until(lambda: not listens(public))
        wait_until(lambda: not any(Path(f"/proc/{one}/cmdline").exists() and called(one) for one in keepers))


def called(process: int) -> bytes:
    with suppress(OSError):
        return Path(f"/proc/{process}/cmdline").read_bytes()
    return b""
