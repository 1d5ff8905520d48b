"""Making a backup: everything that is kept, as it is at one moment, while a server goes on."""

import base64
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import sqlalchemy as sa
from msgspec import Struct, structs

from entaku import __version__
from entaku.kernel.errors import Unlawful
from entaku.oracle.library import FILE as CARDS
from entaku.riftbound.collection import FILE as RIFTBOUND
from entaku.server.push.stored import FILE as PUSH_KEY
from entaku.server.storage.backup_file import (
    FILE_FORM,
    FileBegins,
    Header,
    Part,
    Piece,
    Rows,
    TableBegins,
    Value,
    write,
)
from entaku.server.storage.engine import engine_of, file_of, reached
from entaku.server.storage.forms import form_of
from entaku.server.storage.schema import METADATA

FILES = (CARDS, RIFTBOUND, PUSH_KEY)
"""The files of the data folder that a backup holds beside the database: imported cards, and the key of notifications.

Browsers that asked to be told did so of this key: with another one they would have to ask again.
"""
AT_ONCE = 200
"""Rows in a line."""
PIECE = 256 * 1024
"""Bytes of a file in a line."""


class Held(Struct, frozen=True):
    """How much a database holds of what people would miss."""

    rooms: int
    nights: int
    cubes: int
    cards: int

    @property
    def facts(self) -> dict[str, int]:
        """The figures, as messages take them."""
        return structs.asdict(self)


def held_in(connection: sa.Connection, tables: Mapping[str, sa.Table]) -> Held:
    """How much is in the tables of a database, which may lack some."""

    def rows(name: str) -> int:
        table = tables.get(name)
        return (
            0 if table is None else int(connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one())
        )

    return Held(rows("rooms"), rows("nights"), rows("cubes"), rows("player_cards"))


def back_up(url: str, folder: Path, file: Path) -> Held:
    """Write everything in the database, and what the data folder has beside it, to a file; gives how much it holds.

    The database is read as it stands, in whichever of its forms it is, and nothing in it is changed.  Raises Unlawful
    if there is none, or it can't be read, or the file can't be written.
    """
    with reached():
        engine = engine_of(url)
        database = file_of(engine)
    if database is not None and not database.exists():
        raise Unlawful("backup-nothing", database=str(database))
    try:
        with reached(), engine.connect() as connection:
            at_one_moment(connection)
            form = form_of(connection)
            if form is None:
                shown = engine.url.render_as_string(hide_password=True)
                raise Unlawful("backup-nothing", database=str(database or shown))
            header = Header(FILE_FORM, __version__, form, datetime.now(UTC).isoformat(timespec="seconds"))
            tables = tables_of(connection)
            held = held_in(connection, tables)
            write(file, header, _parts(connection, list(tables.values()), folder))
            return held
    finally:
        engine.dispose()


def at_one_moment(connection: sa.Connection) -> None:
    """From here on the connection sees the database as it is now, whatever others write."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN")
    else:
        connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


def tables_of(connection: sa.Connection) -> dict[str, sa.Table]:
    """Our tables as the database has them, which may be those of an earlier form."""
    found = sa.MetaData()
    ours = METADATA.tables.keys()
    found.reflect(connection, only=lambda name, _: name in ours)
    return dict(sorted(found.tables.items()))


def is_binary(column: sa.Column[object]) -> bool:
    """Whether a column holds bytes."""
    return isinstance(column.type, sa.LargeBinary)


def _parts(connection: sa.Connection, tables: Sequence[sa.Table], folder: Path) -> Iterator[Part]:
    for table in tables:
        binary = tuple(str(column.name) for column in table.columns if is_binary(column))
        yield TableBegins(str(table.name), tuple(str(column.name) for column in table.columns), binary)
        rows = sa.select(table).order_by(*table.primary_key.columns).execution_options(yield_per=AT_ONCE)
        for some in connection.execute(rows).partitions():
            yield Rows([[_value(value) for value in row] for row in some])
    for name in FILES:
        data = _bytes_of(folder / name)
        if data is not None:
            yield FileBegins(name)
            for start in range(0, len(data), PIECE):
                yield Piece(data[start : start + PIECE])


def _value(value: object) -> Value:
    if isinstance(value, bytes | memoryview):
        return base64.b64encode(value).decode()
    assert value is None or isinstance(value, str | int | float), "a kind of column that no form has"
    return value


def _bytes_of(file: Path) -> bytes | None:
    """A file as it is at one moment, even while cards are imported into it; None without one."""
    if not file.exists():
        return None
    if file.suffix != ".db":
        return file.read_bytes()
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            return connection.serialize()
    except sqlite3.Error as problem:
        raise Unlawful("library-unusable", file=str(file), problem=str(problem)) from problem
