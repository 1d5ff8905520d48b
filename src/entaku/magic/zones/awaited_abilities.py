"""The abilities that are awaited: they wait to be put onto the stack, or haven't left it yet.  (CR 405, 603.3)"""

from collections.abc import Iterator

from entaku.magic.game.state import Game
from entaku.oracle.ir.abilities import Activated, Triggered


def awaited(game: Game) -> Iterator[tuple[int, Activated | Triggered]]:
    """Each of them with its source."""
    for one in game.waiting:
        yield one.source, one.ability
    for number in game.stack:
        spell = game.objects[number].spell
        if spell is not None and spell.ability is not None:
            yield spell.source, spell.ability


def is_awaited(game: Game, number: int) -> bool:
    """Whether an ability of an object is."""
    return any(source == number for source, _ in awaited(game))
