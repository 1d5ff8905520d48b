"""Texts that nobody would print: whatever is done to a text, reading it ends in a tree or in words left as they are."""

import logging
from collections.abc import Sequence
from functools import cache

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from entaku.oracle.card import Card, Face
from entaku.oracle.catalogue import shipped
from entaku.oracle.importers.imported import ImportedCard, Texts
from entaku.oracle.ir.abilities import NotUnderstood
from entaku.oracle.reading.coverage import coverage
from entaku.oracle.reading.reader import read_text
from entaku.oracle.reading.tree import tree_of
from entaku.oracle.rendered import rendered
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Telling

FRONTS = ("Until end of turn, ", "Until your next turn, ", "When Moss dies, ", "You may ", "If you do, ", "{T}: ")
ENDS = (
    " for each creature you control.",
    " until end of turn.",
    " this turn.",
    " instead.",
    " unless you pay {1}.",
    ", where X is its power.",
    " to any target.",
)


@cache
def lines() -> Sequence[str]:
    """Every paragraph of the shipped cards, each once."""
    texts = (rendered(card).en for card in shipped().cards.values())
    return sorted({line for text in texts for line in text.splitlines() if line})


@st.composite
def mutilated(draw: st.DrawFn) -> str:
    """A paragraph with a piece of another one in its middle, more before it or behind it, or cut off."""
    words = draw(st.sampled_from(lines())).split()
    others = draw(st.sampled_from(lines())).split()
    start, end = sorted((draw(st.integers(0, len(words))), draw(st.integers(0, len(words)))))
    cut = draw(st.integers(0, len(others)))
    line = " ".join((*words[:start], *draw(st.sampled_from(((), others[:cut], others[cut:]))), *words[end:]))
    front = draw(st.sampled_from(("", *FRONTS)))
    line = f"{front}{line[:1].lower()}{line[1:]}" if front else line
    return line.removesuffix(".") + draw(st.sampled_from(("", ".", *ENDS)))


@settings(max_examples=400)
@given(line=mutilated(), kind=st.sampled_from(("Creature", "Instant", "Enchantment")))
@example("Until end of turn, Moss gets +1/+1 for each creature you control.", "Creature")
@example("Until end of turn, target creature gets +1/+1 for each card in your hand.", "Instant")
@example("Until your next turn, target creature gets -1/-0 for each creature you control.", "Instant")
@example("If you do, " * 3_000, "Creature")
def test_no_text_ends_the_reading(line: str, kind: str) -> None:
    """A text is understood, or left to hands: no phrase fails at it, whatever words stand beside each other."""
    card = Card("Moss", (Face("Moss", types=(kind,)),))
    said = [each for each in read_text(line, "Moss", (kind,)) if each.understood]
    tree = tree_of(card, line)
    counted = coverage([ImportedCard(card, Texts(en=line))])
    assert bool(counted.unknown) == any(isinstance(each, NotUnderstood) for each in tree.abilities)
    assert all(not isinstance(ability, NotUnderstood) for each in said for ability in each.abilities)


def test_a_change_so_many_times_is_said_with_its_time_in_front() -> None:
    """ "Until end of turn, … gets +1/+1 for each …" is read, and said again in the same words."""
    (one,) = read_text("Until end of turn, target creature gets +1/+1 for each Elf you control.", "Moss", ("Instant",))
    (other,) = read_text("Target creature gets +1/+1 until end of turn for each Elf you control.", "Moss", ("Instant",))
    assert one.understood
    assert one.abilities == other.abilities


class _Broken(Kind):
    """A phrase that fails as soon as it is tried."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        raise IndexError(text)


def test_a_phrase_that_fails_is_logged(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """Its text is not understood, and the log has a line with the text and where it failed."""
    monkeypatch.delitem(KINDS, "line")
    monkeypatch.setitem(KINDS, "line", _Broken())
    with caplog.at_level(logging.ERROR, "entaku.oracle"):
        (paragraph,) = read_text("Sing a song.", "Moss", ("Instant",))
    assert not paragraph.understood
    (record,) = caplog.records
    assert "sing a song." in record.getMessage()
    assert record.exc_info is not None
