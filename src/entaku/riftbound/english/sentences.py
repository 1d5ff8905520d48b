"""Cuts English rules text into sentences, reminder text left out."""

from msgspec import Struct

from entaku.riftbound.english.tokens import Token, tokens
from entaku.riftbound.english.words import KEYWORDS
from entaku.riftbound.writing import Aside

BREAK = "()"
"""The mark that stands where reminder text was."""


class Sentence(Struct, frozen=True):
    """The tokens up to a full stop or the end of a line, and whether a line begins with them."""

    tokens: list[Token]
    fresh: bool


def sentences(text: str, skipped: tuple[Aside, ...], start: int, end: int) -> list[Sentence]:
    """Cuts a stretch of text into sentences, leaving out reminder text."""
    found: list[Sentence] = []
    current: list[Token] = []
    fresh, last = True, -1
    for token in _without(text, skipped, start, end):
        ends = token.kind == "mark" and token.low in {".", "!", "?", "\n", BREAK, ";"}
        if ends or (current and _opens(token, current)):
            if current:
                found.append(Sentence(current, fresh))
                fresh = False
            current = []
        if not current and token.is_capital and token.start == last:
            fresh = True
        last = token.end if ends else last
        if token.kind == "mark" and token.low in {"\n", BREAK}:
            fresh = fresh or token.low == "\n"
        elif not ends:
            current.append(token)
    if current:
        found.append(Sentence(current, fresh))
    return found


def _without(text: str, skipped: tuple[Aside, ...], start: int, end: int) -> list[Token]:
    found: list[Token] = []
    at = start
    for aside in skipped:
        found.extend(tokens(text, at, aside.start))
        found.append(Token("mark", "", BREAK, aside.start, aside.end))
        at = aside.end
    found.extend(tokens(text, at, end))
    return _mended(found)


def _mended(found: list[Token]) -> list[Token]:
    """Reminder text ends a sentence only after a keyword or a full stop; elsewhere it is as if it weren't there."""
    kept: list[Token] = []
    for index, token in enumerate(found):
        if token.low == BREAK and kept and kept[-1].kind != "symbol" and kept[-1].low not in KEYWORDS:
            following = found[index + 1] if index + 1 < len(found) else None
            if following is None or not following.is_capital:
                continue
        kept.append(token)
    return kept


def _opens(token: Token, current: list[Token]) -> bool:
    """Whether a keyword symbol begins an ability though no full stop stands before it: "… Discard 1[Empowered] …"."""
    previous = current[-1]
    if token.is_capital and token.start == previous.end and previous.kind == "word" and previous.text[-1].islower():
        return True
    if token.kind != "symbol":
        return False
    if token.keyword in {"empowered", "level", "legion"} and previous.kind not in ("symbol", "mark"):
        return previous.low not in {
            "is",
            "'s",
            "'m",
            "'re",
            "was",
            "are",
            "be",
            "become",
            "becomes",
            "not",
            "i",
            "have",
            "with",
            "non",
        }
    return False


def split(given: list[Token]) -> list[Sentence]:
    """The sentences of tokens that have been cut already."""
    found: list[Sentence] = []
    current: list[Token] = []
    for token in given:
        if token.kind == "mark" and token.low in {".", "!", "?"}:
            if current:
                found.append(Sentence(current, not found))
            current = []
        else:
            current.append(token)
    if current:
        found.append(Sentence(current, not found))
    return found
