"""What travels about imports."""

from typing import Literal

from msgspec import Struct

from entaku.oracle.brought import Imported
from entaku.server.trouble import Trouble


class ImportShown(Struct, frozen=True):
    """An import: the file's name, how far it is, and at its end what it brought or why it brought nothing.

    id       what it is asked about by
    stage    whether it waits for another import, its file is fetched, it is read, has brought its cards, or has
             changed nothing
    done     how much is done, from 0 to 1
    remarks  what else is to be said of what it brought, a sentence each
    riftbound  whether the cards are Riftbound's, of which the page of targets reads the texts
    """

    id: str
    file: str
    stage: Literal["waiting", "fetching", "working", "done", "refused"]
    done: float
    brought: Imported | None = None
    trouble: Trouble | None = None
    riftbound: bool = False
    remarks: tuple[str, ...] = ()


class SourceShown(Struct, frozen=True):
    """A file of all cards that the server can fetch: its name there, from which host, and about how large it is."""

    key: str
    site: str
    file: str
    megabytes: int


class UpdatesOffered(Struct, frozen=True):
    """What can be fetched, the usual first; of which day the cards are that are here, and what is under way."""

    sources: tuple[SourceShown, ...]
    date: str
    running: ImportShown | None = None


class UpdateAsked(Struct, frozen=True):
    """Somebody wants the file of a source to be fetched."""

    source: str
