"""The names of people: of letters that can be seen, and that nobody takes for somebody else's."""

import unicodedata
from functools import cache

from entaku.kernel.errors import Unlawful

LONGEST_NAME = 24
MOST_MARKS = 4
"""So many accents in a row at most: more run into the lines above and below."""
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that look like nothing at all."""
UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""The categories of what steers a text but isn't seen, and of what isn't in Unicode."""


def tidied(text: str) -> str:
    """The text on one line, without letters that can't be seen.

    >>> tidied("A\\u202eda\\n \\u3164 Lovelace")
    'Ada Lovelace'
    """
    plain = unicodedata.normalize("NFC", text)
    return " ".join("".join(c for c in plain if c.isspace() or not is_unseen(c)).split())


def is_unseen(letter: str) -> bool:
    """Whether a letter has no look of its own."""
    return letter in BLANKS or unicodedata.category(letter) in UNSEEN


def presentable(name: str) -> str:
    """The name as it may stand at a table.  Raises Unlawful for one that can't be read, or is too long.

    >>> presentable("  Aki\\u200b ")
    'Aki'
    """
    tidy = tidied(name)
    if not any(unicodedata.category(letter)[0] in "LNSP" for letter in tidy):
        raise Unlawful("name-empty")
    if len(tidy) > LONGEST_NAME:
        raise Unlawful("name-too-long", most=LONGEST_NAME)
    marks = 0
    for letter in tidy:
        marks = marks + 1 if unicodedata.category(letter)[0] == "M" else 0
        if marks > MOST_MARKS:
            raise Unlawful("name-unreadable")
    return tidy


def skeleton(name: str) -> str:
    """What is left of a name when letters that look alike are one: two names with the same are the same to the eye.

    After Unicode Technical Standard 39, which tells capitals from small letters.

    >>> skeleton("Аdа") == skeleton("Ada"), skeleton("Bern") == skeleton("Bem"), skeleton("Ada") == skeleton("Ida")
    (True, True, False)
    """
    first, longer = lookalikes()
    plain = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name)).replace(" ", "")
    return "".join(longer.get(one, one) for one in (first.get(letter, letter) for letter in plain))


@cache
def lookalikes() -> tuple[dict[str, str], dict[str, str]]:
    """For each letter the first of all that look like it; and for some of these the letters that look so together."""
    from confusable_homoglyphs.confusables import confusables_data  # reads its table as it is imported

    first: dict[str, str] = {}

    def leader(letter: str) -> str:
        while (before := first.get(letter, letter)) != letter:
            letter = before
        return letter

    together: list[tuple[str, str]] = []
    for letter, found in confusables_data.items():
        for alike in (tidied(one["c"]) for one in found):
            if len(letter) == len(alike) == 1:
                low, high = sorted((leader(letter), leader(alike)))
                first[high] = low
            elif len(letter) == 1 and alike:
                together.append((letter, alike))
    led = {letter: leader(letter) for letter in first}
    longer: dict[str, str] = {}
    for letter, alike in sorted(together):
        spelled = "".join(led.get(one, one) for one in unicodedata.normalize("NFKC", alike))
        longer.setdefault(led.get(letter, letter), spelled)
    return led, longer
