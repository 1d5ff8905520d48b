"""What the server needs to know about places: who may open something, and where it is open otherwise."""

import logging
from typing import Protocol

from entaku.server.storage.leases import Lease
from entaku.server.trouble import Unavailable

log = logging.getLogger("entaku.server")


class Elsewhere(Unavailable):
    """What is asked for is open in another process: the one named `at`, "" where that isn't known."""

    def __init__(self, at: str) -> None:
        super().__init__("room-elsewhere", at=at)
        self.at = at


class Tenant(Protocol):
    """What has things open under leases: the service its rooms, the nights, the games on paper."""

    def lose(self, lease: Lease) -> None:
        """Forget what is open under a lease at once: it is another's.  Whoever looks at it is sent there."""

    async def hand_over(self, lease: Lease, problem: Unavailable) -> None:
        """Close what is open under a lease: everything is written when this ends, and all lines ended for `problem`."""


class Places(Protocol):
    """Who may open what."""

    async def take(self, home: str) -> Lease | None:
        """The right to open a home, None where nobody else could want it.

        Raises Elsewhere where it is open in another process, and Unavailable while that can't be found out.
        """

    def is_with(self, home: str, lease: Lease | None) -> bool:
        """Whether what lives in a home is open where that of the lease is, and stays there."""

    async def adopt(self, home: str, lease: Lease | None) -> None:
        """Let everything of a home live in that of the lease from now on.  Raises as `take` does.

        Whoever asks for it is asked first by what right: lines end elsewhere, and nothing brings a home back.
        """

    async def lost(self, lease: Lease) -> None:
        """A write under this lease was refused: what is open under it is another's."""

    def begin(self, *tenants: Tenant) -> None:
        """From now on these have things open."""

    async def drain(self) -> None:
        """Hand everything over to other processes, if there are any; nothing more is opened here."""

    async def close(self) -> None:
        """Nothing is open here any more."""

    @property
    def is_leaving(self) -> bool:
        """Whether everything is being handed over."""


class Alone:
    """The only server of its database."""

    is_leaving = False

    async def take(self, home: str) -> None:
        return None

    def is_with(self, home: str, lease: Lease | None) -> bool:
        return True

    async def adopt(self, home: str, lease: Lease | None) -> None:
        return None

    async def lost(self, lease: Lease) -> None:
        """The database was away for a while, and another server has begun with it: nothing is written here any more."""
        log.critical("another server uses the database now; this one writes nothing any more, and should be stopped")

    def begin(self, *tenants: Tenant) -> None:
        return None

    async def drain(self) -> None:
        return None

    async def close(self) -> None:
        return None
