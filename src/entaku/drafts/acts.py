"""What a player may do beside picking, as the phases offer it and carry it out."""

from typing import Literal

from msgspec import Struct

from entaku.kernel.decisions import Option
from entaku.kernel.seats import Seat


class Act(Struct, frozen=True):
    """One thing that a player may do with a face-up card.

    `kind`: an effect is turned on for the next pick, or off again; a pack is looked at, or will be when it is passed
    (`next`); the next card that a player drafts is looked at.  `key` is its answer, as logs have it; `what` the word by
    which messages speak of it; `seat` the player it concerns, `pack` and `round` the pack that is looked at.
    """

    kind: Literal["on", "off", "watch", "look", "next"]
    key: str
    what: str
    card: int
    seat: Seat | None = None
    text: str = ""
    pack: int = 0
    round: int | None = None

    @property
    def option(self) -> Option:
        """The option that offers it."""
        return Option(self.key, self.what, self.card, self.seat, self.text, undoes=self.kind == "off")
