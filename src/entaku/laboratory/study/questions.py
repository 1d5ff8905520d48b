"""What a study's tables say: the questions of a cube's owner, each with its figures.

A share of wins is compared with an even one: of four players each should win a quarter of their games.  Where several
won together each has their part.  Intervals hold with 95 %, a night counted as one case (`shares`).  A card of which
nothing is known, or that the rules play but in part, is marked, and nothing is concluded of it.
"""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import polars
from msgspec import Struct
from msgspec.structs import replace
from polars import LazyFrame, col

from entaku.laboratory.study.keeping import table
from entaku.laboratory.study.plan import Kept, Known, kept
from entaku.laboratory.study.shares import SURENESS, Share, shares_by_night
from entaku.oracle.ir.draft_matters import DRAFT_MATTERS

GAME = ("night", "round", "group")
HAND = ("night", "player")


class CardFigures(Struct, frozen=True):
    """A card in a study.

    `pick` is the mean place at which it was taken from a pack, from 1; `taken` how often it was taken by who saw it,
    `last` how often it was the last of its pack; `played` how many of the drafted copies were in a deck.  `won` is of
    the games of those who had it in their deck, `owned` of those who had it at all, `seen` of those who saw it in the
    draft, `drawn` of those in which it was drawn or in the opening hand, `cast` of those in which it was cast.  `known`
    is how far the rules and the bots knew it.
    """

    card: str
    drafted: int
    pick: float | None
    taken: float | None
    last: float | None
    played: float
    won: Share | None
    owned: Share | None
    known: Known = ""
    seen: Share | None = None
    drawn: Share | None = None
    cast: Share | None = None

    @property
    def is_judged(self) -> bool:
        """Whether the figures say anything of the card: they don't where nobody could play it as it is."""
        return not self.known


class Group(Struct, frozen=True):
    """Games of those who have something in common: a place in turn order, the colours of their deck."""

    name: str
    won: Share
    first_out: Share | None = None


class Phase(Struct, frozen=True):
    """What came of the cards of one phase of the draft: how many a player got, how many of those they played.

    `winners` is what part of the winners' decks they were, `others` what part of the others'.
    """

    number: int
    cards: float
    played: float
    winners: float
    others: float


class Answers(Struct, frozen=True):
    """Everything that a report tells.

    `even` is a player's even share; `bots` are those that sat at the table; `turns` how many games had how many turns.
    `last_blow` is how often who dealt the last damage to somebody who left won the game, `first_blow` how often who put
    the first one out did.  `conspiracies` are players by how many they brought to the game, where any were drafted;
    `acting` by how many cards they had drafted that act during the draft, where there were any; `costs` and `creatures`
    by what their decks were like, in thirds.  `wait` is how many turns, half of the time, the first to leave waits for
    the end.
    """

    study: Kept
    nights: int
    games: int
    even: float
    cards: tuple[CardFigures, ...]
    colours: tuple[Group, ...]
    positions: tuple[Group, ...]
    bots: tuple[Group, ...]
    phases: tuple[Phase, ...]
    turns: tuple[tuple[int, int], ...]
    first_blow: Share | None
    last_blow: Share | None
    conspiracies: tuple[Group, ...] = ()
    acting: tuple[Group, ...] = ()
    costs: tuple[Group, ...] = ()
    creatures: tuple[Group, ...] = ()
    wait: int | None = None


def answers(folder: Path) -> Answers:
    """What a study says.  Raises Unlawful where a folder holds none, or nothing has been played."""
    study = kept(folder)
    picks, decks, games, events = (table(folder, name) for name in ("picks", "decks", "games", "events"))
    played = games.select(col("night").n_unique(), polars.struct(GAME).n_unique().alias("games"))
    nights, count = played.collect().row(0)
    first_blow, last_blow = blows(games, events)
    return Answers(
        study=study,
        nights=nights,
        games=count,
        even=1 / games.select(col("players").mean()).collect().item(),
        cards=tuple(cards(picks, decks, games, events, study)),
        colours=tuple(grouped(games, col("colours"))),
        positions=tuple(grouped(games, (col("position") + 1).cast(polars.String))),
        bots=tuple(grouped(games, col("bot"))),
        phases=tuple(phases(picks, decks, games)),
        turns=tuple(
            games.unique(GAME).group_by("turns").len().sort("turns").collect().iter_rows()
        ),
        first_blow=first_blow,
        last_blow=last_blow,
        conspiracies=tuple(by_conspiracies(decks, games)),
        acting=tuple(by_acting_cards(picks, games)),
        costs=tuple(in_thirds(games, "cost", 2)),
        creatures=tuple(in_thirds(games, "creatures", 0)),
        wait=waiting(games),
    )  # fmt: skip


