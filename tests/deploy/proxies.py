"""The example configurations of `deploy/`, run as they are but for names of files, ports and the host."""

import getpass
import shutil
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.deploy.running import PATIENCE, running
from tests.ports import free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "cards.example.org"


class Front(NamedTuple):
    """A proxy that runs: its ports for http and https, and who signed its certificate."""

    http: int
    https: int
    trust: ssl.SSLContext


class Place(NamedTuple):
    """What a configuration is given in place of what is written there."""

    folder: Path
    http: int
    https: int
    server: int


def nginx(place: Place) -> list[str | Path]:
    """The site, within the smallest configuration that nginx starts with."""
    written = exchanged(
        "nginx.conf",
        {
            "listen 80;": f"listen 127.0.0.1:{place.http};",
            "listen [::]:80;": "",
            "listen 443 ssl http2;": f"listen 127.0.0.1:{place.https} ssl http2;",
            "listen [::]:443 ssl http2;": "",
            f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(place.folder / "certificate.pem"),
            f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(place.folder / "key.pem"),
            "127.0.0.1:8000": f"127.0.0.1:{place.server}",
        },
    )
    temporary = "".join(
        f"{kind}_temp_path {place.folder};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (place.folder / "nginx.conf").write_text(
        f"user {getpass.getuser()}; daemon off; pid {place.folder}/pid; error_log stderr;\n"
        f"events {{ worker_connections 768; }}\n"
        f"http {{ access_log off; {temporary}\n{written} }}"
    )
    return ["nginx", "-e", "stderr", "-p", place.folder, "-c", place.folder / "nginx.conf"]


def caddy(place: Place) -> list[str | Path]:
    """The site, with a certificate that it needn't fetch."""
    certificate = f"tls {place.folder}/certificate.pem {place.folder}/key.pem"
    ports = f"http_port {place.http}\n https_port {place.https}\n admin off\n storage file_system {place.folder}"
    written = exchanged(
        "Caddyfile",
        {f"\n{NAME} {{": f"\n{NAME} {{\n\t{certificate}", "127.0.0.1:8000": f"127.0.0.1:{place.server}"},
    )
    (place.folder / "Caddyfile").write_text(f"{{\n {ports}\n}}\n{written}")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", place.folder / "Caddyfile"]


def haproxy(place: Place) -> list[str | Path]:
    """The whole configuration."""
    both = place.folder / f"{NAME}.pem"
    both.write_text((place.folder / "certificate.pem").read_text() + (place.folder / "key.pem").read_text())
    written = exchanged(
        "haproxy.cfg",
        {
            "bind :::80 v4v6": f"bind 127.0.0.1:{place.http}",
            "bind :::443 v4v6": f"bind 127.0.0.1:{place.https}",
            f"/etc/haproxy/{NAME}.pem": str(both),
            "127.0.0.1:8000": f"127.0.0.1:{place.server}",
            "/dev/log local0": "stdout format raw local0",
        },
    )
    (place.folder / "haproxy.cfg").write_text(written)
    return ["haproxy", "-db", "-f", place.folder / "haproxy.cfg"]


PROXIES = {"nginx": nginx, "caddy": caddy, "haproxy": haproxy}


def exchanged(name: str, places: dict[str, str]) -> str:
    """A configuration with other text in some places, all of which are there."""
    text = (DEPLOY / name).read_text()
    for old, new in places.items():
        assert old in text, f"{name} doesn't say {old!r}"
        text = text.replace(old, new)
    return text


def expect_installed(*programs: str) -> None:
    """Skips the test, and says why, on a machine that lacks one of the programs."""
    for program in programs:
        if shutil.which(program, path=SEARCHED) is None:
            pytest.skip(f"{program} is not installed")


SEARCHED = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"


@contextmanager
def fronting(proxy: str, server: int, folder: Path) -> Iterator[Front]:
    """A proxy before a server, from when it listens until the end of the block."""
    certify(folder)
    place = Place(folder, free_port(), free_port(), server)
    program, *rest = PROXIES[proxy](place)
    environment = {"PATH": SEARCHED, "HOME": str(folder)}
    command = [shutil.which(str(program), path=SEARCHED) or program, *rest]
    with running(command, place.https, folder=folder, environment=environment):
        trust = ssl.create_default_context(cafile=folder / "certificate.pem")
        yield Front(place.http, place.https, trust)


def certify(folder: Path) -> None:
    """A certificate for the name, which has signed itself."""
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    command += ["-keyout", str(folder / "key.pem"), "-out", str(folder / "certificate.pem"), "-days", "2"]
    command += ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    subprocess.run(command, check=True, capture_output=True, timeout=PATIENCE)
