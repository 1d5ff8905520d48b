"""What the report of a study says: figures that can be checked by hand, and nothing that few games don't say."""

from pathlib import Path

import polars
import pytest
from msgspec.structs import replace

from entaku.cli.lab_nights import study_of
from entaku.laboratory.learning import learned
from entaku.laboratory.study import keeping
from entaku.laboratory.study.page import page, published
from entaku.laboratory.study.plan import Study, begin
from entaku.laboratory.study.questions import above, acting_cards, answers, unplayed
from entaku.laboratory.study.schema import TABLES, Rows
from entaku.laboratory.study.wanted import Wanted
from entaku.oracle.card import Card, Face, bare
from entaku.oracle.catalogue import shipped
from entaku.oracle.cubes.files import read_cube
from entaku.oracle.cubes.published import Published, key_of
from entaku.oracle.cubes.published import published as find_published
from entaku.oracle.cubes.report import looked_up
from entaku.oracle.library import Library
from tests.cli.running import Run


def made_up(nights: int) -> Rows:
    """Nights of two players: who has the Ace wins three of four games, and the Deuce is never played."""
    rows: Rows = {name: [] for name in TABLES}
    for night in range(1, nights + 1):
        ace_wins = night % 4 != 0
        for player, card in ((0, "Ace"), (1, "King")):
            won = float(ace_wins == (player == 0))
            rows["picks"] += [
                (night, player, 1, 1, 1, card, "", [card, "Deuce"]),
                (night, player, 1, 1, 2, "Deuce", "", ["Deuce"]),
            ]
            rows["decks"] += [
                (night, player, card, "main", 1, True),
                (night, player, "Deuce", "sideboard", 1, True),
                (night, player, "Plains", "main", 17, False),
            ]
            left = 0 if won else 9
            why = "" if won else "life"
            how = (left, why, 5 * int(won), 2, 9, "last", 7, 0, 14 + player, 2 + night / 100, 0)
            rows["games"].append((night, 1, 1, player, "sensible", player, "W", 2 - int(won), won, *how))
        winner, loser = (0, 1) if ace_wins else (1, 0)
        rows["events"] += [
            (night, 1, 1, 1, 3, "damage", loser, winner, "", 2),
            (night, 1, 1, 2, 9, "damage", winner, loser, "", 20),
            (night, 1, 1, 3, 9, "lost", loser, -1, "life", 1),
        ]
    return rows


@pytest.fixture
def told(study: Study, tmp_path: Path) -> Path:
    """A study of a hundred nights that were made up."""
    begin(replace(study, name="Two <cards>"), tmp_path)
    keeping.keep(tmp_path, 0, keeping.packed(made_up(100)))
    return tmp_path


def test_figures_can_be_checked_by_hand(told: Path) -> None:
    """A card's wins, when it was taken and whether it was played are those of the nights that were made up."""
    found = answers(told)
    ace, deuce, king = found.cards
    assert (found.nights, found.games, found.even) == (100, 100, 0.5)
    assert (ace.card, ace.drafted, ace.pick, ace.taken, ace.last, ace.played) == ("Ace", 100, 1.0, 1.0, 0.0, 1.0)
    assert ace.won is not None
    assert (ace.won.value, ace.won.low, ace.won.high, ace.won.count) == (0.75, 0.657, 0.836, 100)
    assert (deuce.pick, deuce.taken, deuce.last, deuce.played, deuce.won) == (2.0, 0.5, 1.0, 0.0, None)
    assert deuce.owned is not None
    assert (deuce.owned.value, deuce.owned.count) == (0.5, 200)
    assert [card.card for card in above(found)] == ["Ace"]
    assert king.won is not None
    assert king.won.value == 0.25
    assert [(one.name, one.won.value) for one in found.positions] == [("1", 0.75), ("2", 0.25)]
    assert found.positions[0].first_out is not None
    assert found.positions[0].first_out.value == 0.25
    assert [(one.name, one.won.value) for one in found.bots] == [("sensible", 0.5)]
    assert (found.turns, found.phases, found.wait) == (((9, 100),), (), 0)
    assert found.last_blow is not None
    assert found.last_blow.value == 1.0