def above(answers: Answers) -> list[CardFigures]:
    """The cards whose decks win more than their share, the surest first.

    Of two hundred cards ten would be among these by chance, were each judged alone; so all are judged together
    (Bonferroni): none of them is here by chance, with a sureness of 95 %.
    """
    judged = [(card, card.won) for card in answers.cards if card.won is not None and card.is_judged]
    each = 1 - (1 - SURENESS) / max(len(judged), 1)
    low = {card.card: won.surer(each).low for card, won in judged}
    found = [card for card, _ in judged if low[card.card] > answers.even]
    return sorted(found, key=lambda card: -low[card.card])


def unplayed(answers: Answers) -> list[CardFigures]:
    """The cards that were drafted and never in a deck, though their players knew them."""
    return [card for card in answers.cards if card.played == 0 and card.is_judged]


def unjudged(answers: Answers, known: Known) -> list[CardFigures]:
    """The cards of which nothing is concluded since they are known so far alone."""
    return [card for card in answers.cards if card.known == known]


def cards(
    picks: LazyFrame, decks: LazyFrame, games: LazyFrame, events: LazyFrame, study: Kept
) -> Iterable[CardFigures]:
    """Every card that was drafted, by name."""
    from_packs = picks.filter(col("way") == "").with_columns(
        place=col("pick").rank("ordinal").over(*HAND, "phase", "round"), left=col("seen").list.len()
    )
    drafted = picks.group_by("card").agg(drafted=polars.len())
    taken = from_packs.group_by("card").agg(
        pick=col("place").mean(), times=polars.len(), last=(col("left") == 1).mean()
    )
    seen = from_packs.select(card=col("seen")).explode("card").group_by("card").agg(seen=polars.len())
    of_drafted = decks.filter(col("drafted"))
    played = of_drafted.group_by("card").agg(
        played=col("copies").filter(col("part") != "sideboard").sum() / col("copies").sum()
    )
    found = (
        drafted.join(taken, on="card", how="left")
        .join(seen, on="card", how="left")
        .join(played, on="card", how="left")
        .sort("card")
        .collect()
    )
    won = {how: wins(cases.rename({"card": "name"})) for how, cases in ways(picks, of_drafted, games, events).items()}
    for row in found.iter_rows(named=True):
        yield CardFigures(
            row["card"],
            row["drafted"],
            rounded(row["pick"], 2),
            rounded(row["times"] / row["seen"] if row["seen"] else None),
            rounded(row["last"]),
            rounded(row["played"]) or 0.0,
            known=study.known(row["card"]),
            **{how: shares.get(row["card"]) for how, shares in won.items()},
        )


def ways(picks: LazyFrame, decks: LazyFrame, games: LazyFrame, events: LazyFrame) -> dict[str, LazyFrame]:
    """Games of those who had to do with a card in some way, once for each card and player of a game."""
    mine = games.select(*HAND, "won")
    saw = picks.select(*HAND, card=col("seen")).explode("card").drop_nulls()
    here = events.select(*GAME, "player", "card", "kind")
    won = games.select(*GAME, "player", "won")
    return {
        "won": decks.filter(col("part") != "sideboard").select(*HAND, "card").unique().join(mine, on=HAND),
        "owned": decks.select(*HAND, "card").unique().join(mine, on=HAND),
        "seen": saw.unique().join(mine, on=HAND),
        **{
            how: here.filter(col("kind") == kind).drop("kind").unique().join(won, on=(*GAME, "player"))
            for how, kind in (("drawn", "draw"), ("cast", "cast"))
        },
    }


def wins(cases: LazyFrame) -> dict[str, Share]:
    """The share of wins, for each name of which there are games enough to speak of."""
    return {name: found["won"] for name, found in shares_by_night(cases, won=col("won"))}


def rounded(value: float | None, digits: int = 4) -> float | None:
    return None if value is None else round(value, digits)


def grouped(games: LazyFrame, by: polars.Expr) -> Iterable[Group]:
    """Games by what players have in common, those with enough games."""
    shown = games.with_columns(name=by, out=(col("place") == col("place").max().over(*GAME)) & (col("place") > 1))
    for name, found in shares_by_night(shown, won=col("won"), out=col("out")):
        yield Group(name, found["won"], found["out"])


def in_thirds(games: LazyFrame, measure: str, digits: int) -> Iterable[Group]:
    """Games by a number that players' decks have, the lowest third first; each is named by where its numbers lie."""
    counted = games.filter(col(measure).is_not_null())
    third, two_thirds = (counted.select(col(measure).quantile(part)).collect().item() for part in (1 / 3, 2 / 3))
    if third is None or third >= two_thirds:
        return
    low, high = f"{third:.{digits}f}", f"{two_thirds:.{digits}f}"
    names = (f"≤ {low}", f"> {low}, ≤ {high}", f"> {high}")
    third_of = (
        polars.when(col(measure) <= third)
        .then(0)
        .otherwise(polars.when(col(measure) <= two_thirds).then(1).otherwise(2))
    )
    for group in grouped(counted, third_of):
        yield replace(group, name=names[int(group.name)])


