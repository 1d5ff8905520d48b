"""A bell: it wakes the one who waits for it.  An event wakes many, and has 0.7 KB for them while nobody waits."""

import asyncio


class Bell:
    """What one coroutine waits for."""

    __slots__ = ("_waiter",)

    def __init__(self) -> None:
        self._waiter: asyncio.Future[None] | None = None

    async def rung(self) -> None:
        """Wait until it rings; it may have rung before, so whoever waits looks first at what they wait for."""
        self._waiter = asyncio.get_running_loop().create_future()
        try:
            await self._waiter
        finally:
            self._waiter = None

    def ring(self) -> None:
        """Wake who waits, if somebody does."""
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)
