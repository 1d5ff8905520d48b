"""A Japanese rules text taken apart into sentences, and the things that one seems to mention."""

import re
from collections.abc import Sequence

from msgspec import Struct

from entaku.riftbound.japanese.clauses import Clauses
from entaku.riftbound.japanese.tokens import Token
from entaku.riftbound.writing import Aside

_ENDS = {"。", "\n", "!", "?", ".", ";"}
_MARKS = re.compile(r"[。\n!?.;「」(]")

HEADER = re.compile(
    r"(?:その後、?|そして、?)?(?P<do>(?:これ|次|以下)(?:の(?:こと|行動|処理))?を行(?:う|ってもよい|える)"
    r"|(?:以下|次)の?(?:うち|中)?(?:の|から)?(?:いずれか|どれか|どちらか)?(?:1つ|一つ|ひとつ)?を行う)[^:\n]{0,4}:"
)
"""What begins a trigger of its own: 「これを行う:」."""
MODES = re.compile(
    r"(?:あなたは)?(?:以下|次)の?(?:うち|中)?(?:の|から)?(?:[^。\n:]{0,20}?)(?:1つ|一つ|ひとつ|いずれか)を(?:選ぶ|選択する)\s*[。:\-]*"
)
"""What begins a choice of modes: 「以下から1つを選ぶ」."""


class Sentence(Struct, frozen=True):
    """A stretch of text up to a full stop or the end of a line, and whether a line begins with it."""

    start: int
    end: int
    fresh: bool


def sentences(text: str, skipped: Sequence[Aside]) -> list[Sentence]:
    """The sentences of a text, without the reminders in parentheses."""
    found: list[Sentence] = []
    start, fresh, quoted = 0, True, False
    holes = {aside.start: aside.end for aside in skipped}
    for mark in _MARKS.finditer(text):
        at, char = mark.start(), mark.group()
        if at < start:
            continue
        quoted = char == "「" or (quoted and char not in "」\n")
        if at in holes or (char in _ENDS and not quoted):
            if text[start:at].strip():
                found.append(Sentence(start, at, fresh))
                fresh = False
            start = holes.get(at, at + 1)
            fresh = fresh or char == "\n"
    if text[start:].strip():
        found.append(Sentence(start, len(text), fresh))
    return found


def mentioned(given: list[Token]) -> tuple[tuple[int, int], ...]:
    """The things that a stretch seems to mention, though it isn't understood what is done to them."""
    found: list[tuple[int, int]] = []
    reading = Clauses(given)
    while not reading.done:
        mark = reading.at
        reference = reading.thing()
        if reference is None or reading.at <= mark:
            reading.at = mark + 1
        elif not reference.is_amount and not (reference.is_player and reference.choice == "self"):
            found.append((reference.start, reference.end))
    return tuple(found)
