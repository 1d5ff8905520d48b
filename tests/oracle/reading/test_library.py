"""Trees of imported cards, through the library."""

from pathlib import Path

from entaku.oracle.ir.abilities import NotUnderstood
from entaku.oracle.ir.short import keywords
from entaku.oracle.library import Library
from entaku.oracle.trees import shipped
from tests.oracle.making import mtgjson_row, write_lines


def test_an_imported_card_has_a_tree(tmp_path: Path) -> None:
    """What its text says is played; a paragraph that isn't understood is a manual clause."""
    library = Library(tmp_path)
    library.import_files([write_lines(tmp_path, [mtgjson_row("Moss Cat", text="Reach\nPurr twice.")])])
    tree = library.tree(library.find("Moss Cat"))
    assert tree.abilities == (*keywords("reach"), NotUnderstood("Purr twice."))


def test_a_shipped_card_keeps_its_tree() -> None:
    """The tree that was written for it is the one that is played."""
    library = Library(None)
    assert library.tree(library.find("Typhoid Rats")) == shipped()["Typhoid Rats"]
