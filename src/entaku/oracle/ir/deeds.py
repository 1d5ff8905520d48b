"""What players do that is spoken of again."""

from typing import Literal

Deed = Literal[
    "surveil", "scry", "clash", "shuffle", "win a flip", "lose a flip", "roll dice", "commit a crime", "descend",
    "discover", "earthbend", "blight", "manifest dread", "airbend", "expend 4", "expend 8",
    "fully unlock a Room", "proliferate", "investigate",
    "collect evidence", "activate an exhaust ability", "activate an equip ability", "have a card leave the graveyard",
    "put a counter on a creature", "put a counter on a permanent", "search", "flip a coin", "pay life", "forage",
    "expend 6", "lose the game", "venture into the dungeon", "take the initiative", "plot a card", "solve a Case",
    "unlock a door", "time travel", "waterbend", "firebend",
]  # fmt: skip
"""What a player does that abilities wait for: keyword actions, searches and shuffles of their library, coins, dice.

And what they come to: that they lose the game.
"""
