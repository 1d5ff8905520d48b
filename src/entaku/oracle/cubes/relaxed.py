"""JSON as people write it into lists: with lines of comment and commas after the last thing."""

import re

import msgspec

_STRING = re.compile(r'"(?:[^"\\\n]|\\.)*"')
_LAST_COMMA = re.compile(r",(?=\s*[}\]])")
_OPENS, _CLOSES = "{[", "}]"


class Relaxed:
    """Lines that make up one JSON value, taken one after another until it is whole.

    `first` is the number of the first line in its file.
    """

    def __init__(self, first: int) -> None:
        self.first = first
        self.lines: list[str] = []
        self._depth = 0
        self._begun = False

    @property
    def whole(self) -> bool:
        """Whether every bracket that was opened has been closed."""
        return self._begun and self._depth <= 0

    def take(self, line: str) -> None:
        """The next line; one that begins with `#` is a comment."""
        if line.strip().startswith("#"):
            line = ""
        self.lines.append(line)
        outside = _STRING.sub('""', line)
        self._begun = self._begun or any(each in _OPENS for each in outside)
        self._depth += sum((each in _OPENS) - (each in _CLOSES) for each in outside)

    def json(self) -> bytes:
        """The value as JSON, every line where it was."""
        text = "\n".join(self.lines)
        kept: list[str] = []
        end = 0
        for string in _STRING.finditer(text):
            kept += [text[end : string.start()], string[0]]
            end = string.end()
        kept.append(text[end:])
        # Strings stand at odd places; a comma and what closes after it may have comments' empty lines in between.
        marked = "\0".join(kept[::2])
        outside = _LAST_COMMA.sub(lambda found: " ", marked).split("\0")
        return "".join(part for pair in zip(outside, [*kept[1::2], ""], strict=True) for part in pair).encode()

    def line_of(self, problem: msgspec.DecodeError | RecursionError) -> int:
        """The line of the file that a decoder's complaint is about, else the first."""
        found = re.search(r"\(byte (\d+)\)", str(problem))
        return self.first + (self.json()[: int(found[1])].count(b"\n") if found else 0)
