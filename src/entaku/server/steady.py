"""The time as it goes by, whatever this machine's clock is put to meanwhile."""

import time

_BEGAN, _SINCE = time.time(), time.monotonic()


def steadily() -> float:
    """Seconds since 1970, as the clock stood when this process began and as they went by since.

    What is told later by so many minutes is measured with it: a clock that is put right makes nothing older.
    """
    return _BEGAN + time.monotonic() - _SINCE
