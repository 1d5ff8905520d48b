"""What players do that is spoken of again."""

from typing import Literal

Deed = Literal[
    "surveil", "scry", "clash", "shuffle", "win a flip", "lose a flip", "roll dice", "commit a crime", "descend",
    "discover", "earthbend", "blight", "manifest dread", "airbend", "expend 4", "expend 8",
    "fully unlock a Room", "proliferate", "investigate",
    "collect evidence", "activate an exhaust ability", "have a card leave the graveyard",
    "put a counter on a creature",
    "venture into the dungeon", "take the initiative", "plot a card", "solve a Case", "unlock a door", "time travel",
    "waterbend", "firebend",
]  # fmt: skip
"""What a player does that abilities wait for: keyword actions, shuffling their library, flips of a coin, dice."""
