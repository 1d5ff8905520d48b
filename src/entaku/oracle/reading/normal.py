"""Official text in the form in which it is read: without reminders, with "~" for the card's name."""

import re
from collections.abc import Iterable

from entaku.oracle.reading.flavour import without_flavour
from entaku.oracle.reading.named_as_several import as_of_one
from entaku.oracle.saying.english.between import MORE_WORDS
from entaku.oracle.saying.english.dated import as_today, unnouned
from entaku.oracle.saying.english.sorts import type_words
from entaku.oracle.subtypes import LONG_SUBTYPES, PLANESWALKER_TYPES

_REMINDER = re.compile(r"\s*\([^()]*\)")
_AN = re.compile(r"\b([Aa])n\b")
_LONG = "".join(f"{each}s?|" for each in LONG_SUBTYPES if " " in each)
_SENTENCE = re.compile(rf"(^|[.!?]\"? |— |• |: |\| |\"|\n)({_LONG}[A-Z][\w'~-]*)")
_COST = re.compile(
    r"(, )(Sacrifice|Discard|Exert|Exile|Mill|Remove|Tap|Untap|Return|Pay|Put|Reveal|Blight|Behold|Collect|Forage"
    r"|Waterbend)(?=(?: [^.:]*)?:)"
)
_DASHED = re.compile(r"^([a-z -]+—\{[^.:]*, )(Sacrifice|Discard|Exile|Remove|Tap|Return|Pay)(?= [^.:]*\.$)", re.M)
_KEYWORD_COST = re.compile(r"^([a-z][A-Za-z -]*—)([A-Z][a-z]*)(?= [^:\n]*\.$)", re.M)
"""What is paid for a keyword, said behind its dash: "ward—Pay 3 life."  """
_QUOTED_END = re.compile(r'\."(?=\s*(?:\n|$)|\s+(?:[A-Z~{]))')
_WORDS = "|".join(MORE_WORDS)
_SAYS_INSTEAD = rf"(?:{_WORDS}) — (?:.* instead if |if .*, instead |if .* instead\.$)"
_SAYS_MORE = (
    rf"(?:{_WORDS}) — (?:if |(?:that|those) )"
    r"(?=.*(?:\b(?:that|those) (?:creature|spell|permanent|player)|\balso\b))(?!.*:)(?!.* may cast this spell)"
)
"""Of a spell: what speaks of its targets, or says that more is done, and so goes on with the paragraph before."""
_BELONGS = re.compile(rf"[•+] |{_SAYS_INSTEAD}|{_SAYS_MORE}")
"""A line that belongs to the one before: a mode, or what is done instead or more."""
_BEFORE_PAID_MODES = ("spree", "tiered")
"""The keywords behind which modes stand alone.  (CR 2026 702.172a, 702.183a)"""
_LEVEL = re.compile(r"level \d+(-\d+|\+)$", re.IGNORECASE)
_BAR = re.compile(r"\}: level (\d+)$", re.IGNORECASE)
_BAR_AND_LINE = re.compile(r"(?<=\}): level (\d+) — ", re.IGNORECASE)
"""The bar of a Class with what stands under it in one line, as some files have it."""
_SYMBOL = re.compile(r"\d+\+ \| ")
_STATION_KEYWORD = re.compile(r"^station$", re.IGNORECASE | re.MULTILINE)
"""A card with this keyword has station symbols: "8+ | " is no result of a roll.  (CR 2026 721.1)"""
_RESULT = re.compile(r"\d+(?:—\d+|\+)? \| ")
"""Begins a striation of a results table, which belongs to the line that tells to roll.  (CR 706.3b)"""
_RANGE = re.compile(r"^(\d+)[-–](\d+) \| ", re.MULTILINE)
"""The same with another dash, as some files have it."""
_WORDLIKE = re.compile(r"\w")
_GOES_ON = re.compile(r"\w| planeswalker\b|'s [A-Z]")
"""Behind a name: it is part of a longer word or name (“Nissa's Chosen”), or a planeswalker type."""
_LOYALTY = re.compile(r"^([+-]?(?:\d+|X)):", re.M)
"""A planeswalker's cost as card files have it, without the brackets that stand for its symbol.  (CR 107.7)"""
_SPACES = re.compile(r"[ \t]+")
_MARKS = (", ", " of ", " the ")
"""Before which a name of several words ends where a text says it short."""
_TOGETHER = re.compile(r"(~ enters tapped\.) As it enters, ")
"""Two abilities of lands that today stand in one paragraph."""
_ITSELF = re.compile(r"\b[Tt]his (?:scheme|plane|phenomenon)\b")
"""What calls itself by what it is, in the words of any year."""
REBALANCED = "A-"
"""Begins the name of a card that plays otherwise on Arena alone; its own text leaves it out."""


def short_names(name: str, legendary: bool) -> Iterable[str]:
    """The names by which a card's text calls it, the longest first.  (CR 201.4)

    >>> list(short_names("Brago, King Eternal", True)), list(short_names("Coiling Oracle", False))
    (['Brago, King Eternal', 'Brago'], ['Coiling Oracle'])
    >>> list(short_names("Edgar Markov", True))
    ['Edgar Markov', 'Edgar']
    """
    yield name
    if name.startswith(REBALANCED):
        name = name.removeprefix(REBALANCED)
        yield name
    if legendary:
        for mark in _MARKS:
            if mark in name:
                yield name.split(mark)[0]
        given = name.split(" ")[0]
        is_word = given in type_words() and given not in PLANESWALKER_TYPES
        if given != name and not is_word and not any(mark in name for mark in _MARKS):
            yield given


def without_reminders(text: str) -> str:
    """The text without what stands in parentheses.  (CR 207.2a)"""
    return _REMINDER.sub("", text)


