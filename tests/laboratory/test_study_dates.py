"""A study goes by the rules of a date, as tables do."""

import pytest

from entaku.cli.lab_nights import study_of
from entaku.kernel.errors import Unlawful
from entaku.laboratory.study.wanted import Wanted
from entaku.magic.game.dated import date_of
from entaku.magic.game.profile import COMMANDER_2010, CONSPIRACY


@pytest.mark.parametrize(("as_of", "found"), [("", "2026-09"), ("2022-04-29", "2022-04"), ("2010-12-15", "2010-12-15")])
def test_the_games_of_a_study_are_of_the_date_that_is_asked_for(as_of: str, found: str) -> None:
    """Nothing but what differs between the dates is otherwise."""
    study = study_of(Wanted("conspiracy", 3, 1, "5", as_of=as_of, mulligan="london"), None, "en")
    assert date_of(study.profile) == found
    assert study.profile.life == CONSPIRACY.life


def test_commander_as_of_2010_is_that_of_its_own_lists() -> None:
    """It is the format of that name, with its own mulligan."""
    study = study_of(Wanted("commander", 3, 1, "5", as_of="2010-12-15", decks=3), None, "en")
    assert study.profile == COMMANDER_2010


def test_what_is_no_date_begins_no_study() -> None:
    """It is said before anything is played."""
    with pytest.raises(Unlawful):
        study_of(Wanted("conspiracy", 3, 1, "5", as_of="yesterday"), None, "en")
