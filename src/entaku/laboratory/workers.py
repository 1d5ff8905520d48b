"""Processes that work for a command, and end with it, however it ends."""

import os
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process


def pool(count: int) -> ProcessPoolExecutor:
    """So many processes, each begun anew."""
    return ProcessPoolExecutor(count, get_context("spawn"), end_with_parent)


def end_with_parent() -> None:
    """Let this process end as soon as the one that started it has ended, however that was.

    A pool tells its processes when it is closed; one that is killed closes nothing.
    """
    parent = parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, name="parent", daemon=True).start()
