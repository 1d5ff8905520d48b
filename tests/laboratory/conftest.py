"""What the tests of the laboratory share."""

import pytest

from tests.cli.running import Run, runner


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs `entaku` with the given words."""
    return runner(capsys, monkeypatch)
