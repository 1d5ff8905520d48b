"""Plans of the phases in which cards are laid out for the whole table: how many, and how they are taken.

The ranges are those a host may choose from.
"""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

Packs = Annotated[int, Meta(ge=1, le=40)]
Size = Annotated[int, Meta(ge=1, le=60)]
Each = Annotated[int, Meta(ge=1, le=200)]


class Deal(Struct, frozen=True):
    """The packs that a phase needs for the whole table; `whole`: boosters stay as they are made, of any size.

    They are dealt round to so many `hands`, players or teams, each of which gets the same kinds of packs.
    """

    packs: int
    size: int
    whole: bool = False
    hands: int = 1


class TablePlan(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A phase whose cards are dealt to the table, not to a seat.

    `sources` are opened in turn: where packs are dealt round, everybody's first is of the first source.
    """

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

    def opened(self, seats: int) -> tuple[int, ...]:
        """The source of each of these packs, in the order in which they are dealt round.

        >>> SealedPlan(sources=(0, 1), packs=2).opened(3)
        (0, 0, 0, 1, 1, 1)
        """
        deal = self.deal(seats)
        return tuple(self.sources[number // deal.hands % len(self.sources)] for number in range(deal.packs))


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
        return Deal(self.packs * seats, self.cards, whole=True, hands=seats)


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


class HousmanPlan(TablePlan, frozen=True, tag="housman"):
    """The players exchange cards of a hand for cards on the table and keep the hand; so many hands, one after another.

    Each player gets `hand` cards, `table` lie face up; each may exchange so many times, in turn round the table
    or, with `snake`, there and back.
    """

    amount: ClassVar[str] = "hands"

    hands: Annotated[int, Meta(ge=1, le=24)] = 9
    hand: Annotated[int, Meta(ge=1, le=24)] = 5
    table: Annotated[int, Meta(ge=1, le=24)] = 9
    exchanges: Annotated[int, Meta(ge=1, le=24)] = 3
    snake: bool = False

    def deal(self, seats: int) -> Deal:
        return Deal(self.hands, seats * self.hand + self.table)


class MinesweeperPlan(TablePlan, frozen=True, tag="minesweeper"):
    """Grids of which some cards are turned up; taking a card turns up those beside it.

    Each player takes `picks` cards of each grid; `shown` says which cards are turned up at first.
    """

    least_seats: ClassVar[int] = 1
    amount: ClassVar[str] = "grids"

    grids: Packs = 4
    rows: Annotated[int, Meta(ge=2, le=20)] = 9
    columns: Annotated[int, Meta(ge=2, le=20)] = 10
    picks: Packs = 9
    shown: Literal["corners-and-centre", "corners", "centre", "border"] = "corners-and-centre"

    def deal(self, seats: int) -> Deal:
        return Deal(self.grids, self.rows * self.columns)


class AuctionPlan(TablePlan, frozen=True, tag="auction"):
    """All players bid in secret, and at once, for the cards of one pack after the other.

    Everybody has `funds` for all packs together; a bid is at least `least`.  The winner pays their own bid, or the
    second highest.  `ties` says who wins of equal bids.
    """

    amount: ClassVar[str] = "packs"
    size: ClassVar[str] = "cards"

    packs: Annotated[int, Meta(ge=1, le=128)] = 18
    cards: Size = 15
    funds: Annotated[int, Meta(ge=1, le=10_000)] = 200
    least: Annotated[int, Meta(ge=0, le=10_000)] = 0
    price: Literal["own", "second"] = "own"
    ties: Literal["chance", "more-funds", "less-funds", "more-cards", "fewer-cards"] = "chance"

    def deal(self, seats: int) -> Deal:
        return Deal(self.packs, self.cards, whole=True)


class PoolPlan(TablePlan, frozen=True):
    """A phase in which players or teams open packs of their own.

    `dealt` is the source of each pack, as they are dealt round, where not everybody opens the sources in turn.
    """

    dealt: tuple[int, ...] = ()

    def opened(self, seats: int) -> tuple[int, ...]:
        return self.dealt or super().opened(seats)


class SealedPlan(PoolPlan, frozen=True, tag="sealed"):
    """Each player opens `packs` and has their cards."""

    least_seats: ClassVar[int] = 1
    amount: ClassVar[str] = "packs"
    size: ClassVar[str] = "cards"

    packs: Packs = 6
    cards: Size = 15

    def deal(self, seats: int) -> Deal:
        return Deal(self.packs * seats, self.cards, whole=True, hands=seats)


class TeamSealedPlan(PoolPlan, frozen=True, tag="team-sealed"):
    """Each team opens `packs`, and its players claim cards of them.  Teams sit spread round the table (`teams.py`).

    `sizes` are how many players each team has; () for so many equal `teams`.  `names` are what the teams are called,
    the first team's first; "", or none, for a team that has its number alone.
    """

    amount: ClassVar[str] = "packs"
    size: ClassVar[str] = "cards"

    packs: Packs = 12
    cards: Size = 15
    teams: Annotated[int, Meta(ge=1, le=5)] = 2
    sizes: Annotated[tuple[Annotated[int, Meta(ge=1, le=10)], ...], Meta(max_length=5)] = ()
    names: Annotated[tuple[Annotated[str, Meta(max_length=80)], ...], Meta(max_length=5)] = ()

    @property
    def count(self) -> int:
        """How many teams there are."""
        return len(self.sizes) or self.teams

    def deal(self, seats: int) -> Deal:
        return Deal(self.packs * self.count, self.cards, whole=True, hands=self.count)


TablePlans = (
    WinchesterPlan
    | GridPlan
    | RochesterPlan
    | RotisseriePlan
    | HousmanPlan
    | MinesweeperPlan
    | AuctionPlan
    | SealedPlan
    | TeamSealedPlan
)
"""The phases whose cards are dealt to the table."""
