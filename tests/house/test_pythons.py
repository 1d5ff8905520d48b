"""What `python -m tools.pythons` asks of this Python, and of others."""

import sys
from pathlib import Path

import pytest
from tools import pythons


class Asked(list[str]):
    """What was asked of the Pythons, in its order; an answer is one of their drafts."""

    drafts = (b"a draft", b"a draft")

    def ran_by(self, python: Path, *arguments: str, output: int | None = None) -> bytes:
        self.append(f"{python.name} {' '.join(arguments[:2])}")
        return self.drafts[python == Path(sys.executable)] if output else b""


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    """This Python and one of the next version."""
    found, this = Asked(), f"{sys.version_info.major}.{sys.version_info.minor}"
    monkeypatch.setattr(pythons, "VERSIONS", (this, "3.99"))
    monkeypatch.setattr(pythons, "python_of", lambda version: f"python{version}")
    monkeypatch.setattr(pythons, "prepare", lambda python, place: Path(python))
    monkeypatch.setattr(pythons, "ran_by", found.ran_by)
    return found


def test_this_python_deals_and_others_are_tested_too(asked: Asked) -> None:
    """All its tests have been run by the time that others are tried."""
    assert pythons.main() == 0
    own = Path(sys.executable).name
    assert asked == [
        f"{own} -m entaku.cli.main", f"python3.99 -c {pythons.READ_ALL}", "python3.99 -m pytest",
        "python3.99 -m entaku.cli.main",
    ]  # fmt: skip


def test_drafts_that_differ_are_a_fault(asked: Asked) -> None:
    """The same seed deals the same cards whichever Python deals them."""
    asked.drafts = (b"a draft", b"another")
    assert pythons.main() == 1
