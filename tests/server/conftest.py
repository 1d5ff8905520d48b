"""Stores to test with: SQLite always, PostgreSQL where ENTAKU_TEST_POSTGRESQL names a server."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from entaku.server.schema import METADATA
from entaku.server.store import Store


def postgresql_url() -> str:
    """The URL of an empty PostgreSQL database; skips the test, visibly, where there is none."""
    url = os.environ.get("ENTAKU_TEST_POSTGRESQL")
    if not url:
        pytest.skip("needs a PostgreSQL server, named by ENTAKU_TEST_POSTGRESQL")
    url = url.replace("postgresql://", "postgresql+psycopg://", 1)
    engine = sa.create_engine(url)
    with engine.begin() as connection:
        METADATA.drop_all(connection)
        connection.execute(sa.text("DROP TABLE IF EXISTS alembic_version"))
    engine.dispose()
    return url


@pytest.fixture(
    params=["sqlite", pytest.param("postgresql", marks=[pytest.mark.postgresql, pytest.mark.xdist_group("postgresql")])]
)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database of either kind."""
    return f"sqlite:///{tmp_path / 'entaku.db'}" if request.param == "sqlite" else postgresql_url()


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    """An empty store."""
    opened = Store(url)
    yield opened
    opened.close()
