"""What docs/lab.md says can be done is done here with a small study."""

import re
from pathlib import Path

import polars
from tools import study_tables

from entaku.cli.lab_nights import study_of
from entaku.front.lab import Nights
from entaku.laboratory.study import keeping, working
from entaku.laboratory.study.plan import begin
from entaku.laboratory.study.wanted import Wanted

PAGE = Path("docs/lab.md").read_text("utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
FROM_PYTHON = next(block for block in BLOCKS if "lab.nights" in block)


def test_the_page_has_the_tables_as_they_are() -> None:
    """The columns of the page are those of the code."""
    assert study_tables.PLACE.search(PAGE)
    assert study_tables.PLACE.sub(lambda found: study_tables.tables(), PAGE) == PAGE


def test_the_questions_can_be_asked(tmp_path: Path) -> None:
    """Each of the page's questions gives figures."""
    study = study_of(Wanted("conspiracy", 4, 2, "5"), None, "en")
    begin(study, tmp_path)
    keeping.keep(tmp_path, 0, working.play_chunk(study, 0).files)
    first, *questions = [block for block in BLOCKS if block != FROM_PYTHON]
    known: dict[str, object] = {}
    exec(first.replace("study/", f"{tmp_path}/"), known)
    assert len(questions) == 5
    for question in questions:
        *before, last = re.split(r"\n(?=\()", question)
        for line in before:
            exec(line, known)
        found = eval(last, known)
        assert isinstance(found, polars.DataFrame)
        assert found.width > 0


def test_nights_are_played_from_python() -> None:
    """What the page calls is there; two nights of three stand for a thousand."""
    called = '"mycube.txt", 1000, workers=2, folder="mine"'
    assert called in FROM_PYTHON
    known: dict[str, object] = {}
    exec(FROM_PYTHON.replace(called, 'count=2, players=3, bots=["at-sight"], seed=5'), known)
    assert isinstance(known["study"], Nights)
    assert known["study"].cards.height > 0
