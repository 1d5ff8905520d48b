"""Doors of Rooms that are unlocked: about what the half would have cost to cast."""

from entaku.bots.playing.choosing import Choosing
from entaku.bots.playing.worths import chosen_for, worth
from entaku.kernel.decisions import Option
from entaku.oracle.mechanics.unlocking import UnlockDoor

worth(UnlockDoor, thing=2.0)


@chosen_for("game-door")
def option_worth(choosing: Choosing, option: Option) -> float:
    """A door that opens is better than one that closes, whatever is behind it."""
    return 1.0 if option.what == "open" else -1.0
