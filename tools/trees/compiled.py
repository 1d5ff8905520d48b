"""What a wheel is built with: `python -m tools.trees.compiled FOLDER` writes the trees as they are loaded into it."""

import sys
from pathlib import Path

from entaku.kernel.errors import Unreadable
from entaku.oracle.compiled_trees import SUFFIX, packed
from entaku.oracle.dungeon_files import read_file
from entaku.oracle.trees import READERS


def main(folder: Path) -> None:
    """Write a file for each part that is loaded by itself.  They have no mark, as nothing changes in a wheel."""
    for name, read in {**READERS, "dungeons": read_file}.items():
        (folder / (name + SUFFIX)).write_bytes(packed(read()))


if __name__ == "__main__":
    try:
        main(Path(sys.argv[1]))
    except Unreadable as problem:
        sys.exit(str(problem))
