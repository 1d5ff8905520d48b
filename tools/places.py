"""Places in a page that a tool fills."""

import re
from pathlib import Path


def fill(page: Path, place: re.Pattern[str], text: str, arguments: list[str]) -> int:
    """Write the text into the page's place, or with `--check` say whether it stands there; gives the exit status."""
    before = page.read_text("utf-8")
    after = place.sub(lambda found: text, before)
    if "--check" not in arguments:
        page.write_text(after, "utf-8")
    elif after != before:
        print(f"{page} is out of date: run `make docs`")
        return 1
    return 0
