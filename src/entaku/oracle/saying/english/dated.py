"""English words of cards of other days: what they were, what they are today, and the month that changed them."""

import re
from collections.abc import Iterable
from typing import NamedTuple

from entaku.oracle.renamed import CARD_TYPE, RENAMED, Renamed, renamed_on
from entaku.oracle.saying.english.words import plural

TODAY = "2026-09"
"""The month whose words are read and said."""


BEFORE = "2022-04"
"""The month whose words were read and said before."""
_ENTERS_BEFORE = re.compile(r"\benters? the battlefield\b(?! under your control this turn)")
_ENTERS_TODAY = re.compile(r"\benters\b(?! the battlefield| or leaves)")


_NAMED = "(?<!named )"
"""What isn't before the word for a type: it would begin a card's name."""


class Dated(NamedTuple):
    """Words that cards had until a month, and those that took their place, each as found and as written.

    `within` is what any text with the words of before has in it: in others they aren't looked for.
    """

    since: str
    found: str
    today: str
    found_today: str
    before: str
    within: str = ""


def _words(each: Renamed) -> tuple[tuple[str, str], ...]:
    """A renamed type as texts have it, once and several times, before and today."""
    if each == CARD_TYPE:
        return ((each.before.lower(), each.today.lower()),)
    return ((each.before, each.today), (f"{each.before}s", plural(each.today)))


DATED = (
    # March of the Machine of 2023-04-21, whose rules let chaos ensue without a roll.
    Dated(
        "2023-04",
        r"\bWhenever you roll \{CHAOS\}",
        "Whenever chaos ensues",
        r"\bWhenever chaos ensues",
        "Whenever you roll {CHAOS}",
        "{CHAOS}",
    ),
    # The Lord of the Rings of 2023-06-23: since others than Zombies are amassed the type is said.
    Dated(
        "2023-06",
        r"\b([Aa]mass(?:es)?) (?=\d|X\b)",
        r"\1 Zombies ",
        r"\b([Aa]mass(?:es)?) Zombies (?=\d|X\b)",
        r"\1 ",
        "mass",
    ),
    # Modern Horizons 3 of 2024-06-07: the first card with the keyword's new name is of it (as for types, `RENAMED`).
    *(
        Dated(each.since, rf"{_NAMED}\b{before}\b", today, "", "", before)
        for each in RENAMED
        for before, today in _words(each)
    ),
    Dated("2024-06", r"\bTotem armor\b", "Umbra armor", r"\bUmbra armor\b", "Totem armor", "Totem"),
    Dated("2024-06", r"\btotem armor\b", "umbra armor", r"\bumbra armor\b", "totem armor", "totem"),
    # Bloomburrow of 2024-08-02: rulings until June say "enters the battlefield", none of its own does.
    Dated(
        "2024-08",
        r"\benters the battlefield\b",
        "enters",
        r"\benters\b(?! or leaves)",
        "enters the battlefield",
        "the battlefield",
    ),
    Dated(
        "2024-08",
        r"\benter the battlefield\b(?! under your control this turn)",
        "enter",
        r"\benter\b(?! the battlefield)",
        "enter the battlefield",
        "the battlefield",
    ),
    # Duskmourn of 2024-09-27, whose Oracle changes reached other programs by 2024-09-30.
    Dated("2024-09", "", "", r"\bfirst main phase\b", "precombat main phase"),
    # Foundations of 2024-11-15, whose changes added these words to all cards that make others sacrifice.
    Dated("2024-11", "", "", r"(\bsacrifices? [^.,]*?) of their choice\b", r"\1"),
    Dated("2024-11", r"(?<=[Yy]ou may cast )~(?= as though it had flash)", "this spell", "", "", "may cast ~"),
    # Not before Thunder Junction of 2024-04, and by Aetherdrift of 2025-02: taken to have come with Foundations too.
    Dated(
        "2024-11",
        "",
        "",
        r"\bDuring your turn, (?=[^.]* (?:gets?|has|have|is|are|can|can't)\b)",
        "As long as it's your turn, ",
    ),
    # Between 2022-04 and 2026-09; nothing at hand says when.
    Dated(
        "2024-11",
        r"\bdealt to and dealt by\b",
        "dealt to and by",
        r"\bdealt to and by\b",
        "dealt to and dealt by",
        "and dealt by",
    ),
    Dated("2024-11", "", "", r"\bOnce during each of your turns, you may\b", "During each of your turns, you may"),
)
"""Where a way back is "", today's words don't tell what stood there.

Where the way to today's words is "", the words of before are another wording of a phrase, which is read as it stands.
A month is that of the set with which the words came.
"""
OWN_NOUNS_SINCE = "2024-11"
"""When cards began to call themselves by what they are: Foundations of 2024-11-15, its own cards first."""
_TODAY = [(each.within, re.compile(each.found), each.today) for each in DATED if each.found]
_BEFORE = [(each.since, re.compile(each.found_today), each.before) for each in DATED if each.found_today]

