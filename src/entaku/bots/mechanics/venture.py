"""Venturing into dungeons: which of them is entered, and which way is taken."""

from entaku.bots.playing.choosing import Choosing
from entaku.bots.playing.worths import chosen_for, worth
from entaku.kernel.decisions import Option
from entaku.oracle.mechanics.venture import Venture

worth(Venture, player=1.0)

DUNGEONS = {"lost-mine-of-phandelver": 2.0, "dungeon-of-the-mad-mage": 1.0, "tomb-of-annihilation": -1.0}
"""What entering each is worth: the mine is short, and its last room draws a card."""
ROOMS = {
    "goblin-lair": 1.0, "mine-tunnels": 1.1, "dark-pool": 1.0, "storeroom": 0.9, "fungi-cavern": 0.3,
    "goblin-bazaar": 1.1, "twisted-caverns": 0.4, "runestone-caverns": 2.0, "muirals-graveyard": 1.5,
    "veils-of-fear": -1.0, "oubliette": -4.0,
}  # fmt: skip
"""What the rooms are worth between which there is a choice."""


@chosen_for("game-dungeon")
def dungeon_worth(_: Choosing, option: Option) -> float:
    return DUNGEONS.get(option.text, 0.0)


@chosen_for("game-venture")
def room_worth(choosing: Choosing, option: Option) -> float:
    """The room that is worth most; one that needs a creature of one's own is nothing without."""
    if option.text == "storeroom" and not choosing.board.creatures[choosing.board.me]:
        return 0.0
    return ROOMS.get(option.text, 0.0)
