"""What commands read and print: the beginnings of files, one JSON document on standard output."""

import sys
from pathlib import Path

import click
import msgspec


def beginning_of(file: Path, length: int = 20_000) -> bytes:
    """The first bytes of a file, or none if it can't be read."""
    try:
        with file.open("rb") as stream:
            return stream.read(length)
    except OSError:
        return b""


def echo_json(document: object) -> None:
    """Print one JSON document, readable and in a fixed order of keys."""
    click.echo(msgspec.json.format(msgspec.json.encode(document), indent=2).decode())
    sys.stdout.flush()
