"""The store keeps what it is given, once, in SQLite and in PostgreSQL."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa
from hypothesis import given
from hypothesis import strategies as st

from entaku.kernel.decisions import Answer
from entaku.server.storage import store as store_module
from entaku.server.storage.leases import Lease
from entaku.server.storage.schema import METADATA
from entaku.server.storage.store import (
    Store,
    StoredAnswer,
    StoredDeck,
    StoredRoom,
    StoredTable,
    decode_answer,
    encode_answer,
)
from entaku.server.storage.writer import Writer
from tests.server.serving import PATIENCE

ROOM = StoredRoom("ABCDEF", 1.5, b'{"format":"x"}', b'{"title":"\xe5\x86\x86"}')
TABLE = StoredTable("ABCDEF", 1, "guessing", "0.1", b"\x00setup", b"\x01" * 32, 2.5)


def answer(n: int, text: str = "5", code: str = "ABCDEF") -> StoredAnswer:
    """An answer of a table."""
    return StoredAnswer(code, 1, n, 10 + n, n % 8, text, 3.25 + n, "seat")


def test_a_room_is_kept_and_changed(store: Store) -> None:
    """What is read is what was written; a code is given out once."""
    assert store.create(ROOM)
    assert store.create(ROOM) is False
    assert store.room("ABCDEF") == ROOM
    store.keep_room("ABCDEF", b"new")
    store.keep_room("ABCDEF", b"newer", b"options")
    assert store.room("ABCDEF") == StoredRoom("ABCDEF", 1.5, b"options", b"newer")
    assert store.room("GHJKMN") is None


def test_a_table_and_its_answers_are_kept_in_order(store: Store) -> None:
    """Any JSON answer comes back as it was, Japanese included."""
    store.create(ROOM)
    store.begin(TABLE, b"playing")
    rows = [answer(0), answer(1, '["on:3"]'), answer(2, '"円卓の騎士\'; DROP TABLE"'), answer(3, "true")]
    store.append(rows[:1])
    store.append(rows[1:])
    assert store.table("ABCDEF", 1) == TABLE
    assert store.answers("ABCDEF", 1) == rows
    assert store.answers("ABCDEF", 2) == []
    assert store.room("ABCDEF") == StoredRoom("ABCDEF", 1.5, ROOM.options, b"playing")


def test_a_deck_is_kept_over_the_earlier_one(store: Store) -> None:
    """Each seat has one."""
    store.keep_deck("ABCDEF", 1, 3, StoredDeck(b"one", False))
    store.keep_deck("ABCDEF", 1, 3, StoredDeck(b"two", True))
    assert store.decks("ABCDEF", 1) == {3: StoredDeck(b"two", True)}


def test_a_store_opened_again_holds_the_same(url: str) -> None:
    """Migrations run once and lose nothing, and the tables are those that the program expects."""
    first = Store(url)
    first.create(ROOM)
    first.append([answer(0)])
    first.close()
    again = Store(url)
    assert again.room("ABCDEF") == ROOM
    assert again.answers("ABCDEF", 1) == [answer(0)]
    inspected = sa.inspect(again.engine)
    for table in METADATA.sorted_tables:
        columns = {column["name"] for column in inspected.get_columns(table.name)}
        assert columns == {column.name for column in table.columns}
    again.close()


def test_an_answer_is_never_kept_twice(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second answer with the same number is refused, and the group that it came in with it."""
    monkeypatch.setattr(store_module, "RETRIES", ())
    store.append([answer(0)])
    with pytest.raises(sa.exc.IntegrityError):
        store.append([answer(1), answer(0, "6")])
    assert store.answers("ABCDEF", 1) == [answer(0)]


