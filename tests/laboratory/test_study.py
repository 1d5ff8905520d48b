"""Studies: the same nights whoever plays them, nothing lost when a run breaks off, and figures that can be checked."""

import errno
import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import polars
import pytest
from msgspec.structs import replace

from entaku.cli.lab_nights import study_of
from entaku.drafts.picks import pack_picks
from entaku.kernel.errors import Unlawful
from entaku.laboratory.evening import Evening
from entaku.laboratory.study import keeping, working
from entaku.laboratory.study.one_night import NightPlayed
from entaku.laboratory.study.plan import FILE, Study, begin
from entaku.laboratory.study.schema import TABLES, Rows
from entaku.laboratory.study.wanted import Wanted
from tests.cli.running import Run
from tests.laboratory.conftest import SEATS

if TYPE_CHECKING:
    from ray._private.node import Node
    from ray.cluster_utils import Cluster


@pytest.fixture(scope="module")
def first(study: Study) -> NightPlayed:
    """The first of them."""
    return NightPlayed(study, 1).play()


def named(rows: Rows, table: str) -> Iterator[dict[str, object]]:
    """The rows of a table, each by its columns' names."""
    names = [column.name for column in TABLES[table].columns]
    return (dict(zip(names, row, strict=True)) for row in rows[table])


def test_every_card_that_is_drafted_is_in_somebody_s_deck_or_beside_it(first: NightPlayed) -> None:
    """What a player picked is what they have afterwards, and each pick lay before them."""
    picked: Counter[tuple[object, object]] = Counter()
    for row in named(first.rows, "picks"):
        seen = row["seen"]
        assert isinstance(seen, list)
        assert row["way"] or row["card"] in seen
        picked[row["player"], row["card"]] += 1
    had: Counter[tuple[object, object]] = Counter()
    for row in named(first.rows, "decks"):
        if row["drafted"]:
            assert isinstance(row["copies"], int)
            had[row["player"], row["card"]] += row["copies"]
    assert picked == had
    assert len({player for player, _ in picked}) == SEATS


def test_a_game_has_one_winner_and_its_places(first: NightPlayed) -> None:
    """Of three players one wins, one is second, one third; each who left did so in a turn of the game."""
    games = list(named(first.rows, "games"))
    assert sorted(str(row["position"]) for row in games) == ["0", "1", "2"]
    assert sorted(str(row["place"]) for row in games) == ["1", "2", "3"]
    assert [row["won"] for row in games if row["place"] == 1] == [1.0]
    for row in games:
        turns, left = row["turns"], row["left"]
        assert isinstance(turns, int)
        assert isinstance(left, int)
        assert (left == 0) == (row["place"] == 1)
        assert left <= turns


def test_damage_in_the_events_is_the_life_that_was_lost(first: NightPlayed) -> None:
    """Somebody at 0 life was dealt damage, and who is said to have lost by life is at 0."""
    lives = {row["player"]: row["life"] for row in named(first.rows, "games")}
    events = list(named(first.rows, "events"))
    hurt = {row["other"] for row in events if row["kind"] == "damage"}
    for row in events:
        if row["kind"] == "lost" and row["card"] == "life":
            life = lives[row["player"]]
            assert isinstance(life, int)
            assert life <= 0
            assert row["player"] in hurt


def test_two_workers_play_what_one_does(study: Study) -> None:
    """To the byte, whoever plays which night."""
    two = {one.chunk: one.files for one in working.by_processes(study, [0, 1], 2)}
    assert two == {chunk: working.play_chunk(study, chunk).files for chunk in (0, 1)}


