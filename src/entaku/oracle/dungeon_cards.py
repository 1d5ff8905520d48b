"""Dungeon cards: rooms that lie one behind the other, and what moving a venture marker into each does.  (CR 309)"""

from msgspec import Struct

from entaku.oracle.ir.abilities import Target
from entaku.oracle.ir.instructions import Instruction


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


def key_of(name: str) -> str:
    """What a dungeon or a room goes by among the messages.

    >>> key_of("Muiral's Graveyard")
    'muirals-graveyard'
    """
    return "".join(letter for letter in name.lower().replace(" ", "-") if letter.isalpha() or letter == "-")
