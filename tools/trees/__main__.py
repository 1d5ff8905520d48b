"""Puts the files of trees in order: `python -m tools.trees`; with `--check` it says which aren't, and changes none."""

import sys
from pathlib import Path

from entaku.kernel.errors import Unreadable
from tools.trees.files import read, written_out

FOLDER = Path("src/entaku/sets/trees")


def main(*, check: bool) -> int:
    """Write each file as it should stand; how many didn't, if they are only checked."""
    found = 0
    for file in sorted(FOLDER.glob("*.yaml")):
        content = file.read_text(encoding="utf-8")
        ordered = written_out(read(content, file.name))
        if ordered != content:
            found += 1
            print(f"{file}: {'not in order: python -m tools.trees' if check else 'put in order'}")
            if not check:
                file.write_text(ordered, encoding="utf-8")
    return found if check else 0


if __name__ == "__main__":
    try:
        sys.exit(1 if main(check="--check" in sys.argv[1:]) else 0)
    except Unreadable as problem:
        sys.exit(str(problem))
