"""What libraries and the operating system say of a fault, in our words and both languages.

Errors carry such a text as it was said; only when it is told to a person is it known in which language.
"""

import re
from typing import Final

Facts = dict[str, str | int | float]

_TYPES: Final = ("int", "float", "str", "bool", "array", "object", "null", "bytes")
_PATTERNS: Final[tuple[tuple[str, re.Pattern[str]], ...]] = tuple(
    (f"foreign-{key}", re.compile(pattern))
    for key, pattern in (
        ("wrong-type", r"Expected `(?P<expected>[^`]*)`, got `(?P<got>[^`]*)`"),
        ("at-least", r"Expected `(?:int|float|decimal)[^`]*` >= (?P<bound>\S+)"),
        ("more-than", r"Expected `(?:int|float|decimal)[^`]*` > (?P<bound>\S+)"),
        ("at-most", r"Expected `(?:int|float|decimal)[^`]*` <= (?P<bound>\S+)"),
        ("less-than", r"Expected `(?:int|float|decimal)[^`]*` < (?P<bound>\S+)"),
        ("not-multiple", r"Expected `(?:int|float)[^`]*` that's a multiple of (?P<bound>\S+)"),
        ("too-short", r"Expected `[^`]*` of (?:at least length|length >=) (?P<least>\d+)(?:, got \d+)?"),
        ("too-long", r"Expected `[^`]*` of (?:at most length|length <=) (?P<most>\d+)(?:, got \d+)?"),
        ("wrong-length", r"Expected `[^`]*` of length (?P<length>\d+(?: to \d+)?)(?:, got \d+)?"),
        ("wrong-form", r"Expected `str` matching regex .*"),
        ("missing", r"Object missing required field `(?P<field>[^`]*)`"),
        ("unknown-field", r"Object contains unknown field `(?P<field>[^`]*)`"),
        ("wrong-value", r"Invalid (?:enum )?value (?P<value>.*)"),
        ("malformed", r"JSON is malformed: .*\(byte (?P<byte>\d+)\)"),
        ("cut-off", r"Input data was truncated"),
        ("not-utf8", r"Invalid UTF-8.*|'utf-8' codec can't decode .*"),
        ("number-range", r"Number out of range|Integer value out of range"),
        ("port-taken", r"Address already in use"),
        ("no-address", r"Cannot assign requested address|Can't assign requested address"),
        ("no-host", r"Name or service not known|nodename nor servname provided.*"),
        ("refused", r"Connection refused"),
        ("not-allowed", r"Permission denied|Operation not permitted"),
        ("no-file", r"No such file or directory"),
        ("is-folder", r"Is a directory"),
        ("no-folder", r"Not a directory"),
        ("exists", r"File exists"),
        ("name-long", r"File name too long"),
        ("disk-full", r"No space left on device|Disk quota exceeded|database or disk is full"),
        ("read-only", r"Read-only file system|attempt to write a readonly database"),
        ("disk-fault", r"Input/output error|disk I/O error"),
        ("many-files", r"Too many open files"),
        ("no-database", r"unable to open database file"),
        ("timed-out", r"(?:.* )?timed out|Connection timed out"),
        ("cut-line", r"Connection reset by peer|Broken pipe"),
        ("unreachable", r"Network is unreachable|No route to host"),
        ("no-certificate", r"\[SSL: CERTIFICATE_VERIFY_FAILED\].*"),
        ("database-busy", r"database is locked"),
        ("database-broken", r"database disk image is malformed|file is not a database"),
    )
)
_BY_NUMBER = re.compile(r"\[(?:Errno|WinError) (?P<number>-?\d+)\] (?P<words>.*?)(?:: ['b\"].*)?", re.DOTALL)
"""What an operating system says, with the number of the fault before and names of files behind."""
_PLACE = re.compile(r"(?P<text>.*?) - at `(?P<place>[^`]*)`", re.DOTALL)


def recognised(text: str) -> tuple[str, Facts, str] | None:
    """The message that says the same, its facts, and the place in the data that was named; None for any other text.

    >>> recognised("Expected `int` >= 1 - at `$.cards`")
    ('foreign-at-least', {'bound': '1'}, '$.cards')
    >>> recognised("Address already in use")
    ('foreign-port-taken', {}, '')
    >>> recognised("[Errno 30] Read-only file system: '/here'")
    ('foreign-read-only', {}, '')
    >>> recognised("no such thing") is None
    True
    """
    placed = _PLACE.fullmatch(text)
    said, place = (placed["text"], placed["place"]) if placed else (text, "")
    system = _BY_NUMBER.fullmatch(said)
    said = system["words"] if system else said
    for key, pattern in _PATTERNS:
        if found := pattern.fullmatch(said):
            return key, dict(found.groupdict()), place
    return ("foreign-system", dict(system.groupdict()), place) if system else None


def types_in(expected: str) -> list[str] | None:
    """The types that a library names, as "int | null"; None if one of them isn't a plain one.

    >>> types_in("int | null"), types_in("Card")
    (['int', 'null'], None)
    """
    names = expected.split(" | ")
    return names if all(name in _TYPES for name in names) else None
