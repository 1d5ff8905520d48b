"""What the check for known vulnerabilities makes of the answers it gets."""

import subprocess

import pytest
from tools import audit


def test_what_a_newer_version_mends_is_told() -> None:
    """A vulnerability counts when there is something to do about it."""
    mended, open_yet = {"id": "A-1", "fix_versions": ["2.0"]}, {"id": "B-2", "fix_versions": []}
    python = {"dependencies": [{"name": "one", "version": "1.0", "vulns": [mended, open_yet]}, {"name": "two"}]}
    assert list(audit.of_python(python)) == ["one 1.0: A-1, mended in 2.0"]
    npm = {"range": "<2", "severity": "high"}
    found = {
        "vulnerabilities": {"one": {**npm, "fixAvailable": {"name": "one"}}, "two": {**npm, "fixAvailable": False}}
    }
    assert list(audit.of_npm(found)) == ["one <2: high"]


@pytest.mark.parametrize("answer", ["", "<html>", '{"error": {"code": "ENOTFOUND"}}'])
def test_an_index_out_of_reach_fails_nothing(
    answer: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What isn't an answer is said to be none, and what the other index finds still counts."""
    done = subprocess.CompletedProcess([], 1, answer, "no network")
    monkeypatch.setattr(audit, "ask_npm", lambda: audit.of_npm(audit.read(done, "vulnerabilities")))
    monkeypatch.setattr(audit, "ask_python", lambda: iter(()))
    assert audit.main() == 0
    assert "SKIPPED: the client's packages" in capsys.readouterr().out
    monkeypatch.setattr(audit, "ask_python", lambda: iter(["one 1.0: A-1"]))
    assert audit.main() == 1
