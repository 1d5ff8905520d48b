"""No phrase is the sentence of one card: a long one is said by at least two."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from entaku.oracle.importers.imported import of_faces
from entaku.oracle.reading import coverage
from entaku.oracle.reading.normal import normal
from entaku.oracle.reading.reader import read_text
from entaku.oracle.saying.english import grammar
from entaku.oracle.saying.english.dated import as_of
from entaku.oracle.saying.english.parts import in_words
from entaku.oracle.saying.english.phrase import Phrase
from entaku.oracle.saying.english.tables import Table
from entaku.oracle.saying.english.telling import KINDS, Reading, Telling, Value
from tests.oracle.reading.official import of_all, of_later

LONG = 8
"""From so many words on a phrase may be a sentence; a place in it, whatever fills it, counts as one word."""


def count(wording: str) -> int:
    return len(re.sub(r"\{[^}]*\}", "_", wording).split())


def all_wordings() -> dict[tuple[str, int], str]:
    """Every wording of every phrase of every table, by what the trail calls it while it is traced."""
    return {
        (f"#{id(phrase)}", number): in_words(wording)
        for kind in KINDS.values()
        if isinstance(kind, Table)
        for phrase in kind.phrases
        for number, wording in enumerate(phrase.wordings)
    }


def then(wording: str) -> str:
    """A wording as it was in 2022."""
    return as_of(wording[:1].upper() + wording[1:], "2022-04").lower() if wording else wording


@pytest.mark.sweep
def test_a_long_phrase_is_said_by_two_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each wording of eight words or more is found in the texts of two cards or more; there are no exceptions.

    The texts are those of 2022, where what is worded otherwise today is looked for as it was then, and those of cards
    that came later.
    """
    plain = Phrase.read

    def traced(one: Phrase, text: str, at: int, told: Telling, wording: int, given: dict[str, Value]) -> Reading:
        return plain(one, text, at, told.chose(f"#{id(one)}", wording), wording, given)

    monkeypatch.setattr(Phrase, "read", traced)
    monkeypatch.setattr(coverage, "read_text", read_text)  # what is kept was read without a trace
    cards: dict[str, set[str]] = defaultdict(set)
    known = all_wordings()
    for name, card in {**of_later(), **of_all()}.items():
        understood = [part for face in coverage.read_faces(card) for part in face if part.understood]
        for key in {key for part in understood for key in part.wording if key in known}:
            cards[known[key]].add(name)
    long = {wording for wording in known.values() if count(wording) >= LONG}
    assert len(long) > 50
    lone = {wording for wording in long if len(cards[wording]) < 2}
    assert sorted(wording for wording in lone if len(cards[then(wording)]) < 2) == []


GRAMMAR = Path(grammar.__file__).parent
MAKES_PHRASES = {"phrase", "verb", "command", "clause", "idiom", "compile", "Dated"}
"""What is called with words of a table, or with a pattern."""


def loose_words(path: Path) -> Iterator[str]:
    """Texts in a module that aren't said to be a phrase, nor tell a reader what something is."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    apart = {id(each.value) for each in ast.walk(tree) if isinstance(each, ast.Expr)}
    for call in ast.walk(tree):
        called = getattr(call.func, "id", getattr(call.func, "attr", "")) if isinstance(call, ast.Call) else ""
        if called in MAKES_PHRASES:
            apart |= {id(inner) for inner in ast.walk(call)}
    for each in ast.walk(tree):
        if isinstance(each, ast.Constant) and isinstance(each.value, str) and id(each) not in apart:
            yield each.value


@pytest.mark.sweep
def test_no_sentence_of_one_card_hides_outside_the_tables() -> None:
    """What a kind of phrase says in a way of its own, if it is long, stands on two cards or more, too."""
    texts = [
        normal(text, face.name, "Legendary" in face.supertypes).lower()
        for card in (*of_all().values(), *of_later().values())
        for face, text in zip(card.card.faces, of_faces(card.texts.en), strict=False)
    ]
    modules = (*GRAMMAR.glob("*.py"), *(GRAMMAR.parents[1] / "mechanics").glob("*.py"))
    long = {text for path in modules for text in loose_words(path) if count(text) >= LONG}
    assert long
    assert [text for text in long if sum(text.lower() in each for each in texts) < 2] == []


def test_every_module_that_adds_phrases_belongs_to_the_grammar() -> None:
    """A module whose phrases nothing imports would be read by nobody."""
    folder = Path(grammar.__file__).parent
    adding = {file.stem for file in folder.glob("*.py") if "\nADDS_TO = " in file.read_text(encoding="utf-8")}
    assert adding
    assert set() == adding - set(grammar.__all__)
