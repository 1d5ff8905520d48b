"""The image is built and run, where there is something to build it with and what it is built from can be fetched."""

import shutil
import subprocess
import time
import uuid
from collections.abc import Iterator

import httpx
import pytest

from tests import plain_http
from tests.deploy.installing import ROOT
from tests.deploy.test_units import DEPLOY
from tests.ports import free_port

BUILDERS = {"podman": ("--format", "docker"), "docker": ()}
"""What builds and runs images, and what it has to be told so that the image says how it is."""
LONGEST = 1800.0
UNREACHED = ("no such host", "i/o timeout", "connection refused", "network is unreachable", "TLS handshake timeout")
"""What is said where the registry can't be reached."""


def working() -> str | None:
    """A builder that is there and answers."""
    for name in BUILDERS:
        if shutil.which(name) and subprocess.run([name, "info"], capture_output=True, timeout=60).returncode == 0:
            return name
    return None


@pytest.fixture(scope="module")
def image() -> Iterator[tuple[str, str]]:
    """The builder, and the image that it made; it is thrown away afterwards."""
    builder = working()
    if builder is None:
        pytest.skip("there is nothing here that builds images: podman or docker")
    name = f"entaku-test-{uuid.uuid4().hex[:8]}"
    command = [builder, "build", *BUILDERS[builder], "-f", str(DEPLOY / "Containerfile"), "-t", name, str(ROOT)]
    built = subprocess.run(command, capture_output=True, text=True, timeout=LONGEST)
    if built.returncode and any(one in built.stderr for one in UNREACHED):
        pytest.skip("what the image is built from can't be fetched here")
    assert built.returncode == 0, built.stderr[-3000:]
    yield builder, name
    subprocess.run([builder, "rmi", "-f", name], capture_output=True, timeout=60)


@pytest.mark.sweep
@pytest.mark.elsewhere
def test_the_image_serves(image: tuple[str, str]) -> None:
    """It answers at its port with its pages, runs for nobody's account, and ends when it is told to."""
    builder, name = image
    port = free_port()
    command = [builder, "run", "-d", "--rm", "-p", f"127.0.0.1:{port}:8000", name]
    running = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert running.returncode == 0, running.stderr
    container = running.stdout.strip()
    try:
        with plain_http.client(f"http://127.0.0.1:{port}") as http:
            last = time.monotonic() + 60
            while True:
                try:
                    healthy = http.get("/healthz")
                    break
                except httpx.TransportError:
                    assert time.monotonic() < last, said(builder, container)
                    time.sleep(0.2)
            assert healthy.is_success
            assert "<script" in http.get("/").raise_for_status().text
            assert http.get("/api/offers").raise_for_status().json()
        asked = [builder, "exec", container, "id", "-u"]
        assert subprocess.run(asked, capture_output=True, text=True, timeout=60).stdout.strip() == "10001"
    finally:
        stopped = subprocess.run([builder, "stop", "-t", "20", container], capture_output=True, timeout=60)
    assert stopped.returncode == 0


def said(builder: str, container: str) -> str:
    """What a container has written."""
    told = subprocess.run([builder, "logs", container], capture_output=True, text=True, timeout=60)
    return (told.stdout + told.stderr)[-3000:]
