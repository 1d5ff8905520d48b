"""How a server is set up: where its data lies, what it may use, and how much it lets one browser ask."""

import os
import re
from pathlib import Path
from typing import Literal, TypeVar

import platformdirs
from msgspec import Struct

from entaku.kernel.errors import Unlawful
from entaku.server.storage.engine import with_driver

Word = TypeVar("Word", bound=str)
TEMPLATE = re.compile(r"(https?://[^\s/{}?#@]+)?/(?!/)\S*\{(name|number|scryfall)\}\S*")
"""An address with a place for a card: on the web, or on this server's own host."""


class Config(Struct, frozen=True, kw_only=True):
    """The server's configuration.

    data        the folder of the store and of the user's library
    database    URL of the database; None for SQLite in the data folder
    public_url  what links begin with; None for the address that a browser used
    hosts       further names by which browsers may speak to the server, "*" for any
    images      address template of card pictures, or a folder that has them; None for none
    rate, burst messages a second, and at once, from one browser
    rooms_an_hour  how many rooms one address may start in an hour
    proxies     addresses or networks of the proxies that are believed when they say for whom they ask, "*" for any
    crowd       how many times as many people as usual come from one address (a shop, a school, a proxy)
    onlookers, onlookers_of_one  how many may look on at a room or night without a name, and from one address
    workers     processes for heavy work: deck checks, cubes, building, targets
    idle        seconds after which a room that nobody looks at leaves the memory
    metrics     who may read the figures: "local", "off", "any", or addresses and networks
    importing   who may import cards in a browser, said in the same way
    log, log_level  whom log lines are for, "text" for people or "json" for programs; the least that is told
    push        whom a push service may write to about notifications, "mailto:…" or "https://…"; "" sends none
    push_near   hosts to which notifications may go though they are in the keeper's own network
    cluster     the name of this process among several that share a database, "" for the only one
    mixing      seconds that devices have to pledge, and again to reveal, what they give to a seed
    """

    data: Path
    database: str | None = None
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str | None = None
    hosts: tuple[str, ...] = ()
    images: str | None = None
    rate: float = 50.0
    burst: int = 300
    rooms_an_hour: int = 120
    proxies: tuple[str, ...] = ()
    crowd: int = 1
    onlookers: int = 1_000
    onlookers_of_one: int = 60
    workers: int = 1
    idle: float = 600.0
    push: str = ""
    push_near: tuple[str, ...] = ()
    mixing: float = 3.0
    cluster: str = ""
    metrics: str = "local"
    importing: str = "local"
    log: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "warning"

    @property
    def url(self) -> str:
        """The database's URL."""
        return self.database or f"sqlite:///{self.data / 'entaku.db'}"


def config(
    data: Path | None = None,
    database: str | None = None,
    host: str = "127.0.0.1",
    port: int = 8000,
    cluster: str | None = None,
) -> Config:
    """The configuration from what was asked for, else from the environment, else as usual.

    Raises Unlawful for a setting that can't be what it is.
    """
    folder = data or Path(os.environ.get("ENTAKU_DATA") or platformdirs.user_data_dir("entaku", appauthor=False))
    database = database or os.environ.get("ENTAKU_DATABASE")
    return Config(
        data=folder,
        database=database,
        cluster=_cluster(cluster or os.environ.get("ENTAKU_CLUSTER") or "", database or ""),
        host=host,
        port=port,
        public_url=(os.environ.get("ENTAKU_URL") or "").rstrip("/") or None,
        hosts=_listed("ENTAKU_HOSTS"),
        proxies=_listed("FORWARDED_ALLOW_IPS", "127.0.0.1 ::1"),
        workers=number("ENTAKU_WORKERS", 64),
        crowd=number("ENTAKU_CROWD", 10_000),
        images=_pictures("ENTAKU_IMAGES"),
        metrics=os.environ.get("ENTAKU_METRICS") or "local",
        importing=os.environ.get("ENTAKU_IMPORT") or "local",
        log=one_of("ENTAKU_LOG", ("text", "json"), "text"),
        push=_contact("ENTAKU_PUSH"),
        log_level=one_of("ENTAKU_LOG_LEVEL", ("debug", "info", "warning", "error"), "warning"),
    )


def _listed(variable: str, usual: str = "") -> tuple[str, ...]:
    """The names in a variable of the environment, between commas or spaces."""
    return tuple(name.lower() for name in os.environ.get(variable, usual).replace(",", " ").split())


def _cluster(name: str, database: str) -> str:
    """The name of a process among several.  Raises Unlawful for what can't be one, and without PostgreSQL."""
    if name and not re.fullmatch("[a-z0-9-]{1,40}", name):
        raise Unlawful("cluster-name-unfit", value=name[:60])
    if name and not with_driver(database).startswith("postgresql"):
        raise Unlawful("cluster-needs-postgresql")
    return name


def _pictures(name: str) -> str | None:
    """An address template of pictures or a folder that is there, None for none.  Raises Unlawful for anything else."""
    given = (os.environ.get(name) or "").strip()
    if not given:
        return None
    if TEMPLATE.fullmatch(given):
        return given
    if "{" in given or not Path(given).expanduser().is_dir():
        raise Unlawful("setting-images", name=name, value=given[:60])
    return str(Path(given).expanduser().resolve())


def _contact(name: str) -> str:
    """An address to write to, "" for none.  Raises Unlawful for anything else."""
    given = (os.environ.get(name) or "").strip()
    if given and not (given.isascii() and given.isprintable() and given.startswith(("mailto:", "https://"))):
        raise Unlawful("setting-contact", name=name, value=given[:60])
    return given


def number(name: str, most: int) -> int:
    """A setting that is a number from 1, and 1 where nothing is said.  Raises Unlawful for anything else."""
    given = (os.environ.get(name) or "1").strip()
    if not (given.isascii() and given.isdigit() and len(given) < 10 and 1 <= int(given) <= most):
        raise Unlawful("setting-number", name=name, value=given[:60], most=most)
    return int(given)


def one_of(name: str, known: tuple[Word, ...], usual: Word) -> Word:
    """A setting that is one of a few words.  Raises Unlawful for another one."""
    given = os.environ.get(name) or usual
    for word in known:
        if word == given:
            return word
    raise Unlawful("setting-unknown", name=name, value=given[:60], known=", ".join(known))
