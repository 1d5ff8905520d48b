"""What happens where cards lie on the table for all: everybody may know it."""

from entaku.drafts.state import DraftCard
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


class Swapped(Event, frozen=True, tag="swapped"):
    """A player took a card from the table and put one of their hand down for it."""

    seat: Seat
    took: DraftCard
    gave: DraftCard


class Uncovered(Event, frozen=True, tag="uncovered"):
    """Cards that lay face down on the table were turned up."""

    cards: tuple[DraftCard, ...]


class Won(Event, frozen=True, tag="won"):
    """A player won a card in an auction and paid so much; `bids` are what each seat had promised for it."""

    seat: Seat
    card: DraftCard
    price: int
    bids: tuple[int, ...]


class PoolOpened(Event, frozen=True, tag="pool-opened"):
    """A player, or the team they are of, got so many cards to build from."""

    seat: Seat
    count: int


class Claimed(Event, frozen=True, tag="claimed"):
    """A player claimed a card of their team's pool; only the team is told."""

    seat: Seat
    team: tuple[Seat, ...]
    card: DraftCard


class Released(Event, frozen=True, tag="released"):
    """A player gave a card back to their team's pool; only the team is told."""

    seat: Seat
    team: tuple[Seat, ...]
    card: DraftCard


class Finished(Event, frozen=True, tag="finished"):
    """A player has all the cards that they want."""

    seat: Seat


TableEvent = LaidOut | Took | Unwanted | Swapped | Uncovered | Won | PoolOpened | Claimed | Released | Finished
"""Everything that happens where cards lie on the table."""
