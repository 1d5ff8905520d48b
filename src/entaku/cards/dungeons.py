"""Dungeons: rooms that lie one behind the other, and what moving a venture marker into each does.  (CR 309)"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module

from msgspec import Struct

from entaku.cards.ir.abilities import Target
from entaku.cards.ir.instructions import Instruction


class Room(Struct, frozen=True):
    """A room: its name, what its room ability does, and the rooms that its arrows point to, by their places."""

    name: str
    do: tuple[Instruction, ...]
    targets: tuple[Target, ...] = ()
    to: tuple[int, ...] = ()


class Dungeon(Struct, frozen=True):
    """A dungeon card, its rooms from the topmost to the bottommost.

    `by_name`: it is entered only where a text says so  (CR 2026 701.49d).
    """

    name: str
    rooms: tuple[Room, ...]
    by_name: bool = False

    def room(self, name: str) -> Room:
        """The room of this name."""
        return next(room for room in self.rooms if room.name == name)

    def beyond(self, name: str) -> tuple[Room, ...]:
        """The rooms that the arrows of a room point to: none of the bottommost.  (CR 309.5a)"""
        return tuple(self.rooms[place] for place in self.room(name).to)


@cache
def dungeons() -> Mapping[str, Dungeon]:
    """The dungeons that players bring into a game, by name.

    >>> [room.name for room in dungeons()["Lost Mine of Phandelver"].beyond("Cave Entrance")]
    ['Goblin Lair', 'Mine Tunnels']
    """
    return {one.name: one for one in import_module("entaku.sets.dungeons").DUNGEONS}


def key_of(name: str) -> str:
    """What a dungeon or a room goes by among the messages.

    >>> key_of("Muiral's Graveyard")
    'muirals-graveyard'
    """
    return "".join(letter for letter in name.lower().replace(" ", "-") if letter.isalpha() or letter == "-")
