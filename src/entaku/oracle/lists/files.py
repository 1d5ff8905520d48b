"""The text of a list that somebody brings as a file or as its bytes, read with the names that a library knows."""

from pathlib import Path

from entaku.kernel.files import bytes_of
from entaku.oracle.library import Library
from entaku.oracle.lists.decoding import decoded


def list_of(file: Path, library: Library) -> str:
    """The text of a list's file.  Raises Unreadable, naming the file and the reason."""
    return text_in(bytes_of(file), str(file), library)


def text_in(data: bytes, file: str, library: Library) -> str:
    """The text of a list's bytes; `file` is what errors call it.  Raises Unreadable for what is no text."""
    return decoded(data, file, lambda name: bool(library.named(name)))
