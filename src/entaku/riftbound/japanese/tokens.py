"""Japanese rules text as words: the longest known word at each place."""

import re
from typing import Literal

from msgspec import Struct

from entaku.riftbound.english.words import DOMAINS
from entaku.riftbound.english.words import KEYWORDS as ENGLISH_KEYWORDS
from entaku.riftbound.japanese.words import (
    ADVERBS,
    AMOUNTS,
    COUNTERS,
    JOINS,
    KEYWORDS,
    MODIFIERS,
    NOUNS,
    NUMERALS,
    PARTICLES,
    VERBS,
    Modifier,
    Noun,
    Verb,
)

TokenKind = Literal[
    "noun", "amount", "modifier", "verb", "particle", "adverb", "count", "number", "symbol", "name", "mark", "quote",
    "phrase", "end",
]  # fmt: skip

PHRASES = (
    "ことができる", "ことができない", "ことはできない", "ことを選んでもよい", "もよい", "よい", "ならない",
    "いけない", "必要がある", "必要はない",
    "ときはいつでも", "ときに", "とき", "時に", "時", "たびに", "たび", "度に", "場合は", "場合", "ならば", "なら",
    "間は", "間に", "間", "限り",
    "かぎり", "ことで", "ことにより", "ことによって", "ために", "ため", "代わりに", "かわりに", "まで", "後に",
    "後", "あとに", "あと", "前に",
    "こと", "直前に", "際に", "際", "かのように", "ように", "次第", "のであれば", "と", "が", "のは", "のに",
    "等しい", "以下", "以上", "未満", "より大きい", "より小さい", "超",
)  # fmt: skip
"""What follows a verb and says what its clause is for, and words that compare."""


class Token(Struct, frozen=True):
    """A word with what the lexicon knows of it.

    low    for symbols: without brackets, in lower case, "e" for exhaust and "m" for Might
    count  for counts ("2体", "3") the number
    """

    kind: TokenKind
    text: str
    start: int
    end: int
    low: str = ""
    count: int = 0
    noun: Noun | None = None
    modifier: Modifier | None = None
    verb: Verb | None = None
    inside: tuple["Token", ...] = ()

    @property
    def keyword(self) -> str:
        """The keyword that a symbol names, in English, or nothing."""
        if self.kind != "symbol":
            return ""
        first = re.split(r"[\s\d]", self.low, maxsplit=1)[0]
        if first in ENGLISH_KEYWORDS:
            return first
        return KEYWORDS.get(first, "")

    @property
    def is_resource(self) -> bool:
        return self.kind == "symbol" and (self.low.isdigit() or self.low in DOMAINS or self.low in ("a", "c", "x", "e"))


_SPELLINGS = {"t": "e", "s": "m", "待機": "e", "マイト": "m"}
_COUNT = re.compile(
    r"(?:最大で?|最大)?(\d+|[一二三四五六七八九十]|X)(?:" + "|".join(COUNTERS) + r")(?:以上|以下|まで|ずつ)?"
    r"|(?:好きな数|任意の数|好きな枚数|任意の枚数)(?:だけ)?"
)
_SYMBOL = re.compile(r"\[[^\[\]\n]{1,40}\]")
_SIGNED = re.compile(r"[+\-±]\s?(?:\d+|X)|[+\-](?=\[)")
_NUMBER = re.compile(r"\d+|X(?![a-zA-Z])")
_NAME = re.compile(r"[ァ-ヴー・]{2,}|[A-Za-z][A-Za-z']*(?:[ \-][A-Z][A-Za-z']*)*")
_COUNT_OF_TIMES = re.compile(r"(?:回|度)")


def _lexicon() -> dict[str, list[tuple[TokenKind, object]]]:
    words: dict[str, list[tuple[TokenKind, object]]] = {}

    def add(word: str, kind: TokenKind, value: object = None) -> None:
        words.setdefault(word, []).append((kind, value))

    for word, modifier in MODIFIERS.items():
        add(word, "modifier", modifier)
    for word in ADVERBS:
        add(word, "adverb")
    for word, noun in NOUNS.items():
        add(word, "noun", noun)
    for word in AMOUNTS:
        add(word, "amount")
    for word, verb in VERBS.items():
        add(word, "verb", verb)
    for word in PHRASES:
        add(word, "phrase")
    for word in (*PARTICLES, *JOINS):
        add(word, "particle")
    return words


def _lengths() -> dict[str, tuple[int, ...]]:
    """By the first letter of a word, how long words are that begin with it, the longest first."""
    found: dict[str, set[int]] = {}
    for word in LEXICON:
        found.setdefault(word[0], set()).add(len(word))
    return {first: tuple(sorted(lengths, reverse=True)) for first, lengths in found.items()}


