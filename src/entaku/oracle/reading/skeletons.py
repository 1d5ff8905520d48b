"""The shape of a whole paragraph that isn't read: what of it would be read by itself is left out.

Where reading stopped says little of what stands behind: a sentence further on may not be read either, and two texts
that stop at the same word may lack quite different things.  A shape has every clause that isn't read, and only these.
"""

import re
from collections.abc import Iterator
from functools import cache

from entaku.oracle.reading.reader import read_paragraph

READ = "…"
"""Stands for whatever is read."""
SIMPLE = "draw a card."
"""What is read behind anything that may stand before an instruction."""

_EVENT = re.compile(r"(?:when|whenever|at|as long as|if|during|until|for each) ")
_COST = re.compile(r'[^:"“]{1,90}: ')
_WORD = re.compile(r"[a-z' ]{3,30} — ")
_END = re.compile(r"(?<=[.!])\s+(?![^(\"“]*[\"”])")
_ONCE = "choose target creature. you may draw a card. "
"""What a sentence may speak of that stood before it: what is done to something, or that it was done."""


def skeleton(line: str, is_spell: bool) -> str:
    """The shape of a normal paragraph that isn't read.

    >>> skeleton("when ~ enters, draw a card and sing two songs. you gain 3 life.", False)
    '… draw a card and sing two songs. …'
    >>> skeleton("{T}: draw a card. whenever a bird sings, draw a card.", False)
    '… whenever a bird sings, draw a card.'
    """
    told = [READ if is_left_out else words for words, _, is_left_out in clauses(line, is_spell)]
    if all(each == READ for each in told):  # each is read, and not all of them together
        return line
    return " ".join(each for place, each in enumerate(told) if not (each == READ and place and told[place - 1] == READ))


def unread_clauses(line: str, is_spell: bool) -> list[str]:
    """The clauses of a normal paragraph that aren't read, each with what stands before the instructions.

    The whole paragraph where each is read by itself, and not all of them together.

    >>> unread_clauses("{T}: draw a card. sing a song. you gain 3 life.", False)
    ['{T}: sing a song.']
    """
    return [behind for _, behind, is_left_out in clauses(line, is_spell) if not is_left_out] or [line]


def clauses(line: str, is_spell: bool) -> Iterator[tuple[str, str, bool]]:
    """What stands before the instructions, and each sentence of these; as it is read; and whether it is."""
    head, rest, is_known = headed(line, is_spell)
    if head:
        yield head.strip(), head + SIMPLE, is_known
    for sentence in _END.split(rest):
        before = head if is_known else ""
        yield sentence, before + sentence, is_read_in(sentence, before, is_spell)


def headed(line: str, is_spell: bool) -> tuple[str, str, bool]:
    """The words before the instructions, the instructions, and whether the former are read; "" where none are known."""
    for head in heads(line):
        if is_read(head + SIMPLE, is_spell):
            return head, line[len(head) :], True
    cost = _COST.match(line)
    head = cost[0] if cost is not None else ""
    return head, line[len(head) :], False


def heads(line: str) -> Iterator[str]:
    """What may be words before the instructions, the longest last: an ability word, a cost, an event."""
    word = _WORD.match(line)
    start = word.end() if word else 0
    cost = _COST.match(line, start)
    if cost is not None:
        yield line[: cost.end()]
    if _EVENT.match(line, start):
        for comma in re.finditer(", ", line[start : start + 200]):
            yield line[: start + comma.end()]


def is_read_in(sentence: str, head: str, is_spell: bool) -> bool:
    """Whether a sentence is read where it stands: behind what stands before the instructions, or behind others."""
    return is_read(head + sentence, is_spell) or is_read(_ONCE + sentence, is_spell=True)


@cache
def is_read(text: str, is_spell: bool) -> bool:
    """Whether a text is read whole."""
    return read_paragraph(text, is_spell).understood
