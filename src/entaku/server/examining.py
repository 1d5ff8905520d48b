"""Looking over a recording in a process of its own, with bounds to its time and memory: nobody knows what is in it.

It reads the recording and writes "found" and the verdict, or "unreadable" and why, each on a line.
"""

import contextlib
import sys

import msgspec

from entaku import __version__
from entaku.games.recorded import rules_of
from entaku.kernel.errors import EntakuError
from entaku.kernel.verify import verify
from entaku.server import memory

SECONDS = 240
"""So long may it take."""


def bound() -> None:
    """Take no more time and memory than there is, where the system can see to that."""
    memory.bound()
    with contextlib.suppress(ImportError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))


def examined(data: bytes) -> bytes:
    """What a recording proves, or why it is none."""
    try:
        verdict = verify(data, "recording", rules_of("recording"), __version__)
    except EntakuError as problem:
        return b"unreadable\n" + msgspec.json.encode((problem.key, dict(problem.facts)))
    return b"found\n" + msgspec.json.encode(verdict)


if __name__ == "__main__":
    bound()
    sys.stdout.buffer.write(examined(sys.stdin.buffer.read()))