@pytest.mark.sweep
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_plays_what_one_worker_does_though_a_machine_is_lost(
    study: Study, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two of Ray's nodes share a study; when one of them is gone the other plays all of it, the same to the byte."""
    monkeypatch.setenv("RAY_gcs_server_request_timeout_seconds", "600")
    longer = replace(study, nights=4)
    cluster, other = two_nodes()
    found: dict[int, dict[str, bytes]] = {}
    try:
        for one in working.by_ray(longer, range(4), cluster.address):
            if not found:
                cluster.remove_node(other, allow_graceful=False)
            found[one.chunk] = one.files
    finally:
        cluster.shutdown()  # type: ignore[no-untyped-call]  # Ray has no types there
    assert found == {chunk: working.play_chunk(longer, chunk).files for chunk in range(4)}


def two_nodes() -> tuple["Cluster", "Node"]:
    """Two of Ray's nodes on this machine, and the second.

    Ray gives a node half a minute to start, which a busy machine may not have: then it is tried again.
    """
    from ray.cluster_utils import Cluster

    tries_left = 5
    while True:
        cluster = Cluster()
        try:
            cluster.add_node(num_cpus=1)
            return cluster, cluster.add_node(num_cpus=1)
        except Exception:
            cluster.shutdown()  # type: ignore[no-untyped-call]  # Ray has no types there
            tries_left -= 1
            if not tries_left:
                raise


def test_a_run_that_broke_off_goes_on(study: Study, tmp_path: Path) -> None:
    """What was kept isn't played again; what is missing, broken or new since the study grew is."""
    begin(study, tmp_path)
    assert list(keeping.missing(tmp_path, study)) == [0, 1, 2]
    for chunk in (0, 2):
        keeping.keep(tmp_path, chunk, working.play_chunk(study, chunk).files)
    keeping.file_of(tmp_path, "games", 2).write_bytes(b"half a fi")
    assert list(keeping.missing(tmp_path, study)) == [1, 2]
    begin(replace(study, nights=4), tmp_path)
    assert list(keeping.missing(tmp_path, replace(study, nights=4))) == [1, 2, 3]


def test_a_chunk_that_grew_is_played_again(study: Study, tmp_path: Path) -> None:
    """A study of three nights that becomes one of four plays the chunk that wasn't full."""
    wide = replace(study, chunk=4)
    begin(wide, tmp_path)
    keeping.keep(tmp_path, 0, working.play_chunk(wide, 0).files)
    assert list(keeping.missing(tmp_path, wide)) == []
    assert list(keeping.missing(tmp_path, replace(wide, nights=4))) == [0]


def test_a_folder_holds_one_study(study: Study, tmp_path: Path) -> None:
    """Another seed, or a folder with something else in it, is refused and changes nothing."""
    begin(study, tmp_path / "mine")
    before = (tmp_path / "mine" / FILE).read_bytes()
    with pytest.raises(Unlawful) as raised:
        begin(replace(study, seed="6"), tmp_path / "mine")
    assert raised.value.key == "lab-study-another"
    assert (tmp_path / "mine" / FILE).read_bytes() == before
    (tmp_path / "used").mkdir()
    (tmp_path / "used" / "letter.txt").write_text("Dear Ben", "utf-8")
    with pytest.raises(Unlawful) as raised:
        begin(study, tmp_path / "used")
    assert raised.value.key == "lab-study-folder-used"
    assert [file.name for file in (tmp_path / "used").iterdir()] == ["letter.txt"]


def test_a_full_disk_is_said_and_costs_nothing(study: Study, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was kept before stays, and what couldn't be written is missing still."""
    begin(study, tmp_path)
    files = working.play_chunk(study, 0).files
    keeping.keep(tmp_path, 0, files)

    def full(path: Path, data: bytes) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(Unlawful) as raised:
        keeping.keep(tmp_path, 1, files)
    assert (raised.value.key, raised.value.facts["problem"]) == (
        "lab-study-unwritable",
        "[Errno 28] No space left on device",
    )
    assert list(keeping.missing(tmp_path, study)) == [1, 2]


def test_the_command_plays_and_reports(run: Run, tmp_path: Path) -> None:
    """Nights are played once; the report is a page, or data."""
    out = tmp_path / "study"
    words = ("lab", "nights", "--players", "3", "--nights", "1", "--seed", "2", "--workers", "1", "--out", out)
    assert "1 was played now" in run(*words).out
    assert "none had to be played" in run(*words).out
    assert "holds another study" in run(*(*words, "--seed", "3")).error
    assert run("lab", "report", out, "--html", tmp_path / "page.html").status == 0
    assert "played by bots" in (tmp_path / "page.html").read_text("utf-8")
    assert '"nights": 1' in run("lab", "report", out, "--json").out
    assert "--html FILE" in run("lab", "report", out).error
    assert "holds no study" in run("lab", "report", tmp_path, "--json").error


def test_a_card_that_is_put_into_a_pack_and_drafted_at_once_lay_in_it() -> None:
    """A Cogwork Librarian goes into a pack whose next player drafts it without being asked: it is their last card."""
    study = study_of(Wanted("conspiracy", 7, 38, "1", bots=("at-sight",) * 7), None, "en")
    evening = Evening(study.plan_of(38))
    evening.sit_down()
    ((pod, players),) = evening.night.state.pods_numbered()
    evening.make_decks(pod, players)
    (table,) = evening.drafts.values()
    picks = [pick for of_seat in pack_picks(table) for pick in of_seat]
    assert all(place < len(pick.cards) for pick in picks for place in pick.taken)
    assert any([card.name for card in pick.cards] == ["Cogwork Librarian"] for pick in picks)


def ended(study: bytes, chunk: int) -> None:
    """What a process does that is killed at its work."""
    os._exit(9)


def test_a_worker_that_dies_is_said(study: Study, monkeypatch: pytest.MonkeyPatch) -> None:
    """One sentence, whatever became of the process."""
    monkeypatch.setattr(working, "play_encoded", ended)
    with pytest.raises(Unlawful) as raised:
        list(working.by_processes(study, [0], 1))
    assert raised.value.key == "lab-worker-died"


@pytest.mark.parametrize("work", ["run", "try_cards"])
def test_whoever_is_killed_leaves_no_worker_behind(work: str) -> None:
    """What a killed run had started ends too: until it has, it holds the pipe that is read here to its end."""
    command = [sys.executable, "-c", f"from tests.laboratory.lasting import {work}; {work}()"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=Path(__file__).parents[2]) as killed:
        assert killed.stdout is not None
        worker = int(killed.stdout.readline())
        assert worker != killed.pid
        killed.kill()
        try:
            assert killed.communicate(timeout=100)[0] == b""
        finally:
            with suppress(ProcessLookupError):
                os.kill(worker, signal.SIGKILL)


def test_a_cluster_that_is_not_there_is_said_at_once(run: Run, tmp_path: Path) -> None:
    """Nobody waits for an address at which nothing answers."""
    seen = run("lab", "nights", "--nights", "1", "--players", "3", "--ray", "127.0.0.1:1", "--out", tmp_path / "study")
    assert (seen.status, "There is no Ray cluster at 127.0.0.1:1." in seen.error) == (2, True)


def test_bots_sit_where_they_are_named(run: Run, tmp_path: Path) -> None:
    """In turn round the table; who was who is said of each player, and whoever plays at random loses to who doesn't."""
    out = tmp_path / "study"
    words = ("lab", "nights", "--players", "3", "--nights", "3", "--seed", "2", "--workers", "1")
    assert run(*words, "--bots", "random,sensible", "--out", out).status == 0
    games = keeping.table(out, "games").collect()
    assert set(games.select("player", "bot").rows()) == {(0, "random"), (1, "sensible"), (2, "random")}
    assert games.filter(polars.col("won") > 0)["bot"].to_list() == ["sensible"] * 3


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        (
            "clever",
            "There are: sensible, at-sight, by-text, learned, random, easy, normal, hard, expert, hard-timed, expert",
        ),
        ("sensible,", "no bot called “”"),
        ("sensible,random,sensible,random", "4 bots are named for 3 places"),
        ("learned", "--values FILE"),
    ],
)
def test_bots_that_cannot_sit_down_are_refused(bots: str, said: str, run: Run, tmp_path: Path) -> None:
    """One sentence says why, and nothing is made."""
    seen = run("lab", "nights", "--players", "3", "--nights", "1", "--bots", bots, "--out", tmp_path / "study")
    assert (seen.status, said in seen.error, len(seen.error.splitlines())) == (2, True, 1)
    assert not (tmp_path / "study").exists()


