"""A random sample of cards that are said to be fully understood, each compared with its text by a person.

The sample was drawn by the digest of the names; the list holds the digest of each tree as it was when it was checked.
A change of a tree shows here: compare it with the card's text, and run this module to write the list anew.
"""

from hashlib import sha256
from pathlib import Path

import msgspec
import pytest
from msgspec import Struct

from entaku.magic.by_hand.supported_nodes import runs
from entaku.oracle.ir.signatures import fields_of
from entaku.oracle.ir.walking import fields
from entaku.oracle.reading.coverage import missing
from entaku.oracle.reading.tree import tree_of
from tests.oracle.reading.official import of_all

LIST = Path(__file__).with_name("checked.txt")
SAMPLE = 200


def digest(name: str) -> str:
    """The first letters of the digest of a card's tree."""
    imported = of_all()[name]
    return sha256(msgspec.json.encode(told(tree_of(imported.card, imported.texts.en, runs)))).hexdigest()[:16]


def told(value: object) -> object:
    """What a tree says: each node by its class and the fields that aren't what they are anyway."""
    if isinstance(value, tuple):
        return [told(one) for one in value]
    if not isinstance(value, Struct):
        return value
    usual = dict(fields_of(type(value)))
    return [type(value).__name__, {name: told(part) for name, part in fields(value) if part != usual[name]}]


def checked() -> list[tuple[str, str]]:
    lines = LIST.read_text("utf-8").splitlines()
    return [(line.rsplit("\t", 1)[0], line.rsplit("\t", 1)[1]) for line in lines]


def test_the_sample_is_large_enough() -> None:
    """Two hundred different cards were checked."""
    assert len({name for name, _ in checked()}) == SAMPLE


@pytest.mark.parametrize("name,tree", checked(), ids=[name for name, _ in checked()])
def test_a_checked_card_still_means_the_same(name: str, tree: str) -> None:
    """Its tree is the one that was compared with the text, and the engine knows all of it."""
    assert digest(name) == tree
    assert missing(of_all()[name], runs)[0] == []


def drawn() -> list[str]:
    """The names of the sample: those of the fully understood cards whose digests come first."""
    from entaku.oracle.trees import shipped

    names = sorted(of_all(), key=lambda name: sha256(f"entaku sample 1: {name}".encode()).hexdigest())
    found = (name for name in names if name not in shipped() and not missing(of_all()[name], runs)[0])
    return [name for name, _ in zip(found, range(SAMPLE), strict=False)]


if __name__ == "__main__":
    LIST.write_text("".join(f"{name}\t{digest(name)}\n" for name in drawn()), "utf-8")
