"""A study of one chunk that never gets ready, for who ends what plays it."""

import os
import time

from entaku.lab.study import working
from entaku.lab.study.plan import Study


def play_for_ever(_study: bytes, _chunk: int) -> None:
    """Say which process this is, and go on."""
    print(os.getpid(), flush=True)
    while True:
        time.sleep(1)


def run() -> None:
    """Let another process play it."""
    vars(working)["play_encoded"] = play_for_ever
    study = Study("", "", 3, 1, "", "", None, (), ())
    list(working.by_processes(study, [0], 1))
