"""English rules text as words, numbers, symbols and marks, and a reader that walks along them."""

import re
from collections.abc import Iterable
from functools import cache

from msgspec import Struct

from entaku.riftbound.english.words import DOMAINS, KEYWORDS


class Token(Struct, frozen=True):
    """One word, number, symbol or mark.

    kind    "word", "number", "signed" (+2), "symbol" ([E]), "mark", "quote", or "end" after the last
    low     in lower case; a symbol without its brackets, "e" for exhaust and "m" for Might however they are spelt
    inside  the tokens between quotation marks, for a quote
    """

    kind: str
    text: str
    low: str
    start: int
    end: int
    inside: tuple["Token", ...] = ()

    @property
    def is_capital(self) -> bool:
        return self.kind == "word" and self.text[0].isupper()

    @property
    def is_resource(self) -> bool:
        """A part of a cost: Energy or Power."""
        return self.kind == "symbol" and (self.low.isdigit() or self.low in DOMAINS or self.low in _POWER)

    @property
    def keyword(self) -> str:
        """The keyword that a symbol names, or nothing."""
        if self.kind != "symbol":
            return ""
        name = self.low.split(" ")[0]
        return name if name in KEYWORDS else ""


_POWER = {"a", "c", "x", "rb"}
_SPELLINGS = {"t": "e", "s": "m", "exhaust": "e", "might": "m", "any": "a", "tap": "e", "power": "a", "energy": "1"}
_TOKEN = re.compile(
    r"""
    (?P<symbol>\[[^\[\]\n]{1,40}\])
  | (?P<signed>(?<![\w\]])[+\-]\s?(?:\d+|X\b|(?=\[(?:[mMsS]|[Mm]ight)\]|Might\b)))
  | (?P<number>\d+\+?)
  | (?P<word>[^\W\d_]+(?:['\-][^\W\d_]+)*)
  | (?P<newline>\n)
  | (?P<mark>\.\.\.|[^\s\w]|_)
    """,
    re.VERBOSE,
)
_GLUED = re.compile(r"[a-z]{2,}(?=[A-Z])")
_CLITIC = re.compile(r"(.+)('(?:m|re|s|ve|d|ll))$", re.IGNORECASE)


def tokens(text: str, start: int = 0, end: int | None = None) -> list[Token]:
    """The tokens of a stretch of text; what stands in quotation marks becomes one token of its own."""
    found: list[Token] = []
    for match in _TOKEN.finditer(text, start, len(text) if end is None else end):
        kind, word, at = match.lastgroup, match.group(), match.start()
        if kind == "symbol":
            low = " ".join(word[1:-1].lower().split())
            found.append(Token("symbol", word, _SPELLINGS.get(low, low), at, match.end()))
        elif kind == "word":
            found.extend(_words(word, at))
        elif kind == "newline":
            found.append(Token("mark", word, "\n", at, match.end()))
        elif kind in ("signed", "number", "mark"):
            found.append(Token(kind, word, word.lower(), at, match.end()))
    return _quoted(found)


def _words(word: str, at: int) -> Iterable[Token]:
    glued = _GLUED.match(word)
    if glued:
        word, rest = word[: glued.end()], word[glued.end() :]
        yield from _words(word, at)
        yield from _words(rest, at + len(word))
        return
    clitic = _CLITIC.match(word)
    if clitic and not clitic[2][1].isupper():
        middle = at + len(clitic[1])
        yield Token("word", clitic[1], clitic[1].lower(), at, middle)
        yield Token("word", clitic[2], clitic[2].lower(), middle, at + len(word))
    else:
        yield Token("word", word, word.lower(), at, at + len(word))


def _quoted(found: list[Token]) -> list[Token]:
    pairs: dict[int, int] = {}
    opening: int | None = None
    for index, token in enumerate(found):
        if token.low == "\n":
            opening = None
        elif token.low == '"':
            if opening is not None:
                pairs[opening] = index
            opening = index if opening is None else None
    result: list[Token] = []
    index = 0
    while index < len(found):
        if index in pairs:
            inside = tuple(found[index + 1 : pairs[index]])
            result.append(Token("quote", "", '"', found[index].start, found[pairs[index]].end, inside))
            index = pairs[index] + 1
        else:
            result.append(found[index])
            index += 1
    return result


class NotUnderstood(Exception):
    """The grammar has nothing for the words at `token`."""

    def __init__(self, token: Token) -> None:
        self.token = token
        super().__init__(token.text)


@cache
def _words_of(phrase: str) -> list[str]:
    return phrase.split()


@cache
def _by_first_word(phrases: tuple[str, ...]) -> dict[str, list[list[str]]]:
    """The phrases as words, by their first, in the order given."""
    found: dict[str, list[list[str]]] = {}
    for phrase in phrases:
        found.setdefault(_words_of(phrase)[0], []).append(_words_of(phrase))
    return found


class Reader:
    """Walks along the tokens of one sentence."""

    def __init__(self, given: list[Token]) -> None:
        self.tokens = given
        self.words = [None if token.kind == "symbol" else token.low for token in given]
        """What may be compared with words: symbols that are spelt like words are none."""
        self.at = 0
        place = given[-1].end if given else 0
        self._end = Token("end", "", "", place, place)

    @property
    def here(self) -> Token:
        return self.tokens[self.at] if 0 <= self.at < len(self.tokens) else self._end

    @property
    def done(self) -> bool:
        return self.at >= len(self.tokens)

    def peek(self, ahead: int = 1) -> Token:
        index = self.at + ahead
        return self.tokens[index] if 0 <= index < len(self.tokens) else self._end

    @property
    def start(self) -> int:
        return self.here.start

    @property
    def end(self) -> int:
        """Where the last token that was taken ends."""
        return self.tokens[self.at - 1].end if self.at else self.start

    def sees(self, *words: str) -> bool:
        """Whether the next token is one of the words."""
        return self.words[self.at] in words if 0 <= self.at < len(self.words) else "" in words

    def sees_phrase(self, phrase: str, ahead: int = 0) -> bool:
        words, start = _words_of(phrase), self.at + ahead
        return start >= 0 and self.words[start : start + len(words)] == words

    def take(self) -> Token:
        token = self.here
        self.at += 1
        return token

    def took(self, *words: str) -> bool:
        """Takes the next token if it is one of the words."""
        if self.sees(*words):
            self.at += 1
            return True
        return False

    def took_phrase(self, *phrases: str) -> bool:
        """Takes the first of the phrases that comes next, if one does."""
        if not 0 <= self.at < len(self.words):
            return False
        for words in _by_first_word(phrases).get(self.words[self.at] or "", ()):
            if self.words[self.at : self.at + len(words)] == words:
                self.at += len(words)
                return True
        return False

    def fail(self) -> NotUnderstood:
        return NotUnderstood(self.here)
