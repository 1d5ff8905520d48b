"""What is wrong with a file of cards, said so that both languages can say it: file, line or place, and reason."""

import re
from typing import TypeVar

import msgspec

from entaku.kernel.errors import Unreadable
from entaku.oracle.mana import Cost

Decoded = TypeVar("Decoded")
_PLACE = re.compile(r" - at `(?P<place>.*)`$")
_TYPE = re.compile(r"Expected `(?P<expected>[^`]*)`, got `(?P<got>[^`]*)`")
_FIELD = re.compile(r"Object missing required field `(?P<field>[^`]*)`")
_BYTE = re.compile(r"JSON is malformed: .*\(byte (?P<byte>\d+)\)")


def decoded(data: bytes | msgspec.Raw, kind: type[Decoded], file: str, within: str = "$") -> Decoded:
    """The JSON in `data`, which lies at a place in a file, as a `kind`.

    Raises Unreadable, naming the file, the place in it and the reason.
    """
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise broken(problem, file, within=within) from problem


def broken(
    problem: msgspec.DecodeError | UnicodeDecodeError | RecursionError,
    file: str,
    line: int = 0,
    within: str = "$",
    begin: int = 0,
) -> Unreadable:
    """The error for JSON that can't be read: in a line of a file, or in the whole of it where that is 0.

    `within` and `begin` say at what place and byte the JSON lies there.
    """
    text = str(problem)
    found = _PLACE.search(text)
    place = within + (found["place"].removeprefix("$") if found else "")
    if found := _TYPE.search(text):
        return Unreadable(
            "import-wrong-type", file=file, line=line, place=place, expected=found["expected"], got=found["got"]
        )
    if found := _FIELD.search(text):
        return Unreadable("import-field-missing", file=file, line=line, place=place, field=found["field"])
    if found := _BYTE.search(text):
        return Unreadable("import-not-json", file=file, line=line, byte=begin + int(found["byte"]))
    if "truncated" in text:
        return Unreadable("import-cut-off", file=file, line=line)
    return Unreadable("import-broken", file=file, line=line, place=place, problem=text)


def cost_of(text: str, card: str, file: str) -> Cost:
    """A cost as a file gives it.  Raises Unreadable, naming file and card, if it is none."""
    try:
        return Cost.printed(text)
    except Unreadable as problem:
        raise Unreadable("import-cost-broken", file=file, card=card, cost=text) from problem
