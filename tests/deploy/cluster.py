"""Three processes of the server with one database behind one HAProxy, as `deploy/haproxy-cluster.cfg` has it."""

import os
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from tests.deploy.proxies import DEPLOY, NAME, SEARCHED, certify
from tests.deploy.running import PATIENCE, listens, running
from tests.ports import free_port

NAMES = ("a", "b", "c")


class Relay:
    """A line between a process and its database, which may be cut."""

    def __init__(self, host: str, port: int) -> None:
        self._to = (host, port)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._open: list[socket.socket] = []
        self.is_cut = False
        self.port: int = self._listening.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Nothing passes any more, and nobody is told: packets are dropped."""
        self.is_cut = True

    def mend(self) -> None:
        """What is asked for from now on passes again; the lines that were cut are gone."""
        for one in self._open:
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()
        self._open.clear()
        self.is_cut = False

    def close(self) -> None:
        self._listening.close()
        self.mend()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                if self.is_cut:
                    self._open.append(near)  # neither refused nor answered
                    continue
                far = socket.create_connection(self._to)
                self._open += [near, far]
                for source, target in ((near, far), (far, near)):
                    threading.Thread(target=self._pass, args=(source, target), daemon=True).start()

    def _pass(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                while self.is_cut:
                    time.sleep(0.05)
                target.sendall(data)
        with suppress(OSError):
            target.shutdown(socket.SHUT_RDWR)


class Processes:
    """The processes by their names, and where they and the proxy are."""

    def __init__(self, folder: Path, url: str) -> None:
        self.folder = folder
        self.url = url
        self.ports = {name: free_port() for name in NAMES}
        self.relays: dict[str, Relay] = {}
        self.running: dict[str, subprocess.Popen[bytes]] = {}
        self.https = free_port()
        self.trust = ssl.create_default_context()

    def start(self, name: str) -> None:
        """Start a process; it is there when this ends."""
        relay = self.relays.get(name) or Relay("127.0.0.1", port_of(self.url))
        self.relays[name] = relay
        url = self.url.replace(f":{port_of(self.url)}/", f":{relay.port}/")
        environment = {**os.environ, "ENTAKU_HOSTS": NAME, "ENTAKU_DATABASE": url, "ENTAKU_CROWD": "1000"}
        command = [sys.executable, "-m", "entaku.cli.main", "serve", "--cluster", name]
        command += ["--port", str(self.ports[name]), "--data", str(self.folder / "data")]
        with (self.folder / f"{name}.txt").open("ab") as said:
            self.running[name] = subprocess.Popen(command, env=environment, stdout=said, stderr=said)
        until = time.monotonic() + PATIENCE
        while not listens(self.ports[name]):
            assert self.running[name].poll() is None, self.said(name)
            assert time.monotonic() < until, self.said(name)
            time.sleep(0.05)

    def said(self, name: str) -> str:
        """What a process has said."""
        return (self.folder / f"{name}.txt").read_text()

    def kill(self, name: str) -> None:
        """End a process at once, as a crash does."""
        self.running[name].kill()
        self.running[name].wait(PATIENCE)

    def stop(self, name: str) -> None:
        """End a process as its keeper does."""
        self.running[name].terminate()
        assert self.running[name].wait(PATIENCE) in (0, -signal.SIGTERM), self.said(name)

    def freeze(self, name: str) -> None:
        """Let a process stand still, as on a machine that swaps, or is moved."""
        self.running[name].send_signal(signal.SIGSTOP)

    def thaw(self, name: str) -> None:
        self.running[name].send_signal(signal.SIGCONT)

    def close(self) -> None:
        for process in self.running.values():
            if process.poll() is None:
                process.send_signal(signal.SIGCONT)
                process.terminate()
        for process in self.running.values():
            process.wait(PATIENCE)
        for relay in self.relays.values():
            relay.close()


def port_of(url: str) -> int:
    """The port of a database's URL."""
    return int(url.split("@")[1].split("/")[0].rpartition(":")[2])


def configured(processes: Processes) -> Path:
    """The example's configuration, with the test's ports."""
    folder = processes.folder
    both = folder / f"{NAME}.pem"
    both.write_text((folder / "certificate.pem").read_text() + (folder / "key.pem").read_text())
    text = (DEPLOY / "haproxy-cluster.cfg").read_text()
    places = {
        "    bind :::80 v4v6\n": "",
        "bind :::443 v4v6": f"bind 127.0.0.1:{processes.https}",
        f"/etc/haproxy/{NAME}.pem": str(both),
        "/dev/log local0": "stdout format raw local0",
        **{f"127.0.0.1:800{n}": f"127.0.0.1:{processes.ports[name]}" for n, name in enumerate(NAMES, 1)},
    }
    for old, new in places.items():
        assert old in text, f"the example doesn't say {old!r}"
        text = text.replace(old, new)
    (folder / "haproxy.cfg").write_text(text)
    return folder / "haproxy.cfg"


@contextmanager
def proxied(processes: Processes) -> Iterator[None]:
    """The proxy, until the end of the block."""
    program = shutil.which("haproxy", path=SEARCHED)
    assert program is not None
    command = [program, "-db", "-f", str(processes.folder / "haproxy.cfg")]
    with running(command, processes.https, folder=processes.folder):
        yield


@contextmanager
def clustered(folder: Path, url: str) -> Iterator[Processes]:
    """Three processes, without their proxy; it is configured."""
    processes = Processes(folder, url)
    with closing(processes):
        for name in NAMES:
            processes.start(name)
        certify(folder)
        processes.trust = ssl.create_default_context(cafile=folder / "certificate.pem")
        configured(processes)
        yield processes
