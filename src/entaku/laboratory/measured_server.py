"""The server that benchmarks call, run as a module: as people run it, but one machine may ask as often as it likes."""

import sys
from pathlib import Path

from entaku.server.config import Config
from entaku.server.run import serve


def serve_measured(data: Path, port: int) -> None:
    """Serve until the process ends."""
    serve(Config(data=data, port=port, rate=1e6, burst=1_000_000, crowd=10_000))


if __name__ == "__main__":
    serve_measured(Path(sys.argv[1]), int(sys.argv[2]))