def test_values_that_are_none_are_refused(run: Run, tmp_path: Path) -> None:
    """A file that isn't there, one with something else in it, and one that nobody would use."""
    words = ("lab", "nights", "--players", "3", "--nights", "1", "--out", tmp_path / "study")
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ben", "utf-8")
    for file in (tmp_path / "none.json", letter):
        assert f"{file} can't be read" in run(*words, "--bots", "learned", "--values", file).error
    assert not (tmp_path / "study").exists()


def test_rules_that_are_asked_for_are_played_by(run: Run, tmp_path: Path) -> None:
    """Only the next player to the left is attacked; and the first mulligan of an older kind costs a card."""
    out = tmp_path / "study"
    words = ("lab", "nights", "--players", "4", "--nights", "2", "--seed", "2", "--workers", "1", "--out", out)
    assert run(*words, "--attack", "left", "--mulligan", "paris").status == 0
    games = keeping.table(out, "games").collect()
    for hand, mulligans in games.select("hand", "mulligans").iter_rows():
        assert hand == 7 - mulligans
    order = {(row["night"], row["player"]): row["position"] for row in games.iter_rows(named=True)}
    gone = {(row["night"], row["player"]): row["left"] or 1000 for row in games.iter_rows(named=True)}
    attacks = keeping.table(out, "events").filter(polars.col("kind") == "attack").collect()
    assert len(attacks)
    for night, turn, player, other in attacks.select("night", "turn", "player", "other").iter_rows():
        steps = (order[night, other] - order[night, player]) % 4
        between = [seat for seat in range(4) if 0 < (order[night, seat] - order[night, player]) % 4 < steps]
        assert all(gone[night, seat] <= turn for seat in between)


