"""What a night's tables tell those who open them in a spreadsheet."""

import csv
import io

import msgspec
import pytest

from entaku.messages import LANGUAGES, Language, say
from entaku.tournament import acts
from entaku.tournament.exporting import Reader, as_csv, as_records
from entaku.tournament.log_sentences import known, told
from entaku.tournament.night import Night
from tests.tournament.nights import DESK, in_round_1, play_out

TOKYO = 9 * 60


def rows(night: Night, table: str, reader: Reader) -> list[dict[str, str]]:
    """The table's rows by the headings in the reader's language."""
    return list(csv.DictReader(io.StringIO(as_csv(night, table, night.state, reader))))


def heading(column: str, language: Language) -> str:
    return say(f"night-column-{column}", language)


@pytest.mark.rule("EV-10")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_says_what_was_entered(language: Language) -> None:
    """Each line has the desk's sentence, in the reader's language."""
    night = in_round_1(8)
    play_out(night, night.state.groups[1])
    of = known(night.log, night.state)
    said = [row[heading("said", language)] for row in rows(night, "log", Reader(language))]
    assert said == [told(entry, of).said(language) for entry in night.log]
    assert len(set(said)) > 10


def test_times_are_those_of_the_desk() -> None:
    """Who reads a table has the times of their own clock; a program has UTC."""
    night = in_round_1(4)
    night.add(DESK, acts.RulingGiven("Rolled back."), at="2026-11-28T19:04:05+00:00")
    for table in ("log", "rulings"):
        assert rows(night, table, Reader("ja", ahead=TOKYO))[-1]["時刻"] == "2026-11-29 04:04:05"
        assert msgspec.json.decode(as_records(night, table, night.state))[-1]["at"] == "2026-11-28T19:04:05+00:00"


@pytest.mark.rule("EV-6")
def test_who_left_has_an_order_and_a_reason() -> None:
    """The table of games says when and why somebody left, the table of players in which pod they are."""
    night = in_round_1(4)
    group = night.state.groups[1]
    first, second = group.game.order[1], group.game.order[3]
    night.add(DESK, acts.LeftGame(1, (first,), "empty-library"))
    night.add(DESK, acts.LeftGame(1, (second,), "life"))
    found = {row["参加者"]: (row["離脱順"], row["離脱の理由"]) for row in rows(night, "groups", Reader("ja"))}
    left = {
        night.state.names[first]: ("1", "ライブラリーが空の状態で引いた"),
        night.state.names[second]: ("2", "ライフが0点"),
    }
    assert found == dict.fromkeys(found, ("", "")) | left
    assert {row["pod"] for row in rows(night, "players", Reader())} == {"1"}


def test_several_in_a_row_have_the_comma_of_the_language() -> None:
    """Names that a sentence of the log has in a row are parted as the reader's language parts them."""
    night = in_round_1(4)
    a, b = night.state.groups[1].game.order[:2]
    night.add(DESK, acts.LeftGame(1, (a, b), "life"))
    names = night.state.names[a], night.state.names[b]
    for language, between in zip(LANGUAGES, (", ", "、"), strict=True):
        last = rows(night, "log", Reader(language))[-1]
        assert between.join(names) in last[heading("said", language)]
