"""Comparisons: figures that can be worked out by hand, and every question asked as a person asks it."""

import json
import re
import shlex
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

from entaku.cli.lab_nights import study_of
from entaku.laboratory.comparing.arms import ARMS, QUESTIONS, wanted
from entaku.laboratory.comparing.figures import Panel
from entaku.laboratory.comparing.measures import MEASURES, Nights, measured
from entaku.laboratory.comparing.pictures import picture
from entaku.laboratory.comparing.words import told
from entaku.laboratory.study import keeping
from entaku.laboratory.study.plan import begin
from entaku.laboratory.study.schema import TABLES, Rows
from entaku.laboratory.study.wanted import Wanted
from tests.cli.running import Run

NIGHTS = 2


def game(night: int, places: tuple[int, ...], damage: tuple[tuple[int, int, int], ...] = ()) -> Rows:
    """A game of four whose players, in turn order, came in at these places; who dealt whom how much damage."""
    rows: Rows = {name: [] for name in TABLES}
    for position, place in enumerate(places):
        left = 0 if place == 1 else 9
        won = (night, 1, 1, position, "sensible", position, "W", place, float(place == 1))
        rows["games"].append((*won, left, "life" if left else "", 0, 4, 9, "last", 7, 0, 15, 3.1, 0))
        rows["ranks"].append((night, position, place))
    for number, (player, other, amount) in enumerate(damage, start=1):
        rows["events"].append((night, 1, 1, number, number, "damage", player, other, "", amount))
    return rows


def kept(folder: Path, *games: Rows) -> Nights:
    """A folder with these games."""
    study = study_of(Wanted("conspiracy", 4, len(games), "made up"), None, "en")
    begin(replace(study, nights=len(games)), folder)
    together = {name: [row for rows in games for row in rows[name]] for name in TABLES}
    keeping.keep(folder, 0, keeping.packed(together))
    return Nights(folder, len(games))


def values(panel: Panel) -> dict[tuple[str, str], float]:
    """A panel's figures by rules and name."""
    return {(row.arm, row.name): row.value for row in panel.rows}


@pytest.mark.rule("EV-7")
def test_who_leaves_together_is_ranked_by_three_rules(tmp_path: Path) -> None:
    """Of the second and the fourth in turn order, who leave together, the fourth is second by the source's rule."""
    nights = kept(tmp_path, *(game(night, (1, 2, 4, 2)) for night in (1, 2)))
    place, together = measured("ties", {"four": nights})
    found = values(place)
    assert [found["tie-later", name] for name in "1234"] == [1, 3, 4, 2]
    assert [found["tie-shared", name] for name in "1234"] == [1, 2.5, 4, 2.5]
    assert [found["tie-earlier", name] for name in "1234"] == [1, 2, 4, 3]
    assert values(together)["four", ""] == 1


def test_who_has_dealt_twenty_first_is_found(tmp_path: Path) -> None:
    """Damage is added up player by player; what somebody deals to themselves doesn't count."""
    dealt = ((1, 1, 30), (0, 2, 12), (1, 2, 15), (0, 3, 8), (1, 3, 5))
    nights = kept(tmp_path, *(game(night, (1, 2, 3, 4), dealt) for night in (1, 2)))
    first, won, turns, cards = measured("rumble", {"ggd": nights})
    assert values(first) == {("ggd", ""): 1.0}
    assert values(won) == {("ggd", "1"): 1, ("ggd", "2"): 0, ("ggd", "3"): 0, ("ggd", "4"): 0}
    assert (values(turns), values(cards)) == ({("ggd", ""): 9}, {("ggd", ""): 0})


def test_only_so_many_nights_are_looked_at(tmp_path: Path) -> None:
    """A folder with more nights than were asked for answers as one with as many."""
    nights = kept(tmp_path, *(game(night, (1, 2, 3, 4) if night < 3 else (4, 3, 2, 1)) for night in (1, 2, 3, 4)))
    won, *_ = measured("seats", {"four": replace(nights, count=2)})
    assert values(won)["four", "1"] == 1
    assert won.rows[0].nights == 2


def test_the_picture_and_the_lines_name_what_they_show(tmp_path: Path) -> None:
    """In either language, each set of rules by its name, each figure with its interval."""
    nights = kept(tmp_path, *(game(night, (1, 2, 3, 4)) for night in (1, 2)))
    panels = measured("seats", {"four": nights, "four-left": nights})
    assert "only the player to the left" in picture(panels, "en")
    assert "左隣だけを攻撃できる" in picture(panels, "ja")
    lines = list(told(panels, "en"))
    assert "Games won" in lines
    assert any(line.startswith("  only the player to the left, 1: 100.0\xa0% (") for line in lines)


def test_every_question_has_its_arms_and_its_measure() -> None:
    """Nothing is asked that isn't played or isn't measured."""
    assert QUESTIONS.keys() == MEASURES.keys()
    assert {arm for arms in QUESTIONS.values() for arm in arms} == ARMS.keys()
    assert wanted("ggd-off", 7, "x").nights == 7
    assert sorted(QUESTIONS) == PAGES


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the nights of all questions are kept, so that each is played once."""
    return tmp_path_factory.mktemp("nights")


PAGES = sorted(page.stem for page in Path("docs/studies").glob("*.md") if page.stem in QUESTIONS)


@pytest.mark.sweep
@pytest.mark.xdist_group("nights compared")  # by one worker: several would each play what the questions share
@pytest.mark.parametrize("question", PAGES)
def test_every_question_can_be_asked(question: str, run: Run, folder: Path, tmp_path: Path) -> None:
    """As its page in the documentation asks it, but for a few nights, each answers by every set of rules."""
    picture_file = tmp_path / "answer.svg"
    (command,) = re.findall(r"^entaku (lab compare .*)$", Path(f"docs/studies/{question}.md").read_text("utf-8"), re.M)
    instead = {"--nights": NIGHTS, "--out": folder, "--svg": picture_file}
    words = shlex.split(command)
    asked = [instead.get(before, word) for before, word in pairwise(["", *words])]
    assert asked[:3] == ["lab", "compare", question]
    seen = run(*asked, "--workers", "2", "--json")
    assert seen.status == 0
    panels = json.loads(seen.out)["panels"]
    rows = [row for panel in panels for row in panel["rows"]]
    assert panels[0]["rows"]
    assert all(row["low"] <= row["value"] <= row["high"] for row in rows)
    assert question == "ties" or {row["arm"] for row in rows} == set(QUESTIONS[question])
    assert picture_file.read_text("utf-8").startswith("<svg")


def test_what_is_no_question_is_refused(run: Run, tmp_path: Path) -> None:
    """The questions are named."""
    seen = run("lab", "compare", "weather", "--nights", "1", "--out", tmp_path / "nights")
    assert (seen.status, "seats" in seen.error) == (2, True)
    assert not (tmp_path / "nights").exists()
