"""The wheel holds all that a night needs: a stranger's machine has Python, and nothing else of ours."""

import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from entaku import __version__
from tests.deploy.installing import PAGES, ROOT, Installed, build, install
from tests.deploy.running import PATIENCE, running
from tests.ports import free_port

pytestmark = [pytest.mark.sweep, pytest.mark.xdist_group("wheel")]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built once."""
    assert PAGES.is_file(), "build the pages with `make web`"
    folder = tmp_path_factory.mktemp("dist")
    done = build(ROOT, folder)
    assert done.returncode == 0, done.stderr
    (found,) = folder.glob("entaku-*.whl")
    return found


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The command of a fresh environment."""
    return install(wheel, tmp_path_factory.mktemp("machine"))


def test_a_wheel_without_pages_is_not_built(tmp_path: Path) -> None:
    """Who forgets the client is told so in a sentence, and gets no wheel."""
    files = subprocess.run(
        ["git", "ls-files", "src/entaku/kernel"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    for name in ("pyproject.toml", "README.md", "LICENSE", "tools/wheel_hook.py", *files.stdout.split()):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    done = build(tmp_path, tmp_path / "dist")
    assert done.returncode != 0
    (sentence,) = (done.stdout + done.stderr).strip().splitlines()
    assert "make web" in sentence
    assert not list(tmp_path.rglob("*.whl"))


def test_the_wheel_has_the_licence_and_nothing_of_the_tests(wheel: Path) -> None:
    """It holds the package, its pages and its licence."""
    with zipfile.ZipFile(wheel) as found:
        names = found.namelist()
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in names)
    assert {name.split("/")[0] for name in names} == {"entaku", f"entaku-{__version__}.dist-info"}
    assert not [name for name in names if "__pycache__" in name]


def test_the_command_answers(installed: Installed) -> None:
    """It says its version, and a draft of one seed is the same as here."""
    assert installed.say("--version").strip() == __version__
    draft = ("draft", "--players", "4", "--set", "CNS", "--set", "CN2", "--seed", "7", "--json")
    here = subprocess.run([sys.executable, "-m", "entaku.cli.main", *draft], capture_output=True, text=True, check=True)
    assert installed.say(*draft) == here.stdout
    assert len(here.stdout) > 10_000


def test_the_server_shows_its_pages(installed: Installed) -> None:
    """The page, everything that it and its parts name, and a room; without Node and far from the repository."""
    port = free_port()
    server: list[str | Path] = [installed.command, "serve", "--port", str(port), "--data", installed.folder / "data"]
    with (
        running(server, port, environment=installed.environment, folder=installed.folder),
        httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as browser,
    ):
        page = browser.get("/")
        assert page.status_code == 200
        assert "<title>Entaku" in page.text
        fetched = dict(followed(browser, page.text))
        assert {Path(name).suffix for name in fetched} >= {".js", ".css", ".svg", ".woff2"}
        assert set(fetched.values()) == {200}
        made = browser.post(
            "/api/rooms", json={"name": "Ada", "seats": 2, "options": {"type": "draft", "sets": ["CNS"]}}
        )
        assert made.status_code == 201
        assert browser.get(f"/api/rooms/{made.json()['code']}").status_code == 200


def followed(browser: httpx.Client, text: str) -> Iterator[tuple[str, int]]:
    """Every file of the client that a text names, and that those name, with what the server answered."""
    seen: set[str] = set()
    texts = [text]
    while texts:
        for name in re.findall(r"assets/[\w.-]+\.(?:js|css|woff2)|(?<=/)icon\.svg", texts.pop()):
            if name not in seen:
                seen.add(name)
                answer = browser.get(f"/{name}")
                yield name, answer.status_code
                if name.endswith((".js", ".css")):
                    texts.append(answer.text)
