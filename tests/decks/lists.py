"""Random decks of shipped cards, for the tests of deck lists."""

from collections.abc import Sequence

from hypothesis import strategies as st

from entaku.decks.deck import Deck, DeckEntry
from entaku.oracle.card import Printing
from entaku.oracle.catalogue import shipped

CATALOGUE = shipped()
CARDS = [card.name for card in CATALOGUE.cards.values() if not card.is_conspiracy]
CONSPIRACIES = [card.name for card in CATALOGUE.cards.values() if card.is_conspiracy]


def entries(names: Sequence[str], most: int, printed: bool) -> st.SearchStrategy[tuple[DeckEntry, ...]]:
    """Up to so many different cards, each in one of its printings, if that matters."""
    chosen = st.lists(st.sampled_from(names), max_size=most, unique=True)
    return chosen.flatmap(lambda some: st.tuples(*(one(name, printed) for name in some)))


def one(name: str, printed: bool) -> st.SearchStrategy[DeckEntry]:
    """Some copies of the card."""
    printings: list[Printing | None] = [None, *CATALOGUE.find(name).printings] if printed else [None]

    def entry(count: int, printing: Printing | None, foil: bool) -> DeckEntry:
        code, number = (printing.set_code, printing.number) if printing is not None else ("", "")
        return DeckEntry(count, name, code, number, foil and printed)

    return st.builds(entry, st.integers(1, 99), st.sampled_from(printings), st.booleans())


def decks(*, printed: bool, named: bool) -> st.SearchStrategy[Deck]:
    """Decks with cards in every part; the main part has some."""
    names = st.from_regex(r"[A-Za-z円卓0-9][A-Za-z 円卓0-9'&<>-]{0,18}[A-Za-z0-9円]", fullmatch=True)
    return st.builds(
        Deck,
        main=entries(CARDS, 12, printed).filter(bool),
        sideboard=entries(CARDS, 6, printed),
        commanders=entries(CARDS, 2, printed),
        conspiracies=entries(CONSPIRACIES, 3, printed),
        name=names if named else st.just(""),
    )
