"""A player in a game.  (CR 102)"""

from msgspec import Struct

from entaku.kernel.seats import Seat
from entaku.magic.concepts.mana.earmarked import Earmarked

Mana = tuple[int, int, int, int, int, int]
"""How much mana of each kind: white, blue, black, red, green, colourless."""

MANA_KINDS = "WUBRGC"
NO_MANA: Mana = (0, 0, 0, 0, 0, 0)


class Player(Struct, frozen=True):
    """A player in a game, or one who has left it.

    `upkeeps`: the turns of their last two upkeeps, this one's if it has begun  (CR 702.30a).
    `snow`: how much of the mana in the pool came from snow sources  (CR 107.4h); `kept`: how much isn't lost
    before combat ends, `kept_all_turn`: before the turn does; `earmarked`: of what mana in it something is said
    (CR 106.6).
    `rumbled`: how much life they have made opponents lose; `rumbles`: how many thresholds of it are used up  (EV-15).
    `blessed`: whether they have the city's blessing, which nobody loses again  (CR 702.131); `completed`: the dungeons
    that they have completed  (CR 309.7); `tempted`: how often the Ring has tempted them  (CR 2026 701.54c);
    `speed`: theirs, 0 if they have none  (CR 2026 702.179b).
    `companion`: the card outside the game that they have revealed as theirs, until they have it  (CR 702.139).
    `commander_casts`: how often each of their commanders was cast from the command zone  (CM-13);
    `commander_damage`: the combat damage that each commander, by its owner and place, has dealt to them  (CM-12).
    `spared`: how things stood when text that isn't understood kept them from losing.
    """

    seat: Seat
    life: int
    mana: Mana = NO_MANA
    snow: Mana = NO_MANA
    kept: Mana = NO_MANA
    kept_all_turn: Mana = NO_MANA
    earmarked: tuple[Earmarked, ...] = ()
    poison: int = 0
    energy: int = 0
    experience: int = 0
    lands_played: int = 0
    cards_drawn: int = 0
    mana_spent: int = 0
    first_in_step: int = 0
    spells_cast: int = 0
    turns: int = 0
    last_turn: int = 0
    upkeeps: tuple[int, int] = (0, 0)
    drew_from_empty: bool = False
    blessed: bool = False
    completed: tuple[str, ...] = ()
    lost: str = ""
    left: bool = False
    started_with: tuple[str, ...] = ()
    rumbled: int = 0
    rumbles: int = 0
    tempted: int = 0
    speed: int = 0
    companion: int | None = None
    commander_casts: tuple[int, ...] = ()
    commander_damage: tuple[tuple[Seat, int, int], ...] = ()
    spared: str = ""

    def counters(self) -> tuple[tuple[str, int], ...]:
        """The counters that the player has, so many of each kind.  (CR 122.1)"""
        return tuple((kind, getattr(self, kind)) for kind in PLAYER_COUNTERS if getattr(self, kind))


PLAYER_COUNTERS = ("poison", "energy", "experience")
"""The kinds of counters that players can have."""
