"""A store in which there is nothing yet, in its present form.

To bring a new file there step by step takes four fifths of what it takes to start a server.  It is done once for all
the servers that tests start in their own loop; `test_store`, `test_forms` and whatever starts a process do it anew.
"""

import tempfile
from functools import cache
from pathlib import Path

from entaku.server.config import Config
from entaku.server.storage.store import Store


@cache
def empty() -> bytes:
    """The file of such a store."""
    with tempfile.TemporaryDirectory() as folder:
        config = Config(data=Path(folder))
        Store(config.url).close()
        (file,) = Path(folder).glob("*.db")
        return file.read_bytes()


def lay_empty_store(config: Config) -> None:
    """Where a server has no store yet, an empty one, unless it keeps it elsewhere."""
    file = config.data / "entaku.db"
    if config.database is None and not file.exists():
        config.data.mkdir(parents=True, exist_ok=True)
        file.write_bytes(empty())
