"""The forms that the database has had: every earlier one becomes the present one, once, and loses nothing."""

import asyncio
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from pathlib import Path
from typing import NamedTuple, cast

import pytest
import sqlalchemy as sa

from entaku.cli.main import main
from entaku.kernel.errors import Unlawful
from entaku.messages import LANGUAGES
from entaku.server.storage import backup_file, forms
from entaku.server.storage.backup import tables_of
from entaku.server.storage.engine import engine_of, set_wal
from entaku.server.storage.restore import _row, restore
from entaku.server.storage.schema import HEAD
from entaku.server.storage.store import Store
from tests.server.serving import PATIENCE, serving


def test_processes_that_start_at_once_migrate_once(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two that both found an empty database: one gives it its form, the other waits, and finds it done."""
    upgraded: list[str] = []
    both = threading.Barrier(2)
    alone, upgrade = forms.writing_alone, forms.upgrade

    def late(engine: sa.Engine) -> AbstractContextManager[sa.Connection]:
        both.wait(PATIENCE)
        return alone(engine)

    def counted(connection: sa.Connection) -> None:
        upgraded.append(HEAD)
        upgrade(connection)

    monkeypatch.setattr(forms, "writing_alone", late)
    monkeypatch.setattr(forms, "upgrade", counted)
    engines = [engine_of(url), engine_of(url)]

    def start(engine: sa.Engine) -> None:
        try:
            forms.migrate(engine)
        except BaseException:
            both.abort()  # the other one needn't wait for it
            raise

    with ThreadPoolExecutor(2) as servers:
        list(servers.map(start, engines))
    assert upgraded == [HEAD]
    for engine in engines:
        with engine.connect() as connection:
            assert forms.form_of(connection) == HEAD
        engine.dispose()


class Refusing:
    """A cursor for which a statement is refused so many times, as SQLite refuses it."""

    def __init__(self, code: int, times: int) -> None:
        self.code, self.times = code, times

    def execute(self, statement: str) -> None:
        assert statement == "PRAGMA journal_mode=WAL"
        if self.times:
            self.times -= 1
            refusal = sqlite3.OperationalError("refused")
            refusal.sqlite_errorcode = self.code
            raise refusal


def test_a_new_file_is_opened_while_another_opens_it() -> None:
    """SQLite waits for nobody while two set the same on a new file, so it's tried again; nothing else is."""
    busy = Refusing(sqlite3.SQLITE_BUSY, 3)
    set_wal(cast(sqlite3.Cursor, busy))
    assert busy.times == 0
    with pytest.raises(sqlite3.OperationalError):
        set_wal(cast(sqlite3.Cursor, Refusing(sqlite3.SQLITE_READONLY, 3)))


def test_a_database_of_a_later_version_is_left_alone(url: str) -> None:
    """One sentence in each language says so, and nothing in it changes."""
    Store(url).close()
    engine = engine_of(url)
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(Unlawful) as refused:
        Store(url)
    assert (refused.value.key, refused.value.facts["found"]) == ("store-newer", "9999")
    for language in LANGUAGES:
        assert HEAD in refused.value.said(language)
    with engine.connect() as connection, pytest.raises(Unlawful):
        forms.form_of(connection)
    engine.dispose()


def test_the_command_says_so_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`entaku serve` ends with the sentence and the exit status 2, not with a traceback."""
    url = f"sqlite:///{tmp_path / 'entaku.db'}"
    store = Store(url)
    with store.engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    store.close()
    with pytest.raises(SystemExit) as ended:
        main(["serve", "--data", str(tmp_path), "--port", "0", "--lang", "ja"])
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert said.startswith("entaku: このデータベースは、より新しいバージョンのEntakuで作られています")
    assert said.count("\n") == 1


class Left(NamedTuple):
    """What a server of an earlier form left: a table in mid-draft with Ada's token, and how many cards she had."""

    room: str
    token: str
    picks: int


EARLIER = {
    "0001": Left("GZKVEM", "j-Q_mWqs_PFo9awf7Vw7n58JLuxv0QFE", 3),
    "0002": Left("KCXVPH", "h1l5fFnaCJqvXIAGw25VModGSuZbTb4m", 3),
    "0003": Left("JCFUED", "skgDTNAFnPbAArmvun6cRudWMQI0LAVG", 3),
    "0004": Left("ZFYHUD", "CxFMHZvR-G8LbwPegV-toiodGGYdQj8q", 3),
    "0005": Left("EJQECY", "gIdlH5w6bifFmllcl5qap2pd4cy7Oe4V", 2),
    "0006": Left("WUTPKH", "41hBjOzNJI9idmj1pTagTwdyxtyBSbGt", 3),
    "0008": Left("HHGKPB", "v4P4FLEcogfC-SQt0NTfFshk9gpZHaI4", 3),
    "0009": Left("XNBFTK", "N_76XhyAOzKSDq9DTSaVt9eNAWivKzer", 3),
    "0010": Left("NEZHEQ", "o-lXAoeoLsl36_Lf79CJsB-z4ivEqR03", 3),
    "0011": Left("CRQRAP", "OpRAkf0us5dFig2yKqLvWC1O0erkiOoE", 3),
    "0012": Left("CRQRAP", "OpRAkf0us5dFig2yKqLvWC1O0erkiOoE", 4),
}
"""Each was written by the program as it was then, which played a draft; the file holds all of it.  The last is today's.

The form 0007 was never given to anybody: 0008 came with it.  The draft of 0011 went on in 0012.
"""
FILES = Path(__file__).with_name("earlier")

Rows = dict[str, list[dict[str, object]]]


def rows_of(file: Path) -> Rows:
    """Every row in a backup."""
    found: Rows = {}
    table = None
    for part in backup_file.read(file)[1]:
        if isinstance(part, backup_file.TableBegins):
            table = part
            found[table.name] = []
        elif isinstance(part, backup_file.Rows) and table is not None:
            found[table.name] += [_row(table, row, "") for row in part.rows]
    return found


def build(url: str, form: str, rows: Rows) -> None:
    """A database as it was in that form."""
    engine = engine_of(url)
    with forms.writing_alone(engine) as connection:
        forms.upgrade(connection, form)
        for name, table in tables_of(connection).items():
            if rows[name]:
                connection.execute(table.insert(), rows[name])
    engine.dispose()


@pytest.mark.parametrize("form", EARLIER)
def test_every_earlier_form_becomes_the_present_one(url: str, form: str) -> None:
    """All rows that it had are there, to the byte, and its columns with them."""
    rows = rows_of(FILES / f"{form}.backup")
    assert all(rows[name] for name in ("rooms", "tables", "answers", "decks"))
    build(url, form, rows)
    store = Store(url)
    with store.engine.connect() as connection:
        assert forms.form_of(connection) == HEAD
        for name, table in tables_of(connection).items():
            found = [dict(row._mapping) for row in connection.execute(sa.select(table))]
            expected = rows.get(name, [])
            kept = [{column: row[column] for column in expected[0]} for row in found] if expected else found
            assert sorted(kept, key=repr) == sorted(expected, key=repr), name
    left = EARLIER[form]
    assert [row.reserve for row in store.answers(left.room, 1)] == [0.0] * len(store.answers(left.room, 1))
    store.close()


def test_a_draft_begun_in_each_earlier_form_goes_on(tmp_path: Path) -> None:
    """The player's token still opens the room, her cards are in front of her, and she is asked for the next."""

    async def go_on(form: str, left: Left) -> None:
        folder = tmp_path / form
        await asyncio.to_thread(
            restore, FILES / f"{form}.backup", f"sqlite:///{folder / 'entaku.db'}", folder, replacing=False
        )
        async with serving(folder) as served:
            ada = await served.connect(left.room, left.token)
            await ada.when(lambda client: bool(client.view))
            assert (ada.you["name"], len(ada.view["own"]["pool"])) == ("Ada", left.picks)
            needed = next(one["decision"] for one in ada.asked if not one["decision"].get("optional"))
            assert (await ada.give(needed["id"], needed["default"]))["type"] == "done"
            await ada.when(lambda client: len(client.view["own"]["pool"]) == left.picks + 1)

    async def run() -> None:
        async with asyncio.timeout(PATIENCE):
            for form, left in EARLIER.items():
                await go_on(form, left)

    asyncio.run(run())
