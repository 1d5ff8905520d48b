"""Plans of the phases in which cards are laid out for the whole table: how many, and how they are taken.

The ranges are those a host may choose from.
"""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

Packs = Annotated[int, Meta(ge=1, le=40)]
Size = Annotated[int, Meta(ge=1, le=60)]
Each = Annotated[int, Meta(ge=1, le=200)]


class Deal(Struct, frozen=True):
    """The packs that a phase needs for the whole table; `whole`: boosters stay as they are made, of any size."""

    packs: int
    size: int
    whole: bool = False


class TablePlan(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A phase whose cards are dealt to the table, not to a seat; `sources` are opened in turn."""

    least_seats: ClassVar[int] = 2
    amount: ClassVar[str] = ""
    size: ClassVar[str] = ""

    sources: tuple[int, ...] = (0,)

    @property
    def rounds(self) -> tuple[()]:
        """No round gives each seat a booster."""
        return ()

    def deal(self, seats: int) -> Deal:
        """The packs it needs at a table of so many seats."""
        raise NotImplementedError


class WinchesterPlan(TablePlan, frozen=True, tag="winchester"):
    """Face-up piles that grow by a card after each turn, of which the player in turn takes one.

    `cards` are dealt for each player.
    """

    amount: ClassVar[str] = "cards"

    piles: Annotated[int, Meta(ge=2, le=8)] = 4
    cards: Each = 45

    def deal(self, seats: int) -> Deal:
        return Deal(seats, self.cards)


class GridPlan(TablePlan, frozen=True, tag="grid"):
    """Three rows of three cards, face up; each player in turn takes a row or a column.

    `picks` is how often each player takes from a grid.  For more than two takes in all the gaps are filled again.
    """

    amount: ClassVar[str] = "grids"

    grids: Packs = 18
    picks: Annotated[int, Meta(ge=1, le=2)] = 1

    def deal(self, seats: int) -> Deal:
        return Deal(self.grids, 9 + 3 * max(0, seats * self.picks - 2))


class RochesterPlan(TablePlan, frozen=True, tag="rochester"):
    """One pack after the other is laid out face up; the players take a card in turn, there and back again.

    `packs` of `cards` are opened for each player.
    """

    least_seats: ClassVar[int] = 1
    amount: ClassVar[str] = "packs"
    size: ClassVar[str] = "cards"

    packs: Packs = 3
    cards: Size = 15

    def deal(self, seats: int) -> Deal:
        return Deal(self.packs * seats, self.cards, whole=True)


class RotisseriePlan(TablePlan, frozen=True, tag="rotisserie"):
    """All cards lie face up; the players take one in turn, there and back again, until each has `picks`.

    `cards` are laid out for each player; 0 means as many as they pick.
    """

    least_seats: ClassVar[int] = 1
    amount: ClassVar[str] = "picks"

    picks: Each = 45
    cards: Annotated[int, Meta(ge=0, le=400)] = 0

    def deal(self, seats: int) -> Deal:
        return Deal(seats, max(self.picks, self.cards))


TablePlans = WinchesterPlan | GridPlan | RochesterPlan | RotisseriePlan
"""The phases whose cards are dealt to the table."""

Ties = Literal["more-funds", "less-funds", "more-cards", "fewer-cards"]