def test_players_are_compared_by_their_conspiracies(study: Study, tmp_path: Path) -> None:
    """Who brought three or more is counted with those; the others' games are of none; without any nothing is said."""
    begin(study, tmp_path / "with")
    rows = made_up(100)
    rows["decks"] += [(night, 0, "Plot", "conspiracies", 1 + 3 * (night % 2), True) for night in range(1, 101)]
    keeping.keep(tmp_path / "with", 0, keeping.packed(rows))
    found = answers(tmp_path / "with").conspiracies
    assert [(one.name, one.won.value, one.won.count) for one in found] == [
        ("0", 0.25, 100),
        ("1", 0.5, 50),
        ("3+", 1.0, 50),
    ]
    begin(study, tmp_path / "without")
    keeping.keep(tmp_path / "without", 0, keeping.packed(made_up(100)))
    assert answers(tmp_path / "without").conspiracies == ()


def test_players_are_compared_by_what_their_decks_are_like(told: Path) -> None:
    """A third each by cost; of two numbers of creatures there are two parts."""
    found = answers(told)
    assert [(one.name, one.won.count) for one in found.costs] == [
        ("≤ 2.34", 68),
        ("> 2.34, ≤ 2.67", 66),
        ("> 2.67", 66),
    ]
    assert {one.won.value for one in found.costs} == {0.5}
    assert [(one.name, one.won.value, one.won.count) for one in found.creatures] == [
        ("≤ 14", 0.75, 100),
        ("> 14, ≤ 15", 0.25, 100),
    ]
    japanese = page(found, {}, "ja")
    assert ("<td>&gt; 2.67</td>" in japanese, "クリーチャーの枚数" in japanese) == (True, True)


def test_players_are_compared_by_their_cards_that_act_during_the_draft(study: Study, tmp_path: Path) -> None:
    """Who drafted it needn't have played it; a draft without any such card says nothing of them."""
    begin(study, tmp_path / "with")
    rows = made_up(100)
    rows["picks"] += [(night, 0, 1, 1, 3, "Deal Broker", "", ["Deal Broker"]) for night in range(2, 101, 2)]
    rows["decks"] += [(night, 0, "Deal Broker", "sideboard", 1, True) for night in range(2, 101, 2)]
    keeping.keep(tmp_path / "with", 0, keeping.packed(rows))
    found = answers(tmp_path / "with")
    assert [(one.name, one.won.value, one.won.count) for one in found.acting] == [("0", 0.5, 150), ("1", 0.5, 50)]
    (broker,) = acting_cards(found)
    assert (broker.card, broker.played, broker.owned) == ("Deal Broker", 0.0, found.acting[1].won)
    assert "<h2>ドラフト中に働くカードは取る価値があるか</h2>" in page(found, {}, "ja")
    begin(study, tmp_path / "without")
    keeping.keep(tmp_path / "without", 0, keeping.packed(made_up(100)))
    found = answers(tmp_path / "without")
    assert (found.acting, acting_cards(found)) == ((), [])
    assert "act during the draft" not in page(found, {}, "en")


def test_what_an_older_version_played_is_reported(told: Path) -> None:
    """Nothing is said of what it didn't keep, and everything else as ever."""
    before = answers(told)
    file = keeping.file_of(told, "games", 0)
    polars.read_parquet(file).drop("creatures", "cost").write_parquet(file)
    after = answers(told)
    assert (after.costs, after.creatures) == ((), ())
    assert (after.cards, after.colours, after.positions) == (before.cards, before.colours, before.positions)


def test_few_games_say_nothing(study: Study, tmp_path: Path) -> None:
    """From nineteen games no share is given."""
    begin(study, tmp_path)
    keeping.keep(tmp_path, 0, keeping.packed(made_up(19)))
    found = answers(tmp_path)
    assert [card.won for card in found.cards] == [None, None, None]
    assert (found.positions, found.last_blow) == ((), None)


def test_cards_that_are_not_known_wholly_are_marked_and_nothing_is_concluded_of_them(
    study: Study, tmp_path: Path
) -> None:
    """Of a card of which but the name is known, and of one played in part, no answer speaks; the page says which."""
    facts = (bare("Deuce"), Card("Ace", (Face("Ace"),)))
    begin(replace(study, cards=(*study.cards, *facts), trees=study.trees), tmp_path)
    keeping.keep(tmp_path, 0, keeping.packed(made_up(100)))
    found = answers(tmp_path)
    assert [(card.card, card.known) for card in found.cards] == [("Ace", "partly"), ("Deuce", "unknown"), ("King", "")]
    assert (above(found), unplayed(found)) == ([], [])
    english, japanese = page(found, {}, "en"), page(found, {"Ace": "エース"}, "ja")
    assert "Drafted, but never played: none." in english
    assert "<td>Deuce (unknown)</td>" in english
    assert "<td>Ace (played in part)</td>" in english
    assert "<td>エース（一部のみ処理）</td>" in japanese
    assert "名前しか分からないカード：Deuce。" in japanese
    assert set(learned(tmp_path, study.find).cards) == {"King"}
    assert "unknown" not in page(replace(found, cards=found.cards[2:]), {}, "en")


