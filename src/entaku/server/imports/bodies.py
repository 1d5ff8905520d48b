"""What travels about imports."""

from typing import Literal

from msgspec import Struct

from entaku.cards.library import Imported
from entaku.server.trouble import Trouble


class ImportShown(Struct, frozen=True):
    """An import: the file's name, how far it is, and at its end what it brought or why it brought nothing.

    id       what it is asked about by
    stage    whether it waits for another import, is being done, has brought its cards, or has changed nothing
    done     how much is done, from 0 to 1
    riftbound  whether the cards are Riftbound's, of which the page of targets reads the texts
    """

    id: str
    file: str
    stage: Literal["waiting", "working", "done", "refused"]
    done: float
    brought: Imported | None = None
    trouble: Trouble | None = None
    riftbound: bool = False
