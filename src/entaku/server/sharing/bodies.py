"""What travels about a server that is shared."""

from typing import Literal

from msgspec import Struct

ShareState = Literal["opening", "open", "unanswered", "gone"]
"""How it is: no address yet; it answers; it is there, but doesn't answer us; it was there."""


class Shared(Struct, frozen=True):
    """The address at which this server is reached from anywhere: how it is, and by which tool.

    url     the address, "" as long as there was none
    before  the one that it had before, where that is another: who has it finds nobody there
    """

    state: ShareState
    tool: str
    url: str = ""
    before: str = ""
