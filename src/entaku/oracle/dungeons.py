"""The dungeons that players bring into a game.  (CR 309)"""

from collections.abc import Mapping
from functools import cache

from entaku.oracle.compiled_trees import kept
from entaku.oracle.dungeon_cards import Dungeon


@cache
def dungeons() -> Mapping[str, Dungeon]:
    """The dungeons that players bring into a game, by name.

    >>> [room.name for room in dungeons()["Lost Mine of Phandelver"].beyond("Cave Entrance")]
    ['Goblin Lair', 'Mine Tunnels']
    """
    return {one.name: one for one in kept("dungeons", _read)}


def _read() -> tuple[Dungeon, ...]:
    from entaku.oracle.dungeon_files import read_file  # who loads what is compiled reads no file

    return read_file()
