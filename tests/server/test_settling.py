"""What is entered is stored to the end, and counts if it is stored: also when whoever entered it is gone."""

import asyncio

import pytest

from entaku.server.storage.writer import settled


@pytest.mark.parametrize("is_gone", [False, True])
@pytest.mark.parametrize("is_stored", [True, False])
def test_everything_is_settled_once_whoever_waits(is_stored: bool, is_gone: bool) -> None:
    """It is settled as the store says, once and before whoever entered it hears of it; who is gone stays gone."""

    async def scene() -> None:
        told: list[bool] = []
        stored = asyncio.Event()

        async def store() -> None:
            await stored.wait()
            if not is_stored:
                raise OSError

        entering = asyncio.create_task(settled(store(), told.append))
        await asyncio.sleep(0)
        if is_gone:
            entering.cancel()
            await asyncio.sleep(0)
        assert told == []
        stored.set()
        await asyncio.wait({entering})
        assert (told, entering.cancelled()) == ([is_stored], is_gone)
        if not is_gone:
            assert isinstance(entering.exception(), OSError) is not is_stored

    asyncio.run(scene())
