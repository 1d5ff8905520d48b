"""Who has descended: a permanent card of theirs was put into their graveyard from anywhere.  (CR 2026 700.11)"""

from entaku.magic.game import events as e
from entaku.magic.game.state import Game


def has_descended(game: Game, event: e.Moved) -> bool:
    """Whether the owner of what has moved descends so: a token or any other card doesn't count."""
    if event.to != "graveyard":
        return False
    item = game.objects.get(event.now)
    return item is not None and item.is_card and item.base.is_permanent
