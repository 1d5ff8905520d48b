"""Whatever is pasted: one clear answer, and work that grows with the text and no faster."""

import sys
from types import FrameType
from typing import Protocol

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from entaku.kernel.errors import Unlawful, Unreadable
from entaku.riftbound.analysis import LONGEST_TEXT, Analysis, analyse
from entaku.riftbound.english.words import ADJECTIVES, NOUNS, VERBS
from entaku.riftbound.japanese.tokens import LEXICON

SYMBOLS = ["[E]", "[>]", "[>>]", "[M]", "[2]", "[Fury]", "[Empowered]", "[Stun]", "[Equip]", "+1", "3", "-", ">", "i"]
ENGLISH = sorted(
    [*VERBS, *NOUNS, *ADJECTIVES, *SYMBOLS, "a", "the", "to", "of", "if", "when", ",", ".", ":", "(", '"', "\n"]
)
JAPANESE = sorted([*LEXICON, *SYMBOLS, "、", "。", "：", "「", "」", "(", "1体", "\n"])
salad = st.lists(st.sampled_from(ENGLISH), max_size=40).map(" ".join)
ja_salad = st.lists(st.sampled_from(JAPANESE), max_size=40).map("".join)


def is_sound(analysis: Analysis) -> None:
    """Every place lies in the text and says what stands there; each mention has a verdict under every version."""
    places = [(one.text, one.start, one.end) for one in analysis.mentions]
    places += [(one.text, one.start, one.end) for one in analysis.not_understood]
    for words, start, end in places:
        assert words == analysis.text[start:end]
    for number, mention in enumerate(analysis.mentions, 1):
        assert mention.number == number
        assert mention.verdicts[analysis.rules] == mention.verdict
        assert mention.verdict.why.en
        assert mention.verdict.why.ja


@pytest.mark.rule("RT-19")
@settings(max_examples=100, deadline=None)
@given(text=st.one_of(st.text(max_size=200), salad, ja_salad, st.tuples(salad, ja_salad).map(" ".join)))
def test_any_text_gets_an_answer(text: str) -> None:
    """No text stops the program, and every answer is sound."""
    is_sound(analyse(text))


@pytest.mark.rule("RT-19")
@settings(max_examples=200, deadline=None)
@given(words=st.lists(st.sampled_from([*SYMBOLS, "have", "unit", "ユニット", "を", "キルする"]), max_size=12))
def test_symbols_anywhere_stop_nothing(words: list[str]) -> None:
    """A symbol where none belongs is passed or reported, and reading goes on."""
    is_sound(analyse(" ".join(words)))
    is_sound(analyse("".join(words)))


@pytest.mark.rule("RT-19")
@settings(max_examples=50, deadline=None)
@given(text=st.text(alphabet="［］（）「」｛｝ｶﾞ゙が㌔①&;ﷺ\u0301🜁 a.", max_size=60))
def test_odd_characters_keep_their_places(text: str) -> None:
    """Characters that become several, or several that become one, keep their places in the given text."""
    is_sound(analyse(text))


class Tracer(Protocol):
    """What the interpreter tells of each instruction."""

    def __call__(self, frame: FrameType, event: str, given: object, /) -> "Tracer | None": ...


ENDLESS = {
    "one sentence": "kill a unit and ",
    "opening brackets": "(",
    "nested of": "of a unit ",
    "adjectives": "friendly ",
    "relative clauses": "that chooses a unit ",
    "quotation marks": '"Kill a unit." ',
    "sentences": "Kill a unit at a battlefield with 3 [M] or less. ",
    "symbols": "[E], ",
    "lines": "When you play me, \n",
    "の": "ユニットの",
    "Japanese sentences": "バトルフィールドにいる敵ユニットを1体キルする。",
    "Japanese relatives": "ユニットを選んだ",
    "Japanese quotes": "「ユニット",
    "letters": "x",
}


def steps_for(text: str) -> int:
    """How many calls and returns the analysis of a text takes: unlike seconds, the same on every machine."""
    steps = 0

    def count(_frame: FrameType, _event: str, _called: object) -> None:
        nonlocal steps
        steps += 1

    sys.setprofile(count)
    try:
        is_sound(analyse(text))
    finally:
        sys.setprofile(None)
    return steps


@pytest.mark.rule("RT-19")
@pytest.mark.parametrize("piece", ENDLESS.values(), ids=ENDLESS)
def test_work_grows_with_the_text_and_no_faster(piece: str) -> None:
    """Four times the text takes four times the steps, whatever it consists of."""
    text = (piece * (20_000 // len(piece) + 1))[:20_000]
    steps_for(text[:100])  # The first time, tables are read, which belongs to no text.
    assert steps_for(text) < 4.2 * steps_for(text[:5_000])


def instructions_for(text: str) -> int:
    """How many instructions of the interpreter the analysis of a text takes; loops within one call count too."""
    count = 0

    def note(frame: FrameType, event: str, _given: object) -> Tracer:
        nonlocal count
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        count += event == "opcode"
        return note

    before = sys.gettrace()
    sys.settrace(note)
    try:
        analyse(text)
    finally:
        sys.settrace(before)
    return count


@pytest.mark.rule("RT-19")
@pytest.mark.parametrize("piece", ["Kill a unit. ", "ユニットを1体キルする。"])
def test_one_long_ability_is_read_in_one_go(piece: str) -> None:
    """Four times the instructions of a spell take four times the work, in loops over its clauses as well."""
    instructions_for(piece)
    assert instructions_for(piece * 160) < 4.4 * instructions_for(piece * 40)


def test_a_text_longer_than_any_book_is_refused() -> None:
    """One clear error says how long a text may be."""
    with pytest.raises(Unreadable, match=r"1,000,000|1000000"):
        analyse("a" * (LONGEST_TEXT + 1))


def test_unknown_rules_are_refused() -> None:
    """The error names the versions there are."""
    with pytest.raises(Unlawful, match=r"faq-2025-10, core-1\.3"):
        analyse("Draw 1.", "core-9")
