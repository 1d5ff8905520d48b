"""The trees that are written: what each card that we ship does, and some that we don't, by name.

They are files of `entaku.sets` (`tree_files`), and are loaded in a form that is made of them (`compiled_trees`).
"""

from collections.abc import Callable, Mapping
from functools import cache

from entaku.oracle.compiled_trees import kept
from entaku.oracle.identity import LAND_MANA
from entaku.oracle.ir.abilities import Ability, Tree

SHIPPED = ("cns", "cn2")
"""The files of trees of the sets that we ship; all others are of cards that are written because nothing reads them."""


@cache
def written() -> Mapping[str, Tree]:
    """The trees that were written, of all cards: of those that we ship, and of some whose text can't be read.

    >>> "Chaos Warp" in written(), "Chaos Warp" in shipped()
    (True, False)
    """
    alone = kept("others", _read_others)
    return {**{tree.name: tree for tree in alone}, **shipped()}


@cache
def shipped() -> Mapping[str, Tree]:
    """The tree of every card that we ship.

    >>> shipped()["Scaled Wurm"]
    Tree(name='Scaled Wurm')
    """
    found = {name: Tree(name) for name in LAND_MANA}
    return {**found, **{tree.name: tree for tree in kept("shipped", _read_shipped)}}


@cache
def own_words() -> Mapping[Ability, str]:
    """What abilities of shipped cards do in words of our own, where no phrase says them; `~` stands for the card.

    >>> power_play, = shipped()["Power Play"].abilities
    >>> own_words()[power_play].startswith("The first turn is yours.")
    True
    """
    return {shipped()[name].abilities[place]: text for name, place, text in kept("words", _read_words)}


def _read_others() -> tuple[Tree, ...]:
    from entaku.oracle.tree_files import read_files  # who loads what is kept reads no files

    return tuple(each.tree for name, found in read_files().items() if name not in SHIPPED for each in found)


def _read_shipped() -> tuple[Tree, ...]:
    from entaku.oracle.tree_files import read_files  # as above

    return tuple(each.tree for name in SHIPPED for each in read_files()[name])


def _read_words() -> tuple[tuple[str, int, str], ...]:
    from entaku.oracle.tree_files import read_files  # as above

    found = (each for name in SHIPPED for each in read_files()[name])
    return tuple((each.tree.name, place, text) for each in found for place, text in each.words.items())


READERS: Mapping[str, Callable[[], tuple[object, ...]]] = {
    "others": _read_others, "shipped": _read_shipped, "words": _read_words,
}  # fmt: skip
"""What is kept as it is loaded, a part at a time, and what reads it of the files."""
