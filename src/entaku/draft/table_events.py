"""What happens where cards lie on the table for all: everybody may know it."""

from entaku.draft.state import DraftCard
from entaku.kernel.seats import Seat
from entaku.kernel.table import Event


class LaidOut(Event, frozen=True, tag="laid-out"):
    """A round began: so many cards are laid out on the table."""

    phase: int
    round: int
    cards: int


class Took(Event, frozen=True, tag="took"):
    """A player took cards from the table, where all could see them."""

    seat: Seat
    cards: tuple[DraftCard, ...]


class Unwanted(Event, frozen=True, tag="unwanted"):
    """Cards on the table that nobody took are put away."""

    cards: tuple[DraftCard, ...]