LEXICON = _lexicon()
_LENGTHS = _lengths()
_BEGINS_SPECIAL = frozenset("[最好任X+-±" + "".join(NUMERALS))
_AFTER_VERB = set(PHRASES)


def tokens(text: str, start: int = 0, end: int | None = None) -> list[Token]:
    """The words of a stretch of text; what is in no lexicon is a token of one character that no rule takes."""
    found: list[Token] = []
    at, stop = start, len(text) if end is None else end
    while at < stop:
        if text[at] in " \u3000":
            at += 1
            continue
        token = _token(text, at, stop, found[-1] if found else None)
        found.append(token)
        at = token.end
    return found


def _token(text: str, at: int, stop: int, previous: Token | None) -> Token:
    if text[at] == "「" and (closing := text.find("」", at, min(stop, at + 400))) > 0:
        inside = tuple(tokens(text, at + 1, closing))
        return Token("quote", text[at : closing + 1], at, closing + 1, inside=inside)
    if text[at] == "\n":
        return Token("mark", "\n", at, at + 1)
    if text[at] in _BEGINS_SPECIAL or text[at].isdigit():
        for pattern, kind in ((_SYMBOL, "symbol"), (_COUNT, "count"), (_SIGNED, "number"), (_NUMBER, "number")):
            match = pattern.match(text, at, stop)
            if match:
                return _special(match, kind)
    word = _longest(text, at, stop, previous)
    name = _NAME.match(text, at, stop)
    if name and (word is None or len(name.group()) > word.end - word.start) and name.group() not in LEXICON:
        known = _known_inside(name.group())
        if known:
            return Token("name", name.group()[:known], at, at + known)
        if word is None or not _ends_in_known(name.group(), word.text):
            return Token("name", name.group(), at, name.end())
    if word is not None:
        return word
    return Token("mark", text[at], at, at + 1)


def _known_inside(name: str) -> int:
    """Where a known noun begins in a run of katakana: "リクルートユニット" is a name and a noun."""
    for cut in range(2, len(name)):
        if name[cut:] in NOUNS or name[cut:] in ("ユニットトークン", "ギアトークン"):
            return cut if name[:cut] not in LEXICON else 0
    return 0


def _ends_in_known(name: str, word: str) -> bool:
    rest = name[len(word) :]
    return rest in LEXICON or any(rest.startswith(noun) for noun in ("ユニット", "トークン", "カード", "ギア"))


def _special(match: re.Match[str], kind: str) -> Token:
    word, start, end = match.group(), match.start(), match.end()
    if kind == "symbol":
        low = " ".join(word[1:-1].lower().split())
        return Token("symbol", word, start, end, _SPELLINGS.get(low, low))
    if kind == "count":
        digits = match.group(1)
        count = 0 if digits is None else NUMERALS.get(digits) or (1 if digits == "X" else int(digits[:9]))
        if word.endswith("点") or "回" in word or "度" in word:
            return Token("number", word, start, end, count=count)
        return Token("count", word, start, end, count=count)
    digits = re.sub(r"\D", "", word)
    return Token("number", word, start, end, count=int(digits[:9]) if digits else 0)


def _longest(text: str, at: int, stop: int, previous: Token | None) -> Token | None:
    for length in _LENGTHS.get(text[at], ()):
        entries = LEXICON.get(text[at : at + length]) if at + length <= stop else None
        if entries:
            kind, value = _meant(entries, previous, text[at + length : at + length + 1])
            token = Token(kind, text[at : at + length], at, at + length)
            if isinstance(value, Noun):
                return Token(kind, token.text, at, token.end, noun=value)
            if isinstance(value, Modifier):
                return Token(kind, token.text, at, token.end, modifier=value)
            if isinstance(value, Verb):
                return Token(kind, token.text, at, token.end, verb=value)
            return token
    return None


def _meant(entries: list[tuple[TokenKind, object]], previous: Token | None, following: str) -> tuple[TokenKind, object]:
    """Of a word's readings, that which fits: "まで" after a verb is no particle; "それぞれに" is no adverb."""
    if len(entries) == 1:
        return entries[0]
    kinds = dict(entries)
    if "adverb" in kinds and "noun" in kinds:
        return ("noun", kinds["noun"]) if following and following in "にをがはの" else ("adverb", None)
    if previous is None:
        return entries[0]
    after_verb = previous.kind == "verb" or (previous.kind == "phrase" and previous.text in {"ことができる", "よい"})
    for kind, value in entries:
        if (kind == "phrase") == after_verb:
            return kind, value
    return entries[0]
