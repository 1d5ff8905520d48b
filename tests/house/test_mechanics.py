"""A mechanic has one home: its nodes and words, what it does and what it is worth, each under one name."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import entaku.bots.mechanics
import entaku.magic.additional.mechanics
from entaku.bots.playing.worths import KNOWN
from entaku.magic.spells.resolving.follow import AT_ONCE, FOLLOW
from entaku.oracle import mechanics
from entaku.oracle.ir.families import every
from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.walking import nodes
from entaku.oracle.reading.shown import shown
from entaku.oracle.saying.english import grammar
from entaku.oracle.saying.english.patterns import Slot
from entaku.oracle.saying.english.tables import Table
from entaku.oracle.saying.english.telling import KINDS
from entaku.oracle.saying.rows import ROWS

entaku.magic.additional.mechanics.learn_all()
HOME = "entaku.oracle.mechanics."
LACKING = {
    "AddLastingMana": ["English"],
    "BackUp": ["English"],
    "BecomeCrewed": ["English", "a scenario"],
    "BeginParadigm": ["English", "a scenario"],
    "CastFor": ["English", "a scenario"],
    "CastParadigm": ["English", "a scenario"],
    "Cascade": ["English", "a scenario"],
    "Cipher": ["English", "a scenario"],
    "ChooseOfEach": ["English"],
    "CopyEpic": ["English", "a scenario"],
    "Encore": ["English", "a scenario"],
    "LoseLifeUnless": ["English"],
    "Myriad": ["English", "a scenario"],
    "NeverGeneric": ["English"],
    "Ninjutsu": ["English", "a scenario"],
    "ReturnCrafted": ["English", "a scenario"],
    "Ripple": ["English", "a scenario"],
    "SwapAura": ["English", "a scenario"],
    "SwapControl": ["English"],
}
"""What is known to be missing.  Aura swap, backup, cascade, cipher, craft, crew, encore, epic, firebending, madness,
myriad, ninjutsu, paradigm, ripple and suspend are keywords alone, which have their scenarios; the others would each be
the sentence of one card."""
NODES = {kind.__name__: kind for kind in every(Action) if kind.__module__.startswith(HOME)}


def names_in(package: Path) -> set[str]:
    return {path.stem for path in package.glob("*.py")} - {"__init__"}


def test_each_room_has_the_same_mechanics() -> None:
    """A mechanic with a module in one of the three rooms has one of the same name in the others."""
    here = [
        names_in(Path(room.__path__[0]))
        for room in (mechanics, entaku.magic.additional.mechanics, entaku.bots.mechanics)
    ]
    assert here[0] == here[1] == here[2] == set(mechanics.NAMES)


def said_in_english() -> Iterator[type]:
    """The kinds of node in what the phrases of all tables mean."""
    assert grammar.__all__
    for kind in KINDS.values():
        for phrase in kind.phrases if isinstance(kind, Table) else ():
            means = phrase.means
            yield from (type(node) for node in nodes(means) if not isinstance(node, Slot))


ENGLISH = set(said_in_english())


@pytest.mark.parametrize("name", sorted(NODES))
def test_a_node_of_a_mechanic_lacks_nothing(name: str) -> None:
    """It has words in both languages, a procedure and a worth, each at its home, and a scenario shows it."""
    kind = NODES[name]
    slice_ = kind.__module__.removeprefix(HOME)
    procedure = FOLLOW.get(kind) or AT_ONCE.get(kind)
    worths = vars(import_module(f"entaku.bots.mechanics.{slice_}"))
    has = {
        "English": kind in ENGLISH,
        "Japanese": kind in ROWS,
        "a procedure": procedure is not None and procedure.__module__ == f"entaku.magic.additional.mechanics.{slice_}",
        "a worth": kind in KNOWN and kind in worths.values(),
        "a scenario": any(signature.split("(")[0] == name for signature in shown()),
    }
    assert [what for what, there in has.items() if not there] == LACKING.get(name, [])
