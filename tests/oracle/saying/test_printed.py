"""Our Japanese beside the printed."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from typing import NamedTuple

import pytest

from entaku.oracle.importers.imported import ImportedCard
from entaku.oracle.ir.abilities import Ability, Static, Tree
from entaku.oracle.ir.conditions import AtClassLevel
from entaku.oracle.reading.agreement import named_in_english, with_partner
from entaku.oracle.reading.coverage import missing, read_faces
from entaku.oracle.reading.dated import as_today
from entaku.oracle.reading.likeness import is_japanese, plain, unflavoured, unreminded
from entaku.oracle.saying.japanese.lines import paragraph, paragraphs
from entaku.oracle.saying.japanese.told import Told, Unsayable
from entaku.oracle.trees import written
from tests.oracle.reading.official import READ_ONCE, full_of_all, full_of_later, in_japanese, of_all

LEAST_SHARE = {"2021-07": 0.736, "2018": 0.4}
"""How many of the full cards whose newest Japanese printing is from then on must be said as printed.

Since July 2021 Japanese cards are worded as they are now; before, each year had its own wording, and what is printed so
can't be said so.  Cards that are like few others become full last: of the 777 since July 2021 that were full before
dungeons, classes and paired creatures were played 633 are said as printed, of the 71 that came with these 28.
Of the 21 that came on 2026-11-30 with revealed hands, what was milled and more, seven are said so; neither of the two
that came with an X that can't be 0 is, of which one prints これ以外の as others did before.
"""
LEAST_SAID = {"2021-07": 785, "2018": 2150}
"""How many of them there are: a share falls with each card that becomes full, and would let others be said worse."""
LEAST_AS_TODAY = 0.7
"""How many of those since 2018 must be said as printed, where dated words are read as those that took their place.

Of the five that came with what follows prevented damage and with an X that can't be 0, one is.
"""
MOST_SO_FAR = 3823
"""How many of them there are: a share falls with each card that becomes full."""
MOST_MISREAD = 0.027
"""How many of those since July 2021 may be changed by that into what isn't said: a few print what others had before."""


class Compared(NamedTuple):
    """A full card beside its newest Japanese printing, as it is printed and as it would be today."""

    name: str
    date: str
    said: str
    printed: str
    today: str


@cache
def compared(since: str) -> list[Compared]:
    """All full cards of one face whose newest Japanese printing is from then on."""
    found: list[Compared] = []
    names = {one.ja_name: one.name for one in in_japanese().values()}
    for name, printed in in_japanese().items():
        card = of_all().get(name)
        if card is None or printed.date < since or not is_japanese(printed.ja_text or ""):
            continue
        faces = read_faces(card)
        read = tuple(ability for part in faces[0] for ability in part.abilities)
        abilities = written()[name].abilities if name in written() else read
        if len(faces) == 1 and abilities and not missing(card)[0]:
            said = "\n".join(paragraphs(Tree(name, abilities), printed.ja_name, types=card.card.front.types))
            text = with_partner(unflavoured(named_in_english(printed, names), card.texts.en), card.texts.en)
            today = as_today(unreminded(text), printed.ja_name, printed.date)
            found.append(Compared(name, printed.date, plain(said), plain(text), plain(today)))
    return found


@pytest.mark.parametrize("since", ["2021-07", pytest.param("2018", marks=(pytest.mark.sweep, READ_ONCE))])
def test_most_cards_are_said_as_they_are_printed_today(since: str) -> None:
    """Full cards are said in the words printed on them, reminders, flavor words and punctuation apart."""
    same = [one.said == one.printed for one in compared(since)]
    assert len(same) > 400
    assert sum(same) / len(same) >= LEAST_SHARE[since], f"{sum(same)} of {len(same)}"
    assert sum(same) >= LEAST_SAID[since]


@pytest.mark.sweep
@READ_ONCE
def test_older_cards_are_said_as_they_would_be_printed_today() -> None:
    """Where dated words are read as today's, older cards are said as printed; what is worded as today isn't changed."""
    cards = compared("2018")
    same = [one.said in (one.printed, one.today) for one in cards]
    assert sum(same) / len(same) >= LEAST_AS_TODAY, f"{sum(same)} of {len(same)}"
    assert sum(same) >= MOST_SO_FAR
    newer = [one for one in cards if one.date >= "2021-07"]
    misread = [one.name for one in newer if one.printed != one.today != one.said]
    assert len(misread) <= MOST_MISREAD * len(newer), misread


@cache
def all_said() -> dict[str, dict[Ability, str]]:
    """What is said of the abilities of all full cards, and of which card each is."""
    said: dict[str, dict[Ability, str]] = defaultdict(dict)
    for card in (*full_of_all(), *full_of_later()):
        for ability in (one for face in read_faces(card) for part in face for one in part.abilities):
            with suppress(Unsayable):
                said[paragraph(ability, Told("絵"))].setdefault(ability, card.card.name)
    return said


BROKEN = {
    "a particle with nothing behind it": r"[をにでがは]か(?!ら|ぎ|け)|を[をがに]|をは(?!ずす)",
    "the same said twice": r"(.{4,})か\1",
    "two places of one thing": r"にある(?:戦場|墓地|追放領域)にある",
    "nothing between brackets": r"「」|（）",
    "two stops": r"[、。][、。]",
    "an empty place": r"\{[a-z]",
}
"""What no sentence of Japanese has."""


@pytest.mark.sweep
@READ_ONCE
@pytest.mark.parametrize("fault", BROKEN)
def test_no_sentence_is_broken(fault: str) -> None:
    """What is put together from parts is a sentence where parts meet."""
    found = {name: text for text, of in all_said().items() for name in of.values() if re.search(BROKEN[fault], text)}
    assert not found


@pytest.mark.sweep
@READ_ONCE
def test_every_full_card_is_said_whole() -> None:
    """No ability of a full card lacks words in Japanese."""
    full = (*full_of_all(), *full_of_later())
    unsaid = [name for name, ability in of_full_cards(full) if not is_sayable(ability)]
    assert not unsaid


def of_full_cards(full: Iterable[ImportedCard]) -> Iterator[tuple[str, Ability]]:
    """The abilities of full cards, of those that are written as they are written."""
    for card in full:
        name = card.card.name
        tree = written().get(name)
        read = ((one for part in face for one in part.abilities) for face in read_faces(card))
        for face in (tree.abilities, *tree.others) if tree is not None else read:
            yield from ((name, ability) for ability in face)


def is_sayable(ability: Ability) -> bool:
    """Whether an ability has its words."""
    with suppress(Unsayable):
        return bool(paragraph(ability, Told("絵")))
    return False


@pytest.mark.sweep
@READ_ONCE
def test_abilities_that_differ_are_said_differently() -> None:
    """No two abilities of all full cards are said alike in Japanese that aren't the same: no part is left out.

    What a Class has at a level is told under the line of that level.
    """
    said = all_said()
    assert len(said) > 5000
    alike = {
        text: sorted(cards.values())
        for text, cards in said.items()
        if len({in_order(one) for one in cards if not at_level(one)}) > 1
    }
    assert not alike


def at_level(ability: Ability) -> bool:
    """Whether a Class has an ability only from a level on."""
    return isinstance(ability, Static) and isinstance(ability.while_, AtClassLevel)


def in_order(ability: Ability) -> str:
    """An ability whatever order its adjectives stand in: "with mana value 3 or less an opponent controls"."""
    return "".join(sorted(repr(ability)))
