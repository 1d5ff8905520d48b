"""What comparisons measure: from the tables of each arm to panels of figures."""

from collections.abc import Callable, Mapping
from pathlib import Path

import polars
from msgspec import Struct
from polars import LazyFrame, col

from entaku.laboratory.comparing.figures import Panel, Unit, rows
from entaku.laboratory.study.keeping import table
from entaku.laboratory.study.questions import GAME

SELF = polars.lit("")
POSITION = col("position") + 1
GONE_FIRST = (col("place") == col("place").max().over(*GAME)) & (col("place") > 1)
OWN_TURNS = 4
"""Whoever has cast next to nothing by the end of so many turns of their own was stuck."""
ENOUGH_DAMAGE = 20
"""So much damage at opponents is worth the first card by the Rumble rule, if it comes from damage alone."""


class Nights(Struct, frozen=True):
    """The nights of an arm: its tables, as far as so many nights go."""

    folder: Path
    count: int

    def table(self, name: str) -> LazyFrame:
        """A table by its name."""
        return table(self.folder, name).filter(col("night") <= self.count)

    @property
    def games(self) -> LazyFrame:
        return self.table("games")

    @property
    def events(self) -> LazyFrame:
        return self.table("events")


Arms = Mapping[str, Nights]
Cases = Callable[[Nights], LazyFrame]


def panel(
    arms: Arms, title: str, what: str, unit: Unit, cases: Cases, by: polars.Expr, value: polars.Expr,
    even: float | None = None,
) -> Panel:  # fmt: skip
    """A figure of every arm, group by group."""
    found = (row for arm, nights in arms.items() for row in rows(arm, cases(nights), by, value, unit))
    return Panel(title, what, unit, tuple(found), even)


def games_of(nights: Nights) -> LazyFrame:
    """A case is a player in a game."""
    return nights.games


def whole_games(nights: Nights) -> LazyFrame:
    """A case is a game."""
    return nights.games.group_by(*GAME).agg(col("turns").first())


# Seats.


def seats(arms: Arms) -> list[Panel]:
    """Who wins and who leaves first, by the place in turn order."""
    return [
        panel(arms, "won", "position", "share", games_of, POSITION, col("won"), 0.25),
        panel(arms, "first-out", "position", "share", games_of, POSITION, GONE_FIRST, 0.25),
        panel(arms, "turns", "rules", "number", whole_games, SELF, col("turns")),
    ]


# Who leaves together.  (EV-7)

TIED = col("position").len().over(*GAME, "place")
FROM_LAST = (col("position").rank("ordinal", descending=True).over(*GAME, "place") - 1).cast(polars.Int32)
TIE_RULES = {
    "tie-later": col("place") + FROM_LAST,
    "tie-shared": col("place") + (TIED - 1) / 2,
    "tie-earlier": col("place") + TIED - 1 - FROM_LAST,
}
"""A player's place by each rule: who sits nearer to the first player ranks lower (EV-7), all share the middle of their
places, or who sits nearer ranks higher.  Only the first is a rule of the source; the others are worked out from the
same games."""


def ties(arms: Arms) -> list[Panel]:
    """What the places are worth by three rules for those who leave together, and how often anybody does."""
    (nights,) = arms.values()
    places = [row for rule, place in TIE_RULES.items() for row in rows(rule, nights.games, POSITION, place, "number")]
    return [
        Panel("place", "position", "number", tuple(places), 2.5),
        panel(arms, "together", "rules", "share", left_together, SELF, col("tied")),
    ]


def left_together(nights: Nights) -> LazyFrame:
    """A case is a game, and whether several left it at one time."""
    return nights.games.group_by(*GAME).agg(tied=col("place").is_duplicated().any())


# Splits and the cut.  (EV-2, EV-5)


def through_the_cut(nights: Nights) -> LazyFrame:
    """A case is a player of a night with two rounds: their first game, and where they stood in the end."""
    ranks = nights.table("ranks")
    first = nights.games.filter(col("round") == 1)
    return first.join(ranks, on=("night", "player")).with_columns(
        through=col("left") == 0, top=col("rank") == 1, first_out=GONE_FIRST
    )


def first_games(nights: Nights) -> LazyFrame:
    """A case is a game of the first round, and whether more left it together than the cut wanted."""
    first = nights.games.filter(col("round") == 1)
    return first.group_by(*GAME).agg(crossed=(col("left") == 0).sum() < 2)


def cut_off(nights: Nights) -> LazyFrame:
    """A case is a player who left the first game before the cut."""
    return through_the_cut(nights).filter(~col("through"))


def splits(arms: Arms) -> list[Panel]:
    """How a night goes for players of groups of different sizes."""
    return [
        panel(arms, "through", "size", "share", through_the_cut, col("players"), col("through")),
        panel(arms, "night-won", "size", "share", through_the_cut, col("players"), col("top")),
    ]


