"""Dated words of Japanese cards, beside what is printed now."""

import re
from functools import cache

import pytest

from entaku.oracle.reading.dated import DATED, Dated
from entaku.oracle.reading.likeness import is_japanese, unreminded
from tests.oracle.reading.official import in_japanese

_SINCE = "2018"
_SETTING = str.maketrans("", "", "、。「」『』・\n")
_BESIDE = 2
"""How many letters on either side have to be the same."""


@cache
def printed() -> list[tuple[str, str]]:
    """The newest Japanese printings since 2018: when, and the text with "@" for the card's name."""
    texts = [one for one in in_japanese().values() if is_japanese(one.ja_text or "") and one.date >= _SINCE]
    return [(one.date, unreminded((one.ja_text or "").replace(one.ja_name, "@"))) for one in texts]


@cache
def before(place: int) -> list[tuple[str, str]]:
    """The same as the entry at this place finds them: with today's words for those of the entries before."""
    if not place:
        return printed()
    words, today = re.compile(DATED[place - 1].words), DATED[place - 1].today
    return [(date, words.sub(today, text)) for date, text in before(place - 1)]


def in_today(entry: Dated, older: list[str], newer: list[str]) -> int:
    """How many of the newer texts have what took the dated words' place."""
    if entry.seen:
        return sum(re.search(entry.seen, text, re.MULTILINE) is not None for text in newer)
    made = set()
    for text in older:
        for match in re.finditer(entry.words, text):
            start, end = text[: match.start()], text[match.end() :]
            around = start.translate(_SETTING)[-_BESIDE:], end.translate(_SETTING)[:_BESIDE]
            made.add(match.expand(entry.today).translate(_SETTING).join(around))
    plain = [text.translate(_SETTING) for text in newer]
    known = {each for each in made if any(each in text for text in plain)}
    return sum(any(each in text for each in known) for text in plain)


@pytest.mark.parametrize("place", range(len(DATED)), ids=lambda place: DATED[place].words)
def test_newer_cards_prove_what_took_the_place_of_dated_words(place: int) -> None:
    """Since its words changed, at least twice as many cards are printed with today's as with the dated."""
    entry = DATED[place]
    older = [text for date, text in before(place) if date < entry.since and re.search(entry.words, text)]
    newer = [text for date, text in before(place) if date >= entry.since]
    still = sum(re.search(entry.words, text) is not None for text in newer)
    assert older
    assert in_today(entry, older, newer) >= max(1, 2 * still), f"{still} still"
