"""Who makes files of all cards each day, and which of them can be fetched."""

import os
import re
from typing import Final, Literal
from urllib.parse import urlsplit

from msgspec import Struct

from entaku.kernel.errors import Unlawful

Site = Literal["mtgjson", "scryfall"]


class Source(Struct, frozen=True):
    """A file that a site makes each day.

    key        what it is called by whoever wants it
    file       what the site calls it
    megabytes  about how large it is, as of November 2026
    """

    key: str
    site: Site
    file: str
    megabytes: int


SOURCES: Final = (
    Source("mtgjson", "mtgjson", "AllPrintings", 150),
    Source("mtgjson-small", "mtgjson", "AtomicCards", 30),
    Source("scryfall", "scryfall", "all_cards", 350),
    Source("scryfall-english", "scryfall", "default_cards", 80),
    Source("scryfall-small", "scryfall", "oracle_cards", 25),
)
"""The first is what is fetched where nobody says which: it has Japanese names, rulings and boosters."""
SETTINGS: Final[dict[Site, tuple[str, str]]] = {
    "mtgjson": ("ENTAKU_MTGJSON", "https://mtgjson.com/api/v5"),
    "scryfall": ("ENTAKU_SCRYFALL", "https://api.scryfall.com"),
}
"""By site the setting that names its address, or that of a mirror, and the usual one."""


def source_named(key: str) -> Source:
    """The source of this name.  Raises Unlawful, with those that there are, if there is none."""
    found = next((source for source in SOURCES if source.key == key), None)
    if found is None:
        raise Unlawful("update-source-unknown", source=key[:60], known=", ".join(source.key for source in SOURCES))
    return found


def base_of(site: Site) -> str:
    """What the addresses of a site begin with.  Raises Unlawful for a setting that is no address."""
    name, usual = SETTINGS[site]
    given = (os.environ.get(name) or usual).strip()
    if not re.fullmatch(r"https?://[^\s/?#@]+(/[^\s?#]*)?", given):
        raise Unlawful("setting-address", name=name, value=given[:60])
    return given.rstrip("/")


def host_of(address: str) -> str:
    """The host of an address, as a person is told of it.

    >>> host_of("https://mtgjson.com/api/v5")
    'mtgjson.com'
    """
    return urlsplit(address).netloc