MANY = 3
"""Who has so many or more of a kind of card is counted together."""


def by_conspiracies(decks: LazyFrame, games: LazyFrame) -> Iterable[Group]:
    """Games by how many conspiracies their players had brought."""
    brought = decks.filter(col("part") == "conspiracies").group_by(*HAND).agg(had=col("copies").sum())
    yield from by_number(brought, games)


def by_acting_cards(picks: LazyFrame, games: LazyFrame) -> Iterable[Group]:
    """Games by how many of the cards that act during the draft their players had drafted.  (CR 905.2)"""
    drafted = picks.filter(col("card").is_in(list(DRAFT_MATTERS))).group_by(*HAND).agg(had=polars.len())
    yield from by_number(drafted, games)


def by_number(had: LazyFrame, games: LazyFrame) -> Iterable[Group]:
    """Games by how many cards of a kind their players had: as many or more where the name ends with "+"."""
    counted = games.join(had, on=HAND, how="left").with_columns(col("had").fill_null(0))
    if counted.select(col("had").max()).collect().item() == 0:
        return
    name = polars.when(col("had") >= MANY).then(polars.lit(f"{MANY}+")).otherwise(col("had").cast(polars.String))
    yield from grouped(counted, name)


def acting_cards(answers: Answers) -> list[CardFigures]:
    """The cards that act during the draft, those whose drafters won most first.  (CR 905.2)"""
    acting = [card for card in answers.cards if card.card in DRAFT_MATTERS]
    return sorted(acting, key=lambda card: (-card.owned.value if card.owned else 0.0, card.card))


def waiting(games: LazyFrame) -> int | None:
    """How many turns the first to leave waits in the game in the middle; None where nobody left."""
    left = games.filter(col("left") > 0).group_by(GAME).agg(wait=col("turns").first() - col("left").min())
    middle = left.select(col("wait").median()).collect().item()
    return None if middle is None else round(middle)


def phases(picks: LazyFrame, decks: LazyFrame, games: LazyFrame) -> Iterable[Phase]:
    """What came of each phase's cards, where the draft has several."""
    came = picks.group_by(*HAND, "phase", "card").agg(copies=polars.len())
    played = decks.filter(col("drafted") & (col("part") != "sideboard")).group_by(*HAND, "card").agg(
        played=col("copies").sum()
    )  # fmt: skip
    best = games.group_by(*HAND).agg(won=col("won").max() > 0)
    # A card of which a player has copies from two phases counts for both in proportion.
    parts = (
        came.join(played, on=(*HAND, "card"), how="left")
        .join(best, on=HAND)
        .with_columns(
            played=polars.min_horizontal(col("played").fill_null(0) / col("copies").sum().over(*HAND, "card"), 1.0)
            * col("copies")
        )
    )
    sums = parts.group_by("phase", "won").agg(copies=col("copies").sum(), played=col("played").sum()).collect()
    copies: Counter[int] = Counter()
    in_decks: dict[bool, dict[int, float]] = {True: {}, False: {}}
    for phase, won, number, played_here in sums.iter_rows():
        copies[phase] += number
        in_decks[won][phase] = played_here
    if len(copies) < 2:
        return
    hands = int(picks.select(polars.struct(HAND).n_unique()).collect().item())
    for phase, number in sorted(copies.items()):
        winners, others = (in_decks[won].get(phase, 0.0) for won in (True, False))
        yield Phase(
            phase,
            round(number / hands, 2),
            round((winners + others) / number, 4),
            round(winners / sum(in_decks[True].values()), 4),
            round(others / sum(in_decks[False].values()), 4),
        )


def blows(games: LazyFrame, events: LazyFrame) -> tuple[Share | None, Share | None]:
    """How often who dealt the last damage to somebody who then left at 0 life won: for the first to leave, for all."""
    won = games.filter(col("won") > 0).select(*GAME, "player", "won")
    hurt = events.filter(col("kind") == "damage").select(*GAME, col("other").alias("gone"), "number", "player")
    gone = events.filter((col("kind") == "lost") & (col("card") == "life")).select(
        *GAME, col("player").alias("gone"), at="number"
    )
    blow = (
        gone.join(hurt, on=(*GAME, "gone"))
        .filter(col("number") < col("at"))
        .sort("number")
        .group_by(*GAME, "gone", "at", maintain_order=True)
        .agg(player=col("player").last())
        .filter(col("player") != col("gone"))
        .join(won, on=(*GAME, "player"), how="left")
        .with_columns(col("won").fill_null(0.0), first=col("at") == col("at").min().over(*GAME), name=polars.lit(""))
    )
    return wins(blow.filter(col("first"))).get(""), wins(blow).get("")