class Flaky:
    """Makes a store's next statements or commits fail."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.before_commit = self.after_commit = 0
        monkeypatch.setattr(store_module, "RETRIES", (0.0, 0.0))
        begin = store.engine.begin
        outer = self

        class Begun:
            def __enter__(self) -> sa.Connection:
                self.inner = begin()
                return self.inner.__enter__()

            def __exit__(self, *problem: object) -> None:
                if outer.before_commit and problem[0] is None:
                    outer.before_commit -= 1
                    lost = sa.exc.OperationalError("lost", {}, Exception("before"))
                    self.inner.__exit__(type(lost), lost, None)
                    raise lost
                self.inner.__exit__(*problem)  # type: ignore[arg-type]
                if outer.after_commit:
                    outer.after_commit -= 1
                    raise sa.exc.OperationalError("lost", {}, Exception("after"))

        monkeypatch.setattr(store.engine, "begin", Begun)


def test_a_write_that_fails_is_tried_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two failures before the commit, and the answers are there once."""
    Flaky(store, monkeypatch).before_commit = 2
    store.append([answer(0), answer(1)])
    assert store.answers("ABCDEF", 1) == [answer(0), answer(1)]


def test_a_commit_whose_word_is_lost_counts_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database took it and the line broke: nothing is lost, nothing doubled, nobody is told otherwise."""
    Flaky(store, monkeypatch).after_commit = 1
    store.append([answer(0), answer(1)])
    assert store.answers("ABCDEF", 1) == [answer(0), answer(1)]


class Listener:
    """Hears what becomes of its answers."""

    def __init__(self, lease: Lease | None = None) -> None:
        self.heard: list[str] = []
        self.lease = lease

    def seal(self) -> None:
        self.heard.append("seal")

    def committed(self) -> None:
        self.heard.append("committed")

    def failed(self, problem: BaseException) -> None:
        self.heard.append("failed")


async def quiet(holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.005)


def test_answers_of_many_tables_are_committed_in_groups(store: Store) -> None:
    """A table hears of a commit once for each group, after its answers are readable."""

    async def run() -> None:
        writer = Writer(store)
        listeners = [Listener() for _ in range(20)]
        for n in range(50):
            for place, listener in enumerate(listeners):
                writer.append(listener, answer(n, code=f"T{place}"))
            if n % 10 == 0:
                await asyncio.sleep(0)
        await writer.close()
        for place, listener in enumerate(listeners):
            assert set(listener.heard) == {"seal", "committed"}
            assert len(listener.heard) < 50
            assert [row.n for row in store.answers(f"T{place}", 1)] == list(range(50))

    asyncio.run(run())


def test_what_stands_on_a_lost_group_is_lost_with_it(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table whose group failed is told so once; what it answered meanwhile isn't written; others go on."""
    flaky = Flaky(store, monkeypatch)

    async def run() -> None:
        writer = Writer(store)
        unlucky, other = Listener(), Listener()
        flaky.before_commit = 3
        writer.append(unlucky, answer(0))
        await asyncio.sleep(0)  # the group is handed over; that it failed is heard in a later turn of the loop
        writer.append(unlucky, answer(1))
        writer.append(other, answer(0, code="OTHER"))
        await quiet(lambda: "failed" in unlucky.heard and "committed" in other.heard)
        await writer.close()
        assert unlucky.heard.count("failed") == 1
        assert "committed" not in unlucky.heard
        assert store.answers("ABCDEF", 1) == []
        assert store.answers("OTHER", 1) == [answer(0, code="OTHER")]

    asyncio.run(run())


keys = st.integers(-1000, 10**9) | st.text(max_size=20).filter(lambda text: "\x00" not in text)
answers = st.booleans() | keys | st.lists(keys, max_size=5).map(tuple)


@given(answers)
def test_an_answer_survives_its_text(given_answer: Answer) -> None:
    """Writing an answer and reading it back changes nothing."""
    found = decode_answer(encode_answer(given_answer))
    assert (type(found), found) == (type(given_answer), given_answer)


def test_the_database_is_read_by_its_keeper_alone(tmp_path: Path) -> None:
    """Other accounts of the machine read neither the file, with the seeds of tables, nor what SQLite lays beside it."""
    path = tmp_path / "entaku.db"
    store = Store(f"sqlite:///{path}")
    store.create(ROOM)
    modes = {found.name: found.stat().st_mode & 0o777 for found in tmp_path.iterdir()}
    store.close()
    assert len(modes) == 5
    assert set(modes.values()) == {0o600}
