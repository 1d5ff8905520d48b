"""A table that comes from its snapshot is the one that its answers lead to, and where it doesn't fit these count."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from entaku.kernel.log import BACK
from entaku.kernel.randomness import Stream, seed_from
from entaku.laboratory.bench_games import minds
from entaku.oracle.library import Library
from entaku.server.cards.facts import Facts
from entaku.server.protocol import WentBack
from entaku.server.rooms.room import Room
from entaku.server.rooms.snapshots import FEW
from entaku.server.storage import snapshots as stored
from entaku.server.storage.recordings import chained
from entaku.server.storage.setups import Setups
from entaku.server.storage.store import Store, StoredAnswer, StoredTable, encode_answer
from entaku.server.tables import snapshots
from entaku.server.tables.again import sitting_again
from entaku.server.tables.games import GAME
from entaku.server.tables.options import GameOptions
from entaku.server.tables.sitting import Sitting
from tests.magic.wild import drafted_setup
from tests.server.company import answer_by, company
from tests.server.resting import at_rest
from tests.server.serving import PATIENCE, Client, serving
from tests.server.test_games import needed

CODE = "ABCDEF"
SECONDS = 7.0
"""How long each answer takes."""


class Kept:
    """A game in a store, and the sitting at which it is played."""

    def __init__(self, folder: Path, number: int, seats: int = 3) -> None:
        self.store = Store(f"sqlite:///{folder / 'entaku.db'}")
        setup = msgspec.structs.replace(drafted_setup(number, seats), patient=True)
        packed, seed = Setups().write(setup), seed_from(f"kept {number}")
        self.table = StoredTable(CODE, 1, GAME.rules.name, "", packed, seed, 1000.0)
        self.options = GameOptions(undos=5)
        self.store.begin(self.table, b"")
        self.stream = Stream(seed, "test", "kept")
        self.rows: list[StoredAnswer] = []
        self.sitting, self.left = self.read()

    def read(self) -> tuple[Sitting, dict[int, float]]:
        """The table as whoever opens its room has it."""
        setup = Setups().read(self.table.setup, GAME.setup)
        return sitting_again(self.store, GAME, setup, self.table, self.options, Facts(Library(None)), time.monotonic)

    def play(self, answers: int, keeps: bool = True, kind: str = "random") -> None:
        """Answer so many times, and go back now and then; a snapshot is kept at some quiet moment on the way."""
        sitting = self.sitting
        players = minds(sitting.table, kind)
        for count in range(answers):
            decision = sitting.table.state.decision
            if decision is None:
                return
            entry = sitting.answer(decision.actor, decision.id, players[decision.actor].answer(decision))
            at = self.table.began + SECONDS * (len(self.rows) + 1)
            sitting.progress.times.append(at)
            sitting.progress.hows.append("seat")
            self.write(entry.decision, entry.seat, encode_answer(entry.answer), at, "seat")
            if keeps and count >= answers // 2 and (make := snapshots.taken(sitting)) is not None:
                stored.keep(self.store, CODE, 1, make())
                keeps = False

    def go_back(self, by: int) -> None:
        """Take back so many answers."""
        count = len(self.sitting.table.log) - by
        self.sitting.go_back(self.sitting.past.after(self.sitting.table, count), 0, "undo")
        self.write(BACK, 0, str(count), self.table.began + SECONDS * (len(self.rows) + 1), "undo")

    def write(self, decision: int, seat: int, answer: str, at: float, how: str) -> None:
        row = msgspec.convert((CODE, 1, len(self.rows), decision, seat, answer, at, how), StoredAnswer)
        self.rows.append(row)
        self.store.append([row])

    def expect_alike(self, fits: bool) -> Sitting:
        """What is read with the snapshot is what is read without it, and what was played."""
        resumed, left = self.read()
        assert (resumed.progress.kept > 0) is fits
        data = stored.kept(self.store, CODE, 1)
        stored.drop(self.store, CODE)
        replayed, exactly = self.read()
        if data is not None:
            stored.keep(self.store, CODE, 1, data)
        for other in (resumed, self.sitting):
            assert facts(other) == facts(replayed)
            assert_ends_alike(told(other), told(replayed))
        assert left == exactly
        return resumed


def facts(sitting: Sitting) -> tuple[object, ...]:
    """Everything that a table at a server has."""
    progress = sitting.progress
    viewers = (*range(len(sitting.table.setup.players)), "public", "open")
    return (
        sitting.table.log, sitting.chain.head, dict(sitting.open), [sitting.view(viewer) for viewer in viewers],
        progress.marks.of_answers, progress.stored, progress.undone, progress.undos, progress.times, progress.hows,
        progress.reasons, [sitting.undo_offer(viewer) for viewer in viewers],
    )  # fmt: skip


def told(sitting: Sitting) -> list[tuple[int, object]]:
    """What happened last; of what was before they went back a table in play has less than one that is read."""
    return [one for one in sitting.progress.recent if not isinstance(one[1], WentBack)]


def assert_ends_alike(some: list[tuple[int, object]], others: list[tuple[int, object]]) -> None:
    count = min(len(some), len(others))
    assert some[len(some) - count :] == others[len(others) - count :]


@pytest.fixture(params=range(3))
def game(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Kept]:
    """A game of three with a snapshot, some answers after it."""
    kept = Kept(tmp_path, request.param)
    kept.play(80)
    yield kept
    kept.store.close()


def test_a_table_is_the_same_from_its_snapshot(game: Kept) -> None:
    """Log, chain, what is open and seen, marks, what was told last, and what each decision has left; so it goes on."""
    game.sitting = game.expect_alike(fits=True)
    game.play(40, keeps=False)
    game.expect_alike(fits=True)
    game.play(60)
    game.expect_alike(fits=True)


def test_a_table_that_goes_back_after_its_snapshot_comes_from_it(game: Kept) -> None:
    """It is not replayed from its beginning, to be taken back neither."""
    snapshot = snapshots.fitting(stored.kept(game.store, CODE, 1))
    assert snapshot is not None
    by = len(game.sitting.table.log) - len(snapshot.marks) - 1
    assert by > 0
    game.go_back(by)
    game.sitting = game.expect_alike(fits=True)
    game.play(10, keeps=False)
    game.sitting = game.expect_alike(fits=True)
    assert len(snapshot.marks) in game.sitting.past.kept


def test_a_table_that_went_back_to_before_its_snapshot_is_replayed(game: Kept) -> None:
    """What the snapshot says has been undone."""
    snapshot = snapshots.fitting(stored.kept(game.store, CODE, 1))
    assert snapshot is not None
    game.go_back(len(game.sitting.table.log) - len(snapshot.marks) + 3)
    game.expect_alike(fits=False)
    game.play(10, keeps=False)
    game.expect_alike(fits=False)
    game.play(20)
    game.expect_alike(fits=True)


def test_a_snapshot_of_answers_that_were_not_stored_counts_for_nothing(game: Kept) -> None:
    """A server that was killed before they were has its table from what is; others came instead of them."""
    stored.drop(game.store, CODE)
    count = len(game.rows)
    game.play(30)
    data = stored.kept(game.store, CODE, 1)
    assert data is not None
    with game.store.engine.begin() as connection:
        connection.exec_driver_sql(f"DELETE FROM answers WHERE n >= {count}")
    del game.rows[count:]
    game.sitting, _ = game.read()
    game.expect_alike(fits=False)
    for _ in range(2):
        game.play(20, keeps=False, kind="sensible")
        game.expect_alike(fits=False)


@pytest.mark.parametrize("fault", ["program", "head", "bytes", "state", "nothing"])
def test_a_snapshot_that_does_not_fit_counts_for_nothing(
    game: Kept, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another program's, one of other answers, or one that was damaged: the answers are replayed."""
    data = stored.kept(game.store, CODE, 1)
    assert data is not None
    snapshot = msgspec.msgpack.decode(data, type=snapshots.Snapshot)
    replace, encode = msgspec.structs.replace, msgspec.msgpack.encode
    wrong = {
        "program": encode(replace(snapshot, program="another")),
        "head": encode(replace(snapshot, rows=snapshot.rows - 1)),
        "bytes": data[: len(data) // 2],
        "state": encode(replace(snapshot, state=snapshot.state[:-1] + b"\xff")),
        "nothing": b"",
    }
    stored.keep(game.store, CODE, 1, wrong[fault])
    game.expect_alike(fits=False)


def test_the_chain_goes_on_from_a_snapshot(game: Kept) -> None:
    """Its head is that of all answers."""
    sitting, _ = game.read()
    assert sitting.chain.head == chained(GAME.rules.name, game.table, game.store.answers(CODE, 1))[1].head


async def answers(person: Client, room: Room) -> None:
    """Enough answers for another snapshot, and until there can be one."""
    count = 0
    while count < FEW or room.sitting is None or snapshots.taken(room.sitting) is None:
        await answer_by(person)
        await person.when(lambda one: needed(one) is not None)
        count += 1


def test_a_room_that_leaves_a_server_has_a_snapshot(tmp_path: Path) -> None:
    """It comes back from it, as the players left it, and goes on; so it does after a server ended."""

    async def begin() -> tuple[str, str, object]:
        async with asyncio.timeout(PATIENCE), serving(tmp_path, idle=0.0) as served:
            opened, (ada,) = await company(served, "Ada", bots=1)
            code, service = opened["code"], served.service
            room = service.rooms[code]
            await ada.when(lambda one: needed(one) is not None)
            await answers(ada, room)
            await ada.close()
            while room.here.lines or room.changing.locked():
                await asyncio.sleep(0.005)
            service._tidy()
            assert service.rooms == {}
            while stored.kept(service.store, code, 2) is None:
                await asyncio.sleep(0.005)
            ada = await served.connect(code, opened["token"])
            await ada.when(lambda one: needed(one) is not None)
            room = service.rooms[code]
            assert room.sitting is not None
            assert room.sitting.progress.kept == room.sitting.progress.stored
            await answers(ada, room)
            await at_rest(served, ada)
            anew = await served.connect(code, opened["token"])  # a view that is whole leaves out what one spells out
            await anew.when(lambda one: needed(one) is not None)
            return code, opened["token"], anew.view

    async def go_on(code: str, token: str, view: object) -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            ada = await served.connect(code, token)
            await ada.when(lambda one: needed(one) is not None)
            assert ada.view == view
            sitting = served.service.rooms[code].sitting
            assert sitting is not None
            assert sitting.progress.stored - sitting.progress.kept < FEW
            await answer_by(ada)

    asyncio.run(go_on(*asyncio.run(begin())))
