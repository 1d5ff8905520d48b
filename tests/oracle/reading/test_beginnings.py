"""Phrases are tried where their words can stand, and say what they are of: nothing is lost by that."""

import pytest

from entaku.oracle.importers.imported import of_faces
from entaku.oracle.reading.normal import normal, paragraphs
from entaku.oracle.reading.reader import read_text, readings
from entaku.oracle.saying.english.beginnings import MOST_WORDS, begins, first_word, may_begin
from entaku.oracle.saying.english.lines import Worded
from entaku.oracle.saying.english.parts import noted
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Either, Table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Telling
from entaku.oracle.saying.english.texts import paragraphs as in_english
from entaku.oracle.trees import shipped
from tests.oracle.reading.official import READ_ONCE, of_all, of_later


def _lines(every: int) -> list[tuple[str, bool]]:
    """Paragraphs of official texts, one card of so many, and whether they are a spell's."""
    found = []
    for card in [*of_all().values(), *of_later().values()][::every]:
        for face, text in zip(card.card.faces, of_faces(card.texts.en), strict=False):
            spell = bool({"Instant", "Sorcery"} & set(face.types))
            found += [(line, spell) for line in paragraphs(normal(text, face.name, "Legendary" in face.supertypes))]
    return list(dict.fromkeys(found))


def _read_alike(lines: list[tuple[str, bool]]) -> None:
    for line, spell in lines:
        with noted(lambda sequence, place, at: None):
            every = list(readings(line, spell))
        assert list(readings(line, spell)) == every, line


def test_what_cannot_begin_so_could_not_have_been_read() -> None:
    """Official texts are read in the same ways where every phrase of every table is tried, and in the same order."""
    _read_alike(_lines(60))


@pytest.mark.sweep
@READ_ONCE
def test_no_official_text_loses_a_reading() -> None:
    """The same of a fifth of all."""
    _read_alike(_lines(5))


@pytest.mark.sweep
def test_whatever_is_read_begins_as_its_kind_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever a kind is read, one of the words stands with which it says that it begins."""
    wrong: set[tuple[str, str]] = set()

    def watched(name: str, kind: Kind) -> None:
        read = kind.read
        words = begins(name)

        def seen(text: str, at: int, told: Telling) -> Reading:
            for found in read(text, at, told):
                if words is not None and not text.startswith(words, at):
                    wrong.add((name, text[at:]))
                yield found

        monkeypatch.setattr(kind, "read", seen)

    for name, kind in list(KINDS.items()):
        watched(name, kind)
    for line, spell in _lines(20):
        with noted(lambda sequence, place, at: None):
            list(readings(line, spell))
    assert wrong == set()


def test_what_is_not_of_a_kinds_types_could_not_have_been_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every shipped tree is said in the same words where every kind is tried."""
    told = [in_english(tree, tree.name) for tree in shipped().values()]
    for kind in {type(one) for one in KINDS.values()}:
        monkeypatch.setattr(kind, "may_mean", lambda self, value: True)
    assert [in_english(tree, tree.name) for tree in shipped().values()] == told


def test_a_word_is_found_in_what_can_begin_with_it() -> None:
    """Words begin a kind that go on as its words do, or with which its words go on; punctuation ends them."""
    assert (first_word("{T}: draw", 0), first_word("draw, then", 4)) == ("{T}", "")
    for kind, word, other in (("named's", "~'s", "target"), ("mana", "{2}{U}", "draw"), ("new target", "up", "upkeep")):
        assert (may_begin(kind, word), may_begin(kind, other)) == (True, False)
    assert may_begin("effect", "whatever"), "what says nothing of its beginning is always tried"


def test_phrases_that_come_later_are_found() -> None:
    """What was remembered of a table, and of all that it is in, is forgotten as words are added to it."""
    try:
        hummed, either = Table("hummed", phrase("hum", 1)), Either("hummed or whistled", "hummed")
        assert [value for value, _, _ in either.read("whistle", 0, Telling())] == []
        assert begins("hummed or whistled") == ("hum",)
        hummed.add(phrase("whistle", 2))
        assert begins("hummed or whistled") == ("hum", "whistle")
        assert [value for value, _, _ in either.read("whistle", 0, Telling())] == [2]
        Table("sung", phrase("sing", 3))
        either.add_first("sung")
        assert begins("hummed or whistled") == ("hum", "sing", "whistle")
        assert [value for value, _, _ in either.read("sing", 0, Telling())] == [3]
    finally:
        for name in ("hummed", "hummed or whistled", "sung"):
            KINDS.pop(name, None)


def test_few_words_are_remembered() -> None:
    """However many words people bring, a table and a choice remember as many as `MOST_WORDS`."""
    for number in range(3 * MOST_WORDS):
        read_text(f"Sing{'a' * number} a song. Target{'b' * number} player draws a card.", "Moss", ("Instant",))
    tables = [len(kind._beginning) for kind in KINDS.values() if isinstance(kind, Table)]
    choices = [len(kind._beginning.known) for kind in KINDS.values() if isinstance(kind, Either)]
    assert (max(tables), len(Worded.ANY.known)) == (MOST_WORDS, MOST_WORDS)
    assert max(choices) <= MOST_WORDS
