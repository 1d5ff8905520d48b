"""Runs a tool for as long as the server lives: a program of its own, which needs nothing of the server.

The server holds the other end of its input.  When that ends, however the server ended, the tool is ended with
everything that it has started; when the tool ends, so does this, with the same exit code.
"""

import os
import signal
import subprocess
import sys
import threading
from contextlib import suppress

MERCY = 3.0
"""Seconds that a tool has to end by itself before it is killed."""


def end(tool: "subprocess.Popen[bytes]") -> None:
    """End a tool and what it has started: kindly at first, then not."""
    if os.name != "posix":
        tool.terminate()
        return
    with suppress(ProcessLookupError):
        os.killpg(tool.pid, signal.SIGTERM)
    with suppress(subprocess.TimeoutExpired):
        tool.wait(MERCY)
    with suppress(ProcessLookupError):
        os.killpg(tool.pid, signal.SIGKILL)


def run(command: list[str]) -> int:
    """Run a tool until it ends, or until nobody holds our input any more; gives its exit code."""
    for name in ("SIGINT", "SIGHUP"):  # the terminal's are for the server
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    # Tools that end with their input, such as a shell at the other end, have one that stays open and says nothing.
    tool = subprocess.Popen(command, stdin=subprocess.PIPE, start_new_session=True)

    def watch() -> None:
        while os.read(0, 4096):
            pass
        end(tool)

    threading.Thread(target=watch, daemon=True).start()
    code = tool.wait()
    end(tool)
    return code if code >= 0 else 128 - code


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
