"""What the tests of the laboratory share."""

import pytest
from msgspec.structs import replace

from entaku.cli.lab_nights import study_of
from entaku.laboratory.study.plan import Study
from entaku.laboratory.study.wanted import Wanted
from tests.cli.running import Run, runner

SEATS = 3


@pytest.fixture(scope="module")
def study() -> Study:
    """Three nights of three players, each kept by itself."""
    return replace(study_of(Wanted("conspiracy", SEATS, 3, "5", bots=("at-sight",) * SEATS), None, "en"), chunk=1)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs `entaku` with the given words."""
    return runner(capsys, monkeypatch)
