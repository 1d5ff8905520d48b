"""Each step from one form of the database to the next: it makes what the schema says, and can be taken back."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext

from entaku.server.storage import forms
from entaku.server.storage.engine import engine_of
from entaku.server.storage.schema import HEAD, METADATA, PASSING

FORMS = [f"{number:04}" for number in range(1, int(HEAD) + 1)]


@pytest.fixture
def connection(url: str) -> Iterator[sa.Connection]:
    """A transaction in an empty database."""
    engine = engine_of(url)
    with engine.begin() as opened:
        yield opened
    engine.dispose()


def shape(connection: sa.Connection) -> dict[str, list[tuple[str, str, bool]]]:
    """The tables, with the names and types of their columns."""
    found = sa.inspect(connection)
    return {
        name: [(column["name"], str(column["type"]), column["nullable"]) for column in found.get_columns(name)]
        for name in sorted(found.get_table_names())
        if name != "alembic_version"
    }


def take_back(connection: sa.Connection, form: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(forms.__file__).with_name("migrations")).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.downgrade(config, form)


@pytest.mark.parametrize("before, form", list(pairwise(["base", *FORMS])))
def test_each_step_can_be_taken_back(connection: sa.Connection, before: str, form: str) -> None:
    """What it added is gone then, and the step can be made again."""
    if before != "base":
        forms.upgrade(connection, before)
    found = shape(connection)
    forms.upgrade(connection, form)
    made = shape(connection)
    assert made != found
    take_back(connection, before)
    assert shape(connection) == found
    forms.upgrade(connection, form)
    assert shape(connection) == made


def test_the_steps_make_what_the_schema_says(connection: sa.Connection) -> None:
    """Every table, every column, and how much each holds: what is written goes by the one, and lies in the other."""
    whole = sa.MetaData()
    for table in (*METADATA.tables.values(), *PASSING.tables.values()):
        table.to_metadata(whole)
    forms.upgrade(connection)
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    assert compare_metadata(context, whole) == []
