"""The forms that the database has had: which one it has now, and how it comes to the present one, once.

A form is named by its migration, "0001" and so on.  Several servers may start at once: one brings the database to its
present form, the others wait for it.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa

from entaku.kernel.errors import Unlawful
from entaku.server.storage.engine import BUSY, PATIENT
from entaku.server.storage.schema import HEAD

MIGRATING = 0x656E_7461
"""The first half of the number of the lock under which PostgreSQL is migrated; the second stands for the schema."""
OWN_SCHEMA = "hashtext(current_schema())"


def form_of(connection: sa.Connection) -> str | None:
    """The form that the database has; None while it has none.  Raises Unlawful for one that we don't know."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalars().all()
    if not found:
        return None
    if len(found) > 1 or not is_known(found[0]):
        raise Unlawful("store-newer", found=found[0][:40], known=HEAD)
    return str(found[0])


def is_known(form: str) -> bool:
    """Whether this version of the program can read the form.

    >>> is_known("0001"), is_known(HEAD), is_known("9999"), is_known("")
    (True, True, False, False)
    """
    return form.isascii() and form.isdigit() and len(form) == len(HEAD) and "0001" <= form <= HEAD


def migrate(engine: sa.Engine) -> None:
    """Bring the database to its present form, unless it has it.  Raises Unlawful for a form of a later version."""
    with engine.connect() as connection:
        if form_of(connection) == HEAD:
            return
    with writing_alone(engine) as connection:
        if form_of(connection) != HEAD:
            upgrade(connection)


@contextmanager
def writing_alone(engine: sa.Engine) -> Iterator[sa.Connection]:
    """A transaction in which nobody else migrates or restores; whoever wants to waits for it."""
    with engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql(f"PRAGMA busy_timeout={BUSY}")
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            connection.exec_driver_sql(f"PRAGMA busy_timeout={PATIENT}")
        else:
            connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({MIGRATING}, {OWN_SCHEMA})"))
        yield connection


def upgrade(connection: sa.Connection, form: str = HEAD) -> None:
    """Bring the database to a form at or after its own, within the connection's transaction."""
    from alembic import command  # slow to load, and seldom needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, form)
