"""How a server is set up: where its data lies, what it may use, and how much it lets one browser ask."""

import os
from pathlib import Path

import platformdirs
from msgspec import Struct


class Config(Struct, frozen=True, kw_only=True):
    """The server's configuration.

    data        the folder of the store and of the user's library
    database    URL of the database; None for SQLite in the data folder
    public_url  what links begin with; None for the address that a browser used
    images      address template of card pictures, None for none
    rate, burst messages a second, and at once, from one browser
    rooms_an_hour  how many rooms one address may start in an hour
    idle        seconds after which a room that nobody looks at leaves the memory
    mixing      seconds that devices have to pledge, and again to reveal, what they give to a seed
    """

    data: Path
    database: str | None = None
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str | None = None
    images: str | None = None
    rate: float = 50.0
    burst: int = 300
    rooms_an_hour: int = 120
    idle: float = 600.0
    mixing: float = 3.0

    @property
    def url(self) -> str:
        """The database's URL."""
        return self.database or f"sqlite:///{self.data / 'entaku.db'}"


def config(
    data: Path | None = None,
    database: str | None = None,
    host: str = "127.0.0.1",
    port: int = 8000,
) -> Config:
    """The configuration from what was asked for, else from the environment, else as usual."""
    folder = data or Path(os.environ.get("ENTAKU_DATA") or platformdirs.user_data_dir("entaku", appauthor=False))
    return Config(
        data=folder,
        database=database or os.environ.get("ENTAKU_DATABASE"),
        host=host,
        port=port,
        public_url=(os.environ.get("ENTAKU_URL") or "").rstrip("/") or None,
        images=os.environ.get("ENTAKU_IMAGES") or None,
    )
