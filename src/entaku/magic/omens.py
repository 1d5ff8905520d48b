"""Omens: spells that omen cards are cast as, and that are shuffled into a library as they resolve.

The rules have them since 2025, as their chapter 720.
"""

from entaku.magic import faces, moving
from entaku.magic.choices import Procedure
from entaku.magic.game import Game, Object
from entaku.magic.going import Going


def is_omen(item: Object) -> bool:
    """Whether a spell was cast as an Omen."""
    return item.definition.layout == "omen" and faces.is_other(item)


def finishes(game: Game, item: Object) -> Procedure[None]:
    """An Omen is shuffled into its owner's library as it resolves."""
    yield from moving.move(game, [Going(item.id, "library", cause="resolve", shuffled=True)])
