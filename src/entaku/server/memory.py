"""What a process that works for somebody may take of the machine's memory."""

import contextlib

MOST = 3 << 30


def bound() -> None:
    """Take no more memory than that from now on, where the system can see to it."""
    with contextlib.suppress(ImportError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST, MOST))