OWN_NOUNS = (
    "creature", "land", "artifact", "enchantment", "permanent", "planeswalker", "battle", "card", "token", "Aura",
    "Equipment", "Vehicle", "Saga", "Class", "Case", "Room", "Siege", "Fortification", "Spacecraft",
)  # fmt: skip
_OWN = re.compile(rf"\b[Tt]his (?:{'|'.join(OWN_NOUNS)})\b")


def as_today(text: str) -> str:
    """The text with today's words in the place of those of other days.

    >>> as_today("When Moss enters the battlefield, other Snakes leave the battlefield.")
    'When Moss enters, other Snakes leave the battlefield.'
    """
    for within, found, today in _TODAY:
        if within in text:
            text = found.sub(today, text)
    return text


def month_of(texts: Iterable[str]) -> str:
    """The month in whose words most of these texts are that show it: today's, or that of the last ones before; or "".

    >>> month_of(["Flying", "This land enters tapped."]), month_of(["Moss enters the battlefield tapped."])
    ('2026-09', '2022-04')
    """
    today = before = 0
    for text in texts:
        if _ENTERS_BEFORE.search(text):
            before += 1
        elif _ENTERS_TODAY.search(text) or unnouned(text) != text:
            today += 1
    if today == before == 0:
        return ""
    return TODAY if today >= before else BEFORE


def as_of(text: str, month: str, name: str = "") -> str:
    """The text with the words that cards had in a month ("2014-05"), as far as today's tell them, or its card's name.

    It may be in the words of any other month itself, or of several.
    >>> as_of("When Moss enters, draw a card.", "2014-05"), as_of("When Moss enters, draw a card.", "2025-01")
    ('When Moss enters the battlefield, draw a card.', 'When Moss enters, draw a card.')
    >>> as_of("When this creature enters, draw a card.", "2024-09", "Moss")
    'When Moss enters, draw a card.'
    >>> as_of("When Moss enters the battlefield, draw a card. Rats enter tapped.", "2014-05")
    'When Moss enters the battlefield, draw a card. Rats enter the battlefield tapped.'
    """
    text = as_today(text)
    if name and month < OWN_NOUNS_SINCE:
        text = unnouned(text).replace("~", name)
    for since, found, before in reversed(_BEFORE):
        if month < since:
            text = found.sub(before, text)
    for each in renamed_on(name, month):
        for then, now in reversed(_words(each)):
            text = re.sub(rf"{_NAMED}\b{now}\b", then, text)
    return text


def unnouned(text: str) -> str:
    """The text with "~" where a card calls itself by what it is; in quotation marks something else may be meant.

    >>> unnouned('Moths have "This creature can\\'t block." This Aura stays.')
    'Moths have "This creature can\\'t block." ~ stays.'
    """
    if "his " not in text:
        return text
    parts = text.split('"')
    parts[::2] = [_OWN.sub("~", part) for part in parts[::2]]
    return '"'.join(parts)