def test_nights_of_commander_draw_from_decks_that_were_built(run: Run, tmp_path: Path) -> None:
    """Each player has a hundred cards, nothing is drafted, and commanders are cast."""
    out = tmp_path / "study"
    words = ("lab", "nights", "--format", "commander", "--players", "3", "--nights", "1", "--seed", "2")
    assert run(*words, "--workers", "1", "--out", out).status == 0
    games, decks = (keeping.table(out, name).collect() for name in ("games", "decks"))
    assert games["casts"].sum() > 0
    assert decks.group_by("player").agg(polars.col("copies").sum())["copies"].to_list() == [99] * 3
    assert keeping.table(out, "picks").collect().is_empty()


def test_without_the_extra_one_sentence_says_what_to_install(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is made, and nothing fails with a traceback."""
    monkeypatch.setitem(sys.modules, "polars", None)
    for name, module in (("keeping", keeping), ("working", working)):
        monkeypatch.delitem(sys.modules, module.__name__)
        monkeypatch.delattr(f"entaku.laboratory.study.{name}")
    seen = run("lab", "nights", "--nights", "1", "--players", "3", "--out", tmp_path / "study")
    assert (seen.status, "entaku[lab]" in seen.error) == (2, True)
    assert not (tmp_path / "study").exists()


def test_the_tables_are_what_the_schema_says(first: NightPlayed) -> None:
    """Each table's file has the columns that are documented, of the kinds that are."""
    files = keeping.packed(first.rows)
    for name, table in TABLES.items():
        found = polars.read_parquet(files[name]).schema
        assert list(found.items()) == [(column.name, keeping.KINDS[column.kind]) for column in table.columns]
