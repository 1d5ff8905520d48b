"""Teams of a draft: who sits in which, of what sizes, by what names, and what each opens."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from entaku.drafts.formats import DraftFormat, fits, read_format, write_format
from entaku.drafts.play import play_defaults
from entaku.drafts.report import report
from entaku.drafts.sealed import SealedPart
from entaku.drafts.table_plans import SealedPlan, TeamSealedPlan
from entaku.drafts.teams import Team, can_form, check_teams, named, players_wanted, seats_of, teams_at
from entaku.kernel.errors import Unlawful
from entaku.messages import LANGUAGES
from tests.drafts.chains import chain
from tests.drafts.phased import opened
from tests.drafts.test_table_phases import drafting, part_of, sizes

SIZES = st.lists(st.integers(1, 4), min_size=1, max_size=4).map(lambda sizes: tuple(sizes))


@given(SIZES)
def test_everybody_is_of_one_team(sizes: tuple[int, ...]) -> None:
    """Each team has as many seats as was said, no seat is of two, and the first seats are of different teams."""
    teams = seats_of(TeamSealedPlan(sizes=sizes), sum(sizes))
    assert tuple(map(len, teams)) == sizes
    assert sorted(seat for team in teams for seat in team) == list(range(sum(sizes)))
    assert {team[0] for team in teams} == set(range(len(teams)))


@given(st.integers(1, 5), st.integers(1, 3))
def test_equal_teams_sit_as_ever(teams: int, each: int) -> None:
    """Without sizes, and with equal ones, every team sits spread evenly round the table."""
    seats = teams * each
    spread = tuple(tuple(range(team, seats, teams)) for team in range(teams))
    assert seats_of(TeamSealedPlan(teams=teams), seats) == spread
    assert seats_of(TeamSealedPlan(sizes=(each,) * teams), seats) == spread


@pytest.mark.parametrize("team_sizes", [(3, 2), (2, 3), (4, 1), (2, 1, 1)])
def test_unequal_teams_open_the_same_packs(team_sizes: tuple[int, ...]) -> None:
    """Each team opens as many cards, and all of them come to its own players."""
    seats = sum(team_sizes)
    table = drafting(seats, TeamSealedPlan(packs=2, cards=6, sizes=team_sizes))
    teams = seats_of(TeamSealedPlan(sizes=team_sizes), seats)
    for team in teams:
        for seat in team:
            part = part_of(table, SealedPart, seat)
            assert (part.team, len(part.middle)) == (team, 12)
    shown = [{card.id for card in part_of(table, SealedPart, team[0]).middle} for team in teams]
    assert len(set().union(*shown)) == 12 * len(teams)
    play_defaults(table)
    assert [sum(sizes(table)[seat] for seat in team) for team in teams] == [12] * len(teams)
    assert table.is_over


@settings(max_examples=20, deadline=None)
@given(st.integers(2, 10), SIZES)
def test_who_cannot_form_the_teams_is_told_so(seats: int, team_sizes: tuple[int, ...]) -> None:
    """With all the numbers; no teams are shown where they can't be formed."""
    plan = TeamSealedPlan(sizes=team_sizes)
    if sum(team_sizes) == seats:
        check_teams(plan, seats)
        assert can_form((plan,), seats)
        return
    with pytest.raises(Unlawful) as caught:
        check_teams(plan, seats)
    assert caught.value.key == "draft-team-sizes"
    for language in LANGUAGES:
        assert " + ".join(map(str, team_sizes)) in caught.value.said(language)
    assert not can_form((plan,), seats)
    assert teams_at((plan,), seats) == ()


def test_names_are_looked_over_like_other_names() -> None:
    """They are put on one line; what can't be seen, is too long, too many or looks alike is refused."""
    assert named(TeamSealedPlan(names=("  Red\u200b  Dragons ", ""))).names == ("Red Dragons", "")
    for names, key in (
        (("\u3164", ""), "name-empty"),
        (("x" * 25,), "name-too-long"),
        (("A", "B", "C"), "draft-team-names"),
        (("Red", "red"), "draft-team-names-alike"),
        (("Ada", "Аdа"), "draft-team-names-alike"),
    ):
        with pytest.raises(Unlawful) as caught:
            opened(chain(4, TeamSealedPlan(packs=1, cards=4, names=names)))
        assert caught.value.key == key


def test_a_format_with_teams_is_data() -> None:
    """It survives its JSON, and one from before teams had names still reads."""
    form = DraftFormat((TeamSealedPlan(sizes=(3, 2), names=("Red", "Blue")),))
    assert read_format(write_format(form), "teams.json") == form
    assert players_wanted(form.phases) == 5
    before = read_format(b'{"phases": [{"type": "team-sealed", "teams": 3}]}', "teams.json")
    assert before == DraftFormat((TeamSealedPlan(teams=3),))
    assert players_wanted(before.phases) is None
    assert msgspec.to_builtins(TeamSealedPlan()) == {"type": "team-sealed"}


def test_nobody_is_advised_what_cannot_be() -> None:
    """What would fit a small cube has as many players as the teams have."""
    form = DraftFormat((TeamSealedPlan(packs=4, cards=10, sizes=(3, 2)),))
    assert {fit.seats for fit in fits(form, 5, 60)} == {5}


def test_the_report_says_who_played_with_whom() -> None:
    """The teams and their names stand in it; a draft without teams has none."""
    table = drafting(5, TeamSealedPlan(packs=1, cards=5, sizes=(3, 2), names=("赤組",)))
    play_defaults(table)
    assert report(table).teams == (Team("赤組", (0, 2, 4)), Team("", (1, 3)))
    alone = drafting(2, SealedPlan(packs=1, cards=5))
    assert report(alone).teams == ()


def test_teams_that_change_between_phases_are_not_shown_as_one() -> None:
    """A chain whose phases have different teams shows none; with the same in each they are shown."""
    two, three = TeamSealedPlan(), TeamSealedPlan(teams=3)
    assert teams_at((two, three), 6) == ()
    assert teams_at((two, two), 6) == teams_at((two,), 6) == (Team("", (0, 2, 4)), Team("", (1, 3, 5)))
