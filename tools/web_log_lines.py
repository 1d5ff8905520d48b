"""Which message of a draft's log says what happened, in TypeScript: the table that `drafts/log_lines.py` is."""

import sys

from entaku.drafts.log_lines import LINES
from tools.web_usual import constant, declaration

HEADING = "// Made by `python tools/web.py types` from src/entaku/drafts/log_lines.py; change it there.\n"


def written() -> str:
    """The whole file."""
    types = declaration("import type", ["LogLine"], "../lib/protocol")
    return "\n".join([HEADING, types, constant("Record<string, LogLine[]>", "LINES", LINES)])


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    sys.stdout.write(written())
