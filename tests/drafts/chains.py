"""Chains of phases made by chance, small enough to be drafted often."""

from collections.abc import Sequence

from hypothesis import strategies as st
from msgspec.structs import replace

from entaku.drafts.conspiracy import booster_plan, draft_setup
from entaku.drafts.format_phases import Booster, FormatPhase, Glimpse, OwnBoosters, Solomon, Supreme, Winston
from entaku.drafts.formats import DraftFormat, formatted, needed
from entaku.drafts.setup import CubeCards, DraftSetup
from entaku.drafts.table_plans import (
    AuctionPlan,
    GridPlan,
    HousmanPlan,
    MinesweeperPlan,
    RochesterPlan,
    RotisseriePlan,
    SealedPlan,
    TeamSealedPlan,
    WinchesterPlan,
)
from entaku.kernel.decisions import Answer, Choose, Decision, Option, Split
from entaku.kernel.randomness import Stream, seed_from
from entaku.oracle.printed import PrintedCard
from tests.drafts.pods import known
from tests.drafts.wild import MATTERS

LUCK = st.integers(0, 1 << 30)


def booster_setup(cards: Sequence[str], seats: int, size: int = 15) -> DraftSetup:
    """A booster draft of a cube of these cards, in which each is known."""
    cube = CubeCards("cube", tuple(PrintedCard(card) for card in cards), size)
    facts = [known(name) for name in dict.fromkeys(cards)]
    return draft_setup([f"P{seat}" for seat in range(seats)], (booster_plan(1),), [cube], facts)


def chain(seats: int, *phases: FormatPhase, cards: Sequence[str] | None = None) -> DraftSetup:
    """These phases one after the other; the cube has just the cards they need, named `card 0` and so on."""
    form = DraftFormat(phases)
    names = cards or [f"card {number}" for number in range(needed(form, seats))]
    return formatted(form, booster_setup(names, seats))


small = st.integers(1, 4)
PHASES: dict[str, st.SearchStrategy[FormatPhase]] = {
    "booster": st.builds(
        Booster, rounds=st.integers(1, 2), cards=small, picks=st.integers(1, 2), burns=st.integers(0, 1)
    ),
    "glimpse": st.builds(Glimpse, rounds=st.integers(1, 2), cards=small, burns=st.integers(1, 2)),
    "supreme": st.builds(Supreme, rounds=st.integers(1, 3), cards=small, picks=st.integers(1, 3)),
    "sorting": st.builds(OwnBoosters, rounds=st.integers(1, 2), cards=st.integers(1, 6), solomon=st.integers(0, 3)),
    "solomon": st.builds(Solomon, rounds=st.integers(1, 2), cards=small),
    "winston": st.builds(Winston, rounds=st.integers(1, 2), cards=small, places=st.integers(2, 5), late=st.booleans()),
    "winchester": st.builds(WinchesterPlan, piles=st.integers(2, 5), cards=st.integers(1, 8)),
    "grid": st.builds(GridPlan, grids=st.integers(1, 2), picks=st.integers(1, 2)),
    "rochester": st.builds(RochesterPlan, packs=st.integers(1, 2), cards=small),
    "rotisserie": st.builds(RotisseriePlan, picks=small, cards=st.integers(0, 6)),
    "housman": st.builds(
        HousmanPlan,
        hands=st.integers(1, 2),
        hand=st.integers(1, 3),
        table=st.integers(1, 4),
        exchanges=st.integers(1, 2),
        snake=st.booleans(),
    ),
    "minesweeper": st.builds(
        MinesweeperPlan,
        grids=st.integers(1, 2),
        rows=st.integers(2, 4),
        columns=st.integers(2, 4),
        picks=small,
        shown=st.sampled_from(["corners-and-centre", "corners", "centre", "border"]),
    ),
    "auction": st.builds(
        AuctionPlan,
        packs=st.integers(1, 3),
        cards=small,
        funds=st.integers(1, 12),
        least=st.integers(0, 3),
        price=st.sampled_from(["own", "second"]),
        ties=st.sampled_from(["chance", "more-funds", "less-funds", "more-cards", "fewer-cards"]),
    ),
    "sealed": st.builds(SealedPlan, packs=st.integers(1, 2), cards=small),
    "team-sealed": st.builds(TeamSealedPlan, packs=st.integers(1, 2), cards=small, teams=st.just(2)),
}
"""Each phase, small, with settings by chance."""


SEATS = {"team-sealed": [2, 4]}
"""The numbers of players that a phase can be drafted with, where not every number will do."""


def is_hidden(name: str) -> bool:
    """Whether a card of a wild chain does nothing in the draft."""
    return name.startswith("filler")


@st.composite
def wild_chains(draw: st.DrawFn, least_phases: int = 1) -> DraftSetup:
    """One to three phases for two to four players; a third of the cards do something in the draft."""
    kinds = draw(st.lists(st.sampled_from(sorted(PHASES)), min_size=least_phases, max_size=3))
    form = DraftFormat(tuple(draw(PHASES[kind]) for kind in kinds))
    seats = draw(st.sampled_from(SEATS.get("team-sealed" if "team-sealed" in kinds else "", [2, 3, 4])))
    return wild_setup(form, seats, draw(LUCK))


def wild_setup(form: DraftFormat, seats: int, luck: int) -> DraftSetup:
    """A draft of a format from a cube of which a third works in the draft, with some cards to spare."""
    stream = Stream(seed_from(luck), "table", "wild chain")
    count = needed(form, seats) + stream.below(8)
    names = [f"filler {number}" if stream.below(3) else stream.choose(MATTERS) for number in range(count)]
    base = booster_setup(names, seats, size=3)
    return formatted(form, replace(base, extra=0 if stream.below(2) else None))


def same_answer(decision: Decision, twin: Decision, answer: Answer) -> Answer:
    """What an answer is to the same decision at a table turned round, where keys may be other ones."""
    shape, other = decision.shape, twin.shape
    if not isinstance(shape, Choose | Split) or not isinstance(other, Choose | Split):
        return answer
    twins = dict(zip(keys(shape.options), keys(other.options), strict=True))
    if isinstance(answer, tuple):
        return tuple(
            tuple(int(twins[key]) for key in inner) if isinstance(inner, tuple) else twins[inner] for inner in answer
        )
    assert isinstance(answer, int | str)
    return twins[answer]


def keys(options: tuple[Option, ...]) -> list[int | str]:
    return [option.key for option in options]
