"""One update of the cards, in a process of its own: a source is asked, its file is fetched and imported.

    python -m entaku.server.imports.fetcher FOLDER SOURCE

It prints what the process of an import prints.
"""

import sys
from pathlib import Path

from entaku.oracle.updating.sources import source_named
from entaku.oracle.updating.update import asked
from entaku.server.imports.worker import Brought, Step, say, stepping, tell_of


def main(folder: str, key: str) -> None:
    """Bring the cards of the library in a folder up to date."""
    source = source_named(key)

    def work() -> Brought:
        fetched = stepping(fetching=True)
        with asked(source, Path(folder)) as update:

            def told(come: int, size: int) -> None:
                fetched(come / size if size else 0.0)

            say(Step(0.0, fetching=True))
            return Brought(update.bring(told, stepping()))

    tell_of(work, source.file)


if __name__ == "__main__":
    main(*sys.argv[1:])