def cut(arms: Arms) -> list[Panel]:
    """What leaving the first game early says of the second, whom their seat cuts, and what becomes of a weak one."""
    eight, weak = {"eight": arms["eight"]}, {"eight-weak": arms["eight-weak"]}
    order = polars.when("first_out").then(polars.lit("left-first")).otherwise(polars.lit("left-second"))
    return [
        panel(eight, "through", "position", "share", through_the_cut, POSITION, col("through"), 0.5),
        panel(eight, "night-won", "position", "share", through_the_cut, POSITION, col("top"), 0.125),
        panel(eight, "rank-of-cut", "case", "number", cut_off, order, col("rank"), 6.5),
        panel(eight, "crossed", "rules", "share", first_games, SELF, col("crossed")),
        panel(weak, "through", "bot", "share", through_the_cut, col("bot"), col("through"), 0.5),
        panel(weak, "rank", "bot", "number", through_the_cut, col("bot"), col("rank"), 4.5),
    ]


# The Rumble rule.  (EV-15)


def first_to_deal(nights: Nights) -> LazyFrame:
    """A case is the player of a game who was the first to have dealt opponents twenty damage."""
    dealt = (
        nights.events.filter((col("kind") == "damage") & (col("other") != col("player")))
        .sort("number")
        .with_columns(sum=col("amount").cum_sum().over(*GAME, "player"))
        .filter(col("sum") >= ENOUGH_DAMAGE)
        .group_by(*GAME)
        .agg(col("player").sort_by("number").first())
    )
    return dealt.join(nights.games.select(*GAME, "player", "won"), on=(*GAME, "player"))


def rumbles(nights: Nights) -> LazyFrame:
    """A case is a game, with how many cards came by the rule."""
    cards = nights.events.filter(col("kind") == "rumble").group_by(*GAME).agg(cards=col("amount").sum())
    return whole_games(nights).join(cards, on=GAME, how="left").with_columns(col("cards").fill_null(0))


def rumble(arms: Arms) -> list[Panel]:
    """Whether who is ahead wins more surely, how long games are, how many cards come by the rule."""
    return [
        panel(arms, "first-to-twenty", "rules", "share", first_to_deal, SELF, col("won"), 0.25),
        panel(arms, "won", "position", "share", games_of, POSITION, col("won"), 0.25),
        panel(arms, "turns", "rules", "number", whole_games, SELF, col("turns")),
        panel(arms, "rumble-cards", "rules", "number", rumbles, SELF, col("cards")),
    ]


# Mulligans.


def begun(nights: Nights) -> LazyFrame:
    """A case is a player in a game, with how many spells they had cast when everybody had had four turns."""
    early = nights.events.filter((col("kind") == "cast") & (col("turn") <= OWN_TURNS * 4))
    spells = early.group_by(*GAME, "player").agg(spells=polars.len())
    return nights.games.join(spells, on=(*GAME, "player"), how="left").with_columns(col("spells").fill_null(0))


def after_a_mulligan(nights: Nights) -> LazyFrame:
    """A case is a player who took one, in a game."""
    return nights.games.filter(col("mulligans") > 0)


def mulligan(arms: Arms) -> list[Panel]:
    """What hands are kept, how often somebody is stuck with them, and what a mulligan costs."""
    return [
        panel(arms, "mulligans", "rules", "share", games_of, SELF, col("mulligans") > 0),
        panel(arms, "hand", "rules", "number", games_of, SELF, col("hand")),
        panel(arms, "stuck", "rules", "share", begun, SELF, col("spells") < 2),
        panel(arms, "won-after", "rules", "share", after_a_mulligan, SELF, col("won"), 0.25),
    ]


# Commanders.


def tax(arms: Arms) -> list[Panel]:
    """How often commanders are cast, and so what they cost in the end."""
    often = polars.min_horizontal(col("casts"), polars.lit(4))
    counted = [
        row
        for arm, nights in arms.items()
        for times in range(5)
        for row in rows(arm, nights.games, polars.lit(f"{times}" if times < 4 else "4+"), often == times, "share")
    ]
    return [
        Panel("casts-share", "casts", "share", tuple(counted)),
        panel(arms, "casts-mean", "rules", "number", games_of, SELF, col("casts")),
        panel(arms, "commander-damage", "rules", "share", games_of, SELF, col("why") == "commander"),
        panel(arms, "turns", "rules", "number", whole_games, SELF, col("turns")),
    ]


MEASURES: dict[str, Callable[[Arms], list[Panel]]] = {
    "seats": seats,
    "splits": splits,
    "cut": cut,
    "ties": ties,
    "rumble": rumble,
    "mulligan": mulligan,
    "tax": tax,
}


def measured(question: str, arms: Arms) -> list[Panel]:
    """A question's figures, from the nights of its arms."""
    return MEASURES[question](arms)
