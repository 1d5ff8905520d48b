"""Setups are read from their stored form, by several threads too."""

import subprocess
import sys

PROGRAM = """
import sys, threading
from entaku.laboratory.bench_games import setup
from entaku.magic.game.setup import GameSetup
from entaku.server.storage.setups import Setups
sys.setswitchinterval(1e-6)
setups = Setups()
stored, found = setups.write(setup(0, 2)), []
threads = [threading.Thread(target=lambda: found.append(setups.read(stored, GameSetup))) for _ in range(8)]
for thread in threads: thread.start()
for thread in threads: thread.join()
assert len(found) == 8 and all(one == found[0] for one in found)
"""


def test_threads_that_read_the_first_setup_at_once_read_the_same() -> None:
    """In a fresh process, where no type has been looked over yet, it goes on."""
    assert subprocess.run([sys.executable, "-c", PROGRAM], check=False).returncode == 0
