"""Noun phrases that hold each other, in Japanese: players are told by objects, these by amounts, these by players.

Each is asked for here by what lies below the module that makes its words.
"""

from collections.abc import Callable
from typing import Generic, TypeVar

from entaku.oracle.ir import things as t
from entaku.oracle.saying.japanese.told import Told

Part = TypeVar("Part")


class Noun(Generic[Part]):
    """The words for a part of a tree; whoever makes them says so."""

    _words: Callable[[Part, Told], str]

    def made_by(self, words: Callable[[Part, Told], str]) -> None:
        """These are the words."""
        self._words = words

    def __call__(self, part: Part, told: Told) -> str:
        """The words for one part."""
        return self._words(part, told)


player: Noun[t.Players] = Noun()
thing: Noun[t.Things | t.Players] = Noun()
described: Noun[t.Group] = Noun()
amount: Noun[t.Amount] = Noun()
