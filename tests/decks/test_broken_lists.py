"""Lists that are broken in every way: an error of ours or a deck, never anything else."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from entaku.decks.deck import Deck
from entaku.decks.formats.files import FORMATS, read, write
from entaku.kernel.errors import EntakuError
from entaku.messages import LANGUAGES
from tests.decks.lists import decks

LINES = st.lists(
    st.one_of(
        st.text(max_size=30),
        st.sampled_from(
            ["[Main]", "99999 Forest", "[Commander]", "1 Forest|CNS|[1]", "SB: 1 Plummet", "Deck", "<Deck>", "1 ",
             "[CNS:1] X", "1 [CNS:1] X", "NAME:", "</Deck>", "<cockatrice_deck>", "<zone name='main'>", "*CMDR*",
             "0 Forest", "About", "Name ", "//", "\x00", "１ 森", "1 X *F* *CMDR*", "1 Forest ()", "1 |", "+|"]
        ),
    ),
    max_size=12,
)  # fmt: skip


def read_or_refused(text: str) -> None:
    """Read the text; any error must be ours and say itself in both languages."""
    refused: EntakuError | None = None
    try:
        assert read(text, "deck") != Deck()
    except EntakuError as problem:
        refused = problem
    assert refused is None or all("deck" in refused.said(language) for language in LANGUAGES)


@settings(max_examples=300, deadline=None)
@given(LINES)
def test_strange_lists_are_read_or_refused(lines: list[str]) -> None:
    """Whatever lines a file has, there is a deck or a clear error."""
    read_or_refused("\n".join(lines))


@settings(max_examples=100, deadline=None)
@given(decks(printed=True, named=True), st.sampled_from(FORMATS), st.data())
def test_a_damaged_list_is_read_or_refused(deck: Deck, kind: str, data: st.DataObject) -> None:
    """A list cut off, or with a letter changed, gives a deck or a clear error."""
    text = write(deck, kind)
    place = data.draw(st.integers(0, len(text)))
    read_or_refused(text[:place])
    read_or_refused(text[:place] + data.draw(st.characters(codec="utf-8")) + text[place + 1 :])


@pytest.mark.timeout(120)
@pytest.mark.parametrize(
    "text",
    [
        "<Deck>" * 50_000,
        "<Deck>" + "<Cards Quantity='1' Name='Forest'>" * 5_000,
        "1 " + " " * 100_000 + "Forest",
        "\n".join(["1 " + "a " * 140] * 3_000),
        "[Main]\n" + "1 " + "|" * 100_000,
        "[Main]\n" + "\n".join(["1 " + "+" * 290] * 3_000),
        "1 [CNS:" + "1" * 100_000,
    ],
    ids=["nested", "nested cards", "blanks", "words", "strokes", "crosses", "numbers"],
)
def test_hostile_lists_take_no_time(text: str) -> None:
    """Lists made to be slow to read are read or refused within seconds."""
    read_or_refused(text)
