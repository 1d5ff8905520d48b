"""What is read from English is what the same cards say in printed Japanese."""

from pathlib import Path

import pytest
import yaml

from entaku.oracle.importers.printed import Printed
from entaku.oracle.reading.agreement import agreement, tree_in_full
from entaku.oracle.reading.likeness import is_japanese
from tests.oracle.reading.official import READ_ONCE, in_japanese, of_all
from tests.oracle.reading.test_coverage import card

KNOWN: dict[str, list[str]] = yaml.safe_load(Path(__file__).with_name("agreement.yaml").read_text("utf-8"))
LEAST_AGREE = {"2021-07": 0.89, "2018": 0.852}
"""Of how many full cards nothing else than what was read may be nearer to what is printed from a date on.

It was 0.891 of the newer until X was read that can't be 0: of two cards one prints other words than it means.  Of those
since 2018 it was 0.855 until ten cards came with what is prevented, repeated and chosen, whose print has other words;
of six others one says whose it becomes, and five are said as before, but something else is nearer to their print now.
"""


CARDS = {name: card(text) for name, text in (("Moss", "Flying"), ("Fern", "Reach, vigilance"))}


def printed(name: str, text: str, date: str = "2022-01-01") -> Printed:
    return Printed(name, date, "苔", text)


def test_what_says_the_same_in_both_languages_agrees() -> None:
    """As printed, or in other words than which nothing else that could be meant is nearer."""
    found = agreement(CARDS, [printed("Moss", "飛行"), printed("Fern", "到達と警戒"), printed("Rock", "飛行")])
    assert (found.cards, found.same, found.nearest, found.differing) == (2, 1, 1, ())


def test_what_says_something_else_is_found() -> None:
    """The neighbour of the tree that says what is printed is named: one of the two languages is misread."""
    (found,) = agreement(CARDS, [printed("Moss", "到達（これは飛行を持つクリーチャーをブロックできる。）")]).differing
    assert (found.card, found.change, found.apart, found.nearer_apart) == ("Moss", "Keyword.name = 'reach'", 2, 0)


def test_older_printings_may_be_left_out() -> None:
    """Those before the date named aren't compared."""
    assert agreement(CARDS, [printed("Moss", "到達", "2001-01-01")], "2018").cards == 0


@pytest.mark.sweep
@READ_ONCE
def test_the_languages_agree() -> None:
    """Of nearly all full cards since 2018; of those worded as today the others are listed, with reasons."""
    found = agreement(of_all(), in_japanese().values(), "2018")
    assert found.same + found.nearest + len(found.differing) == found.cards
    since_2018 = compared(*(each for each in in_japanese().values() if each.date >= "2018"))
    newer = compared(*(each for each in in_japanese().values() if each.date >= "2021-07"))
    assert (len(since_2018), len(newer) > 500) == (found.cards, True)
    differing = {each.card for each in found.differing}
    assert len(differing) <= (1 - LEAST_AGREE["2018"]) * len(since_2018)
    assert len(differing & newer) <= (1 - LEAST_AGREE["2021-07"]) * len(newer)
    assert differing & newer <= {name for names in KNOWN.values() for name in names}


def compared(*printed: Printed) -> set[str]:
    """Of which of these cards the Japanese is compared: those of one face that are full."""
    return {
        each.name
        for each in printed
        if each.name in of_all() and is_japanese(each.ja_text or "") and tree_in_full(of_all()[each.name]) is not None
    }
