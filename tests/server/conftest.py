"""Stores to test with: SQLite always, PostgreSQL where ENTAKU_TEST_POSTGRESQL names a server."""

import os
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa

from entaku.server.storage.store import Store
from tests.server.unhurried import unhurried


@pytest.fixture(autouse=True)
def _unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing fails because the machine was slow to do what a person would have done."""
    unhurried(monkeypatch.setattr)


@contextmanager
def postgresql_url() -> Iterator[str]:
    """The URL of an empty PostgreSQL schema of one's own; skips the test, visibly, where there is no server."""
    server = os.environ.get("ENTAKU_TEST_POSTGRESQL")
    if not server:
        pytest.skip("needs a PostgreSQL server, named by ENTAKU_TEST_POSTGRESQL")
    schema = f"entaku_{uuid.uuid4().hex[:12]}"
    engine = sa.create_engine(server.replace("postgresql://", "postgresql+psycopg://", 1))
    with engine.begin() as connection:
        connection.execute(sa.schema.CreateSchema(schema))
    try:
        yield f"{server}{'&' if '?' in server else '?'}options=-csearch_path%3D{schema}"
    finally:
        with engine.begin() as connection:
            connection.execute(sa.schema.DropSchema(schema, cascade=True))
        engine.dispose()


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgresql)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of an empty database of either kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'entaku.db'}"
    else:
        with postgresql_url() as address:
            yield address


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    """An empty store."""
    opened = Store(url)
    yield opened
    opened.close()