def test_every_shipped_card_is_known_wholly(study: Study) -> None:
    """Of the shipped sets nothing is left out of a verdict."""
    assert (study.known("unknown"), study.known("partly")) == ((), ())


def test_intervals_count_a_night_as_one_case(study: Study, tmp_path: Path) -> None:
    """Ten games of a night that all end in the same way say no more than one of them."""
    once, again = tmp_path / "once", tmp_path / "again"
    for folder, games in ((once, 1), (again, 10)):
        begin(study, folder)
        rows = made_up(40)
        rows["games"] = [
            (night, round_number, *more) for night, _, *more in rows["games"] for round_number in range(1, games + 1)
        ]
        keeping.keep(folder, 0, keeping.packed(rows))
    for seat in range(2):
        few, many = (answers(folder).positions[seat].won for folder in (once, again))
        assert (many.value, many.count, many.nights) == (few.value, 10 * few.count, few.nights)
        assert few.low - 0.02 <= many.low <= few.low + 0.02
        assert few.high - 0.02 <= many.high <= few.high + 0.02


def test_the_page_speaks_both_languages(told: Path) -> None:
    """The same figures under headings in the reader's language, names as the reader knows them, nothing unescaped."""
    found = answers(told)
    english, japanese = page(found, {}, "en"), page(found, {"Ace": "エース"}, "ja")
    assert "<h2>Which cards win?</h2>" in english
    assert "Two &lt;cards&gt;" in english
    assert "<h2>勝つカードはどれか</h2>" in japanese
    assert "<td>エース</td>" in japanese
    for text in (english, japanese):
        assert text.count("<svg") == 4
        assert "75.0\xa0%" in text


def test_the_page_of_a_server_has_its_looks_beside_it(told: Path) -> None:
    """Nothing that a browser refuses stands in it; each page leads to the other; alone, a page needs nothing else."""
    found = published(answers(told), {"Ace": "エース"})
    assert sorted(found) == ["en.html", "ja.html", "report.css", "report.js"]
    english, japanese = (found[f"{language}.html"].decode() for language in ("en", "ja"))
    for text in (english, japanese):
        assert ("<style" in text, "<script>" in text, " onclick" in text) == (False, False, False)
        assert '<link rel="stylesheet" href="report.css">' in text
        assert '<script src="report.js"></script>' in text
    assert ('href="ja.html"' in english, 'href="en.html"' in japanese) == (True, True)
    assert ("<td>Ace</td>" in english, "<td>エース</td>" in japanese) == (True, True)
    alone = page(answers(told), {}, "en")
    assert found["report.css"].decode() in alone
    assert found["report.js"].decode() in alone
    assert ("report.css" in alone, "ja.html" in alone) == (False, False)


def test_a_study_of_a_cube_is_published_for_its_list(run: Run, tmp_path: Path) -> None:
    """It is found by the same cards in another order and spelling; a study of sets belongs to no list."""
    cards = [name for name, card in shipped().cards.items() if not card.is_basic_land][:135]
    cube, out, data = tmp_path / "mine.txt", tmp_path / "study", tmp_path / "data"
    cube.write_text("\n".join(cards), "utf-8")
    nights = ("lab", "nights", "--players", "3", "--nights", "1", "--seed", "2", "--workers", "1")
    assert run(*nights, "--cube", cube, "--out", out).status == 0
    said = run("lab", "report", out, "--publish", "--data", data)
    assert (said.status, "mine: the report of 1 night" in said.out) == (0, True)
    listed = looked_up(read_cube("\n".join(f"1x {name.lower()}" for name in reversed(cards)), "again"), Library(None))
    key = key_of((entry.name, entry.count) for entry in listed.cube.entries)
    assert find_published(data, key) == Published(key, 1, 1)
    assert find_published(data, key_of([(name, 1) for name in cards[1:]])) is None
    begin(study_of(Wanted("conspiracy", 3, 1, "2"), None, "en"), tmp_path / "sets")
    keeping.keep(tmp_path / "sets", 0, keeping.packed(made_up(1)))
    refused = run("lab", "report", tmp_path / "sets", "--publish", "--data", data)
    assert (refused.status, "Only a study of a cube" in refused.error) == (2, True)
