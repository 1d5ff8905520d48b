"""Processes that work on what somebody sent take no more of the machine than they may."""

import subprocess
import sys

import pytest

from entaku.server import examining, memory

ASKED = """
import resource
from entaku.server import {module}
{begin}
print(resource.getrlimit(resource.RLIMIT_AS)[0], resource.getrlimit(resource.RLIMIT_CPU)[0], flush=True)
"""
UNBOUNDED = -1
BEGUN = {
    "examining": "examining.bound()",
    "heavy": "from pathlib import Path; heavy.open_library(Path('.'))",
    "imports.worker": "from entaku.server.imports import worker; worker.tell_of(lambda: None, 'cards.json')",
}
"""How each of them begins to work."""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows bounds no process from within")
@pytest.mark.parametrize("module", BEGUN)
def test_a_process_that_works_for_somebody_is_bounded(module: str) -> None:
    """In memory; whoever looks over a recording, of which nobody knows what is in it, in time too."""
    code = ASKED.format(module=module.partition(".")[0], begin=BEGUN[module])
    seen = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)
    space, seconds = map(int, seen.stdout.splitlines()[-1].split())
    assert space == memory.MOST
    assert seconds == (examining.SECONDS if module == "examining" else UNBOUNDED)
