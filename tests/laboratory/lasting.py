"""Work that never gets ready, for who ends what does it: a study of one chunk, and cards that are tried."""

import os
import time
from collections.abc import Sequence

from entaku.laboratory.study import working
from entaku.laboratory.study.plan import Study
from entaku.laboratory.trying import report
from entaku.laboratory.trying.trial import Tried
from entaku.oracle.card import bare
from entaku.oracle.importers.imported import ImportedCard


def play_for_ever(_study: bytes, _chunk: int) -> None:
    """Say which process this is, and go on."""
    print(os.getpid(), flush=True)
    while True:
        time.sleep(1)


def try_for_ever(_cards: Sequence[ImportedCard], _seed: str, _games: int) -> list[Tried | None]:
    """The first process says which it is, and goes on; another has nothing to do."""
    if _cards:
        play_for_ever(b"", 0)
    return []


def try_cards() -> None:
    """Let another process try a card."""
    vars(report)["try_some"] = try_for_ever
    list(report.results([[ImportedCard(bare("Moss"))], []], "", 1, 2))


def run() -> None:
    """Let another process play it."""
    vars(working)["play_encoded"] = play_for_ever
    study = Study("", "", 3, 1, "", "", None, (), ())
    list(working.by_processes(study, [0], 1))
