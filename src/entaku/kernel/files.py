"""Files that people name: read and written with errors that say which file, and what is wrong with it."""

from pathlib import Path

from entaku.kernel.errors import Unlawful, Unreadable

LARGEST_FILE = 512 * 1024 * 1024
"""More than any card file there is, and little enough to hold in memory."""


def reason_of(problem: OSError) -> str:
    """What the operating system says of a fault, by its number and without names of files: told in either language.

    >>> reason_of(OSError(30, "Read-only file system", "/here"))
    '[Errno 30] Read-only file system'
    """
    return str(problem) if problem.errno is None else f"[Errno {problem.errno}] {problem.strerror}"


def bytes_of(file: Path) -> bytes:
    """The bytes of a file.  Raises Unreadable, naming it and the reason."""
    try:
        if file.stat().st_size > LARGEST_FILE:
            raise Unreadable("cli-file-too-large", file=str(file))
        return file.read_bytes()
    except FileNotFoundError as problem:
        raise Unreadable("cli-file-missing", file=str(file)) from problem
    except IsADirectoryError as problem:
        raise Unreadable("cli-file-is-folder", file=str(file)) from problem
    except OSError as problem:
        raise Unreadable("cli-file-unreadable", file=str(file), problem=reason_of(problem)) from problem


def text_of(file: Path) -> str:
    """The text of a UTF-8 file.  Raises Unreadable, naming it and the reason."""
    try:
        return bytes_of(file).decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise Unreadable("cli-file-not-utf8", file=str(file), place=problem.start) from problem


def keep(file: Path, data: bytes) -> None:
    """Write a file.  Raises Unlawful, naming it and the reason, if that can't be done."""
    try:
        file.write_bytes(data)
    except OSError as problem:
        raise Unlawful("cli-file-unwritable", file=str(file), problem=reason_of(problem)) from problem
