"""The tools that make a server reachable from anywhere: how each is called, and how its address is read.

None is installed or fetched here: which of them this machine has is looked up when somebody wants to share.
"""

import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from typing import NamedTuple
from urllib.parse import urlsplit

from msgspec import Struct

from entaku.kernel.errors import Unlawful
from entaku.server.addresses import is_own

COLOURS = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
ADDRESS = re.compile(r"https?://[A-Za-z0-9.-]+(?::\d+)?(?=/?(?:[\s\"'|,;)\]>]|$))")
"""An address with nothing behind it, as a tool says that of a server."""
HOST = re.compile(r"(?:\w[\w.-]*@)?\w[\w.-]*")
ANY_PORT = 0


class Tool(Struct, frozen=True):
    """A tool.

    command  what is run: {port} is where the server waits for it, {host} the other end and {remote} its port there
    said     how it says its address: all of it, or the port at the other end alone (`port`)
    header   where it says for whom it asks, which nobody else can write there; "" where it doesn't
    is_secure  whether its addresses have TLS
    usual    the host at the other end where none is named; None for a tool that has no need of one
    """

    name: str
    command: tuple[str, ...]
    said: str
    header: str = ""
    is_secure: bool = True
    usual: str | None = None

    @property
    def program(self) -> str:
        return self.command[0]


TOOLS = (
    Tool(
        "cloudflared",
        ("cloudflared", "tunnel", "--no-autoupdate", "--url", "http://127.0.0.1:{port}"),
        r"https://(?!api\.)[a-z0-9-]+\.trycloudflare\.com",
        header="cf-connecting-ip",
    ),
    Tool("tailscale", ("tailscale", "funnel", "{port}"), r"https://[a-z0-9.-]+\.ts\.net(?::\d+)?", "x-forwarded-for"),
    Tool(
        "ssh",
        (
            "ssh", "-N", "-T", "-o", "BatchMode=yes", "-o", "ExitOnForwardFailure=yes", "-o", "ServerAliveInterval=10",
            "-o", "ServerAliveCountMax=2", "-R", "*:{remote}:127.0.0.1:{port}", "{host}",
        ),
        r"Allocated port (?P<port>\d+) for remote forward",
        is_secure=False,
        usual="",
    ),
    Tool(
        "bore",
        ("bore", "local", "{port}", "--local-host", "127.0.0.1", "--to", "{host}", "--port", "{remote}"),
        r"listening at \S+?:(?P<port>\d+)",
        is_secure=False,
        usual="bore.pub",
    ),
)  # fmt: skip
"""Every tool that is known, the one that is taken first first."""


class Way(NamedTuple):
    """A tool, and where it leads: to a port that is always the same, or to any (`ANY_PORT`)."""

    tool: Tool
    host: str = ""
    remote: int = ANY_PORT

    def command(self, port: int, remote: int) -> list[str]:
        """What is run; `remote` is the port at the other end that is wanted this time."""
        places = {"port": port, "host": self.host, "remote": remote}
        return [part.format(**places) if "{" in part else part for part in self.tool.command]

    def addresses(self, line: str, port: int) -> list[str]:
        """The addresses that a line of the tool's output says, but that at which it finds the server (`port`)."""
        found = re.finditer(self.tool.said, line)
        said = [self.at(int(one["port"])) if "port" in one.groupdict() else one[0] for one in found]
        return [one for one in said if not (urlsplit(one).port == port and is_own(urlsplit(one).hostname or ""))]

    def at(self, remote: int) -> str:
        """The address of a port at the other end."""
        return f"http://{name_of(self.host) if self.tool.name == 'ssh' else self.host}:{remote}"


def way(asked: str, command: str, is_there: Callable[[str], object] = shutil.which) -> Way:
    """The tool that somebody asked for: one by name, "" for any that is there, or a command of their own.

    Raises Unlawful if it isn't there, or can't be used so.
    """
    if command:
        return _own(command, is_there)
    if not asked:
        return _found(is_there)
    name, _, rest = asked.partition(":")
    host, _, remote = rest.partition(":")
    tool = next((one for one in TOOLS if one.name == name), None)
    if tool is None:
        raise Unlawful("share-tool-unknown", name=name[:60], known=_names(TOOLS))
    if not is_there(tool.program):
        raise Unlawful("share-tool-missing", name=tool.program)
    host = host or tool.usual or ""
    if tool.usual is None and rest:
        raise Unlawful("share-tool-alone", name=name)
    if tool.usual is not None and not HOST.fullmatch(host):
        raise Unlawful("share-tool-host", name=name)
    if remote and not (remote.isascii() and remote.isdigit() and 0 < int(remote[:6]) < 65536):
        raise Unlawful("share-tool-port", port=remote[:20])
    return Way(tool, host, int(remote or ANY_PORT))


def _own(command: str, is_there: Callable[[str], object]) -> Way:
    try:
        parts = shlex.split(command, posix=sys.platform != "win32")
    except ValueError as problem:
        raise Unlawful("share-command-unreadable", command=command[:60]) from problem
    if not any("{port}" in part for part in parts):
        raise Unlawful("share-command-port", command=command[:60])
    if not is_there(parts[0]):
        raise Unlawful("share-tool-missing", name=parts[0][:60])
    # What else stands between braces is the command's own.
    split = tuple(re.sub(r"[{}]", r"\g<0>\g<0>", part).replace("{{port}}", "{port}") for part in parts)
    return Way(Tool(parts[0], split, ADDRESS.pattern))


def _found(is_there: Callable[[str], object]) -> Way:
    there = [tool for tool in TOOLS if is_there(tool.program)]
    for tool in there:
        if tool.is_secure:
            return Way(tool)
    if there:
        raise Unlawful("share-tool-choose", found=_names(there), secure=_names(one for one in TOOLS if one.is_secure))
    raise Unlawful("share-tool-none", known=_names(TOOLS))


def _names(tools: Iterable[Tool]) -> str:
    return ", ".join(tool.name for tool in tools)


def name_of(host: str) -> str:
    """The name of a host as others find it, where ssh's own settings know it by a shorter one."""
    plain = host.rpartition("@")[2]
    try:
        told = subprocess.run(["ssh", "-G", host], capture_output=True, text=True, timeout=10, check=False).stdout
    except (OSError, subprocess.TimeoutExpired):
        return plain
    return next((line.split()[1] for line in told.splitlines() if line.startswith("hostname ")), plain)


def plain(line: str) -> str:
    """A line of a tool's output without colours and what can't be printed."""
    return "".join(sign for sign in COLOURS.sub("", line) if sign.isprintable()).strip()
