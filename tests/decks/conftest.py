"""What the tests of the deck check share."""

import pytest

from entaku.oracle.library import Library
from tests.decks.commanding import all_rows, library


@pytest.fixture(scope="session")
def cards(tmp_path_factory: pytest.TempPathFactory) -> Library:
    """A library with the cards of `commanding`."""
    return library(tmp_path_factory.mktemp("library"), all_rows())


@pytest.fixture(scope="session")
def no_cards(tmp_path_factory: pytest.TempPathFactory) -> Library:
    """A library into which nothing was imported."""
    return Library(tmp_path_factory.mktemp("empty"))