def normal(text: str, name: str, legendary: bool = False) -> str:
    """The text as it is read: one paragraph a line, sentences beginning small.

    >>> normal("Flying (It flies.)\\nWhen Shade dies, draw an Ape.", "Shade")
    'flying\\nwhen ~ dies, draw a Ape.'
    >>> normal("{2}{W}: Level 2 — Whenever you attack, draw a card.", "Shade Class").split("\\n")
    ['{2}{W}: level 2', 'whenever you attack, draw a card.']
    """
    text = (
        without_reminders(text)
        .replace("\u2212", "-")
        .replace("\u2019", "'")
        .replace("\u201c", '"')
        .replace("\u201d", '"')
    )
    text = _RANGE.sub("\\1—\\2 | ", text)
    text = _BAR_AND_LINE.sub(r": Level \1\n", text)
    text = without_flavour(text)
    for each in short_names(name, legendary):
        text = _unnamed(text, each)
    if legendary:
        text = as_of_one(without_gender(text), name)
    text = _LOYALTY.sub(r"[\1]:", as_today(_ITSELF.sub("~", unnouned(text))))
    text = _TOGETHER.sub(r"\1\nAs ~ enters, ", text)
    text = _AN.sub(r"\1", text)
    text = _QUOTED_END.sub('".', text).replace(',"', '",')
    lines = [_SPACES.sub(" ", line).strip() for line in text.split("\n")]
    text = "\n".join(line for line in lines if line)
    text = _COST.sub(lambda m: m[1] + m[2].lower(), _SENTENCE.sub(_small, text))
    text = _DASHED.sub(lambda m: m[1] + m[2].lower(), text)
    return _KEYWORD_COST.sub(_small, text)


_AS_IT: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"\breturn (?:him|her) to the battlefield( transformed)? under (?:his|her) owner's"),
     r"return it to the battlefield\1 under its owner's"),
    (re.compile(r"\bexcept (?:his|her) name is "), "except its name is "),
    (re.compile(r"(?<=name is ~), (?:he|she)'s "), ", it's "),
)  # fmt: skip
"""Sentences in which cards say "it" of themselves, and never their names."""
_IS = re.compile(r"\b([Hh]e|[Ss]he)'s ")
_OF_THEIRS = re.compile(
    r"\b([Hh]is|[Hh]er) (?=(?:own|owner|controller|name|power|toughness|loyalty|mana|base|other|types?)\b)"
)
_THEM = re.compile(r"\b(?:[Hh]e|[Ss]he|him|her|himself|herself)\b")


def without_gender(text: str) -> str:
    """The text with a legend's name where it says "he" or "her": they mean nobody else.  (CR 2026 201.5)

    >>> without_gender("~ enters with a counter on her. He's red. Tap him. His power is 2.")
    "~ enters with a counter on ~. ~ is red. Tap ~. ~'s power is 2."
    """
    for words, as_it in _AS_IT:
        text = words.sub(as_it, text)
    return _THEM.sub("~", _OF_THEIRS.sub("~'s ", _IS.sub("~ is ", text)))


_BEGUN = re.compile(r"\bnamed (?:[A-Z][\w'-]* )+of $")
"""The beginning of another name, of which the card's own is the end: "named Keeper of …"."""


def _unnamed(text: str, name: str) -> str:
    """The text with "~" for a name, where the name isn't part of a longer word.

    >>> _unnamed("Oak and Oaks, Soak or Oak.", "Oak")
    '~ and Oaks, Soak or ~.'
    >>> _unnamed("Nissa finds Nissa's Chosen by Nissa's power.", "Nissa")
    "~ finds Nissa's Chosen by ~'s power."
    >>> _unnamed("Oak makes a token named Leaves of Oak.", "Oak")
    '~ makes a token named Leaves of Oak.'
    """
    said = ""
    start = 0
    while (at := text.find(name, start)) >= 0:
        end = at + len(name)
        alone = not _WORDLIKE.match(text[at - 1 : at]) and not _GOES_ON.match(text, end)
        alone = alone and not _BEGUN.search(text, 0, at)
        said += text[start:at] + "~" if alone else text[start : at + 1]
        start = end if alone else at + 1
    return said + text[start:]


def _small(match: re.Match[str]) -> str:
    word = match[2]
    keep = word in type_words() or word == "X" or word.startswith("~")
    return match[1] + (word if keep else word[0].lower() + word[1:])


def paragraphs(text: str) -> list[str]:
    """The paragraphs of a normal text; modes belong to the line that says how many are chosen.

    >>> paragraphs("flying\\nchoose one —\\n• draw a card.\\n• scry 2.")
    ['flying', 'choose one —\\n• draw a card.\\n• scry 2.']
    """
    found: list[str] = []
    level = ""
    stations = _STATION_KEYWORD.search(text) is not None
    for line in text.split("\n"):
        if stations and _SYMBOL.match(line):  # a station symbol, and what stands in its striation
            found.append(line)
            level = "symbol"
            continue
        if _RESULT.match(line) and found:
            found[-1] += f"\n{line}"
            continue
        if _LEVEL.match(line):  # a level symbol, and what stands in its striation
            found.append(line)
            level = "symbol"
            continue
        if level == "symbol":
            found[-1] += f"\n{line}"
            continue
        if bar := _BAR.search(line):  # what stands under the bar of a Class is so from that level on
            found.append(line)
            level = bar[1]
            continue
        if level and line:
            found.append(f"level {level} — {line}")
            continue
        if found and found[-1] not in _BEFORE_PAID_MODES and _BELONGS.match(line):
            found[-1] += f"\n{line}"
        elif line:
            found.append(line)
    return found
