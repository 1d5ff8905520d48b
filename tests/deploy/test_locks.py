"""The two lock files and what the project asks for."""

import re
import tomllib

import pytest
from packaging.requirements import Requirement

from tests.deploy.installing import ROOT

PINNED = re.compile(r"^([\w.-]+)(?:\[[^\]]*\])?==([^\s;]+)", re.M)


def pins(lock: str) -> dict[str, str]:
    """The version of each package in a lock file."""
    found = PINNED.findall((ROOT / lock).read_text(encoding="utf-8"))
    return {name.lower().replace("_", "-").replace(".", "-"): version for name, version in found}


@pytest.mark.parametrize(
    "lock,extras",
    [
        ("requirements.lock", ("dev", "postgresql", "push", "pairing")),
        ("deploy/requirements.lock", ("postgresql", "push", "pairing")),
    ],
)
def test_what_the_project_asks_for_is_pinned(lock: str, extras: tuple[str, ...]) -> None:
    """Each library within its range: whoever installs from a lock file gets all that the program imports."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = [*project["dependencies"], *(one for extra in extras for one in project["optional-dependencies"][extra])]
    found = pins(lock)
    lacking = []
    for requirement in map(Requirement, asked):
        version = found.get(requirement.name.lower().replace(".", "-"))
        if version is None or not requirement.specifier.contains(version, prereleases=True):
            lacking.append(f"{requirement} ({version})")
    assert lacking == []


def test_both_locks_agree() -> None:
    """A server has the versions with which the tests ran."""
    tested, deployed = pins("requirements.lock"), pins("deploy/requirements.lock")
    assert {name: tested.get(name) for name in deployed} == deployed
