"""Two players of one name within a night are two, and nobody looks like somebody else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import seed_from
from entaku.tournament import acts, exporting
from entaku.tournament.log_sentences import known, told
from entaku.tournament.night import Doubtful, Night, Setup, read, write
from entaku.tournament.sheets import pairings
from entaku.tournament.state import BOT
from tests.tournament.nights import DESK, next_round, play_out


def registered(*people: str | tuple[str, str]) -> Night:
    """A night with these people here: names, or names with marks."""
    night = Night(Setup("Friday"), seed_from(1))
    for number, one in enumerate(people, start=1):
        name, mark = (one, "") if isinstance(one, str) else one
        night.add(DESK, acts.Registered(number, name, mark=mark), insist=True)
        night.add(DESK, acts.CheckedIn(number))
    return night


def shown(night: Night) -> list[str]:
    """How everybody is shown, by number."""
    return list(night.state.names.values())


def test_a_second_of_a_name_is_asked_about_then_both_are_marked() -> None:
    """The first too; a third person's name stays as it is."""
    night = registered("佐藤", "Ada")
    with pytest.raises(Doubtful):
        night.add(DESK, acts.Registered(3, "佐藤"))
    assert shown(night) == ["佐藤", "Ada"]
    night.add(DESK, acts.Registered(3, "佐藤"), insist=True)
    assert shown(night) == ["佐藤 (1)", "Ada", "佐藤 (2)"]


def test_a_mark_of_ones_own_stands_for_the_number() -> None:
    """It shows only beside somebody of the name, and one that is there already gives way to the number."""
    assert shown(registered(("佐藤", "大阪"))) == ["佐藤"]
    assert shown(registered("佐藤", ("佐藤", "大阪"))) == ["佐藤 (1)", "佐藤 (大阪)"]
    assert shown(registered(("佐藤", "大阪"), ("佐藤", "大阪"), ("佐藤", "2"))) == [
        "佐藤 (大阪)",
        "佐藤 (2)",
        "佐藤 (3)",
    ]
    with pytest.raises(Unlawful) as refused:
        registered(("佐藤", "長" * 13))
    assert refused.value.key == "night-mark-length"


def test_lookalikes_are_told_apart_as_namesakes_are() -> None:
    """Capitals, letters of another script, one letter that looks like another: all are asked about, all are marked."""
    for other in ("ada", "Аdа", "Ａda", "Ada\u200b"):
        night = registered("Ada")
        with pytest.raises(Doubtful):
            night.add(DESK, acts.Registered(2, other))
        night.add(DESK, acts.Registered(2, other), insist=True)
        assert shown(night) == ["Ada (1)", f"{other} (2)"]


def test_nobody_takes_the_look_of_a_mark() -> None:
    """Who calls themselves as a namesake is shown is told from them; so is who bears a bot's name in any language."""
    assert shown(registered("佐藤", "佐藤", "佐藤 (2)")) == ["佐藤 (1)", "佐藤 (5)", "佐藤 (2) (3)"]
    assert shown(registered("佐藤", ("佐藤", "大阪"), "佐藤 (大阪)")) == ["佐藤 (1)", "佐藤 (2)", "佐藤 (大阪) (3)"]
    night = Night(Setup("Friday"), seed_from(1))
    night.add(DESK, acts.Registered(1, "Bot 1", BOT))
    night.add(DESK, acts.Registered(2, "ボット 1"), insist=True)
    assert shown(night) == ["Bot 1", "ボット 1 (2)"]


def test_marks_go_as_soon_as_nobody_else_has_the_name() -> None:
    """When one is called otherwise, or their registration is undone; and another name may be somebody's too."""
    night = registered("佐藤", "佐藤", "Ada")
    renamed = night.add(DESK, acts.Renamed(2, "Ada"))
    assert shown(night) == ["佐藤", "Ada (1)", "Ada (2)"]
    night.undo(DESK, renamed.number)
    assert shown(night) == ["佐藤 (1)", "佐藤 (2)", "Ada"]
    night.add(DESK, acts.Renamed(1, "佐藤", mark="眼鏡"))
    assert shown(night) == ["佐藤 (眼鏡)", "佐藤 (2)", "Ada"]
    assert shown(read(write(night))) == shown(night)


@given(
    st.lists(st.tuples(st.sampled_from(["Ida", "lda", "ida", "Ida (2)", "Ann"]), st.sampled_from(["", "1", "2", "x"])))
)
def test_no_two_are_ever_shown_alike(people: list[tuple[str, str]]) -> None:
    """Whatever names and marks people choose."""
    names = shown(registered(*people))
    assert len({name.casefold() for name in names}) == len(names)


def test_the_mark_stands_wherever_the_player_does() -> None:
    """In pairings, reasons, tables to export and the log."""
    night = registered("佐藤", "佐藤", "Ada", "Ben")
    night.add(DESK, night.draw_pods())
    next_round(night)
    assert {line.name for line in pairings(night.state)} == {"佐藤 (1)", "佐藤 (2)", "Ada", "Ben"}
    assert [line.name for line in pairings(night.state)] == ["Ada", "Ben", "佐藤 (1)", "佐藤 (2)"]
    play_out(night, night.state.groups[1])
    for table in ("players", "groups", "standings"):
        written = exporting.as_csv(night, table, night.state)
        assert [name in written for name in ("佐藤 (1)", "佐藤 (2)")] == [True, True]
    said = [told(entry, known(night.log, night.state)).said("ja") for entry in night.log]
    assert ["佐藤 (1)" in said[0], "佐藤 (2)" in said[2]] == [True, True]


def test_a_name_at_another_table_means_the_one_of_it_in_the_group() -> None:
    """A room that a group brings along knows people as they entered their names there."""
    state = registered("佐藤", "佐藤", "Ada").state
    assert state.known_as((2, 3)) == {"佐藤": 2, "佐藤 (2)": 2, "ada": 3}
    assert state.known_as((1, 2)) == {"佐藤 (1)": 1, "佐藤 (2)": 2}
