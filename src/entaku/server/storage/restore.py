"""Bringing a backup back: all of it or nothing, into either kind of database.

The database changes in one transaction.  The imported cards lie in files of their own, which are laid ready beside
their places before it; that it was committed is noted in the transaction itself, so that whoever opens the database
next can finish what a crash after it left undone.
"""

import base64
import os
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

import sqlalchemy as sa

from entaku.kernel.errors import Unlawful, Unreadable
from entaku.server.push.stored import FILE as PUSH_KEY
from entaku.server.storage import claim, forms
from entaku.server.storage.backup import FILES, held_in, tables_of
from entaku.server.storage.backup_file import (
    FileBegins,
    Header,
    Part,
    Piece,
    Rows,
    TableBegins,
    Value,
    read,
    settle,
    verify,
)
from entaku.server.storage.engine import engine_of, file_of, for_its_keeper, reached
from entaku.server.storage.schema import METADATA, PASSING

_KEY = re.compile(rb"\s*-----BEGIN PRIVATE KEY-----[A-Za-z0-9+/=\s]+-----END PRIVATE KEY-----\s*")
READY = ".restored"
"""The ending of files that are laid ready."""
NOTE = sa.Table("restored", sa.MetaData(), sa.Column("file", sa.String(40), primary_key=True))
"""The files that take their places now that the database is restored; the table is there only until they have."""


def restore(file: Path, url: str, folder: Path, *, replacing: bool) -> Header:
    """Bring back what a backup holds, and only that; `replacing` says that what is there now may go.

    Raises Unreadable for a file that is no whole backup, and Unlawful while a server uses the database, where it has
    something in it that may not go, or where it can't be used.  Nothing has been changed then.
    """
    header = verify(file)
    with reached():
        folder.mkdir(parents=True, exist_ok=True)
        engine = engine_of(url)
        database = file_of(engine)
        if database is not None:
            database.parent.mkdir(parents=True, exist_ok=True)
            for_its_keeper(database)
    try:
        with reached():
            release = claim.use_alone(engine)
            try:
                finish(engine, folder)
                with forms.writing_alone(engine) as connection:
                    if not replacing:
                        expect_empty(connection)
                    _put_back(connection, header, file, folder)
                finish(engine, folder)
            finally:
                release()
    finally:
        engine.dispose()
    return header


def expect_empty(connection: sa.Connection) -> None:
    """Raises Unlawful where somebody keeps something in the database."""
    if forms.form_of(connection) is None:
        return
    tables = tables_of(connection)
    counts = {
        name: int(connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one())
        for name, table in tables.items()
    }
    if any(counts.values()):
        raise Unlawful("restore-not-empty", **held_in(connection, tables).facts)


def finish(engine: sa.Engine, folder: Path) -> None:
    """Put the files in their places where a restored database waits for them; forget those of a restore that failed."""
    with engine.begin() as connection:
        is_noted = sa.inspect(connection).has_table(NOTE.name)
        names = connection.execute(sa.select(NOTE.c.file)).scalars().all() if is_noted else []
        for name in FILES:
            ready = folder / (name + READY)
            if name in names and ready.exists():
                os.replace(ready, folder / name)
            ready.unlink(missing_ok=True)
        if is_noted:
            settle(folder)
            NOTE.drop(connection)


def _put_back(connection: sa.Connection, header: Header, file: Path, folder: Path) -> None:
    """Everything in the file, in place of everything in the database; in the connection's transaction."""
    forms.form_of(connection)  # raises, before anything goes, where a later version's tables would stay behind
    for name in (*METADATA.tables, *PASSING.tables, "alembic_version"):
        connection.execute(sa.schema.DropTable(sa.Table(name, sa.MetaData()), if_exists=True))
    forms.upgrade(connection, header.schema)
    files = _fill(connection, read(file)[1], folder, str(file))
    forms.upgrade(connection)
    if files:
        settle(folder)
        NOTE.create(connection)
        connection.execute(NOTE.insert(), [{"file": name} for name in files])


def _fill(connection: sa.Connection, parts: Iterable[Part], folder: Path, file: str) -> list[str]:
    """Put rows into the tables and lay files ready; gives the names of these."""
    tables = tables_of(connection)
    begun: TableBegins | None = None
    ready: dict[str, Path] = {}
    at: Path | None = None
    for part in parts:
        if isinstance(part, TableBegins):
            if part.name not in tables or set(part.columns) != set(tables[part.name].columns.keys()):
                raise Unreadable("backup-other-tables", file=file, table=part.name[:40])
            begun = part
        elif isinstance(part, Rows) and begun is not None and part.rows:
            connection.execute(tables[begun.name].insert(), [_row(begun, row, file) for row in part.rows])
        elif isinstance(part, FileBegins):
            if part.name not in FILES:
                raise Unreadable("backup-other-tables", file=file, table=part.name[:40])
            at = ready[part.name] = folder / (part.name + READY)
            at.unlink(missing_ok=True)
            for_its_keeper(at)
        elif isinstance(part, Piece) and at is not None:
            _add(at, part.data)
    if PUSH_KEY in ready:
        expect_key(ready[PUSH_KEY].read_bytes(), file)
    return list(ready)


def expect_key(pem: bytes, file: str) -> None:
    """Raises Unreadable where what a backup holds as the key of notifications is none."""
    if _KEY.fullmatch(pem) is None:
        raise Unreadable("backup-key-broken", file=file)
    try:
        from entaku.server.push.sealing import Key
    except ImportError:  # its form is all that can be looked at without the library that it takes
        return
    try:
        Key.read(pem)
    except ValueError as problem:
        raise Unreadable("backup-key-broken", file=file) from problem


def _row(table: TableBegins, row: Sequence[Value], file: str) -> dict[str, object]:
    try:
        values: dict[str, object] = dict(zip(table.columns, row, strict=True))
        for name in table.binary:
            value = values[name]
            values[name] = base64.b64decode(value, validate=True) if isinstance(value, str) else None
    except (KeyError, ValueError) as problem:
        raise Unreadable("backup-other-tables", file=file, table=table.name) from problem
    return values


def _add(file: Path, data: bytes) -> None:
    with file.open("ab") as stream:
        stream.write(data)
        stream.flush()
        os.fsync(stream.fileno())
